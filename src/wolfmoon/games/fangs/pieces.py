"""The small pieces a game's state is made of: settings, notes of oracle cards, standing orders, the last roll, a blow."""

from typing import NamedTuple

from wolfmoon.core.table import Seat


class Settings(NamedTuple):
    """The table options that the rules look at while playing."""

    variant: str
    """standard | more-uncertainty | all-three-groups | anything-goes"""
    windows: str
    """normal | all | attacks_only"""
    source: str
    """recommended | standard | expansion | mixed | all-twenty | picked"""
    rounds: int
    """opening oracle rounds"""


class Oracle(NamedTuple):
    """An oracle card that was answered. Drawer and receiver know all of it, the others not the card.

    reaction: nothing | suffered | healed | gave | showed. `before`, `equipped` and `banned` say how the receiver stood
    when asked. `cycle` counts the shuffles of the oracle deck: within one, each copy of a card is met once.
    """

    round: int
    drawer: Seat
    receiver: Seat
    card: str
    reaction: str
    amount: int
    given: str | None
    before: int
    equipped: bool
    cycle: int
    banned: bool


class Orders(NamedTuple):
    """A seat's standing orders; see calls.py."""

    accept_below: int | None = None
    protect: str = "ask"
    protect_from: int | None = None
    loss: str = "let-go"
    strike_back: str = "ask"
    reveal: str = "never"


NO_ORDERS = Orders()


class Roll(NamedTuple):
    """The last roll. use: sum | difference | single."""

    d4: int | None
    d6: int | None
    use: str
    total: int


class Blow:
    """Harm that is about to land: damage to one or several victims, or equipment about to be lost.

    source: attack | counterattack | a card, place or character id | oracle. `by` caused it (None: nobody but the
    victim). `takes` is the card each victim is about to lose. base is the roll of an attack; drink is Vlad's secret
    mark, strikers Wynona's.
    """

    __slots__ = ("amounts", "base", "by", "die", "drink", "lance", "source", "strikers", "takes", "victims")

    def __init__(self, source: str, by: Seat | None, victims: list[Seat], amounts: list[int]) -> None:
        self.source = source
        self.by = by
        self.victims = victims
        self.amounts = amounts
        self.takes: list[str | None] = [None] * len(victims)
        self.base = 0
        self.die = ""
        self.lance = False
        self.drink = False
        self.strikers: list[Seat] = []

    @property
    def attack(self) -> bool:
        """fangs/attack.definition: whether this is an attack in the narrow sense."""
        return self.source == "attack" or self.source == "counterattack"

    def copy(self) -> "Blow":
        """An independent twin."""
        twin = Blow.__new__(Blow)
        twin.source = self.source
        twin.by = self.by
        twin.victims = self.victims[:]
        twin.amounts = self.amounts[:]
        twin.takes = self.takes[:]
        twin.base = self.base
        twin.die = self.die
        twin.lance = self.lance
        twin.drink = self.drink
        twin.strikers = self.strikers[:]
        return twin
