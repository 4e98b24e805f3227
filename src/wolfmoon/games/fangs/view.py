"""What is shown: to everybody, and to one seat. The only place of the rules that shows anything; built from nothing."""

from wolfmoon.core.rules import Json, View
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.components import DECKS, GROUPS
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.equipment import LANCE
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
    open_ = table.face_up[seat]
    fresh = table.equipment[seat].count(LANCE) - table.spent[seat]
    cards: list[Json] = []
    for card in table.equipment[seat]:
        spent = card == LANCE and fresh <= 0
        fresh -= card == LANCE
        cards.append({"card": card, "spent": spent})
    return {
        "seat": seat,
        "damage": table.damage[seat],
        "place": table.at[seat],
        "equipment": cards,
        "auras": table.auras[seat],
        "protected": table.protected[seat],
        "out": table.out[seat],
        "out_round": table.out_rounds[seat] if table.out[seat] else None,
        "character": table.characters[seat] if open_ else None,
        "banned": table.banned[seat],
        "used": table.used[seat] if open_ else False,
        "left_side": table.left_side[seat],
        "extra_turns": table.extra_turns[seat],
    }


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
    reading = table.drawn is not None and table.book.cards[table.drawn].deck == "oracle"
    return {
        "character": character.id,
        "group": character.group,
        "points": character.points,
        "used": table.used[seat],
        "drawn": table.drawn if reading and seat in (table.drawer, table.receiver) else None,
        "oracle": [_answer(fact) for fact in table.oracles if seat in (fact.drawer, fact.receiver)],
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


def _answer(fact: Oracle) -> Json:
    return {
        "by": fact.drawer,
        "to": fact.receiver,
        "card": fact.card,
        "reaction": {"kind": fact.reaction, "amount": fact.amount, "card": fact.given},
        "round": fact.round,
    }
