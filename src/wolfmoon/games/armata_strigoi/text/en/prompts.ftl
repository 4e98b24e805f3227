# Armata Strigoi: what is asked, what can be answered, and why something cannot.

## Setting up

armata-ask-room = Which room do you lay?
armata-ask-place = Where does { $room } lie?
armata-ask-room-turn = How far do you turn { $room }?
armata-ask-lay-platform = Which platform do you lay?
armata-ask-platform-room = In which room does { $platform } lie?
armata-ask-platform-turn = How far do you turn { $platform }?
armata-ask-ladder = Where do you lean your ladder?
armata-ask-wolf = Which wolf are you?
armata-option-place = Place { $where }
armata-option-place-beside = { $direction } of { $room }
armata-option-lay-platform = { $platform }
armata-option-edge = { $room }, { $direction }
armata-option-wolf = { $wolf }

## Choosing a card

armata-ask-card = Choose your card in secret.
armata-ask-keep = The backs tell something. Keep your card, or take another?
armata-option-action = { $card }: initiative { $initiative }, strength { $strength }, movement { $movement }, letter { $letter }
armata-option-keep = Keep my card

## A turn

armata-ask-turn-moves =
    { $steps ->
        [0] Your turn: no steps left. What do you do?
        [one] Your turn: one step left. What do you do?
       *[other] Your turn: { $steps } steps left. What do you do?
    }
armata-ask-turn-fought = You have fought. What else, before a Strigoi moves?
armata-option-walk =
    { $steps ->
        [one] Walk to { $space }, one step
       *[other] Walk to { $space }, { $steps } steps
    }
armata-option-past = Steal past the { $strigoi }
armata-option-melee = Attack the { $strigoi }, tooth and claw
armata-option-ranged = Attack the { $strigoi } from afar
armata-option-into = Run into the { $strigoi } and fight
armata-option-leap = Leap
armata-option-pack = Join the pack
armata-option-heal = Heal
armata-option-mechanics = Turn a platform
armata-option-retrieval = Take a Reward card back
armata-option-recovery = Take my discard pile back
armata-option-gates-of-hell = Open the Gates of Hell
armata-option-rebel-retrieval = Nighttime Rebel: take a Reward card back
armata-option-rebel-draw = Nighttime Rebel: draw a Reward card and lose this one
armata-option-trade = Trade with { $seat }
armata-option-end = End my turn

armata-ask-leap = Where do you leap?
armata-ask-pack = Where do you appear?
armata-ask-platform = Which platform do you turn?
armata-ask-turn = How far do you turn it?
armata-ask-retrieval = Which Reward card do you take back?
armata-ask-counter = Which counter do you give back?
armata-ask-stealth-past = What gives you the Stealth?
armata-ask-landing = Where do you come out?
armata-option-space = { $space }
armata-option-room = { $room }
armata-option-platform = The platform in { $room }
armata-option-turn =
    { $steps ->
        [0] Not at all
        [one] One sixth clockwise
       *[other] { $steps } sixths clockwise
    }
armata-option-card = { $card }
armata-option-counter = { $wound }

armata-source-icon = { $card }, which lies open
armata-source-token = { $token }
armata-source-normal = { $card }
armata-source-wild = { $card }, with Wild Strength
armata-source-card = Give up { $card }
armata-source-icon-wound = { $card }, which lies open, against a Wound
armata-source-token-wound = { $token } against a Wound
armata-source-normal-wound = { $card } against a Wound
armata-source-wild-wound = { $card }, with Wild Strength, against a Wound
armata-source-card-wound = Give up { $card } against a Wound
armata-source-icon-shock = { $card }, which lies open, against the Shock
armata-source-token-shock = { $token } against the Shock
armata-source-normal-shock = { $card } against the Shock
armata-source-wild-shock = { $card }, with Wild Strength, against the Shock
armata-source-card-shock = Give up { $card } against the Shock

## Encounters and fights

armata-ask-stealth =
    { $colour ->
        [red] A red Encounter. Do you use Stealth?
       *[grey] A grey Encounter. Do you use Stealth?
    }
armata-option-no-stealth = No Stealth
armata-ask-monk = A Monk. What do you do with him?
armata-option-free = Set him free
armata-option-attack-monk = Attack him
armata-option-let-go = Let him go
armata-ask-spare = { $encounter }, strength { $strength }. Fight?
armata-option-fight = Fight
armata-option-spare = Slip by
armata-ask-bonus =
    { $enough ->
        [yes] You have { $strength } of { $needed } against { $target }: enough. What do you add?
       *[no] You have { $strength } of { $needed } against { $target }. What do you add?
    }
armata-option-resolve = Strike
armata-ask-bitten = You are too weak. Do you stop the Wound?
armata-option-take = Take it
armata-ask-shock = A Shock: which card do you give up?
armata-option-give-up = { $card }
armata-ask-fight-token = All Fight tokens are out. Which one do you lift?

## Strigoi

armata-ask-protection =
    { $shocks ->
        [0] The { $strigoi } deals { $wounds ->
                [one] a Wound
               *[other] { $wounds } Wounds
            }, and you have { $now }. Do you stop one?
       *[other] The { $strigoi } deals { $wounds ->
                [0] a Shock
                [one] a Wound and a Shock
               *[other] { $wounds } Wounds and a Shock
            }, and you have { $now ->
                [one] a Wound
               *[other] { $now } Wounds
            }. Do you stop one?
    }
armata-ask-counter-strike = The { $strigoi } has attacked you. Do you strike back?
armata-option-counter-melee = Strike back, tooth and claw
armata-option-counter-ranged = Strike back from afar
armata-option-no-counter = Do not strike back
armata-ask-curse = The Curse deals you a Wound, and you have { $now }. Do you stop it?
armata-ask-escape = The platform falls under you. Do you leap?
armata-option-fall = Fall
armata-ask-way-out = Where do you come out?
armata-ask-make-room = A Strigoi comes to where you stand. Where do you go?

## Trading

armata-ask-offer = Which Reward cards do you offer { $seat }?
armata-ask-trade =
    { $count ->
        [0] { $seat } asks you for Reward cards. Do you trade?
        [one] { $seat } offers you a Reward card. Do you trade?
       *[other] { $seat } offers you { $count } Reward cards. Do you trade?
    }
armata-ask-trade-cards = What do you give { $seat }?
armata-option-accept = Trade
armata-option-decline = No

## Talk

armata-talk-back = One word back
armata-talk-seat = { $seat }
armata-talk-strigoi = the { $strigoi }
armata-talk-ladder = { $ladder }
armata-talk-about-ladder = a ladder
armata-talk-about-room = a room
armata-talk-about-corridor = a corridor
armata-talk-about-centre = a centre
armata-talk-about-fight-token = which Fight token to lift
armata-talk-about-place = where a wolf comes out
armata-talk-about-trade = a trade
armata-talk-give = Reward cards to give
armata-talk-count = { $count }

## Why not

armata-barred-blood = The Altar holds { $altar } of the { $needed } Blood Points needed: that way is closed.
armata-barred-forbidden = A Wound forbids you this.
armata-barred-no-leap = There is no space you could leap to.
armata-barred-no-pack = No comrade is in a room with a free space.
armata-barred-no-platform = No platform stands any more.
armata-barred-no-rewards = You have no Reward card in hand.
armata-barred-no-room = There is no free space behind him.
armata-barred-no-stealth = You have no Stealth.
armata-barred-two-steps = It takes two steps.

armata-clash-shape = a free shape is for arranged maps only.
armata-clash-first-game = the map of the first game keeps the marks apart.
armata-clash-solo = who leads the whole pack alone needs neither silence nor chat.
armata-clash-chat = a table that chooses in silence keeps its chat closed.
