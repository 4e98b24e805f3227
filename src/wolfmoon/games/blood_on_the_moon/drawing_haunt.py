"""What the table as text says of a haunt: what it keeps count of, and the secrets of one seat."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from wolfmoon.core.text import Arg

View = Mapping[str, Any]


class Pen(Protocol):
    """Who writes: says messages of the catalogue and knows the names of the seats."""

    def own(self, id: str, /, **args: Arg) -> str:
        """A message."""
        ...

    def thing(self, kind: str, id: str) -> str:
        """What a tile or a trait is called."""
        ...

    def name(self, seat: int) -> str:
        """Who sits there."""
        ...


def draw_facts(haunt: View, pen: Pen) -> Iterator[str]:
    """What everybody can count, whichever haunt it is."""
    state = haunt["state"]
    if "silver" in state:
        yield pen.own("bm-fact-silver", count=len(state["silver"]))
    if state.get("burned"):
        yield pen.own("bm-fact-burned")
    if "scores" in state:
        yield pen.own("bm-fact-scores", **state["scores"])
    if "idol" in state:
        yield pen.own("bm-fact-idol", tile=_tile(state["idol"]["tile"], pen))
    if "runes" in state:
        yield pen.own("bm-fact-runes", left=state["runes"]["left"], laid=len(state["runes"]["tiles"]))
    if "nest" in state:
        yield pen.own("bm-fact-nest", tile=_tile(state["nest"], pen))
    if "altar" in state:
        yield pen.own("bm-fact-altar", tile=_tile(state["altar"], pen))
    if "blood" in state:
        yield pen.own("bm-fact-blood", **state["blood"])
    if "timeline" in state:
        yield pen.own("bm-fact-night", **state["timeline"])
    if state.get("form"):
        for token in state["tokens"]:
            yield pen.own("bm-fact-token", trait=pen.thing("trait", token["trait"]), tile=_tile(token["tile"], pen))
    elif "tokens" in state:
        for seat, number in enumerate(state["tokens"]):
            if number is not None:
                yield pen.own("bm-fact-known", name=pen.name(seat), number=number)


def draw_secrets(state: View, pen: Pen) -> Iterator[str]:
    """What only this seat knows: its number token, its role, tokens it has seen."""
    if "token" not in state:
        return
    yield pen.own("bm-you-are", role=pen.thing("role", state["role"]))
    yield pen.own("bm-fact-number", number=state["token"])
    for seat, number in state["known"].items():
        yield pen.own("bm-fact-known", name=pen.name(int(seat)), number=number)


def _tile(tile: str | None, pen: Pen) -> str:
    return pen.thing("tile", tile) if tile else pen.own("bm-nowhere")
