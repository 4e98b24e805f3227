"""The bot's other answers: counters to heal, Fight tokens to lift, trades."""

from wolfmoon.core.dice import Dice
from wolfmoon.games.armata_strigoi.bot_outlook import Decision, Outlook, best, open_ids
from wolfmoon.games.armata_strigoi.components import PRINTED
from wolfmoon.games.armata_strigoi.parts import NOWHERE, SPACE


def counter(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The counter that does most harm goes."""
    ids = open_ids(decision)
    worths = []
    for id in ids:
        row = PRINTED.counters[id]
        worths.append(2.0 * (row.counts > 1) + ("protection" in row.forbids) + 0.8 * row.strength + 0.5 * row.movement)
    return best(ids, worths, dice)


def lift(look: Outlook, decision: Decision, dice: Dice) -> str:
    """The Fight token nearest to the comrades, on the colour that the pack needs; votes count."""
    ids = open_ids(decision)
    votes = {
        vote["slots"][0]: 1.5 * len(vote["seats"])
        for vote in look.public["talk"]["votes"]
        if vote["what"] == "fight-token"
    }
    worths = []
    for id in ids:
        steps = look.fort.distances(SPACE[id])
        near = sum(steps.get(at, 9) for at in look.at if at != NOWHERE) / look.seats
        seen = sum(SPACE[id] in look.fort.sight(room) for room in look.haunts.values())
        worths.append(votes.get(id, 0.0) - 0.5 * near - 0.5 * seen)
    return best(ids, worths, dice)


def trade(look: Outlook, decision: Decision, dice: Dice) -> str:
    """A gift is welcome; for nothing in return a comrade gets one if we have plenty."""
    offer = look.public["offer"]
    if offer is None:
        return "decline"
    if offer["count"]:
        return "accept"
    theirs: int = look.players[offer["by"]]["rewards"]
    return "accept" if len(look.private["rewards"]) >= 2 + theirs else "decline"


def give(look: Outlook, decision: Decision, dice: Dice) -> list[str]:
    """What goes with a trade: the least of three or more, otherwise nothing."""
    ids = open_ids(decision)
    if len(ids) < 3 or decision["most"] < 1:
        return []

    def worth(id: str) -> int:
        row = PRINTED.rewards[id.partition(":")[0]]
        return max(side.strength for side in (row.side("normal"), row.side("wild")) if side is not None)

    return [min(ids, key=worth)]
