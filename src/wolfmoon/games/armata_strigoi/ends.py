"""How the game ends: all win or all lose."""

from wolfmoon.core.rules import Outcome
from wolfmoon.core.text import Message, say
from wolfmoon.games.armata_strigoi.state import ArmataTable

ENDINGS = ("victory", "defeat")


def outcome(table: ArmataTable) -> Outcome | None:
    """armata_strigoi/goal.together, armata_strigoi/end.victory, armata_strigoi/end.defeat: the pack has won or lost, or plays
    on (R G8, R G9).
    """
    reason = table.reason
    if reason is None:
        return None
    won = reason == "victory"
    why: Message = say("armata-won") if won else say("armata-lost", inferno=table.inferno)
    return Outcome(
        winners=tuple(range(table.seats)) if won else (),
        reason=reason,
        message=say(f"armata-ending-{reason}", round=table.round),
        why=(why,) * table.seats,
    )
