"""A view as it leaves: what all see is encoded once a change, each viewer's own part and new lines of the log are put to it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from wolfmoon.core.decisions import Option
from wolfmoon.core.events import Event
from wolfmoon.core.table import Seat
from wolfmoon.core.text import refs_in, wire_message
from wolfmoon.core.view import asked, offered, outcome, waited_for
from wolfmoon.server.course import Course
from wolfmoon.server.wire import Clock, Proposal

_encode = msgspec.json.Encoder().encode
NOTHING = msgspec.Raw(b"[]")


class Shared(msgspec.Struct):
    """What every viewer sees, encoded."""

    public: msgspec.Raw
    waiting: msgspec.Raw
    outcome: msgspec.Raw


class Picture(msgspec.Struct, tag="view", tag_field="type"):
    """One viewer's view, with the parts that are encoded already."""

    version: int
    me: int | None
    public: msgspec.Raw
    private: Any
    decisions: list[Any]
    calls: msgspec.Raw
    waiting: msgspec.Raw
    clock: Clock | None
    log: list[msgspec.Raw]
    log_from: int
    undo: bool
    ask_undo: bool
    proposal: Any
    presets: Any
    chat_closed: Any
    outcome: msgspec.Raw


class Reader:
    """How far one viewer has read: events of the log, and how many of them were lines to it."""

    __slots__ = ("events", "lines")

    def __init__(self) -> None:
        self.events = 0
        self.lines = 0


class Plays:
    """The any-time plays of a table as they were last encoded: many, much the same for all seats, and seldom changing."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str, tuple[Option, bytes]] = {}

    def encoded(self, options: Sequence[Option]) -> msgspec.Raw:
        """Plays as a JSON list."""
        return msgspec.Raw(b"[%b]" % b",".join([self._one(option) for option in options]))

    def _one(self, option: Option) -> bytes:
        known = self._known.get(option.id)
        if known is None or known[0] != option:
            known = self._known[option.id] = (option, _encode(offered(option)))
        return known[1]


def shared(course: Course) -> Shared:
    """What everybody sees of a course now."""
    match = course.match
    waiting: list[Any] = waited_for(match)
    for each in waiting:
        each["prompt"] = None
    return Shared(
        msgspec.Raw(_encode(match.rules.public(match.table))),
        msgspec.Raw(_encode(waiting)),
        msgspec.Raw(_encode(outcome(match))),
    )


def picture(
    course: Course,
    viewer: Seat | None,
    plays: Plays,
    common: Shared,
    clock: Clock | None,
    log: list[msgspec.Raw],
    log_from: int,
) -> bytes:
    """The view message for one viewer (None: a spectator)."""
    match = course.match
    decisions: list[Any] = []
    calls = NOTHING
    closed = None if viewer is None else match.rules.chat_closed(match.table, viewer)
    if viewer is not None and match.open is not None:
        answered = course.answered(viewer)
        decisions = [asked(ask, match.question, answered=answered) for ask in match.asks() if ask.seat == viewer]
        calls = plays.encoded(match.rules.calls(match.table, viewer))
    return _encode(
        Picture(
            course.version,
            viewer,
            common.public,
            None if viewer is None else match.rules.private(match.table, viewer),
            decisions,
            calls,
            common.waiting,
            clock,
            log,
            log_from,
            viewer is not None and course.may_take_back(viewer),
            viewer is not None and course.may_propose(viewer) is not None,
            _proposal(course, viewer),
            {} if viewer is None else course.presets.of(viewer),
            None if closed is None else wire_message(closed),
            common.outcome,
        )
    )


def _proposal(course: Course, viewer: Seat | None) -> Proposal | None:
    open_now = course.proposal
    if open_now is None:
        return None
    since = count_lines(course.match.log.events[: open_now.to.events], viewer)
    return Proposal(open_now.number, open_now.seat, since, [*open_now.asked], [*open_now.agreed])


def lines(events: Sequence[Event], viewer: Seat | None, n: int, cache: dict[int, bytes]) -> list[msgspec.Raw]:
    """The events as lines for one viewer, the first numbered `n`. `cache` saves encoding a line for each viewer anew."""
    written: list[msgspec.Raw] = []
    for event in events:
        message = event.for_viewer(viewer)
        if message is None:
            continue
        rest = cache.get(id(message))
        if rest is None:
            line = {
                "rule": event.rule,
                "text": wire_message(message),
                "refs": [list(ref) for ref in dict.fromkeys(refs_in(message.args))],
                "private": event.audience is not None and message is event.message,
            }
            rest = cache[id(message)] = _encode(line)[1:]
        written.append(msgspec.Raw(b'{"n":%d,%b' % (n, rest)))
        n += 1
    return written


def count_lines(events: Sequence[Event], viewer: Seat | None) -> int:
    """How many of the events are lines to this viewer."""
    return sum(event.for_viewer(viewer) is not None for event in events)
