# Full Moon: the board's own words.

moon-board-hour = { $hour } · turn { $turn }
moon-board-before = Before the game
moon-board-phase-setup = Set-up
moon-board-phase-hour = The hour strikes
moon-board-phase-humans = Humans’ phase
moon-board-phase-wolves = Werewolves’ phase
moon-board-phase-end = End of the turn
moon-board-phase-over = It is over

## The map

moon-board-map = The forest. Arrow keys go from space to space, plus and minus zoom.
moon-board-space = { $space }, { $ground }
moon-board-items-left = { $left } of { $of } items left
moon-board-wolf-icons =
    { $count ->
        [one] { $count } wolf icon
       *[other] { $count } wolf icons
    }
moon-board-calm-cost = costs { $cost } Calm
moon-board-rose = Compass: 1 north, 2 northeast, 3 southeast, 4 south, 5 southwest, 6 northwest
moon-board-key = Key
moon-board-key-trail = trail
moon-board-key-sure = certain
moon-board-key-near = near
moon-board-key-no = nothing
moon-board-key-item = item
moon-board-key-wolf = wolf
moon-board-key-calm = Calm cost
moon-board-zoom-in = Zoom in
moon-board-zoom-out = Zoom out
moon-board-whole = Back to the whole view
moon-board-small-map = The whole forest; the frame shows the part in view
moon-board-clue-trail = Trail: it crosses side { $side } of { $space }
moon-board-clue-sure = Certain: every fitting trail crosses side { $side } of { $space }
moon-board-clue-near = Near: the trail crosses a side beside { $side } of { $space }
moon-board-clue-no = Nothing on side { $side } of { $space }
moon-board-barrier = Tree Barrier on side { $side } of { $space }
moon-board-lair-chance = { $space }: { $share } % of the fitting trails end here
moon-board-trail-is = The secret trail: { $spaces }
moon-board-trail-so-far = The trail so far: { $spaces }
moon-board-secret = Your secret trail, 1 to { $steps }. Hikers do not see it.
moon-board-drawing =
    { $steps ->
        [0] Draw your trail: choose the first step. Hikers do not see it.
       *[other] Your trail, { $steps } steps so far. Hikers do not see it.
    }
moon-board-roll-explore = { $who } explores
moon-board-roll-search = { $who } searches
moon-board-roll-sniff = The pack sniffs
moon-board-die = a die shows { $face }
moon-board-clue-line = Side { $side }: { $answer }
moon-board-answer-trail = the trail crosses it
moon-board-answer-only = the trail crosses no other side here
moon-board-answer-near = the trail crosses a side beside it
moon-board-answer-nothing = nothing
moon-board-answer-none = no trail at all
moon-board-answer-no-lair = the Lair is not here
moon-board-left-of = { $left } of { $of } left
moon-board-sniff-dice =
    { $dice ->
        [one] The pack would sniff here with { $dice } die.
       *[other] The pack would sniff here with { $dice } dice.
    }

## Sheets and hands

moon-board-only-you = only you see it
moon-board-only-seat = only { $name } saw it
moon-board-own-hikers =
    { $count ->
        [one] Your hiker
       *[other] Your hikers
    }
moon-board-hikers-of =
    { $count ->
        [one] Hiker
       *[other] Hikers
    }
moon-board-everybody = Everybody in the forest
moon-board-hostages = Hostages
moon-board-pack-of = The pack of { $name }
moon-board-points = { $points } points, { $cards } pack cards
moon-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
moon-board-items = Items
moon-board-items-of = Items of { $name }: { $items }
moon-board-pick-card = Pick a card for { $name }
moon-board-face-down = face down
moon-board-turned-up = turned up
moon-board-heading = goes in direction { $way }
moon-board-life-of = Life { $now } of { $of }
moon-board-calm-green-of = Calm { $now } of { $of }
moon-board-calm-red-of = red Calm { $now } of { $of }
moon-board-hiker-small = Strength { $strength } · Life { $life } · Calm { $calm }
moon-board-hiker-full = Strength { $strength }, Dexterity { $dexterity }, Life { $life }, Calm { $calm }
moon-board-hand = Your hand
moon-board-hand-of = Hand
moon-board-laid = Face down:
moon-board-pack-hand = Pack hand
moon-board-no-pack-cards = No pack card yet.
moon-board-moon-seen = Seen by the moon
moon-board-fit = fit
moon-board-wounded-cannot = wounded, cannot attack
moon-board-every-combat = every combat
moon-board-costs = costs { $price }

## Trail aid

moon-board-aid = Trail aid
moon-board-of-trails =
    { $fits ->
        [one] of { $of } trails still fits the clues
       *[other] of { $of } trails still fit the clues
    }
moon-board-certain-sides = Certain sides
moon-board-lair-chances = Lair chances
moon-board-ruled-out = Sides ruled out
moon-board-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
moon-board-must-cross =
    { $count ->
        [one] Side { $sides } of { $space } must be crossed: no fitting trail avoids it.
       *[other] Sides { $sides } of { $space } must be crossed: no fitting trail avoids them.
    }

## Combat

moon-board-combat-on = Combat on { $space }
moon-board-combat-round = Round { $round }
moon-board-stage-target = Who attacks whom
moon-board-stage-cut-off = May anybody step in?
moon-board-stage-step-in = Who steps in
moon-board-stage-weapon = Weapons
moon-board-no-target = no target yet
moon-board-order = Order of the round
moon-board-fights = Fights
moon-board-show-forest = The forest
moon-board-back-to-fight = Back to the fight
moon-board-fighter = { $name }, total { $total }
moon-board-shields = stepped in for { $name }
moon-board-behind = { $name } is { $by } behind
moon-board-ahead = { $name } is { $by } ahead
moon-board-level = Level
moon-board-other = other
moon-board-stands = Stands at { $total }
moon-board-tripped = Tripped: total 0
moon-board-draws-now = On turn now
moon-board-fights-on = Fights on
moon-board-next-card = next card
moon-board-does-none = nothing
moon-board-does-trip = total 0
moon-board-does-ravine = must stand
moon-board-does-full-moon = a price
moon-board-does-silver-bullet = silver
moon-board-end-bitten = The hiker is bitten
moon-board-end-beaten = The werewolf is beaten
moon-board-end-killed = The werewolf is dead
moon-board-end-tie = A tie: nothing happens
moon-board-end-called = The pack has listened to the blood
moon-board-end-nothing = Nothing comes of it
moon-board-stakes = What is at stake
moon-board-wins = { $hiker } wins
moon-board-loses = { $hiker } loses
moon-board-stake-win = { $wolf } is wounded; { $calm } Calm and { $determination } Determination gained.
moon-board-stake-kill = { $wolf } dies; { $calm } Calm and { $determination } Determination gained.
moon-board-stake-lose = { $life } Life lost, and an infection token.
moon-board-odds = Of { $of } cards left { $win } win, { $tie } tie, { $on } let the fight go on, { $held } hold, { $lose } lose
moon-board-odds-lead =
    { $of ->
        [one] One card is left in the combat deck. The next one would:
       *[other] { $of } cards are left in the combat deck. The next one would:
    }
moon-board-odds-win = Win
moon-board-odds-tie = Tie
moon-board-odds-on = Go on
moon-board-odds-held = Hold
moon-board-odds-lose = Lose
moon-board-draw-odds = { $win } of { $of } win
moon-board-draw-left = { $left } cards left
moon-board-totals = { $own } against { $other }

## The end

moon-board-alive = still in the forest
moon-board-turns = turns
moon-board-escaped = escaped
moon-board-turned = turned
moon-board-dead = dead
moon-board-slain = werewolves slain
