"""Running a scenario. Strict: an answer nobody asked for, a question nobody answers, a die left over or not dictated, a view
that is not as written: each fails and prints the table.

Dice are loaded before the first step and dictated anew for every action; what is not dictated cannot be rolled. A shuffle
that is not dictated follows the seed.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.decisions import Answer, Decision, PickOne, Split
from wolfmoon.core.dice import DiceRanOut, LoadedDice
from wolfmoon.core.errors import BadScenario, Refused
from wolfmoon.core.match import Match, start_arranged
from wolfmoon.core.origin import Luck
from wolfmoon.core.record import digest
from wolfmoon.core.rules import Rules
from wolfmoon.core.scenario_file import Scenario, Step
from wolfmoon.core.scenario_look import MISSING, at, equals, not_said, says
from wolfmoon.core.scenario_report import table_as_text
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message


class ScenarioFailed(Exception):
    """A scenario does not hold. The text names the step, what was expected and what was found, and shows the table."""


class _Differs(Exception):
    """One check or action that does not hold: what it is about, expected, found."""

    def __init__(self, about: str, expected: object, found: object) -> None:
        super().__init__(f"{about}\n  expected: {expected}\n  found:    {found}")


def run_scenario(scenario: Scenario, rules: Rules[Any]) -> Match[Any]:
    """Play a scenario and check it; returns the match as it stands at its end.

    Raises ScenarioFailed with the report, or BadScenario (and the refusals of `start`: WrongSeats, UnknownOption...) if the
    game cannot arrange what is wished for.
    """
    if scenario.game != rules.id:
        raise BadScenario(key="game", wrong=scenario.game, right=rules.id)
    luck = {-1: Luck(scenario.start.dice, scenario.start.shuffles)}
    try:
        match = start_arranged(
            rules, scenario.seats, scenario.options, seed=scenario.seed, wishes=scenario.arrange, luck=luck
        )
    except (DiceRanOut, ValueError) as error:
        raise ScenarioFailed(f"{_place(scenario, scenario.start)}: dice\n  {error}") from error
    run = _Run(match, luck)
    for step in (scenario.start, *scenario.steps):
        try:
            run.take(step)
        except (_Differs, DiceRanOut, ValueError, Refused) as error:
            raise _failed(scenario, step, str(error), match) from error
    last = (scenario.start, *scenario.steps)[-1]
    if match.open is not None and not last.stop and "asked" not in last.checks:
        wrong = (
            "the file ends while the table waits for an answer"
            "\n  expected: an answer; or `stop = true` or `asked` in the last step"
        )
        raise _failed(scenario, last, wrong, match)
    return match


def _failed(scenario: Scenario, step: Step, wrong: str, match: Match[Any]) -> ScenarioFailed:
    return ScenarioFailed(f"{_place(scenario, step)}: {wrong}\n\n{table_as_text(match)}")


def _place(scenario: Scenario, step: Step) -> str:
    where = f"step {step.number} (line {step.line})" if step.number else "start"
    return f"{scenario.name}, {where}"


class _Run:
    """A scenario under way. `luck` is shared with the match's origin, so that a game taken back meets the same dice again."""

    def __init__(self, match: Match[Any], luck: dict[int, Luck]) -> None:
        self.match = match
        self.luck = luck
        self.told = 0

    def take(self, step: Step) -> None:
        """Carry out a step and check it."""
        if step.number:
            self.told = len(self.match.log.events) if step.acts else self.told
        if step.acts:
            self._act(step)
        dice = self.match.table.dice
        if isinstance(dice, LoadedDice) and (dice.rolls or dice.shuffles):
            left = [*dice.rolls, *dice.shuffles]
            raise _Differs("dice left over", "all that is dictated is met in this step", left)
        for name, value in step.checks.items():
            for check in getattr(self, f"_check_{name}")(value) or ():
                raise check

    def _load(self, step: Step) -> None:
        at_input = len(self.match.inputs)
        for later in [n for n in self.luck if n > at_input]:
            del self.luck[later]
        self.luck[at_input] = Luck(step.dice, step.shuffles)
        dice = self.match.table.dice
        assert isinstance(dice, LoadedDice)
        dice.load(step.dice, step.shuffles)

    def _act(self, step: Step) -> None:
        match = self.match
        if step.undo is not None:
            if step.seat is None:
                match.undo(step.undo)
            else:
                match.take_back(step.seat, step.undo)
            self.told = len(match.log.events)
            self._load(step)
            return
        self._load(step)
        if step.call is not None:
            assert step.seat is not None
            match.call(step.seat, step.call)
        elif step.answers is not None:
            self._answer_together(step.answers)
        else:
            assert step.seat is not None
            match.answer(step.seat, answer_meant(match.decision(step.seat), step.answer))

    def _answer_together(self, answers: Mapping[str, Any]) -> None:
        match = self.match
        waiting = match.waiting()
        meant = {int(seat): value for seat, value in answers.items() if seat != "rest"}
        for seat in meant:
            if seat not in waiting:
                raise _Differs(f"the answer of seat {seat}", f"answers of {list(waiting)}", f"an answer of seat {seat}")
        if "rest" in answers:
            meant |= {seat: answers["rest"] for seat in waiting if seat not in meant}
        question = match.question
        for seat, value in sorted(meant.items()):
            match.answer(seat, answer_meant(match.decision(seat), value), question)

    # what must hold; each gives at most one finding

    def _check_public(self, paths: Mapping[str, Any]) -> Iterator[_Differs]:
        view = self.match.rules.public(self.match.table)
        yield from _differences("public", view, paths)

    def _check_private(self, seats: Mapping[str, Any]) -> Iterator[_Differs]:
        for seat, paths in seats.items():
            view = self.match.rules.private(self.match.table, self._seat(seat))
            yield from _differences(f"private {seat}:", view, paths)

    def _check_events(self, patterns: Sequence[str]) -> Iterator[_Differs]:
        happened = self._happened()
        missing = not_said(happened, patterns)
        if missing is not None:
            yield _Differs("events", f"{missing}, in this order: {list(patterns)}", _listed(happened))

    def _check_no_events(self, patterns: Sequence[str]) -> Iterator[_Differs]:
        for message in self._happened():
            for pattern in patterns:
                if says(message, pattern):
                    yield _Differs("no_events", f"no {pattern}", message)

    def _check_seat_reads(self, seats: Mapping[str, Sequence[str]]) -> Iterator[_Differs]:
        for seat, patterns in seats.items():
            read = self._read(seat)
            missing = not_said(read, patterns)
            if missing is not None:
                yield _Differs(f"seat_reads {seat}", f"{missing}, in this order: {list(patterns)}", _listed(read))

    def _check_seat_reads_not(self, seats: Mapping[str, Sequence[str]]) -> Iterator[_Differs]:
        for seat, patterns in seats.items():
            for message in self._read(seat):
                if any(says(message, pattern) for pattern in patterns):
                    yield _Differs(f"seat_reads_not {seat}", f"none of {list(patterns)}", message)

    def _check_asked(self, seats: Mapping[str, str]) -> Iterator[_Differs]:
        asks = {str(ask.seat): ask for ask in self.match.asks()}
        found = {seat: f"{ask.rule} {ask.prompt}" for seat, ask in asks.items()}
        if asks.keys() != seats.keys():
            yield _Differs("asked", dict(seats), found)
        for seat, named in seats.items():
            ask = asks[seat]
            if named not in (ask.rule, ask.rule.partition("/")[2]) and not says(ask.prompt, named):
                yield _Differs(f"asked {seat}", named, found[seat])

    def _check_offered(self, seats: Mapping[str, Sequence[Any]]) -> Iterator[_Differs]:
        for seat, ids in seats.items():
            legal = self._legal(seat)
            if sorted(legal) != sorted(map(str, ids)):
                yield _Differs(f"offered {seat}", f"exactly {list(ids)}", legal)

    def _check_offers(self, seats: Mapping[str, Sequence[Any]]) -> Iterator[_Differs]:
        for seat, ids in seats.items():
            legal = self._legal(seat)
            for id in map(str, ids):
                if id not in legal:
                    yield _Differs(f"offers {seat}", id, legal)

    def _check_barred(self, seats: Mapping[str, Mapping[str, str]]) -> Iterator[_Differs]:
        for seat, reasons in seats.items():
            ask = self._asked(seat)
            barred = {option.id: option.barred for option in ask.options() if option.barred is not None}
            for id, reason in reasons.items():
                found = barred.get(id)
                if found is None or not says(found, reason):
                    yield _Differs(f"barred {seat}", f"{id}: {reason}", {each: str(barred[each]) for each in barred})

    def _check_calls(self, seats: Mapping[str, Sequence[str]]) -> Iterator[_Differs]:
        for seat, ids in seats.items():
            calls = self.match.rules.calls(self.match.table, self._seat(seat)) if self.match.open is not None else ()
            legal = [option.id for option in calls if option.barred is None]
            if sorted(legal) != sorted(ids):
                yield _Differs(f"calls {seat}", f"exactly {list(ids)}", legal)

    def _check_free(self, seats: Mapping[str, int]) -> Iterator[_Differs]:
        for seat, count in seats.items():
            found = self.match.free_to_take_back(self._seat(seat))
            if found != count:
                yield _Differs(f"free {seat}", f"{count} answers may be taken back", found)

    def _check_refused(self, refusals: Sequence[Mapping[str, Any]]) -> Iterator[_Differs]:
        match = self.match
        for refusal in refusals:
            before = digest(match.table), len(match.inputs)
            seat, error = refusal["seat"], refusal["error"]
            about = f"refused {dict(refusal)}"
            try:
                if "call" in refusal:
                    match.call(seat, refusal["call"])
                elif "undo" in refusal:
                    match.take_back(seat, refusal["undo"])
                else:
                    match.answer(seat, answer_meant(match.decision(seat), refusal["answer"]))
            except Refused as refused:
                if refused.kind != error:
                    yield _Differs(about, error, refused)
            else:
                yield _Differs(about, error, "it was accepted")
            if before != (digest(match.table), len(match.inputs)):
                yield _Differs(about, "nothing changes", "the table changed")

    def _check_outcome(self, expected: Mapping[str, Any]) -> Iterator[_Differs]:
        ended = self.match.outcome
        if ended is None:
            yield _Differs("outcome", dict(expected), "the game goes on")
            return
        if "winners" in expected and sorted(ended.winners) != sorted(expected["winners"]):
            yield _Differs("outcome", f"winners {expected['winners']}", list(ended.winners))
        if "reason" in expected and ended.reason != expected["reason"]:
            yield _Differs("outcome", expected["reason"], ended.reason)

    def _check_over(self, expected: bool) -> Iterator[_Differs]:
        if expected != (self.match.outcome is not None):
            yield _Differs("over", expected, not expected)

    # what is looked at

    def _seat(self, named: str) -> Seat:
        if int(named) >= self.match.table.seats:
            raise _Differs("a seat", f"0 to {self.match.table.seats - 1}", named)
        return int(named)

    def _asked(self, seat: str) -> Decision:
        ask = self.match.decision(self._seat(seat))
        if ask is None:
            raise _Differs("a question", f"seat {seat} is asked", [each.seat for each in self.match.asks()])
        return ask

    def _legal(self, seat: str) -> list[str]:
        ask = self._asked(seat)
        return [*ask.accepted()] if isinstance(ask, PickOne) else ask.legal()

    def _happened(self) -> list[Message]:
        return [event.message for event in self.match.log.events[self.told :]]

    def _read(self, reader: str) -> list[Message]:
        viewer = None if reader == "watching" else self._seat(reader)
        messages = (event.for_viewer(viewer) for event in self.match.log.events[self.told :])
        return [message for message in messages if message is not None]


def _differences(about: str, view: Any, paths: Mapping[str, Any]) -> Iterator[_Differs]:
    for path, expected in paths.items():
        found = at(view, path)
        if found is MISSING:
            yield _Differs(f"{about} {path}", expected, "no such path")
        if not equals(found, expected):
            yield _Differs(f"{about} {path}", repr(expected), repr(found))


def _listed(messages: Sequence[Message]) -> str:
    return "".join(f"\n    {message}" for message in messages) or "nothing"


def answer_meant(decision: Decision | None, value: Any) -> Answer:
    """What a scenario writes as an answer to this question: `pass`, a seat as a number, a list, a table of amounts."""
    if isinstance(value, list):
        return tuple(str(each) for each in value)
    if isinstance(value, dict):
        return tuple((str(key), int(amount)) for key, amount in value.items())
    if isinstance(decision, Split | PickOne) and isinstance(value, int):
        value = str(value)
    if value == "pass" and not (decision is not None and "pass" in decision.legal()):
        return None
    return value if isinstance(value, str | int) else str(value)
