"""What the bot says: once a round a plan, and an answer to each plea. Nothing that only its hand could tell."""

from wolfmoon.games.armata_strigoi.bot_outlook import Outlook, View
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.parts import COLOURS, NOWHERE, ROOMS, colour_of

NOTABLE = 3
"""A bot speaks only while so many phrases of its allowance are left; people may want to read."""


def call(view: View) -> str | None:
    """The next word to say, or None."""
    plays = [each["id"] for each in view["calls"] if each["barred"] is None]
    if not plays:
        return None
    draft = view["private"]["draft"]
    if draft:
        return _go_on(view, plays, draft)
    answer = _answer(view)
    if answer is not None:
        return f"talk:{answer}" if f"talk:{answer}" in plays else None
    if view["public"]["stage"] != "initiative" or "talk:plan" not in plays or _has_planned(view):
        return None
    return "talk:plan"


def _has_planned(view: View) -> bool:
    public = view["public"]
    return any(
        each["seat"] == view["me"] and each["kind"] == "plan" and each["round"] == public["round"]
        for each in public["talk"]["said"]
    )


def _go_on(view: View, plays: list[str], draft: list[str]) -> str:
    """The next word of the phrase begun; what no longer fits is taken back."""
    words = ["talk:say"]
    if draft == ["plan"]:
        words = [f"talk:{_deed(view)}"]
    elif draft[0] != "plan":
        words = []
    return next((word for word in words if word in plays), "talk:back")


def _deed(view: View) -> str:
    """What everybody could expect of this seat, by what lies open."""
    look = Outlook(view)
    if look.enough and look.haunts:
        if look.supreme:
            return "strike-supreme"
        return f"strike-{STRIGOI[min(look.haunts, key=look.strength_of)]}"
    if look.counters(look.me) >= 2:
        return "protect-myself"
    if not look.own["rewards"] and not look.own["tokens"]:
        return "gather-weapons"
    reach = [space for space in look.marks if look.room(space) == look.room(look.here) != NOWHERE]
    colour = COLOURS[colour_of(min(reach))] if reach else "red" if len(look.own["earned"]) < 2 else "grey"
    return f"hunt-{colour}"


def _answer(view: View) -> str | None:
    """An answer to the last plea or plan of a comrade that this seat has not answered."""
    public, me = view["public"], view["me"]
    said = [each for each in public["talk"]["said"] if each["round"] == public["round"]]
    mine = max((each["n"] for each in said if each["seat"] == me and each["kind"] == "answer"), default=0)
    pleas = [each for each in said if each["kind"] == "ask" and each["seat"] != me and each["n"] > mine]
    pleas = [each for each in pleas if each["slots"][0] in ("all", str(me))]
    if not pleas:
        return None
    if public["stage"] == "initiative":
        return "maybe"
    return _willing(Outlook(view), pleas[-1])


def _willing(look: Outlook, plea: View) -> str:
    """Whether what lies open lets this seat do what is asked, and its turn is still to come."""
    order: list[int] = look.public["order"]
    active = look.public["active"]
    to_come = look.me in order and active in order and order.index(look.me) >= order.index(active)
    if not to_come:
        return "not-this-round"
    icon = {"heal": "heal", "turn-platform": "mechanics", "free-encounters": "gates-of-hell"}.get(plea["what"])
    if icon is not None:
        return "yes" if look.ready(icon) else "no"
    if plea["what"] == "finish-strigoi":
        return "maybe" if look.enough else "no"
    if plea["what"] == "leave-room":
        return "yes" if ROOMS[look.room(look.here)] in plea["slots"][1:] else "no"
    return "maybe"
