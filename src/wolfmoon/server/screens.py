"""What the viewers of a table have on their screens, and what they are sent when something changes."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wolfmoon.core.table import Seat
from wolfmoon.server.changes import Changed
from wolfmoon.server.course import Change, Course
from wolfmoon.server.picture import (
    PUBLIC,
    Fields,
    Plays,
    Privates,
    Reader,
    Shared,
    count_lines,
    fields,
    lines,
    part,
    shared,
    whole,
)
from wolfmoon.server.wire import Clock

if TYPE_CHECKING:
    from wolfmoon.server.connection import Connection
    from wolfmoon.server.live import Live


class Screens:
    """How far each viewer has read, and the part of the view that all share, kept until it changes."""

    def __init__(self, live: "Live", course: Course) -> None:
        self.clock: Callable[[], Clock | None] = _none
        self._live = live
        self._course = course
        self._readers: dict[Seat | None, Reader] = {}
        self._privates = Privates()
        self._plays = Plays()
        self._common: Shared | None = None
        self._changed = Changed(PUBLIC)

    def show(self, change: Change) -> None:
        """Tell everybody who has something new to see what has changed."""
        if change.everybody:
            self._common = None
        if change.kept is not None:
            self._forget_from(change.kept)
        self._privates.look(self._course.match)
        cache: dict[int, bytes] = {}
        viewers = {connection.viewer for connection in self._live.connections}
        for gone in self._readers.keys() - viewers:
            self._readers[gone].screen = None
        for viewer in viewers:
            if change.everybody or viewer in change.seats:
                self._tell(viewer, cache)

    def greet(self, connection: "Connection", have: int) -> None:
        """Send a whole view to one that has just come and has that many lines of the log already."""
        viewer = connection.viewer
        events = self._course.match.log.events
        all_lines = lines(events, viewer, 0, {})
        if self._course.undone or have > len(all_lines):
            have = 0  # what it has may have been taken back meanwhile
        reader = self._reader(viewer)
        reader.events, reader.lines = len(events), len(all_lines)
        self._give_whole(connection, all_lines[have:], have)

    def again(self, connection: "Connection") -> None:
        """Send the present view once more as a whole, to one that asked by an older one."""
        self._give_whole(connection, [], self._reader(connection.viewer).lines)

    def whole(self, viewer: Seat | None) -> bytes:
        """Everything a viewer sees, with the whole log: what a bot is given."""
        self._privates.look(self._course.match)
        return whole(self._course.version, self._fields(viewer), lines(self._course.match.log.events, viewer, 0, {}), 0)

    def _tell(self, viewer: Seat | None, cache: dict[int, bytes]) -> None:
        """Send every connection of a viewer what has changed since, or the whole view to one that takes no changes."""
        events = self._course.match.log.events
        reader = self._reader(viewer)
        since, before = reader.lines, reader.screen
        new = lines(events[reader.events :], viewer, since, cache)
        reader.events = len(events)
        reader.lines += len(new)
        now = reader.screen = self._fields(viewer)
        frame: bytes | None = None
        view: bytes | None = None
        for connection in self._live.viewers(viewer):
            if connection.changes and connection.up_to_date and before is not None:
                frame = frame or part(self._course.version, self._changed.between(before, now), new, since)
                connection.say(frame)
            else:
                view = view or whole(self._course.version, now, new, since)
                connection.say(view)
                connection.up_to_date = True

    def _give_whole(self, connection: "Connection", log: Sequence[bytes], since: int) -> None:
        """Send a whole view; who else looks from there and has another gets a whole one next time as well."""
        reader = self._reader(connection.viewer)
        self._privates.look(self._course.match)
        now = self._fields(connection.viewer)
        if reader.screen != now:
            for other in self._live.viewers(connection.viewer):
                other.up_to_date = False
            reader.screen = now
        connection.up_to_date = True
        connection.say(whole(self._course.version, now, log, since))

    def _fields(self, viewer: Seat | None) -> Fields:
        return fields(self._course, viewer, self._privates, self._plays, self._shared(), self.clock())

    def _reader(self, viewer: Seat | None) -> Reader:
        return self._readers.setdefault(viewer, Reader())

    def _shared(self) -> Shared:
        if self._common is None:
            self._common = shared(self._course)
        return self._common

    def _forget_from(self, kept: int) -> None:
        """Only that many events of the log are still true."""
        events = self._course.match.log.events[:kept]
        for viewer, reader in self._readers.items():
            if reader.events > kept:
                reader.events, reader.lines = kept, count_lines(events, viewer)


def _none() -> Clock | None:
    """There is no clock."""
    return None
