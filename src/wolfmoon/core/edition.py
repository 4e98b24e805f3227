"""Editions: owners of a box correct printed values in a small TOML file with the same keys as components.toml."""

import tomllib
from collections.abc import Mapping
from typing import Any

from wolfmoon.core.errors import BadEdition


def read_edition(text: str, components: Mapping[str, Any], name: str = "edition") -> dict[str, Any]:
    """Parse an edition file and check it against the components: only known keys, values of the same kind.

    Raises BadEdition naming the key, its line, what was wrong and what is right. Whether the values make a game (a deck that
    adds up) is the game's own check at set-up.
    """
    try:
        edition = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(edition=name, key="-", line=0, wrong=str(error), right="a TOML file") from None
    lines = _lines(text)
    _compare(edition, components, (), lines, name)
    return edition


def overlay(components: Mapping[str, Any], edition: Mapping[str, Any] | None, name: str = "edition") -> dict[str, Any]:
    """The components with the edition's values in place; checks as read_edition, but without lines."""
    if not edition:
        return dict(components)
    _compare(edition, components, (), {}, name)
    return _merge(components, edition)


def _merge(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        merged[key] = _merge(base[key], value) if isinstance(value, Mapping) else value
    return merged


def _compare(
    given: Mapping[str, Any], known: Mapping[str, Any], path: tuple[str, ...], lines: Mapping[str, int], name: str
) -> None:
    for key, value in given.items():
        here = (*path, key)
        dotted = ".".join(here)
        line = lines.get(dotted, 0)
        if key not in known or key == "source":
            near = ", ".join(sorted(each for each in known if each != "source")[:12])
            raise BadEdition(edition=name, key=dotted, line=line, wrong="unknown-key", right=near)
        model = known[key]
        if isinstance(model, Mapping) and isinstance(value, Mapping):
            _compare(value, model, here, lines, name)
        elif not _alike(value, model):
            raise BadEdition(edition=name, key=dotted, line=line, wrong=repr(value), right=_kind(model))


def _alike(value: object, model: object) -> bool:
    """Of one kind; an empty list is of every list's kind."""
    both_lists = isinstance(value, list) and isinstance(model, list)
    return _kind(value) == _kind(model) or (both_lists and not (value and model))


def _kind(value: object) -> str:
    if isinstance(value, list):
        kinds = sorted({_kind(each) for each in value})
        return f"list of {kinds[0]}" if len(kinds) == 1 else "list"
    if isinstance(value, Mapping):
        return "table"
    return {bool: "true or false", int: "whole number", str: "text", float: "number"}.get(type(value), "text")


def _lines(text: str) -> dict[str, int]:
    """The line of every key, by its dotted path."""
    lines: dict[str, int] = {}
    table: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("["):
            table = _split(line.strip("[]").partition("]")[0])
            for depth in range(len(table)):
                lines.setdefault(".".join(table[: depth + 1]), number)
        elif "=" in line and not line.startswith("#"):
            lines[".".join([*table, *_split(line.partition("=")[0])])] = number
    return lines


def _split(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
