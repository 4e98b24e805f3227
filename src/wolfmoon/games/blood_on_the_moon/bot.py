"""What a program needs to play Blood on the Moon well: an answer for the questions it has an opinion on.

The lab sorts who won by KINDS (entries of the private view) and measures games by LENGTH (an entry of the public view).
"""

from collections.abc import Callable, Mapping

from wolfmoon.core.dice import Dice
from wolfmoon.games.blood_on_the_moon import bot_answers, bot_ground, bot_turn
from wolfmoon.games.blood_on_the_moon.bot_outlook import Decision, Outlook, View, open_ids

KINDS = ("side",)
LENGTH = "turns"

Reply = str | list[str] | dict[str, int] | None
Advice = Callable[[Outlook, Decision, Dice], Reply]


def always(answer: str) -> Advice:
    """The same answer whatever the table looks like."""
    return lambda look, decision, dice: answer


ADVICE: Mapping[str, Advice] = {
    "blood-ask-act": bot_turn.act,
    "blood-ask-lead": bot_turn.lead,
    "blood-ask-turn": bot_answers.lie,
    "blood-ask-holy": always("keep"),
    "blood-ask-ride": always("stay"),
    "blood-ask-event-or-not": always("skip"),
    "blood-ask-trait-to-roll": bot_answers.strongest,
    "blood-ask-token": bot_answers.strongest,
    "blood-ask-manner": bot_answers.manner,
    "blood-ask-again": bot_answers.again,
    "blood-ask-brooch": always("yes"),
    "blood-ask-damage": bot_answers.damage,
    "blood-ask-deadly": always("no"),
    "blood-ask-gain": bot_answers.weakest,
    "blood-ask-kit": bot_answers.kit,
    "blood-ask-give-away": lambda look, decision, dice: [],
    "blood-ask-want": lambda look, decision, dice: [],
    "blood-ask-agree": bot_answers.agree,
    "blood-ask-loot": bot_answers.spoils,
    "blood-ask-search": bot_answers.spoils,
    "blood-ask-weapon": bot_answers.weapon,
    "blood-ask-dynamite": bot_answers.dynamite,
    "blood-ask-ready": always("ready"),
    "blood-ask-mist": bot_answers.mist,
    "blood-ask-order-reveal": always("yes"),
    "blood-ask-reveal": bot_answers.reveal,
    "blood-ask-explorer": bot_ground.explorer,
    "blood-ask-put": bot_ground.put,
    "blood-ask-passage": bot_ground.put,
    "blood-ask-doorway": bot_ground.doorway,
    "blood-ask-farthest": bot_ground.farthest,
    "blood-ask-shift": bot_ground.shift,
    "blood-ask-towards": bot_ground.towards,
    "blood-ask-met": bot_ground.met,
    "blood-ask-order": bot_ground.order,
    "blood-ask-event": bot_ground.event,
}


def choose(view: View, decision: Decision, dice: Dice) -> Reply:
    """The answer this seat would give; None where there is no opinion, or to pass where that is offered."""
    advice = ADVICE.get(decision["prompt"]["id"])
    if advice is None:
        return None
    if decision["shape"] == "pick-one" and not decision["may_pass"]:
        ids = open_ids(decision)
        if len(ids) == 1:
            return ids[0]
        reply = advice(Outlook(view), decision, dice)
        return reply if reply in ids else None
    return advice(Outlook(view), decision, dice)


def call(view: View, dice: Dice) -> str | None:
    """Nothing is worth asking for out of turn."""
    return None
