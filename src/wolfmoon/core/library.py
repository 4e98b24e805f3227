"""The written side of a game, read from its folder once: rulebook.toml, rulings.toml, components.toml.

This is package content, not I/O of a running game: nothing here is read again while a game is played.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple


class Rule(NamedTuple):
    """A rule in our own words. `id` is full ("fangs/attack.1"); `source` names the section of the printed book."""

    id: str
    heading: str
    text: str
    source: str


class Ruling(NamedTuple):
    """An unclear point and how it is decided. `status` is as-written (as the reference says) or changed (with the reason)."""

    id: str
    question: str
    ruling: str
    why: str
    status: str


def rulebook(package: str) -> tuple[Rule, ...]:
    """The rules of the game in that package ("wolfmoon.games.fangs"), in the rulebook's order."""
    game = package.rpartition(".")[2]
    return tuple(
        Rule(f"{game}/{row['id']}", row["heading"], row["text"].strip(), row["source"])
        for row in read_toml(package, "rulebook.toml")["rule"]
    )


def rulings(package: str) -> tuple[Ruling, ...]:
    """The rulings of the game in that package."""
    return tuple(
        Ruling(row["id"], row["question"], row["ruling"], row["why"], row["status"])
        for row in read_toml(package, "rulings.toml")["ruling"]
    )


def components(package: str) -> Mapping[str, Any]:
    """Every number of every card, tile and sheet of the game in that package, as a table of tables."""
    return read_toml(package, "components.toml")


def read_toml(package: str, name: str) -> dict[str, Any]:
    """One TOML file of a package."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
