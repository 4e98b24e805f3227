# Full Moon: how the game ends, and why each seat has won or lost.

moon-end-escape = Somebody has come out of the forest alive and human.
moon-end-pack-dead = The last werewolf is dead.
moon-end-pack = Nobody has left the forest, and the pack has grown.
moon-end-nobody = Nobody has left the forest, and nobody has joined the pack.
moon-end-hunters-fallen = No hunter in human form is left.

moon-why-hikers-won = The hikers have reached their goal.
moon-why-hikers-lost = The hikers have not reached their goal.
moon-why-pack-won = The pack has reached its goal.
moon-why-pack-lost = The pack has not reached its goal.
moon-why-convert-won = You turned, and your new family has reached its goal.
moon-why-convert-lost = You turned, and your new family has not reached its goal.
