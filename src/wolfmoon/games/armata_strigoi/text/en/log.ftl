# Armata Strigoi: what happened.

## Setting up

armata-laid-room = { $seat } lays { $room }.
armata-laid-platform = { $seat } lays { $platform } in { $room }.
armata-leaned = { $seat } leans a ladder against { $room }, { $direction }.
armata-is = { $seat } is { $wolf }.

## A round

armata-round = Round { $round }.
armata-enters = The { $strigoi } appears in { $room }.
armata-makes-room = { $seat } makes room and goes to { $space }.
armata-back = The hidden card of { $seat } has the back of { $card }.
armata-plays = { $seat } plays { $card }: initiative { $initiative }, letter { $letter }.
armata-turn =
    { $steps ->
        [one] { $seat } is on turn, with one step.
       *[other] { $seat } is on turn, with { $steps } steps.
    }
armata-walked =
    { $steps ->
        [one] { $seat } walks to { $space }, one step.
       *[other] { $seat } walks to { $space }, { $steps } steps.
    }
armata-passed = { $seat } steals past the { $strigoi } to { $space }.
armata-leapt = { $seat } leaps to { $space }.
armata-joined = { $seat } appears at { $space }.
armata-turned =
    { $steps ->
        [one] { $seat } turns the platform in { $room } by one sixth.
       *[other] { $seat } turns the platform in { $room } by { $steps } sixths.
    }
armata-gates = { $seat } opens the Gates of Hell: all Fight tokens leave the board.

## Cards and tokens

armata-gave-up = { $seat } gives up { $card }.
armata-used-reward =
    { $side ->
        [wild] { $seat } uses { $card } with Wild Strength; it is destroyed.
       *[normal] { $seat } uses { $card }.
    }
armata-used-token = { $seat } uses { $token }.
armata-recovered =
    { $count ->
        [0] { $seat } has nothing to take back.
        [one] { $seat } takes a card back from the discard pile.
       *[other] { $seat } takes { $count } cards back from the discard pile.
    }
armata-retrieved = { $seat } takes { $card } back from the discard pile.
armata-retrieved-nothing = { $seat } has no Reward card to take back.
armata-drew-reward = { $seat } draws a Reward card.
armata-drew-reward-secret = { $seat } draws a Reward card: { $card }.
armata-drew-token = { $seat } draws a Reward token: { $token }.
armata-no-reward-cards = No Reward card is left for { $seat }.
armata-no-reward-tokens = No Reward token is left for { $seat }.
armata-tokens-shuffled = The used Reward tokens are mixed again.
armata-destroyed = { $card } of { $seat } leaves the game.
armata-earned = { $seat } earns { $card }.
armata-earned-heroic = { $seat } earns { $card }, initiative { $initiative }.
armata-offers =
    { $count ->
        [0] { $seat } asks { $to } for Reward cards.
        [one] { $seat } offers { $to } a Reward card.
       *[other] { $seat } offers { $to } { $count } Reward cards.
    }
armata-declines = { $seat } does not trade.
armata-traded = { $seat } and { $other } trade Reward cards: { $given } for { $taken }.
armata-traded-secret =
    { $gives ->
        [0] { $seat } gives { $other } nothing{ $takes ->
                [0] .
               *[other] {" "}and takes { $taken }.
            }
       *[other] { $seat } gives { $other } { $given }{ $takes ->
                [0] .
               *[other] {" "}for { $taken }.
            }
    }

## Encounters and fights

armata-stealth = { $seat } sneaks up unseen.
armata-meets = { $seat } meets: { $encounter }.
armata-encounters-shuffled =
    { $colour ->
        [red] The discarded red Encounters are mixed again.
       *[grey] The discarded grey Encounters are mixed again.
    }
armata-spared = { $seat } slips past { $encounter }, which stays face up.
armata-monk-goes = { $seat } lets the Monk go.
armata-attacks-monk = { $seat } attacks the Monk. Something grey comes out of him.
armata-fought =
    { $result ->
        [won] { $seat } fights { $target } with { $strength } against { $needed } and wins.
       *[lost] { $seat } fights { $target } with { $strength } against { $needed } and fails.
    }
armata-no-spoils = { $seat } finds nothing of worth.
armata-blood = A Blood Point for the Altar: { $altar } of { $needed } needed.
armata-altar-full = The Altar is full; the blood is lost.
armata-lifted = { $seat } lifts the Fight token at { $space }.
armata-fight-token = A Fight token lies at { $space }.

## Wounds and blood

armata-wounded = { $seat } is wounded: { $wound }.
armata-warded =
    { $effect ->
        [shock] { $seat } stops the Shock.
       *[wound] { $seat } stops a Wound.
    }
armata-refreshed = { $seat } throws off all Wounds.
armata-heals =
    { $count ->
        [0] { $seat } heals, and nobody needs it.
        [one] { $seat } heals one wolf.
       *[other] { $seat } heals { $count } wolves.
    }
armata-healed = { $seat } is rid of { $wound }.
armata-blood-lost =
    { $source ->
        [altar] The pack loses a Blood Point from the Altar, where { $altar } are left; the Inferno holds { $inferno } of { $most }.
       *[supply] The pack loses a Blood Point it does not have; the Inferno holds { $inferno } of { $most }.
    }

## Strigoi

armata-strigoi-token = A Strigoi token: { $token }.
armata-strigoi-shuffled = The Strigoi tokens are mixed again.
armata-teleports =
    { $kind ->
        [bounces] { $letter } has no room for the { $strigoi }; he turns back { $direction } to { $room }.
       *[moves] { $letter } leads the { $strigoi } { $direction } to { $room }.
    }
armata-stays =
    { $kind ->
        [stays] { $letter }: the { $strigoi } stays.
        [both] { $letter } leads the { $strigoi } to the other one; both stay.
       *[stuck] { $letter } leads the { $strigoi } nowhere; he stays.
    }
armata-breaks-ladder = The { $strigoi } throws down { $ladder } at { $room }, { $direction }.
armata-attacks =
    { $kind ->
        [centre] The { $strigoi } falls upon { $seat } at the centre.
        [shield] The { $strigoi } attacks { $seat }, who guards the ladder.
       *[sight] The { $strigoi } sees { $seat } and attacks.
    } { $wounds ->
        [one] One Wound
       *[other] { $wounds } Wounds
    }{ $shocks ->
        [0] .
       *[other] {" "}and a Shock.
    }
armata-strikes-back =
    { $kind ->
        [ranged] { $seat } strikes back at the { $strigoi } from afar.
       *[melee] { $seat } strikes back at the { $strigoi }.
    }
armata-strikes =
    { $kind ->
        [ranged] { $seat } attacks the { $strigoi } from afar.
       *[melee] { $seat } attacks the { $strigoi }.
    }
armata-hit = The { $strigoi } has { $wounds } of { $existence } Wounds.
armata-dies = The { $strigoi } is dead.
armata-supreme =
    { $wounds ->
        [0] The { $strigoi } rises as the Supreme, unhurt.
        [one] The { $strigoi } rises as the Supreme and keeps one Wound.
       *[other] The { $strigoi } rises as the Supreme and keeps { $wounds } Wounds.
    }
armata-collapses = { $letter }: the platform in { $room } falls.
armata-nothing-falls = { $letter }: no platform falls.
armata-falls = { $seat } falls into the depths.
armata-comes-out = { $seat } comes out at { $space }.
armata-supreme-set-down = The Supreme stands at the centre of { $room }.
armata-fury = Nobody was attacked: the { $strigoi } rages.
armata-curses =
    { $count ->
        [0] The { $strigoi } curses { $room }, where nobody is.
       *[other] The { $strigoi } curses { $room }: { $seats }.
    }

## Talk

armata-says = { $seat }: { $phrase }
