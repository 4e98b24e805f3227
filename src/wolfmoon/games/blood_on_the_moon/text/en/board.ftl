# Blood on the Moon: the words of the drawn board.

## The house

bm-floors = Floors
bm-floor-upper = Upper
bm-floor-ground = Ground
bm-floor-basement = Basement
bm-choices =
    { $count ->
        [one] { $count } choice here
       *[other] { $count } choices here
    }
bm-doors = doorways { $sides }
bm-open = open doorways { $sides }
bm-leads-to = Leads to the { $tile }
bm-there = There: { $names }
bm-piles = Stack and decks
bm-tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
bm-top-tile = back of the top tile: { $floors }
bm-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
bm-you-saw = Only some have seen it: { $deck }, { $down } from the top
bm-others = The others
bm-on-turn = on turn
bm-next = next
bm-traitor = traitor
bm-no-explorer = no explorer yet
bm-beast = { $kind } { $n }

## The tile in hand

bm-way = Way { $at } of { $count }
bm-of = { $at } of { $count }
bm-turn-left = Turn left
bm-turn-right = Turn right
bm-set-down = Set it down
bm-follows = What follows
bm-haunt-roll = haunt roll
bm-after-tile = after this tile

## Explorers

bm-steps-left =
    { $steps ->
        [0] no steps left
        [one] { $steps } step left
       *[other] { $steps } steps left
    }
bm-track = { $trait } { $value }, slot { $slot } of 8, start slot { $start }
bm-track-next = would be { $value }
bm-trait-now = { $value } now
bm-you-carry = You carry
bm-carries = Carried
bm-you-get = You get
bm-you-give = You give
bm-carries-nothing = nothing yet
bm-used = done this turn
bm-fresh = from your next turn
bm-harm-left = { $left } of { $total } slots left to take
bm-take-it = Take it so
bm-last-roll = The last dice
bm-no-dice = no dice
bm-total = = { $total }
bm-fight = { $by } attacks { $on }
bm-unknown-monster = What it can do stands in a book you do not read.

## The haunt

bm-haunt-at =
    { $dice ->
        [one] haunt at { $least } on { $dice } die
       *[other] haunt at { $least } on { $dice } dice
    }
bm-rising = the haunt begins after this turn
bm-haunt-number = Haunt { $number }
bm-revealed = The haunt is revealed
bm-begun-with = begun with { $card }
bm-scenery = A house under a red moon, and eyes in the dark
bm-parts = Parts
bm-your-book = Your book
bm-book = Book
bm-unknown = Sealed
bm-saw = Seen
bm-you-hero = You are a hero
bm-you-traitor = You are the traitor
bm-you-all = All of you read it
bm-you-are = You are: { $role }
bm-opened = What has been opened
bm-seal-open = seal broken
bm-seal-shut = sealed
bm-seal-read = Now everybody reads it.
bm-open-rule = Rule: { $rule }
bm-order = Turn order
bm-you = you
bm-monsters = monsters
bm-see-house = See the house
bm-open-books = Open the book
bm-seals = Seals of the other book
bm-no-haunt = No book yet
bm-no-haunt-text = When the haunt begins, your own book opens here.
bm-only-you = only you
bm-only-seat = only { $name }

## What a haunt keeps count of

bm-facts = The state of things
bm-nowhere = nowhere yet
bm-fact-silver =
    { $count ->
        [0] No silver weapon yet
        [one] { $count } silver weapon
       *[other] { $count } silver weapons
    }
bm-fact-burned = The silver still burns: Sara will not grow next time
bm-fact-runes = Runes: { $laid } in the house, { $left } set aside
bm-fact-altar = Altar: { $tile }
bm-fact-blood = Blood tokens: { $taken } taken, { $left } left
bm-fact-scores = Scores: heroes { $heroes }, monsters { $monsters }, of { $needed }
bm-fact-idol = Idol: { $tile }
bm-fact-nest = Nest: { $tile }
bm-fact-night = The night: { $now } of { $last }
bm-fact-token = Token of { $trait }: { $tile }
bm-fact-number = Your number is { $number }
bm-fact-known = { $name } has the { $number }
bm-fact-turns = Turns
bm-fact-tiles = Tiles found
bm-fact-omens = Omens drawn
