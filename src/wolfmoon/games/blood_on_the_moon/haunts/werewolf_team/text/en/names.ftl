# Werewolf Team: name, scene, goals, endings.

haunt-werewolf-team = Werewolf Team
option-haunt-werewolf-team = Werewolf Team
option-haunt-werewolf-team-hint = All together against a ghost, for points

haunt-werewolf-team-heroes-scene = Sara reads aloud, and for once her book has good news: there is a trial that frees her, and this is the place for it. The Idol grows light in your hands, then green, then it is gone. All along the walls sit the dead, row above row, stamping their feet. Over their heads, in pale fire, stands the score, and it is nothing to nothing.

haunt-werewolf-team-heroes-goal = Carry the idol to the altar often enough, before the ghost has carried it to its nest as often.
haunt-werewolf-team-monsters-goal = The ghost carries the idol to its nest.

haunt-werewolf-team-end-heroes = The last point falls, and the dead are on their feet. Sara looks at her paws, and they are hers to keep or to put away. Nobody goes home before the team photograph.
haunt-werewolf-team-end-monsters = The fire on the wall goes out, and the stands are empty without a sound. Next season, says somebody very cold, and locks the door.
haunt-werewolf-team-end-dead = There is nobody left to carry it. The dead move up a little on their benches and make room.

monster-ghost = ghost
monster-ghost-text = Wants the idol, and its nest.
monster-spirit = spirit
monster-spirit-text = Gets in your way, and carries you off if it can.
monster-spirits =
    { $count ->
        [one] { $count } spirit
       *[other] { $count } spirits
    }

action-take = Take the idol
action-take-text = Off the floor, out of a friend’s hands, or from under the ghost’s nose: then roll Might against its Speed.
action-score = Score
action-score-text = With the idol on the altar’s tile: one for the heroes.
