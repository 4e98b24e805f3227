"""The symbols of a found tile, and the roll that may bring the haunt."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import draw, draw_item, empty, take
from wolfmoon.games.blood_on_the_moon.haunt_start import haunt_by
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_ref, card_rule

SYMBOLS = "blood_on_the_moon/discover.symbols"
IDOL = "idol"
DRAW = Option("draw", "blood-option-draw")
SKIP = Option("skip", "blood-option-skip")


def symbol(table: BloodTable, deck: str) -> Script[None]:
    """blood_on_the_moon/discover.symbols, blood_on_the_moon/traitor.events, blood_on_the_moon/card.idol: draw a card
    for a symbol; who holds the Idol and the traitor may leave an event (B-21).
    """
    seat = table.active
    if table.dead[seat]:
        return
    if deck == "event":
        free = IDOL in table.hands[seat] or not table.hero(seat)
        if free and table.decks["event"]:
            answer = yield from pick_one(
                seat,
                card_rule(IDOL) if table.hero(seat) else "blood_on_the_moon/traitor.events",
                say("blood-ask-event-or-not"),
                lambda: (DRAW, SKIP),
                default=lambda: "skip",
            )
            if answer == "skip":
                return
        draw_event(table, seat)
    elif deck == "item":
        draw_item(table, seat, SYMBOLS)
    else:
        draw_omen(table, seat)


def draw_event(table: BloodTable, seat: Seat) -> None:
    """blood_on_the_moon/deck.event: draw it, do it, bury it."""
    card = draw(table, "event")
    if card is None:
        empty(table, "event", SYMBOLS)
        return
    table.card = card
    if table.log is not None:
        table.tell(card_rule(card), say("blood-drew-event", seat=SEATS[seat], card=card_ref(card)), reveals=True)
    table.todo += [("event-over", card), ("event", card)]


def draw_omen(table: BloodTable, seat: Seat) -> None:
    """blood_on_the_moon/haunt-roll.1, blood_on_the_moon/haunt-roll.last, blood_on_the_moon/haunt-roll.over: an omen,
    then the haunt roll.
    """
    if table.plot is not None and not table.plot.may_hold(table, seat):
        table.plot.refuses(table, seat)
        return
    card = draw(table, "omen")
    if card is None:
        empty(table, "omen", SYMBOLS)
        return
    table.omens += 1
    take(table, seat, card, SYMBOLS)
    if not table.begun:
        table.todo.append(("haunt-roll", card))


def haunt_roll(table: BloodTable, card: str) -> Script[None]:
    """blood_on_the_moon/haunt-roll.1, blood_on_the_moon/haunt-roll.last: as many dice as omens; 5 or more, or the ninth
    omen.
    """
    seat = table.active
    rule = "blood_on_the_moon/haunt-roll.1"
    if table.omens >= table.book.last_omen:
        rise(table, seat, card, "blood_on_the_moon/haunt-roll.last")
        return
    total = yield from plain_roll(table, seat, table.omens, rule)
    if total >= table.book.haunt_least:
        rise(table, seat, card, rule)
    elif table.log is not None:
        table.tell(rule, say("blood-no-haunt", total=total))


def rise(table: BloodTable, seat: Seat, card: str, rule: str) -> None:
    """blood_on_the_moon/haunt-start.turn, blood_on_the_moon/table.haunt: the haunt comes when this turn is over (B-14,
    T-01).
    """
    table.rising = True
    table.revealer = seat
    table.omen = card
    if table.log is not None:
        table.tell(rule, say("blood-haunt-comes", seat=SEATS[seat], card=card_ref(card)))
    wanted = table.settings.haunt
    if wanted in ("random", haunt_by(table, card)):
        return
    own = [each for each in table.book.cards if table.book.haunt_of.get(each) == wanted and each in table.decks["omen"]]
    if not own:
        table.omen = next(each for each in table.book.cards if table.book.haunt_of.get(each) == wanted)
        return
    table.omen = other = table.dice.pick(own)
    deck, hand = table.decks["omen"], table.hands[seat]
    deck[deck.index(other)] = card
    hand[hand.index(card)] = other
    if card in table.fresh:
        table.fresh[table.fresh.index(card)] = other
    table.dice.shuffle(deck)
    table.known["omen"] = [0] * len(deck)
    if table.log is not None:
        table.tell(
            "blood_on_the_moon/table.haunt",
            say("blood-omen-exchanged", seat=SEATS[seat], card=card_ref(card), other=card_ref(other)),
            reveals=True,
        )
