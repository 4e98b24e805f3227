# What is quick to say in the chat of this game.
phrase-follow-me = Follow me!
phrase-wait-for-me = Wait for me.
phrase-run = Run!
phrase-hide = Let us hide.
phrase-help-me = Help me!
phrase-beware = Beware of { $thing }!
