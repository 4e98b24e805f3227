"""What Werewolf Team remembers."""

from wolfmoon.games.blood_on_the_moon.haunts.shape import Part
from wolfmoon.games.blood_on_the_moon.state import BEAST, NOWHERE, BloodTable, Who

GHOST = BEAST
"""The ghost is the first monster, the spirits come after it."""
NOBODY = -1


class Team(Part):
    """idol: the tile it lies on, NOWHERE while somebody has it; holder: who, or NOBODY. nest, altar: tiles. heroes,
    ghost: scores.

    tried: the ghost has tried to get the idol in this turn.
    """

    __slots__ = ("altar", "ghost", "heroes", "holder", "idol", "nest", "tried")

    def __init__(self, nest: int) -> None:
        self.idol = NOWHERE
        self.holder: Who = NOBODY
        self.nest = nest
        self.altar = NOWHERE
        self.heroes = 0
        self.ghost = 0
        self.tried = False

    def copy(self) -> "Team":
        """An independent twin."""
        twin = Team.__new__(Team)
        twin.idol = self.idol
        twin.holder = self.holder
        twin.nest = self.nest
        twin.altar = self.altar
        twin.heroes = self.heroes
        twin.ghost = self.ghost
        twin.tried = self.tried
        return twin


def team(table: BloodTable) -> Team:
    """The haunt's part of the table."""
    assert isinstance(table.part, Team)
    return table.part


def idol_tile(table: BloodTable) -> int:
    """The tile the idol is on, whoever has it."""
    part = team(table)
    if part.holder == NOBODY:
        return part.idol
    return table.at[part.holder] if part.holder < BEAST else table.lairs[part.holder - BEAST]
