"""A finished game as a file: its record, and what the table adds about itself: who sat there, notes on moments, what lay behind
the dice. Any record is such a file; what a table adds stands under one key of it, and replays without it.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wolfmoon.core.errors import BadRecord
from wolfmoon.core.fairness import NONCE, commitment
from wolfmoon.core.record import TABLE, Record, document_in, record_in
from wolfmoon.core.rules import Json
from wolfmoon.core.table import Seat

MOST_NOTES = 200
MOST_NOTED = 500
MOST_INPUTS = 20_000
LONGEST_NAME = 64
CODE = re.compile(r"[0-9A-Z-]{1,16}")
HASH = re.compile(r"[0-9a-f]{64}")


class Note(NamedTuple):
    """What somebody who sat there wrote about the moment after so many inputs."""

    moment: int
    seat: Seat
    text: str


class About(NamedTuple):
    """What a table adds. names: by seat, None where a bot without a name sat; levels: by seat, None where a person sat.

    nonce: see core/fairness.py; published: the commitment that was told at the start; what_if: "CODE@moment" of the finished
    game that this one went on from.
    """

    code: str
    names: tuple[str | None, ...]
    levels: tuple[str | None, ...]
    notes: tuple[Note, ...] = ()
    nonce: str | None = None
    published: str | None = None
    what_if: str | None = None


class GameFile(NamedTuple):
    """A record and, if a table wrote it, what it adds."""

    record: Record
    about: About | None

    def to_json(self) -> str:
        """The file."""
        return self.record.to_json(None if self.about is None else _written(self.about))


def read_game_file(text: str) -> GameFile:
    """Parse a file; raises BadRecord naming what is wrong with it. What the record plays is for `replay` to check."""
    document = document_in(text)
    record = record_in(document)
    if len(record.inputs) > MOST_INPUTS:
        raise BadRecord(where="inputs", wrong=f"{len(record.inputs)}, at most {MOST_INPUTS}")
    if TABLE not in document:
        return GameFile(record, None)
    return GameFile(record, _about(document[TABLE], record))


def _written(about: About) -> dict[str, Json]:
    plain: dict[str, Json] = {"code": about.code, "names": [*about.names], "levels": [*about.levels]}
    if about.nonce is not None:
        plain |= {"nonce": about.nonce, "commitment": about.published}
    if about.what_if is not None:
        plain["what_if"] = about.what_if
    notes: list[Json] = [{"at": note.moment, "seat": note.seat, "text": note.text} for note in about.notes]
    return plain | {"notes": notes}


def _about(given: object, record: Record) -> About:
    place = TABLE
    known = ("code", "names", "levels", "nonce", "commitment", "what_if", "notes")
    if not isinstance(given, Mapping):
        raise BadRecord(where=place, wrong=str(given)[:80])
    for key in given:
        if key not in known:
            raise BadRecord(where=f"{place}.{key}"[:80], wrong="unknown key")
    seats = record.origin.seats
    code = given.get("code")
    if not isinstance(code, str) or not CODE.fullmatch(code):
        raise BadRecord(where=f"{place}.code", wrong=str(code)[:80])
    notes = given.get("notes", [])
    if not isinstance(notes, list) or len(notes) > MOST_NOTES:
        raise BadRecord(where=f"{place}.notes", wrong=f"not a list of at most {MOST_NOTES}")
    nonce, published = given.get("nonce"), given.get("commitment")
    if nonce is not None and not (isinstance(nonce, str) and NONCE.fullmatch(nonce)):
        raise BadRecord(where=f"{place}.nonce", wrong=str(nonce)[:80])
    if published is not None and not (isinstance(published, str) and HASH.fullmatch(published)):
        raise BadRecord(where=f"{place}.commitment", wrong=str(published)[:80])
    return About(
        code=code,
        names=_texts(given.get("names"), f"{place}.names", seats),
        levels=_texts(given.get("levels"), f"{place}.levels", seats),
        notes=tuple(_note(note, f"{place}.notes[{i}]", record) for i, note in enumerate(notes)),
        nonce=nonce,
        published=published,
        what_if=_text(given.get("what_if"), f"{place}.what_if", 32),
    )


def _texts(given: object, place: str, seats: int) -> tuple[str | None, ...]:
    if not isinstance(given, list) or len(given) != seats:
        raise BadRecord(where=place, wrong=f"not a list of {seats}")
    return tuple(_text(each, f"{place}[{i}]", LONGEST_NAME) for i, each in enumerate(given))


def _text(given: object, place: str, most: int) -> str | None:
    if given is not None and not (isinstance(given, str) and 0 < len(given) <= most and given.isprintable()):
        raise BadRecord(where=place, wrong=str(given)[:80])
    return given


def _note(given: Any, place: str, record: Record) -> Note:
    if not isinstance(given, Mapping) or set(given) != {"at", "seat", "text"}:
        raise BadRecord(where=place, wrong=str(given)[:80])
    moment, seat, text = given["at"], given["seat"], _text(given["text"], f"{place}.text", MOST_NOTED)
    if type(moment) is not int or not 0 <= moment <= len(record.inputs):
        raise BadRecord(where=f"{place}.at", wrong=str(moment)[:80])
    if type(seat) is not int or not 0 <= seat < record.origin.seats:
        raise BadRecord(where=f"{place}.seat", wrong=str(seat)[:80])
    if text is None:
        raise BadRecord(where=f"{place}.text", wrong="missing")
    return Note(moment, seat, text)


def plain_names(file: GameFile, otherwise: Sequence[str]) -> list[str]:
    """Who sat there, by seat; who has no name in the file is called otherwise."""
    names: Sequence[str | None] = file.about.names if file.about is not None else [None] * file.record.origin.seats
    return [name or other for name, other in zip(names, otherwise, strict=True)]


def about_table(
    code: str,
    seed: int,
    names: Sequence[str | None],
    levels: Sequence[str | None],
    *,
    notes: Sequence[Note] = (),
    nonce: str | None = None,
    what_if: str | None = None,
) -> About:
    """What a table adds to the record of its game; the commitment follows from seed and nonce."""
    published = None if nonce is None else commitment(seed, nonce)
    return About(code, tuple(names), tuple(levels), tuple(notes), nonce, published, what_if)
