"""What a seat wants after the haunt: whom to hunt, where to go, which of the haunt's actions to take."""

from wolfmoon.games.blood_on_the_moon.bot_outlook import FAR, Outlook
from wolfmoon.games.blood_on_the_moon.components import PRINTED
from wolfmoon.games.blood_on_the_moon.state import BEAST

BOLD = -0.5
"""An attack with this edge or more is tried."""
SILVER = -2.0
"""The same for a silver weapon, whose very blow keeps Sara from growing."""
POUNCE = 1.0
"""The edge that a werewolf's claws must give Sara before she lets it out."""
FEAR = -1.0
"""The edge of a hero over her from which she does not."""
THREAT = 0.0
"""The edge of a hero from which Sara runs after her own attack."""
GHOST = -1.0
"""The same for the ghost, whose every lost turn counts."""


def _silver(look: Outlook) -> bool:
    """Whether this seat holds a weapon with a rune."""
    return any(row["rune"] for row in look.own["cards"])


def prey(look: Outlook) -> dict[int, float]:
    """By character that this seat wants to attack, the edge from which it dares to."""
    if look.haunt is None:
        return {}
    if look.id == "hunter-and-prey" and look.public["haunt"]["hidden"]:
        return _hidden(look)
    beasts = {BEAST + n: 0.0 for n, row in enumerate(look.monsters) if not row["stunned"]}
    if look.id == "werewolf-team" and BEAST in beasts and look.health() > 0.5:
        beasts[BEAST] = GHOST
    if look.hero:
        traitor = look.public["haunt"]["traitor"]
        found = dict(beasts)
        if look.id == "house-of-darkness" and look.state["altar"] is not None:
            at_altar = look.monsters[0]["tile"] == look.state["altar"]
            found[BEAST] = -2.0 if at_altar else BOLD
        if traitor is not None and not look.players[traitor]["dead"] and traitor != look.me:
            human = look.id == "not-just-a-phase" and look.state["form"] == "human"
            if not human:
                found[traitor] = SILVER if _silver(look) else BOLD
        return found
    if look.id == "not-just-a-phase" and look.state["form"] == "human":
        return {}
    if look.id in ("house-of-darkness", "hunter-and-prey") and look.me != look.sara:
        return {seat: -2.0 if seat == look.sara else 1.0 for seat in look.living() if seat != look.me}
    least = BOLD if look.id == "not-just-a-phase" else -1.5
    return {seat: least for seat in look.living() if seat != look.me}


def _pounces(look: Outlook) -> bool:
    """Not Just a Phase: Sara lets it out where a weaker hero is near and her mind can bear it."""
    far = look.distances([look.here])
    near = [seat for seat in look.foes() if far.get(look.where(seat), FAR) <= 2]
    mind = min(look.slot(look.me, "sanity"), look.slot(look.me, "knowledge"))
    might = look.slot(look.me, "might")
    claws = PRINTED.boards["werewolf"].tracks[0][might] - look.value(look.me, "might")
    fear = max((look.threat(seat) - claws for seat in look.foes()), default=-FAR)
    return mind > 2 and fear < FEAR and any(look.strength(seat) + claws >= POUNCE for seat in near)


def flees(look: Outlook) -> bool:
    """Not Just a Phase: Sara has time on her side. As a human she keeps away from all; as a werewolf once
    she has struck, if those who know the beast would have the better of her.
    """
    if look.id != "not-just-a-phase" or look.me != look.sara:
        return False
    if look.state["form"] == "human":
        return True
    fight = look.public["fight"]
    struck = fight is not None and fight["by"] == ["seat", str(look.me)]
    return struck and any(look.threat(seat) >= THREAT for seat in look.foes())


def suspects(look: Outlook) -> list[int]:
    """Hunter and Prey: the living seats that may hold the 1, from what this seat has seen."""
    shown, known = look.state["tokens"], look.private["state"]["known"]
    seen = {seat: number for seat, number in enumerate(shown) if number is not None}
    seen |= {int(seat): number for seat, number in known.items()}
    for seat, number in seen.items():
        if number == 1 and seat != look.me:
            return [seat]
    return [seat for seat in look.living() if seat != look.me and seat not in seen]


def _hidden(look: Outlook) -> dict[int, float]:
    """Hunter and Prey before the 1 is turned up."""
    role = look.private["state"]["role"]
    others = [seat for seat in look.living() if seat != look.me]
    if role == "werewolf":
        return dict.fromkeys(others, -1.0)
    if role == "hunter":
        return {look.sara: -2.0} if look.sara in others else {}
    maybe = suspects(look)
    if len(maybe) == 1:
        return {maybe[0]: -2.0}
    weak = look.frailty(look.me) <= 2
    return {seat: 0.0 for seat in maybe if weak and seat != look.sara}


def wanted(look: Outlook, action: str) -> bool:
    """Whether an action of the haunt that is open should be taken now."""
    match action:
        case "reveal":
            return look.frailty(look.me) <= 2
        case "forced-change":
            return _pounces(look)
        case "share":
            return look.health() < 0.6
        case "take":
            by = look.state["idol"]["by"]
            return by is None or by[0] != "seat"
        case "interrogate":
            maybe = suspects(look) if look.id == "hunter-and-prey" else []
            return len(maybe) > 1 and any(look.where(seat) == look.here for seat in maybe)
    return True


def places(look: Outlook) -> list[list[str]]:
    """The tiles this seat wants to reach, the best kind first; the next kind counts if none can be reached."""
    if look.haunt is None:
        return []
    hunted = [look.where(who) for who, least in prey(look).items() if look.strength(who) >= least]
    if not look.hero and look.id != "hunter-and-prey":
        return [_first(look, hunted), [look.where(seat) for seat in look.friends()]]
    match look.id:
        case "leader-of-the-pack":
            if _silver(look) or look.strength(look.sara) >= 1:
                return [[look.where(look.sara)]]
            return [look.bearing("item", "omen")]
        case "house-of-darkness":
            return _darkness(look)
        case "werewolf-team":
            return _team(look)
        case "hunter-and-prey":
            return [hunted, [look.where(seat) for seat in suspects(look) if seat != look.sara]]
        case "not-just-a-phase":
            return _phase(look)
        case _:
            return [hunted, look.frontier()]


def _first(look: Outlook, hunted: list[str]) -> list[str]:
    """Sara before all others where the traitor wins by her death."""
    if look.id == "house-of-darkness" and look.sara >= 0 and not look.players[look.sara]["dead"]:
        return [look.where(look.sara)]
    return hunted


def _darkness(look: Outlook) -> list[list[str]]:
    runes, altar = look.state["runes"], look.state["altar"]
    if runes["left"]:
        return [[tile for tile in look.bearing("omen") if tile not in runes["tiles"]], look.frontier()]
    if altar is None:
        return [list(runes["tiles"])]
    return [[altar]]


def _team(look: Outlook) -> list[list[str]]:
    idol, altar = look.state["idol"], look.state["altar"]
    by = idol["by"]
    if by is not None and by[0] == "seat":
        if int(by[1]) == look.me:
            return [[altar]]
        return [[look.monsters[0]["tile"]] if look.monsters and look.strength(BEAST) >= 0 else [altar]]
    if by is not None:
        return [[look.monsters[0]["tile"]]]
    return [[idol["tile"]]]


def _phase(look: Outlook) -> list[list[str]]:
    laid = [row["tile"] for row in look.state["tokens"]]
    saviour = any(row["card"] in ("book", "mask") for row in look.own["cards"])
    sara = [look.where(look.sara)]
    if look.state["form"] == "human":
        if saviour and (len(laid) >= 2 or not look.state["supply"]):
            return [sara]
    elif look.strength(look.sara) >= 1:
        return [sara]
    free = [tile for tile in look.bearing("omen") if tile not in laid]
    return [free, look.frontier()] if look.state["supply"] else [sara if look.state["form"] == "werewolf" else laid]
