"""The end of a turn: cards that stayed, the last rescue, deaths, fear, the pack's hand, the hour."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_some, together, window
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.actions import spend
from wolfmoon.games.full_moon.calls import pause, recovery_option
from wolfmoon.games.full_moon.determination import recover, recoveries
from wolfmoon.games.full_moon.fear import become_scared
from wolfmoon.games.full_moon.goals import check_end, stop
from wolfmoon.games.full_moon.hikers import dying, hikers_of, in_order
from wolfmoon.games.full_moon.infection import after_rescue
from wolfmoon.games.full_moon.life import die
from wolfmoon.games.full_moon.packcards import pack_hand_options
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import SEAT_REFS, pack_card_ref

LAST_SUNRISE = 4
"""full_moon/table.stop: days after which the table ends a game that finds no end, option or not."""
PASS = Option("pass", "moon-option-pass", rule="full_moon/life.rescue")


def dusk(table: MoonTable) -> Script[None]:
    """full_moon/actions.stay, full_moon/turn.end: Alert and Hide cards are discarded (R3.9, R8.1, flow E1).

    Their hikers may still follow who panics now.
    """
    for hiker in in_order(table):
        if table.act[hiker] in ("alert", "hide"):
            spend(table, hiker)
        table.hidden[hiker] = False
    table.revealed = False
    table.next = "rescue"
    yield from pause(table, "l")


def in_need(table: MoonTable) -> list[int]:
    """full_moon/life.rescue, full_moon/fear.rescue: hikers without Life, or about to be Scared."""
    return [
        hiker
        for hiker in in_order(table)
        if not table.life[hiker] or (not table.scared[hiker] and table.calm[hiker] <= 0)
    ]


def rescue(table: MoonTable) -> Script[None]:
    """full_moon/life.rescue, full_moon/fear.rescue: everybody on the hexagon of a hiker in need is asked, until all
    have passed (R8.16, R13.15, window l).

    Who could help follows from what everybody sees: Determination, food, or any card in hand that may be a Wildcard.
    """

    def seats() -> list[Seat]:
        spaces = {table.at[hiker] for hiker in in_need(table)}
        return [
            seat
            for seat in table.order
            if any(table.at[hiker] in spaces and could_help(table, hiker) for hiker in hikers_of(table, seat))
        ]

    def options(seat: Seat) -> list[Option]:
        return [PASS, *(recovery_option(way) for way in helpful(table, seat))]

    def resolve(seat: Seat, answer: str) -> bool:
        ways = {recovery_option(way).id: way for way in helpful(table, seat)}
        if answer not in ways:
            return False
        recover(table, ways[answer])
        after_rescue(table)
        return True

    yield from window(
        seats,
        "full_moon/life.rescue",
        lambda seat: Message("moon-ask-rescue"),
        options,
        resolve,
        about=lambda seat: [SEAT_REFS[who] for who in dict.fromkeys(table.owner[hiker] for hiker in in_need(table))],
        default=lambda seat: "pass",
    )
    yield from panics(table)
    table.next = "deaths"


def could_help(table: MoonTable, hiker: int) -> bool:
    """full_moon/life.rescue: by what everybody sees, this hiker or its player might give Life or Calm."""
    kinds = table.book.kinds
    return (
        table.determination[hiker] >= table.book.prices["transfer"]
        or bool(table.hands[table.owner[hiker]])
        or any(kinds[card].life and kinds[card].discard for card in table.items[hiker])
    )


def helpful(table: MoonTable, seat: Seat) -> list[str]:
    """full_moon/life.rescue: the seat's ways to give Life or Calm to somebody in need."""
    need = in_need(table)
    found: list[str] = []
    for way in recoveries(table, seat):
        kind, first, *rest = way.split(":")
        target = int(rest[0]) if rest and kind != "eat" else int(first)
        if target in need:
            found.append(way)
    return found


def deaths(table: MoonTable) -> Script[None]:
    """full_moon/life.death, full_moon/fear.scared: the dead, then the Scared, then those who panic at once (R13.1 to
    R13.6, flow E2, E3).
    """
    fallen = dying(table)
    if fallen:
        die(table, fallen)
    become_scared(table)
    table.next = "drop"
    yield from panics(table)


def drop(table: MoonTable) -> Script[None]:
    """full_moon/pack-card.limit: the pack keeps five cards at most (R10.9, flow E4)."""
    excess = len(table.pack_hand) - table.book.number("pack", "card_limit")
    table.next = "close"
    if excess <= 0:
        return
    answers = yield from pick_some(
        table.pack_seat,
        "full_moon/pack-card.limit",
        say("moon-ask-drop", count=excess),
        lambda: pack_hand_options(table),
        least=excess,
        most=excess,
        masked=True,
        default=lambda: tuple(option.id for option in pack_hand_options(table)[:excess]),
    )
    cards = [answer.partition(".")[0] for answer in answers]
    for card in cards:
        table.pack_hand.remove(card)
        table.packs_out.append(card)
    if table.log is not None:
        told = say("moon-discards-pack-cards", cards=[pack_card_ref(card) for card in cards])
        table.tell("full_moon/pack-card.limit", told, reveals=True)


def close(table: MoonTable) -> Script[None]:
    """full_moon/turn.end, full_moon/end.1, full_moon/table.stop: the end check; what lasted until the end of the turn
    ends (R18.1, R18.12, flow E5, E6).
    """
    check_end(table)
    if table.sunrise and (table.settings.stop_at_sunrise or table.turn > LAST_SUNRISE * len(table.book.hours)):
        stop(table)
    none = [False] * 8
    table.guard, table.hidden, table.acted = none[:], none[:], none[:]
    table.heading, table.came = [-1] * 8, [-1] * 8
    table.noise = [[] for _ in range(8)]
    table.howls = []
    table.changes = [0] * table.seats
    table.roller = -1
    table.next = "hour"
    yield from together(())
