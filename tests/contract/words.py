"""Which messages a game's code uses, read from its syntax: say("..."), Message("..."), Option(..., "...")."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from wolfmoon.catalogue import source_of

SAYS = {"say": 0, "Message": 0, "Option": 1}
"""Which argument of a call is a message id."""
KINDS = {"Ref": 0}
"""Which argument of a call is the kind of a thing, whose names are messages <kind>-<id>."""
CORE_KINDS = frozenset({"title", "blurb", "option", "guide", "phrase", "seat"})
"""First words of messages that are looked up by their name: of the game, its options, its guide, its quick phrases."""


class Use(NamedTuple):
    """A message id in code, where, and the arguments given (None: not known from the call). A pattern ends in a star."""

    id: str
    where: str
    args: frozenset[str] | None


def package_folder(game: str) -> Path:
    folder = files(f"wolfmoon.games.{game}")
    assert isinstance(folder, Path)
    return folder


def _calls(game: str) -> Iterator[tuple[ast.Call, str, str]]:
    """Every call of a plain name in a game's code, with that name and the place."""
    folder = package_folder(game)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.id if isinstance(node.func, ast.Name) else ""
                yield node, name, f"{path.relative_to(folder)}:{node.lineno}"


def texts(node: ast.expr | None) -> Iterator[str]:
    """The texts an expression can be; a formatted one as a pattern with stars; nothing for what is only known at run time."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from texts(node.body)
            yield from texts(node.orelse)
        case ast.JoinedStr():
            parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
            yield "".join(map(str, parts))
        case ast.BoolOp():
            for value in node.values:
                yield from texts(value)
        case _:
            pass


def uses(game: str) -> list[Use]:
    """Every message that the code says by a literal id or a formatted one."""
    found: list[Use] = []
    for call, name, where in _calls(game):
        if name not in SAYS:
            continue
        place = SAYS[name]
        node = call.args[place] if len(call.args) > place else None
        args: frozenset[str] | None = None
        if name == "say" and all(keyword.arg is not None for keyword in call.keywords):
            args = frozenset(str(keyword.arg) for keyword in call.keywords)
        found += [Use(id, where, args) for id in texts(node)]
    return found


def kinds(game: str) -> set[str]:
    """The kinds of things that the code makes refs of."""
    return {kind for call, name, _ in _calls(game) if name in KINDS and call.args for kind in texts(call.args[0])}


def literals(game: str) -> set[str]:
    """Every text in the code, formatted ones as patterns."""
    found: set[str] = set()
    for path in package_folder(game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.expr):
                found.update(texts(node))
    return found


class Entry(NamedTuple):
    """A message of a catalogue and the arguments it shows."""

    id: str
    args: frozenset[str]


def entries(source: str) -> tuple[list[Entry], list[str]]:
    """The messages of a catalogue, and what cannot be read in it."""
    messages: list[Entry] = []
    junk: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            junk.append(str(entry.content))
        elif isinstance(entry, ftl.Message):
            messages.append(Entry(entry.id.name, frozenset(_variables(entry))))
    return messages, junk


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)
    elif isinstance(node, list):
        for value in node:
            yield from _variables(value)


def catalogue(game: str) -> tuple[list[Entry], list[str]]:
    """The messages of a game, and what cannot be read."""
    return entries(source_of(f"wolfmoon.games.{game}"))
