"""Life and Determination; leaving play; death at the end of a turn after the last rescue."""

from collections.abc import Sequence

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.decks import discard_action, discard_item
from wolfmoon.games.full_moon.hikers import determination_limit, hikers_of, trap_card
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS


def drop_item(table: MoonTable, hiker: int, card: int) -> None:
    """full_moon/items.discard: an item leaves its holder for the discards."""
    table.items[hiker].remove(card)
    discard_item(table, card)


def gain_life(table: MoonTable, hiker: int, amount: int, rule: str) -> int:
    """full_moon/life.limit: Life regained, up to the sheet; how much it was."""
    had = table.life[hiker]
    table.life[hiker] = now = min(table.book.hikers[hiker].life, had + amount)
    if now > had:
        if table.log is not None:
            table.tell(rule, say("moon-life-gained", hiker=HIKER_REFS[hiker], amount=now - had, life=now))
        if not had and table.night and table.tokens[hiker] is not None and not table.token_open[hiker]:
            table.rescued.append(hiker)
    return now - had


def lose_life(table: MoonTable, hiker: int, amount: int, rule: str) -> None:
    """full_moon/combat.bite, full_moon/item.snake: Life lost, never below 0 (R12.23)."""
    table.life[hiker] = now = max(0, table.life[hiker] - amount)
    if table.log is not None:
        table.tell(rule, say("moon-life-lost", hiker=HIKER_REFS[hiker], amount=amount, life=now))


def gain_determination(table: MoonTable, hiker: int, amount: int, rule: str, *, capped: bool = True) -> int:
    """full_moon/prepare.determination: Determination gained, not above the limit unless said otherwise; how much
    (R8.6).
    """
    had = table.determination[hiker]
    now = had + amount
    if capped:
        now = max(had, min(determination_limit(table, hiker), now))
    table.determination[hiker] = now
    if now > had and table.log is not None:
        table.tell(rule, say("moon-determination", hiker=HIKER_REFS[hiker], amount=now - had, now=now))
    return now - had


def leave_play(table: MoonTable, hiker: int, status: str) -> None:
    """full_moon/life.death, full_moon/exit.leave, full_moon/infection.transform: what goes with a hiker who is no
    longer in play.

    Items are discarded by the dead and lost by the others (R6.9); an action card in front of the hiker is discarded;
    a player without any hiker
    left has no use for the hand and discards it (R14.14).
    """
    table.status[hiker] = status
    for card in table.items[hiker]:
        if status == "dead":
            discard_item(table, card)
        else:
            table.lost.append(card)
    table.items[hiker] = []
    if table.trapped[hiker] >= 0:
        table.trapped[hiker] = -1
        table.lost.append(trap_card(table))
    laid = table.laid[hiker]
    if laid is not None:
        discard_action(table, laid)
        table.laid[hiker] = table.act[hiker] = None
    table.at[hiker] = -1
    table.guard[hiker] = table.hidden[hiker] = table.terrified[hiker] = table.rooted[hiker] = False
    table.heading[hiker] = table.came[hiker] = -1
    table.noise[hiker] = []
    table.determination[hiker] = table.calm[hiker] = table.life[hiker] = 0
    if hiker in table.panicking:
        table.panicking.remove(hiker)
    seat = table.owner[hiker]
    if seat >= 0 and not hikers_of(table, seat):
        table.action_out += table.hands[seat]
        table.hands[seat] = []
        if table.three_seat == seat:
            table.action_out += table.three
            table.three, table.three_seat = [], -1
        table.calls = [call for call in table.calls if call.seat != seat]


def die(table: MoonTable, hikers: Sequence[int]) -> None:
    """full_moon/life.death, full_moon/life.token: hikers whom nobody rescued die together; their tokens stay face
    down (R13.1, R13.2, R13.3).
    """
    for hiker in hikers:
        leave_play(table, hiker, "dead")
        if table.log is not None:
            table.tell("full_moon/life.death", say("moon-dies", hiker=HIKER_REFS[hiker]), reveals=True)
