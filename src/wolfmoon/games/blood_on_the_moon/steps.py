"""Every step of the game by the name under which it lies on `table.todo`; a haunt's own begin with "haunt:"."""

from collections.abc import Callable, Mapping
from typing import Any

from wolfmoon.core.script import Script
from wolfmoon.games.blood_on_the_moon import (
    actions,
    attack,
    discover,
    goals,
    haunt_roll,
    haunt_start,
    monsters,
    placing,
    rooms,
    setup,
    trade,
    turn,
)
from wolfmoon.games.blood_on_the_moon.cards import events, omens
from wolfmoon.games.blood_on_the_moon.state import BloodTable

STEPS: Mapping[str, Callable[..., Script[None]]] = {
    "draft": setup.draft,
    "begin": setup.begin,
    "start": turn.start,
    "set-off": turn.set_off,
    "act": actions.act,
    "find": discover.find,
    "holy-symbol": discover.holy_symbol,
    "lay": discover.lay_found,
    "place": placing.place_in_hand,
    "room": rooms.room,
    "ride": rooms.ride,
    "symbol": haunt_roll.symbol,
    "haunt-roll": haunt_roll.haunt_roll,
    "event": events.event,
    "hanged": events.hanged,
    "follow": events.follow,
    "event-over": events.event_over,
    "shift": omens.shift_one,
    "trade": trade.trade,
    "loot": trade.loot,
    "attack": attack.attack,
    "blast": attack.blast,
    "settle": goals.settle,
    "end": turn.end,
    "room-end": turn.room_end,
    "necklace": turn.necklace,
    "hand-over": turn.hand_over,
    "next": turn.next_player,
    "haunt-start": haunt_start.haunt_start,
    "read": haunt_start.read,
    "first": haunt_start.first,
    "monsters": monsters.monsters,
    "lead": monsters.lead,
    "bite": monsters.bite,
    "monsters-over": monsters.monsters_over,
}


def next_step(table: BloodTable) -> Script[None]:
    """Take the next step off the table and give its script."""
    name, *about = table.todo.pop()
    assert isinstance(name, str)
    table.phase = name
    known: Callable[..., Script[Any]] | None = STEPS.get(name)
    if known is None:
        assert table.plot is not None
        known = table.plot.steps[name]
    return known(table, *about)
