"""Setting up House of Darkness."""

from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness.state import KIND
from wolfmoon.games.blood_on_the_moon.monsters import appear
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.traits import heal
from wolfmoon.games.blood_on_the_moon.wording import GAME, tile_ref

HAUNT = f"{GAME}/haunt.house-of-darkness"


def set_up(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.house-of-darkness.master, blood_on_the_moon/haunt.house-of-darkness.runes,
    blood_on_the_moon/haunt.house-of-darkness.blood, blood_on_the_moon/haunt.house-of-darkness.order: the traitor
    heals, the vampire comes to whoever started the haunt.
    """
    assert table.plot is not None
    assert table.traitor is not None
    heal(table, table.traitor, range(4), f"{HAUNT}.master")
    tile = table.at[table.revealer]
    appear(table, KIND, tile)
    if table.log is not None:
        runes, blood = table.plot.players(table, "runes"), table.plot.players(table, "blood")
        table.tell(f"{HAUNT}.runes", say("blood-runes-aside", count=runes))
        table.tell(f"{HAUNT}.blood", say("blood-blood-aside", count=blood))
        table.tell(f"{HAUNT}.master", say("blood-appears", kind=Ref("monster", KIND), tile=tile_ref(table, tile)))
