"""Cyclic garbage goes in a quiet moment, and not before; afterwards everything is as it was."""

import asyncio
import gc
import weakref

import pytest

from wolfmoon.server import garbage
from wolfmoon.server.garbage import collected_when_quiet


class Knot:
    """It holds itself."""

    def __init__(self) -> None:
        self.itself = self


def a_knot_nobody_holds() -> "weakref.ref[Knot]":
    """It has outlived the looks at what is young."""
    knot = Knot()
    gc.collect(0)
    return weakref.ref(knot)


async def test_what_holds_itself_goes_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(garbage, "QUIET", 100.0)
    before = gc.get_threshold()
    async with collected_when_quiet():
        knot = a_knot_nobody_holds()
        for _ in range(100):
            if knot() is None:
                break
            await asyncio.sleep(0.05)
        assert knot() is None
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_while_people_play_nothing_stops_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(garbage, "QUIET", 0.0)
    async with collected_when_quiet():
        knot = a_knot_nobody_holds()
        await asyncio.sleep(0.3)
        assert knot() is not None
    gc.collect()
    assert knot() is None


async def test_at_the_latest_it_goes_after_a_while_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LOOK_SECONDS", 0.02), ("QUIET", 0.0), ("LATEST_SECONDS", 0.1)):
        monkeypatch.setattr(garbage, name, value)
    async with collected_when_quiet():
        knot = a_knot_nobody_holds()
        for _ in range(100):
            if knot() is None:
                break
            await asyncio.sleep(0.05)
        assert knot() is None
