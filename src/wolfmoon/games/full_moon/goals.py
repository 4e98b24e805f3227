"""The end of the game and who has won."""

from wolfmoon.core.rules import Outcome
from wolfmoon.core.table import Seat, TheGameEnds
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, token_ref

ENDINGS = ("escape", "pack-dead", "pack", "nobody", "hunters-fallen")


def check_end(table: MoonTable) -> None:
    """full_moon/end.1, full_moon/end.pack-dead, full_moon/end.talisman: whether the game is over now; raises
    TheGameEnds (R18.1, R18.2, R18.6 to R18.8).
    """
    if not table.pack:
        finish(table, "pack-dead")
    if "play" not in table.status:
        finish(table, "hunters-fallen" if table.settings.hunters else judged(table))


def judged(table: MoonTable) -> str:
    """full_moon/end.humans, full_moon/end.pack, full_moon/end.nobody, full_moon/end.hostages: how it ends when no
    hiker is in play (R18.3 to R18.5, R18.10).
    """
    if "left" in table.status:
        return "escape"
    unfreed = any(
        status == "hostage" and token == "positive" for status, token in zip(table.status, table.tokens, strict=True)
    )
    return "pack" if "turned" in table.status or unfreed else "nobody"


def finish(table: MoonTable, reason: str) -> None:
    """full_moon/end.hostages, full_moon/hostage.left, full_moon/hunters.victory: the game is over; all tokens are
    turned up (R17.10, R15.9, R18.9,
    R18.11).
    """
    table.reason = reason
    if reason in ("escape", "pack-dead"):
        table.winners = tuple(seat for seat in range(table.seats) if table.sides[seat] == "hikers")
    elif reason in ("pack", "hunters-fallen"):
        table.winners = tuple(seat for seat in range(table.seats) if table.sides[seat] == "pack")
    for hiker, token in enumerate(table.tokens):
        if token is not None and not table.token_open[hiker]:
            table.token_open[hiker] = True
            if table.log is not None:
                told = say("moon-token-shown", hiker=HIKER_REFS[hiker], token=token_ref(token))
                table.tell("full_moon/end.hostages", told, reveals=True)
    table.combat = None
    table.calls = []
    table.next = "over"
    raise TheGameEnds


def stop(table: MoonTable) -> None:
    """full_moon/table.stop: the turn of the second sunrise is over (R18.12)."""
    finish(table, "escape" if "left" in table.status else "nobody")


def outcome(table: MoonTable) -> Outcome:
    """full_moon/end.1: winners, reason, and why for each seat (R18.9)."""
    reason = table.reason
    assert reason is not None
    return Outcome(
        table.winners, reason, Message(f"moon-end-{reason}"), tuple(_why(table, seat) for seat in range(table.seats))
    )


def _why(table: MoonTable, seat: Seat) -> Message:
    side = table.sides[seat]
    if side == "pack" and seat != table.pack_seat:
        return Message("moon-why-convert-won" if seat in table.winners else "moon-why-convert-lost")
    if side == "pack":
        return Message("moon-why-pack-won" if seat in table.winners else "moon-why-pack-lost")
    return Message("moon-why-hikers-won" if seat in table.winners else "moon-why-hikers-lost")
