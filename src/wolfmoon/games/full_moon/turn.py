"""A game of Full Moon, step by step, in the rulebook's order. `table.next` names the step to come."""

from collections.abc import Callable, Mapping

from wolfmoon.core.script import Script
from wolfmoon.games.full_moon import (
    actions,
    advance,
    discard,
    dusk,
    explore,
    hide,
    hours,
    items,
    pack,
    preparation,
    running,
    search,
    setup,
    summon,
)
from wolfmoon.games.full_moon.combat import attack, rounds, settle, targets
from wolfmoon.games.full_moon.state import MoonTable

STEPS: Mapping[str, Callable[[MoonTable], Script[None]]] = {
    # before the game
    "hikers": setup.choose_hiker,
    "enter": setup.enter_forest,
    "trail": setup.draw_trail,
    "buy": setup.buy_pack,
    # the start of an hour
    "hour": hours.begin_hour,
    "place": hours.place_wolf,
    "tokens": hours.show_tokens,
    "after-tokens": hours.after_tokens,
    # the humans' phase
    "prepare": preparation.prepare,
    "choose": actions.choose,
    "name": actions.name_actions,
    "explore": explore.explore,
    "clue": explore.ask_clue,
    "search": search.search,
    "find": items.find,
    "share": items.share,
    "after-search": search.after_search,
    "advance": advance.advance,
    "walk": advance.walk,
    "run": running.run,
    "dash": running.dash,
    "watch": hide.watch,
    "search-again": search.search_again,
    "change": discard.change,
    "limit": discard.limit,
    # the werewolves' phase
    "planning": pack.plan,
    "night-move": pack.night_move,
    "act": pack.act,
    "moon-remove": summon.moon_remove,
    "moon-order": summon.moon_order,
    # combat
    "hunt": attack.hunt,
    "target": targets.choose_target,
    "cut-off": targets.cut_off,
    "step-in": targets.step_in,
    "weapon": targets.arm,
    "deal": rounds.deal,
    "settle": settle.settle,
    "pair": settle.settle_pair,
    "aftermath": settle.aftermath,
    # the end of the turn
    "dusk": dusk.dusk,
    "rescue": dusk.rescue,
    "deaths": dusk.deaths,
    "drop": dusk.drop,
    "close": dusk.close,
}


def next_step(table: MoonTable) -> Script[None]:
    """full_moon/turn.steps, full_moon/infection.free-attack: the step the table names; whoever has just turned
    attacks first.
    """
    if table.hunting and table.combat is None and table.next != "hunt":
        table.stack.append(table.next)
        table.next = "hunt"
    table.phase = table.next
    return STEPS[table.next](table)
