# Full Moon: names and the texts that stand on sheets, cards and hexagons, and the table's options.

title-full-moon = Full Moon
blurb-full-moon = A pack, a forest, a trail nobody has shown you. Find the Lair and get out before the bitten turn.
# The same under the name of the folder, which the lobby knows the game by.
title-full_moon = { title-full-moon }
blurb-full_moon = { blurb-full-moon }

## The two sides

side-hikers = The hikers
side-pack = The pack
side-hikers-goal = Find the trail, the Lair and the map, and get at least one of you out of the forest. Or kill every werewolf.
side-pack-goal = Make at least one of them your own, and let nobody leave the forest.
side-hunters-goal = Kill every werewolf in the forest.
side-pack-hunters-goal = Leave no hunter in human form alive.

## Hikers

hiker-barbara = Barbara
hiker-barbara-text = Carries the heaviest rucksack and has never asked anybody to slow down.
hiker-ruka = Ruka
hiker-ruka-text = Reads broken twigs the way others read signposts.
hiker-alice = Alice
hiker-alice-text = Keeps count of everything, even of the things that howl.
hiker-marta = Marta
hiker-marta-text = Sings when it gets dark, so that the others will not hear it.
hiker-hector = Hector
hiker-hector-text = Planned this trip. Would rather not talk about that now.
hiker-j = J
hiker-j-text = Strong as an ox, and as easy to frighten.
hiker-diego = Diego
hiker-diego-text = Has fallen off two mountains and is proud of both.
hiker-oscar = Oscar
hiker-oscar-text = Knows every mushroom by name. That will come in useful.


## The pack

wolf-rufus = Rufus
wolf-rufus-text = Leads, because nobody has dared to ask why.
wolf-foxie = Foxie
wolf-foxie-text = Smiles first. That is the warning.
wolf-wanda = Wanda
wolf-wanda-text = Waits all day for the night, and then makes up for it.
wolf-otto = Otto
wolf-otto-text = Hardly changes when the moon comes up.
wolf-greta = Greta
wolf-greta-text = Keeps the Lair tidy and the guests alive. For now.
wolf-silas = Silas
wolf-silas-text = Walks on the wind’s good side.

form-human = Human form
form-lupine = Lupine form
form-frenzy = In frenzy
convert = convert

## What a sheet shows

stat-life = Life
stat-calm-green = Calm
stat-calm-red = Calm, red
stat-strength = Strength
stat-dexterity = Dexterity
stat-determination = Determination
stat-points = planning points
stat-day = by day
stat-night = by night

state-scared = Scared
state-terrified = Terrified
state-trapped = Trapped
state-rooted = Held by roots
state-alert = Alert
state-hidden = Hidden
state-dying = At 0 Life
state-bitten = Bitten
state-wounded = Wounded
state-dead = Dead
state-escaped = Out of the forest
state-transformed = Turned
state-hostage = Hostage

token-infection = Infection token
token-immune = Immune
token-immune-text = The bite will heal, and that is all.
token-positive = Positive
token-positive-text = You turn at the next night you meet without a Talisman.
token-frenzy = Frenzy
token-barrier = Tree Barrier
token-mother-moon = Mother Moon’s pile

## Phases and steps

step-6 = Alert
combat-step-1 = Targets
combat-step-2 = Step in
combat-step-3 = Weapons
combat-step-4 = Cards
combat-step-5 = Result

## Decks


## Action cards

action-explore = Explore
action-explore-text = Roll Dexterity: each 5 or 6 asks about a side.
action-search = Search
action-search-text = Roll Dexterity: each 5 or 6 finds an item. Before the move or after it.
action-run = Run
action-run-text = Move on by a second hexagon for 1 Calm more.
action-alert = Alert
action-alert-text = +1 Calm, +3 in combat, may step in for a companion.
action-hide = Hide
action-hide-text = Stay here: up to +3 Calm and +1 Life. Hard to attack.
action-explore-run = Explore or run
action-explore-run-text = Say which, after the reveal.
action-search-run = Search or run
action-search-run-text = Say which, after the reveal.
action-free-action = Free action
action-free-action-text = Any of the five. Say which, after the reveal.
action-wildcard = Wildcard
action-wildcard-text = At any time, once: +2 Life, or +3 Calm, or +3 in combat instead of a card.

## Combat cards

combat-cb1 = Scuffle
combat-cb2 = Bared Teeth
combat-cb3 = Grapple
combat-cb4 = Snap
combat-cb5 = Wild Swing
combat-cb6 = Pounce
combat-cb7 = Sidestep
combat-cb8 = Firm Ground
combat-cb9 = Wet Leaves
combat-cb10 = Loose Lace
combat-cb11 = Edge of the Rock
combat-cb12 = Leap
combat-cb13 = Full Moon
combat-cb14 = Silver Bullet

icon-footprint-text = For hikers, and werewolves in human form
icon-track-text = For lupine form and frenzy
icon-wolf-text = For every werewolf, whatever its form

result-none = Nothing
result-plus = +{ $amount }
result-trip = Trip
result-trip-text = Total 0, no more cards.
result-ravine = Ravine
result-ravine-text = Must stand.
result-ravine-hiker = Must stand, unless a Rope or 5 Determination cancels it.
result-ravine-lupine = Must stand, unless the pack pays 3.
result-full-moon = Full moon
result-full-moon-hiker = Lose an item of your choice.
result-full-moon-wolf = A free pack card, or your opponent loses an item.
result-silver-bullet = Silver bullet
result-silver-bullet-hiker = Win, and the werewolf dies.
result-silver-bullet-wolf = Must stand; the pack discards a pack card.

## Pack cards

pack-card-gathering-howl = Gathering Howl
pack-card-gathering-howl-text = +3 wolf icons on one hexagon until the turn ends.
pack-card-pack-fury = Pack Fury
pack-card-pack-fury-text = +3 for one attacker who has not tripped.
pack-card-surefoot = Surefoot
pack-card-surefoot-text = A Trip or Ravine just dealt to a werewolf counts as nothing.
pack-card-cut-off = Cut Off
pack-card-cut-off-text = Nobody may step in during this combat.
pack-card-creeping-dread = Creeping Dread
pack-card-creeping-dread-text = Every hiker on one hexagon loses 1 Calm.
pack-card-clinging-roots = Clinging Roots
pack-card-clinging-roots-text = One hiker cannot walk in the next humans’ phase.
pack-card-lick-wounds = Lick Wounds
pack-card-lick-wounds-text = One wounded werewolf is fit again.

## Items

item-snake = Snake
item-snake-text = It bites: 2 Life!
item-knife = Knife
item-knife-text = Weapon: +2 in combat.
item-axe = Axe
item-axe-text = Weapon: +3 in combat. A werewolf its holder beats dies. Or discard it to fell a Tree Barrier.
item-rope = Rope
item-rope-text = Discard: your Ravine counts as nothing.
item-candy-bar = Candy bar
item-candy-bar-text = Discard, at any time: +1 Calm and +2 Life.
item-canteen = Canteen
item-canteen-text = Discard, at any time: +1 Calm and +1 Life.
item-trail = Trail
item-trail-text = Discard: learn one side of this hexagon that the trail crosses, or that there is none.
item-compass = Compass
item-compass-text = +3 dice to explore.
item-wolfdog = Wolfdog
item-wolfdog-text = Loyal. +3 in combat, +3 dice to explore and to search. May take one damage for you, and dies.
item-corpse = Corpse
item-corpse-text = Lose 1 Calm and take three special items.
item-backpack = Backpack
item-backpack-text = Take two special items.
item-silver-bullet = Silver bullet
item-silver-bullet-text = Discard when you win: the werewolf dies.
item-talisman = Talisman
item-talisman-text = Loyal. Look at your infection token. You do not turn while you hold it. On the Ancient Stones it can cure you.
item-forest-map = Map of the forest
item-forest-map-text = Both exits are now known, and stay so.
item-hostage-man = Hostage, a man
item-hostage-man-text = +5 Determination for the finder. Will he join you, or turn?
item-hostage-woman = Hostage, a woman
item-hostage-woman-text = +5 Determination for the finder. Will she join you, or turn?
item-quad = Quad
item-quad-text = Instead of advancing: ride 1 to 3 hexagons, with one companion.
item-trap = Trap
item-trap-text = You cannot leave until a Search of yours, or of a companion here, shows a 6.


## Hexagons

hexagon-camp = Camp
hexagon-camp-text = Torn tents. From here the directions are counted.
hexagon-hill = Hill
hexagon-hill-text = 1 more die to explore.
hexagon-watchtower = Watchtower
hexagon-watchtower-text = 2 more dice to explore.
hexagon-temple = Temple
hexagon-temple-text = 1 more die to explore.
hexagon-ancient-stones = Ancient Stones
hexagon-ancient-stones-text = 1 more die to explore. Look at your infection token, or discard a Talisman to be cured.
hexagon-exit = Exit
hexagon-exit-text = Begin your advance here to leave the forest. Its numbers are those of the ground beneath.
hexagon-lair = Lair
hexagon-lair-text = The den of the pack. Each success of a Search draws a Lair item.
hexagon-cabin = Cabin
hexagon-cabin-text = Somebody has lived here. Somebody still does.
hexagon-shed = Shed
hexagon-shed-text = Old tools, older stains.
hexagon-mansion = Old abandoned mansion
hexagon-mansion-text = Three floors of creaking wood, and something in every room.
hexagon-misty-forest = Misty forest
hexagon-misty-forest-text = You hear steps, and hope they are yours.
hexagon-forest-and-stream = Forest and stream
hexagon-forest-and-stream-text = Clear water, and a quiet moment.
hexagon-thick-fog = Forest with thick fog
hexagon-thick-fog-text = 1 die less to explore.
hexagon-sunny-forest = Sunny forest
hexagon-sunny-forest-text = For once, birds.
hexagon-ancient-forest = Ancient forest
hexagon-ancient-forest-text = Mushrooms: +1 Life for everyone who ends the humans’ phase here.
hexagon-elevation = Unknown elevation
hexagon-elevation-text = Seen from the Camp, but nobody knows what stands there.
hexagon-plain-wood = Plain wood
hexagon-plain-wood-text = Trees, and only trees.
hexagon-unexplored = Unexplored wood
hexagon-unexplored-text = A hexagon is drawn when somebody comes here.

hexagon-items = item icons
hexagon-wolf = wolf icons
hexagon-calm = Calm cost

## The map and the clues

direction-1 = 1
direction-1-text = 1, north
direction-2 = 2
direction-2-text = 2, northeast
direction-3 = 3
direction-3-text = 3, southeast
direction-4 = 4
direction-4-text = 4, south
direction-5 = 5
direction-5-text = 5, southwest
direction-6 = 6
direction-6-text = 6, northwest

clue-trail-text = The trail crosses this side.
clue-near-text = The trail crosses a side next to this one.
clue-nothing-text = No trail here.
clue-certain-text = Every trail that fits the clues crosses this side.
clue-ruled-out-text = No trail that fits the clues crosses this side.
clue-open-text = The clues do not decide this side.

space-a4 = A4
space-b2 = B2
space-b3 = B3
space-b4 = B4
space-b5 = B5
space-c1 = C1
space-c2 = C2
space-c3 = C3
space-c4 = C4
space-c5 = C5
space-c6 = C6
space-c7 = C7
space-d1 = D1
space-d2 = D2
space-d3 = D3
space-d4 = D4
space-d5 = D5
space-d6 = D6
space-e1 = E1
space-e2 = E2
space-e3 = E3
space-e4 = E4
space-e5 = E5
space-e6 = E6
space-e7 = E7
space-f1 = F1
space-f2 = F2
space-f3 = F3
space-f4 = F4
space-f5 = F5
space-f6 = F6
space-g1 = G1
space-g2 = G2
space-g3 = G3
space-g4 = G4
space-g5 = G5
space-g6 = G6
space-g7 = G7
space-h2 = H2
space-h3 = H3
space-h4 = H4
space-h5 = H5
space-i4 = I4

## Hours

hour-06 = 06:00
hour-07 = 07:00
hour-08 = 08:00
hour-09 = 09:00
hour-10 = 10:00
hour-11 = 11:00
hour-12 = 12:00
hour-13 = 13:00
hour-14 = 14:00
hour-15 = 15:00
hour-16 = 16:00
hour-17 = 17:00
hour-18 = 18:00
hour-19 = 19:00
hour-20 = 20:00
hour-21 = 21:00
hour-22 = 22:00
hour-23 = 23:00
hour-00 = 00:00
hour-01 = 01:00
hour-02 = 02:00
hour-03 = 03:00
hour-04 = 04:00
hour-05 = 05:00
hour-event-start = Sunrise. The hikers find the tent torn open.
hour-event-nightfall = Nightfall: wounds of the pack close, and you may look at your infection tokens.
hour-event-night = Night: the pack changes form and comes out, bitten hikers show their tokens.
hour-event-sunrise = Second sunrise: the werewolves are human again and lose this turn.

## What Determination buys

price-redraw-text = Discard an action card and draw one.
price-transfer-text = Give 1 of your Calm to a companion. Not in combat.
price-heal-text = 1 Life or 1 Calm, for you or a companion.
price-die-text = For an Explore or Search roll.
price-draw-three-text = Draw three, keep two.
price-barrier-text = Cross the Tree Barrier.
price-ravine-text = A Ravine counts as nothing.
price-pack-card-text = Stop a pack card that hits you or your hexagon.

free-look-text = Only you will see it.
free-cleanse-text = Discard the Talisman here and lose the infection token.

## What the pack pays for

cost-member-text = Before the game begins.
cost-night-move-text = Up to three spaces.
cost-pack-card-text = The top card of the deck.
cost-sniff-text = A die for each wolf icon. Once for each hexagon.
cost-attacker-text = For each attacking member.
cost-frenzied-text = By day, where there are three wolf icons. Wolf tracks count, and 3 Life.
cost-healing-text = A wounded member is fit again.
cost-father-tree-text = A Tree Barrier across a side, once a game.
cost-mother-moon-text = See and order the next hexagons, once a game. For each hexagon.
cost-ravine-text = In lupine form: a Ravine counts as nothing.
call-of-the-blood-text = Instead of the bite, see the infection token. Only the pack sees it.

## Options of the table
# Defaults: pack-seat random, hikers draft, large-wood with-hunters, hunters no, barrier-price 3, full-moon-wolf choice,
# lair-needs-confirmed-side yes, attacks-per-member unlimited, lair-on-elevation yes, card-for-each yes,
# alert-follows-from step-6, item-copies-add yes, trail-item one-side, run-optional no,
# hand-limit-counts starting-hikers, hostage-reward-capped no, pack-cards-in-combat howl-and-wounds-too,
# pairs-compared all-stood, wounds-end-at-19 no, stop-at-second-sunrise no.

option-pack-seat = Who plays the pack
option-pack-seat-hint = The others are hikers, clockwise from the pack’s left
option-pack-seat-random = Anybody
option-pack-seat-random-hint = Drawn when the game begins
option-pack-seat-1 = Seat 1
option-pack-seat-1-hint = Whoever sits there
option-pack-seat-2 = Seat 2
option-pack-seat-2-hint = Whoever sits there
option-pack-seat-3 = Seat 3
option-pack-seat-3-hint = Whoever sits there
option-pack-seat-4 = Seat 4
option-pack-seat-4-hint = Whoever sits there
option-pack-seat-5 = Seat 5
option-pack-seat-5-hint = Whoever sits there
option-pack-seat-6 = Seat 6
option-pack-seat-6-hint = Whoever sits there
option-pack-seat-7 = Seat 7
option-pack-seat-7-hint = Whoever sits there

option-hikers = Choosing hikers
option-hikers-hint = How the human players get their characters
option-hikers-draft = In turn
option-hikers-draft-hint = One after another, clockwise
option-hikers-random = At random
option-hikers-random-hint = Dealt, for a quick start

option-hunters = Hunters
option-hunters-hint = For the experienced: armed hikers, a shorter trail, a stronger pack, and no way out but victory

option-large-wood = Large wood
option-large-wood-hint = Six more spaces for the trail and the Lair
option-large-wood-with-hunters = With hunters only
option-large-wood-with-hunters-hint = As the rulebook recommends
option-large-wood-always = Always
option-large-wood-always-hint = Harder for the hikers
option-large-wood-never = Never
option-large-wood-never-hint = The smaller forest for hunters too

option-stop-at-second-sunrise = Stop at the second sunrise
option-stop-at-second-sunrise-hint = The game ends with that turn: whoever has escaped wins for the hikers, otherwise nobody wins

option-barrier-price = Crossing a Tree Barrier
option-barrier-price-hint = The rulebook names two prices
option-barrier-price-3 = 3 Determination
option-barrier-price-3-hint = From the price list; a Scared hiker can still pay it
option-barrier-price-5 = 5 Determination
option-barrier-price-5-hint = From Father Tree’s text; no Scared hiker can pay it

option-full-moon-wolf = Full moon for a werewolf
option-full-moon-wolf-hint = The rulebook’s text says one thing, its example another
option-full-moon-wolf-choice = The pack chooses
option-full-moon-wolf-choice-hint = A free pack card, or the opponent loses an item
option-full-moon-wolf-card-only = A pack card
option-full-moon-wolf-card-only-hint = As the text says
option-full-moon-wolf-theft-only = A theft
option-full-moon-wolf-theft-only-hint = As in the example

option-lair-needs-confirmed-side = The Lair needs a certain side
option-lair-needs-confirmed-side-hint = Otherwise crossing the last side of the trail is enough, even by luck

option-lair-on-elevation = The Lair may lie on an elevation
option-lair-on-elevation-hint = Otherwise only on other spaces of the wood

option-attacks-per-member = Attacks of a werewolf in a turn
option-attacks-per-member-hint = If there are combats on several hexagons
option-attacks-per-member-unlimited = One in each combat
option-attacks-per-member-unlimited-hint = As long as the pack can pay
option-attacks-per-member-once = One in all
option-attacks-per-member-once-hint = Kinder to hikers who split up

option-card-for-each = A card for every hiker
option-card-for-each-hint = Otherwise hikers may go without an action

option-alert-follows-from = Following in panic
option-alert-follows-from-hint = From when an alert hiker may run after the terrified
option-alert-follows-from-step-6 = From step 6
option-alert-follows-from-step-6-hint = Like everything else Alert does
option-alert-follows-from-reveal = From the reveal
option-alert-follows-from-reveal-hint = Also while exploring and moving

option-item-copies-add = Copies of an item add up
option-item-copies-add-hint = Otherwise two Compasses are worth one

option-trail-item = The Trail item
option-trail-item-hint = How much it tells
option-trail-item-one-side = One side
option-trail-item-one-side-hint = One that is not certain yet, if there is any
option-trail-item-all-sides = All sides
option-trail-item-all-sides-hint = Every side the trail crosses here

option-run-optional = Runners may change their mind
option-run-optional-hint = Otherwise a played Run takes its second step whenever it can

option-hand-limit-counts = Hand limit
option-hand-limit-counts-hint = Who counts for holding five cards
option-hand-limit-counts-starting-hikers = Hikers from the start
option-hand-limit-counts-starting-hikers-hint = Freed hostages do not raise it
option-hand-limit-counts-all-hikers = All hikers
option-hand-limit-counts-all-hikers-hint = Freed hostages count too

option-hostage-reward-capped = The reward for a hostage is limited
option-hostage-reward-capped-hint = Otherwise the finder may go above the limit until the next Discard step

option-pack-cards-in-combat = Pack cards in combat
option-pack-cards-in-combat-hint = Which ones can be played there
option-pack-cards-in-combat-howl-and-wounds-too = All that fit
option-pack-cards-in-combat-howl-and-wounds-too-hint = Gathering Howl and Lick Wounds too
option-pack-cards-in-combat-fight-cards-only = Fight cards only
option-pack-cards-in-combat-fight-cards-only-hint = Pack Fury, Surefoot and Cut Off

option-pairs-compared = Settling fights
option-pairs-compared-hint = When totals are compared
option-pairs-compared-all-stood = All together
option-pairs-compared-all-stood-hint = Once everybody in the combat has stood or tripped
option-pairs-compared-each-pair = Pair by pair
option-pairs-compared-each-pair-hint = As soon as both of a pair have stood

option-wounds-end-at-19 = Wounds end at 19:00
option-wounds-end-at-19-hint = Otherwise a wound of the 18:00 turn must be paid for, even at night

option-edition = Edition
option-edition-hint = Corrections from the pieces in your own box
