"""Equipment: what lies in front of a seat, how it changes hands, and what it changes. Modifiers are looked up, never
stored.
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say, seat_ref
from wolfmoon.games.fangs.decks import discard
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import barred, card_ref

LANCE = "bone-lance"


def has(table: FangsTable, seat: Seat, card: str) -> bool:
    """fangs/equipment.1: the card lies in front of the seat."""
    return card in table.equipment[seat]


def fresh_lance(table: FangsTable, seat: Seat) -> bool:
    """fangs/card.bone-lance: the seat has a lance it has not used yet (R G9)."""
    return table.equipment[seat].count(LANCE) > table.spent[seat]


def attack_bonus(table: FangsTable, blow: Blow) -> int:
    """fangs/attack.equipment, fangs/equipment.together, fangs/card.iron-fist: what the attacker's cards add (R G2, R
    G17).
    """
    assert blow.by is not None
    cards, book = table.equipment[blow.by], table.book.cards
    if not cards:
        return 0
    if blow.source == "counterattack":
        counts = table.book.characters["wynona"].counter_equipment
        return sum(book[card].bonus for card in cards if card != LANCE and card in counts)
    bonus = sum(book[card].bonus for card in cards if card != LANCE)
    return bonus + book[LANCE].bonus if blow.lance else bonus


def attack_reduction(table: FangsTable, blow: Blow, victim: Seat) -> int:
    """fangs/card.protective-cloak: what the victim's cards take off an attack made in its maker's own turn (R G11, R
    G17).
    """
    if blow.source == "counterattack" or not table.equipment[victim]:
        return 0
    book = table.book.cards
    return sum(book[card].reduction for card in table.equipment[victim])


def covered(table: FangsTable, seat: Seat, source: str) -> bool:
    """fangs/card.talisman, fangs/card.protective-amulet: a card of the seat keeps damage of this card or place off it
    (R F6, R C10).
    """
    book = table.book.cards
    return any(source in book[card].covers or source in book[card].places for card in table.equipment[seat])


def loses(table: FangsTable, seat: Seat, card: str) -> None:
    """fangs/equipment.1: the card leaves the seat; a lance is fresh for whoever has it next (R G10)."""
    table.equipment[seat].remove(card)
    if card == LANCE:
        table.spent[seat] = min(table.spent[seat], table.equipment[seat].count(LANCE))


def gains(table: FangsTable, seat: Seat, card: str) -> None:
    """fangs/equipment.1, fangs/equipment.limit: the card is laid open and counts from now on (R G19, R G21)."""
    table.equipment[seat].append(card)


def steal(table: FangsTable, thief: Seat, owner: Seat, card: str, rule: str) -> None:
    """fangs/place.stone-circle: one piece of equipment changes hands against its owner's will."""
    loses(table, owner, card)
    gains(table, thief, card)
    if table.log is not None:
        seat, of = seat_ref(thief), seat_ref(owner)
        table.tell(rule, say("fangs-stole", seat=seat, owner=of, card=card_ref(card)), reveals=True)


def hand_over(table: FangsTable, owner: Seat, receiver: Seat, card: str, rule: str) -> None:
    """fangs/card.forced-gift: one piece of equipment is given away by its owner."""
    loses(table, owner, card)
    gains(table, receiver, card)
    if table.log is not None:
        gave = say("fangs-gave", seat=seat_ref(owner), receiver=seat_ref(receiver), card=card_ref(card))
        table.tell(rule, gave, reveals=True)


def drop_all(table: FangsTable, seat: Seat) -> None:
    """fangs/loot.2: what nobody takes goes to the discard piles of its colours (R D5)."""
    for card in table.equipment[seat]:
        discard(table, card)
    if table.equipment[seat] and table.log is not None:
        cards = [card_ref(card) for card in table.equipment[seat]]
        table.tell("fangs/loot.2", say("fangs-dropped", seat=seat_ref(seat), cards=cards))
    table.equipment[seat].clear()
    table.spent[seat] = 0


def stealable(table: FangsTable, thief: Seat) -> list[Option]:
    """fangs/place.stone-circle: every card of another player that could be taken now, a protected owner's barred (R
    C11).
    """
    take = table.book.take
    options: list[Option] = []
    for owner in range(table.seats):
        cards = table.equipment[owner]
        if not cards or owner == thief or table.out[owner]:
            continue
        for card in dict.fromkeys(cards):
            option = take[card][owner]
            if table.protected[owner]:
                option = barred(option, "fangs-barred-protected", "fangs/character.gregor.ability")
            options.append(option)
    return options


def own_cards(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/equipment.1: each different card in front of a seat, oldest first."""
    return [table.book.take[card][seat] for card in dict.fromkeys(table.equipment[seat])]


def card_of(answer: str) -> tuple[Seat, str]:
    """Owner and card that an option id "card:<owner>:<card>" names."""
    _, owner, card = answer.split(":")
    return int(owner), card
