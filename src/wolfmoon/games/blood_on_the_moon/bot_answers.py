"""The answers to smaller questions: traits, dice, damage, weapons, tiles."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.blood_on_the_moon.bot_goals import wanted
from wolfmoon.games.blood_on_the_moon.bot_outlook import FAR, STEPS, Decision, Outlook, best, open_ids
from wolfmoon.games.blood_on_the_moon.components import PRINTED, TRAITS
from wolfmoon.games.blood_on_the_moon.state import BEAST


def strongest(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The trait with the most dice."""
    ids = open_ids(decision)
    return best(ids, [look.value(look.me, id) for id in ids], dice)


def weakest(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The trait nearest to the skull goes up."""
    ids = open_ids(decision)
    return best(ids, [-look.slot(look.me, id) for id in ids], dice)


def manner(look: Outlook, decision: Decision, dice: Dice) -> str | None:
    """The most dice; the Feather waits for a better day."""
    ids = [id for id in open_ids(decision) if id.partition(":")[0] in TRAITS]
    if not ids:
        return None
    return best(ids, [look.value(look.me, id.partition(":")[0]) + 0.5 * (":" in id) for id in ids], dice)


def again(look: Outlook, decision: Decision, dice: Dice) -> str | None:
    """A blank is rolled again where that is free; what costs Sanity is not worth it."""
    return next((id for id in open_ids(decision) if id == "rabbits-foot:0"), None)


def damage(look: Outlook, decision: Decision, dice: Dice) -> dict[str, int]:
    """Always from the highest clip."""
    ids = open_ids(decision)
    left = {id: look.slot(look.me, id) for id in ids}
    shares: dict[str, int] = {}
    for _ in range(decision["total"]):
        able = [id for id in ids if shares.get(id, 0) < decision["limits"].get(id, FAR)]
        trait = best(able, [left[id] for id in able], dice)
        shares[trait] = shares.get(trait, 0) + 1
        left[trait] -= 1
    return shares


def kit(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Whoever is nearest to death among friends."""
    ids = open_ids(decision)
    friends = [look.me, *look.friends()]
    return best(ids, [-look.frailty(int(id)) - (0 if int(id) in friends else FAR) for id in ids], dice)


def agree(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A gift is welcome; nothing is given away."""
    return "yes" if decision["prompt"]["args"]["take"] == [{"ref": ["trade", "nothing"]}] else "no"


def spoils(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A weapon before anything else, the best first."""
    ids = open_ids(decision)
    foe = look.public["haunt"]["traitor"] if look.haunt is not None and look.hero else None
    worths: list[float] = []
    for id in ids:
        card = PRINTED.cards[id]
        blow = card.dice + card.add if foe is None else look.edge(foe, id) + 6
        worths.append(3 + blow if card.weapon and id != "dynamite" else card.bonus >= 0)
    return best(ids, worths, dice)


def weapon(look: Outlook, decision: Decision, dice: Dice) -> str:
    """What gives the best edge over the one attacked."""
    ids = open_ids(decision)
    who = decision["prompt"]["args"]["who"]
    kind, _, n = str(who["ref"][1]).partition(":") if "ref" in who else ("", "", who["args"]["n"])
    on = int(kind) if kind.isdecimal() else BEAST + (int(n) - 1 if n else 0)
    return best(ids, [look.edge(on, id) for id in ids], dice)


def dynamite(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Where foes stand and no friends."""
    ids = open_ids(decision)
    return best(ids, [look.blast(id) for id in ids], dice)


def mist(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The vampire goes onto the altar if it can, otherwise far from Sara until there is one."""
    ids = open_ids(decision)
    altar = look.state["altar"]
    far = look.distances([look.where(look.sara) if altar is None else altar])
    worths = [far.get(id, FAR) for id in ids]
    return best(ids, worths if altar is None else [-each for each in worths], dice)


def reveal(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The 1 is turned up when it is needed."""
    return "haunt:reveal" if "haunt:reveal" in open_ids(decision) and wanted(look, "reveal") else "wait"


def lie(look: Outlook, decision: Decision, dice: Dice) -> str | None:
    """The way round that leaves most doorways open to where no tile lies yet."""
    found = look.public["found"]
    if found is None or not found["ways"]:
        return None
    full = {(row["floor"], row["x"], row["y"]) for row in look.public["house"]}
    opened: dict[str, int] = {}
    for way in found["ways"]:
        spots = [(found["floor"], found["x"] + STEPS[s][0], found["y"] + STEPS[s][1]) for s in way["doors"]]
        opened[str(way["turns"])] = sum(spot not in full for spot in spots)
    ids = open_ids(decision)
    return best(ids, [opened.get(id, 0) for id in ids], dice)
