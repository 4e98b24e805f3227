"""What Determination, Wildcards and food buy at any time: what is possible, and doing it (the price list)."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.decks import discard_action, draw_actions
from wolfmoon.games.full_moon.fear import gain_calm, lose_calm
from wolfmoon.games.full_moon.hikers import hikers_of, item_of
from wolfmoon.games.full_moon.life import drop_item, gain_life
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, SEAT_REFS, action_ref, item_ref, rule_of


def can_pay(table: MoonTable, seat: Seat, hiker: int, price: str) -> bool:
    """full_moon/determination.1: an own hiker in play has the Determination for it; terrified and trapped ones too
    (R8.7, R8.15).
    """
    return (
        table.owner[hiker] == seat
        and table.status[hiker] == "play"
        and table.determination[hiker] >= table.book.prices[price]
    )


def together(table: MoonTable, hiker: int, other: int) -> bool:
    """full_moon/determination.together: both are in play on the same hexagon."""
    return table.status[other] == "play" and table.status[hiker] == "play" and table.at[hiker] == table.at[other]


def pay(table: MoonTable, hiker: int, amount: int) -> None:
    """full_moon/determination.1: one hiker pays the whole price (R8.7)."""
    table.determination[hiker] -= amount
    if table.log is not None:
        table.tell("full_moon/determination.1", say("moon-pays", hiker=HIKER_REFS[hiker], amount=amount))


def redraw(table: MoonTable, payer: int, card: str) -> None:
    """full_moon/determination.redraw: discard an action card and draw one."""
    seat = table.owner[payer]
    pay(table, payer, table.book.prices["redraw"])
    table.hands[seat].remove(card)
    discard_action(table, card)
    if table.log is not None:
        told = say("moon-discards", seat=SEAT_REFS[seat], cards=[action_ref(card)])
        table.tell("full_moon/determination.redraw", told, reveals=True)
    draw_actions(table, seat, 1)


def transfer(table: MoonTable, giver: int, receiver: int) -> None:
    """full_moon/determination.transfer: 1 Calm from one hiker to another, who gains it in the own colour (R8.11)."""
    rule = "full_moon/determination.transfer"
    pay(table, giver, table.book.prices["transfer"])
    lose_calm(table, giver, 1, rule)
    gain_calm(table, receiver, 1, rule)


def draw_three(table: MoonTable, payer: int) -> Script[None]:
    """full_moon/determination.draw-three: draw three cards, discard one of these three (R8.12)."""
    seat = table.owner[payer]
    pay(table, payer, table.book.prices["draw-three"])
    had, drawn = len(table.hands[seat]), table.book.three[0]
    draw_actions(table, seat, drawn)
    table.three, table.three_seat = table.hands[seat][had:], seat
    del table.hands[seat][had:]
    if len(table.three) > table.book.three[1]:
        answer = yield from pick_one(
            seat,
            "full_moon/determination.draw-three",
            Message("moon-ask-three"),
            lambda: [card_option(card) for card in dict.fromkeys(table.three)],
            masked=True,
            default=lambda: table.three[0],
        )
        table.three.remove(answer)
        discard_action(table, answer)
        if table.log is not None:
            told = say("moon-discards", seat=SEAT_REFS[seat], cards=[action_ref(answer)])
            table.tell("full_moon/determination.draw-three", told, reveals=True)
    table.hands[seat] += table.three
    table.three, table.three_seat = [], -1


def card_option(card: str) -> Option:
    """The option that is an action card."""
    return Option(card, "moon-option-card", {"card": action_ref(card)}, action_ref(card))


def play_wildcard(table: MoonTable, hiker: int, use: str) -> None:
    """full_moon/wildcard.1, full_moon/wildcard.life, full_moon/wildcard.calm: a Wildcard for one own hiker (R3.5)."""
    seat = table.owner[hiker]
    spend_wildcard(table, seat, hiker)
    if use == "life":
        gain_life(table, hiker, table.book.wildcard["life"], "full_moon/wildcard.life")
    else:
        gain_calm(table, hiker, table.book.wildcard["calm"], "full_moon/wildcard.calm")


def spend_wildcard(table: MoonTable, seat: Seat, hiker: int) -> None:
    """full_moon/wildcard.1: the Wildcard leaves the hand."""
    table.hands[seat].remove("wildcard")
    discard_action(table, "wildcard")
    if table.log is not None:
        told = say("moon-wildcard", seat=SEAT_REFS[seat], hiker=HIKER_REFS[hiker])
        table.tell("full_moon/wildcard.1", told, reveals=True)


def eat(table: MoonTable, hiker: int, kind: str) -> None:
    """full_moon/item.candy-bar, full_moon/item.canteen: the holder gains Calm and Life, then it is discarded (R6.8)."""
    item, rule = table.book.items[kind], rule_of("item", kind)
    drop_item(table, hiker, item_of(table, hiker, kind))
    if table.log is not None:
        table.tell(rule, say("moon-uses", hiker=HIKER_REFS[hiker], item=item_ref(kind)))
    gain_calm(table, hiker, item.calm, rule)
    gain_life(table, hiker, item.life, rule)


def below_life(table: MoonTable, hiker: int) -> bool:
    """full_moon/life.limit: whether the hiker has less Life than printed."""
    return table.life[hiker] < table.book.hikers[hiker].life


def below_calm(table: MoonTable, hiker: int) -> bool:
    """full_moon/life.limit: whether the hiker has less Calm than printed."""
    return table.calm[hiker] < table.book.hikers[hiker].calm


def recoveries(table: MoonTable, seat: Seat) -> list[str]:
    """full_moon/determination.heal, full_moon/wildcard.life, full_moon/item.candy-bar: every way this seat can give
    Life or Calm now.

    As ids: heal-life:payer:target, heal-calm:payer:target, calm:giver:receiver, wild-life:hiker, wild-calm:hiker,
    eat:hiker:item; hikers as numbers.
    """
    found: list[str] = []
    own = hikers_of(table, seat)
    wild = "wildcard" in table.hands[seat]
    for hiker in own:
        companions = [
            other for other in range(8) if table.status[other] == "play" and table.at[other] == table.at[hiker]
        ]
        if can_pay(table, seat, hiker, "heal"):
            found += [f"heal-life:{hiker}:{other}" for other in companions if below_life(table, other)]
            found += [f"heal-calm:{hiker}:{other}" for other in companions if below_calm(table, other)]
        if table.calm[hiker] >= 1 and can_pay(table, seat, hiker, "transfer"):
            found += [f"calm:{hiker}:{other}" for other in companions if other != hiker and below_calm(table, other)]
        if wild and below_life(table, hiker):
            found.append(f"wild-life:{hiker}")
        if wild and below_calm(table, hiker):
            found.append(f"wild-calm:{hiker}")
        if below_life(table, hiker) or below_calm(table, hiker):
            found += [f"eat:{hiker}:{kind}" for kind in ("candy-bar", "canteen") if item_of(table, hiker, kind) >= 0]
    return found


def recover(table: MoonTable, way: str) -> None:
    """full_moon/determination.heal: carry out one of `recoveries` (R8.10)."""
    kind, _, rest = way.partition(":")
    first, _, second = rest.partition(":")
    hiker = int(first)
    if kind == "heal-life":
        pay(table, hiker, table.book.prices["heal"])
        gain_life(table, int(second), 1, "full_moon/determination.heal")
    elif kind == "heal-calm":
        pay(table, hiker, table.book.prices["heal"])
        gain_calm(table, int(second), 1, "full_moon/determination.heal")
    elif kind == "calm":
        transfer(table, hiker, int(second))
    elif kind == "eat":
        eat(table, hiker, second)
    else:
        play_wildcard(table, hiker, kind.removeprefix("wild-"))
