"""What is said at a table, in memory only: the latest lines, and how fast a seat may add to them."""

from collections import deque

from wolfmoon.core.table import Seat
from wolfmoon.server.guards import Bucket
from wolfmoon.server.names import clean_text
from wolfmoon.server.refusals import TooMuch
from wolfmoon.server.wire import Said, write

KEPT = 50


class Talk:
    """The talk of one table: the latest lines as they are sent, numbered from 1."""

    def __init__(self) -> None:
        self.lines: deque[bytes] = deque(maxlen=KEPT)
        self._said = 0
        self._buckets: dict[Seat, Bucket] = {}

    def add(self, seat: Seat, name: str | None, given: str, rate: tuple[float, float] | None) -> bytes:
        """A new line, as it is sent. `rate`: (a second, at once) for each seat. Raises BadText, TooMuch."""
        text = clean_text(given)
        if rate is not None and not self._buckets.setdefault(seat, Bucket(*rate)).take():
            raise TooMuch()
        self._said += 1
        line = write(Said(self._said, seat, name, text))
        self.lines.append(line)
        return line
