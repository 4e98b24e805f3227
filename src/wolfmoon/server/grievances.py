"""Complaints about somebody, as they are kept: for the host of the table and whoever runs the server."""

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, Select, insert, select

from wolfmoon.server.schema import complaints
from wolfmoon.server.wire import Said

_encode = msgspec.json.Encoder().encode


class Grievance(msgspec.Struct):
    """A complaint of `seat` about seat `about`, who sat there under that name, with what was said last.

    code, at (seconds since 1970): where and when it was written down.
    """

    seat: int
    about: int
    name: str | None
    words: str
    said: list[Said]
    code: str = ""
    at: float = 0.0


def writing(code: str, grievance: Grievance) -> Executable:
    """The statement that writes it down."""
    return insert(complaints).values(
        id=secrets.token_hex(16),
        code=code,
        seat=grievance.seat,
        about=grievance.about,
        name=grievance.name,
        words=grievance.words,
        said=_encode(grievance.said).decode(),
        at=time.time(),
    )


def reading(code: str | None) -> Select[Any]:
    """The question for those of a table, or (None) of all, the oldest first."""
    asked = select(complaints).order_by(complaints.c.at)
    return asked if code is None else asked.where(complaints.c.code == code)


def read(row: Row[Any]) -> Grievance:
    """One from the store."""
    said = msgspec.json.decode(row.said, type=list[Said])
    return Grievance(row.seat, row.about, row.name, row.words, said, row.code, row.at)
