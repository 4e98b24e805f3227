"""What Not Just a Phase remembers."""

from wolfmoon.games.blood_on_the_moon.haunts.shape import Part
from wolfmoon.games.blood_on_the_moon.state import BloodTable


class Phase(Part):
    """supply: the traits of the tokens that are left; laid: trait and tile of those in the house; timeline: where the
    number track stands; rescuing: a rescue is working now; saved: it has.
    """

    __slots__ = ("laid", "rescuing", "saved", "supply", "timeline")

    def __init__(self, timeline: int) -> None:
        self.supply: list[int] = []
        self.laid: list[tuple[int, int]] = []
        self.timeline = timeline
        self.rescuing = False
        self.saved = False

    def copy(self) -> "Phase":
        """An independent twin."""
        twin = Phase.__new__(Phase)
        twin.supply = self.supply[:]
        twin.laid = self.laid[:]
        twin.timeline = self.timeline
        twin.rescuing = self.rescuing
        twin.saved = self.saved
        return twin


def phase(table: BloodTable) -> Phase:
    """The haunt's part of the table."""
    assert isinstance(table.part, Phase)
    return table.part
