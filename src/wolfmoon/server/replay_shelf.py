"""What is stored about finished games: imported files, and notes that people pinned to moments."""

import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from wolfmoon.core.gamefile import MOST_NOTES, Note
from wolfmoon.core.table import Seat
from wolfmoon.server.links import ALPHABET, new_secret, plain_code
from wolfmoon.server.pages import folder_of
from wolfmoon.server.refusals import Overtaken, TooManyNotes
from wolfmoon.server.schema import notes, replays, tables
from wolfmoon.server.shelf import Games, package_of
from wolfmoon.server.store import Store

EXAMPLE = "example.json"
"""In a game's folder: the record of the example that its rulebook plays, for its first-game guide."""
MOST_IMPORTED = 500
"""So many files are kept; then the one that was brought longest ago goes."""


class Pinned(NamedTuple):
    """A note as it is stored."""

    id: str
    note: Note


def example_of(games: Games, code: str) -> str | None:
    """The record of the example that a game brings in its folder for its first-game guide, under the code GUIDE-<its name>."""
    for rules in games.values():
        if code == plain_code(f"guide-{rules.id.replace('_', '-')}"):
            file = folder_of(package_of(rules)) / EXAMPLE
            return file.read_text("utf-8") if file.is_file() else None
    return None


async def import_file(store: Store, game: str, body: str) -> str:
    """Keep a file that was checked; returns its code, the same whenever the same file is brought. Raises NotStored."""
    attempt = 0
    while True:
        code = code_of(body, attempt)
        kept = await store.look(select(replays.c.body).where(replays.c.code == code))
        if kept and kept[0]["body"] == body:
            return code
        if not kept and not await store.look(select(tables.c.code).where(tables.c.code == code)):
            break
        attempt += 1
    oldest = select(replays.c.code).order_by(replays.c.at.desc(), replays.c.code).offset(MOST_IMPORTED)
    row = insert(replays).values(code=code, game=game, body=body, at=time.time())
    try:
        await store.write([row, delete(replays).where(replays.c.code.in_(oldest.limit(100)))])
    except Overtaken:  # somebody brought the same file at the same moment
        return code
    return code


def code_of(body: str, attempt: int = 0) -> str:
    """The code of an imported file; it follows from what the file says."""
    number = int.from_bytes(blake2b(body.encode(), digest_size=16, salt=attempt.to_bytes(2)).digest())
    letters = ""
    for _ in range(8):
        number, letter = divmod(number, len(ALPHABET))
        letters += ALPHABET[letter]
    return f"{letters[:4]}-{letters[4:]}"


async def imported(store: Store, code: str) -> str | None:
    """The imported file of that code."""
    found = await store.look(select(replays.c.body).where(replays.c.code == code))
    return str(found[0]["body"]) if found else None


async def notes_on(store: Store, code: str) -> Sequence[Pinned]:
    """The notes on a table's game, by moment, then in the order they were written."""
    found = await store.look(select(notes).where(notes.c.code == code).order_by(notes.c.moment, notes.c.at, notes.c.id))
    return [Pinned(row["id"], Note(row["moment"], row["seat"], row["text"])) for row in found]


async def pin(store: Store, code: str, note: Note) -> None:
    """Pin a note to a moment of a table's game. Raises TooManyNotes, NotStored."""
    counted = await store.look(select(func.count().label("n")).select_from(notes).where(notes.c.code == code))
    if counted[0]["n"] >= MOST_NOTES:
        raise TooManyNotes(most=MOST_NOTES)
    row = {"id": new_secret(), "code": code, "moment": note.moment, "seat": note.seat, "text": note.text}
    await store.write([insert(notes).values(**row, at=time.time())])


async def unpin(store: Store, code: str, id: str, seat: Seat, host: bool) -> None:
    """Take a note away again: whoever wrote it may, and the host; another's stays where it is. Raises NotStored."""
    if not id.isprintable():
        return  # no note's id, and nothing that every database takes
    mine = delete(notes).where(notes.c.code == code, notes.c.id == id)
    await store.write([mine if host else mine.where(notes.c.seat == seat)])
