"""A game being played, at any decision: answer, call, clone, undo, imagine, record.

A script is a generator and cannot be copied. So a match keeps a copy of the table at the start of the running *step*, the
inputs given since and the chance met since, and rebuilds control by running the step again: no options are built, no die is
rolled anew, no log is written. A match that was imagined in mid-step has other data than its past would give: it remembers
that point (a *fork*), and a rebuild runs the true past up to the fork, takes over the imagined data and goes on.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from wolfmoon.core.decisions import Answer, Decision, Together
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import (
    GameIsOver,
    IllegalCall,
    ImaginedMatch,
    NotYourDecision,
    StaleView,
    UndoRefused,
)
from wolfmoon.core.events import Log
from wolfmoon.core.origin import Answered, Input, Luck, Origin
from wolfmoon.core.rebuild import Fork, rebuild
from wolfmoon.core.rules import Edition, Outcome, Rules, settled_for
from wolfmoon.core.script import Script
from wolfmoon.core.table import Call, Seat, Table, TheGameEnds
from wolfmoon.core.text import seat_ref

T = TypeVar("T", bound=Table)


class Match(Generic[T]):
    """A game being played. `start()` makes one; `table` is the truth and must not leave this process.

    `keep=False` gives a match for mass simulation: it plays faster and cannot be cloned, undone or recorded in mid-step.
    `quick_clones=False` one for a table that is hardly ever cloned: it keeps no copy of the table at the start of each step,
    and a clone plays the whole game again.
    """

    __slots__ = (
        *("asked", "auto", "chance", "forks", "given", "honest", "inputs", "keep", "latest"),
        *("open", "origin", "outcome", "quick_clones", "rules", "script", "sealed", "start_of_step", "table"),
    )

    def __init__(
        self,
        rules: Rules[T],
        table: T,
        origin: Origin | None,
        *,
        keep: bool = True,
        quick_clones: bool = True,
        auto: bool = True,
        log: bool = True,
    ) -> None:
        self.rules = rules
        self.table = table
        self.origin = origin
        self.keep = keep
        self.quick_clones = keep and quick_clones
        self.auto = auto
        self.inputs: list[Input] = []
        self.honest = 0
        self.latest: Seat | None = None
        self.asked = 0
        self.sealed: dict[Seat, Answer] = {}
        self.forks: tuple[Fork[T], ...] = ()
        self.outcome: Outcome | None = None
        self.open: Decision | Together | None = None
        self.given: list[Input] = []
        self.chance: list[int] = []
        self.start_of_step: T | None = None
        self.script: Script[None]
        if log and keep:
            table.log = Log()
        self._begin_step()
        self._resume(None)
        self._settle()

    # what is asked

    def asks(self) -> tuple[Decision, ...]:
        """Every decision of the open question: one, or one for each seat of a Together; none when the game is over."""
        if self.open is None:
            return ()
        return self.open.asks if isinstance(self.open, Together) else (self.open,)

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is still to answer, or None."""
        for ask in self.asks():
            if ask.seat == seat and seat not in self.sealed:
                return ask
        return None

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose answers are still missing. For the engine: seats may not learn who has answered."""
        return tuple([ask.seat for ask in self.asks() if ask.seat not in self.sealed])

    @property
    def question(self) -> str:
        """The id of the open question: "d1", "d2", ... in the order asked."""
        return f"d{self.asked}"

    @property
    def log(self) -> Log:
        """The log; empty in a clone made without one."""
        return self.table.log or Log()

    # what is answered

    def check(self, seat: Seat, answer: Answer, question: str | None = None) -> None:
        """Raise unless the answer could be given now: GameIsOver, StaleView, NotYourDecision, IllegalAnswer."""
        if self.open is None:
            raise GameIsOver()
        if question is not None and question != self.question:
            raise StaleView(given=question, open=self.question)
        decision = self.decision(seat)
        if decision is None:
            raise NotYourDecision(seat=seat_ref(seat), waiting=[seat_ref(ask.seat) for ask in self.asks()])
        decision.check(answer)

    def answer(self, seat: Seat, answer: Answer, question: str | None = None) -> None:
        """Give an answer and play on to the next question. Raises as `check`, and then nothing has changed."""
        self.check(seat, answer, question)
        self._put(Answered(seat, answer))
        self._settle()

    def give(self, seat: Seat, answer: Answer) -> None:
        """Answer without any check: for simulation and search, that pick from what is offered to a waiting seat."""
        if self.keep:
            self._put(Answered(seat, answer))
        elif isinstance(self.open, Together):
            self._take(Answered(seat, answer))
        else:
            self._resume(answer)
        self._settle()

    def completes(self, seat: Seat) -> bool:
        """Whether this seat's answer is the last one missing."""
        return self.waiting() == (seat,)

    def check_call(self, seat: Seat, call: str) -> None:
        """Raise GameIsOver or IllegalCall unless this any-time play is open to the seat now."""
        if self.open is None:
            raise GameIsOver()
        offered = [option.id for option in self.rules.calls(self.table, seat) if option.barred is None]
        if call not in offered:
            raise IllegalCall(given=call, accepted=offered)

    def call(self, seat: Seat, call: str) -> None:
        """Ask for an any-time play; the script serves it at its next checkpoint. Raises as `check_call`."""
        self.check_call(seat, call)
        self._put(Call(seat, call))

    def put(self, given: Input) -> None:
        """Give an input of a record, checked, with the chance it dictates; nothing is answered by itself afterwards."""
        if self.origin is not None and self.origin.luck and len(self.inputs) in self.origin.luck:
            self.table.dice = self.table.dice.loaded(*self.origin.luck[len(self.inputs)])
        if isinstance(given, Call):
            self.check_call(given.seat, given.id)
        else:
            self.check(given.seat, given.answer)
        self._put(given)

    # other worlds

    def clone(self, *, log: bool = False) -> "Match[T]":
        """An independent match at the same point. It writes no log unless asked to start an empty one."""
        if not self.keep:
            raise ValueError("a match started with keep=False cannot be cloned")
        if not self.quick_clones:
            assert self.origin is not None, "an imagined match has quick clones"
            again = start_again(self.rules, self.origin, self.inputs, auto=self.auto)
            again.table.log = Log() if log else None
            return again
        twin: Match[T] = Match.__new__(Match)
        twin.rules = self.rules
        twin.origin = self.origin
        twin.keep = twin.quick_clones = True
        twin.auto = self.auto
        twin.inputs = self.inputs[:]
        twin.honest = self.honest
        twin.latest = self.latest
        twin.forks = self.forks
        twin.outcome = self.outcome
        twin.asked = self.asked
        twin.start_of_step = self.start_of_step
        if self.open is None:
            twin.table = self.table.copy()
            twin.given, twin.chance, twin.sealed, twin.open = [], [], {}, None
        else:
            assert self.start_of_step is not None
            twin.table = self.start_of_step.copy()
            twin.given = self.given[:]
            rebuilt = rebuild(twin.rules, twin.table, twin.given, twin.forks, self.chance)
            twin.script, twin.open, twin.sealed, twin.chance = rebuilt
        if log:
            twin.table.log = Log()
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> "Match[T]":
        """A world in which this seat could just as well be: its views and questions are the same, the secrets are not.

        The dice are fresh, the others' waiting calls and sealed answers are forgotten.
        """
        world = self.clone()
        if world.open is None:
            return world
        while world.sealed and any(other != seat for other in world.sealed):
            last = max(i for i, given in enumerate(world.given) if isinstance(given, Answered) and given.seat != seat)
            del world.sealed[world.given.pop(last).seat]
        world.table.calls = [call for call in world.table.calls if call.seat == seat]
        self.rules.imagine(world.table, seat, dice)
        world.table.dice.seed = dice.fork().seed
        world.origin = None
        world.forks = (*world.forks, Fork(world.table.copy(), len(world.given), len(world.chance)))
        return world

    # the past

    def free_to_take_back(self, seat: Seat) -> int:
        """How many of its latest answers this seat may take back freely: none was final or followed by dice, a shuffle, a
        reveal to anybody or another seat's answer.

        Follows from what everybody sees: others' sealed answers and waiting calls change nothing.
        """
        return len(self._free(seat))

    def _free(self, seat: Seat) -> list[int]:
        """The places in `inputs` of the answers this seat may take back, latest first."""
        if self.open is None or isinstance(self.open, Together):
            return []
        places: list[int] = []
        for i in range(len(self.inputs) - 1, self.honest - 1, -1):
            given = self.inputs[i]
            if isinstance(given, Answered):
                if given.seat != seat:
                    break
                if not given.forced:
                    places.append(i)
        return places

    def take_back(self, seat: Seat, count: int = 1) -> None:
        """Take back that many answers of this seat, within the honest limit; calls made since stay. Raises UndoRefused."""
        free = self._free(seat)
        if not 1 <= count <= len(free):
            raise UndoRefused(asked=count, free=len(free))
        first = free[count - 1]
        self._again(self.inputs[:first] + [given for given in self.inputs[first:] if isinstance(given, Call)])

    def undo(self, count: int) -> None:
        """Take back the last `count` inputs whoever gave them: the game is played again without them.

        Raises UndoRefused if there are not that many, ImaginedMatch in an imagined world.
        """
        if not 1 <= count <= len(self.inputs):
            raise UndoRefused(asked=count, free=len(self.inputs))
        self._again(self.inputs[:-count])

    def _again(self, inputs: list[Input]) -> None:
        if self.origin is None:
            raise ImaginedMatch()
        again = start_again(self.rules, self.origin, inputs, auto=self.auto, quick_clones=self.quick_clones)
        for slot in Match.__slots__:
            setattr(self, slot, getattr(again, slot))

    # how it goes on

    def _begin_step(self) -> None:
        table = self.table
        self.given = []
        self.forks = ()
        if self.quick_clones:
            self.start_of_step = table.copy()
            self.chance = table.dice.trace = []
        self.script = self.rules.step(table)

    def _resume(self, answer: object) -> None:
        """Send an answer into the script and stand at the next question, through as many steps as ask nothing."""
        while True:
            try:
                self.open = self.script.send(answer)
            except StopIteration:
                outcome = self.rules.outcome(self.table)
            except TheGameEnds:
                outcome = self.rules.outcome(self.table)
                assert outcome is not None, "the game ended without an outcome"
            else:
                self.asked += 1
                return
            if outcome is not None:
                self.outcome = outcome
                self.open = None
                self.table.dice.trace = None
                return
            answer = None
            self._begin_step()

    def _put(self, given: Input) -> None:
        """Take an input and play on if it completes the question; keep count of what may honestly be taken back."""
        if not self.keep:
            self._take(given)
            return
        seed, question, events = self.table.dice.seed, self.open, self.log.events
        told, closes = len(events), False
        if isinstance(given, Answered):
            if self.latest not in (given.seat, None):
                self.honest = len(self.inputs)
            self.latest = given.seat
            closes = question.final if isinstance(question, Decision) else self.completes(given.seat)
        self.inputs.append(given)
        self.given.append(given)
        self._take(given)
        if closes or self.table.dice.seed != seed or any(event.reveals for event in events[told:]):
            self.honest = len(self.inputs)

    def _take(self, given: Input) -> None:
        if isinstance(given, Call):
            self.rules.hear(self.table, given)
        elif isinstance(self.open, Together):
            self.sealed[given.seat] = given.answer
            if len(self.sealed) == len(self.open.asks):
                answers = {ask.seat: self.sealed[ask.seat] for ask in self.open.asks}
                self.sealed = {}
                self._resume(answers)
        else:
            self._resume(given.answer)

    def _settle(self) -> None:
        """Answer what is forced: a single possible answer to an unmasked question of one seat."""
        if not self.auto:
            return
        while isinstance(self.open, Decision):
            forced = self.open.forced()
            if forced is None:
                return
            self._put(Answered(self.open.seat, forced[0], True))


def start(
    rules: Rules[T],
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int,
    edition: Edition | None = None,
    keep: bool = True,
    quick_clones: bool = True,
    auto: bool = True,
    log: bool = True,
) -> Match[T]:
    """Start a match. `options` may be partial. Raises WrongSeats, UnknownOption, BadOption, OptionsClash, BadEdition."""
    settled = settled_for(rules, seats, options or {})
    table = rules.setup(seats, settled, Dice(seed), edition)
    origin = Origin(seats, settled, seed, edition)
    return Match(rules, table, origin, keep=keep, quick_clones=quick_clones, auto=auto, log=log)


def start_arranged(
    rules: Rules[T],
    seats: int,
    options: Mapping[str, object],
    *,
    seed: int,
    wishes: Mapping[str, object],
    luck: Mapping[int, Luck],
) -> Match[T]:
    """Start a match as a scenario wishes, with loaded dice. Raises as `start`, and BadScenario for a wish that cannot be.

    An entry added to `luck` later is met when the match is played again by an undo.
    """
    origin = Origin(seats, settled_for(rules, seats, options), seed, None, wishes, luck)
    match = start_again(rules, origin, [])
    match._settle()
    return match


def start_again(
    rules: Rules[T], origin: Origin, inputs: Sequence[Input], *, auto: bool = True, quick_clones: bool = True
) -> Match[T]:
    """The match of that origin after these inputs. Raises as `Match.put` if they do not fit."""
    table = rules.setup(origin.seats, origin.options, Dice(origin.seed), origin.edition)
    if origin.wishes:
        rules.arrange(table, origin.wishes)
    if origin.luck is not None:
        table.dice = table.dice.loaded(*origin.luck.get(-1, Luck()))
    match = Match(rules, table, origin, auto=False, quick_clones=quick_clones)
    for given in inputs:
        match.put(given)
    match.auto = auto
    return match
