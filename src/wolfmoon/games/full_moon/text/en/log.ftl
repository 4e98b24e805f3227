# Full Moon: what happened.

moon-takes-hiker = { $seat } leads { $hiker }.
moon-trail-drawn = The pack has drawn a trail of { $steps } steps.
moon-buys-member = { $wolf } joins the pack. { $points } planning points are left.
moon-hour-turn = { $hour }. Turn { $turn }.
moon-night = Night falls, and the pack changes form.
moon-sunrise = The sun rises. The werewolves are human again and lose this turn.
moon-placed = { $wolf } comes out at { $space }.
moon-token-shown = { $hiker } shows the token: { $token }.
moon-turns = { $hiker } becomes a werewolf!
moon-changes-side = { $seat } plays for the pack from now on.
moon-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
moon-drew-secret = { $seat } draws { $cards }.
moon-discards = { $seat } discards { $cards }.
moon-determination = { $hiker } gains { $amount } Determination and has { $now }.
moon-determination-lost = { $hiker } loses { $amount } Determination above the limit.
moon-pays = { $hiker } pays { $amount } Determination.
moon-wildcard = { $seat } plays a Wildcard for { $hiker }.
moon-uses = { $hiker } uses { $item }.
moon-gives = { $giver } gives { $item } to { $hiker }.
moon-cleansed = { $hiker } takes the cure and is rid of the token.
moon-looked = The token of { $hiker }: { $token }.
moon-speaks-up = { $seat } speaks up.
moon-call-dropped = What you asked for is not possible any more.
moon-revealed = { $hiker }: { $card }.
moon-named = { $hiker } will { $action }.
moon-rolls = { $hiker } rolls { $faces }.
moon-clue-trail = { $hiker } asks about side { $side } of { $space } with a { $spent }: trail.
moon-clue-near = { $hiker } asks about side { $side } of { $space } with a { $spent }: near.
moon-clue-nothing = { $hiker } asks about side { $side } of { $space } with a { $spent }: nothing.
moon-track = { $hiker } reads the Trail on { $space }: it crosses { $sides }.
moon-track-none = { $hiker } reads the Trail on { $space }: there is none.
moon-finds =
    { $count ->
        [0] { $hiker } finds nothing on { $space }.
        [one] { $hiker } finds something on { $space }.
       *[other] { $hiker } finds { $count } things on { $space }.
    }
moon-found = { $hiker } finds: { $item }.
moon-keeps = { $item } goes to { $hiker }.
moon-loses-item = { $hiker } loses { $item }.
moon-wolfdog-dies = The Wolfdog dies for { $hiker }.
moon-trapped = { $hiker } is caught in a Trap.
moon-released = { $hiker } is out of the Trap.
moon-freed = { $hiker } frees { $hostage }.
moon-exits = The exits are { $spaces }.
moon-declares = { $hiker } sets out in direction { $way }.
moon-fells = { $hiker } fells the barrier on side { $way }.
moon-enters = { $hiker } comes to { $space }.
moon-uncovered = { $space }: { $hexagon }.
moon-lair = { $hiker } finds the Lair on { $space }!
moon-no-lair = { $hiker } follows the trail to { $space }: the Lair is not here.
moon-leaves = { $hiker } leaves the forest!
moon-life-gained = { $hiker } regains { $amount } Life and has { $life }.
moon-life-lost = { $hiker } loses { $amount } Life and has { $life }.
moon-calm-gained = { $hiker } regains { $amount } Calm and has { $calm }.
moon-calm-lost = { $hiker } loses { $amount } Calm and has { $calm }.
moon-scared = { $hiker } is Scared, with { $calm } red Calm.
moon-panic = { $hiker } panics and runs in direction { $way }.
moon-panic-edge = { $hiker } panics: direction { $way } leads out of the forest, the die is rolled again.
moon-panic-stays = { $hiker } panics but cannot get away in direction { $way }.
moon-terror-ends = { $hiker } is not terrified any more.
moon-dies = { $hiker } dies.
moon-alert = { $hiker } is alert.
moon-hides = { $hiker } hides.
moon-income = The pack gains { $gained } planning points and has { $points }.
moon-wolves-move = { $wolves } go to { $space }.
moon-sniff-found = The pack sniffs on { $space }: { $faces }. It has found them.
moon-sniff-lost = The pack sniffs on { $space }: { $faces }. It finds nobody.
moon-bought =
    { $count ->
        [one] The pack takes a pack card.
       *[other] The pack takes { $count } pack cards.
    }
moon-bought-secret = The pack takes { $cards }.
moon-plays-pack-card = The pack plays { $card }.
moon-discards-pack-cards = The pack discards { $cards }.
moon-stops = { $hiker } stops { $card }.
moon-howl = Howls gather on { $space }: three more wolf icons.
moon-rooted = Roots hold { $hiker }.
moon-healed = { $wolf } is fit again.
moon-fury = { $wolf } rages: 3 more.
moon-tree = A Tree Barrier grows on { $space }, side { $side }.
moon-moon =
    { $count ->
        [one] The pack takes a hexagon from the bag and looks at it.
       *[other] The pack takes { $count } hexagons from the bag and looks at them.
    }
moon-moon-secret = The pack takes from the bag: { $hexagons }.
moon-removed-none = The pack removes none of them.
moon-removed-one = The pack removes one of them from the game.
moon-pile =
    { $count ->
        [one] Mother Moon’s pile has a hexagon.
       *[other] Mother Moon’s pile has { $count } hexagons.
    }
moon-attack = { $wolves } attack on { $space }.
moon-target = { $wolf } goes for { $hiker }.
moon-steps-in = { $hiker } draws { $wolf } away from { $whom }.
moon-takes-up = { $hiker } takes up { $item }.
moon-convert-strength = { $wolf } fights with { $value } this time.
moon-wolf-card = { $wolf } takes { $card }.
moon-hiker-card = { $hiker } takes { $card }.
moon-wolf-stands = { $wolf } stands at { $total }.
moon-hiker-stands = { $hiker } stands at { $total }.
moon-wolf-saved = { $wolf } is up again.
moon-hiker-saved = { $hiker } gets across the ravine.
moon-compared = { $wolf } has { $wolf_total }, { $hiker } has { $hiker_total }.
moon-bitten = { $hiker } takes an infection token, face down.
moon-called = The pack listens to the blood of { $hiker } instead of biting.
moon-wounded = { $wolf } is wounded.
moon-withdraws = { $wolf } withdraws.
moon-killed = { $wolf } is dead!
