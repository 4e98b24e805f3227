"""The Hunters variant's own set-up: entries and equipment. Its other rules stand where the rules they change stand."""

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.exits import roll_exits
from wolfmoon.games.full_moon.ground import uncover
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, item_ref


def place_entries(table: MoonTable) -> None:
    """full_moon/hunters.exits: both exits on different corners by the die, a hexagon drawn beneath each (R17.4)."""
    roll_exits(table, ())
    for space in table.exits:
        uncover(table, space)


def equip(table: MoonTable, hiker: int) -> None:
    """full_moon/hunters.items: a random special item for each hunter (R17.6)."""
    if not table.special:
        return
    card = table.special.pop()
    table.items[hiker].append(card)
    if table.log is not None:
        told = say("moon-keeps", hiker=HIKER_REFS[hiker], item=item_ref(table.book.kinds[card].id))
        table.tell("full_moon/hunters.items", told, reveals=True)
