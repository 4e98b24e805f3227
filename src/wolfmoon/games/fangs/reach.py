"""Whom an attack can be aimed at: the attack area, Crossbow, Magic Fire, and who is out of reach."""

from collections.abc import Sequence
from itertools import pairwise

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.characters import able
from wolfmoon.games.fangs.equipment import has
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEATS, SEATS_D4, barred, place_ref

SKIP = Option("skip", "fangs-option-no-attack", rule="fangs/attack.1")
ALL = Option("all", "fangs-option-attack-all", rule="fangs/card.magic-fire")
ALL_D4 = Option("all:d4", "fangs-option-attack-all-d4", rule="fangs/character.viola.ability")


def any_victim(table: FangsTable, seat: Seat) -> bool:
    """fangs/attack.1: there is somebody to attack (R G1)."""
    places = attackable_places(table, seat)
    at, out = table.at, table.out
    for other in range(table.seats):
        if at[other] in places and other != seat and not out[other] and can_be_attacked(table, seat, other):
            return True
    return False


def can_be_attacked(table: FangsTable, seat: Seat, victim: Seat) -> bool:
    """fangs/attack.1: in the game, somebody else, no Aura, no protected Gregor (R G1, R F18)."""
    return victim != seat and not table.out[victim] and not table.auras[victim] and not table.protected[victim]


def attackable_places(table: FangsTable, seat: Seat) -> tuple[str, ...]:
    """fangs/attack.area, fangs/equipment.must: the own place and its clockwise neighbour; with the Crossbow the other
    four instead (R G5).
    """
    place = table.at[seat]
    if place is None:
        return ()
    rest = table.rest_of_ring(place)
    return rest[1:] if "crossbow" in table.equipment[seat] else (place, rest[0])


def standing_on(table: FangsTable, seat: Seat, places: Sequence[str]) -> list[Seat]:
    """fangs/attack.area: everybody else on these places who can be attacked, in seat order (R C12, R G1)."""
    return [other for other in range(table.seats) if table.at[other] in places and can_be_attacked(table, seat, other)]


def areas(table: FangsTable, seat: Seat) -> list[tuple[str, str]]:
    """fangs/card.magic-fire: the pairs of neighbouring places that can be attacked together (R G6, R G7)."""
    places = attackable_places(table, seat)
    pairs = list(pairwise(places))
    return [pair for pair in pairs if standing_on(table, seat, pair)]


def targets(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/attack.1, fangs/card.magic-fire, fangs/card.crossbow, fangs/character.viola.ability: what the attack may
    aim at (R G1 to G8).
    """
    viola = able(table, seat, "viola") and not has(table, seat, "torch")
    options: list[Option] = []
    if has(table, seat, "magic-fire"):
        crossbow = has(table, seat, "crossbow")
        for first, second in areas(table, seat):
            if not crossbow:
                options.append(ALL)
                if viola:
                    options.append(ALL_D4)
                continue
            args = {"first": place_ref(first), "second": place_ref(second)}
            ref = place_ref(first)
            options.append(Option(f"area:{first}", "fangs-option-area", args, ref, "fangs/card.magic-fire"))
            if viola:
                rule = "fangs/character.viola.ability"
                options.append(Option(f"area:{first}:d4", "fangs-option-area-d4", args, ref, rule))
    else:
        places = attackable_places(table, seat)
        for other in range(table.seats):
            if table.at[other] not in places or other == seat or table.out[other]:
                continue
            if table.auras[other]:
                options.append(barred(SEATS[other], "fangs-barred-aura", "fangs/card.protective-aura"))
            elif table.protected[other]:
                options.append(barred(SEATS[other], "fangs-barred-protected", "fangs/character.gregor.ability"))
            else:
                options.append(SEATS[other])
                if viola:
                    options.append(SEATS_D4[other])
    options.append(SKIP)
    return options


def named(table: FangsTable, seat: Seat, answer: str) -> list[Seat]:
    """fangs/attack.several: the victims an answer of `targets` means, clockwise from the attacker."""
    kind, _, rest = answer.removesuffix(":d4").partition(":")
    if kind == "all" or kind == "area":
        pair = next(pair for pair in areas(table, seat) if kind == "all" or pair[0] == rest)
        victims = standing_on(table, seat, pair)
        return [victim for victim in table.clockwise(seat) if victim in victims]
    return [int(kind)]
