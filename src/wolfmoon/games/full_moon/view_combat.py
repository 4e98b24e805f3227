"""What everybody sees of a combat: the fighters, what their values are made of, what cards did, and what is at stake."""

from wolfmoon.core.rules import Json
from wolfmoon.core.table import Seat
from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.combat.results import wolf_result
from wolfmoon.games.full_moon.combat.totals import hiker_base, hiker_parts, hiker_total, wolf_base, wolf_total
from wolfmoon.games.full_moon.hikers import determination_limit
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import BEINGS, HIKERS, is_convert

NOBODY = -1


def combat_view(table: MoonTable) -> Json:
    """The combat that goes on, or null; its shape is told in view.py (full_moon/combat.value, full_moon/combat.deal)."""
    combat = table.combat
    if combat is None:
        return None
    wolf, hiker = _now(combat)
    order: list[Json] = [*(BEINGS[each] for each in combat.wolves), *(HIKERS[each] for each in combat.hikers)]
    return {
        "space": table.wood.names[combat.space],
        "free": combat.free,
        "stage": combat.stage,
        "round": combat.round,
        "cut_off": combat.cut_off,
        "now": BEINGS[wolf] if wolf >= 0 else _hiker_id(hiker),
        "order": order,
        "wolves": [_wolf(table, combat, i) for i in range(len(combat.wolves))],
        "hikers": [_hiker(table, combat, j) for j in range(len(combat.hikers))],
    }


def combat_seat(table: MoonTable) -> Seat | None:
    """The seat that leads the fighter whose turn it is; None outside a combat and between turns."""
    if table.combat is None:
        return None
    wolf, hiker = _now(table.combat)
    return table.wolf_owner[wolf] if wolf >= 0 else table.owner[hiker] if hiker >= 0 else None


def _now(combat: Combat) -> tuple[int, int]:
    """The attacker or the hiker whose turn it is, the other is -1."""
    wolves, hikers = len(combat.wolves), len(combat.hikers)
    match combat.stage:
        case "target" if NOBODY in combat.target:
            return combat.wolves[combat.target.index(NOBODY)], NOBODY
        case "step-in" if combat.asked:
            return NOBODY, combat.asked[-1]
        case "weapon" if len(combat.weapons) < hikers:
            return NOBODY, combat.hikers[len(combat.weapons)]
        case "deal" if 0 < combat.turn <= wolves:
            return combat.wolves[combat.turn - 1], NOBODY
        case "deal" if combat.turn > wolves:
            return NOBODY, combat.hikers[combat.turn - 1 - wolves]
        case _:
            return NOBODY, NOBODY


def _wolf(table: MoonTable, combat: Combat, i: int) -> Json:
    base = wolf_base(table, combat, i)
    results: list[Json] = [_said(combat, i, k, wolf_result(table, i, card)) for k, card in enumerate(combat.wcards[i])]
    return {
        "id": BEINGS[combat.wolves[i]],
        "target": _hiker_id(combat.target[i]),
        "shields": _hiker_id(combat.shields[i]),
        "frenzy": combat.frenzy[i],
        "base": base,
        "parts": [["form", _form(table, combat, i), base]],
        "total": wolf_total(table, combat, i),
        "stood": combat.wstood[i],
        "tripped": combat.wtripped[i],
        "cards": [*combat.wcards[i]],
        "results": results,
        "end": combat.ends[i],
        "stakes": _stakes(table, combat, i),
    }


def _form(table: MoonTable, combat: Combat, i: int) -> str:
    if is_convert(combat.wolves[i]):
        return "convert"
    return "lupine" if table.night else "frenzy" if combat.frenzy[i] else "human"


def _stakes(table: MoonTable, combat: Combat, i: int) -> Json:
    """full_moon/combat.bite, full_moon/combat.kill, full_moon/combat.reward: what either side can lose or gain."""
    hiker = combat.target[i]
    if hiker < 0 or combat.ends[i]:
        return None
    damage, reward = table.book.numbers["damage"], table.book.numbers["reward"]
    room = max(0, table.book.hikers[hiker].calm - table.calm[hiker])
    more = max(0, determination_limit(table, hiker) - table.determination[hiker])
    opportunity = any(table.book.kinds[card].opportunity for card in table.items[hiker])
    silver = hiker in combat.hikers and combat.hsilver[combat.hikers.index(hiker)] > 0
    return {
        "life": damage["lupine"] if table.night else damage["frenzy"] if combat.frenzy[i] else damage["human"],
        "kills": opportunity or silver,
        "calm": min(reward["calm"], room),
        "determination": min(reward["determination"], more),
    }


def _hiker(table: MoonTable, combat: Combat, j: int) -> Json:
    hiker = combat.hikers[j]
    place = len(combat.wolves) + j
    parts: list[Json] = [[kind, id, amount] for kind, id, amount in hiker_parts(table, combat, j)]
    cards = combat.hcards[j]
    results: list[Json] = [_said(combat, place, k, table.book.combat[card].human) for k, card in enumerate(cards)]
    return {
        "id": HIKERS[hiker],
        "weapon": _weapon(table, combat, j),
        "base": hiker_base(table, combat, j),
        "parts": parts,
        "total": hiker_total(table, combat, j),
        "stood": combat.hstood[j],
        "tripped": combat.htripped[j],
        "silver": combat.hsilver[j],
        "cards": [*cards],
        "results": results,
    }


def _said(combat: Combat, place: int, k: int, result: str) -> str:
    """A result as it counts: "+2", a word, or "none" if it was turned into nothing."""
    if (place, k) in combat.saved:
        return "none"
    return f"+{int(result)}" if result.lstrip("+").isdigit() else result


def _weapon(table: MoonTable, combat: Combat, j: int) -> str | None:
    if j >= len(combat.weapons) or combat.weapons[j] not in table.items[combat.hikers[j]]:
        return None
    return table.book.kinds[combat.weapons[j]].id


def _hiker_id(hiker: int) -> str | None:
    return HIKERS[hiker] if hiker >= 0 else None
