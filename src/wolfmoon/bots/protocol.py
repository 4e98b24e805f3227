"""Bots in any language: one JSON object a line over a program's standard input and output.

We write `{"type": "start", "game", "seat", "seed"}` once; for every question `{"type": "choose", "view", "decision"}`,
answered by `{"answer": ...}`; for every look at the any-time plays `{"type": "call", "view"}`, answered by
`{"call": id | null}`; and at the end `{"type": "end"}`. Views and decisions are those of the wire. What the program writes
to its standard error is left alone.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from typing import IO, Any, Self

from wolfmoon.bots import make
from wolfmoon.bots.answers import Reply, Shown, accepts
from wolfmoon.bots.bot import Bot
from wolfmoon.core.errors import Refused

PROGRAM = "program:"
"""How a program is named where levels of bots are: program:COMMAND."""


class BadProgram(Refused):
    """A bot's program did not start, ended early or answered what was not offered. Args: program, wrong."""

    kind = "bad-program"


class Program:
    """A program that plays one seat of one game. Use it as a context: the program ends with it."""

    def __init__(self, command: str, game: str, seat: int, seed: int) -> None:
        self.words = shlex.split(command)
        try:
            self.process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise BadProgram(program=self.name, wrong=error.strerror or str(error)) from None
        self._write({"type": "start", "game": game, "seat": seat, "seed": seed})

    @property
    def name(self) -> str:
        """The command, for a message."""
        return shlex.join(self.words)

    def choose(self, view: Shown, decision: Shown) -> Reply:
        """The program's answer. Raises BadProgram if it gives none, or one that is not offered."""
        self._write({"type": "choose", "view": view, "decision": decision})
        reply: Reply = self._read("answer")
        if not accepts(decision, reply):
            raise BadProgram(program=self.name, wrong=f"{json.dumps(reply)[:80]} is not offered by {decision['rule']}")
        return reply

    def call(self, view: Shown) -> str | None:
        """The play the program asks for. Raises BadProgram if it is not open."""
        self._write({"type": "call", "view": view})
        wanted = self._read("call")
        if wanted is not None and wanted not in [call["id"] for call in view["calls"] if call["barred"] is None]:
            raise BadProgram(program=self.name, wrong=f"the play {json.dumps(wanted)[:80]} is not open")
        return None if wanted is None else str(wanted)

    def close(self) -> None:
        """Say that the game is over, and wait for the program to end; one that does not is stopped after five seconds."""
        with suppress(BadProgram, ValueError):
            self._write({"type": "end"})
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _write(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise BadProgram(program=self.name, wrong="it no longer reads") from None

    def _read(self, key: str) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BadProgram(program=self.name, wrong="it ended before the game did")
        try:
            message = json.loads(line)
        except ValueError:
            raise BadProgram(program=self.name, wrong=f"no JSON: {line[:80]!r}") from None
        if not isinstance(message, dict) or key not in message:
            raise BadProgram(program=self.name, wrong=f"no {key!r} in {line[:80]!r}")
        return message[key]


def play_for(level: str, reading: IO[str], writing: IO[str]) -> None:
    """The other side: our own bot of that level as such a program, until the game or the input ends."""
    bot: Bot | None = None
    for line in reading:
        message = json.loads(line)
        match message["type"]:
            case "start":
                bot = make(level, message["game"], message["seed"])
                continue
            case "choose" if bot is not None:
                reply: dict[str, Any] = {"answer": bot.choose(message["view"], message["decision"])}
            case "call" if bot is not None:
                reply = {"call": bot.call(message["view"])}
            case _:
                return
        writing.write(json.dumps(reply) + "\n")
        writing.flush()
