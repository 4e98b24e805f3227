# Fangs: what is asked, what can be answered, and why something cannot.

## Questions

fangs-ask-ready = Read your character card. Ready?
fangs-ask-start = Your turn. Roll the dice, or use your character first?
fangs-ask-compass = The Magic Compass: keep this roll, or roll a second pair?
fangs-ask-compass-pick = Which of the two rolls do you take?
fangs-ask-own-place = You stand on { $place } already.
fangs-ask-destination = You rolled { $total }. Where do you go?
fangs-ask-place = { $place }: draw a card?
fangs-ask-deck = { $place }: from which deck do you draw?
fangs-ask-witch-tree = The Witch Tree: deal { $damage } damage, or let somebody heal { $heal }?
fangs-ask-accept-heal = { $by } offers you the Witch Tree: heal { $amount } of your damage?
fangs-ask-steal = Which equipment do you steal?
fangs-ask-oracle-receiver = Who gets your oracle card? What it asks stays between you two.
fangs-ask-oracle-answer = { $by } hands you an oracle card. What it asks stays between you two. Your answer?
fangs-ask-victim = { $card }: whom does it hit?
fangs-ask-heal = Heal { $amount } of your damage?
fangs-ask-gift = Which of your equipment do you give away?
fangs-ask-gift-receiver = Who gets { $card }?
fangs-ask-marker = Whose marker goes to { $space }?
fangs-ask-remote-healing = { $card }: whom do you heal? The six-sided die says how much.
fangs-ask-exposure = Exposure: turn your character up, or stay hidden?
fangs-ask-reveal-heal = { $card }: stay hidden, or turn up and heal all of your damage?
fangs-ask-open-heal = { $card }: heal all of your damage?
fangs-ask-event = { $card }: use it?
fangs-ask-ella = Whose ability do you silence for the rest of the game?
fangs-ask-pounce = { $character }: whom do you strike?
fangs-ask-uri = Who on the Graveyard suffers?
fangs-ask-attack = Whom do you attack?
fangs-ask-attacker =
    Your attack succeeds with { $base }. What do you do?
fangs-ask-bella = What do you take from { $seat } instead of the damage?
fangs-ask-window-attack = { $by } attacks you: { $amount } damage, from { $now } to { $then }.
fangs-ask-window-failed = { $by } has attacked you and missed.
fangs-ask-window-damage = { $cause }: { $amount } damage for you, from { $now } to { $then }.
fangs-ask-window-theft = { $by } is about to take your { $card }.
fangs-ask-loot = What do you take from { $seat }, who has fallen?
fangs-ask-end = The end of your turn.

fangs-hint-oracle = { $card }

## Answers

fangs-option-ready = Ready
fangs-option-seat = { $seat }
fangs-option-seat-d4 = { $seat }, with the four-sided die alone
fangs-option-place = { $place }
fangs-option-deck = { $deck } deck
fangs-option-card = { $card } of { $owner }
fangs-option-give-card = Yes: give { $card }
fangs-option-damage = Damage { $seat }
fangs-option-heal = Heal { $seat }
fangs-option-yes = Yes
fangs-option-no = No
fangs-option-roll = Roll the dice
fangs-option-roll-again = Roll again
fangs-option-keep = Keep this roll
fangs-option-keep-own = Use my character
fangs-option-pair = { $d4 } and { $d6 }: { $total }
fangs-option-use-place = Draw
fangs-option-leave-place = Leave the place alone
fangs-option-show = Show my character card
fangs-option-oracle-yes = Yes, and do what it says
fangs-option-oracle-no = No: nothing happens
fangs-option-oracle-character = Yes, and use my ability
fangs-option-gift-protect = Use my ability and keep everything
fangs-option-reveal = Turn up
fangs-option-stay-hidden = Stay hidden
fangs-option-reveal-and-heal = Turn up and heal everything
fangs-option-heal-all = Heal everything
fangs-option-no-heal = Do not heal
fangs-option-no-attack = Do not attack
fangs-option-attack-all = Attack everybody in reach
fangs-option-attack-all-d4 = Attack everybody in reach, with the four-sided die alone
fangs-option-area = { $first } and { $second }
fangs-option-area-d4 = { $first } and { $second }, with the four-sided die alone
fangs-option-deal = Deal the damage
fangs-option-lance = Use the Bone Lance
fangs-option-bella = Take equipment instead
fangs-option-vlad = Drink, if damage lands
fangs-option-accept = Accept
fangs-option-character = Use my character
fangs-option-leave = Take nothing
fangs-option-end-turn = End my turn
fangs-option-second-attack = Suffer damage and attack once more
fangs-option-ability-akeno = Look to the left from now on
fangs-option-ability-chloe = Heal
fangs-option-ability-ella = Silence somebody
fangs-option-ability-fabienne = Call the blood moon
fangs-option-ability-frederik = Pounce
fangs-option-ability-grady = Lash out
fangs-option-ability-uri = Haunt the Graveyard
fangs-option-ability-willow =
    { $count ->
        [one] Take an extra turn
       *[other] Take { $count } extra turns
    }

## At any time

fangs-call-reveal = Turn my character up
fangs-call-akira = Heal all of my damage
fangs-call-gregor = Protect myself until my next turn
fangs-call-silence = Silence the ability of { $seat }
fangs-call-take = Take { $card } from the discards
fangs-call-withdraw = Take my wish back
fangs-order-accept_below =
    { $value ->
        [none] Ask me about all damage
       *[other] Accept damage that leaves me below { $value }
    }
fangs-order-protect =
    { $value ->
        [use] When it is grave, use my ability
       *[ask] When it is grave, ask me
    }
fangs-order-protect_from =
    { $value ->
        [none] Only what would eliminate me is grave
       *[other] { $value } damage at once is grave
    }
fangs-order-loss =
    { $value ->
        [use] When I am robbed, use my ability
        [ask] When I am robbed, ask me
       *[let-go] When I am robbed, let it go
    }
fangs-order-strike_back =
    { $value ->
        [strike] When I am attacked, strike back if I can
        [never] When I am attacked, never strike back
       *[ask] When I am attacked, ask me
    }
fangs-order-reveal =
    { $value ->
        [checkpoint] Turn me up as soon as possible
        [my-turn] Turn me up in my next turn
       *[never] Keep me hidden
    }

## Why not

fangs-barred-protected = Gregor is protected: nothing can hurt or rob him.
fangs-barred-amulet = The Protective Amulet keeps the Witch Tree off.
fangs-barred-talisman = The Talisman keeps this card off.
fangs-barred-aura = A Protective Aura keeps attacks off.
fangs-barred-self-harm = You may not hurt yourself on purpose.
fangs-barred-no-answer = Your character has no answer here.
fangs-barred-no-target = There is nothing your ability could do now.
fangs-barred-not-true = It is not true for you.
fangs-barred-true = It is true for you.
fangs-barred-not-werewolf = Only a werewolf can use the Bone Lance.
fangs-barred-does-not-fit = The card does not fit your character.
fangs-barred-exposed = Werewolves and vampires must turn up.
fangs-barred-open = Your card lies open already.
fangs-barred-daniel = Daniel cannot turn up of his own will.
fangs-barred-banned = Ella has silenced your ability.
fangs-barred-used = You have used your ability.
fangs-barred-unhurt = You have no damage to heal.
fangs-barred-waiting = Your wish waits for the next pause.

## Options that do not go together

option-picked = The characters
option-picked-hint = Who is in the game, if you pick them yourself
option-picked-akira = Akira
option-picked-akeno = Akeno
option-picked-bella = Bella
option-picked-blake = Blake
option-picked-claudius = Claudius
option-picked-chloe = Chloe
option-picked-daniel = Daniel
option-picked-donna = Donna
option-picked-emily = Emily
option-picked-ella = Ella
option-picked-frederik = Frederik
option-picked-fabienne = Fabienne
option-picked-gregor = Gregor
option-picked-grady = Grady
option-picked-uri = Uri
option-picked-ulrich = Ulrich
option-picked-vlad = Vlad
option-picked-viola = Viola
option-picked-wynona = Wynona
option-picked-willow = Willow
fangs-clash-anything-goes-source = anything goes shuffles all twenty characters and takes no other choice of them.
fangs-clash-anything-goes-list = anything goes puts up no list of characters.
fangs-clash-humans-balm = the humans’ question can stay in the box only in the standard game of four.
fangs-clash-picked-unused = characters are picked only when “picked” is chosen.
fangs-clash-picked-groups = this table needs { $werewolves } werewolves, { $vampires } vampires and { $humans } humans; { $given } characters are picked.
fangs-clash-picked-initials = two characters whose names begin with { $initial } are picked.

## Talk

fangs-chat-out = Whoever is out of the game writes nothing more until it is over.
