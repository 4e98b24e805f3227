"""Calm, Scared and terror.

Calm is lost by an ordinary call; whoever panics by it is remembered in `table.panicking`, and the script that caused
the loss runs `panics` (panic.py) right after it.
"""

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.hikers import in_order
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS


def gain_calm(table: MoonTable, hiker: int, amount: int, rule: str) -> int:
    """full_moon/life.limit, full_moon/fear.for-good, full_moon/panic.over: Calm regained in the own colour; how much
    it was (R13.9, R13.14).
    """
    had = table.calm[hiker]
    table.calm[hiker] = now = min(table.book.hikers[hiker].calm, had + amount)
    if now > had and table.log is not None:
        table.tell(rule, say("moon-calm-gained", hiker=HIKER_REFS[hiker], amount=now - had, calm=now))
    if table.terrified[hiker] and now > table.sober[hiker]:
        table.terrified[hiker] = False
        if table.log is not None:
            table.tell("full_moon/panic.over", say("moon-terror-ends", hiker=HIKER_REFS[hiker]))
    return max(0, now - had)


def lose_calm(table: MoonTable, hiker: int, amount: int, rule: str) -> None:
    """full_moon/advance.calm, full_moon/panic.1: Calm lost; green may go below 0, the last red one brings a panic
    (R7.10, R7.11, R13.7).
    """
    had = table.calm[hiker]
    if not table.scared[hiker]:
        table.calm[hiker] = now = had - amount
    else:
        table.calm[hiker] = now = max(0, had - amount)
        table.sober[hiker] = min(table.sober[hiker], now)
        if had and not now:
            start_panic(table, hiker)
    if table.log is not None:
        table.tell(rule, say("moon-calm-lost", hiker=HIKER_REFS[hiker], amount=amount, calm=now))


def start_panic(table: MoonTable, hiker: int) -> None:
    """full_moon/panic.1, full_moon/panic.terrified: the hiker is terrified until the Calm rises, and runs (R13.9)."""
    table.terrified[hiker] = True
    table.sober[hiker] = table.calm[hiker]
    if hiker not in table.panicking:
        table.panicking.append(hiker)


def become_scared(table: MoonTable) -> None:
    """full_moon/fear.scared, full_moon/fear.limits: whoever ends the turn without green Calm is Scared; what was
    missing is taken off the red (R13.4 to R13.6).
    """
    for hiker in in_order(table):
        if table.scared[hiker] or table.calm[hiker] > 0:
            continue
        table.scared[hiker] = True
        red = table.book.hikers[hiker].calm + table.calm[hiker]
        table.calm[hiker] = max(0, red)
        if table.log is not None:
            table.tell("full_moon/fear.scared", say("moon-scared", hiker=HIKER_REFS[hiker], calm=max(0, red)))
        if red <= 0:
            start_panic(table, hiker)
