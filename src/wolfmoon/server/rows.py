"""The inputs of a table as the store keeps them, in the order in which they count."""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from wolfmoon.core.codec import answer_from_json, answer_to_json
from wolfmoon.core.decisions import Answer


class Gave(msgspec.Struct, tag="gave", tag_field="did", omit_defaults=True, frozen=True):
    """A seat's answer. `held`: it completes a masked question whose time is not over; it counts when `Closed` follows.

    by: whoever gave it in the seat's name: "bot", "clock" (time was up), "order" (the seat's standing order); empty: the seat.
    """

    seat: int
    answer: Any
    held: bool = False
    by: str = ""


class Called(msgspec.Struct, tag="called", tag_field="did", omit_defaults=True, frozen=True):
    """A seat asked for an any-time play."""

    seat: int
    call: str
    by: str = ""


class Closed(msgspec.Struct, tag="closed", tag_field="did", frozen=True):
    """The masked time of a question is over: the held answer counts now."""

    question: str


class TookBack(msgspec.Struct, tag="took-back", tag_field="did", frozen=True):
    """A seat took its latest answer back."""

    seat: int


class Voided(msgspec.Struct, tag="voided", tag_field="did", frozen=True):
    """The last so many rows met a fault of the rules; they never counted."""

    rows: int


Row: TypeAlias = Gave | Called | Closed | TookBack | Voided

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Row)


def gave(seat: int, answer: Answer, shape: str, *, held: bool = False, by: str = "") -> Gave:
    """The row of an engine's answer to a decision of that shape."""
    return Gave(seat, answer_to_json(answer, shape), held, by)


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
