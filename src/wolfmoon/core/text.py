"""What is said, not in which language: messages are ids with arguments; catalogues at the edges render them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias


class Ref(NamedTuple):
    """How anything on the table is named: Ref("hex", "2,-1"), Ref("card", "torch"), Ref("seat", "3")."""

    kind: str
    id: str


Arg: TypeAlias = "str | int | Ref | Message | Sequence[Arg]"
Args: TypeAlias = Mapping[str, Arg]
NO_ARGS: Args = {}


class Message(NamedTuple):
    """A message id of a catalogue with its arguments."""

    id: str
    args: Args = NO_ARGS

    def __str__(self) -> str:
        """The message as a developer reads it: its id and arguments."""
        inside = ", ".join(f"{name}={plain(value)}" for name, value in self.args.items())
        return f"{self.id}({inside})" if inside else self.id


def say(id: str, /, **args: Arg) -> Message:
    """A message with its arguments as keywords: say("fangs-hurt", victim=seat_ref(2), amount=3)."""
    return Message(id, args)


def seat_ref(seat: int) -> Ref:
    """The ref of a seat, shown as the player's name."""
    return Ref("seat", str(seat))


def plain(value: Arg) -> str:
    """An argument as a developer reads it."""
    if isinstance(value, Ref):
        return f"{value.kind}:{value.id}"
    if isinstance(value, Message | str | int):
        return str(value)
    return "[" + ", ".join(plain(each) for each in value) + "]"


def refs_in(args: Args) -> Iterator[Ref]:
    """Every thing on the table that the arguments mention, in order, messages inside included."""
    for value in args.values():
        yield from _refs(value)


def _refs(value: Arg) -> Iterator[Ref]:
    if isinstance(value, Ref):
        yield value
    elif isinstance(value, Message):
        yield from refs_in(value.args)
    elif not isinstance(value, str | int):
        for each in value:
            yield from _refs(each)


def wire_arg(value: Arg) -> Any:
    """An argument as plain JSON values: a ref is {"ref": [kind, id]}, a message {"id", "args"}."""
    if isinstance(value, Ref):
        return {"ref": [value.kind, value.id]}
    if isinstance(value, Message):
        return wire_message(value)
    if isinstance(value, str | int):
        return value
    return [wire_arg(each) for each in value]


def wire_message(message: Message) -> Any:
    """A message as plain JSON values."""
    return {"id": message.id, "args": {name: wire_arg(value) for name, value in message.args.items()}}
