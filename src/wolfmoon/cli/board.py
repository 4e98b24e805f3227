"""The table as text, for any game: what everybody sees, and what only this seat does.

A game may draw itself: `draw_public(public, words)` and `draw_private(private, words)` in its drawing.py, each a list of
sections. Without that, every entry of the view is written out.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from wolfmoon.cli.words import Words


class Section(NamedTuple):
    """A heading and the lines below it."""

    title: str
    lines: list[str]


def public_sections(game: str, view: Mapping[str, Any], words: Words) -> list[Section]:
    """What everybody at the table sees."""
    return _drawn(game, "draw_public", view["public"], words) or [
        Section(words.own("cli-table"), written(view["public"], words))
    ]


def private_sections(game: str, view: Mapping[str, Any], words: Words) -> list[Section]:
    """What only this seat sees."""
    if view["private"] is None:
        return []
    return _drawn(game, "draw_private", view["private"], words) or [
        Section(words.own("cli-yours"), written(view["private"], words))
    ]


def text_of_table(game: str, view: Mapping[str, Any], words: Words) -> str:
    """Both, as one text."""
    return "\n".join(section_lines(public_sections(game, view, words) + private_sections(game, view, words)))


def section_lines(sections: list[Section]) -> list[str]:
    """Titles, and below each its lines, set in."""
    return [line for title, lines in sections for line in (title, *(f"  {each}" for each in lines))]


def _drawn(game: str, draw: str, part: Mapping[str, Any], words: Words) -> list[Section]:
    name = f"wolfmoon.games.{game}.drawing"
    if find_spec(f"wolfmoon.games.{game}") is None or find_spec(name) is None:
        return []
    pen: Callable[..., list[tuple[str, list[str]]]] = getattr(import_module(name), draw)
    return [Section(title, lines) for title, lines in pen(part, words)]


def written(part: Mapping[str, Any], words: Words) -> list[str]:
    """Every entry of a view as lines, seats by their names."""
    lines: list[str] = []
    for key, value in part.items():
        if isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
            lines.append(f"{key}:")
            lines += [
                "  " + ", ".join(f"{name} {_short(name, each, words)}" for name, each in row.items()) for row in value
            ]
        elif isinstance(value, Mapping):
            lines.append(f"{key}: " + ", ".join(f"{name} {_short(name, each, words)}" for name, each in value.items()))
        else:
            lines.append(f"{key}: {_short(key, value, words)}")
    return lines


def _short(key: str, value: Any, words: Words) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if key == "seat" and isinstance(value, int):
        return words.name(value)
    if isinstance(value, list):
        return " ".join(_short("", each, words) for each in value) or "-"
    if isinstance(value, Mapping):
        return " ".join(f"{name} {_short(name, each, words)}" for name, each in value.items())
    return str(value)
