"""What Leader of the Pack remembers."""

from wolfmoon.games.blood_on_the_moon.haunts.shape import Part
from wolfmoon.games.blood_on_the_moon.state import BloodTable


class Pack(Part):
    """silver: the weapons that bear a rune. burned: silver has met Sara since her last turn, so she will not grow.

    numb: no effect raises her Might and Speed in this turn of hers.
    """

    __slots__ = ("burned", "numb", "silver")

    def __init__(self) -> None:
        self.silver: list[str] = []
        self.burned = False
        self.numb = False

    def copy(self) -> "Pack":
        """An independent twin."""
        twin = Pack.__new__(Pack)
        twin.silver = self.silver[:]
        twin.burned = self.burned
        twin.numb = self.numb
        return twin

    def buried(self, card: str) -> None:
        """H1-6: the rune returns when its card is buried."""
        if card in self.silver:
            self.silver.remove(card)


def pack(table: BloodTable) -> Pack:
    """The haunt's part of the table."""
    assert isinstance(table.part, Pack)
    return table.part
