"""Sockets with something in line. What comes up in one turn of the loop is said to all of them at the beginning of the next."""

import asyncio
from typing import Protocol


class Speaker(Protocol):
    """Somebody with something to say."""

    def speak(self) -> None:
        """Say what is in line."""


class Outbox:
    """Lets everybody speak who has asked for it; one callback for all instead of a task for each."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Speaker] = []

    def add(self, speaker: Speaker) -> None:
        """It will speak soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._let_speak)
        self._waiting.append(speaker)

    def _let_speak(self) -> None:
        waiting, self._waiting = self._waiting, []
        for speaker in waiting:
            speaker.speak()
