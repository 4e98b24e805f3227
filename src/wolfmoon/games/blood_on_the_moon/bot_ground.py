"""Answers that are places or who meets whom: where to put oneself, where new tiles go, which way monsters drag and walk."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.blood_on_the_moon.bot_goals import flees, places
from wolfmoon.games.blood_on_the_moon.bot_outlook import FAR, Decision, Outlook, best, open_ids


def ways_off(look: Outlook) -> dict[str, int]:
    """How far each tile is from what this seat wants now; before the haunt from a door that can be opened."""
    kinds = places(look) if look.haunt is not None else [look.frontier()]
    wanted = next((tiles for tiles in kinds if tiles), [])
    return look.distances(wanted)


def put(look: Outlook, decision: Decision, dice: Dice) -> str:
    """As near as possible to what is wanted; somebody in flight as far from all foes as the house allows."""
    ids = open_ids(decision)
    if look.haunt is not None and flees(look):
        far = look.distances(look.where(seat) for seat in look.foes())
        return best(ids, [far.get(id, FAR) for id in ids], dice)
    off = ways_off(look)
    return best(ids, [-off.get(id, FAR) for id in ids], dice)


def doorway(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Where a tile goes that nobody has found: near to where this seat wants to be; the idol's near the altar and far from
    the nest, a carried hero's near the idol.
    """
    ids = open_ids(decision)
    tiles = [id.partition(":")[0] for id in ids]
    if look.id != "werewolf-team":
        off = look.distances([look.here])
        return best(ids, [-off.get(tile, FAR) for tile in tiles], dice)
    if str(decision["rule"]).endswith("spirit-carries"):
        by, idol = look.state["idol"]["by"], look.state["idol"]["tile"]
        if by is not None:
            idol = look.where(int(by[1])) if by[0] == "seat" else look.monsters[0]["tile"]
        off = look.distances([idol] if idol else [])
        return best(ids, [-off.get(tile, FAR) for tile in tiles], dice)
    return best(ids, _idol_worths(look, tiles), dice)


def farthest(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Of the farthest tiles the best one for the idol."""
    ids = open_ids(decision)
    return best(ids, _idol_worths(look, ids), dice)


def _idol_worths(look: Outlook, tiles: list[str]) -> list[float]:
    """Near to altar and heroes, far from ghost and nest."""
    altar, nest = look.state["altar"], look.state["nest"]
    ghost = look.distances([nest] if altar is None else [look.monsters[0]["tile"], nest])
    ours = look.distances([look.here] if altar is None else [altar])
    heroes = look.distances(look.where(seat) for seat in look.living())
    least = min(FAR, len(look.house))
    return [
        min(ghost.get(tile, least), least)
        - min(ours.get(tile, least), least)
        - 0.5 * min(heroes.get(tile, least), least)
        for tile in tiles
    ]


def shift(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Somebody is dragged to where most of the pack is, then towards Sara."""
    ids = open_ids(decision)
    off = look.distances([look.where(look.sara)])
    pack = [sum(row["tile"] == id and not row["stunned"] for row in look.monsters) for id in ids]
    return best(ids, [wolves - 0.3 * off.get(id, FAR) for id, wolves in zip(ids, pack, strict=True)], dice)


def towards(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Of equally good ways the one past most heroes: leaving them costs the monster more."""
    ids = open_ids(decision)
    return best(ids, [sum(look.where(seat) == id for seat in look.living()) for id in ids], dice)


def met(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A spirit meets whoever is most likely to stun it."""
    ids = open_ids(decision)
    return best(ids, [look.value(int(id), "sanity") for id in ids], dice)


def order(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """Spirits that stand with a hero of strong mind go last: others may still be stunned on the way."""
    ids = open_ids(decision)
    minds = {id: sum(look.value(seat, "sanity") for seat in _with(look, int(id))) for id in ids}
    return sorted(ids, key=lambda id: minds[id])


def _with(look: Outlook, n: int) -> list[int]:
    return [seat for seat in look.living() if look.where(seat) == look.monsters[n]["tile"]]


def explorer(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Any: the values of every board add up to the same."""
    return dice.pick(open_ids(decision))


def event(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Only what costs nothing: an elevator to another floor, when it leads nearer to what is wanted."""
    card = look.public["card"]
    if card != "secret-elevator":
        return "no"
    off = ways_off(look)
    floor = look.house[look.here]["floor"]
    there = min((off.get(tile, FAR) for tile, row in look.house.items() if row["floor"] != floor), default=FAR)
    return "yes" if there < off.get(look.here, FAR) else "no"
