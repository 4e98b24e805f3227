"""Bots think in processes of their own, a bounded number at a time, over JSON lines; one that crashes or dawdles is replaced.

A bot is sent the very bytes that a person on its seat would be sent.
"""

import asyncio
import contextlib
import os
import sys
from typing import Any

import msgspec
import structlog

from wolfmoon.server.metrics import FAULTS, THOUGHT

log = structlog.get_logger()


class BotFailed(Exception):
    """The bot crashed, took too long or said something that is no answer."""


class Bots:
    """`size` processes at most; each is started when first needed and plays for any seat."""

    def __init__(self, size: int, patience: float) -> None:
        self._patience = patience
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._running: set[asyncio.subprocess.Process] = set()
        for _ in range(size):
            self._free.put_nowait(None)

    async def choose(self, level: str, game: str, seed: int, view: bytes) -> Any:
        """The bot's answer, as JSON, to the decision of this view. Raises BotFailed."""
        return (await self._ask("choose", level, game, seed, view)).get("answer")

    async def call(self, level: str, game: str, seed: int, view: bytes) -> str | None:
        """The any-time play that the bot wants, or None. Raises BotFailed."""
        wanted = (await self._ask("call", level, game, seed, view)).get("call")
        return wanted if isinstance(wanted, str) else None

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._running):
            await self._end(process)

    async def _ask(self, what: str, level: str, game: str, seed: int, view: bytes) -> dict[str, Any]:
        head = msgspec.json.encode({"what": what, "level": level, "game": game, "seed": seed})
        process = await self._free.get()
        began = asyncio.get_running_loop().time()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            reply = await asyncio.wait_for(
                self._exchange(process, b'%b,"view":%b}\n' % (head[:-1], view)), self._patience
            )
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            FAULTS.labels("bot").inc()
            log.warning("bot failed", level=level, game=game, why=type(error).__name__)
            if process is not None:
                await self._end(process)
            process = None
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            if process is not None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        THOUGHT.labels(level).observe(asyncio.get_running_loop().time() - began)
        if "error" in reply:
            FAULTS.labels("bot").inc()
            log.warning("bot failed", level=level, game=game, why=reply["error"])
            raise BotFailed(str(reply["error"]))
        return reply

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "wolfmoon.server.botworker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._running.add(process)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, line: bytes) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        reply = msgspec.json.decode(await process.stdout.readuntil(b"\n"))
        if not isinstance(reply, dict):
            raise ValueError("no object")
        return reply

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
