# House of Darkness: name, scenes, goals, endings.

haunt-house-of-darkness = House of Darkness
option-haunt-house-of-darkness = House of Darkness
option-haunt-house-of-darkness-hint = One of you serves a vampire who is after Sara

haunt-house-of-darkness-heroes-scene = Sara is a heap of fur and teeth now, and she is talking to you quite calmly. Something old sleeps in this house, she says, turning the pages of a worn book, and it wakes thirsty. It would begin with her and not end with her. There is holy ground to be made, and not much night left.
haunt-house-of-darkness-traitor-scene = You were promised that you would never grow old, and asked for one thing: a throat with the moon in it. Now you have seen her change. You feel him in the room before you turn round. The others need not come to harm. They need only stand aside.

haunt-house-of-darkness-heroes-goal = Consecrate the house, raise an altar, and beat the vampire there. Keep Sara alive.
haunt-house-of-darkness-traitor-goal = See Sara dead.

haunt-house-of-darkness-end-heroes = Light runs up the altar. Where the vampire stood is a drift of dust. Sara shuts her book and offers you a paw, and you find that you have a few questions.
haunt-house-of-darkness-end-traitor = He lifts his head, with a little moon in each eye. He keeps his promise. You will have all the time in the world to think of your friends.

monster-master-vampire = Master Vampire
monster-master-vampire-text = Stronger with every drop of blood it is given.

action-consecrate = Consecrate
action-consecrate-text = On a tile with an omen symbol and no rune, roll Knowledge. 3+: a rune is put here.
action-altar = Prepare the altar
action-altar-text = On a consecrated tile, when all runes are laid, roll Sanity. 4+: the altar comes here. 0–3: one die of Mental damage.
action-share = Share the feast
action-share-text = On the vampire’s tile, give up a blood token to heal all your traits.
