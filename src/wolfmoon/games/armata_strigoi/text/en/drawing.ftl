# What only the table as text says (drawing.py). Numbers stand beside signs: ⚔ strength, ⇢ steps, ♥ Wounds.

armata-drawing-blood = Altar { $blood }, { $needed } to strike · Inferno { $inferno } of { $lost }
armata-drawing-strigoi = { $wounds } of { $existence } Wounds, ⚔{ $strength }, deals { $damage }
armata-drawing-sees = sees { $name }
armata-drawing-room = { $room }: { $things }
armata-drawing-platform = { $platform }, A to the { $direction }
armata-drawing-fallen = { $platform } has fallen
armata-drawing-flat = the flat room
armata-drawing-ladder = { $ladder } in the { $direction }
armata-drawing-open = open marks: { $spaces }
armata-drawing-stacks = Stacks
armata-drawing-stack = { $colour ->
        [red] Red Encounters
       *[grey] Grey Encounters
    }: { $left } left
armata-drawing-rewards = Reward cards: { $left } left, Reward tokens: { $tokens } left
armata-drawing-curse = If nobody is attacked: the { $strigoi } to { $room }
armata-drawing-letters = Where a letter sends them
armata-drawing-hands = { $actions } cards, { $rewards } rewards
armata-drawing-known = In the hand of { $name }: { $cards }
