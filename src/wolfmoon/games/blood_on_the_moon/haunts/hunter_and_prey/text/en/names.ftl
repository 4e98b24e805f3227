# Hunter and Prey: name, scene, goals, endings.

haunt-hunter-and-prey = Hunter and Prey
option-haunt-hunter-and-prey = Hunter and Prey
option-haunt-hunter-and-prey-hint = A hidden traitor: Sara, or somebody who hunts her

haunt-hunter-and-prey-heroes-scene = Sara changes slowly, so that you all see how much it hurts. One of you, she says while she still has the mouth for it, has not come for the house but for my skin. Everybody looks at everybody. Then each of you thinks the same: and if she is lying?

haunt-hunter-and-prey-heroes-goal = Find the traitor, and see the traitor dead.
haunt-hunter-and-prey-werewolf-goal = You are the traitor. Make one hero kill another, or outlive them all.
haunt-hunter-and-prey-hunter-goal = You are the traitor. See Sara dead.

haunt-hunter-and-prey-end-werewolf-dead = She dies laughing, and what lies there is no girl and never was one. There was no hunter in this house before tonight. There is one now: all of you.
haunt-hunter-and-prey-end-hunter-dead = The last thing to fall is the silver net. Sara sits beside you for a long time. Then, quite slowly, she begins to change back.
haunt-hunter-and-prey-end-werewolf-wins = They did it for you, one to the other, and thanked you for the warning. It works every time.
haunt-hunter-and-prey-end-hunter-wins = A pelt like this pays for a year. They even helped you carry it to the car.

role-werewolf = evil werewolf
role-hunter = hunter of werewolves
role-hero = hero

action-interrogate = Interrogate
action-interrogate-text = Alone with one other, roll Knowledge against their Sanity. Higher: you see their token. Otherwise one die of Mental damage.
action-reveal = Turn up the 1
action-reveal-text = All your traits are healed and go up 1. From now on everybody knows.
