"""What House of Darkness remembers."""

from wolfmoon.games.blood_on_the_moon.haunts.shape import Part
from wolfmoon.games.blood_on_the_moon.state import BEAST, NOWHERE, BloodTable

KIND = "master-vampire"
VAMPIRE = BEAST
"""The vampire is the only monster."""


class Darkness(Part):
    """runes_left: those set aside; runes: the tiles that bear one; altar: its tile; blood_left: tokens set aside;
    blood: tokens taken by the traitor's side; beaten: the vampire has lost a fight at the altar.
    """

    __slots__ = ("altar", "beaten", "blood", "blood_left", "runes", "runes_left")

    def __init__(self, runes: int, blood: int) -> None:
        self.runes_left = runes
        self.runes: list[int] = []
        self.altar = NOWHERE
        self.blood_left = blood
        self.blood = 0
        self.beaten = False

    def copy(self) -> "Darkness":
        """An independent twin."""
        twin = Darkness.__new__(Darkness)
        twin.runes_left = self.runes_left
        twin.runes = self.runes[:]
        twin.altar = self.altar
        twin.blood_left = self.blood_left
        twin.blood = self.blood
        twin.beaten = self.beaten
        return twin


def darkness(table: BloodTable) -> Darkness:
    """The haunt's part of the table."""
    assert isinstance(table.part, Darkness)
    return table.part
