"""Sharing, healing, items, and the plays at any time that a hiker's player asks for."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.full_moon import bot_cards
from wolfmoon.games.full_moon.bot_outlook import Outlook, Row, about, best, open_ids

Decision = Mapping[str, Any]

ITEM_WORTH = {
    "axe": 5.0,
    "wolfdog": 5.0,
    "silver-bullet": 4.5,
    "talisman": 4.0,
    "compass": 4.0,
    "quad": 4.0,
    "knife": 3.0,
    "trail": 2.5,
    "candy-bar": 2.0,
    "canteen": 1.5,
    "rope": 1.0,
    "forest-map": 0.0,
}
RICH = 8


def worth_of(look: Outlook, item: str) -> float:
    """What an item is worth now."""
    if item in ("compass", "trail") and look.lair >= 0:
        return 0.3
    return ITEM_WORTH.get(item, 0.5)


def own_find(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The find that is worth most."""
    return best(open_ids(decision), lambda id: worth_of(look, id), dice)


def receiver(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Weapons to the strong, tools to the clever, food to the hurt."""
    item = decision["prompt"]["args"]["item"]["ref"][1]

    def fit(id: str) -> float:
        row = look.hikers[id]
        armed = any(each in ("axe", "knife") for each in row["items"])
        if item in ("axe", "knife"):
            return float(row["strength"]) - (4 if armed else 0)
        if item in ("compass", "wolfdog"):
            return float(row["dexterity"])
        if item in ("candy-bar", "canteen"):
            return float(row["life_max"] - row["life"])
        if item == "talisman":
            return (2.0 if row["bitten"] else 0.0) + (5.0 if look.token_of(id) == "positive" else 0.0)
        return float(row["life"]) - len(row["items"])

    return best(open_ids(decision), fit, dice)


def lose_item(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The item worth least."""
    return min(open_ids(decision), key=lambda id: worth_of(look, id))


def wolfdog(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The dog takes what would kill, or a heavy bite."""
    hiker = look.hikers[about(decision, "hiker") or ""]
    amount: int = decision["prompt"]["args"]["amount"]
    return "yes" if amount >= 3 or amount >= hiker["life"] else "no"


def follow(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Stay: the way was chosen for a reason."""
    return "no"


def stop_card(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Stop a pack card only from plenty."""
    ids = [id for id in open_ids(decision) if id != "let"]
    rich = [id for id in ids if look.hikers[id.partition(":")[2]]["determination"] >= RICH]
    return rich[0] if rich else "let"


def rescue(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Life for whoever dies, Calm for whoever would be Scared and lacks little; the cheapest way."""
    ids = [id for id in open_ids(decision) if id != "pass"]
    dying = {row["id"] for row in look.hikers.values() if not row["life"]}
    afraid = {
        row["id"]
        for row in look.hikers.values()
        if not row["scared"] and row["calm"] <= 0 and row["calm"] >= -1 and row["id"] not in dying
    }
    lives = [id for id in ids if _gives_life(id) and _target(id) in dying]
    if lives:
        return min(lives, key=_price)
    calms = [id for id in ids if _target(id) in afraid and _cheap(look, id)]
    return min(calms, key=_price) if calms else "pass"


def _target(way: str) -> str:
    kind, *rest = way.split(":")
    return rest[0] if kind == "eat" else rest[-1]


def _gives_life(way: str) -> bool:
    return way.partition(":")[0] in ("heal-life", "wild-life", "eat")


def _price(way: str) -> float:
    return {"eat": 0.5, "heal-life": 1.0, "heal-calm": 1.0, "calm": 1.2, "wild-life": 1.5, "wild-calm": 1.5}[
        way.partition(":")[0]
    ]


def _cheap(look: Outlook, way: str) -> bool:
    """Whether Calm may be bought in this way: not the Determination that somebody's Life may need."""
    kind, payer, *_ = way.split(":")
    if kind == "heal-calm":
        return bool(look.hikers[payer]["determination"] >= 2 + bot_cards.reserve(look, look.hikers[payer]))
    return kind != "calm"


# plays at any time


def wish(look: Outlook, plays: set[str]) -> str | None:
    """The play worth asking for now."""
    looks = sorted(id for id in plays if id.startswith("look:"))
    if looks:
        return looks[0]
    for row in look.own:
        found = _for_hiker(look, plays, row)
        if found:
            return found
    if look.public["combat"] is not None or not look.own:
        return None
    hand = look.private["hand"]
    changes = "change" in plays and 5 <= look.public["step"] < 9 and len(hand) > len(look.own) + 1
    if changes and len(bot_cards.junk(look)) >= 2:
        return "change"
    return _cards(look, plays)


def _for_hiker(look: Outlook, plays: set[str], row: Row) -> str | None:
    id = row["id"]
    lack_life, lack_calm = row["life_max"] - row["life"], row["calm_max"] - row["calm"]
    if f"cleanse:{id}" in plays and look.token_of(id) != "immune":
        return f"cleanse:{id}"
    in_fight = look.public["combat"] is not None
    for item, life in (("candy-bar", 2), ("canteen", 1)):
        if f"eat:{id}:{item}" in plays and lack_life >= life and lack_calm >= 1 and not in_fight:
            return f"eat:{id}:{item}"
    if row["terrified"]:
        for way in (f"heal-calm:{id}:{id}", f"wild-calm:{id}"):
            if way in plays:
                return way
    if f"track:{id}" in plays and look.lair < 0 and not in_fight:
        known, at = look.known(), look.at(row)
        if known.crossed(at) > 0.85 and known.doubt(at) > 1.5:
            return f"track:{id}"
    rich = row["determination"] >= RICH or (look.turn >= 12 and row["determination"] >= 5)
    if rich and lack_life >= 1 and f"heal-life:{id}:{id}" in plays and not in_fight:
        return f"heal-life:{id}:{id}"
    return None


def _cards(look: Outlook, plays: set[str]) -> str | None:
    """A new card for a useless one, while the hand lacks what the hour asks for."""
    hand = list(look.private["hand"])
    lacking = len(look.own) - sum(bot_cards.keeping(look, card) >= 2.5 for card in hand)
    lacking -= sum(request.startswith("redraw:") for request in look.private["requests"])
    spare = bot_cards.junk(look)
    if lacking <= 0 or not spare:
        return None
    payers = [row for row in look.own if row["determination"] > bot_cards.reserve(look, row)]
    payers.sort(key=lambda row: -row["determination"])
    for row in payers:
        id = f"redraw:{row['id']}:{spare[0]}"
        if id in plays:
            return id
    return None
