"""Steps 6 and 7: Alert and Hide come into force."""

from wolfmoon.core.script import Script, together
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.actions import spend
from wolfmoon.games.full_moon.fear import gain_calm
from wolfmoon.games.full_moon.hikers import in_order
from wolfmoon.games.full_moon.infection import after_rescue
from wolfmoon.games.full_moon.life import gain_life
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS


def watch(table: MoonTable) -> Script[None]:
    """full_moon/alert.1, full_moon/alert.combat: alert hikers recover 1 Calm; all effects of Alert begin; the
    terrified lose their card (R3.8, R8.1, R13.11).
    """
    table.step = 6
    for hiker in in_order(table):
        if table.act[hiker] != "alert":
            continue
        if table.terrified[hiker]:
            spend(table, hiker)
            continue
        table.guard[hiker] = True
        if table.log is not None:
            table.tell("full_moon/alert.1", say("moon-alert", hiker=HIKER_REFS[hiker]))
        gain_calm(table, hiker, table.book.number("alert", "calm"), "full_moon/alert.1")
    hide(table)
    table.acted = [False] * len(table.acted)
    table.next = "search-again"
    yield from together(())


def hide(table: MoonTable) -> None:
    """full_moon/hide.1, full_moon/hide.safe, full_moon/panic.over: hidden hikers recover up to 3 Calm and 1 Life and
    are out of sight (R8.2); whom that saves at night shows the token (R14.10).
    """
    table.step = 7
    for hiker in in_order(table):
        if table.act[hiker] != "hide":
            continue
        table.hidden[hiker] = True
        if table.log is not None:
            table.tell("full_moon/hide.1", say("moon-hides", hiker=HIKER_REFS[hiker]))
        gain_calm(table, hiker, table.book.number("hide", "calm"), "full_moon/hide.1")
        gain_life(table, hiker, table.book.number("hide", "life"), "full_moon/hide.1")
    after_rescue(table)
