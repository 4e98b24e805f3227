# Blood on the Moon: what happened.

blood-explorer = { $seat } is { $explorer }.
blood-is-sara = { $seat } is Sara.
blood-first = { $seat } begins.
blood-turn = { $seat } is on turn.
blood-moved =
    { $left ->
        [0] { $seat } goes to the { $tile }. No steps left.
        [one] { $seat } goes to the { $tile }. { $left } step left.
       *[other] { $seat } goes to the { $tile }. { $left } steps left.
    }
blood-put = { $who } is now on the { $tile }.
blood-found = { $seat } finds the { $tile }.
blood-holy = { $seat } turns away from the { $tile }; it is buried.
blood-laid = { $seat } stands in the { $tile }, { $floor }.
blood-tile-turned = The next tile is the { $tile }.
blood-tile-placed = { $seat } puts the { $tile } down, { $floor }.
blood-lift = The elevator stops: { $floor }.
blood-lift-stays = The elevator groans and stays.
blood-obstacle = An Obstacle token lies on the { $tile }.
blood-blessing = The Blessing token lies on the { $tile }.
blood-passage = A secret passage opens on the { $tile }.

blood-drew-event = { $seat } draws an event: { $card }.
blood-took = { $seat } gets { $card }.
blood-turned-up = { $card } is turned up and buried.
blood-buried = { $seat } buries { $card }.
blood-deck-empty = { $deck }: nothing left to draw.
blood-nothing = Nothing happens.
blood-used = { $seat } uses { $card }.
blood-extra-turn = { $seat } will take another turn.
blood-declined = { $seat } declines the trade with { $to }.
blood-traded = { $seat } gives { $other } { $give } and gets { $take }.
blood-gave = { $seat } gives { $to } { $card }.
blood-looted = { $seat } takes { $card } from the body of { $corpse }.
blood-looked = { $seat } looks at { $count } cards.
blood-looked-secret = { $seat } looks at { $cards }.

blood-rolled =
    { $points ->
        [0] { $who } rolls { $trait }: { $dice }, { $total } in all.
       *[other] { $who } rolls { $trait }: { $dice } and { $points } more, { $total } in all.
    }
blood-rolled-dice = { $who } rolls { $dice }: { $total }.
blood-foot = { $seat } rolls a die with { $face } again: { $new }.
blood-again = { $seat } rolls again with { $card }: { $dice }.
blood-gained =
    { $slots ->
        [one] { $seat }: { $trait } goes up 1 slot, to { $now }.
       *[other] { $seat }: { $trait } goes up { $slots } slots, to { $now }.
    }
blood-lost =
    { $slots ->
        [one] { $seat }: { $trait } goes down 1 slot, to { $now }.
       *[other] { $seat }: { $trait } goes down { $slots } slots, to { $now }.
    }
blood-damage = { $seat } takes { $amount } { $kind } damage.
blood-lessened = { $seat } takes { $amount } less.
blood-brooch = { $seat } turns it into { $kind } damage.
blood-skull-saves = The Skull laughs: { $seat } lives on, barely.
blood-died = { $seat } dies.

blood-no-haunt = { $total }: no haunt yet.
blood-haunt-comes = { $seat } has woken the house with { $card }. The haunt begins after this turn.
blood-omen-exchanged = { $seat } puts { $card } back and holds { $other } instead.
blood-turned = The board of { $seat } is turned: { $form }.
blood-haunt = { $card } begins the haunt: { $haunt }.
blood-traitor = { $seat } is the traitor.
blood-page-opens = { $book }: a seal opens, “{ $seal }”.
blood-monsters-turn = It is the monsters’ turn.
blood-beast = { $kind } { $n }
blood-appears = On the { $tile } appears: { $kind }.
blood-gets-up = { $who } gets up.
blood-monster-moved = { $who } goes to the { $tile }.
blood-stunned = { $who } lies stunned.

blood-attacks = { $who } attacks { $on }.
blood-attacks-with = { $who } attacks { $on } with { $card }.
blood-tie = Both are equal; nothing happens.

blood-rune = A rune lies on { $card } now.
blood-no-growth = The silver still burns: { $seat } does not grow.
blood-burned = Silver burns { $seat }, who will not grow next time.
blood-runes-aside = { $count } runes are set aside.
blood-blood-aside = { $count } blood tokens are set aside.
blood-token-laid = { $seat } puts down the { $token }: { $tile }.
blood-shares =
    { $count ->
        [one] { $seat } gives up a blood token and is whole again.
       *[other] { $seat } gives up { $count } blood tokens and is whole again.
    }
blood-feeds =
    { $count ->
        [one] The vampire drinks from { $seat }: 1 blood token, { $now } by now.
       *[other] The vampire drinks from { $seat }: { $count } blood tokens, { $now } by now.
    }
blood-nest = The nest lies on the { $tile }.
blood-scores-needed = { $count } scores decide it.
blood-spirits = { $count } spirits gather: { $tile }.
blood-out-of-game = { $card } is out of the game.
blood-idol-taken = { $who } has the idol.
blood-idol-lies = The idol lies on the { $tile }.
blood-idol-kept = { $who } holds on to the idol.
blood-scores = { $who } scores: { $heroes } to { $monsters }.
blood-cheered =
    { $count ->
        [one] One spirit cheers it on: { $steps } steps.
       *[other] { $count } spirits cheer it on: { $steps } steps.
    }
blood-numbers-dealt = { $count } number tokens are dealt face down.
blood-number-secret = Your number is { $number }.
blood-number = The number of { $seat } is { $number }.
blood-interrogated = { $seat } has seen the number of { $other }.
blood-reveals = { $seat } turns up the 1: the traitor.
blood-trait-tokens = The trait tokens: { $traits }.
blood-timeline = The night: { $now } of { $last }.
blood-prepared = { $seat } puts the token of { $trait } down: { $tile }.
