"""The inputs of a table as the store keeps them, in the order in which they count.

`at` is the time at which a row was written, in milliseconds since 1970 (0: not known); all clocks follow from it.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from wolfmoon.core.codec import answer_from_json, answer_to_json
from wolfmoon.core.decisions import Answer


class Gave(msgspec.Struct, tag="gave", tag_field="did", omit_defaults=True, frozen=True):
    """A seat's answer. `held`: it completes a masked question whose time is not over; it counts when `Closed` follows.

    by: whoever gave it in the seat's name: "bot", "clock" (time was up), "order" (the seat's standing order or preset);
    empty: the seat.
    """

    seat: int
    answer: Any
    held: bool = False
    by: str = ""
    at: int = 0


class Called(msgspec.Struct, tag="called", tag_field="did", omit_defaults=True, frozen=True):
    """A seat asked for an any-time play."""

    seat: int
    call: str
    by: str = ""
    at: int = 0


class Closed(msgspec.Struct, tag="closed", tag_field="did", omit_defaults=True, frozen=True):
    """The masked time of a question is over: the held answer counts now."""

    question: str
    at: int = 0


class TookBack(msgspec.Struct, tag="took-back", tag_field="did", omit_defaults=True, frozen=True):
    """A seat took its latest answer back."""

    seat: int
    at: int = 0


class Proposed(msgspec.Struct, tag="proposed", tag_field="did", omit_defaults=True, frozen=True):
    """A seat asks these seats whether all may be taken back from question number `to` on."""

    seat: int
    to: int
    asked: list[int]
    at: int = 0


class Consented(msgspec.Struct, tag="consented", tag_field="did", omit_defaults=True, frozen=True):
    """A seat that was asked agrees to the open proposal, or not."""

    seat: int
    agrees: bool
    at: int = 0


class WentBack(msgspec.Struct, tag="went-back", tag_field="did", omit_defaults=True, frozen=True):
    """By consent of all, everything from question number `to` on is taken back; a seat had proposed it."""

    seat: int
    to: int
    at: int = 0


class Chose(msgspec.Struct, tag="chose", tag_field="did", omit_defaults=True, frozen=True):
    """A seat sets its preset for the reaction windows of a rule."""

    seat: int
    rule: str
    choice: Literal["ask", "target", "pass"]
    at: int = 0


class Away(msgspec.Struct, tag="away", tag_field="did", omit_defaults=True, frozen=True):
    """A bot plays for a seat from now on, or its owner plays again."""

    seat: int
    away: bool
    at: int = 0


class Voided(msgspec.Struct, tag="voided", tag_field="did", frozen=True):
    """The last so many rows met a fault of the rules; they never counted."""

    rows: int


Row: TypeAlias = Gave | Called | Closed | TookBack | Proposed | Consented | WentBack | Chose | Away | Voided

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Row)


def gave(seat: int, answer: Answer, shape: str, *, held: bool = False, by: str = "") -> Gave:
    """The row of an engine's answer to a decision of that shape."""
    return Gave(seat, answer_to_json(answer, shape), held, by)


def timed(row: Row, at: int) -> Row:
    """The same row, written at that time."""
    return row if isinstance(row, Voided) else msgspec.structs.replace(row, at=at)


def answer_in(row: Gave) -> Answer:
    """The engine's answer in a row."""
    return answer_from_json(row.answer)


def written(row: Row) -> str:
    """A row as text for the store."""
    return _encoder.encode(row).decode()


def standing(rows: Iterable[Row]) -> list[Row]:
    """The rows that count: without voided ones."""
    kept: list[Row] = []
    for row in rows:
        if isinstance(row, Voided):
            del kept[len(kept) - row.rows :]
        else:
            kept.append(row)
    return kept


def read(text: str) -> Row:
    """A row from the store; raises msgspec.ValidationError if it is none."""
    row: Row = _decoder.decode(text)
    return row
