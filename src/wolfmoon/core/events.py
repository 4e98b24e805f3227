"""What happened: one event for every change a player would notice, with who may know it and what the others are told."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from wolfmoon.core.text import Message, Ref, refs_in

Audience: TypeAlias = "tuple[int, ...] | None"
"""The seats that may know; None means everybody."""


class Event(NamedTuple):
    """One line of the log. `others` is what those outside the audience read; None: they read nothing.

    `reveals` marks new information to anybody: no answer before it can be freely taken back.
    """

    rule: str
    message: Message
    audience: Audience = None
    others: Message | None = None
    reveals: bool = False

    def for_viewer(self, viewer: int | None) -> Message | None:
        """What this seat (None: a spectator) reads, or None if it is told nothing."""
        if self.audience is None or (viewer is not None and viewer in self.audience):
            return self.message
        return self.others


class Line(NamedTuple):
    """A line of the log as one viewer reads it; `n` counts that viewer's own lines from 0."""

    n: int
    rule: str
    message: Message
    private: bool

    @property
    def refs(self) -> tuple[Ref, ...]:
        """The things on the table it mentions."""
        return tuple(dict.fromkeys(refs_in(self.message.args)))


class Log:
    """Append-only; lives outside the state that is cloned."""

    __slots__ = ("events",)

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = list(events)

    def tell(self, event: Event) -> None:
        """Write one event."""
        self.events.append(event)

    def lines(self, viewer: int | None, since: int = 0) -> list[Line]:
        """What this viewer reads, from its own line number `since` on."""
        lines: list[Line] = []
        n = 0
        for event in self.events:
            message = event.for_viewer(viewer)
            if message is not None:
                if n >= since:
                    lines.append(Line(n, event.rule, message, event.audience is not None and message is event.message))
                n += 1
        return lines

    def truth(self) -> Sequence[Event]:
        """All events as they were: for a finished game only."""
        return tuple(self.events)
