# Learn Fangs in five short pages.

guide-title = Learn Fangs in five short pages

guide-1-title = A village by night
guide-1-text = You hold one character in secret: a werewolf, a vampire or a human. Werewolves win when no vampire is left, vampires when no werewolf is. Nobody tells you who your friends are; you find out by asking, watching and, now and then, by hitting the wrong one. Humans stand between the packs, and each of them wants something else: to survive, to collect, even to fall first. Read your card before anything else. It says how much damage ends your game, what you need to win, and one thing only you can do.

guide-2-title = Your turn
guide-2-text = First roll both dice and go to the place with that total; you can never stay where you are, and a ten lets you choose. Then use the place, if you like. Oxana’s Hut and the Spring let you ask questions, the Chapel is mostly kind, the Graveyard mostly cruel, the Witch Tree hurts or heals, the Stone Circle steals. Last you may attack. The gold frame always shows what is asked of you now, and what is not allowed stays in the list and says why.

guide-3-title = Asking the oracle
guide-3-text = An oracle card asks a question that only you and one other player will ever see. Give it to somebody. If what it asks is true, they must do what it says: heal, bleed, hand you an equipment card, or show their character. If it is not, nothing happens. Everybody sees what happened, only you know why. The table keeps these answers for you and crosses out, on your private sheet, who that player cannot be. But beware: one vampire may lie.

guide-4-title = Fangs out
guide-4-text = From the second round on you may attack somebody on your place or on the next one clockwise. Both dice roll, and the difference is the damage; equal dice miss. Equipment in front of either of you changes it. Then whoever was attacked gets a window: take the damage, or use the character. Everybody gets the same window, whatever their card, so being asked gives nothing away. Who reaches the number on their card is out, shows who they were, and may be robbed of one piece of equipment.

guide-5-title = Showing your face, and winning
guide-5-text = Most abilities work only once your card is turned up, and it stays up for good. You may do that at any time, even in another’s turn; the table carries it out at the next pause. Waiting keeps you safe, showing makes you strong: choosing the moment is half of the game. It ends the instant a goal is reached, and everybody whose goal holds then wins together, the fallen with their pack. So trust the table, doubt your neighbours, and count the teeth.
