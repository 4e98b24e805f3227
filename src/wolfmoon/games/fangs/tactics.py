"""The bot's answers away from attacks: where to go, what to use, whom to ask, heal, rob and strike with a card.

Each function gets the outlook and the decision as the seat is shown it, and returns an option id.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.core.library import components
from wolfmoon.games.fangs.odds import best_attack
from wolfmoon.games.fangs.outlook import GROUP, POINTS, Outlook

Decision = Mapping[str, Any]
_CARDS: Mapping[str, Any] = components("wolfmoon.games.fangs")["card"]
SHOWING = 0.2
"""What turning up costs a seat that could stay hidden."""


def open_ids(decision: Decision) -> list[str]:
    """The ids of the options that are not barred."""
    return [option["id"] for option in decision["options"] if option["barred"] is None]


def best(ids: Sequence[str], worth: Callable[[str], float], dice: Dice) -> str:
    """The id of the highest worth; among equals any."""
    worths = [worth(id) for id in ids]
    most = max(worths)
    return dice.pick([id for id, each in zip(ids, worths, strict=True) if each >= most - 1e-9])


def named(message: Mapping[str, Any] | None, arg: str) -> str:
    """The id of the thing that a message names in this argument, or nothing."""
    value = message["args"].get(arg) if message else None
    return str(value["ref"][1]) if isinstance(value, Mapping) and "ref" in value else ""


# places


def destination(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Go where the place and the attack from there are worth most; another than the rolled one shows who we are."""
    ids = open_ids(decision)
    shows = not look.open and look.character in ("emily", "blake") and decision["rule"] == "fangs/move.1"

    def worth(place: str) -> float:
        return worth_of_place(look, place) - (SHOWING if shows and place != ids[0] else 0.0)

    return best(ids, worth, dice)


def worth_of_place(look: Outlook, place: str) -> float:
    """What standing there in this turn is worth: the place's instruction and the best attack."""
    ring: list[str] = look.public["ring"]
    area = [place, ring[(ring.index(place) + 1) % len(ring)]]
    if "crossbow" in look.cards_of(look.me):
        area = [each for each in ring if each not in area]
    fight = best_attack(look, area) if look.public["attacks"] else 0.0
    worth = worth_of_use(look, place) + max(0.0, fight)
    if look.character == "blake" and place == "stone-circle":
        worth += 0.15 + 0.2 * look.fallen
    if place == "graveyard":
        worth -= 0.3 * sum(look.is_likely(seat, "uri") for seat in look.others if look.hostile[seat] > 0)
    return worth


def worth_of_use(look: Outlook, place: str) -> float:
    """What the instruction of a place is worth."""
    match place:
        case "oxanas-hut":
            return worth_of_deck(look, "oracle")
        case "chapel":
            return worth_of_deck(look, "advantage")
        case "graveyard":
            return worth_of_deck(look, "combat")
        case "spring-of-wisdom":
            return max(worth_of_deck(look, deck) for deck in ("oracle", "advantage", "combat"))
        case "witch-tree":
            hurts = [look.harm(seat, 2) for seat in look.others]
            helps = [look.help(seat, 1) for seat in look.living]
            return max(0.0, *hurts, *helps)
        case "stone-circle":
            return max([0.0, *(look.loss(seat, card) for seat in look.others for card in look.cards_of(seat))]) * 0.4
        case _:
            return 0.0


def worth_of_deck(look: Outlook, deck: str) -> float:
    """What the top card of a deck is worth, on the whole."""
    if deck == "oracle":
        return 0.1 + 0.3 * max((look.doubt(seat) for seat in look.others), default=0.0)
    if deck == "advantage":
        bonus = {"bella": 0.3, "donna": 0.5}.get(look.character, 0.0)
        return 0.28 + 0.3 * look.danger() + bonus - (0.15 if look.group != "human" and not look.open else 0.0)
    bonus = {"bella": 0.2, "akira": -0.2, "daniel": 0.1}.get(look.character, 0.0)
    return 0.3 - 0.5 * look.danger() + bonus + (0.4 if look.wants_out else 0.0)


def use_place(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Use a deck's place unless it does more harm than good."""
    place = named(decision["prompt"], "place")
    return "use" if worth_of_use(look, place) > 0 else "skip"


def deck(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The deck that is worth most."""
    return best(open_ids(decision), lambda id: 0.0 if id == "skip" else worth_of_deck(look, id), dice)


def witch_tree(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Hurt or heal where it is worth most."""

    def worth(id: str) -> float:
        kind, _, seat = id.partition(":")
        if kind == "skip":
            return 0.0
        return look.harm(int(seat), 2) if kind == "damage" else look.help(int(seat), 1)

    return best(open_ids(decision), worth, dice)


def accept_heal(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Take the healing unless the own goal is to fall."""
    return "yes" if look.help(look.me, 1) >= 0 else "no"


def steal(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The card whose change of hands is worth most."""

    def worth(id: str) -> float:
        if not id.startswith("card:"):
            return 0.0
        _, owner, card = id.split(":")
        return look.loss(int(owner), card)

    return best(open_ids(decision), worth, dice)


def part_with(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The own card that is worth least; Gregor's protection only for a dear one."""

    def worth(id: str) -> float:
        return -look.card(id.split(":")[2]) if id.startswith("card:") else -2.5

    return best(open_ids(decision), worth, dice)


def give_to(look: Outlook, decision: Decision, dice: Dice) -> str:
    """To whom a card must be given: the best friend."""
    return best(open_ids(decision), lambda id: -look.hostile[int(id)] - look.is_likely(int(id), "bella"), dice)


# oracle cards


def is_true(card: str, name: str) -> bool:
    """Whether what the oracle card asks is true for a character."""
    row = _CARDS[card]
    if "groups" in row:
        return GROUP[name] in row["groups"]
    if "points_at_most" in row:
        return bool(POINTS[name] <= row["points_at_most"])
    if "points_at_least" in row:
        return bool(POINTS[name] >= row["points_at_least"])
    return True


def oracle_receiver(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Ask whoever there is most to learn about, or hurt and help whom we know."""
    card = named(decision["options"][0]["hint"], "card")

    def worth(id: str) -> float:
        seat = int(id)
        guess = look.guesses[seat]
        yes = sum(chance for name, chance in guess.items() if is_true(card, name))
        learnt = 1.0 if _CARDS[card]["does"] == "show" else 4 * yes * (1 - yes)
        return 0.4 * learnt * min(1.0, look.doubt(seat) + 0.2) + _effect(look, card, seat, yes)

    return best(open_ids(decision), worth, dice)


def _effect(look: Outlook, card: str, seat: int, yes: float) -> float:
    row = _CARDS[card]
    damage: int = row.get("damage", 0)
    if yes <= 0 or row["does"] == "show":
        return 0.0
    if row["does"] == "balm" and look.damage_of(seat):
        return _if_true(look, card, seat) * -0.12
    if row["does"] == "tribute" and look.cards_of(seat):
        return yes * 0.4 * max(look.card(each) for each in look.cards_of(seat))
    return _if_true(look, card, seat) * 0.15 * damage + yes * look.hostile[seat] * 2 * look.falls(seat, row["damage"])


def _if_true(look: Outlook, card: str, seat: int) -> float:
    """How hostile the seat is to us in those cases in which the card is true for it."""
    enemy = {"werewolf": "vampire", "vampire": "werewolf"}.get(look.group)
    total = 0.0
    for name, chance in look.guesses[seat].items():
        if is_true(card, name):
            if enemy is None:
                total += chance * look.hostile[seat]
            else:
                total += chance * (1.0 if GROUP[name] == enemy else -1.0 if GROUP[name] == look.group else 0.0)
    return total


_LIES = {
    "vampires-hex": "no",
    "vampires-bane": "no",
    "tribute-human-vampire": "no",
    "tribute-werewolf-vampire": "no",
    "humans-balm": "no",
    "frail": "no",
    "sturdy": "no",
}


def oracle_answer(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The truth as cheaply as it goes; Ulrich says what makes him look like somebody else."""
    ids = open_ids(decision)
    card = named(decision["options"][0]["hint"], "card")
    yes = [id for id in ids if id != "no"]
    if look.character == "ulrich" and "no" in ids and yes:
        if card == "vampires-balm":
            lie = look.damage > 0 and look.left <= 3
        elif card in _LIES:
            lie = False
        else:
            lie = look.damage > 0 if card == "wolfs-balm" else look.left > 6
        if not lie:
            return "no"
        ids = yes
    elif "no" in ids:
        return "no"
    cheap = [id for id in ids if id != "character"]
    if "character" in ids and look.falls(look.me, 2) and _CARDS[card].get("damage", 0) >= look.left:
        return "character"
    return best(cheap or ids, lambda id: -look.card(id.split(":")[2]) if id.startswith("card:") else 0.0, dice)


# events


def victim(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Whom a combat card strikes."""
    card = named(decision["prompt"], "card")
    damage = float(_CARDS[card]["damage"]) * (4 / 6 if card == "cursed-doll" else 1)
    return best(open_ids(decision), lambda id: look.harm(int(id), damage), dice)


def marker(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Whose marker is set on the blood moon."""
    space = int(decision["prompt"]["args"]["space"])

    def worth(id: str) -> float:
        if id in ("skip", "no"):
            return 0.0
        seat = int(id)
        by = space - look.damage_of(seat)
        return look.harm(seat, by) if by > 0 else look.help(seat, -by)

    return best(open_ids(decision), worth, dice)


def remote_healing(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Who is healed: a friend, or somebody with nothing to heal."""
    return best(open_ids(decision), lambda id: look.help(int(id), 3), dice)


def heal_self(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Heal unless the own goal is to fall."""
    return "yes" if look.help(look.me, 1) >= 0 else "no"


def heal_all(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Turn up to heal everything: when there is enough to heal, or nothing to hide."""
    hide = "hide" if "hide" in open_ids(decision) else "skip"
    if "reveal" not in open_ids(decision) or look.wants_out:
        return hide
    return "reveal" if look.damage and (look.open or look.damage >= 5 or look.left <= 4) else hide


def exposure(look: Outlook, decision: Decision, dice: Dice) -> str:
    """Stay hidden if that is possible."""
    return "hide" if "hide" in open_ids(decision) else "reveal"
