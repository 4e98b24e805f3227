"""Not Just a Phase has no monsters but Sara; she cannot hold cards."""

from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.secrets import use
from wolfmoon.games.blood_on_the_moon.state import BloodTable


def may_hold(table: BloodTable, seat: Seat) -> bool:
    """blood_on_the_moon/haunt.not-just-a-phase.no-cards: everybody but Sara can hold items and omens (H5-8)."""
    return seat != table.sara


def refuses(table: BloodTable, seat: Seat) -> None:
    """blood_on_the_moon/haunt.not-just-a-phase.no-cards: everybody sees it when she leaves a card (H5-8)."""
    if not may_hold(table, seat):
        use(table, "no-cards")
