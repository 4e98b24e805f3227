# Fangs: how the game ends, and why each seat has won or lost.

fangs-ending-everybody-out = Nobody is left standing.
fangs-ending-both-groups = The last werewolf and the last vampire fall together.
fangs-ending-werewolves = No vampire is left: the werewolves win.
fangs-ending-vampires = No werewolf is left: the vampires win.
fangs-ending-daniel-first = Daniel is the first to fall, as he wished.
fangs-ending-chloe-first = Chloe is the first to fall, as she wished.
fangs-ending-chloe-last = Chloe is one of the last two.
fangs-ending-claudius = Claudius has felled a late victim.
fangs-ending-blake = Blake has felled a strong one.
fangs-ending-bella = Bella has her equipment together.
fangs-ending-donna = Donna has her collection together.

fangs-won-werewolves = No vampire is left in the game.
fangs-won-vampires = No werewolf is left in the game.
fangs-won-akira = Still in the game at its end.
fangs-won-akeno = { $neighbour } has won.
fangs-won-bella = Enough equipment lies in front of her.
fangs-won-blake = His attack felled a character of 13 or 14 points.
fangs-won-blake-stands = He stood on the Stone Circle at the end.
fangs-won-claudius = His attack felled the third or a later one.
fangs-won-chloe-first = The first to fall.
fangs-won-chloe-last = One of the last two in the game.
fangs-won-daniel-first = The first to fall.
fangs-won-daniel-last = Still in the game when the last vampire fell.
fangs-won-donna = Three of her four pieces lie in front of her.

fangs-lost-werewolf = A vampire was left in the game.
fangs-lost-vampire = A werewolf was left in the game.
fangs-lost-akira = Not in the game any more at its end.
fangs-lost-akeno = { $neighbour } has not won.
fangs-lost-bella = Not enough equipment in front of her.
fangs-lost-blake = No strong victim of his attack, and not on the Stone Circle.
fangs-lost-claudius = No third or later victim of his attack.
fangs-lost-chloe = Neither the first to fall nor one of the last two.
fangs-lost-daniel = Neither the first to fall nor there when the last vampire fell.
fangs-lost-donna = Her collection was not complete.
