"""Messages as sentences: the Fluent catalogues of packages, for the terminal, the log and refusals.

The browser reads the same files. A ref is shown by the message `<kind>-<id>`, but a seat by the name of whoever sits there.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from wolfmoon.core.text import Arg, Message, Ref

LOCALE = "en"
Missing: TypeAlias = Callable[[str], str]
"""What is said for an id that no catalogue has."""


class MissingMessage(KeyError):
    """No catalogue has a message of that id, or its text cannot be formatted with the arguments given."""


def source_of(package: str, locale: str = LOCALE) -> str:
    """The text of all catalogues of a package, file after file; empty if it has none.

    They lie in its folder text/<locale> and, of a game in parts, in <parts>/<part>/text/<locale>.
    """
    top = files(package)
    found = _catalogues(top, locale)
    for parts in _folders(top):
        for part in _folders(parts):
            found += _catalogues(part, locale)
    return "\n".join(each.read_text(encoding="utf-8") for each in found)


def _catalogues(top: Traversable, locale: str) -> list[Traversable]:
    folder = top.joinpath("text").joinpath(locale)  # one by one: a package in several folders takes no more
    if not folder.is_dir():
        return []
    return sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)


def _folders(top: Traversable) -> list[Traversable]:
    found = [each for each in top.iterdir() if each.is_dir() and not each.name.startswith(("_", "."))]
    return sorted(found, key=lambda each: each.name)


class Catalogue:
    """The messages of several packages together; what two of them name is said as the later one has it."""

    def __init__(self, sources: Iterable[str], locale: str = LOCALE) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    @classmethod
    def of(cls, *packages: str, locale: str = LOCALE) -> "Catalogue":
        """The catalogue of these packages; made once and kept."""
        return _of(packages, locale)

    def knows(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(id) and self._bundle.get_message(id).value is not None

    def say(self, message: Message, names: Sequence[str | None] = (), *, missing: Missing | None = None) -> str:
        """A message as a sentence; `names` are those of the seats, "1" and so on where there is none.

        Raises MissingMessage for an id that is not here (inside arguments too), unless `missing` says what to put instead.
        """
        if not self.knows(message.id):
            if missing is None:
                raise MissingMessage(message.id)
            return missing(message.id)
        arguments = {name: self._said(value, names, missing) for name, value in message.args.items()}
        pattern = self._bundle.get_message(message.id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors and missing is None:
            raise MissingMessage(f"{message.id}: {'; '.join(map(str, errors))}")
        return str(text)

    def _said(self, value: Arg, names: Sequence[str | None], missing: Missing | None) -> str | int:
        if isinstance(value, Ref):
            if value.kind == "seat":
                seat = int(value.id)
                name = names[seat] if seat < len(names) else None
                return name if name is not None else str(seat + 1)
            return self.say(Message(f"{value.kind}-{value.id}"), names, missing=missing)
        if isinstance(value, Message):
            return self.say(value, names, missing=missing)
        if isinstance(value, str | int):
            return value
        return self._listed([str(self._said(each, names, missing)) for each in value])

    def _listed(self, parts: Sequence[str]) -> str:
        """Things one after another: "a, b and c", with the words of the message list-and where a catalogue has one."""
        if len(parts) < 2:
            return "".join(parts)
        first, last = ", ".join(parts[:-1]), parts[-1]
        if self.knows("list-and"):
            return self.say(Message("list-and", {"first": first, "last": last}))
        return f"{first}, {last}"


@cache
def _of(packages: tuple[str, ...], locale: str) -> Catalogue:
    return Catalogue((source_of(package, locale) for package in packages), locale)
