"""Where a hiker goes: after clues, into the Lair, to the exits."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon.bot_outlook import Outlook, Row, about, best, open_ids
from wolfmoon.games.full_moon.bot_trail import entropy

Decision = Mapping[str, Any]

FADE = 0.72
"""What is a step further counts so much less."""
OFF_TRAIL = 0.45
"""What doubt about a hexagon off the trail is worth beside one on it."""
IDLE, NOTHING = 0.6, 0.05
"""What it costs to stay where less than so many bits can be learnt, while the trail is sought: nobody waits in vain."""
FOUND = 7.0
"""What finding the Lair is worth, in bits."""


def gain(look: Outlook, space: int) -> float:
    """What exploring on a space can tell."""
    known = look.known()
    return min(2.4, known.doubt(space)) * (OFF_TRAIL + (1 - OFF_TRAIL) * known.crossed(space))


def trial(look: Outlook, space: int, other: int) -> float:
    """What a step tells that would find the Lair, if it is there."""
    if look.lair >= 0 or look.hunters or not look.certain(look.wood.between(space, other)):
        return 0.0
    chance = look.known().last(space, other)
    return FOUND * chance + entropy((chance, 1 - chance)) if chance > 0 else 0.0


def pull(look: Outlook, space: int) -> float:
    """What the surroundings of a space promise to a seeker of the trail, in bits."""
    found = look.pulls.get(space)
    if found is None:
        look.pulls[space] = found = _pull(look, space)
    return found


def _pull(look: Outlook, space: int) -> float:
    wood = look.wood
    most = gain(look, space)
    for other in range(len(wood.names)):
        far = wood.distance(space, other)
        if far > 0:
            most = max(most, FADE**far * gain(look, other))
    for name, side in look.public["aid"]["certain"]:
        one = wood.index[name]
        other = wood.near[one][side - 1]
        for start, end in ((one, other), (other, one)):
            most = max(most, FADE ** (1 + wood.distance(space, start)) * trial(look, start, end))
    return most


def worth(look: Outlook, hiker: Row, space: int) -> float:
    """What it is worth for a hiker to end the move on a space."""
    at = look.at(hiker)
    wood = look.wood
    others = [row for row in look.hikers.values() if row["id"] != hiker["id"]]
    company = sum(_bound_for(look, row) == space for row in others)
    value = 0.1 * min(3, company) - 0.04 * look.wolf_icons(space)
    if space != at:
        spare = hiker["calm"] - (0 if hiker["scared"] else 1)
        cost = look.calm_cost(space)
        value -= 0.08 * cost + (0.5 if cost >= spare else 0.0)
    if look.map_found:
        return value - 3.0 * min(wood.distance(space, exit_) for exit_ in look.exits)
    if look.hunters:
        return value + 0.3 * company + 0.2 * look.items_left(space)
    if look.lair >= 0:
        return value - 3.0 * wood.distance(space, look.lair)
    found = pull(look, space)
    if space == at and gain(look, at) < NOTHING:
        found -= IDLE
    if space != at and space in wood.near[at]:
        found += trial(look, at, space)
    return value + found


def _bound_for(look: Outlook, hiker: Row) -> int:
    """Where a hiker will be, as far as it is declared."""
    at = look.at(hiker)
    heading = hiker["heading"]
    if heading is not None and heading.isdigit():
        return look.wood.near[at][int(heading) - 1]
    return at


def advance(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The best of staying, the six ways, leaving and riding."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    ids = open_ids(decision)
    if "leave" in ids:
        return "leave"
    if "ride" in ids and far(look, look.at(hiker)) >= 2:
        return "ride"
    return _best_way(look, hiker, [id for id in ids if id != "ride"], look.at(hiker))


def run(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The same for the second step."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    return _best_way(look, hiker, open_ids(decision), look.at(hiker))


def _best_way(look: Outlook, hiker: Row, ids: list[str], at: int) -> str:
    def value(id: str) -> float:
        if id == "stay":
            return worth(look, hiker, at)
        kind, _, rest = id.partition(":")
        if kind == "fell":
            return worth(look, hiker, look.wood.near[at][int(rest) - 1]) - 1.0
        price = 0.8 if rest and rest != "paid" else 0.0
        return worth(look, hiker, look.wood.near[at][int(kind) - 1]) - price

    return max(ids, key=value)


def far(look: Outlook, space: int) -> int:
    """How far it is to the next goal: an exit, else the Lair; 0 while the trail is sought."""
    if look.map_found:
        return min(look.wood.distance(space, exit_) for exit_ in look.exits)
    return look.wood.distance(space, look.lair) if look.lair >= 0 else 0


def ride(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The next space of a ride: towards the goal. The spaces come as the options' refs."""
    ids = open_ids(decision)
    spaces = {
        option["id"]: look.wood.index[option["ref"][1]] for option in decision["options"] if option["id"] != "stop"
    }
    ways = [id for id in ids if id != "stop"]
    here = _ridden_to(look, list(spaces.values()))
    if "stop" in ids and (not ways or far(look, here) == 0):
        return "stop"
    return best(ways, lambda id: -far(look, spaces[id]), dice)


def _ridden_to(look: Outlook, around: list[int]) -> int:
    """The space these are the neighbours of."""
    return next(
        (space for space, near in enumerate(look.wood.near) if around and all(other in near for other in around)), 0
    )


def companion(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Who rides along: the weakest."""
    ids = [id for id in open_ids(decision) if id in look.hikers]
    return best(ids, lambda id: -look.hikers[id]["life"], dice) if ids else "alone"


def clue(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The question that tells most; none if nothing is open."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    known, space = look.known(), look.at(hiker)
    ids = [id for id in open_ids(decision) if id != "stop"]

    def told(id: str) -> float:
        spent, side = id.split(":")
        return known.told_by(space, int(side) - 1, int(spent)) + (0.01 if spent == "6" else 0.0)

    asked = max(ids, key=told)
    return asked if told(asked) > 0.02 else "stop"
