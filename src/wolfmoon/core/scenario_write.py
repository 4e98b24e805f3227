"""A recorded game as a scenario: the same seats, options, seed and answers, the dice it met dictated; to be cut down to the
rule in question. The reader of the format is scenario_file.py, docs/scenarios.md describes it.

Shuffles and draws follow the seed by themselves. Answers that the engine gave because nothing else was possible are left out:
it gives them again.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.codec import answer_to_json
from wolfmoon.core.decisions import Decision
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match
from wolfmoon.core.origin import Input
from wolfmoon.core.record import Record
from wolfmoon.core.rules import Rules
from wolfmoon.core.table import Call


class NotedDice(Dice):
    """Ordinary dice that note every roll."""

    __slots__ = ("rolled",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rolled: list[int] = []

    def roll(self, sides: int) -> int:
        """The next face, noted."""
        face = super().roll(sides)
        self.rolled.append(face)
        return face

    def taken(self) -> list[int]:
        """The rolls since this was last asked."""
        rolled, self.rolled = self.rolled, []
        return rolled


def scenario_of(record: Record, rules: Rules[Any], *, title: str, remarks: Sequence[str] = ()) -> str:
    """The record as a scenario file, one step an answer; it stops where the record does. Raises what `Match.put` raises."""
    origin = record.origin
    table = rules.setup(origin.seats, origin.options, Dice(origin.seed), origin.edition)
    if origin.wishes:
        rules.arrange(table, origin.wishes)
    dice = NotedDice(table.dice.seed)
    table.dice = dice
    match = Match(rules, table, origin, auto=False)
    steps = [_Step(None, None, dice.taken())]
    asked: list[str] = []
    for given in record.inputs:
        decision = match.decision(given.seat)
        shape = "" if decision is None or isinstance(given, Call) else decision.shape
        if decision is not None and decision.rule not in asked:
            asked.append(decision.rule)
        by_itself = isinstance(match.open, Decision) and match.open.forced() is not None and not isinstance(given, Call)
        match.put(given)
        if by_itself:
            steps[-1].dice.extend(dice.taken())
        else:
            steps.append(_Step(given, shape, dice.taken()))
    match.auto = True
    match._settle()  # as the scenario will, which may roll more
    steps[-1].dice.extend(dice.taken())
    return "\n".join(_lines(record, match, steps, title, remarks, asked[-1:])) + "\n"


class _Step:
    """What was done, the shape of the question, and the dice that followed."""

    def __init__(self, given: "Input | None", shape: str | None, dice: list[int]) -> None:
        self.given = given
        self.shape = shape or ""
        self.dice = dice


def _lines(
    record: Record, match: Match[Any], steps: Sequence[_Step], title: str, remarks: Sequence[str], rules: Sequence[str]
) -> Iterator[str]:
    origin = record.origin
    yield from (f"# {remark}" for remark in remarks)
    if origin.edition is not None:
        yield "# The game was played with an edition file, which a scenario cannot name: its values may differ."
    yield f"title = {_text(title)}"
    yield f"game = {_text(record.game)}"
    yield f"rules = {_value([*rules] or [f'{record.game}/setup'])}"
    yield f"seats = {origin.seats}"
    yield f"seed = {origin.seed}"
    yield from _table("options", origin.options)
    yield from _table("arrange", origin.wishes or {})
    start, *rest = steps
    if start.dice or not rest:
        yield "\n[start]"
        if start.dice:
            yield f"dice = {_value(start.dice)}"
    for step in rest:
        yield "\n[[step]]"
        yield from _act(step)
    ended = match.outcome
    if ended is not None and rest:
        yield f"outcome = {{ winners = {_value([*ended.winners])}, reason = {_text(ended.reason)} }}"
    else:
        yield "stop = true"


def _act(step: _Step) -> Iterator[str]:
    given = step.given
    assert given is not None
    yield f"seat = {given.seat}"
    if isinstance(given, Call):
        yield f"call = {_text(given.id)}"
    else:
        answer = answer_to_json(given.answer, step.shape)
        yield f"answer = {_value('pass' if answer is None else answer)}"
    if step.dice:
        yield f"dice = {_value(step.dice)}"


def _table(name: str, values: Mapping[str, Any]) -> Iterator[str]:
    if values:
        yield f"\n[{name}]"
        yield from (f"{_key(key)} = {_value(value)}" for key, value in values.items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(each) for each in value)}]"
    return _text(str(value))


def _key(key: str) -> str:
    return key if key and all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in key) else _text(key)


def _text(text: str) -> str:
    """A basic string; JSON's escapes are TOML's too, but for DEL and signs beyond 16 bits, which are written as they are."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
