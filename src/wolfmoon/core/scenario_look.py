"""How a scenario names what it looks at: paths into a view, patterns of messages."""

from collections.abc import Mapping, Sequence
from typing import Any

from wolfmoon.core.text import Message, plain

MISSING = object()


def at(view: Any, path: str) -> Any:
    """The value at a dotted path; MISSING if there is none.

    A part is a key of a table, an index of a list, `#` for the length, or `name[key=value]` for the first row of a list whose
    key has that value.
    """
    here = view
    for part in _parts(path):
        if part == "#":
            here = len(here) if isinstance(here, Sequence | Mapping) and not isinstance(here, str) else MISSING
        elif part.startswith("["):
            key, _, wanted = part[1:-1].partition("=")
            rows = here if isinstance(here, list) else []
            here = next((row for row in rows if isinstance(row, Mapping) and str(row.get(key)) == wanted), MISSING)
        elif isinstance(here, Mapping):
            here = here.get(part, MISSING)
        elif isinstance(here, list) and part.lstrip("-").isdecimal() and -len(here) <= int(part) < len(here):
            here = here[int(part)]
        else:
            here = MISSING
        if here is MISSING:
            return MISSING
    return here


def _parts(path: str) -> list[str]:
    """`players[seat=1].damage` as players, [seat=1], damage; a dot inside brackets does not part."""
    parts = [""]
    inside = False
    for sign in path:
        if sign == "." and not inside:
            parts.append("")
            continue
        if sign == "[":
            parts.append("")
            inside = True
        parts[-1] += sign
        if sign == "]":
            inside = False
    return [part for part in parts if part]


def equals(found: Any, expected: Any) -> bool:
    """Whether a value of a view is the one expected; the text `null` stands for null, and true is not 1."""
    if expected == "null":
        return found is None
    if isinstance(expected, list):
        return (
            isinstance(found, list)
            and len(found) == len(expected)
            and all(equals(one, other) for one, other in zip(found, expected, strict=True))
        )
    if isinstance(expected, dict):
        return (
            isinstance(found, dict)
            and found.keys() == expected.keys()
            and all(equals(found[key], expected[key]) for key in expected)
        )
    return type(found) is type(expected) and bool(found == expected)


def says(message: Message, pattern: str) -> bool:
    """Whether a message is the one meant: `fangs-hurt` or `fangs-hurt(victim=seat:1, amount=3)`; arguments may be left out."""
    id, _, rest = pattern.partition("(")
    if message.id != id.strip():
        return False
    for part in _arguments(rest.strip().removesuffix(")")):
        name, _, wanted = part.partition("=")
        name = name.strip()
        if name not in message.args or plain(message.args[name]) != wanted.strip():
            return False
    return True


def _arguments(text: str) -> list[str]:
    """Parted at commas that stand outside all brackets."""
    parts = [""]
    depth = 0
    for sign in text:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part for part in parts if part.strip()]


def not_said(messages: Sequence[Message], patterns: Sequence[str]) -> str | None:
    """The first pattern that does not occur, in that order, among the messages; None if all do."""
    left = iter(messages)
    for pattern in patterns:
        if not any(says(message, pattern) for message in left):
            return pattern
    return None
