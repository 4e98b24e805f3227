# Blood on the Moon: what is asked, and what can be answered.

blood-ask-explorer = Who are you tonight?
blood-ask-act =
    { $steps ->
        [0] Your turn. You have no steps left.
        [one] Your turn. You have { $steps } step left.
       *[other] Your turn. You have { $steps } steps left.
    }
blood-ask-turn = How does the { $tile } lie?
blood-ask-doorway = Behind which doorway does the { $tile } go?
blood-ask-holy = You found the { $tile }. Keep it, or bury it and look for another?
blood-ask-ride = Ride the elevator?
blood-ask-lift = Where does the elevator stop?
blood-ask-event-or-not = There is an event here. Do you want it?
blood-ask-event = { $card }: do you want to go on?
blood-ask-give = { $card }: which item do you bury?
blood-ask-trait-to-roll = { $card }: which trait do you roll?
blood-ask-manner = How do you roll { $trait }?
blood-ask-again = You rolled { $dice }, in all { $total }. Roll again?
blood-ask-brooch = You take { $amount } { $kind } damage. Turn it into General damage?
blood-ask-damage =
    { $amount ->
        [one] Which trait goes down by { $amount } slot?
       *[other] Which traits go down, by { $amount } slots in all?
    }
blood-ask-deadly = This would bring a clip to the skull. Do it all the same?
blood-ask-gain = Which trait goes up by 1 slot?
blood-ask-put = Where do you put yourself?
blood-ask-passage = Where does the other end of the passage come out?
blood-ask-shift = Where does { $who } go?
blood-ask-kit = Whose critical traits do you heal?
blood-ask-give-away = What do you give { $seat }?
blood-ask-want = What do you want from { $seat }?
blood-ask-agree = { $seat } offers { $give } for { $take }. Agreed?
blood-ask-loot = What do you take from { $seat }?
blood-ask-weapon = How do you attack { $who }?
blood-ask-dynamite = Where do you throw it?
blood-ask-ready = Read your book. Ready?
blood-ask-lead = What does the { $kind } do?
blood-ask-search = Which card do you keep?
blood-ask-mist = The vampire turns to mist. Where does it gather again?
blood-ask-farthest = Which of the farthest tiles?
blood-ask-towards = Several ways are equally good. Which one?
blood-ask-order = In which order do they go?
blood-ask-met = Whom does { $who } meet?
blood-ask-order-reveal = In your own turn, if nothing else would save you: show your number rather than die? It works for the traitor alone.
blood-ask-reveal = Your turn begins. Do you show your number?
blood-ask-token = Which trait token?

blood-option-explorer = { $explorer }
blood-option-tile = { $tile }
blood-option-trait = { $trait }
blood-option-seat = { $seat }
blood-option-card = { $card }
blood-option-token = the { $token }
blood-option-beast = { $who }, { $tile }
blood-option-yes = Yes
blood-option-no = No
blood-option-ready = Ready
blood-option-move =
    { $cost ->
        [one] Go to the { $tile }
       *[other] Go to the { $tile } ({ $cost } steps)
    }
blood-option-discover =
    { $cost ->
        [one] Open the door to the { $side }
       *[other] Open the door to the { $side } ({ $cost } steps)
    }
blood-option-wall =
    { $cost ->
        [one] Through the wall to the { $tile }
       *[other] Through the wall to the { $tile } ({ $cost } steps)
    }
blood-option-attack = Attack { $who }
blood-option-use = Use { $card }
blood-option-trade = Trade with { $seat }
blood-option-dog = Send the Dog to { $seat } to trade
blood-option-loot = Search the body of { $seat }
blood-option-end = End your turn
blood-option-keep-tile = Keep it
blood-option-bury-tile = Bury it
blood-option-doorway = { $tile }, { $side }
blood-option-turn = Doorways { $doors }
blood-option-ride = Ride
blood-option-stay = Stay
blood-option-draw = Draw it
blood-option-skip = Leave it
blood-option-go-on = Go on
blood-option-leave = Leave it
blood-option-roll =
    { $dice ->
        [one] Roll { $trait }: { $dice } die
       *[other] Roll { $trait }: { $dice } dice
    }
blood-option-roll-light = Roll { $trait } by flashlight: { $dice } dice
blood-option-feather = The Feather says { $number }
blood-option-foot = Rabbit’s Foot: a die with { $face } again
blood-option-coin =
    { $count ->
        [one] Lucky Coin: the blank again
       *[other] Lucky Coin: all { $count } blanks again
    }
blood-option-doll = Creepy Doll: all dice again, and lose 1 Sanity
blood-option-unarmed = With bare hands
blood-option-go = { $who } to the { $tile }
blood-option-bite = { $who } attacks { $seat }
blood-option-done = That is all
blood-option-wait = Keep it to yourself
blood-option-order-yes = Yes, show it rather than die
blood-option-order-no = No, take it to the grave
blood-call-order-yes = Change your order: rather than die, show your number
blood-call-order-no = Change your order: do not show your number, even to live

blood-pass-keep = Keep the dice
blood-pass-give = Bury nothing
blood-pass-gain = No trait

blood-hint-values = Might { $might }, Speed { $speed }, Knowledge { $knowledge }, Sanity { $sanity }
blood-hint-weapon = Both roll { $trait }
blood-hint-odds =
    { $points ->
        [0] { $trait }, { $dice } dice: { $least } or more in { $percent } of 100
       *[other] { $trait }, { $dice } dice and { $points } more: { $least } or more in { $percent } of 100
    }
blood-hint-critical =
    { $count ->
        [0] nothing critical
        [one] { $count } critical trait
       *[other] { $count } critical traits
    }

blood-barred-steps = Not enough steps left.
blood-barred-no-tile = The stack has no tile for this floor.
blood-barred-used = Already done this turn.
blood-barred-fresh = You did not have this when your turn began.
blood-barred-no-haunt = Not before a haunt has begun.
blood-barred-alone = Nobody else is here.
blood-barred-symbol = The tile does not bear the symbol for it.
blood-barred-rune = A rune lies here already.
blood-barred-runes-left = Not all runes lie in the house yet.
blood-barred-not-consecrated = This tile is not consecrated.
blood-barred-vampire = The vampire is not here.
blood-barred-no-blood = There is no blood token to give up.
blood-barred-altar = The altar is not here.
blood-barred-idol = The idol is not here.
blood-barred-not-alone = You must be alone with one other, and not with Sara.
blood-barred-no-1 = Only the one with the 1 can do this.
blood-barred-no-token = No trait token is left.
blood-barred-token = A trait token lies here already.
blood-barred-book-or-mask = You need the Book or the Mask.
blood-barred-sara = Sara is not here.
blood-barred-wolf = Not while Sara is a werewolf.

trade-nothing = nothing
