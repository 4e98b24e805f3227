"""Step 2: every hiker gets an action card in secret, all are turned up together, double cards are named.

Players with several hikers lay one card after the other; what lies face down stands in `laid` and stays secret until
the reveal.
"""

from wolfmoon.core.decisions import Decision, Option
from wolfmoon.core.script import Script, ask_one, pick_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import pause
from wolfmoon.games.full_moon.determination import card_option
from wolfmoon.games.full_moon.hikers import hikers_of, in_order
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, action_ref

NOTHING = Option("none", "moon-option-no-card", rule="full_moon/actions.choose")
WAIT = Option("wait", "moon-option-wait", rule="full_moon/table.pauses")
AGAIN = Option("again", "moon-option-choose-again", rule="full_moon/actions.choose")


def choose(table: MoonTable) -> Script[None]:
    """full_moon/actions.choose, full_moon/actions.talk: everybody still without a card for a hiker chooses one, at
    once and sealed (R3.1,
    R3.3).

    Talking happens outside the table (R3.7). Whoever answers "wait" has the own calls heard first (pause b) and is
    asked again.
    """
    table.step = 2
    asks: list[Decision] = []
    for seat in table.order:
        hiker = next_to_choose(table, seat)
        if hiker >= 0:
            asks.append(_ask(table, seat, hiker))
    answers = yield from together(asks)
    for ask in asks:
        _lay(table, ask.seat, answers[ask.seat])
    if table.calls and "wait" in answers.values():
        yield from pause(table, "b")
    if any(next_to_choose(table, seat) >= 0 for seat in table.order):
        table.next = "choose"
    else:
        reveal(table)
        table.next = "name"


def next_to_choose(table: MoonTable, seat: Seat) -> int:
    """full_moon/actions.choose: the seat's next hiker without a choice, or -1."""
    for hiker in hikers_of(table, seat):
        if not table.acted[hiker]:
            return hiker
    return -1


def _ask(table: MoonTable, seat: Seat, hiker: int) -> Decision:
    return ask_one(
        seat,
        "full_moon/actions.choose",
        say("moon-ask-card", hiker=HIKER_REFS[hiker]),
        lambda: cards_for(table, seat, hiker),
        about=(HIKER_REFS[hiker],),
        masked=True,
        default=lambda: cards_for(table, seat, hiker)[0].id,
    )


def cards_for(table: MoonTable, seat: Seat, hiker: int) -> list[Option]:
    """full_moon/actions.choose, full_moon/wildcard.1, full_moon/panic.terrified: the cards that can lie in front of a
    hiker, and going without where that is allowed (R3.1, R3.3).
    """
    usable = [card for card in table.hands[seat] if fits(table, hiker, card)]
    options = [card_option(card) for card in dict.fromkeys(usable)]
    rest = [other for other in hikers_of(table, seat) if not table.acted[other]]
    playable = sum(any(fits(table, other, card) for other in rest) for card in table.hands[seat])
    if not usable or playable < len(rest) or not table.settings.card_for_each:
        options.append(NOTHING)
    if any(table.acted[other] for other in hikers_of(table, seat)):
        options.append(AGAIN)
    return [*options, WAIT]


def fits(table: MoonTable, hiker: int, card: str) -> bool:
    """full_moon/actions.free-action, full_moon/panic.terrified: whether the card may be assigned to the hiker (R3.3)."""
    may_be = table.book.actions[card].may_be
    return "hide" in may_be if table.terrified[hiker] else bool(may_be)


def _lay(table: MoonTable, seat: Seat, answer: str) -> None:
    if answer == "wait":
        return
    if answer == "again":
        for other in hikers_of(table, seat):
            laid = table.laid[other]
            if laid is not None:
                table.hands[seat].append(laid)
                table.laid[other] = None
            table.acted[other] = False
        return
    hiker = next_to_choose(table, seat)
    table.acted[hiker] = True
    if answer != "none":
        table.hands[seat].remove(answer)
        table.laid[hiker] = answer


def reveal(table: MoonTable) -> None:
    """full_moon/actions.reveal: all cards are turned up together."""
    table.revealed = True
    for hiker in in_order(table):
        table.acted[hiker] = False
        laid = table.laid[hiker]
        if laid is None:
            continue
        may_be = table.book.actions[laid].may_be
        if len(may_be) == 1:
            table.act[hiker] = may_be[0]
        if table.log is not None:
            told = say("moon-revealed", hiker=HIKER_REFS[hiker], card=action_ref(laid))
            table.tell("full_moon/actions.reveal", told, reveals=True)


def name_actions(table: MoonTable) -> Script[None]:
    """full_moon/actions.double, full_moon/actions.free-action: the next double card is named, openly and for good
    (R3.4).
    """
    hiker = next((h for h in in_order(table) if table.laid[h] is not None and table.act[h] is None), -1)
    if hiker < 0:
        yield from pause(table, "c")
        table.next = "explore"
        return
    card = table.laid[hiker] or ""
    rule = "full_moon/actions.free-action" if card == "free-action" else "full_moon/actions.double"
    answer = yield from pick_one(
        table.owner[hiker],
        rule,
        say("moon-ask-name", hiker=HIKER_REFS[hiker], card=action_ref(card)),
        lambda: meanings(table, hiker, card),
        about=(HIKER_REFS[hiker],),
        default=lambda: meanings(table, hiker, card)[0].id,
    )
    table.act[hiker] = answer
    if table.log is not None:
        told = say("moon-named", hiker=HIKER_REFS[hiker], action=action_ref(answer))
        table.tell(rule, told)


def meanings(table: MoonTable, hiker: int, card: str) -> list[Option]:
    """full_moon/actions.double, full_moon/panic.terrified: the actions a card can stand for (R3.3, R3.4)."""
    may_be = table.book.actions[card].may_be
    return [
        Option(action, "moon-option-card", {"card": action_ref(action)}, action_ref(action))
        for action in may_be
        if action == "hide" or not table.terrified[hiker]
    ]


def spend(table: MoonTable, hiker: int) -> None:
    """full_moon/actions.must: a resolved action's card is discarded (R3.2, R3.9)."""
    laid = table.laid[hiker]
    if laid is not None:
        table.action_out.append(laid)
        table.laid[hiker] = table.act[hiker] = None


def waiting_for(table: MoonTable, action: str) -> list[int]:
    """full_moon/turn.order: the hikers whose turn it is with that action: all of the first seat in order that has any
    left (R3.6).
    """
    first: Seat = -1
    found: list[int] = []
    for hiker in in_order(table):
        if table.act[hiker] == action and not table.acted[hiker] and first in (-1, table.owner[hiker]):
            first = table.owner[hiker]
            found.append(hiker)
    return found
