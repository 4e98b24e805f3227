"""A running server, and headless Chromium to visit it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.people import Person

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

expect.set_options(timeout=20_000)


class House:
    """The server of the tests, in a process of its own so that it can be killed. serves: the module that is run; words: what
    it is told after folder and port.
    """

    def __init__(self, folder: Path, serves: str = "tests.browser.serve", *words: str) -> None:
        self.folder = folder
        self.serves = serves
        self.words = words
        self.port = "0"
        self.open()

    def open(self) -> None:
        """Begin to serve, on the same port as before."""
        command = [sys.executable, "-m", self.serves, str(self.folder), self.port, *self.words]
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.running.stdout is not None
        self.at = self.running.stdout.readline().strip().rstrip("/")
        assert self.at, "the server did not start"
        self.port = self.at.rpartition(":")[2]

    def kill(self) -> None:
        """Stop at once, as when the power fails."""
        self.running.kill()
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"), "args": list(FLAGS)}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("tables"))
    yield house
    house.kill()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """visit(DESKTOP, seed=1): somebody with a browser of their own. Nothing may have gone wrong on their pages."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def arrive(device: dict[str, Any], seed: int = 1, **more: Any) -> Person:
        context = browser.new_context(base_url=house.at, **device, **more)
        contexts.append(context)
        person = Person(context.new_page(), seed)
        people.append(person)
        return person

    yield arrive
    for context in contexts:
        context.close()
    for person in people:
        assert person.faults == []
