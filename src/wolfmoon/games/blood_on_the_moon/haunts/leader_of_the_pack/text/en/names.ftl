# Leader of the Pack: name, scenes, goals, endings.

haunt-leader-of-the-pack = Leader of the Pack
option-haunt-leader-of-the-pack = Leader of the Pack
option-haunt-leader-of-the-pack-hint = Sara hunts, and has brought friends

haunt-leader-of-the-pack-heroes-scene = The clouds let go of the moon and Sara stops laughing. Something answers from the garden, then from right behind you. She was never lost in this house. She was waiting for the others.
haunt-leader-of-the-pack-traitor-scene = One sandwich was never a meal. When the clouds part it all comes back: the smell of warm rooms, the running, the others. They are in the garden already, thin and patient. You open the door.

haunt-leader-of-the-pack-heroes-goal = Kill Sara. When she falls, the pack breaks and you all win.
haunt-leader-of-the-pack-traitor-goal = Leave no hero alive.

haunt-leader-of-the-pack-end-heroes = Sara falls. The wolves look at her, at you, at the moon, and leave by the windows. You hum all the way home and cannot say what tune it is.
haunt-leader-of-the-pack-end-traitor = The house is quiet and the pack is full. There will be another moon, and other people who like old houses.

monster-wolf = wolf
monster-wolf-text = Whom it has damaged it drags one tile away.
monster-wolves =
    { $count ->
        [one] { $count } wolf
       *[other] { $count } wolves
    }

action-search = Search for silver
action-search-text = On a tile with an item or an omen symbol, roll Knowledge. 3+: look at four cards of that deck in secret and keep one; a weapon gets a rune.
state-silver = silver
state-silver-text = Two extra dice against Sara, and she does not grow in her next turn.
