"""Step 9: changing cards, the hand limit, too much Determination, mushrooms."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_some
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import forget, pause
from wolfmoon.games.full_moon.decks import draw_actions
from wolfmoon.games.full_moon.determination import card_option
from wolfmoon.games.full_moon.ground import special_at
from wolfmoon.games.full_moon.hikers import determination_limit, hikers_of, in_order
from wolfmoon.games.full_moon.infection import after_rescue
from wolfmoon.games.full_moon.life import gain_life
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, SEAT_REFS, action_ref


def change(table: MoonTable) -> Script[None]:
    """full_moon/discard.change: whoever has called for it changes two cards for one, once a turn; then the hand
    limits (R8.4).
    """
    table.step = 9
    table.roller = -1
    yield from pause(table, "z")
    give, take = table.book.number("hand", "change_give"), table.book.number("hand", "change_take")
    for seat in table.order:
        if table.changes[seat] != 1:
            continue
        table.changes[seat] = 2
        if len(table.hands[seat]) >= give:
            yield from discard_some(table, seat, give, "full_moon/discard.change")
            draw_actions(table, seat, take)
        return
    table.next = "limit"


def hand_limit(table: MoonTable, seat: Seat) -> int:
    """full_moon/discard.limit, full_moon/discard.scared, full_moon/fear.limits: 4, or 5 with two or three hikers of
    the start; 1 less for each Scared (R1.5, R8.5).
    """
    number = table.book.number
    own = hikers_of(table, seat)
    counted = [hiker for hiker in own if table.began[hiker] or table.settings.all_hikers_count]
    base = number("hand", "several") if len(counted) > 1 else number("hand", "one")
    scared = sum(table.scared[hiker] for hiker in own)
    return max(number("hand", "least"), base - scared * number("hand", "less_each_scared"))


def limit(table: MoonTable) -> Script[None]:
    """full_moon/discard.limit: the next seat above its limit discards; then what ends the humans' phase (R8.4, R8.6)."""
    for seat in table.order:
        if not hikers_of(table, seat):
            continue
        excess = len(table.hands[seat]) - hand_limit(table, seat)
        if excess > 0:
            yield from discard_some(table, seat, excess, "full_moon/discard.limit")
            return
    close_phase(table)
    yield from pause(table, "g")
    table.next = "planning"


def discard_some(table: MoonTable, seat: Seat, count: int, rule: str) -> Script[None]:
    """full_moon/discard.limit: discard that many cards of the own choice."""
    answers = yield from pick_some(
        seat,
        rule,
        say("moon-ask-discard", count=count),
        lambda: hand_options(table, seat),
        least=count,
        most=count,
        masked=True,
        default=lambda: tuple(option.id for option in hand_options(table, seat)[:count]),
    )
    cards = [answer.partition(".")[0] for answer in answers]
    for card in cards:
        forget(table, seat, card)
    if table.log is not None:
        told = say("moon-discards", seat=SEAT_REFS[seat], cards=[action_ref(card) for card in cards])
        table.tell(rule, told, reveals=True)


def hand_options(table: MoonTable, seat: Seat) -> list[Option]:
    """full_moon/discard.limit: the cards of a hand, each copy with its number."""
    options: list[Option] = []
    met: dict[str, int] = {}
    for card in sorted(table.hands[seat]):
        met[card] = met.get(card, 0) + 1
        option = card_option(card)
        options.append(option._replace(id=f"{card}.{met[card]}") if met[card] > 1 else option)
    return options


def close_phase(table: MoonTable) -> None:
    """full_moon/discard.determination, full_moon/hexagon.ancient-forest, full_moon/pack-card.clinging-roots: limits,
    mushrooms, roots let go (R7.13, R8.6); whom mushrooms save at night shows the token (R14.10).
    """
    for hiker in in_order(table):
        most = determination_limit(table, hiker)
        if table.determination[hiker] > most:
            lost = table.determination[hiker] - most
            table.determination[hiker] = most
            if table.log is not None:
                told = say("moon-determination-lost", hiker=HIKER_REFS[hiker], amount=lost)
                table.tell("full_moon/discard.determination", told)
        table.rooted[hiker] = False
        hexagon = special_at(table, table.at[hiker])
        if hexagon is not None and hexagon.life:
            gain_life(table, hiker, hexagon.life, "full_moon/hexagon.ancient-forest")
    after_rescue(table)
