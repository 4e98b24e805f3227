# Full Moon: what is asked, what can be answered, and why something cannot.

## Before the game

moon-ask-hiker = Whom do you lead?
moon-ask-enter = By which exit does { $hiker } come into the forest?
moon-ask-trail-start = Where does your trail begin?
moon-ask-trail = Draw your trail: where does it go on?
moon-ask-member = Your pack has { $points } planning points. Who joins it for { $cost }?

## The humans’ phase

moon-ask-card = What does { $hiker } do?
moon-ask-name = What does { $hiker } do with { $card }?
moon-ask-accept = { $giver } offers { $item } to { $hiker }. Take it?
moon-ask-three = You drew three cards. Which one goes?
moon-ask-explorer = Who explores first?
moon-ask-dice = { $hiker } rolls { $dice } dice. How many more do you buy, for 2 Determination each?
moon-ask-clue = { $hiker } has found tracks: { $total } total and { $partial } partial. About which side do you ask?
moon-ask-search = Who searches?
moon-ask-own-find = Which of the finds does { $hiker } keep?
moon-ask-receiver = Who gets { $item }?
moon-ask-wolfdog = Does the Wolfdog take { $amount } damage for { $hiker }, and die?
moon-ask-lose-item = Which item does { $hiker } lose?
moon-ask-advance = Where does { $hiker } go?
moon-ask-run = Where does { $hiker } run on to?
moon-ask-companion = Who rides with { $hiker }?
moon-ask-ride-along = { $whom } offers a ride. Does { $hiker } come along?
moon-ask-ride = Where does { $hiker } ride?
moon-ask-follow = { $whom } runs off to { $space } in panic. Does { $hiker } follow?
moon-ask-discard =
    { $count ->
        [one] Discard a card.
       *[other] Discard { $count } cards.
    }
moon-ask-rescue = Somebody here is at the end of strength or nerve. Do you help?

## The werewolves’ phase

moon-ask-place = Where does { $wolf } come out?
moon-ask-night-move = You have { $points } planning points. Whose group moves, for 1?
moon-ask-group = Who goes with { $wolf }?
moon-ask-path = Where does { $wolf } go?
moon-ask-act = You have { $points } planning points. What does the pack do?
moon-ask-buy = You have { $points } planning points. How many pack cards do you buy, for { $cost } each?
moon-ask-tree = On which hexagon does the Tree Barrier grow?
moon-ask-tree-side = Across which side?
moon-ask-moon = You have { $points } planning points. How many hexagons do you take, for { $cost } each?
moon-ask-remove = Do you remove one of these hexagons from the game?
moon-ask-order = In which order will they come, the first one first?
moon-ask-stop = The pack plays { $card }. Do you stop it for 6 Determination?
moon-ask-drop =
    { $count ->
        [one] Discard a pack card.
       *[other] Discard { $count } pack cards.
    }

## Combat

moon-ask-attackers = You have { $points } planning points. Who attacks on { $space }, for 1 each?
moon-ask-frenzy = You have { $points } planning points left. Who attacks in frenzy, for { $cost } more?
moon-ask-target = Whom does { $wolf } attack?
moon-ask-cut-off = Somebody could step in. Do you cut them off?
moon-ask-step-in = Does { $hiker } step in?
moon-ask-weapon = Which weapon does { $hiker } take up?
moon-ask-draw-wolf = { $wolf } has { $total }. Another card?
moon-ask-draw-hiker = { $hiker } has { $total }. Another card?
moon-ask-trip = { $wolf } trips. Let it be?
moon-ask-ravine = { $wolf } comes to a ravine. Let it be?
moon-ask-ravine-hiker = { $hiker } comes to a ravine and must stand. Let it be?
moon-ask-full-moon = { $wolf } howls at the full moon: a pack card for you, or an item less for { $hiker }?
moon-ask-lose-pack-card = Silver! Which pack card do you discard?
moon-ask-fury = Fights are about to be settled. A pack card?
moon-ask-call = { $wolf } has { $hiker } at bay. Bite, or listen to the blood?
moon-ask-whom-to-bite = Whom does { $wolf } bite?
moon-ask-bullet = { $hiker } beats { $wolf }. A silver bullet?

## Answers

moon-option-yes = Yes
moon-option-no = No
moon-option-pass = No more
moon-option-accept = Let it be
moon-option-let-it = Let it happen
moon-option-hiker = { $hiker }
moon-option-wolf = { $wolf }
moon-option-space = { $space }
moon-option-item = { $item }
moon-option-card = { $card }
moon-option-hexagon = { $hexagon }
moon-option-pack-card = { $card }
moon-option-trail-step = { $way } to { $space }
moon-option-random-trail = Draw the rest at random
moon-option-pack-done = The pack is complete
moon-option-no-card = No card
moon-option-wait = First what I have called for
moon-option-choose-again = Take my cards back
moon-option-side = Side { $side }
moon-option-side-5 = Side { $side }, with a 5
moon-option-side-6 = Side { $side }, with a 6
moon-option-stop-asking = Ask no more
moon-option-search = { $hiker } searches
moon-option-release = { $hiker } works on the Trap of { $other }
moon-option-keep-search = Search after the move
moon-option-stay = Stay here
moon-option-step = { $way } to { $space }
moon-option-cross = { $way } through the trees, { $payer } pays { $price } Determination
moon-option-leave = Leave the forest
moon-option-fell = Fell the barrier on side { $way } with the Axe
moon-option-ride = Ride the Quad
moon-option-ride-end = Far enough
moon-option-alone = Nobody
moon-option-moves-done = No more moves
moon-option-move-end = Stay there
moon-option-end-phase = End the phase
moon-option-sniff = Sniff on { $space }
moon-option-attack = Attack on { $space }
moon-option-buy-card = Buy pack cards
moon-option-heal-wolf = Heal { $wolf }
moon-option-tree = Summon Father Tree
moon-option-moon = Summon Mother Moon
moon-option-pack-card-space = { $card } on { $space }
moon-option-pack-card-hiker = { $card } for { $hiker }
moon-option-pack-card-wolf = { $card } for { $wolf }
moon-option-remove-none = Remove none
moon-option-stop = { $hiker } stops it
moon-option-no-cut-off = Let them
moon-option-step-in = Draw { $wolf } away from { $hiker }
moon-option-no-weapon = No weapon
moon-option-draw = Draw a card
moon-option-stand = Stand
moon-option-wildcard = { $card }: +3
moon-option-leap = Leap it for 3 planning points
moon-option-rope = Use the Rope
moon-option-pay = { $hiker } pays 5 Determination
moon-option-free-card = A pack card
moon-option-theft = An item less
moon-option-no-fury = No card
moon-option-bite = Bite
moon-option-call = See the token instead
moon-option-bullet-card = The Silver bullet just drawn

## At any time

moon-call-look = See the token of { $hiker }
moon-call-redraw = Change { $card } for 1 Determination of { $hiker }
moon-call-three = Draw three, keep two, for 3 Determination of { $hiker }
moon-call-heal-life = 1 Life for { $other }, for 2 Determination of { $hiker }
moon-call-heal-calm = 1 Calm for { $other }, for 2 Determination of { $hiker }
moon-call-calm = { $hiker } calms { $other }: 1 Calm and 1 Determination
moon-call-wild-life = Wildcard: Life for { $hiker }
moon-call-wild-calm = Wildcard: Calm for { $hiker }
moon-call-eat = { $hiker } uses { $item }
moon-call-track = { $hiker } reads the Trail
moon-call-cleanse = { $hiker } takes the cure
moon-call-give = { $hiker } gives { $item } to { $other }
moon-call-die = One more die for { $other }, for 2 Determination of { $hiker }
moon-call-cross = A way through the trees for { $other }, paid by { $hiker }
moon-call-change = In the Discard step, change two cards for one
moon-call-fury = Pack Fury for { $wolf }
moon-call-howl = Gathering Howl here
moon-call-lick = Lick Wounds for { $wolf }
moon-call-withdraw = Never mind
moon-barred-waiting = You have asked for it already.
