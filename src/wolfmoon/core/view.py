"""What one viewer gets: public facts, what this seat adds, its questions, its any-time plays, and who is waited for.

Built from nothing for each viewer; a spectator is viewer None.
"""

from collections.abc import Sequence
from typing import Any

from wolfmoon.core.decisions import Arrange, Decision, Number, Option, PickOne, PickSome, Split
from wolfmoon.core.events import Line
from wolfmoon.core.match import Match
from wolfmoon.core.rules import Json
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, wire_message


def seen(match: Match[Any], viewer: Seat | None) -> dict[str, Json]:
    """Everything this viewer is shown but the log, as plain JSON values (see docs/wire.md)."""
    view: dict[str, Any] = {
        "me": viewer,
        "public": match.rules.public(match.table),
        "private": None if viewer is None else match.rules.private(match.table, viewer),
        "decisions": [],
        "calls": [],
        "waiting": waited_for(match),
        "undo": False,
        "outcome": outcome(match),
    }
    if viewer is not None:
        view["decisions"] = [
            asked(ask, match.question, answered=viewer in match.sealed) for ask in match.asks() if ask.seat == viewer
        ]
        if match.open is not None:
            view["calls"] = [offered(option) for option in match.rules.calls(match.table, viewer)]
            view["undo"] = match.free_to_take_back(viewer) > 0
    return view


def waited_for(match: Match[Any]) -> list[Json]:
    """Every seat that is asked, in the order asked; whether it has answered is not told."""
    return [{"seat": ask.seat, "window": ask.window} for ask in match.asks()]


def asked(decision: Decision, question: str, *, answered: bool = False) -> dict[str, Json]:
    """A question as its seat is shown it."""
    plain: dict[str, Any] = {
        "id": question,
        "shape": decision.shape,
        "rule": decision.rule,
        "prompt": wire_message(decision.prompt),
        "hint": _said(decision.hint),
        "about": [list(ref) for ref in decision.about],
        "options": [offered(option) for option in decision.options()],
        "window": decision.window,
        "final": decision.final,
        "answered": answered,
    }
    match decision:
        case PickOne():
            plain["may_pass"] = decision.may_pass
            plain["pass_text"] = _said(decision.pass_text)
        case PickSome():
            plain["least"], plain["most"] = decision.least, decision.most
        case Split():
            plain["total"], plain["limits"] = decision.total, dict(decision.limits)
        case Number():
            plain["low"], plain["high"] = decision.low, decision.high
        case Arrange():
            pass
    return plain


def offered(option: Option) -> dict[str, Json]:
    """An option as its seat is shown it."""
    return {
        "id": option.id,
        "text": wire_message(Message(option.text, option.args)),
        "ref": _ref(option.ref),
        "rule": option.rule,
        "hint": _said(option.hint),
        "barred": _said(option.barred),
    }


def outcome(match: Match[Any]) -> Json:
    """How the game ended, or None."""
    ended = match.outcome
    if ended is None:
        return None
    seats: list[Any] = [
        {"seat": seat, "won": seat in ended.winners, "why": wire_message(why)} for seat, why in enumerate(ended.why)
    ]
    plain: dict[str, Any] = {
        "winners": list(ended.winners),
        "reason": ended.reason,
        "message": wire_message(ended.message),
        "scores": None if ended.scores is None else list(ended.scores),
        "seats": seats,
    }
    return plain


def written(lines: Sequence[Line]) -> list[Json]:
    """Lines of the log as a viewer is shown them."""
    plain: list[Any] = [
        {
            "n": line.n,
            "rule": line.rule,
            "text": wire_message(line.message),
            "refs": [list(ref) for ref in line.refs],
            "private": line.private,
        }
        for line in lines
    ]
    return plain


def _said(message: Message | None) -> Json:
    plain: Json = None if message is None else wire_message(message)
    return plain


def _ref(ref: Ref | None) -> Json:
    return None if ref is None else [ref.kind, ref.id]
