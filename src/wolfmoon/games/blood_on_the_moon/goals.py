"""The end: goals are looked at after each completed step; then the game is over at once."""

from wolfmoon.core.rules import Outcome
from wolfmoon.core.script import Script
from wolfmoon.core.table import TheGameEnds
from wolfmoon.core.text import Message
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.state import BloodTable


def endings() -> tuple[str, ...]:
    """blood_on_the_moon/end.1: every way the game can end, haunt by haunt."""
    return tuple(ending for haunt in haunts().values() for ending in haunt.endings)


def look(table: BloodTable) -> None:
    """blood_on_the_moon/end.1, blood_on_the_moon/end.both: whoever has reached a goal wins; of two sides the one whose
    turn it is (B-28, G-12). Raises TheGameEnds.
    """
    if table.plot is None or table.reason is not None:
        return
    goals = table.plot.goals(table)
    if not goals:
        return
    hero = not table.monsters_turn and table.plot.truly_hero(table, table.active)
    now = "heroes" if hero else "traitor"
    goal = next((goal for goal in goals if goal.side == now), goals[0])
    table.reason = goal.reason
    table.winners = tuple(sorted(goal.winners))
    raise TheGameEnds


def settle(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/end.1: a step that only looks at the goals, after several things that count as one."""
    look(table)
    yield from ()


def outcome(table: BloodTable) -> Outcome:
    """blood_on_the_moon/end.1: how it ended; every ending has the message haunt-<ending>."""
    assert table.plot is not None
    assert table.reason is not None
    plot = table.plot
    return Outcome(
        table.winners,
        table.reason,
        Message(f"haunt-{table.reason}"),
        tuple(plot.why(table, seat) for seat in range(table.seats)),
    )
