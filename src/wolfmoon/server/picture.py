"""A view as it leaves: what all see is encoded once a change, each viewer's own part and new lines of the log are put to it."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from operator import is_
from typing import Any, NamedTuple

import msgspec

from wolfmoon.core.decisions import Option
from wolfmoon.core.events import Event
from wolfmoon.core.match import Match
from wolfmoon.core.table import Seat
from wolfmoon.core.text import refs_in, wire_message
from wolfmoon.core.view import asked, offered, outcome, waited_for
from wolfmoon.server.course import Course
from wolfmoon.server.wire import Clock, Proposal

_encode = msgspec.json.Encoder().encode
NONE, NOTHING, TRUE, FALSE = b"null", b"[]", b"true", b"false"
PUBLIC = "public"


class Fields(NamedTuple):
    """What one viewer sees but for the log, by the fields of a view, each encoded as JSON."""

    me: bytes
    public: bytes
    private: bytes
    decisions: bytes
    calls: bytes
    waiting: bytes
    clock: bytes
    undo: bytes
    ask_undo: bytes
    proposal: bytes
    presets: bytes
    chat_closed: bytes
    outcome: bytes


class Shared(NamedTuple):
    """What every viewer sees, encoded."""

    public: bytes
    waiting: bytes
    outcome: bytes


class Reader:
    """How far one viewer has read: events of the log, how many of them were lines to it, and the fields it saw last."""

    __slots__ = ("events", "lines", "screen")

    def __init__(self) -> None:
        self.screen: Fields | None = None
        self.events = 0
        self.lines = 0


@lru_cache(2048)
def one_of(encoded: bytes) -> bytes:
    """The same bytes, as one object for all who have the same: rows of plays are alike at all seats and tables."""
    return encoded


class Plays:
    """The any-time plays of a table as they were last encoded: many, much the same for all seats, and seldom changing."""

    __slots__ = ("_known", "_last")

    def __init__(self) -> None:
        self._known: dict[str, tuple[Option, bytes]] = {}
        self._last: dict[Seat, tuple[Sequence[Option], bytes]] = {}

    def encoded(self, seat: Seat, options: Sequence[Option]) -> bytes:
        """The plays of a seat as a JSON list."""
        last = self._last.get(seat)
        if last is not None and len(last[0]) == len(options) and all(map(is_, last[0], options)):
            return last[1]
        encoded = one_of(b"[%b]" % b",".join([self._one(option) for option in options]))
        self._last[seat] = (options, encoded)
        return encoded

    def _one(self, option: Option) -> bytes:
        known = self._known.get(option.id)
        if known is None or known[0] != option:
            known = self._known[option.id] = (option, one_of(_encode(offered(option))))
        return known[1]


class Privates:
    """The private views of a table as they were last encoded. Most moves change none of them, and many games can tell."""

    __slots__ = ("_encoded", "_from")

    def __init__(self) -> None:
        self._from: Hashable = None
        self._encoded: dict[Seat, bytes] = {}

    def look(self, match: Match[Any]) -> None:
        """Forget them, unless they are still true."""
        now = match.rules.private_from(match.table)
        if now is None or now != self._from:
            self._from = now
            self._encoded.clear()

    def encoded(self, match: Match[Any], seat: Seat) -> bytes:
        """What only this seat sees, as JSON."""
        encoded = self._encoded.get(seat)
        if encoded is None:
            encoded = self._encoded[seat] = _encode(match.rules.private(match.table, seat))
        return encoded


def shared(course: Course) -> Shared:
    """What everybody sees of a course now."""
    match = course.match
    waiting: list[Any] = waited_for(match)
    for each in waiting:
        each["prompt"] = None
    return Shared(_encode(match.rules.public(match.table)), _encode(waiting), _encode(outcome(match)))


def fields(
    course: Course, viewer: Seat | None, privates: Privates, plays: Plays, common: Shared, clock: Clock | None
) -> Fields:
    """What one viewer sees (None: a spectator) but for the log, by the fields of a view, each encoded."""
    match = course.match
    private, decisions, calls, closed, undo, ask_undo, presets = NONE, NOTHING, NOTHING, NONE, FALSE, FALSE, b"{}"
    if viewer is not None:
        private = privates.encoded(match, viewer)
        if (why := match.rules.chat_closed(match.table, viewer)) is not None:
            closed = _encode(wire_message(why))
        if match.open is not None:
            answered = course.answered(viewer)
            asks = [asked(ask, match.question, answered=answered) for ask in match.asks() if ask.seat == viewer]
            decisions = _encode(asks)
            calls = plays.encoded(viewer, match.rules.calls(match.table, viewer))
        if course.may_take_back(viewer):
            undo = TRUE
        if course.may_propose(viewer) is not None:
            ask_undo = TRUE
        presets = _encode(course.presets.of(viewer))
    return Fields(
        me=_encode(viewer),
        public=common.public,
        private=private,
        decisions=decisions,
        calls=calls,
        waiting=common.waiting,
        clock=NONE if clock is None else _encode(clock),
        undo=undo,
        ask_undo=ask_undo,
        proposal=_proposal(course, viewer),
        presets=presets,
        chat_closed=closed,
        outcome=common.outcome,
    )


def _proposal(course: Course, viewer: Seat | None) -> bytes:
    open_now = course.proposal
    if open_now is None:
        return NONE
    since = count_lines(course.match.log.events[: open_now.to.events], viewer)
    return _encode(Proposal(open_now.number, open_now.seat, since, [*open_now.asked], [*open_now.agreed]))


def whole(version: int, seen: Fields, log: Sequence[bytes], log_from: int) -> bytes:
    """The view message: all fields, and these lines of the log."""
    parts = b",".join([b'"%b":%b' % (field.encode(), value) for field, value in zip(seen._fields, seen, strict=True)])
    return b'{"type":"view","version":%d,%b,"log":[%b],"log_from":%d}' % (version, parts, b",".join(log), log_from)


def part(version: int, changes: bytes, log: Sequence[bytes], log_from: int) -> bytes:
    """The change message: what differs from the view before, and the lines of the log that are new."""
    return b'{"type":"change","version":%d,"changes":%b,"log":[%b],"log_from":%d}' % (
        version,
        changes,
        b",".join(log),
        log_from,
    )


def lines(events: Sequence[Event], viewer: Seat | None, n: int, cache: dict[int, bytes]) -> list[bytes]:
    """The events as lines for one viewer, the first numbered `n`. `cache` saves encoding a line for each viewer anew."""
    written: list[bytes] = []
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
        written.append(b'{"n":%d,%b' % (n, rest))
        n += 1
    return written


def count_lines(events: Sequence[Event], viewer: Seat | None) -> int:
    """How many of the events are lines to this viewer."""
    return sum(event.for_viewer(viewer) is not None for event in events)
