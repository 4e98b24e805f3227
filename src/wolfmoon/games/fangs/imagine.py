"""Worlds a seat could be in: everything this seat cannot know is drawn anew, in agreement with all it knows.

Drawn anew: the characters of others that lie face down, the card or pile in the middle unless this seat looked, the oracle
cards it neither drew nor received and the one somebody else holds, the order of all decks and of the oracle discard pile,
secret marks and standing orders of others. Everything else is public or the seat's own and stays.
"""

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.characters import able
from wolfmoon.games.fangs.deduction import oracle_copies, pose, reading
from wolfmoon.games.fangs.facts import (
    facts_of,
    is_told,
    knows_card_in_hand,
    oracle_cards,
    oracle_in_hand,
    pile_in_the_middle,
    unanswered_card,
)
from wolfmoon.games.fangs.knowledge import is_late, is_strong
from wolfmoon.games.fangs.pieces import NO_ORDERS
from wolfmoon.games.fangs.riddle import MIDDLE, Riddle
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.worlds import draw_cards, draw_deal


def imagine(table: FangsTable, seat: Seat, dice: Dice) -> None:
    """Change the table in place into a world in which this seat could just as well be; worlds.py says how likely each is."""
    if table.reason is not None:
        return
    _deal_characters(table, seat, dice)
    _deal_oracle_cards(table, seat, dice)
    for deck in ("combat", "advantage"):
        table.decks[deck].sort()
        dice.shuffle(table.decks[deck])
    _forget_intentions(table, seat)


def _deal_characters(table: FangsTable, seat: Seat, dice: Dice) -> None:
    riddle = pose(facts_of(table, seat))
    drawn = draw_deal(riddle, _weights(table, seat, riddle), dice)
    if drawn is None:  # facts of an arranged table contradict each other: keep to the characters in the game alone
        riddle.room, riddle.needs, riddle.cycles = None, [], []
        riddle.domains = [riddle.free for _ in riddle.places]
        drawn = draw_deal(riddle, [[1] * len(riddle.cast.sorts)] * len(riddle.places), dice)
        if drawn is None:
            return
    ids = dict(zip(table.cast.bit.values(), table.cast.ids, strict=True))
    for place, bit in zip(riddle.places, drawn, strict=True):
        if place == MIDDLE:
            table.middle = (ids[bit],)
        else:
            table.characters[place] = ids[bit]
            table.used[place] = False
    if pile_in_the_middle(table) and seat not in table.middle_seen:
        pile = [character for character in table.pool if character not in table.characters]
        dice.shuffle(pile)
        table.middle = tuple(pile)


def _weights(table: FangsTable, seat: Seat, riddle: Riddle) -> list[list[int]]:
    """By place and sort of character: the copies of cards that explain each reaction, twice for whoever must tell the truth."""
    cast = table.cast
    weights = [[1] * len(cast.sorts) for _ in riddle.places]
    places = {other: place for place, other in enumerate(riddle.places)}
    supplies = _unknown_copies(table, seat)
    for note in table.oracles:
        place = places.get(note.receiver)
        if place is None:
            continue
        supply = supplies[note.cycle]
        told = is_told(note, seat)
        for sort, cards in enumerate(reading(cast, note)):
            if told:
                copies = cards >> cast.number[note.card] & 1
            else:
                copies = sum(count for card, count in enumerate(supply) if cards >> card & 1)
            free = sort == cast.liar and not note.banned and note.reaction != "showed"
            weights[place][sort] *= copies if free else 2 * copies
    return weights


def _unknown_copies(table: FangsTable, seat: Seat) -> list[list[int]]:
    """By pass through the oracle deck, the copies of each card that this seat has not met in it."""
    copies = oracle_copies(table.cast, oracle_cards(table))
    supplies = [copies[:] for _ in range(table.cycle + 1)]
    number = table.cast.number
    for note in table.oracles:
        if is_told(note, seat):
            supplies[note.cycle][number[note.card]] -= 1
    held = unanswered_card(table)
    if held is not None and knows_card_in_hand(table, seat):
        supplies[table.cycle][number[held]] -= 1
    return supplies


def _deal_oracle_cards(table: FangsTable, seat: Seat, dice: Dice) -> None:
    """Draw the cards behind the reactions this seat only saw, then what is left for the deck."""
    cast = table.cast
    supplies = _unknown_copies(table, seat)
    held = unanswered_card(table)
    hidden_hand = held is not None and not knows_card_in_hand(table, seat)
    met: list[str] = []
    for cycle, supply in enumerate(supplies):
        unknown = [i for i, note in enumerate(table.oracles) if note.cycle == cycle and not is_told(note, seat)]
        now = cycle == table.cycle
        wanted = [
            reading(cast, table.oracles[i])[cast.sort_of[cast.bit[table.characters[table.oracles[i].receiver]]]]
            for i in unknown
        ]
        if now and hidden_hand:
            wanted.append(cast.unread[0])
        drawn = draw_cards(wanted, supply, dice)
        if drawn is None:
            return
        for i, card in zip(unknown, drawn, strict=False):
            table.oracles[i] = table.oracles[i]._replace(card=cast.cards[card])
        if now:
            met = [note.card for note in table.oracles if note.cycle == cycle]
            if hidden_hand:
                table.drawn = cast.cards[drawn[-1]]
            elif held is None and oracle_in_hand(table) is not None:
                table.drawn = met.pop()
    rest = [cast.cards[card] for card, count in enumerate(supplies[table.cycle]) for _ in range(count)]
    dice.shuffle(rest)
    size = len(table.decks["oracle"])
    met += rest[size:]  # an arranged table may have discards that nobody was asked
    dice.shuffle(met)
    table.decks["oracle"], table.discards["oracle"] = rest[:size], met


def _forget_intentions(table: FangsTable, seat: Seat) -> None:
    """Standing orders and secret marks of the others: none, but what their imagined card would do of itself."""
    table.orders = [orders if other == seat else NO_ORDERS for other, orders in enumerate(table.orders)]
    table.heed = table.orders[seat] != NO_ORDERS
    blow = table.blow
    if blow is None or not blow.attack or blow.by is None:
        return
    if blow.by != seat:
        blow.drink = False
    windows_over = bool(table.looted)
    blow.strikers = [
        other
        for other in blow.victims
        if (other in blow.strikers if other == seat else windows_over and able(table, other, "wynona"))
    ]
    if windows_over:
        fallen = [other for other in table.looted if other != blow.by]
        table.late_victim = is_late(table, fallen) and table.characters[blow.by] == "claudius"
        table.strong_victim = is_strong(table, fallen) and table.characters[blow.by] == "blake"
