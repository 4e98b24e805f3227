"""What is shown: to everybody, and to one seat. The only place of the rules that shows anything; built from nothing."""

from collections.abc import Hashable

from wolfmoon.core.rules import Json, View
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.components import DECKS, GROUPS
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.equipment import LANCE
from wolfmoon.games.fangs.facts import is_told, knows_card_in_hand, oracle_cards, oracle_in_hand, unanswered_card
from wolfmoon.games.fangs.pieces import Oracle
from wolfmoon.games.fangs.state import FangsTable

PHASES = {"counterattack": "attack", "second-attack": "attack", "hand-over": "end"}


def public(table: FangsTable) -> View:
    """What a stranger at the table sees (fangs/setup.discards, fangs/oracle.secret; R flow 1)."""
    roll = table.roll
    return {
        "round": table.round,
        "phase": PHASES.get(table.phase, table.phase),
        "active": table.active,
        "starter": table.starter,
        "attacks": table.round >= table.book.attacks_from,
        "ring": list(table.ring),
        "players": [_player(table, seat) for seat in range(table.seats)],
        "decks": {deck: len(table.decks[deck]) for deck in DECKS},
        "discards": {
            "oracle": len(table.discards["oracle"]),
            "combat": list(table.discards["combat"]),
            "advantage": list(table.discards["advantage"]),
        },
        "dice": None if roll is None else {"d4": roll.d4, "d6": roll.d6, "use": roll.use, "total": roll.total},
        "groups": None if table.groups is None else dict(zip(GROUPS, table.groups, strict=True)),
        "mixes": mixes(table),
        "characters": None if table.lineup is None else list(table.lineup),
        "middle": len(table.middle),
        "announcer": table.announcer,
        "blow": _blow(table),
        "drawn": _drawn(table),
        "counts": {"attacks": table.attacks, "fallen": table.fallen},
    }


def _player(table: FangsTable, seat: Seat) -> Json:
    open_, out = table.face_up[seat], table.out[seat]
    return {
        "seat": seat,
        "damage": table.damage[seat],
        "place": table.at[seat],
        "equipment": _equipment(table, seat) if table.equipment[seat] else [],
        "auras": table.auras[seat],
        "protected": table.protected[seat],
        "out": out,
        "out_round": table.out_rounds[seat] if out else None,
        "character": table.characters[seat] if open_ else None,
        "banned": table.banned[seat],
        "used": open_ and table.used[seat],
        "left_side": table.left_side[seat],
        "extra_turns": table.extra_turns[seat],
    }


def _equipment(table: FangsTable, seat: Seat) -> list[Json]:
    """fangs/card.bone-lance: the cards before a seat; of its lances those further right are the ones it has used (R G9)."""
    fresh = table.equipment[seat].count(LANCE) - table.spent[seat]
    cards: list[Json] = []
    for card in table.equipment[seat]:
        spent = card == LANCE and fresh <= 0
        fresh -= card == LANCE
        cards.append({"card": card, "spent": spent})
    return cards


def mixes(table: FangsTable) -> Json:
    """fangs/variant.more-uncertainty: the group counts that may be in the game, one of the shuffled cards left out (R
    K4).
    """
    if table.settings.variant != "more-uncertainty":
        return None
    deal = table.book.deals["more-uncertainty", table.seats]
    counts = (deal.werewolf, deal.vampire, deal.human)
    return [
        {group: counts[i] - (i == short) for i, group in enumerate(GROUPS)}
        for short in range(len(GROUPS))
        if counts[short]
    ]


def _blow(table: FangsTable) -> Json:
    blow = table.blow
    if blow is None:
        return None
    victims: list[Json] = [
        {"seat": victim, "damage": amount, "before": table.damage[victim], "card": take}
        for victim, amount, take in zip(blow.victims, blow.amounts, blow.takes, strict=True)
    ]
    return {"source": blow.source, "by": blow.by, "victims": victims}


def _drawn(table: FangsTable) -> Json:
    """fangs/oracle.secret: the card being dealt with; of an oracle card only that it is one."""
    if table.drawn is None:
        return None
    deck = table.book.cards[table.drawn].deck
    card = None if deck == "oracle" else table.drawn
    return {"deck": deck, "card": card, "by": table.drawer, "to": table.receiver}


def private(table: FangsTable, seat: Seat) -> View:
    """What only this seat adds: its card and all it has learnt (fangs/oracle.secret, fangs/table.sheet; R flow 1)."""
    character = table.book.characters[table.characters[seat]]
    orders = table.orders[seat]
    return {
        "character": character.id,
        "group": character.group,
        "points": character.points,
        "used": table.used[seat],
        "drawn": oracle_in_hand(table) if knows_card_in_hand(table, seat) else None,
        "oracle": [_answer(note) for note in table.oracles if is_told(note, seat)],
        "shown": [
            {"seat": other, "character": table.characters[other]} for viewer, other in table.shown if viewer == seat
        ],
        "middle": list(table.middle) if seat in table.middle_seen else None,
        "sheet": {str(other): list(names) for other, names in possible(table, seat).items()},
        "requests": [call.id for call in table.calls if call.seat == seat],
        "orders": {
            "accept_below": orders.accept_below,
            "protect": orders.protect,
            "protect_from": orders.protect_from,
            "loss": orders.loss,
            "strike_back": orders.strike_back,
            "reveal": orders.reveal,
        },
    }


def private_from(table: FangsTable) -> Hashable:
    """fangs/table.sheet: everything that the private views look at and that changes in a game; most moves leave it as it is."""
    frail = table.cast.frail
    return (
        tuple(table.characters),
        tuple(table.face_up),
        tuple([frail[damage] for damage in table.damage]),
        tuple(table.cleared),
        tuple(table.used),
        tuple(table.shown),
        tuple(table.oracles),
        oracle_cards(table),
        oracle_in_hand(table),
        unanswered_card(table),
        table.drawer,
        table.receiver,
        table.cycle,
        table.lineup,
        table.groups,
        table.middle,
        tuple(table.middle_seen),
        table.went_on,
        tuple(table.calls),
        tuple(table.orders),
    )


def _answer(note: Oracle) -> Json:
    return {
        "by": note.drawer,
        "to": note.receiver,
        "card": note.card,
        "reaction": {"kind": note.reaction, "amount": note.amount, "card": note.given},
        "round": note.round,
    }
