"""The wolves."""

from wolfmoon.core.script import Script
from wolfmoon.games.blood_on_the_moon.haunts.leader_of_the_pack.state import pack
from wolfmoon.games.blood_on_the_moon.monsters import rouse
from wolfmoon.games.blood_on_the_moon.movement import shift
from wolfmoon.games.blood_on_the_moon.secrets import use
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Fight, Who


def pack_turn(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.leader-of-the-pack.wolf: one Speed roll for all wolves, then Sara's player leads them."""
    pack(table)
    if rouse(table, "wolf", use(table, "wolf")):
        table.todo.append(("lead", "wolf"))
    yield from ()


def drag(table: BloodTable, fight: Fight, loser: Who | None, taken: int) -> Script[None]:
    """blood_on_the_moon/haunt.leader-of-the-pack.drag: Sara's player moves a hero whom a wolf has damaged one tile, if
    the hero lives (H1-3).
    """
    assert table.plot is not None
    wolf = max(fight.by, fight.on)
    if wolf < BEAST or loser is None or loser >= BEAST or not taken or table.dead[loser]:
        return
    yield from shift(table, table.plot.leader(table), loser, use(table, "drag"))


def seen(table: BloodTable, fight: Fight) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.wolf: a wolf that fights shows what it is."""
    if max(fight.by, fight.on) >= BEAST:
        show(table)


def show(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.wolf: what it is is seen when it rolls."""
    use(table, "wolf")
