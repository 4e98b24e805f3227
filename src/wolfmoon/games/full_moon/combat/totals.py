"""What a fighter's combat value is, and who can still draw."""

from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.hikers import on_guard
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import is_convert


def wolf_base(table: MoonTable, combat: Combat, i: int) -> int:
    """full_moon/combat.value, full_moon/infection.strength: the value of an attacker's form, or the roll of a hiker
    who turned (R12.6).
    """
    wolf = combat.wolves[i]
    if is_convert(wolf):
        return combat.wroll[i]
    sheet = table.book.wolves[wolf]
    return sheet.night if table.night else sheet.day


def wolf_total(table: MoonTable, combat: Combat, i: int) -> int:
    """full_moon/combat.value, full_moon/result.trip: an attacker's total; 0 after a Trip."""
    return 0 if combat.wtripped[i] else wolf_base(table, combat, i) + combat.wplus[i]


def hiker_base(table: MoonTable, combat: Combat, j: int) -> int:
    """full_moon/combat.value, full_moon/alert.combat, full_moon/item.knife, full_moon/item.axe,
    full_moon/item.wolfdog: Strength, a weapon, other items, Alert (R6.11, R12.6, R12.26).
    """
    return sum(amount for _, _, amount in hiker_parts(table, combat, j))


def hiker_parts(table: MoonTable, combat: Combat, j: int) -> list[tuple[str, str, int]]:
    """full_moon/combat.value, full_moon/combat.weapon, full_moon/items.several: what a hiker's value before the cards
    is made of, as kind, id and amount (R4.4, R12.6).
    """
    hiker = combat.hikers[j]
    parts = [("stat", "strength", table.book.hikers[hiker].strength)]
    kinds = table.book.kinds
    counted: list[str] = []
    for card in table.items[hiker]:
        kind = kinds[card]
        if not kind.combat or (kind.weapon and (j >= len(combat.weapons) or combat.weapons[j] != card)):
            continue
        if table.settings.copies_add or kind.id not in counted:
            parts.append(("item", kind.id, kind.combat))
        counted.append(kind.id)
    if on_guard(table, hiker):
        parts.append(("state", "alert", table.book.number("alert", "combat")))
    return parts


def hiker_total(table: MoonTable, combat: Combat, j: int) -> int:
    """full_moon/combat.value, full_moon/result.trip: a hiker's total; 0 after a Trip."""
    return 0 if combat.htripped[j] else hiker_base(table, combat, j) + combat.hplus[j]


def foe(combat: Combat, i: int) -> int:
    """The place among the fighting hikers of the one this attacker fights."""
    return combat.hikers.index(combat.target[i])


def foes(combat: Combat, j: int) -> list[int]:
    """The attackers, by place, whose fight with this hiker goes on."""
    hiker = combat.hikers[j]
    return [i for i, target in enumerate(combat.target) if target == hiker and not combat.ends[i]]


def wolf_goes_on(combat: Combat, i: int) -> bool:
    """full_moon/combat.stand, full_moon/combat.trip-ends: whether this attacker can still draw: fight open, not
    stood, nobody tripped.
    """
    if combat.ends[i] or combat.wstood[i] or combat.wtripped[i]:
        return False
    return not combat.htripped[foe(combat, i)]


def hiker_goes_on(combat: Combat, j: int) -> bool:
    """full_moon/combat.stand, full_moon/combat.several: whether this hiker can still draw: an untripped attacker is
    left (R12.16).
    """
    if combat.hstood[j] or combat.htripped[j]:
        return False
    return any(not combat.wtripped[i] for i in foes(combat, j))
