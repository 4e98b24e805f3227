"""Table options: what a host may set before the game, as a closed schema."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from wolfmoon.core.errors import BadOption, UnknownOption

Value: TypeAlias = "str | int | bool"


class Choice(NamedTuple):
    """One value of a choice; `seats` are the player counts it is offered for (None: all)."""

    id: str
    seats: range | None = None


class TableOption(NamedTuple):
    """An option of a game. Its texts are option-<id>, option-<id>-hint and, for a choice, option-<id>-<choice>.

    kind "some": any of the choices, each at most once, as their ids with commas between; "" is none.
    """

    id: str
    kind: Literal["choice", "flag", "number", "some"]
    default: Value
    choices: Sequence[Choice] = ()
    low: int = 0
    high: int = 0

    def accepted(self, seats: int) -> list[str]:
        """What may be given at that player count, in words for a refusal."""
        if self.kind == "flag":
            return ["true", "false"]
        if self.kind == "number":
            return [f"{self.low}..{self.high}"]
        return [choice.id for choice in self.choices if choice.seats is None or seats in choice.seats]

    def takes(self, value: object, seats: int) -> bool:
        """Whether the value is one of those accepted."""
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if self.kind == "some":
            ids = value.split(",") if isinstance(value, str) and value else []
            return isinstance(value, str) and len(set(ids)) == len(ids) and set(ids) <= set(self.accepted(seats))
        return isinstance(value, str) and value in self.accepted(seats)


def settle(schema: Sequence[TableOption], given: Mapping[str, object], seats: int) -> dict[str, Value]:
    """All options of the game with the given values and defaults for the rest, in the schema's order.

    Raises UnknownOption for a key the game does not have, BadOption for a value it does not take at this player count.
    """
    known = [option.id for option in schema]
    for key in given:
        if key not in known:
            raise UnknownOption(given=key, known=known)
    settled: dict[str, Value] = {}
    for option in schema:
        value = given.get(option.id, option.default)
        if not option.takes(value, seats):
            raise BadOption(option=option.id, given=str(value), accepted=option.accepted(seats))
        assert isinstance(value, str | int)
        settled[option.id] = value
    return settled
