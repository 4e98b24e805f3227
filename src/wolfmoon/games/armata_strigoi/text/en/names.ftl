# Armata Strigoi: names and the texts that stand on cards, tokens and the board, the table's talk and its options.
#
# Numbers come from components.toml and are drawn beside these texts; the texts name none, so that an edition can set any.
# A thing on the table finds its name as <kind>-<id>: wolf-attila, card-sword, room-h3, space-h3-t4, reward-token-fury.

title-armata-strigoi = Armata Strigoi
blurb-armata-strigoi = One pack, one fortress, two vampires. Act as one, and say little.
title-armata_strigoi = { title-armata-strigoi }
blurb-armata_strigoi = { blurb-armata-strigoi }

## The wolves

wolf-attila = Attila
wolf-attila-role = Mentor
wolf-attila-text = Is where the pack is.
wolf-falk-maria = Falk Maria
wolf-falk-maria-role = Preacher
wolf-falk-maria-text = Heals more than the others.
wolf-charles = Charles
wolf-charles-role = Berserker
wolf-charles-text = Hits harder than is good for him.
wolf-matthew = Matthew
wolf-matthew-role = Hunter
wolf-matthew-text = Gets anywhere, and unseen.
wolf-roel = Roel
wolf-roel-role = Blacksmith
wolf-roel-text = Lets no blow through, and mends what broke.
pack = the pack

## The Strigoi

strigoi-master = Master
strigoi-master-text = The stronger of the two. In a quiet round he comes once more.
strigoi-apprentice = Apprentice
strigoi-apprentice-text = Weaker and milder, until the Master dies.
strigoi-supreme = Supreme
strigoi-supreme-text = Who is left of the two. Moves after every turn; each Wound to him brings a platform down.
strigoi-token-master-plain = Master
strigoi-token-master-wound = Master, harder
strigoi-token-master-wound-shock = Master, harder, with a Shock
strigoi-token-apprentice-plain = Apprentice
strigoi-token-apprentice-wound = Apprentice, harder
strigoi-token-apprentice-shock = Apprentice, with a Shock

## The fortress

room-h1 = H1
room-h2 = H2
room-h3 = H3
room-h4 = H4
room-h5 = H5
room-h6 = H6
room-m = M
room-m-text = The flat room: no platform, letters that never turn.
platform-pf1 = platform 1
platform-pf2 = platform 2
platform-pf3 = platform 3
platform-pf4 = platform 4
platform-pf5 = platform 5
platform-pf6 = platform 6
platform-in = platform in { $room }
platform-fallen = fallen
ladder-l1 = ladder 1
ladder-l2 = ladder 2
ladder-l3 = ladder 3
ladder-l4 = ladder 4
ladder-l5 = ladder 5

direction-n = north
direction-ne = north-east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-nw = north-west

mark-red = red Encounter
mark-red-text = Coming here starts a fight: turn up a red token.
mark-grey = grey Encounter
mark-grey-text = Coming here starts a fight: turn up a grey token, stronger than red.
mark-stairs = stairs
mark-stairs-text = Down here, and up at any other stairs or ladder.
mark-ladder = ladder
mark-ladder-text = Outside, in no room. Joined with all stairs.
mark-strigoi = Strigoi’s mark
mark-strigoi-text = Here a Strigoi appears when round 2 begins.
mark-centre = centre
mark-centre-text = Where Strigoi arrive. No place to linger.
mark-letter = letter { $letter }
mark-letter-text = A Strigoi here goes this way when the letter is played.
wall-text = Stops wolves and looks, but not the Strigoi.
fight-token = Fight token
fight-token-text = Nothing to meet here until it is lifted.
attack-marker-text = A Strigoi has attacked in this round: no Phase 3.

## Spaces: a room’s arches lead out of it, its bends lie between, a platform’s arms run from its centre

space-h1-t0 = H1, arch 0
space-h1-k01 = H1, red bend
space-h1-t1 = H1, grey arch
space-h1-k12 = H1, stairs
space-h1-t2 = H1, arch 2
space-h1-k23 = H1, bend 2–3
space-h1-t3 = H1, arch 3
space-h1-k34 = H1, bend 3–4
space-h1-t4 = H1, arch 4
space-h1-k45 = H1, bend 4–5
space-h1-t5 = H1, red arch
space-h2-t0 = H2, arch 0
space-h2-k01 = H2, red bend
space-h2-t1 = H2, red arch
space-h2-k12 = H2, bend 1–2
space-h2-t2 = H2, stairs
space-h2-k23 = H2, bend 2–3
space-h2-t3 = H2, arch 3
space-h2-k34 = H2, bend 3–4
space-h2-t4 = H2, grey arch
space-h2-k45 = H2, bend 4–5
space-h2-t5 = H2, arch 5
space-h3-t0 = H3, grey arch
space-h3-k01 = H3, bend 0–1
space-h3-t1 = H3, arch 1
space-h3-k12 = H3, red bend
space-h3-t2 = H3, arch 2
space-h3-k23 = H3, stairs
space-h3-t3 = H3, arch 3
space-h3-k34 = H3, bend 3–4
space-h3-t4 = H3, red arch
space-h3-k45 = H3, bend 4–5
space-h3-t5 = H3, arch 5
space-h4-t0 = H4, arch 0
space-h4-k01 = H4, bend 0–1
space-h4-t1 = H4, red arch
space-h4-k12 = H4, red bend
space-h4-t2 = H4, arch 2
space-h4-k23 = H4, bend 2–3
space-h4-t3 = H4, stairs
space-h4-k34 = H4, bend 3–4
space-h4-t4 = H4, arch 4
space-h4-k45 = H4, bend 4–5
space-h4-t5 = H4, grey arch
space-h5-t0 = H5, arch 0
space-h5-k01 = H5, red bend
space-h5-t1 = H5, arch 1
space-h5-k12 = H5, bend 1–2
space-h5-t2 = H5, grey arch
space-h5-k23 = H5, bend 2–3
space-h5-t3 = H5, arch 3
space-h5-k34 = H5, bend 3–4
space-h5-t4 = H5, red arch
space-h5-k45 = H5, stairs
space-h5-t5 = H5, arch 5
space-h6-t0 = H6, stairs
space-h6-k01 = H6, bend 0–1
space-h6-t1 = H6, arch 1
space-h6-k12 = H6, bend 1–2
space-h6-t2 = H6, arch 2
space-h6-k23 = H6, red bend
space-h6-t3 = H6, grey arch
space-h6-k34 = H6, bend 3–4
space-h6-t4 = H6, red arch
space-h6-k45 = H6, bend 4–5
space-h6-t5 = H6, arch 5
space-pf1-c = platform 1, centre
space-pf1-ca = platform 1, arm A
space-pf1-cb = platform 1, arm B
space-pf1-cc = platform 1, arm C
space-pf1-cd = platform 1, arm D
space-pf1-ce = platform 1, arm E
space-pf1-cf = platform 1, arm F
space-pf2-c = platform 2, centre
space-pf2-ca = platform 2, arm A
space-pf2-cb = platform 2, arm B
space-pf2-cc = platform 2, arm C
space-pf2-cd = platform 2, arm D
space-pf2-ce = platform 2, arm E
space-pf2-cf = platform 2, arm F
space-pf3-c = platform 3, centre
space-pf3-ca = platform 3, arm A
space-pf3-cb = platform 3, arm B
space-pf3-cc = platform 3, arm C
space-pf3-cd = platform 3, arm D
space-pf3-ce = platform 3, arm E
space-pf3-cf = platform 3, arm F
space-pf4-c = platform 4, centre
space-pf4-ca = platform 4, arm A
space-pf4-cb = platform 4, arm B
space-pf4-cc = platform 4, arm C
space-pf4-cd = platform 4, arm D
space-pf4-ce = platform 4, arm E
space-pf4-cf = platform 4, arm F
space-pf5-c = platform 5, centre
space-pf5-ca = platform 5, arm A
space-pf5-cb = platform 5, arm B
space-pf5-cc = platform 5, arm C
space-pf5-cd = platform 5, arm D
space-pf5-ce = platform 5, arm E
space-pf5-cf = platform 5, arm F
space-pf6-c = platform 6, centre
space-pf6-ca = platform 6, arm A
space-pf6-cb = platform 6, arm B
space-pf6-cc = platform 6, arm C
space-pf6-cd = platform 6, arm D
space-pf6-ce = platform 6, arm E
space-pf6-cf = platform 6, arm F
space-m-c = M, centre
space-m-ca = M, arm A
space-m-cb = M, red arm
space-m-cc = M, arm C
space-m-cd = M, arm D
space-m-ce = M, grey arm
space-m-cf = M, arm F
space-m-ta = M, arch A
space-m-tb = M, arch B
space-m-tc = M, arch C
space-m-td = M, stairs
space-m-te = M, arch E
space-m-tf = M, arch F
space-l1 = ladder 1
space-l2 = ladder 2
space-l3 = ladder 3
space-l4 = ladder 4
space-l5 = ladder 5

## Around the board

altar = Altar
altar-text = With enough Blood Points here the Strigoi can be hurt.
inferno = Inferno
inferno-text = When its number is reached, all is lost.

stack-red = red Encounters
stack-grey = grey Encounters
stack-strigoi = Strigoi tokens
stack-reward-cards = Reward cards
stack-reward-tokens = Reward tokens
stack-wounds = Wound counters

zone-hand = hand
zone-front = in front of the player
zone-discards = discard pile

phase-initiative = Choose
phase-turns = Turns
phase-curse = Curse

stat-initiative = initiative
stat-strength = strength
stat-movement = movement
stat-letter = letter
stat-damage = damage
stat-wounds =
    { $count ->
        [one] { $count } Wound
       *[other] { $count } Wounds
    }
letter-stay = X: he stays

side-normal = normal
side-normal-text = Discarded after the round.
side-wild = Wild Strength
side-wild-text = Destroyed by its use.
side-none = not in this way

## Abilities and other icons

ability-protection = Protection
ability-protection-text = Stops one Wound or one Shock from an enemy.
ability-heal = Heal
ability-heal-text = You and the comrades in your room lose a Wound counter each.
ability-retrieval = Retrieval
ability-retrieval-text = A Reward card comes back from your discard pile.
ability-stealth = Stealth
ability-stealth-text = See what waits on an Encounter mark before you fight, or steal past a Strigoi.
ability-mechanics = Mechanics
ability-mechanics-text = Turn any platform as far as you like.
ability-pack = Pack
ability-pack-text = Appear in a comrade’s room, off the Encounter marks.
ability-leap = Leap
ability-leap-text = Jump to any space of your room, or off a falling platform.
icon-recovery = Recovery
icon-recovery-text = Your discard pile comes back to your hand.
icon-gates-of-hell = Gates of Hell
icon-gates-of-hell-text = All Fight tokens leave the board.
icon-wound = Wound
icon-wound-text = Costs its user a Wound. Nothing stops it.
icon-shock = Shock
icon-shock-text = Costs a card from the hand.
icon-destruction = destruction
icon-destruction-text = The card leaves the game.
icon-existence = existence
icon-existence-text = So many Wounds, and the Strigoi is dead.
icon-bat = bat
icon-bat-text = Draw a Reward token.
icon-axe = axe
icon-axe-text = Draw a Reward card.
icon-blood = blood
icon-blood-text = A Blood Point for the Altar.

## Action cards

card-when-the-moon-shines-red = When the Moon Shines Red
card-when-the-moon-shines-red-text = Far and early, and not to fight.
card-son-of-the-wolf = Son of the Wolf
card-son-of-the-wolf-text = A bit of everything, and a hand on the wheel.
card-prayer-in-the-dark = Prayer in the Dark
card-prayer-in-the-dark-text = Unseen and merciful, with weak claws.
card-werewolves-of-armenia = Werewolves of Armenia
card-werewolves-of-armenia-text = Late, slow, strong, and hard to hurt.
card-army-of-the-night = Army of the Night
card-army-of-the-night-text = Be where your comrades are.
card-where-the-wild-wolves-have-gone = Where the Wild Wolves Have Gone
card-where-the-wild-wolves-have-gone-text = Back to the pack, with both hands full.
card-sacramental-sister = Sacramental Sister
card-sacramental-sister-text = Wounds close, all around.
card-blessed-and-possessed = Blessed & Possessed
card-blessed-and-possessed-text = One hand heals, the other wards.
card-amen-and-attack = Amen & Attack
card-amen-and-attack-text = The hardest blow of all, and it hurts you too.
card-raise-your-fist-evangelist = Raise Your Fist, Evangelist
card-raise-your-fist-evangelist-text = Leap at them; the Strigoi holds his breath.
card-wolves-against-the-world = Wolves Against the World
card-wolves-against-the-world-text = Nobody runs further, or more quietly.
card-night-of-the-werewolves = Night of the Werewolves
card-night-of-the-werewolves-text = Run, jump, and turn the floor beneath them.
card-sanctified-with-dynamite = Sanctified with Dynamite
card-sanctified-with-dynamite-text = Iron on every side; the Strigoi holds his breath.
card-in-the-name-of-god = In the Name of God
card-in-the-name-of-god-text = What was used is whole again.

## Earned cards

card-fire-and-forgive = Fire & Forgive
card-fire-and-forgive-text = Jump in and tend to wounds, late in the round.
card-fist-by-fist = Fist by Fist
card-fist-by-fist-text = Hit hard, and take a hit.
card-the-evil-made-me-do-it = The Evil Made Me Do It
card-the-evil-made-me-do-it-text = First of all, and all the prey comes back. The Strigoi stays.
card-vampires-dont-die = Vampires Don’t Die
card-vampires-dont-die-text = Quick feet while the floor gives way.
card-incense-and-iron = Incense & Iron
card-incense-and-iron-text = What has bled once is twice as hard to hurt.
card-nighttime-rebel = Nighttime Rebel
card-nighttime-rebel-text = Take a Reward card back; or draw a new one, and lose this card.
card-all-you-can-bleed = All You Can Bleed
card-all-you-can-bleed-text = Last of all, with healing for the whole room.
kind-heroic = Heroic card
kind-legendary = Legendary card

requirement-led-to-third-wound = For the first whose card led a Strigoi to a comrade’s third Wound.
requirement-first-third-wound = For the first wolf to come to a third Wound.
requirement-fewest-reward-cards = For the one with the fewest Reward cards when another first has three.

## Reward cards

card-sword = Sword
card-sword-text = Good for many fights; better once, if it breaks.
card-hammer = Hammer
card-hammer-text = Clumsy to swing, grand to smash.
card-great-axe = Great Axe
card-great-axe-text = In a wild blow it bites both ways.
card-spear = Spear
card-spear-text = Made to be thrown.
card-crossbow = Crossbow
card-crossbow-text = One bolt, and the string snaps.
card-silver-dagger = Silver Dagger
card-silver-dagger-text = Small, and they fear it.
card-shield = Shield
card-shield-text = Wards off a blow; broken up, it binds a wound too.
card-holy-water = Holy Water
card-holy-water-text = Washes two wounds out, once.
card-crucifix = Crucifix
card-crucifix-text = Keeps them off, or meets them hard.
card-thurible = Thurible
card-thurible-text = Its smoke heals; spilled, it clears the mind.
card-bible = Bible
card-bible-text = Look it up, or tear it out.
card-night-cloak = Night Cloak
card-night-cloak-text = Unseen; and if it tears, out of reach.
card-grappling-hook = Grappling Hook
card-grappling-hook-text = Swing on it, or swing it.
card-gear-key = Gear Key
card-gear-key-text = Turns platforms, and heads.
card-war-horn = War Horn
card-war-horn-text = Calls you to the pack; blown to pieces, it wakes your strength.
card-dynamite = Dynamite
card-dynamite-text = Loud. You drop something.
card-hell-key = Hell Key
card-hell-key-text = Opens what should stay shut, once.

## Reward tokens

reward-token-fury = Fury
reward-token-fury-text = A little more strength in a fight.
reward-token-great-fury = Great Fury
reward-token-great-fury-text = More strength in a fight.
reward-token-protection = Charm
reward-token-protection-text = Protection, once.
reward-token-heal = Balm
reward-token-heal-text = Heal, once.
reward-token-leap = Springy Paws
reward-token-leap-text = Leap, once.
reward-token-stealth = Shadow
reward-token-stealth-text = Stealth, once.
reward-token-mechanics = Cog
reward-token-mechanics-text = Mechanics, once.
reward-token-retrieval = Lucky Find
reward-token-retrieval-text = Retrieval, once.

## Who haunts the halls (the names are ours)

encounter-monk = Monk
encounter-monk-text = Still a man, it seems. Set him free, or make sure.
encounter-grave-rat = Grave Rat
encounter-grave-rat-text = Not worth the trouble.
encounter-ghoul = Ghoul
encounter-ghoul-text = Hungry and slow.
encounter-crypt-hound = Crypt Hound
encounter-crypt-hound-text = Barks without breath.
encounter-bone-guard = Bone Guard
encounter-bone-guard-text = Rattles, and holds good iron.
encounter-gargoyle = Gargoyle
encounter-gargoyle-text = A stone that was only waiting.
encounter-blood-hag = Blood Hag
encounter-blood-hag-text = She has drunk today.
encounter-night-rider = Night Rider
encounter-night-rider-text = The horse is dead as well.
encounter-tomb-warden = Tomb Warden
encounter-tomb-warden-text = Keeps the keys of the lower halls.
encounter-iron-revenant = Iron Revenant
encounter-iron-revenant-text = Its armour walks by itself.
encounter-moroi = Moroi
encounter-moroi-text = Not yet a Strigoi, and full of blood.
encounter-grave-knight = Grave Knight
encounter-grave-knight-text = Fell here once, and did not stay down.
encounter-strix = Strix
encounter-strix-text = An owl’s face, a leech’s mouth.
encounter-pricolici = Pricolici
encounter-pricolici-text = A wolf that died and went over to them.
encounter-balaur = Balaur
encounter-balaur-text = More heads than you have claws.

## Wound counters

wound-scratch = Scratch
wound-scratch-text = A Wound, nothing more.
wound-torn-claw = Torn Claw
wound-torn-claw-text = You are weaker.
wound-lame-leg = Lame Leg
wound-lame-leg-text = You are slower.
wound-bare-flank = Bare Flank
wound-bare-flank-text = You cannot use Protection.
wound-shaking-paws = Shaking Paws
wound-shaking-paws-text = You cannot use Heal. Comrades can still heal you.
wound-loud-breath = Loud Breath
wound-loud-breath-text = You cannot use Stealth.
wound-sprained-hock = Sprained Hock
wound-sprained-hock-text = You cannot use Leap.
wound-lost-scent = Lost Scent
wound-lost-scent-text = You cannot use Pack.
wound-crushed-paw = Crushed Paw
wound-crushed-paw-text = You cannot use Mechanics.
wound-double = Double Wound
wound-double-text = Worth two Wounds. One Heal takes it away.

## How it ends

ending-victory = Both Strigoi are dead
ending-victory-text = The pack howls over the ruins.
ending-defeat = The Inferno has had its fill
ending-defeat-text = Too much blood is lost. The Strigoi keep their fortress.

## Talk: the kinds of phrases, and what can be said with them
# The shell shows who speaks. $to, $wolf, $room, $space, $thing name things on the table; $where is one of the talk-where-
# messages. No phrase has a place for a number, a letter, an Ability or a name from a hidden card; $count is a number of cards.

talk = Talk
talk-say = Say
talk-kind-plan = Plan
talk-kind-ask = Ask
talk-kind-answer = Answer
talk-kind-ping = Point
talk-kind-warn = Warn
talk-kind-suggest = Suggest
talk-kind-offer = Offer
talk-kind-mood = Mood
talk-everybody = Everybody
talk-where-room = in { $room }
talk-where-space = at { $space }
talk-where-wolf = with { $wolf }
talk-left = { $left } of { $most } left
talk-hush = No numbers, letters, abilities or card names while cards are hidden.
talk-open = What lies open may be spoken of. Hands stay secret.
talk-closed = Free chat is closed while the game runs: saying little is part of it. Use the phrases.
talk-chat-open = Chat is open at this table. Please tell nothing of what your hidden cards show.
talk-not-yet = Only once the cards are turned up: earlier it would give yours away.
talk-silent = This table chooses in silence. Only moods can be sent now.
talk-used-up = You have used all your phrases for now. Answers, votes and pointing are still free.
talk-solo = You lead the whole pack; there is nobody to talk to.

talk-plan = I would like to
talk-deed-hunt-red = hunt red
talk-deed-hunt-grey = hunt grey
talk-deed-strike-master = strike the Master
talk-deed-strike-apprentice = strike the Apprentice
talk-deed-strike-supreme = strike the Supreme
talk-deed-come-to = come to
talk-deed-stay-hidden = stay hidden
talk-deed-gather-weapons = gather weapons
talk-deed-protect-myself = protect myself first
talk-plan-hunt-red = I would like to hunt red.
talk-plan-hunt-red-where = I would like to hunt red { $where }.
talk-plan-hunt-grey = I would like to hunt grey.
talk-plan-hunt-grey-where = I would like to hunt grey { $where }.
talk-plan-strike-master = I would like to strike the Master.
talk-plan-strike-master-where = I would like to strike the Master { $where }.
talk-plan-strike-apprentice = I would like to strike the Apprentice.
talk-plan-strike-apprentice-where = I would like to strike the Apprentice { $where }.
talk-plan-strike-supreme = I would like to strike the Supreme.
talk-plan-strike-supreme-where = I would like to strike the Supreme { $where }.
talk-plan-come-to = I would like to come to { $thing }.
talk-plan-stay-hidden = I would like to stay hidden.
talk-plan-stay-hidden-where = I would like to stay hidden { $where }.
talk-plan-gather-weapons = I would like to gather weapons.
talk-plan-gather-weapons-where = I would like to gather weapons { $where }.
talk-plan-protect-myself = I would like to protect myself first.
talk-plan-protect-myself-where = I would like to protect myself first { $where }.

talk-ask = Please
talk-need-heal = heal here
talk-need-turn-platform = turn this platform
talk-need-come-to-trade = come next to me to trade
talk-need-leave-corridor = leave this corridor
talk-need-leave-room = leave this room
talk-need-finish-strigoi = finish this Strigoi
talk-need-free-encounters = free Encounter spaces
talk-ask-heal = { $to }, please heal here: { $thing }.
talk-ask-turn-platform = { $to }, please turn this platform: { $room }.
talk-ask-come-to-trade = { $to }, please come next to me to trade.
talk-ask-leave-corridor = { $to }, please leave the corridor from { $from } to { $until }.
talk-ask-leave-room = { $to }, please leave { $room }.
talk-ask-finish-strigoi = { $to }, please finish the { $strigoi }.
talk-ask-free-encounters = { $to }, please free Encounter spaces.

talk-answer-yes = Yes.
talk-answer-no = No.
talk-answer-maybe = Maybe.
talk-answer-not-this-round = Not this round.

talk-ping = Look here: { $thing }.

talk-warn-room = { $room } is in danger.
talk-warn-corridor = The corridor from { $from } to { $until } is in danger.
talk-warn-centre = The centre of { $room } is in danger.
talk-warn-ladder = The ladder is in danger: { $ladder }.

talk-suggest-fight-token = Lift the Fight token here: { $space }.
talk-suggest-place = { $wolf } could come out here: { $space }.
talk-suggest-trade = { $wolf } and { $other } could trade.
talk-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }

talk-offer-give =
    { $count ->
        [one] I offer { $count } Reward card.
       *[other] I offer { $count } Reward cards.
    }
talk-offer-want = I would like a Reward card.

talk-mood-howl = Awoooo!
talk-mood-thanks = Thank you!
talk-mood-sorry = Sorry.
talk-mood-well-done = Well done!
talk-mood-hurry = Hurry!

## Options of the table

option-map = Map
option-map-hint = How the fortress is laid out
option-map-random = Random
option-map-random-hint = Six rooms around the flat one, everything by chance
option-map-first-game = First game
option-map-first-game-hint = One fixed layout, good to learn on
option-map-arranged = Arranged
option-map-arranged-hint = You lay rooms and platforms one by one

option-shape = Shape
option-shape-hint = Where rooms may lie on an arranged map
option-shape-ring = Ring
option-shape-ring-hint = Six rooms around the flat one
option-shape-free = Free
option-shape-free-hint = Anywhere that touches; a house rule, for arranged maps only

option-marks-apart = Strigoi’s marks apart
option-marks-apart-hint = Whether the two marked platforms may lie in touching rooms
option-marks-apart-advised = As advised
option-marks-apart-advised-hint = Apart, but free on an arranged map
option-marks-apart-always = Always apart
option-marks-apart-always-hint = On an arranged map too
option-marks-apart-never = Anywhere
option-marks-apart-never-hint = They may even touch

option-difficulty = Difficulty
option-difficulty-hint = How many Wounds the Strigoi bear; a house rule
option-difficulty-easy = Easy
option-difficulty-easy-hint = One Wound fewer
option-difficulty-standard = Standard
option-difficulty-standard-hint = As on the cards
option-difficulty-hard = Hard
option-difficulty-hard-hint = One more for a Supreme who was the Apprentice

option-solo = Solo
option-solo-hint = One person leads all the wolves and sees all hands; a house rule

option-silent-choice = Silent choice
option-silent-choice-hint = Only moods while cards are chosen, as in a later printing

option-message-limit = Limited talk
option-message-limit-hint = Five phrases each while choosing, and five in each turn

option-free-chat = Free chat
option-free-chat-hint = For private tables that can keep a secret

option-abilities-in-fight = Abilities in fights
option-abilities-in-fight-hint = Whether the played card’s Abilities work during a fight
option-abilities-in-fight-any-time = At any time
option-abilities-in-fight-any-time-hint = As the rulebook has it
option-abilities-in-fight-limited = Limited
option-abilities-in-fight-limited-hint = Only Protection and Retrieval, as in a later printing

option-centre-hit = Caught at the centre
option-centre-hit-hint = What a wolf suffers when a Strigoi arrives on it
option-centre-hit-full = Wounds and blood
option-centre-hit-full-hint = As the rulebook has it
option-centre-hit-blood-only = Blood only
option-centre-hit-blood-only-hint = A Blood Point and no Wounds; a house rule

option-ladder-shield = Guarding a ladder
option-ladder-shield-hint = When a wolf in the line saves a ladder
option-ladder-shield-any = Always
option-ladder-shield-any-hint = Walls between do not matter
option-ladder-shield-open-line = In sight only
option-ladder-shield-open-line-hint = Not with a wall between; a house rule

option-edition = Edition
option-edition-hint = Corrections from the cards in your own box
