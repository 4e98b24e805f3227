"""The written side of a game, read from its folder once: rulebook.toml, rulings.toml, components.toml.

A game of several parts may keep a part's share in <parts>/<part>/, in files of the same names:
haunts/not_just_a_phase/rulebook.toml holds more rules of the game, its components.toml stands under haunt.not-just-a-phase.
Components too many for one file stand in further .toml files beside components.toml, read as one table of tables with it.

This is package content, not I/O of a running game: nothing here is read again while a game is played.
"""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

RULEBOOK, RULINGS, COMPONENTS = "rulebook.toml", "rulings.toml", "components.toml"


class Rule(NamedTuple):
    """A rule in our own words. `id` is full ("fangs/attack.1"); `source` names the section of the printed book.

    `side` says whose it is, and `page` where it stands in that side's book, in a game that keeps rules from some players.
    """

    id: str
    heading: str
    text: str
    source: str
    side: str = ""
    page: str = ""


class Ruling(NamedTuple):
    """An unclear point and how it is decided. `status` is as-written (as the reference says) or decided-otherwise (and why).

    `side`: as for a rule; `option`: the table option that decides otherwise.
    """

    id: str
    question: str
    ruling: str
    why: str
    status: str
    side: str = ""
    option: str = ""


def rulebook(package: str) -> tuple[Rule, ...]:
    """The rules of the game in that package ("wolfmoon.games.fangs"), in the rulebook's order, those of its parts last."""
    game = package.rpartition(".")[2]
    return tuple(
        Rule(
            f"{game}/{row['id']}",
            row["heading"],
            row["text"].strip(),
            row["source"],
            row.get("side", ""),
            row.get("page", ""),
        )
        for table in _everywhere(package, RULEBOOK)
        for row in table["rule"]
    )


def rulings(package: str) -> tuple[Ruling, ...]:
    """The rulings of the game in that package, those of its parts last."""
    return tuple(
        Ruling(
            row["id"],
            row["question"],
            row["ruling"],
            row["why"],
            row["status"],
            row.get("side", ""),
            row.get("option", ""),
        )
        for table in _everywhere(package, RULINGS)
        for row in table["ruling"]
    )


def components(package: str) -> Mapping[str, Any]:
    """Every number of every card, tile and sheet of the game in that package, as a table of tables."""
    whole = read_toml(package, COMPONENTS)
    for file in _sorted(files(package)):
        if file.name.endswith(".toml") and file.name not in (RULEBOOK, RULINGS, COMPONENTS):
            for key, table in _read(file).items():
                whole[key] = {**whole.get(key, {}), **table}
    for parts, part, folder in _parts(package):
        file = folder.joinpath(COMPONENTS)
        if file.is_file():
            whole.setdefault(parts.removesuffix("s"), {})[part.replace("_", "-")] = _read(file)
    return whole


def read_toml(package: str, name: str) -> dict[str, Any]:
    """One TOML file of a package."""
    return _read(files(package).joinpath(name))


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _everywhere(package: str, name: str) -> Iterator[dict[str, Any]]:
    """The file of that name in the package itself, then those of its parts."""
    yield read_toml(package, name)
    for _, _, folder in _parts(package):
        file = folder.joinpath(name)
        if file.is_file():
            yield _read(file)


def _parts(package: str) -> Iterator[tuple[str, str, Traversable]]:
    """Every folder <parts>/<part> of a package, with both names."""
    for parts in _sorted(files(package)):
        if parts.is_dir() and not parts.name.startswith(("_", ".")):
            for part in _sorted(parts):
                if part.is_dir() and not part.name.startswith(("_", ".")):
                    yield parts.name, part.name, part


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda each: each.name)
