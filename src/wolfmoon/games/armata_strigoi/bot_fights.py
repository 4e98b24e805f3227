"""Fights, for the bot: which are worth it, with which bonuses; blows to the Strigoi; Protection against what comes back."""

from typing import NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi.bot_outlook import FAR, SIDES, Decision, Outlook, View, best, open_ids
from wolfmoon.games.armata_strigoi.components import PRINTED, STRIGOI, Monster
from wolfmoon.games.armata_strigoi.parts import DISC, MIDDLE, NOWHERE

ENOUGH = 12
"""No deficit is greater."""

CLEARED = 0.15
"""What it is worth to lose to a Monster that lies open: the next one comes."""


class Bonus(NamedTuple):
    """One way to be stronger in a fight: what it costs, in Blood Points."""

    cost: float
    strength: int
    id: str


class Plan(NamedTuple):
    """Bonuses that make up for a deficit, and what they cost together."""

    cost: float
    ids: tuple[str, ...]


NOTHING = Plan(0.0, ())
Plans = tuple[Plan | None, ...]
"""By deficit from 0 to ENOUGH: the cheapest plan, None if there is none."""


def bonuses(look: Outlook, *, afar: bool) -> list[list[Bonus]]:
    """For each Reward card and token of this seat the ways to use it in a fight; from afar wild sides only."""
    found: list[list[Bonus]] = []
    for card in look.private["rewards"]:
        row, ways = PRINTED.rewards[card["id"]], []
        for side in ("wild",) if afar else SIDES:
            printed = row.side(side)
            if printed is None or not printed.strength:
                continue
            cost = 0.05 * printed.strength
            if side == "wild":
                normal = row.side("normal")
                kept = 0.0 if normal is None else 0.12 * normal.strength + 0.1 * len(normal.icons)
                cost = 0.1 * printed.strength + kept
            cost *= look.haste
            cost += look.hurt(look.me, 1) if "wound" in printed.icons else 0.0
            cost += 0.15 if "shock" in printed.icons else 0.0
            ways.append(Bonus(cost, printed.strength, f"{side}:{card['id']}"))
        if ways:
            found.append(ways)
    for token in () if afar else look.own["tokens"]:
        strength = PRINTED.tokens[token].strength
        if strength:
            found.append([Bonus(0.13 * strength * look.haste, strength, f"token:{token}")])
    return found


def plans(look: Outlook, *, afar: bool) -> Plans:
    """The cheapest bonuses for every deficit."""
    known: list[Plan | None] = [NOTHING, *[None] * ENOUGH]
    for ways in bonuses(look, afar=afar):
        fresh = list(known)
        for have, plan in enumerate(known):
            if plan is None:
                continue
            for way in ways:
                total = min(ENOUGH, have + way.strength)
                cost, held = plan.cost + way.cost, fresh[total]
                if held is None or cost < held.cost:
                    fresh[total] = Plan(cost, (*plan.ids, way.id))
        known = fresh
    cheapest: Plan | None = None
    for strength in range(ENOUGH, -1, -1):
        plan = known[strength]
        if plan is not None and (cheapest is None or plan.cost <= cheapest.cost):
            cheapest = plan
        known[strength] = cheapest
    return tuple(known)


def plan_for(known: Plans, deficit: int) -> Plan | None:
    """The cheapest plan for a deficit."""
    return known[max(0, min(ENOUGH, deficit))]


class Might:
    """What this seat could do in fights with the rewards it has."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.near = plans(look, afar=False)
        self.afar = plans(look, afar=True)
        self.loss = look.attacked(look.me, 1)
        self._encounters: dict[tuple[str, int, bool], float] = {}

    def fight(self, monster: Monster, strength: int) -> float:
        """What facing this Monster is worth with that strength of the card."""
        plan = plan_for(self.near, monster.strength - strength)
        won = -FAR if plan is None else self.look.spoils(monster) - plan.cost
        cleared = CLEARED * self.look.haste if self.look.public["stacks"][monster.colour]["top"] == monster.id else 0.0
        return max(won, cleared - self.loss)

    def encounter(self, colour: str, strength: int, stealth: bool) -> float:
        """What stepping on a mark of that colour is worth, whatever waits there."""
        key = (colour, strength, stealth)
        found = self._encounters.get(key)
        if found is None:
            found = 0.0
            for monster, chance in self.look.pool(colour):
                worth = monks_worth(self.look) if monster.kind == "monk" else self.fight(monster, strength)
                found += chance * (max(0.0, worth) if stealth else worth)
            self._encounters[key] = found
        return found

    def strike(self, strigoi: int, kind: str, strength: int) -> float:
        """What a blow at a Strigoi is worth, none of it if it would fail or the Altar is too empty."""
        if not self.look.enough:
            return 0.0
        known = self.afar if kind == "ranged" else self.near
        plan = plan_for(known, self.look.strength_of(strigoi) - strength)
        return 0.0 if plan is None else max(0.0, self.look.hit(strigoi) - plan.cost)

    def replies(self, strength: int) -> tuple[float, float]:
        """By Strigoi, what striking back at him is worth: from afar, for he may stay there; nothing if his attack would take
        the blood that it needs.
        """
        look, worths = self.look, [0.0, 0.0]
        for strigoi in look.haunts:
            taken = look.damages[strigoi] - look.shields(look.me)
            bleeds = look.counters(look.me) + taken > 2.4
            if look.altar - bleeds >= look.needed and not (bleeds and look.left == 1):
                worths[strigoi] = 0.7 * self.strike(strigoi, "ranged", strength)
        return worths[0], worths[1]


def monks_worth(look: Outlook) -> float:
    """What freeing a Monk is worth: the discard pile."""
    pile: list[View] = look.own["discards"]
    rewards = len([card for card in pile if card["kind"] == "reward"])
    return 0.05 * len(pile) + 0.15 * rewards


def crumbling(look: Outlook, strigoi: int, space: int) -> float:
    """What it costs the pack if the blow brings a platform down under wolves."""
    rows = look.public["strigoi"]
    if not look.supreme or rows[strigoi]["wounds"] + 1 >= rows[strigoi]["existence"]:
        return 0.0
    card = look.own["card"]
    letter = "ABCDEF".find(card["letter"]) if card else NOWHERE
    room = NOWHERE if letter == NOWHERE else look.fort.neighbours[MIDDLE][letter]
    disc = NOWHERE if room == NOWHERE else look.fort.platform[room]
    if disc == NOWHERE:
        return 0.0
    at = [*look.at]
    at[look.me] = space
    return sum(
        look.blood * (0.4 if look.ready("leap") and seat == look.me else 0.9)
        for seat, place in enumerate(at)
        if place in DISC[disc]
    )


# answers


def bonus(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The next bonus of the cheapest set that wins the fight, if the prize is worth it; otherwise see who is stronger."""
    bout, ids = look.public["bout"], open_ids(decision)
    deficit = bout["needed"] - bout["strength"]
    if deficit <= 0:
        return "resolve"
    might = Might(look)
    plan = plan_for(might.afar if bout["kind"] == "ranged" else might.near, deficit)
    if plan is None:
        return "resolve"
    if bout["kind"] == "monster":
        prize = look.spoils(PRINTED.monsters[bout["target"]]) + might.loss
    else:
        prize = look.hit(STRIGOI.index(bout["target"]))
    if plan.cost >= prize:
        return "resolve"
    return next((id for id in plan.ids if id in ids), "resolve")


def spare(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Fight what was flushed out with Stealth only if that pays."""
    token = look.public["encounter"]["token"]
    return "fight" if Might(look).fight(PRINTED.monsters[token], look.own["strength"]) > 0.05 else "spare"


def monk(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Free the Monk for the discard pile, or fight him for what grey Monsters have."""
    ids = open_ids(decision)
    grey = Might(look).encounter("grey", look.own["strength"], stealth=False)
    peace = "free" if "free" in ids else "let-go"
    return "attack" if grey > (monks_worth(look) if peace == "free" else 0.0) + 0.1 else peace


def stealth(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Stealth from the played card costs nothing; anything else only where the fight would be a bad one."""
    ids = open_ids(decision)
    for id in ids:
        if id.startswith("icon:"):
            return id
    colour, strength = look.public["encounter"]["colour"], look.own["strength"]
    might = Might(look)
    gain = might.encounter(colour, strength, stealth=True) - might.encounter(colour, strength, stealth=False)
    costs = {id: _price(look, id, "stealth") for id in ids if id != "none"}
    return best(["none", *costs], [0.0, *(gain - cost for cost in costs.values())], dice)


def _price(look: Outlook, source: str, icon: str) -> float:
    """What it costs to use an Ability from that source."""
    kind, _, rest = source.partition(":")
    if kind == "icon":
        return 0.0
    if kind == "token":
        return 0.12
    if kind == "normal":
        return 0.08
    if kind == "wild":
        return 0.4
    card = next((card for card in look.private["hand"] if card["id"] == rest), None)
    return 0.1 if card is None else 0.04 * card["strength"] + 0.03 * (len(card["icons"]) - (icon in card["icons"]))


def protect(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Stop a Wound by the cheapest source if that is cheaper than the Wound; a Shock only by what costs little."""
    wound = look.hurt(look.me, 1)
    ids = [id for id in open_ids(decision) if id != "take"]
    worths = []
    for id in ids:
        source = id.removesuffix(":wound").removesuffix(":shock")
        worths.append((0.1 if id.endswith(":shock") else wound) - _price(look, source, "protection"))
    return best(["take", *ids], [0.0, *worths], dice)


def counter(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Strike back if a blow can succeed."""
    ids = open_ids(decision)
    assault = look.public["assault"]
    if assault is None:
        return "no"
    strigoi, might = STRIGOI.index(assault["strigoi"]), Might(look)
    fall = crumbling(look, strigoi, look.here)
    blows = {id: might.strike(strigoi, id, look.own["strength"]) for id in ids if id != "no"}
    blows = {id: worth - fall for id, worth in blows.items() if worth > 0}
    return best(["no", *blows], [0.0, *blows.values()], dice)


def escape(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Leap off the falling platform by the cheapest means."""
    ids = open_ids(decision)
    return best(ids, [-look.blood if id == "fall" else -_price(look, id, "leap") for id in ids], dice)


def shock(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Give up the card of least use; stop the Shock if that costs nothing."""
    ids = open_ids(decision)

    def worth(id: str) -> float:
        kind, _, rest = id.partition(":")
        if kind == "reward":
            row = PRINTED.rewards[rest.partition(":")[0]]
            return -0.1 - 0.08 * max(side.strength for side in map(row.side, SIDES) if side is not None)
        if kind == "hand":
            return -_price(look, f"card:{rest}", "")
        return -0.02 - _price(look, id.removesuffix(":stop"), "protection")

    return best(ids, [worth(id) for id in ids], dice)
