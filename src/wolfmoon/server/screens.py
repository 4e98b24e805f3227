"""What the viewers of a table have on their screens, and what they are sent when something changes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from wolfmoon.core.table import Seat
from wolfmoon.server.course import Change, Course
from wolfmoon.server.picture import Plays, Reader, Shared, count_lines, lines, picture, shared
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
        self._plays = Plays()
        self._common: Shared | None = None

    def show(self, change: Change) -> None:
        """Send a view to everybody who has something new to see."""
        if change.everybody:
            self._common = None
        if change.kept is not None:
            self._forget_from(change.kept)
        cache: dict[int, bytes] = {}
        viewers = {connection.viewer for connection in self._live.connections}
        for viewer in viewers:
            if change.everybody or viewer in change.seats:
                frame = self._next_view(viewer, cache)
                for connection in self._live.viewers(viewer):
                    connection.say(frame)

    def greet(self, connection: "Connection", have: int) -> None:
        """Send a view to one that has just come and has that many lines of the log already."""
        viewer = connection.viewer
        events = self._course.match.log.events
        all_lines = lines(events, viewer, 0, {})
        if self._course.undone or have > len(all_lines):
            have = 0  # what it has may have been taken back meanwhile
        reader = self._reader(viewer)
        reader.events, reader.lines = len(events), len(all_lines)
        connection.say(
            picture(self._course, viewer, self._plays, self._shared(), self.clock(), all_lines[have:], have)
        )

    def again(self, connection: "Connection") -> None:
        """Send the present view once more, to one that asked by an older one."""
        connection.say(self._next_view(connection.viewer, {}))

    def whole(self, viewer: Seat | None) -> bytes:
        """Everything a viewer sees, with the whole log: what a bot is given."""
        log = lines(self._course.match.log.events, viewer, 0, {})
        return picture(self._course, viewer, self._plays, self._shared(), self.clock(), log, 0)

    def _next_view(self, viewer: Seat | None, cache: dict[int, bytes]) -> bytes:
        events = self._course.match.log.events
        reader = self._reader(viewer)
        since = reader.lines
        new = lines(events[reader.events :], viewer, since, cache)
        reader.events = len(events)
        reader.lines += len(new)
        return picture(self._course, viewer, self._plays, self._shared(), self.clock(), new, since)

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
