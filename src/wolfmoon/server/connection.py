"""One socket: what is said to it waits in line, so that a slow reader holds up nobody and a dead one harms nobody."""

import asyncio
import contextlib

from starlette.types import Send

from wolfmoon.core.errors import Refused
from wolfmoon.core.table import Seat
from wolfmoon.core.text import wire_message
from wolfmoon.server.begun import begun
from wolfmoon.server.metrics import LET_GO
from wolfmoon.server.outbox import Outbox
from wolfmoon.server.wire import write

LOST = 1006
SLOW = 1013  # "try again later": the browser comes back by itself


class Connection:
    """An accepted socket (ASGI's `send`) with its line. `viewer`, `secret` and `changes` are set by its hello; the secret stays
    in memory only.

    `changes`: it is told what changes instead of whole views; `up_to_date`: it has the screen that its viewer saw last.
    """

    def __init__(self, send: Send, outbox: Outbox, most_unsent: int) -> None:
        self.viewer: Seat | None = None
        self.secret: str | None = None
        self.successor_secret: str | None = None
        self.changes = False
        self.up_to_date = False
        self._send = send
        self._outbox = outbox
        self._most = most_unsent
        self._line: list[bytes] = []
        self._code: int | None = None
        self._sending: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def say(self, frame: bytes) -> None:
        """Put a message in line. A reader that is too far behind is let go: it will come back and be told everything."""
        if self._code is not None:
            return
        if len(self._line) >= self._most:
            LET_GO.inc()
            self.close(SLOW)
            return
        if not self._line and self._sending is None:
            self._outbox.add(self)
        self._line.append(frame)

    def speak(self) -> None:
        """Say what is in line, as far as the network takes it; the rest in a task."""
        if self._line and self._sending is None:
            self._sending = begun(self._say_all(), "socket writer")

    def refuse(self, asked: str, refused: Refused, version: int | None) -> None:
        """Say that something was not done, and why."""
        message = {
            "type": "refused",
            "asked": asked,
            "error": refused.kind,
            "message": wire_message(refused.message),
            "version": version,
        }
        self.say(write(message))

    def close(self, code: int) -> None:
        """End the socket after what is in line; at once if its reader is slow."""
        if self._code is None:
            self._code = code
            if code == SLOW:
                self._line.clear()
                if self._sending is not None:
                    self._sending.cancel()
            self._closing = asyncio.create_task(self._close(code), name="socket closer")

    @property
    def lost(self) -> bool:
        """Whether it was let go because nobody read: it may take a while until the network says so too."""
        return self._code == SLOW

    async def finished(self) -> None:
        """Return when everything has been said and the socket, which was told to close, is closed."""
        if self._closing is not None:
            await asyncio.gather(self._closing, return_exceptions=True)

    async def _say_all(self) -> None:
        try:
            while self._line:
                await self._send({"type": "websocket.send", "text": self._line.pop(0).decode()})
        except Exception:
            self._line.clear()
            self.close(LOST)
        finally:
            self._sending = None

    async def _close(self, code: int) -> None:
        self.speak()
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": code}), 2)
