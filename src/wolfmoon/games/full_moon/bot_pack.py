"""The pack: its members and trail, its points, sniffing, healing, cards, and its ways by night."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon import bot_fights
from wolfmoon.games.full_moon.bot_outlook import NIGHT, NIGHTFALL, Outlook, Row, about, best, open_ids
from wolfmoon.games.full_moon.bot_points import price, spare
from wolfmoon.games.full_moon.components import PRINTED

Decision = Mapping[str, Any]

MOONS = 4
"""So many hexagons of the bag are looked at for Mother Moon."""
REACH = 3
FAR_LAIR = 3
CARD_WORTH = {
    "pack-fury": 3.0,
    "surefoot": 2.5,
    "gathering-howl": 2.0,
    "cut-off": 1.5,
    "creeping-dread": 1.2,
    "clinging-roots": 1.4,
    "lick-wounds": 1.0,
}


def member(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Who joins: even by day and by night; five at most."""
    ids = [id for id in open_ids(decision) if id != "done"]
    rows = {row.id: row for row in PRINTED.wolves}
    if len(look.wolves) >= 5 and "done" in open_ids(decision):
        return "done"
    return best(ids, lambda id: -abs(rows[id].day - 7.2), dice)


def scent(look: Outlook, space: int) -> float:
    """How likely a sniff on a space succeeds."""
    dice = look.space(space)["dice"] or 0
    miss = (1 / 2 if look.night else 2 / 3) ** dice
    found = 1.0 - miss
    if all(row["hidden"] for row in look.here(space)):
        found *= found
    return float(found)


def able(look: Outlook, space: int) -> list[Row]:
    """Who could attack there."""
    return [row for row in look.wolves.values() if not row["wounded"] and (not look.night or look.at(row) == space)]


def act(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The action that promises most for its points; the end of the phase if none is worth them."""
    worths = {id: _worth(look, id) for id in open_ids(decision)}
    worths["end"] = 0.0
    return max(worths, key=lambda id: worths[id])


def _worth(look: Outlook, id: str) -> float:
    kind, _, rest = id.partition(":")
    cost = price(look)
    match kind:
        case "sniff" | "attack":
            space = look.wood.index[rest]
            wolves = able(look, space)
            if not wolves or (kind == "sniff" and look.points < 2):
                return -1.0
            room = min(len(wolves), look.points - (kind == "sniff"))
            gain = bot_fights.assault(look, space, wolves[:room])
            paid = gain - cost * min(room, max(1, len(bot_fights.prey(look, space))))
            return paid if kind == "attack" else paid * scent(look, space) - cost
        case "heal":
            return _healing(look) - 2 * cost
        case "lick":
            return _healing(look) - 0.3
        case "buy":
            return _buying(look)
        case "howl":
            return _howling(look, look.wood.index[rest])
        case "dread":
            return 0.35 * len(look.here(look.wood.index[rest])) - 0.4
        case "roots":
            return _rooting(look, rest)
        case "tree":
            return 1.0 if barrier(look) is not None else -1.0
        case "moon":
            return 0.15 if look.turn >= NIGHTFALL and spare(look) - 2 * MOONS >= len(look.wolves) + 2 else -1.0
        case _:
            return -1.0


def _healing(look: Outlook) -> float:
    if look.night:
        return 2.0
    return 1.6 if look.turn < NIGHTFALL - 1 and look.points >= 4 else 0.5 if look.turn >= NIGHTFALL else 0.0


def _buying(look: Outlook) -> float:
    """A card from what is left over, once all attacks of the turn are paid."""
    if look.public["pack_hand"] >= 5:
        return -1.0
    attacks = len(look.wolves) + 1 if look.turn < NIGHT else 2
    return 0.2 if spare(look) - 3 >= attacks else -1.0


def _howling(look: Outlook, space: int) -> float:
    """Before a sniff that would likely fail on many hikers."""
    row = look.space(space)
    wolves = able(look, space)
    if row["sniffed"] is not None or not wolves or look.points < 1 + len(wolves):
        return -1.0
    gain = bot_fights.assault(look, space, wolves) - price(look) * len(wolves)
    more = gain * (1.0 - scent(look, space)) * 0.8 - 0.4
    return more + gain if more > 0 else -1.0


def _rooting(look: Outlook, hiker: str) -> float:
    """Who would leave the forest next, above all alone."""
    at = look.at(look.hikers[hiker])
    if look.hikers[hiker]["rooted"]:
        return -1.0
    if not look.map_found:
        return 0.5 if look.night and at != look.lair and look.public["pack_hand"] >= 3 else -1.0
    if at in look.exits:
        return 3.0 - 0.5 * len(look.here(at))
    near = min(look.wood.distance(at, exit_) for exit_ in look.exits) == 1
    return 1.5 - 0.5 * len(look.here(at)) if near and look.public["pack_hand"] >= 4 else -1.0


def buy(look: Outlook, decision: Decision, dice: Dice) -> int:
    """One card at a time."""
    low: int = decision["low"]
    return low


def drop(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """The cards worth least."""
    least: int = decision["least"]
    return sorted(open_ids(decision), key=lambda id: CARD_WORTH.get(id.partition(".")[0], 0.0))[:least]


def lose_card(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The card worth least."""
    return min(open_ids(decision), key=lambda id: CARD_WORTH.get(id, 0.0))


# summoning


def barrier(look: Outlook) -> tuple[int, int] | None:
    """The side of the trail's last step, if hikers stand before it and none of them could cross next turn; once the
    way out is known the side of an exit before hikers who could leave next.
    """
    if not look.public["trees_left"]:
        return None
    if look.map_found:
        return _before_an_exit(look)
    trail = look.private.get("trail") or []
    if look.lair >= 0 or len(trail) < 2:
        return None
    one, lair = look.wood.index[trail[-2]], look.wood.index[trail[-1]]
    here = look.here(one)
    if look.wood.between(one, lair) in look.barriers or not here or _could_cross(look, here):
        return None
    return one, look.wood.direction(one, lair)


def _could_cross(look: Outlook, hikers: list[Row]) -> bool:
    cost = look.public["options"]["barrier_price"]
    return any(row["determination"] + 1 >= cost or "axe" in row["items"] for row in hikers)


def _before_an_exit(look: Outlook) -> tuple[int, int] | None:
    for exit_ in look.exits:
        for space in look.wood.near[exit_]:
            here = look.here(space) if space >= 0 else []
            if here and not _could_cross(look, here) and look.wood.between(space, exit_) not in look.barriers:
                return space, look.wood.direction(space, exit_)
    return None


def tree(look: Outlook, decision: Decision, dice: Dice) -> str | None:
    """Where the tree grows."""
    found = barrier(look)
    return None if found is None else look.wood.names[found[0]]


def tree_side(look: Outlook, decision: Decision, dice: Dice) -> str | None:
    """Across which side."""
    found = barrier(look)
    return None if found is None else str(found[1] + 1)


def moon(look: Outlook, decision: Decision, dice: Dice) -> int:
    """A few hexagons: what the hikers may still enter on their way out."""
    low: int = decision["low"]
    high: int = decision["high"]
    return max(low, min(high, MOONS))


def _terror(look: Outlook, place: str) -> float:
    ground = PRINTED.hexagons[look.private["moon"][int(place)]]
    return ground.calm + 0.5 * ground.wolf


def remove(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The most peaceful hexagon goes, if it is peaceful."""
    ids = [id for id in open_ids(decision) if id != "none"]
    chosen = min(ids, key=lambda id: _terror(look, id))
    return chosen if _terror(look, chosen) < 1 else "none"


def order(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """The worst comes first."""
    return sorted(open_ids(decision), key=lambda id: -_terror(look, id))


# the trail


def trail(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A step of a trail whose Lair lies far out: from there it is a long way to any exit."""
    wood = look.wood
    draft = look.private["draft"]
    if look.hunters or not draft:
        return "random"
    drawn = look.known().trails
    fit = drawn.beginning(tuple(wood.index[name] for name in draft))
    far = 0
    for space, bits in enumerate(drawn.lairs):
        if wood.distance(wood.camp, space) >= FAR_LAIR:
            far |= bits
    if not fit & far:
        return "random"
    return wood.names[drawn.pick(fit & far, dice)[len(draft)]]


# by night


def lure(look: Outlook, space: int) -> float:
    """What the hikers on a space are worth to the pack by night: the nearer to an exit, the more."""
    here = look.here(space)
    if not here:
        return 0.0
    value = sum(1.0 + (0.8 if row["life"] <= 5 else 0.0) for row in here)
    value += 0.3 * (look.space(space)["dice"] or 0)
    if look.map_found:
        value += max(0.0, 4.0 - min(look.wood.distance(space, exit_) for exit_ in look.exits))
    return value


def goal(look: Outlook, start: int) -> int:
    """Where a group goes from a space: to the best prey; what is out of reach counts less."""
    spaces = sorted({look.at(row) for row in look.hikers.values()})
    if not spaces:
        return start

    def value(space: int) -> float:
        far = look.wood.distance(start, space)
        others = sum(1 for wolf in look.wolves.values() if look.at(wolf) == space != start)
        crowd = 1.2 * max(0, others + 1 - len(look.here(space)))
        return lure(look, space) * (1.0 if far <= REACH else 0.4) - 0.15 * far - crowd

    return max(spaces, key=value)


def night_move(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The next group that is not where it wants to be."""
    for id in open_ids(decision):
        if id != "done" and goal(look, look.at(look.wolves[id])) != look.at(look.wolves[id]):
            far = look.wood.distance(look.at(look.wolves[id]), goal(look, look.at(look.wolves[id])))
            if far > REACH or look.points >= 3 or len(look.wolves) == 1:
                return id
    return "done"


def group(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """As many go together as there is prey for."""
    most: int = decision["most"]
    leader = look.wolves[decision["prompt"]["args"]["wolf"]["ref"][1]]
    target = goal(look, look.at(leader))
    there = sum(1 for wolf in look.wolves.values() if look.at(wolf) == target)
    wanted = len(look.here(target)) - there - 1
    return open_ids(decision)[: max(0, min(most, wanted))]


def path(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A step towards the prey, a halt on it."""
    id = decision["about"][0][1]
    at = look.at(look.wolves[id])
    target = goal(look, at)
    ids = open_ids(decision)
    if at == target and "stop" in ids:
        return "stop"
    ways = [each for each in ids if each != "stop"]
    return best(ways, lambda each: -look.wood.distance(look.wood.index[each], target), dice)


def place(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Where a member comes out at nightfall: near the hikers."""

    def near(id: str) -> float:
        space = look.wood.index[id]
        return -min((look.wood.distance(space, look.at(row)) for row in look.hikers.values()), default=0)

    return best(open_ids(decision), near, dice)


# in a combat


def cut_off(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Always, if there is the card."""
    return "cut-off" if "cut-off" in open_ids(decision) else "no"


def saved(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Up again after a Trip or a Ravine, if the fight is not won as it stands."""
    ids = open_ids(decision)
    combat = look.public["combat"]
    wolf = next(row for row in combat["wolves"] if row["id"] == decision["about"][0][1])
    hiker = next(row for row in combat["hikers"] if row["id"] == wolf["target"])
    if decision["prompt"]["id"] == "moon-ask-ravine" and wolf["total"] > hiker["total"] + 1:
        return "accept"
    if "surefoot" in ids:
        return "surefoot"
    return "leap" if "leap" in ids and look.points >= 5 else "accept"


def full_moon(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A card, or the only weapon of an opponent."""
    items = look.hikers[about(decision, "hiker") or ""]["items"]
    dangerous = any(item in ("axe", "silver-bullet", "wolfdog") for item in items)
    return "theft" if dangerous and len(items) == 1 else "card"


def fury(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Where it turns a fight."""
    combat = look.public["combat"]
    plus = PRINTED.pack_cards["pack-fury"].combat
    for id in open_ids(decision):
        wolf = next((row for row in combat["wolves"] if row["id"] == id), None)
        if wolf is None:
            continue
        total = next(row["total"] for row in combat["hikers"] if row["id"] == wolf["target"])
        if wolf["total"] <= total < wolf["total"] + plus:
            return id
    return "no"


def call_of_blood(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Listen instead of killing by day; else bite."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    return "call" if hiker["life"] <= 3 and look.token_of(hiker["id"]) is None else "bite"


def whom_to_bite(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The one whose bite is worth more."""
    return best(open_ids(decision), lambda id: bot_fights.bite(look, look.hikers[id]), dice)
