"""Films are cut beside the tables: in a process of its own (or, without one, in a thread), one after another, so that tables
never wait for somebody who looks at an old game. A request that takes too long is given up with the process.

A request is a line of JSON; the reply is a length, a kind and so many bytes.
"""

import asyncio
import contextlib
import gzip
import os
import signal
import struct
import sys
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import blake2b
from typing import IO, Any

import msgspec
import structlog

from wolfmoon.core.errors import BadRecord, Refused, UnknownGame
from wolfmoon.core.gamefile import read_game_file
from wolfmoon.core.rules import Rules
from wolfmoon.games import games as installed
from wolfmoon.server.refusals import OtherRules, ReplaysBusy
from wolfmoon.server.replay_film import TRUTH, Film, Viewer

log = structlog.get_logger()
DONE, REFUSED, UNKNOWN_FILM = 0, 1, 2
HEAD = struct.Struct("!IB")
MOST_FILMS = 6
MOST_WAITING = 12


class Asked(msgspec.Struct):
    """A request. what: "check" (of a file just brought), "track", "frames"; key: which film; text: the record, if the film may
    not be known there yet; viewer: "public", "truth" or a seat.
    """

    what: str
    key: str
    text: str | None = None
    viewer: str = "public"
    first: int = 0
    count: int = 1
    have: int = 0


class Reply(msgspec.Struct):
    """A refusal on its way back."""

    kind: str
    args: dict[str, str | int]


class Room:
    """Where films are cut: keeps the latest few."""

    def __init__(self, games: Mapping[str, Rules[Any]]) -> None:
        self._games = games
        self._films: OrderedDict[str, Film] = OrderedDict()

    def reply(self, asked: Asked) -> tuple[int, bytes]:
        """The kind of reply and its bytes, compressed if they are what was asked for."""
        try:
            if asked.what == "check":
                return DONE, self._check(asked.text or "").encode()
            film = self._film(asked)
            if film is None:
                return UNKNOWN_FILM, b""
            viewer = _viewer(asked.viewer, film)
            if asked.what == "track":
                said = film.track(viewer)
            else:
                said = film.frames(viewer, asked.first, asked.count, asked.have)
            return DONE, gzip.compress(msgspec.json.encode(said), 4, mtime=0)
        except Refused as refused:
            args = {name: each if isinstance(each, int) else str(each) for name, each in refused.message.args.items()}
            return REFUSED, msgspec.json.encode(Reply(refused.kind, args))
        except Exception as error:  # a fault of a game's rules must not end the room
            wrong = f"{type(error).__name__}: {error}"[:200]
            return REFUSED, msgspec.json.encode(Reply("bad-record", {"where": "inputs", "wrong": wrong}))

    def _check(self, text: str) -> str:
        """Play a file through; returns a line with its game, then the file as it will be kept."""
        file = read_game_file(text)
        rules = self._games.get(file.record.game)
        if rules is None:
            raise UnknownGame(given=file.record.game[:60], known=list(self._games))
        if rules.version != file.record.version:
            raise OtherRules(game=rules.id, played=file.record.version, here=rules.version)
        Film(file.record, rules).check()
        return f"{file.record.game}\n{file.to_json()}"

    def _film(self, asked: Asked) -> Film | None:
        film = self._films.pop(asked.key, None)
        if film is None:
            if asked.text is None:
                return None
            record = read_game_file(asked.text).record
            film = Film(record, self._games[record.game])
        self._films[asked.key] = film
        while len(self._films) > MOST_FILMS:
            self._films.popitem(last=False)
        return film


def _viewer(given: str, film: Film) -> Viewer:
    if given in ("public", TRUTH):
        return None if given == "public" else TRUTH
    if given.isdecimal() and int(given) < film.record.origin.seats:
        return int(given)
    raise BadRecord(where="as", wrong=given[:40])


class Projector:
    """The door to the room. `processes` 0: the room is a thread here; otherwise a process, started when first needed."""

    def __init__(self, games: Mapping[str, Rules[Any]], processes: int, patience: float) -> None:
        self._here = Room(games) if processes == 0 else None
        self._patience = patience
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._process: asyncio.subprocess.Process | None = None

    async def check(self, text: str) -> tuple[str, str]:
        """Play a file through; returns its game, and the file as it will be kept. Raises BadRecord, OtherRules, UnknownGame,
        ReplaysBusy.
        """
        game, _, kept = (await self._ask(Asked("check", "", text))).decode().partition("\n")
        return game, kept

    async def show(self, asked: Asked, text: str) -> bytes:
        """What is asked about a film, compressed; `text` is its record. Raises BadRecord, ReplaysBusy."""
        asked.key = blake2b(text.encode(), digest_size=16).hexdigest()
        reply = await self._ask(asked)
        if not reply:
            asked.text = text
            reply = await self._ask(asked)
        return reply

    async def close(self) -> None:
        """End the process."""
        await self._end()

    async def _ask(self, asked: Asked) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise ReplaysBusy()
        self._waiting += 1
        try:
            async with self._turn:
                kind, said = await self._exchange(asked)
        finally:
            self._waiting -= 1
        if kind == REFUSED:
            raise _refusal(msgspec.json.decode(said, type=Reply))
        return said

    async def _exchange(self, asked: Asked) -> tuple[int, bytes]:
        if self._here is not None:
            return await asyncio.to_thread(self._here.reply, asked)
        try:
            async with asyncio.timeout(self._patience):
                return await self._over_there(asked)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.warning("replay failed", what=asked.what, why=type(error).__name__)
            await self._end()
            raise ReplaysBusy() from None
        except asyncio.CancelledError:
            await self._end()  # the reply would be taken for that to the next request
            raise

    async def _over_there(self, asked: Asked) -> tuple[int, bytes]:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "wolfmoon.server.replay_room",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )
        writing, reading = self._process.stdin, self._process.stdout
        assert writing is not None
        assert reading is not None
        writing.write(msgspec.json.encode(asked) + b"\n")
        await writing.drain()
        length, kind = HEAD.unpack(await reading.readexactly(HEAD.size))
        return kind, await reading.readexactly(length)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _refusal(reply: Reply) -> Refused:
    for kind in (UnknownGame, OtherRules):
        if kind.kind == reply.kind:
            return kind(**reply.args)
    return BadRecord(where=reply.args.get("where", "inputs"), wrong=reply.args.get("wrong", reply.kind))


def work(reading: IO[bytes], writing: IO[bytes]) -> None:
    """Answer line after line."""
    room = Room(installed())
    for line in reading:
        kind, said = room.reply(msgspec.json.decode(line, type=Asked))
        writing.write(HEAD.pack(len(said), kind) + said)
        writing.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    os.nice(5)
    work(sys.stdin.buffer, sys.stdout.buffer)
