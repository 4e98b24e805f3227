"""A finished game, moment by moment: moment k is the table after k inputs, as one viewer saw it or as it was.

The game is played through once, as far as anybody has looked; on the way a match is laid aside every few moments, so that any
moment is near one to go on from. Nothing here is secret any more: a film is made of finished games only.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from wolfmoon.core.codec import answer_to_json
from wolfmoon.core.errors import BadRecord, Refused
from wolfmoon.core.events import Event
from wolfmoon.core.match import Match
from wolfmoon.core.origin import Answered, Input
from wolfmoon.core.record import Record, digest, replay
from wolfmoon.core.rules import Rules
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import Message, refs_in, wire_message
from wolfmoon.core.view import asked, outcome, waited_for

GAP = 12
"""So many moments lie between two matches laid aside."""
MOST_FRAMES = 24

Viewer: TypeAlias = "Seat | str | None"
"""A seat; None: everybody at the table; TRUTH: as it was."""
TRUTH = "truth"


class Moment(NamedTuple):
    """What is known of a moment: events told so far, the number of the question, whether an open call changed the table."""

    told: int
    asked: int
    heard: bool


class Film:
    """A record being looked at. Raises BadRecord if it cannot be played by these rules."""

    def __init__(self, record: Record, rules: Rules[Any]) -> None:
        self.record = record
        self.rules = rules
        self._runner: Match[Any] = replay(record, rules, 0)
        self._aside: list[Match[Any]] = [self._runner.clone()]
        self.moments = [Moment(len(self.events), self._runner.asked, False)]

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.record.inputs)

    @property
    def events(self) -> Sequence[Event]:
        """The log as far as the game was played through."""
        return self._runner.log.events

    def reach(self, moment: int) -> None:
        """Play through to that moment. Raises BadRecord where the inputs do not fit."""
        match = self._runner
        while len(self.moments) <= min(moment, self.last):
            given = self.record.inputs[len(self.moments) - 1]
            heard = isinstance(given, Call) and self.rules.heard_by_all(match.table, given)
            _put(match, given, len(self.moments) - 1)
            if len(self.moments) % GAP == 0:
                self._aside.append(match.clone())
            self.moments.append(Moment(len(match.log.events), match.asked, heard))

    def check(self) -> None:
        """Play all of it. Raises BadRecord if it does not come to the ending that the record names."""
        self.reach(self.last)
        if digest(self._runner.table) != self.record.digest:
            raise BadRecord(where="digest", wrong=digest(self._runner.table))

    # the whole way

    def track(self, viewer: Viewer) -> dict[str, Any]:
        """Which moments this viewer can tell apart, and at which of them it was told something, a turn or a round began."""
        self.check()
        told = [self._lines(viewer, 0, moment.told) for moment in self.moments[:1]]
        told += [self._lines(viewer, a.told, b.told) for a, b in zip(self.moments, self.moments[1:], strict=False)]
        ids = [{line["text"]["id"] for line in lines} for lines in told]
        return {
            "moments": self.last,
            "over": self._runner.outcome is not None,
            "steps": [k for k in range(self.last + 1) if self._is_step(k, viewer, bool(told[k]))],
            "events": [k for k, lines in enumerate(told) if lines],
            "turns": [k for k, each in enumerate(ids) if any(id.endswith("-turn") for id in each)],
            "rounds": [k for k, each in enumerate(ids) if any(id.endswith("-round") for id in each)],
        }

    def _is_step(self, k: int, viewer: Viewer, told: bool) -> bool:
        """Whether the viewer notices it. Nobody sees a table that goes on by itself, nor somebody else's sealed answer."""
        if k in (0, self.last):
            return True
        following = self.record.inputs[k]
        if isinstance(following, Answered) and following.forced:
            return False
        now, before = self.moments[k], self.moments[k - 1]
        return (
            viewer == TRUTH
            or told
            or now.heard
            or now.asked != before.asked
            or self.record.inputs[k - 1].seat == viewer
        )

    # some moments

    def frames(self, viewer: Viewer, first: int, count: int, have: int) -> dict[str, Any]:
        """So many moments from the first on, with the log from line `have` to the end of the last of them."""
        first = max(0, min(first, self.last))
        stop = min(first + max(1, min(count, MOST_FRAMES)), self.last + 1)
        self.reach(stop)
        written = self._lines(viewer, 0, self.moments[stop - 1].told)
        have = max(0, min(have, len(written)))
        frames: list[dict[str, Any]] = []
        for k, match in self._matches(first, stop):
            told = self.moments[k].told
            count_told = sum(1 for event in self.events[:told] if _said(event, viewer) is not None)
            frames.append({"at": k, "lines": count_told, **self._frame(match, k, viewer)})
        return {"from": first, "frames": frames, "log_from": have, "log": written[have:]}

    def _matches(self, first: int, stop: int) -> Iterator[tuple[int, Match[Any]]]:
        k = first // GAP * GAP
        match = self._aside[first // GAP].clone()
        while True:
            if k >= first:
                yield k, match
            if k + 1 >= stop:
                return
            _put(match, self.record.inputs[k], k)
            k += 1

    def _frame(self, match: Match[Any], k: int, viewer: Viewer) -> dict[str, Any]:
        shown = range(match.table.seats) if viewer == TRUTH else [] if viewer is None else [int(viewer)]
        waiting: list[Any] = waited_for(match)
        return {
            "public": match.rules.public(match.table),
            "privates": {str(seat): match.rules.private(match.table, seat) for seat in shown},
            "asks": [
                {
                    "seat": ask.seat,
                    "decision": asked(ask, match.question, answered=ask.seat in match.sealed),
                    "given": self._given(k, ask.seat, ask.shape) if ask.seat not in match.sealed else None,
                }
                for ask in match.asks()
                if ask.seat in shown
            ],
            "waiting": [{**each, "prompt": None} for each in waiting],
            "outcome": outcome(match),
        }

    def _given(self, k: int, seat: Seat, shape: str) -> dict[str, Any] | None:
        """What this seat answers to the question open at moment k; None if the record ends before."""
        for n in range(k, self.last):
            if n > k and (n >= len(self.moments) or self.moments[n].asked != self.moments[k].asked):
                return None
            given = self.record.inputs[n]
            if given.seat == seat and isinstance(given, Answered):
                return {"answer": answer_to_json(given.answer, shape)}
        return None

    def _lines(self, viewer: Viewer, first: int, stop: int) -> list[dict[str, Any]]:
        """These events as lines for the viewer, numbered from 0."""
        lines: list[dict[str, Any]] = []
        for event in self.events[first:stop]:
            message = _said(event, viewer)
            if message is not None:
                lines.append(
                    {
                        "n": len(lines),
                        "rule": event.rule,
                        "text": wire_message(message),
                        "refs": [list(ref) for ref in dict.fromkeys(refs_in(message.args))],
                        "private": event.audience is not None and message is event.message,
                    }
                )
        return lines


def _said(event: Event, viewer: Viewer) -> Message | None:
    if isinstance(viewer, str):
        return event.message
    return event.for_viewer(viewer)


def _put(match: Match[Any], given: Input, n: int) -> None:
    try:
        match.put(given)
    except Refused as refused:
        raise BadRecord(where=f"inputs[{n}]", wrong=refused.message) from None
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(where=f"inputs[{n}]", wrong=str(error)[:200]) from error
