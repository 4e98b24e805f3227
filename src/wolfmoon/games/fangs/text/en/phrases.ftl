# What is quick to say in the chat of this game.
phrase-suspect = I do not trust { $thing }.
phrase-trust = I trust { $thing }.
phrase-watch-me = Watch what I do.
phrase-leave-me = I am no danger to you.
phrase-help-me = Help me!
