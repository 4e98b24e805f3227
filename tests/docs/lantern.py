"""The game of docs/adding_a_game.md, put together from the page's blocks and found as `wolfmoon.games.lantern`.

It is made once a process, in a temporary folder that goes when the process ends.
"""

import atexit
import importlib
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import wolfmoon.games
from wolfmoon.core.rules import Rules

TOP = Path(__file__).resolve().parents[2]
PAGE = TOP / "docs" / "adding_a_game.md"
BLOCK = re.compile(r"^<!-- file: (?P<path>\S+) -->\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path = PAGE) -> dict[str, str]:
    """The files that a page contains, by path."""
    return {found["path"]: found["text"] for found in BLOCK.finditer(page.read_text("utf-8"))}


def build(folder: Path) -> None:
    """Write the files of the page into a folder."""
    for path, text in blocks().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")


@cache
def folder() -> Path:
    """Where the game and its scenarios were built; its package can be imported."""
    made = Path(tempfile.mkdtemp(prefix="lantern-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    build(made)
    wolfmoon.games.__path__.append(str(made))
    importlib.invalidate_caches()
    return made


def scenarios() -> list[Path]:
    """The scenario files of the page."""
    return sorted((folder() / "scenarios").glob("*.toml"))


@cache
def rules() -> Rules[Any]:
    """The game."""
    folder()
    found: Rules[Any] = importlib.import_module("wolfmoon.games.lantern").RULES
    return found
