# A first game of Blood on the Moon: the first turns, and what changes when the haunt begins.

guide-title = Learn Blood on the Moon in eight short pages

guide-1-title = A house at night
guide-1-text = You stand in the Entrance Hall, and the door has locked itself. Nobody is against anybody yet: for now you all explore, find things, and grow stronger or weaker. But with every omen you draw the house comes closer to waking up. Then a haunt begins, one of five, and somebody among you may change sides. One of you is Sara. She is a nice girl, and when the haunt begins she will be a werewolf. Whether that makes her your enemy is another matter.

guide-2-title = Your explorer
guide-2-text = Four traits tell how you are: Might and Speed for the body, Knowledge and Sanity for the mind. A golden clip shows what each is worth, and a green bar where it began. Damage pushes clips down: Physical damage takes from Might and Speed, Mental from Knowledge and Sanity, General from wherever you like. Until the haunt nobody can die. After it, a clip on the skull means death.

guide-3-title = Walk
guide-3-text = Your Speed is the number of steps you have this turn. Touch a tile and the house shows whether you get there, and what it costs: one step a tile, two if there is an obstacle on the tile you leave. Doorways join tiles if both sides have one. Some rooms lead to a room far away, and the text on the tile says so. The Ground Floor Staircase takes you up. Ways down to the basement have yet to be found.

guide-4-title = Find a room
guide-4-text = A gold chevron marks a doorway with nothing behind it yet. Go through, and you turn up a new tile. Turn it as you like, as long as one of its doorways meets yours and the floor is not shut for good; the house offers only what is allowed. Then look at the symbol in its corner. A wave is an event, a chest an item, a raven an omen. Draw that card. Finding a room ends your turn, so do the rest first.

guide-5-title = Cards and dice
guide-5-text = Dice here show 0, 1 or 2. An event may ask you to roll a trait: take as many dice as the trait is worth, add them, and read the line that fits. Items and omens stay in front of you, for all to see. Some always work, and some offer an action once a turn, though not in the turn in which they came to you. With somebody on your tile you may trade, once a turn.

guide-6-title = The haunt roll
guide-6-text = Whoever draws an omen keeps it and makes a haunt roll: one die for each omen that all of you have drawn. On 5 or more the haunt begins. The omen that woke it decides which, and perhaps who is the traitor. Sara turns into a werewolf on the spot. If you would rather meet one particular haunt, or read both books on a first evening, the table’s options allow it.

guide-7-title = Two books
guide-7-text = Now your own book opens. It says what your side wants, what it can do, and what you know about monsters. The other side has one too, behind four seals; a seal breaks when what is behind it is used for the first time. Read in peace, the game waits. From now on you may attack once a turn, somebody on your tile: both roll Might, and the lower one takes the difference as damage. Weapons help the attacker only.

guide-8-title = To the end
guide-8-text = Turns go on clockwise, beginning where the haunt says, and monsters act after the traitor. They do not die, they are stunned for a turn. Explorers do die, and stay where they fell with all they had; you may take one thing from each in your turn. The first side to reach its goal has won. Whatever is asked of you stands in the gold frame, with its rule; what cannot be done says why. Mind the basement.
