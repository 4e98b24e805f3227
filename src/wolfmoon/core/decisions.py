"""The closed set of five shapes in which a seat is asked something.

Options are given as a function that is evaluated when somebody looks (to show, to check an answer, to search) and not
when a script is merely run again. The same function names what is legal and, with `barred`, what looks possible but is not.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from wolfmoon.core.errors import IllegalAnswer
from wolfmoon.core.table import Seat
from wolfmoon.core.text import NO_ARGS, Args, Message, Ref

Answer: TypeAlias = "str | int | tuple[str, ...] | tuple[tuple[str, int], ...] | None"
"""PickOne: an option id, or None to pass; PickSome and Arrange: ids; Split: (id, amount) pairs; Number: an int."""


class Option(NamedTuple):
    """One possible answer. `text` is a message id; `ref` lets a board make it clickable; `barred` says why it is not legal."""

    id: str
    text: str
    args: Args = NO_ARGS
    ref: Ref | None = None
    rule: str | None = None
    hint: Message | None = None
    barred: Message | None = None


Options: TypeAlias = "Callable[[], Sequence[Option]]"


class Decision:
    """A question to one seat.

    rule: the rule id that makes the seat decide; prompt: what is asked; hint: a second line (odds, consequences).
    about: things on the table the question is about. masked: the number or legality of answers depends on a secret,
    so it is never answered by the engine and only after a masked time by the server. window: a reaction window, same look for
    everybody. always: asked although there may be one answer only, because the moment matters. final: cannot be taken back, so
    a person is asked to confirm. default: the answer on time-out (never proves anything). preset: the answer of the seat's own
    standing orders, or None.
    """

    __slots__ = (
        "_legal",
        "_options",
        "about",
        "always",
        "default",
        "final",
        "hint",
        "masked",
        "offers",
        "preset",
        "prompt",
        "rule",
        "seat",
        "window",
    )
    shape: ClassVar[str]

    def __init__(
        self,
        seat: Seat,
        rule: str,
        prompt: Message,
        offers: Options,
        *,
        hint: Message | None = None,
        about: Sequence[Ref] = (),
        masked: bool = False,
        always: bool = False,
        window: bool = False,
        final: bool = False,
        default: Callable[[], Answer] | None = None,
        preset: Callable[[], Answer] | None = None,
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.prompt = prompt
        self.offers = offers
        self.hint = hint
        self.about = about
        self.masked = masked or window
        self.always = always or self.masked
        self.window = window
        self.final = final
        self.default = default
        self.preset = preset
        self._options: Sequence[Option] | None = None
        self._legal: list[str] | None = None

    def options(self) -> Sequence[Option]:
        """Every option, barred ones included; evaluated once, when first looked at."""
        if self._options is None:
            self._options = self.offers()
        return self._options

    def legal(self) -> list[str]:
        """The ids that may be answered, in the board's order; the list is kept, do not change it."""
        if self._legal is None:
            self._legal = [option[0] for option in self.options() if option[6] is None]
        return self._legal

    def accepts(self, answer: Answer) -> bool:
        """Whether this very answer is one of those offered."""
        raise TypeError(f"{type(self).__name__} has no shape of its own")

    def forced(self) -> tuple[Answer] | None:
        """The only possible answer in a one-tuple, or None if there is a choice (or it is always asked)."""
        return None

    def check(self, answer: Answer) -> None:
        """Raise IllegalAnswer unless the answer is one of those offered."""
        if not self.accepts(answer):
            raise IllegalAnswer(asked=self.prompt, given=str(answer), accepted=self.accepted())

    def accepted(self) -> list[str]:
        """What would have been accepted, for the refusal."""
        return self.legal()


class PickOne(Decision):
    """Pick one option, or pass with None where that is offered."""

    __slots__ = ("may_pass", "pass_text")
    shape = "pick-one"
    may_pass: bool
    pass_text: Message | None

    def accepts(self, answer: Answer) -> bool:
        """An id that is legal, or None if passing is."""
        if answer is None:
            return self.may_pass
        return any(option[0] == answer and option[6] is None for option in self.options())

    def forced(self) -> tuple[Answer] | None:
        """The single legal option, or passing if nothing else is possible."""
        if self.always:
            return None
        legal = self.legal()
        if self.may_pass:
            return None if legal else (None,)
        return (legal[0],) if len(legal) == 1 else None

    def accepted(self) -> list[str]:
        """The legal ids; `pass` where passing is offered."""
        return [*self.legal(), "pass"] if self.may_pass else self.legal()


class PickSome(Decision):
    """Pick between `least` and `most` different options; their order means nothing."""

    __slots__ = ("least", "most")
    shape = "pick-some"
    least: int
    most: int

    def accepts(self, answer: Answer) -> bool:
        """A tuple of different legal ids, not too few and not too many."""
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        legal = set(self.legal())
        return len(set(answer)) == len(answer) and all(isinstance(each, str) and each in legal for each in answer)

    def forced(self) -> tuple[Answer] | None:
        """All of them, if exactly that many must be picked; nothing, if nothing may be."""
        if self.always:
            return None
        legal = self.legal()
        if self.least == len(legal):
            return (tuple(legal),)
        return ((),) if self.most == 0 else None


class Arrange(Decision):
    """Put all options into an order, first = top."""

    __slots__ = ()
    shape = "arrange"

    def accepts(self, answer: Answer) -> bool:
        """A tuple that holds every option exactly once."""
        return (
            isinstance(answer, tuple)
            and all(isinstance(each, str) for each in answer)
            and sorted(map(str, answer)) == sorted(self.legal())
        )

    def forced(self) -> tuple[Answer] | None:
        """One thing has one order."""
        legal = self.legal()
        return (tuple(legal),) if len(legal) < 2 and not self.always else None


class Split(Decision):
    """Share out `total` over the options; `limits` bounds each (absent: the total)."""

    __slots__ = ("limits", "total")
    shape = "split"
    total: int
    limits: dict[str, int]

    def accepts(self, answer: Answer) -> bool:
        """(id, amount) pairs over different legal ids, amounts of 1 or more within limits, that add up to the total."""
        if not isinstance(answer, tuple):
            return False
        amounts: dict[str, int] = {}
        for pair in answer:
            if not isinstance(pair, tuple) or [type(part) for part in pair] != [str, int] or pair[0] in amounts:
                return False
            amounts[pair[0]] = pair[1]
        legal = set(self.legal())
        return (
            all(each in legal and 1 <= n <= self.limits.get(each, self.total) for each, n in amounts.items())
            and sum(amounts.values()) == self.total
        )

    def forced(self) -> tuple[Answer] | None:
        """Everything to the only option, or nothing to share."""
        if self.always:
            return None
        legal = self.legal()
        if self.total == 0:
            return ((),)
        return (((legal[0], self.total),),) if len(legal) == 1 else None


class Number(Decision):
    """Say a number from `low` to `high`."""

    __slots__ = ("high", "low")
    shape = "number"
    low: int
    high: int

    def accepts(self, answer: Answer) -> bool:
        """An int within the bounds (a bool is none)."""
        return isinstance(answer, int) and not isinstance(answer, bool) and self.low <= answer <= self.high

    def forced(self) -> tuple[Answer] | None:
        """The only number."""
        return (self.low,) if self.low == self.high and not self.always else None

    def accepted(self) -> list[str]:
        """The bounds."""
        return [f"{self.low}..{self.high}"]


class Together:
    """Several seats decide at once; no answer shows before all are in. One decision a seat."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Decision]) -> None:
        self.asks = tuple(asks)
        if len({ask.seat for ask in self.asks}) != len(self.asks):
            raise ValueError("a seat is asked twice at once")
