# Fangs: names and the texts that stand on characters, places and cards, and the table's options.

title-fangs = Fangs
blurb-fangs = Who is wolf, who vampire, and what do the humans want?

## Groups

group-werewolf = Werewolf
group-werewolf-many = Werewolves
group-werewolf-count =
    { $count ->
        [one] { $count } werewolf
       *[other] { $count } werewolves
    }
group-vampire = Vampire
group-vampire-many = Vampires
group-vampire-count =
    { $count ->
        [one] { $count } vampire
       *[other] { $count } vampires
    }
group-human = Human
group-human-many = Humans
group-human-count =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }

## Humans

character-akira = Akira
character-akira-goal = You win if you are still in the game when it ends.
character-akira-ability = Turn up: heal all of your damage, before the eighth point lands.
character-akira-when = Once a game, at any time

character-akeno = Akeno
character-akeno-goal = You win if the player to your right wins, whoever of you two has fallen.
character-akeno-ability = Turn up: from now on the player to your left counts instead. There is no way back.
character-akeno-when = Once a game, at the start of your turn (our reconstruction)

character-bella = Bella
character-bella-goal = You win as soon as 5 pieces of equipment lie in front of you.
character-bella-ability = When your attack would deal a victim 2 damage or more, you may take one of that victim’s equipment cards instead.
character-bella-when = Each time you attack

character-blake = Blake
character-blake-goal = You win when your attack brings down a character of 13 or 14 points.
character-blake-alternate = Or stand on the Stone Circle when the game ends.
character-blake-ability = When your move totals 2 or 3, you may go to any other place.
character-blake-when = Each time you move

character-claudius = Claudius
character-claudius-goal = You win when your attack brings somebody down and three or more are out.
character-claudius-ability = Right after your attack you may suffer 2 damage to attack the same victims once more.
character-claudius-when = Once in each of your turns

character-chloe = Chloe
character-chloe-goal = You win if you are the first to fall, alone or with others. You may not hurt yourself on purpose.
character-chloe-alternate = Or be one of the last two in the game.
character-chloe-ability = You may heal 1 of your damage.
character-chloe-when = At the start of each of your turns

character-daniel = Daniel
character-daniel-goal = You win if you are the first to fall, alone or with others. You may not hurt yourself on purpose.
character-daniel-alternate = Or be in the game still when the last vampire falls.
character-daniel-ability = If somebody else falls first, you must turn up at once.
character-daniel-when = By itself, at the first elimination

character-donna = Donna
character-donna-goal = You win as soon as you own three of these: Talisman, Bone Lance, Protective Cloak, Backpack.
character-donna-ability = Turn up: take one equipment card from the open combat or advantage discards.
character-donna-when = Once a game, at any time

## Werewolves

character-emily = Emily
character-emily-goal = You win when no vampire is left in the game.
character-emily-ability = After your roll, go to that place or to the one left or right of it, but never stay where you are.
character-emily-when = Each time you move

character-ella = Ella
character-ella-goal = You win when no vampire is left in the game.
character-ella-ability = Turn up: one character, hidden or open, loses its ability for the rest of the game.
character-ella-when = Once a game, at the start of your turn (our reconstruction)

character-frederik = Frederik
character-frederik-goal = You win when no vampire is left in the game.
character-frederik-ability = Turn up: choose another player, roll the six-sided die and deal that much damage.
character-frederik-when = Once a game, at the start of your turn

character-fabienne = Fabienne
character-fabienne-goal = You win when no vampire is left in the game.
character-fabienne-ability = Turn up: set any player’s marker, yours included, on 7.
character-fabienne-when = Once a game, at the start of your turn (our reconstruction)

character-gregor = Gregor
character-gregor-goal = You win when no vampire is left in the game.
character-gregor-ability = Turn up: until your next turn nothing can hurt or rob you.
character-gregor-when = Once a game, at any time

character-grady = Grady
character-grady-goal = You win when no vampire is left in the game.
character-grady-ability = Turn up: choose another player, roll the four-sided die and deal that much damage.
character-grady-when = Once a game, at the start of your turn

## Vampires

character-uri = Uri
character-uri-goal = You win when no werewolf is left in the game.
character-uri-ability = You may deal 3 damage to one other player on the Graveyard.
character-uri-when = At the start of each of your turns

character-ulrich = Ulrich
character-ulrich-goal = You win when no werewolf is left in the game.
character-ulrich-ability = You may lie to the oracle, even from hiding. Told to show your card, you must.
character-ulrich-when = Each time the oracle asks you

character-vlad = Vlad
character-vlad-goal = You win when no werewolf is left in the game.
character-vlad-ability = If your attack has drawn blood, you may heal 2 of your damage.
character-vlad-when = After each of your attacks

character-viola = Viola
character-viola-goal = You win when no werewolf is left in the game.
character-viola-ability = You may attack with the four-sided die alone; it shows the damage.
character-viola-when = Each time you attack

character-wynona = Wynona
character-wynona-goal = You win when no werewolf is left in the game.
character-wynona-ability = Struck or missed, if you still stand, you may attack your attacker at once.
character-wynona-when = After each attack on you

character-willow = Willow
character-willow-goal = You win when no werewolf is left in the game.
character-willow-ability = Turn up: take one more turn for each character that is out by now.
character-willow-when = Once a game, at the end of your turn (our reconstruction)

## Places

place-oxanas-hut = Oxana’s Hut
place-oxanas-hut-text = Draw an oracle card and give it to another player in secret.
place-spring-of-wisdom = Spring of Wisdom
place-spring-of-wisdom-text = Draw a card from the deck you like.
place-chapel = Chapel
place-chapel-text = Draw an advantage card.
place-graveyard = Graveyard
place-graveyard-text = Draw a combat card.
place-witch-tree = Witch Tree
place-witch-tree-text = Deal 2 damage to anybody, or let anybody heal 1.
place-stone-circle = Stone Circle
place-stone-circle-text = Steal one equipment card from another player.

## Decks and dice

deck-oracle = Oracle
deck-combat = Combat
deck-advantage = Advantage
die-d4 = four-sided die
die-d6 = six-sided die

## Oracle cards

card-wolfs-balm = Wolf’s Balm
card-wolfs-balm-text = Asks for werewolves: an unhurt one suffers 1, a hurt one heals 1.
card-wolfs-balm-question = Are you a werewolf?
card-wolfs-balm-yes = Suffer 1 damage if you have none yet. Otherwise heal 1.

card-vampires-balm = Vampire’s Balm
card-vampires-balm-text = Asks for vampires: an unhurt one suffers 1, a hurt one heals 1.
card-vampires-balm-question = Are you a vampire?
card-vampires-balm-yes = Suffer 1 damage if you have none yet. Otherwise heal 1.

card-humans-balm = Human’s Balm
card-humans-balm-text = Asks for humans: an unhurt one suffers 1, a hurt one heals 1.
card-humans-balm-question = Are you a human?
card-humans-balm-yes = Suffer 1 damage if you have none yet. Otherwise heal 1.

card-wolfs-slap = Wolf’s Slap
card-wolfs-slap-text = A werewolf suffers 1.
card-wolfs-slap-question = Are you a werewolf?
card-wolfs-slap-yes = Suffer 1 damage.

card-vampires-hex = Vampire’s Hex
card-vampires-hex-text = A vampire suffers 1.
card-vampires-hex-question = Are you a vampire?
card-vampires-hex-yes = Suffer 1 damage.

card-vampires-bane = Vampire’s Bane
card-vampires-bane-text = A vampire suffers 2.
card-vampires-bane-question = Are you a vampire?
card-vampires-bane-yes = Suffer 2 damage.

card-tribute-human-vampire = Tribute of Dusk
card-tribute-human-vampire-text = A human or vampire gives the asker an equipment card, or suffers 1 without any.
card-tribute-human-vampire-question = Are you a human or a vampire?
card-tribute-human-vampire-yes = Give the asker one of your equipment cards. If you have none, suffer 1 damage.

card-tribute-human-werewolf = Tribute of Dawn
card-tribute-human-werewolf-text = A human or werewolf gives the asker an equipment card, or suffers 1 without any.
card-tribute-human-werewolf-question = Are you a human or a werewolf?
card-tribute-human-werewolf-yes = Give the asker one of your equipment cards. If you have none, suffer 1 damage.

card-tribute-werewolf-vampire = Tribute of Midnight
card-tribute-werewolf-vampire-text = A werewolf or vampire gives the asker an equipment card, or suffers 1 without any.
card-tribute-werewolf-vampire-question = Are you a werewolf or a vampire?
card-tribute-werewolf-vampire-yes = Give the asker one of your equipment cards. If you have none, suffer 1 damage.

card-frail = Frail
card-frail-text = A character of 11 points or fewer suffers 1.
card-frail-question = Do you fall at 11 points or fewer? (A, B, C, E, U)
card-frail-yes = Suffer 1 damage.

card-sturdy = Sturdy
card-sturdy-text = A character of 12 points or more suffers 2.
card-sturdy-question = Do you fall at 12 points or more? (D, F, G, V, W)
card-sturdy-yes = Suffer 2 damage.

card-revelation = Revelation
card-revelation-text = The receiver shows the asker the character card.
card-revelation-question = The oracle wants to see your face.
card-revelation-yes = Show your character card to the asker, and to nobody else.

## Combat cards

card-crossbow = Crossbow
card-crossbow-text = Your attack cannot reach your own area. Aim at one of the four other places.
card-magic-fire = Magic Fire
card-magic-fire-text = Your attack hits everybody else on both places of your area.
card-torch = Torch
card-torch-text = You attack with the four-sided die alone, and never fail.
card-iron-fist = Iron Fist
card-iron-fist-text = Your successful attacks deal 1 more.
card-blood-spider = Blood Spider
card-blood-spider-text = Choose another player. You both suffer 2 damage!
card-ambush = Ambush
card-ambush-text = Roll both dice: everybody on that place suffers 3 damage! On a ten nothing stirs.
card-dark-ritual = Dark Ritual
card-dark-ritual-text = Vampire? You may turn up and heal all of your damage.
card-robbery = Robbery
card-robbery-text = Steal an equipment card! If nobody has one for you, deal 1 damage to another player.
card-vampire-bat = Vampire Bat
card-vampire-bat-text = Deal 2 damage to another player! Then you may heal 1.
card-cursed-doll = Cursed Doll
card-cursed-doll-text = Choose another player and roll the six-sided die. 1 to 4: 3 damage for that player. 5 or 6: 3 for you!
card-forced-gift = Forced Gift
card-forced-gift-text = Give an equipment card away! If you have none, suffer 1 damage.

## Advantage cards

card-backpack = Backpack
card-backpack-text = From everybody your attack brings down you take all equipment.
card-bone-lance = Bone Lance
card-bone-lance-text = As an open werewolf: 2 more damage in one successful attack. Then the lance is spent.
card-magic-compass = Magic Compass
card-magic-compass-text = You may roll twice for your move and choose.
card-protective-amulet = Protective Amulet
card-protective-amulet-text = The Witch Tree cannot hurt you.
card-protective-cloak = Protective Cloak
card-protective-cloak-text = Your successful attacks deal 1 more. Attacks on you deal 1 less.
card-talisman = Talisman
card-talisman-text = Blood Spider, Vampire Bat and Ambush cannot hurt you.
card-blood-moon = Blood Moon
card-blood-moon-text = Set any player’s marker on 7, yours included!
card-exposure = Exposure
card-exposure-text = Werewolf or vampire? Turn up! Humans, and Ulrich, may stay hidden.
card-healing = Healing
card-healing-text = Werewolf? You may turn up and heal all of your damage.
card-remote-healing = Remote Healing
card-remote-healing-text = Choose another player and roll the six-sided die: that player heals as much!
card-protective-aura = Protective Aura
card-protective-aura-text = Until your next turn nobody can attack you in their turn.
card-time-warp = Time Warp
card-time-warp-text = After this turn you take another.
card-healing-draught = Healing Draught
card-healing-draught-text = You may heal 2 of your damage.
card-witchs-brew = Witch’s Brew
card-witchs-brew-text = Does your name begin with A, E or U? You may turn up and heal all of your damage.
card-storm-of-light = Storm of Light
card-storm-of-light-text = All others suffer 2 damage!

## Options of the table

option-characters = Characters
option-characters-hint = Who may be in the game
option-characters-standard = Standard
option-characters-standard-hint = The ten standard ones, at random
option-characters-expansion = Expansion
option-characters-expansion-hint = The ten expansion ones, at random
option-characters-mixed = Mixed
option-characters-mixed-hint = From both sets, each first letter once
option-characters-all-twenty = All twenty
option-characters-all-twenty-hint = Drawn from everybody; first letters may repeat
option-characters-recommended = Recommended
option-characters-recommended-hint = A line-up that makes a good first game (4 to 6 players)
option-characters-picked = Picked
option-characters-picked-hint = You choose who is in the game

option-variant = Variant
option-variant-hint = How the game opens, and how much you know
option-variant-none = None
option-variant-none-hint = The game as printed
option-variant-double-oracle = Double oracle round
option-variant-double-oracle-hint = Two oracle rounds at the start (7 or 8 players)
option-variant-more-uncertainty = More uncertainty
option-variant-more-uncertainty-hint = One character lies unseen in the middle (7 or 8 players)
option-variant-all-three-groups = All three groups
option-variant-all-three-groups-hint = Four players: a werewolf, a vampire and two humans
option-variant-anything-goes = Anything goes
option-variant-anything-goes-hint = All twenty are shuffled; nobody knows how many of which
option-variant-double-oracle-and-more-uncertainty = Double oracle, more uncertainty
option-variant-double-oracle-and-more-uncertainty-hint = Both together (7 or 8 players)
option-variant-double-oracle-and-anything-goes = Double oracle, anything goes
option-variant-double-oracle-and-anything-goes-hint = Both together (7 or 8 players)

option-public-list = Public list of characters
option-public-list-hint = Otherwise you see only how many of each group
option-remove-humans-balm = Leave the humans’ question out
option-remove-humans-balm-hint = Four players without humans: one oracle card fewer

option-windows = Asking before damage
option-windows-hint = When the table stops to ask whoever is hurt
option-windows-normal = Normal
option-windows-normal-hint = For attacks, for thefts, and for harm that could end somebody’s game
option-windows-all = Always
option-windows-all-hint = For every attack, theft and damage
option-windows-attacks_only = Attacks only
option-windows-attacks_only-hint = Fastest; standing orders see to the rest

option-edition = Edition
option-edition-hint = Corrections from the cards in your own box
