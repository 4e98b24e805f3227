"""The bot's answers in attacks: whom, how, what with, what is taken, and what a victim answers."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.fangs.odds import best_attack, expected
from wolfmoon.games.fangs.outlook import Outlook
from wolfmoon.games.fangs.tactics import Decision, best, open_ids


def attack(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The attack that is worth most, or none if all do more harm than good."""
    ring: list[str] = look.public["ring"]
    place = look.own["place"]

    def worth(id: str) -> float:
        if id == "skip":
            return 0.02
        die = "d4" if id.endswith(":d4") else "difference"
        kind, _, rest = id.removesuffix(":d4").partition(":")
        cost = 0.1 if die == "d4" and not look.open else 0.0
        if kind not in ("all", "area"):
            return expected(look, int(kind), die) - cost
        first = place if kind == "all" else rest
        area = (first, ring[(ring.index(first) + 1) % len(ring)])
        return best_attack(look, area) * (1.3 if die == "d4" else 1.0) - cost

    return best(open_ids(decision), worth, dice)


def attackers_choice(look: Outlook, decision: Decision, dice: Dice) -> str:
    """After a successful roll: the lance, a card instead, a drink."""
    ids = open_ids(decision)
    victims = [blow["seat"] for blow in (look.public["blow"] or {}).get("victims", ()) if blow["seat"] != look.me]
    if "character" in ids and look.character == "vlad":
        return "character" if look.open or look.damage >= 3 else "deal"
    if "character" in ids and look.character == "bella":
        return "character"
    if "lance" in ids:
        kills = sum(look.falls(seat, 5) for seat in victims)
        return "lance" if look.open or kills > 0.3 or look.fallen else "deal"
    return "deal"


def take_instead(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Bella takes the dearest card."""
    return best(open_ids(decision), lambda id: look.card(id.split(":")[2]) if id.startswith("card:") else 0.0, dice)


def loot(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The dearest card of somebody fallen."""
    return best(open_ids(decision), lambda id: look.card(id.split(":")[2]), dice)


def window(look: Outlook, decision: Decision, dice: Dice) -> str:
    """What a victim answers: Akira and Gregor before the end, Wynona strikes back if it pays."""
    if "character" not in open_ids(decision):
        return "accept"
    blow = look.public["blow"] or {}
    if look.character == "wynona":
        by = blow.get("by")
        pays = by is None or by not in look.hostile or look.harm(by, 2) > (0.0 if look.open else 0.03)
        return "character" if pays else "accept"
    amount = max([0, *(each["damage"] for each in blow.get("victims", ()) if each["seat"] == look.me)])
    if amount >= look.left:
        return "character"
    if look.character == "gregor":
        return "character" if amount and look.left - amount <= 3 else "accept"
    return "character" if amount and look.left - amount <= 2 and look.damage >= 3 else "accept"
