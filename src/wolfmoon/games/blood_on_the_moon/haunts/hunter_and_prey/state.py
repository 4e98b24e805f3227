"""What Hunter and Prey remembers. Secret are numbers (but those that are up), seen, and orders."""

from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.shape import Part
from wolfmoon.games.blood_on_the_moon.state import BloodTable


class Prey(Part):
    """numbers: each seat's token; up: turned up. asked: who has looked at whose token (that it happened is public).
    orders: who would reveal rather than die. kills: who killed whom. cleared: play went on after a killing that
    would have ended the game if Sara were the traitor.
    """

    __slots__ = ("asked", "cleared", "kills", "numbers", "orders", "up")

    def __init__(self, seats: int) -> None:
        self.numbers = list(range(1, seats + 1))
        self.up = [False] * seats
        self.asked: list[tuple[Seat, Seat]] = []
        self.orders = [False] * seats
        self.kills: list[tuple[Seat, Seat]] = []
        self.cleared = False

    def copy(self) -> "Prey":
        """An independent twin."""
        twin = Prey.__new__(Prey)
        twin.numbers = self.numbers[:]
        twin.up = self.up[:]
        twin.asked = self.asked[:]
        twin.orders = self.orders[:]
        twin.kills = self.kills[:]
        twin.cleared = self.cleared
        return twin


def prey(table: BloodTable) -> Prey:
    """The haunt's part of the table."""
    assert isinstance(table.part, Prey)
    return table.part


def true_traitor(table: BloodTable) -> Seat:
    """blood_on_the_moon/haunt.hunter-and-prey.tokens: whoever has the 1."""
    assert table.plot is not None
    return prey(table).numbers.index(table.plot.row(table)["secret"]["traitor"])
