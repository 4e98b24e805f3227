"""What is said at a table: the latest lines, the phrases that are quick to say, and how fast a seat may add to them."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wolfmoon.core.rules import Phrase, Rules
from wolfmoon.core.table import Seat
from wolfmoon.server.guards import Bucket
from wolfmoon.server.names import clean_text
from wolfmoon.server.refusals import NoSuchPhrase, TooMuch
from wolfmoon.server.wire import Message, Said, write

KEPT = 50
LOOK = "look"
"""The phrase by which a seat points at something on the table."""
COMMON = (
    Phrase("hello"),
    Phrase("moment"),
    Phrase("yes"),
    Phrase("no"),
    Phrase("thanks"),
    Phrase("sorry"),
    Phrase("well-played"),
    Phrase("your-turn", "seat"),
    Phrase(LOOK, "thing"),
)
"""What is quick to say at every table."""
Thing = tuple[str, str]


def phrases(rules: Rules[Any]) -> Mapping[str, Phrase]:
    """What is quick to say at a game, by id: its own phrases first."""
    return {phrase.id: phrase for phrase in (*rules.phrases, *COMMON)}


def text_of(phrase: Phrase) -> Message:
    """The message of a phrase as it stands on a button, before it names anything."""
    return Message(f"phrase-{phrase.id}")


def worded(rules: Rules[Any], seats: int, id: str, about: Thing | None) -> tuple[Message, Thing | None]:
    """A phrase as a message, and the thing that it points at. Raises NoSuchPhrase unless it is one, about such a thing."""
    known = phrases(rules)
    phrase = known.get(id)
    if phrase is None or not _fits(phrase, about, seats):
        raise NoSuchPhrase(given=id[:40], known=list(known))
    if about is None:
        return text_of(phrase), None
    return Message(f"phrase-{id}", {"thing": {"ref": list(about)}}), about if phrase.about == "thing" else None


def _fits(phrase: Phrase, about: Thing | None, seats: int) -> bool:
    if about is None or not phrase.about:
        return about is None and not phrase.about
    kind, id = about
    if kind == "seat":
        return id in map(str, range(seats))
    return phrase.about == "thing"


class Talk:
    """The talk of one table: the latest lines as they are sent, numbered from 1. Whoever adds one holds `lock`."""

    def __init__(self) -> None:
        self.lines: deque[bytes] = deque(maxlen=KEPT)
        self.lock = asyncio.Lock()
        self.said = 0
        self._buckets: dict[Seat, Bucket] = {}

    def line(self, seat: Seat, name: str | None, given: str, rate: tuple[float, float] | None) -> Said:
        """What a seat wants to say. `rate`: (a second, at once) for each seat. Raises BadText, TooMuch."""
        text = clean_text(given)
        self._take(seat, rate)
        return Said(0, seat, name, text, None, None)

    def quick_line(
        self, seat: Seat, name: str | None, phrase: Message, at: Thing | None, rate: tuple[float, float] | None
    ) -> Said:
        """A phrase that a seat wants to say. Raises TooMuch."""
        self._take(seat, rate)
        return Said(0, seat, name, None, phrase, at)

    def put(self, said: Said) -> bytes:
        """One more line, which is written down, as it is sent."""
        self.said = said.n
        line = write(said)
        self.lines.append(line)
        return line

    def latest(self, most: int) -> Sequence[Said]:
        """What was said last, for a complaint."""
        return [msgspec.json.decode(line, type=Said) for line in list(self.lines)[-most:]]

    def _take(self, seat: Seat, rate: tuple[float, float] | None) -> None:
        if rate is not None and not self._buckets.setdefault(seat, Bucket(*rate)).take():
            raise TooMuch()
