"""Fights as a hiker and as the pack: whom to attack, who steps in, another card or not."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon import bot_odds, bot_points
from wolfmoon.games.full_moon.bot_outlook import NIGHT, Outlook, Row, about, best, open_ids
from wolfmoon.games.full_moon.components import PRINTED

Decision = Mapping[str, Any]
LUPINE_BITE, HUMAN_BITE = 5, 2
KILL = 4.0
"""What it is worth to bring somebody to 0 Life whom nobody can help."""
DAY_KILL = 0.5
"""So much of that by day, when who dies can turn no more."""
CARDS = 2.5
"""So many combat cards a hiker who wins has drawn."""
SILVER = (
    CARDS
    * sum(row.copies for row in PRINTED.combat.values() if row.human == "silver-bullet")
    / sum(row.copies for row in PRINTED.combat.values())
)
"""How often a silver bullet is among them."""
LOST_BY_DAY, LOST_BY_NIGHT = (4.0, 10.0), (1.5, 5.0)
"""What the death of a werewolf costs the pack: so much, and so much more by its share of the pack; most before night."""
ONE_OF_THEM = 4.0
"""And so much more if it is a hiker who has turned: the pack needs one."""
CONVERT = 7
"""The strength of a hiker who has turned, on average."""


def strength(look: Outlook, hiker: Row) -> int:
    """A hiker's value before the cards, with the best weapon, a dog and Alert."""
    kinds = [PRINTED.items[item] for item in hiker["items"]]
    weapon = max((kind.combat for kind in kinds if kind.weapon), default=0)
    rest = sum(kind.combat for kind in kinds if not kind.weapon)
    alert = PRINTED.number("alert", "combat") if hiker["alert"] else 0
    return int(hiker["strength"]) + weapon + rest + alert


def form(look: Outlook, *, frenzy: bool = False) -> str:
    """How the cards count for a werewolf."""
    return "lupine" if look.night or frenzy else "human"


def value(wolf: Row) -> int:
    """A werewolf's value before the cards."""
    return CONVERT if wolf["value"] is None else int(wolf["value"])


def chances(look: Outlook, wolf: Row, hiker: Row, *, frenzy: bool = False) -> tuple[float, float]:
    """How likely the werewolf wins and loses, roughly: ties are rare."""
    edge = bot_odds.before(form(look, frenzy=frenzy), value(wolf) - strength(look, hiker))
    return (0.97 + edge) / 2, (0.97 - edge) / 2


def deadly(hiker: Row) -> float:
    """How likely a werewolf that this hiker beats is dead."""
    if "axe" in hiker["items"] or "silver-bullet" in hiker["items"]:
        return 1.0
    return SILVER


def bite(look: Outlook, hiker: Row) -> float:
    """What biting a hiker is worth to the pack: a first bite may make a werewolf, a last one ends a way out."""
    life = hiker["life"]
    amount = LUPINE_BITE if look.night else HUMAN_BITE
    last = 0.0 if life > amount else KILL if not saviours(look, hiker) else 1.5
    if look.night:
        return float(1.5 + 0.6 * min(life, amount) + last + (1.0 if not hiker["bitten"] else 0.0))
    return float((3.2 if not hiker["bitten"] else 1.7) + DAY_KILL * last)


def saviours(look: Outlook, hiker: Row) -> bool:
    """Whether somebody could surely bring the hiker back from 0 Life."""
    food = any(item in ("candy-bar", "canteen") for item in hiker["items"])
    return food or any(row["determination"] >= 2 for row in look.here(look.at(hiker)))


def duel(look: Outlook, wolf: Row, hiker: Row, *, frenzy: bool = False) -> float:
    """What it is worth to the pack to send this werewolf at this hiker."""
    win, lose = chances(look, wolf, hiker, frenzy=frenzy)
    pack = max(1, len(look.wolves))
    death, share = LOST_BY_DAY if look.turn < NIGHT else LOST_BY_NIGHT
    if wolf["convert"]:
        death += ONE_OF_THEM
    loss = deadly(hiker) * (death + share / pack) + (0.0 if look.night else 0.4)
    return win * bite(look, hiker) * (1.25 if frenzy else 1.0) - lose * loss


def prey(look: Outlook, space: int) -> list[Row]:
    """The hikers on a space that can be attacked."""
    here = look.here(space)
    return [row for row in here if not row["hidden"]] or here


def assault(look: Outlook, space: int, wolves: list[Row]) -> float:
    """What an attack with these werewolves promises: each at the hiker that suits it best, each hiker once."""
    free = prey(look, space)
    if not free:
        return 0.0
    total = 0.0
    left = list(free)
    for wolf in sorted(wolves, key=value, reverse=True):
        if not left:
            left = list(free)
        target = max(left, key=lambda row: duel(look, wolf, row))
        left.remove(target)
        total += max(0.0, duel(look, wolf, target))
    return total


def attackers(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """Who attacks: everybody who gains by it, at least one."""
    space = look.wood.index[decision["prompt"]["args"]["space"]["ref"][1]]
    targets = prey(look, space)
    ids = open_ids(decision)

    def gain(id: str) -> float:
        return max((duel(look, look.wolves[id], row) for row in targets), default=0.0)

    ranked = sorted(ids, key=gain, reverse=True)
    most: int = decision["most"]
    room = len(targets) * (2 if look.night else 1)
    chosen = [id for id in ranked if gain(id) > 0.1][: min(most, room)]
    return chosen or ranked[:1]


def frenzied(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """Who attacks in frenzy: whoever can, from the points that the night does not need."""
    most: int = decision["most"]
    return open_ids(decision)[: max(0, min(most, bot_points.spare(look) // 2))]


def target(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The hiker who suits the attacker best."""
    wolf = look.wolves[next(id for kind, id in decision["about"] if kind in ("wolf", "hiker"))]
    return best(open_ids(decision), lambda id: duel(look, wolf, look.hikers[id]), dice)


def _pair(look: Outlook, wolf: str) -> tuple[Row, Row]:
    combat = look.public["combat"]
    attacker = next(row for row in combat["wolves"] if row["id"] == wolf)
    return attacker, next(row for row in combat["hikers"] if row["id"] == attacker["target"])


def _foes(look: Outlook, hiker: str) -> list[Row]:
    return [row for row in look.public["combat"]["wolves"] if row["target"] == hiker and not row["end"]]


def draw_wolf(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Another card for an attacker, or not."""
    wolf, hiker = _pair(look, decision["about"][0][1])
    how = form(look, frenzy=wolf["frenzy"])
    diff = _capped(wolf["total"] - hiker["total"])
    hiker_on = not (hiker["stood"] or hiker["tripped"])
    stand = bot_odds.hikers_turn(how, diff, False, bot_odds.ROUNDS, hiker_on)
    return "draw" if bot_odds.wolf_draws(how, diff, hiker_on) > stand else "stand"


def draw_hiker(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Another card for a hiker, a Wildcard, or neither; against several it is the strongest that counts."""
    id = about(decision, "hiker") or ""
    me = next(row for row in look.public["combat"]["hikers"] if row["id"] == id)
    foes = [row for row in _foes(look, id) if not row["tripped"]]
    if not foes:
        return "stand"
    wolf = max(foes, key=lambda row: row["total"])
    how = form(look, frenzy=wolf["frenzy"])
    wolf_on = not wolf["stood"]
    diff = _capped(wolf["total"] - me["total"])
    worths = {
        "stand": bot_odds.outlook(how, diff, wolf_on, False),
        "draw": bot_odds.hiker_draws(how, diff, wolf_on),
    }
    ids = open_ids(decision)
    if "wildcard" in ids:
        worths["wildcard"] = bot_odds.outlook(how, _capped(diff - PRINTED.wildcard["combat"]), wolf_on, True) + 0.25
    return min((id for id in ids if id in worths), key=lambda id: worths[id])


def _capped(diff: int) -> int:
    return max(-bot_odds.FAR, min(bot_odds.FAR, diff))


def step_in(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Step in for a companion who would not stand it, if this hiker can."""
    me = look.hikers[about(decision, "hiker") or ""]

    def relief(id: str) -> float:
        attacker = next(row for row in look.public["combat"]["wolves"] if row["id"] == id)
        wolf, other = look.wolves[id], look.hikers[attacker["target"]]
        frenzy = attacker["frenzy"]
        theirs = chances(look, wolf, other, frenzy=frenzy)[0] * harm(look, other)
        ours = chances(look, wolf, me, frenzy=frenzy)[0] * harm(look, me)
        return theirs - ours - 0.2

    ids = [id for id in open_ids(decision) if id != "no"]
    chosen = max(ids, key=relief, default="no")
    return chosen if chosen != "no" and relief(chosen) > 0 else "no"


def harm(look: Outlook, hiker: Row) -> float:
    """What a bite means to a hiker."""
    life: int = hiker["life"]
    amount = 5 if look.night else 2
    return 1.0 + (0.0 if hiker["bitten"] else 0.8) + (2.0 if life <= amount else 0.0)


def weapon(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The best weapon."""
    return max(open_ids(decision), key=lambda id: PRINTED.items[id].combat if id in PRINTED.items else 0)


def ravine_hiker(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A rope if the fight is not won yet; Determination if there is much of it."""
    id = about(decision, "hiker") or ""
    ids = open_ids(decision)
    combat = look.public["combat"]
    me = next((row for row in combat["hikers"] if row["id"] == id), None)
    if me is None:
        return "accept"
    behind = any(row["total"] >= me["total"] for row in _foes(look, id) if not row["tripped"])
    if not behind:
        return "accept"
    if "rope" in ids:
        return "rope"
    rich = [each for each in ids if each.startswith("pay:") and look.hikers[each[4:]]["determination"] >= 6]
    return rich[0] if rich else "accept"


def bullet(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Always kill: with the card if there is one."""
    ids = open_ids(decision)
    return next(id for id in ("card", "item", "no") if id in ids)
