"""What the terminal says: messages of the game and of the command line, through the catalogue."""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from wolfmoon.catalogue import Catalogue
from wolfmoon.core.errors import Refused
from wolfmoon.core.text import Arg, Message, Ref, say

MOST_SEATS = 20  # more than any game has


class Words:
    """The words at one table: its game's, and the names of those who sit there."""

    def __init__(self, game: str | None, names: Sequence[str] = ()) -> None:
        self.names = list(names)
        self.catalogue = catalogue(game)

    def say(self, message: Message | Mapping[str, Any]) -> str:
        """A message, as it is or from a view, as a sentence; the id itself where no catalogue has it yet."""
        said = message if isinstance(message, Message) else from_view(message)
        return self.catalogue.say(said, self.names, missing=str)

    def own(self, id: str, /, **args: Arg) -> str:
        """A message of the command line."""
        return self.say(say(id, **args))

    def thing(self, kind: str, id: str) -> str:
        """What a thing on the table is called."""
        return self.say(Message("cli-thing", {"thing": Ref(kind, id)}))

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else str(seat)


def catalogue(*games: str | None) -> Catalogue:
    """The catalogue of some games together with those of the engine, the server and the command line."""
    return Catalogue.of(
        "wolfmoon.core",
        "wolfmoon.server",
        "wolfmoon.cli",
        *(f"wolfmoon.games.{game}" for game in games if has_text(game)),
    )


def has_text(game: str | None) -> bool:
    """Whether the game is one of this package, with texts of its own."""
    return game is not None and find_spec(f"wolfmoon.games.{game}") is not None


def refusal(refused: Refused, names: Sequence[str] = ()) -> str:
    """A refusal as a sentence; its arguments may speak of any game. Without names seats are "seat 1" and so on."""
    from wolfmoon.games import games

    known = catalogue(*games())
    seats = [known.say(say("cli-seat", seat=seat + 1)) for seat in range(MOST_SEATS)]
    return known.say(refused.message, names or seats, missing=str)


def from_view(value: Mapping[str, Any]) -> Message:
    """A message of a view, which is plain JSON, as a message."""
    return Message(value["id"], {name: _arg(arg) for name, arg in value["args"].items()})


def _arg(value: Any) -> Arg:
    if isinstance(value, list):
        return [_arg(each) for each in value]
    if isinstance(value, Mapping):
        return Ref(*value["ref"]) if "ref" in value else from_view(value)
    return value if isinstance(value, str | int) else str(value)
