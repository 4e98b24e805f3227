# Learn Armata Strigoi in eight short pages: one whole round, and what comes of it.

guide-title = Learn Armata Strigoi in eight short pages

guide-1-title = A fortress to storm
guide-1-text = You are a pack of werewolves, and you win or lose together. Two vampires, the Master and the Apprentice, rule a fortress of seven rooms. At first nothing can hurt them: their strength is in the blood of their fortress. So hunt Monsters until enough Blood Points lie on the Altar, then strike both vampires down. Each Blood Point you lose goes to the Inferno, and when the Inferno is full, all is over. The two counters beside the board always show how you stand: how many you need to strike, and how many you can still afford to lose.

guide-2-title = Choose a card
guide-2-text = A round begins in secret: everybody picks one Action card. It holds your whole turn. The number at the top is its initiative, the smaller the earlier. Below stand your strength, your steps and your Abilities, and at the bottom a letter, which will move a vampire. Touch a card and the board shows where it lets you go and where its letter would send each of them. Talk as much as the phrases allow about places, plans and help, but never about what is on your cards. When all are locked, the cards are turned up together.

guide-3-title = Go
guide-3-text = The lowest initiative goes first. Walk as far as your card allows, or less. Comrades in the way are jumped for nothing. Stairs and ladders are joined by tunnels: one step down, one step up anywhere else. Your Abilities may come in between: Leap within your room, Pack to a comrade’s room, Heal everybody in yours, turn a platform with Mechanics. Corridors broken by a wall stop you. Stepping on a red or grey mark ends your walk, for something waits there. Begin with the red ones; the grey are for stronger wolves.

guide-4-title = Fight
guide-4-text = A token is turned up. If it is a Monster, your card’s strength plus whatever you add must reach its number. Add Reward cards and tokens as you like: a card used normally comes back to you later, used with Wild Strength it does far more and is gone. Winning brings tokens for bats, cards for axes, and Blood Points for drops of blood. Losing costs a Wound, unless you have Protection. A Monk may be set free, and your discards come back; or you attack him, and he shows a grey face. Then a Fight token closes the space.

guide-5-title = A vampire stirs
guide-5-text = In the first round you are alone; from the second on, each turn ends with a vampire. A token says which one. Look at the platform under him: the letter of your card points the way, and he appears at the centre of the next room, walls or no walls. If no room is there he turns back, and if a ladder is there he breaks it. Having moved, he looks along every straight corridor and attacks the nearest wolf he sees. So end your turn in a bend or behind a wall, and never on a centre: there no Protection helps, and blood is lost.

guide-6-title = Wounds and blood
guide-6-text = A vampire never misses. Each Protection you give, from your played card, your hand or a token, stops one Wound. The rest you draw as counters, and they hurt: weaker, slower, or without an Ability until somebody heals you. With the third Wound the pack loses a Blood Point, and you shake all of them off. If the Altar still holds enough, whoever was attacked may strike back at once. Should a whole round pass without an attack, the Master comes once more, by the letter on the first card, and curses everybody in the room he comes to.

guide-7-title = Strike
guide-7-text = With enough Blood Points on the Altar you may strike a vampire in place of an encounter: next to him with all you have, or from afar along an open corridor with what you throw away. Reach his strength, and he has one Wound. When the first one dies, the other becomes the Supreme, harder in every way, and moves after every turn. From now on each Wound you deal him brings a platform down, as your letter points from the flat room. Whoever stands on it needs Leap, or blood is lost. Hit him until he falls, and you have won.

guide-8-title = And again
guide-8-text = When the round ends, everything you used goes to your discard pile. Whoever has no Action card left in hand first takes the pile up again, so mind which cards are still to come, and get some back early when you can. Your first red and your first grey Monster each earn you a new card, and great or terrible deeds earn the Legendary ones. Whatever the table asks of you shines in gold, with the rule it comes from. Speak of places, help each other, keep off the long corridors, and howl when it is done.
