"""What a bot is: a player that is a program and gets only what its seat gets."""

from typing import Protocol

from wolfmoon.bots.answers import Reply, Shown


class Bot(Protocol):
    """One seat's player for one game. It keeps no clock and rolls its own dice, so it plays the same again from its seed."""

    def choose(self, view: Shown, decision: Shown) -> Reply:
        """Answer one of the view's decisions: an answer that is offered, as JSON."""
        ...

    def call(self, view: Shown) -> str | None:
        """The id of an any-time play to ask for now, or None."""
        ...
