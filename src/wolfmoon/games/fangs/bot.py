"""What a program needs to play Fangs well: an answer for every question, by its prompt, and any-time plays worth asking for.

The lab sorts results by KINDS (entries of a seat's private view) and measures games by LENGTH (an entry of the public view).
"""

from collections.abc import Callable, Mapping
from typing import Any

from wolfmoon.core.dice import Dice
from wolfmoon.games.fangs import fights, powers, tactics
from wolfmoon.games.fangs.outlook import Outlook, View

KINDS = ("group", "character")
LENGTH = "round"

Advice = Callable[[Outlook, Mapping[str, Any], Dice], str]


def _keep(look: Outlook, decision: Mapping[str, Any], dice: Dice) -> str:
    """The compass: a second pair only if the first leads nowhere good."""
    total = (look.public["dice"] or {}).get("total")
    place = _place_of(total)
    return "keep" if place is None or tactics.worth_of_place(look, place) > 0.5 else "again"


def _pick_pair(look: Outlook, decision: Mapping[str, Any], dice: Dice) -> str:
    pairs = {option["id"]: option["text"]["args"]["total"] for option in decision["options"]}

    def worth(id: str) -> float:
        place = _place_of(pairs[id])
        return 1.0 if place is None else tactics.worth_of_place(look, place)

    return tactics.best(tactics.open_ids(decision), worth, dice)


def _place_of(total: int | None) -> str | None:
    return {
        2: "oxanas-hut",
        3: "oxanas-hut",
        4: "spring-of-wisdom",
        5: "spring-of-wisdom",
        6: "chapel",
        7: "graveyard",
        8: "witch-tree",
        9: "stone-circle",
    }.get(total or 0)


ADVICE: Mapping[str, Advice] = {
    "fangs-ask-ready": lambda look, decision, dice: "ready",
    "fangs-ask-start": powers.start,
    "fangs-ask-ella": powers.ella,
    "fangs-ask-pounce": powers.pounce,
    "fangs-ask-uri": powers.uri,
    "fangs-ask-own-place": powers.stay,
    "fangs-ask-end": powers.end,
    "fangs-ask-event": lambda look, decision, dice: "yes",
    "fangs-ask-compass": _keep,
    "fangs-ask-compass-pick": _pick_pair,
    "fangs-ask-destination": tactics.destination,
    "fangs-ask-place": tactics.use_place,
    "fangs-ask-deck": tactics.deck,
    "fangs-ask-witch-tree": tactics.witch_tree,
    "fangs-ask-accept-heal": tactics.accept_heal,
    "fangs-ask-steal": tactics.steal,
    "fangs-ask-gift": tactics.part_with,
    "fangs-ask-gift-receiver": tactics.give_to,
    "fangs-ask-oracle-receiver": tactics.oracle_receiver,
    "fangs-ask-oracle-answer": tactics.oracle_answer,
    "fangs-ask-victim": tactics.victim,
    "fangs-ask-marker": tactics.marker,
    "fangs-ask-remote-healing": tactics.remote_healing,
    "fangs-ask-heal": tactics.heal_self,
    "fangs-ask-reveal-heal": tactics.heal_all,
    "fangs-ask-open-heal": tactics.heal_all,
    "fangs-ask-exposure": tactics.exposure,
    "fangs-ask-attack": fights.attack,
    "fangs-ask-attacker": fights.attackers_choice,
    "fangs-ask-bella": fights.take_instead,
    "fangs-ask-loot": fights.loot,
    "fangs-ask-window-theft": fights.window,
    "fangs-ask-window-failed": fights.window,
    "fangs-ask-window-attack": fights.window,
    "fangs-ask-window-damage": fights.window,
}


def choose(view: View, decision: Mapping[str, Any], dice: Dice) -> str | None:
    """The answer this seat would give; None where there is no opinion."""
    advice = ADVICE.get(decision["prompt"]["id"])
    return None if advice is None else advice(Outlook(view), decision, dice)


def call(view: View, dice: Dice) -> str | None:
    """The any-time play worth asking for now: Akira's healing in danger, Gregor's protection, a card that Donna collects."""
    plays = {each["id"] for each in view["calls"] if each["barred"] is None}
    character = view["private"]["character"]
    if character not in ("akira", "gregor", "donna") or not plays:
        return None
    look = Outlook(view)
    if "ability" in plays and character == "akira" and look.left <= 2:
        return "ability"
    if "ability" in plays and character == "gregor" and look.left <= 3 and look.public["active"] != look.me:
        return "ability"
    wanted = [id for id in sorted(plays) if id.startswith("take:") and look.card(id.split(":")[2]) >= 2]
    return max(wanted, key=lambda id: look.card(id.split(":")[2])) if wanted else None
