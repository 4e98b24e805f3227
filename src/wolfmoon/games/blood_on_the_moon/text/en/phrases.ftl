# What is quick to say in the chat of this game.
phrase-stay-together = Let us stay together.
phrase-wait-for-me = Wait for me.
phrase-come-here = Come to me!
phrase-help-me = Help me!
phrase-beware = Beware of { $thing }!
