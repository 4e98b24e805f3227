"""Which action a hiker takes, which cards stay in the hand, how many dice are bought."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon import bot_moves
from wolfmoon.games.full_moon.bot_outlook import NIGHTFALL, Outlook, Row, about, best, open_ids
from wolfmoon.games.full_moon.components import PRINTED

Decision = Mapping[str, Any]

HIT = 1 / 3
"""The chance of a success with one die."""
BITS = 1.25
"""What a good question tells, in bits."""
OTHERS = 0.45
"""How often somebody of another player explores or searches."""


def dice_of(look: Outlook, hiker: Row, aim: str) -> int:
    """The dice a hiker has for exploring or searching, with items and the place."""
    kinds = [PRINTED.items[item] for item in hiker["items"]]
    dice: int = hiker["dexterity"] + sum(kind.explore_dice if aim == "explore" else kind.search_dice for kind in kinds)
    if aim == "explore":
        ground = look.space(look.at(hiker))["ground"]
        if ground in PRINTED.hexagons:
            dice += PRINTED.hexagons[ground].explore_dice
    return max(0, dice)


def _meant(look: Outlook, hiker: Row, action: str) -> float:
    """How likely a companion takes that action: known after the reveal, or laid by this seat."""
    if hiker["action"] is not None or hiker["card"] is not None:
        return 1.0 if hiker["action"] == action else 0.0
    laid = look.private.get("laid", {}).get(hiker["id"])
    if laid is not None:
        return 1.0 if laid == action else 0.5 if action in PRINTED.actions[laid].may_be else 0.0
    return 0.0 if hiker["seat"] == look.me else OTHERS


def wanted(look: Outlook, hiker: Row, aim: str) -> float:
    """How many more successes are of use where the hiker is, beside those of the companions."""
    at = look.at(hiker)
    use = look.known().doubt(at) / BITS if aim == "explore" else look.items_left(at)
    for other in look.here(at):
        if other["id"] != hiker["id"]:
            use -= _meant(look, other, aim) * dice_of(look, other, aim) * HIT
    return max(0.0, use)


def worth(look: Outlook, hiker: Row, action: str) -> float:
    """What an action is worth to a hiker now."""
    if hiker["terrified"]:
        return 10.0 if action == "hide" else 0.0
    at = look.at(hiker)
    far = bot_moves.far(look, at)
    match action:
        case "explore":
            if look.lair >= 0 or (look.hunters and look.known().fits <= 1):
                return 0.0
            return 2.2 * min(dice_of(look, hiker, "explore") * HIT, wanted(look, hiker, "explore"))
        case "search":
            return _search(look, hiker, at, far)
        case "run":
            return _run(look, hiker, at, far)
        case "alert":
            return 0.35 + 0.25 * _danger(look, at) + (0.15 if hiker["calm"] < hiker["calm_max"] else 0.0)
        case _:
            return _hide(look, hiker, at, far)


def _search(look: Outlook, hiker: Row, at: int, far: int) -> float:
    hits = dice_of(look, hiker, "search") * HIT
    if look.map_found:
        return 0.2
    if look.lair >= 0:
        return 6.0 * hits if far == 0 else 5.0 * hits if far == 1 else 0.3
    trapped = any(other["trapped"] for other in look.here(at))
    return 0.75 * min(hits, max(wanted(look, hiker, "search"), 0.5)) + (1.0 if trapped else 0.0)


def _run(look: Outlook, hiker: Row, at: int, far: int) -> float:
    if hiker["calm"] <= (1 if hiker["scared"] else 0) or hiker["trapped"] or hiker["rooted"]:
        return 0.0
    if look.map_found or look.lair >= 0:
        return 4.0 if far >= 2 else 0.1
    return 0.15


def _danger(look: Outlook, at: int) -> float:
    """How likely and how bad an attack is this turn."""
    paws = look.points / 3
    if not look.night:
        return 0.5 * min(2.0, paws)
    near = sum(1 for wolf in look.wolves.values() if look.at(wolf) >= 0 and look.wood.distance(look.at(wolf), at) <= 3)
    return min(4.0, 1.5 * near)


def _hide(look: Outlook, hiker: Row, at: int, far: int) -> float:
    lost_calm = min(3, hiker["calm_max"] - hiker["calm"])
    lost_life = min(1, hiker["life_max"] - hiker["life"])
    fear = (0.5 if hiker["calm"] <= 2 else 0.15) * lost_calm
    wounds = (0.6 if hiker["life"] <= 2 else 0.25) * lost_life
    value: float = fear + wounds + 0.15 * _danger(look, at)
    if look.map_found or (look.lair >= 0 and far > 0):
        value -= 3.0
    return value


def of_card(look: Outlook, hiker: Row, card: str) -> float:
    """What a card is worth as the hiker's action now."""
    may_be = PRINTED.actions[card].may_be if card in PRINTED.actions else ()
    if not may_be:
        return 0.0
    spared = 0.5 if card == "free-action" else 0.15 if len(may_be) > 1 else 0.0
    return max(worth(look, hiker, action) for action in may_be) - spared


def choose(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The card for the hiker asked about."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    ids = [id for id in open_ids(decision) if id not in ("wait", "again")]
    return best(ids, lambda id: of_card(look, hiker, id) if id != "none" else 0.05, dice)


def name(look: Outlook, decision: Decision, dice: Dice) -> str:
    """What a double card stands for."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    return best(open_ids(decision), lambda id: worth(look, hiker, id), dice)


# the hand


def keeping(look: Outlook, card: str) -> float:
    """What a card is worth in the hand for later turns."""
    if look.map_found:
        values = {"explore": 0.1, "search": 0.2, "run": 3.0, "alert": 1.5, "hide": 0.8, "wildcard": 2.0}
    elif look.lair >= 0:
        values = {"explore": 0.1, "search": 3.0, "run": 1.2, "alert": 1.0, "hide": 0.8, "wildcard": 2.0}
    else:
        values = {"explore": 3.0, "search": 1.6, "run": 0.7, "alert": 0.6, "hide": 0.8, "wildcard": 2.0}
    row = PRINTED.actions.get(card)
    if row is None or not row.may_be:
        return values["wildcard"]
    return max(values[action] for action in row.may_be) + 0.2 * (len(row.may_be) - 1)


def by_worth(look: Outlook, cards: list[str]) -> list[str]:
    """The cards, the least useful first; a second copy of anything but an Explore is worth less."""
    met: dict[str, int] = {}
    values: list[tuple[float, int, str]] = []
    for i, id in enumerate(cards):
        card = id.partition(".")[0]
        met[card] = met.get(card, 0) + 1
        spare = 0.9 ** (met[card] - 1) if card == "explore" else 0.5 ** (met[card] - 1)
        values.append((keeping(look, card) * spare, i, id))
    return [id for _, _, id in sorted(values)]


def discard(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """The cards that go."""
    least: int = decision["least"]
    return by_worth(look, open_ids(decision))[:least]


def junk(look: Outlook) -> list[str]:
    """The cards of the hand that are worth less than a new one."""
    return [card for card in by_worth(look, list(look.private["hand"])) if keeping(look, card) < 1.3]


def three(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Which of the three drawn goes."""
    return min(open_ids(decision), key=lambda card: keeping(look, card))


# dice


def reserve(look: Outlook, hiker: Row) -> int:
    """The Determination a hiker keeps for a bad moment, or for the way through a barrier before the Lair."""
    if look.barriers and look.lair < 0 and look.at(hiker) in look.beside_barriers():
        return int(look.public["options"]["barrier_price"])
    if look.turn >= NIGHTFALL - 1 or hiker["life"] <= 2:
        return 2
    return 0 if look.turn < 8 else 1


def bought(look: Outlook, decision: Decision, dice: Dice) -> int:
    """How many more dice: where successes are of use, from what can be spared."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    spare = (hiker["determination"] - reserve(look, hiker)) // 2
    most: int = decision["high"]
    aim = "search" if look.public["task"] in ("search", "search-again") else "explore"
    has = dice_of(look, hiker, aim)
    if aim == "search":
        if look.lair < 0 or look.at(hiker) != look.lair or look.map_found:
            return 0
        return int(max(0, min(most, spare)))
    lacking = look.known().doubt(look.at(hiker)) / BITS - has * HIT
    spare = (hiker["determination"] - reserve(look, hiker) - 1) // 2
    return int(max(0, min(most, spare, round(lacking / HIT))))


def explorer(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Who explores first: whoever has most dice."""
    return best(open_ids(decision), lambda id: dice_of(look, look.hikers[id], "explore"), dice)


def search(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Search now, where something is to be had, or keep it for after the move."""
    ids = [id for id in open_ids(decision) if id != "keep"]
    if not ids:
        return "keep"
    after = look.public["task"] == "search-again"

    def value(id: str) -> float:
        name_, _, target = id.partition(":")
        hiker = look.hikers[name_]
        at = look.at(hiker)
        if target != "items":
            return 1.5 if look.lair < 0 or look.map_found else 0.7
        here = look.items_left(at) * (3.0 if at == look.lair and not look.map_found else 1.0)
        return here + 0.1 * dice_of(look, hiker, "search")

    chosen = best(ids, value, dice)
    going = look.lair >= 0 and not look.map_found and look.at(look.hikers[chosen.partition(":")[0]]) != look.lair
    return "keep" if not after and "keep" in open_ids(decision) and going else chosen
