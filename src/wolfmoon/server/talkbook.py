"""What is said at a table as it is kept: the latest lines, for who comes later and for the people at other processes."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, RowMapping, Select, delete, insert, select

from wolfmoon.server.schema import talk
from wolfmoon.server.wire import Message, Said
from wolfmoon.server.writer import Proof

_encode = msgspec.json.Encoder().encode


class Quick(msgspec.Struct):
    """A quick phrase as it is kept: the message, and the thing that it points at."""

    phrase: Message
    at: tuple[str, str] | None


def writing(code: str, said: Said, mark: str, kept: int) -> Sequence[Executable]:
    """The statements that write a line down and forget those before the latest `kept`."""
    quick = None if said.phrase is None else _encode(Quick(said.phrase, said.at)).decode()
    line = insert(talk).values(
        code=code,
        n=said.n,
        seat=said.seat,
        name=said.name,
        text=said.text or "",
        phrase=quick,
        mark=mark,
        at=time.time(),
    )
    return [line, delete(talk).where(talk.c.code == code, talk.c.n <= said.n - kept)]


def proof(code: str, n: int, mark: str) -> Proof:
    """The question whether that line is written down by this very write."""
    return lambda: select(talk.c.n).where(talk.c.code == code, talk.c.n == n, talk.c.mark == mark)


def reading(code: str, since: int) -> Select[Any]:
    """The question for the lines after number `since`."""
    return select(talk).where(talk.c.code == code, talk.c.n > since).order_by(talk.c.n)


def read(row: RowMapping) -> Said:
    """A line from the store."""
    if row["phrase"] is None:
        return Said(row["n"], row["seat"], row["name"], row["text"], None, None)
    quick = msgspec.json.decode(row["phrase"], type=Quick)
    return Said(row["n"], row["seat"], row["name"], None, quick.phrase, quick.at)
