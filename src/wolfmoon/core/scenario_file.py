"""A rule as an executable example: a small TOML file that arranges a table, dictates the dice, answers and says what follows.

The format is described in docs/scenarios.md. Reading is strict: an unknown key or a value of the wrong kind raises
BadScenario. Running is strict too, see scenario_run.py.
"""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from wolfmoon.core.errors import BadScenario

Check = Mapping[str, Any]


class Step(NamedTuple):
    """What is done (at most one of the actions) and what must hold afterwards.

    number: 1.. in the order of the file, 0 for [start]. line: where it stands in the file. seat, answer, call, undo, answers:
    the action. checks: by key, as written in the file.
    """

    number: int
    line: int
    seat: int | None
    answer: Any
    call: str | None
    undo: int | None
    answers: Mapping[str, Any] | None
    dice: tuple[int, ...]
    shuffles: tuple[tuple[str, ...], ...]
    checks: Check
    stop: bool

    @property
    def acts(self) -> bool:
        """Whether anything is done, or the step only looks."""
        return self.answer is not None or self.call is not None or self.undo is not None or self.answers is not None


class Scenario(NamedTuple):
    """A scenario file. `rules` are full rule ids, `rulings` ids of rulings.toml; both say what the scenario shows."""

    name: str
    title: str
    game: str
    rules: tuple[str, ...]
    rulings: tuple[str, ...]
    seats: int
    seed: int
    options: Mapping[str, Any]
    arrange: Mapping[str, Any]
    start: Step
    steps: tuple[Step, ...]


def read_scenario(text: str, name: str = "scenario") -> Scenario:
    """Parse a scenario; raises BadScenario naming the key, what was wrong and what would be right."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(key=name, wrong=str(error), right="a TOML file") from None
    _known(file, TOP, "")
    for key in ("title", "game", "rules", "seats"):
        if key not in file:
            raise BadScenario(key=key, wrong="missing", right=TOP[key].right)
    read = {key: TOP[key].read(key, value) for key, value in file.items()}
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith("[[step]]")]
    steps = read.get("step", ())
    if len(lines) < len(steps):
        lines = [0] * len(steps)
    return Scenario(
        name=name,
        title=read["title"],
        game=read["game"],
        rules=read["rules"],
        rulings=read.get("rulings", ()),
        seats=read["seats"],
        seed=read.get("seed", 1),
        options=read.get("options", {}),
        arrange=read.get("arrange", {}),
        start=_step(read.get("start", {}), 0, 0, "start"),
        steps=tuple(_step(step, n, lines[n - 1], f"step[{n}]") for n, step in enumerate(steps, 1)),
    )


class _Kind(NamedTuple):
    """What a key takes: a test, what to do with the value, and what is right in words."""

    right: str
    fits: Callable[[Any], bool]
    make: Callable[[Any], Any] = lambda value: value

    def read(self, key: str, value: Any) -> Any:
        """The value as the engine wants it; raises BadScenario if it is of another kind."""
        if not self.fits(value):
            raise BadScenario(key=key, wrong=_short(value), right=self.right)
        return self.make(value)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _known(given: Mapping[str, Any], known: Mapping[str, _Kind], prefix: str) -> None:
    for key in given:
        if key not in known:
            raise BadScenario(key=prefix + key, wrong="unknown key", right=", ".join(known))


def _step(given: Mapping[str, Any], number: int, line: int, key: str) -> Step:
    kinds = STEP if number else START
    _known(given, kinds, f"{key}.")
    read = {name: kinds[name].read(f"{key}.{name}", value) for name, value in given.items()}
    seat, answer, call, undo = (read.get(name) for name in ("seat", "answer", "call", "undo"))
    answers = read.get("answers")
    actions = [name for name in ("answer", "call", "undo", "answers") if name in read]
    if len(actions) > 1:
        raise BadScenario(key=key, wrong=" and ".join(actions), right="one action a step")
    if seat is None and (answer is not None or call is not None):
        raise BadScenario(key=f"{key}.seat", wrong="missing", right="the seat that acts")
    if seat is not None and (answers is not None or not actions):
        raise BadScenario(
            key=f"{key}.seat", wrong="no answer, call or undo of this seat", right="an action of the seat"
        )
    if not actions and number and ("dice" in read or "shuffles" in read):
        raise BadScenario(key=key, wrong="dice without an action", right="dice in the step whose action meets them")
    checks = {name: value for name, value in read.items() if name in CHECKS}
    if number and not actions and not checks and not read.get("stop"):
        raise BadScenario(key=key, wrong="an empty step", right="an action or a check")
    return Step(
        number=number,
        line=line,
        seat=seat,
        answer=answer,
        call=call,
        undo=undo,
        answers=answers,
        dice=read.get("dice", ()),
        shuffles=read.get("shuffles", ()),
        checks=checks,
        stop=read.get("stop", False),
    )


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_count(value: Any) -> bool:
    return _is_number(value) and value >= 1


def _is_seat(value: Any) -> bool:
    return _is_number(value) and value >= 0


def _is_answer(value: Any) -> bool:
    if isinstance(value, list):
        return all(_is_text(each) or _is_seat(each) for each in value)
    if isinstance(value, dict):
        return all(_is_number(each) for each in value.values())
    return _is_text(value) or _is_number(value)


def _table_of(inner: Callable[[Any], bool], more: tuple[str, ...] = ()) -> Callable[[Any], bool]:
    """Whether a value is a table from seats (or one of the words) to values of that kind."""
    return lambda value: (
        isinstance(value, dict) and all((key.isdecimal() or key in more) and inner(each) for key, each in value.items())
    )


def _list_of(inner: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(inner(each) for each in value)


def _texts(value: list[Any]) -> tuple[str, ...]:
    return tuple(str(each) for each in value)


def _text_or_seat(value: Any) -> bool:
    return _is_text(value) or _is_seat(value)


def _is_refusal(value: Any) -> bool:
    if not isinstance(value, dict) or not _is_seat(value.get("seat")) or not _is_text(value.get("error")):
        return False
    actions = set(value) - {"seat", "error"}
    tests = {"answer": _is_answer, "call": _is_text, "undo": _is_count}
    return len(actions) == 1 and all(name in tests and tests[name](value[name]) for name in actions)


def _is_outcome(value: Any) -> bool:
    tests: dict[str, Callable[[Any], bool]] = {"winners": _list_of(_is_seat), "reason": _is_text}
    return isinstance(value, dict) and bool(value) and all(key in tests and tests[key](value[key]) for key in value)


ONE_SEAT_EACH = "a table from seat numbers to "
TEXT = _Kind("text", _is_text)
NUMBER = _Kind("a whole number", _is_number)
SEAT = _Kind("a seat number, from 0", _is_seat)
COUNT = _Kind("a whole number of at least 1", _is_count)
FLAG = _Kind("true or false", lambda value: isinstance(value, bool))
TABLE = _Kind("a table", lambda value: isinstance(value, dict))
IDS = _Kind("a list of ids", _list_of(_is_text), tuple)
EVENTS = _Kind("a list of message ids, each with arguments or not", _list_of(_is_text), tuple)
READERS = ("watching",)

CHANCE: dict[str, _Kind] = {
    "dice": _Kind("a list of faces", _list_of(_is_count), tuple),
    "shuffles": _Kind(
        "a list of lists of ids, top first", _list_of(_list_of(_text_or_seat)), lambda value: tuple(map(_texts, value))
    ),
}
CHECKS: dict[str, _Kind] = {
    "public": _Kind("a table from paths to values", lambda value: isinstance(value, dict)),
    "private": _Kind(ONE_SEAT_EACH + "a table from paths to values", _table_of(lambda value: isinstance(value, dict))),
    "events": EVENTS,
    "no_events": EVENTS,
    "seat_reads": _Kind(ONE_SEAT_EACH + "a list of message ids", _table_of(_list_of(_is_text), READERS)),
    "seat_reads_not": _Kind(ONE_SEAT_EACH + "a list of message ids", _table_of(_list_of(_is_text), READERS)),
    "asked": _Kind(ONE_SEAT_EACH + "a rule id or prompt", _table_of(_is_text)),
    "offered": _Kind(ONE_SEAT_EACH + "a list of option ids", _table_of(_list_of(_text_or_seat))),
    "offers": _Kind(ONE_SEAT_EACH + "a list of option ids", _table_of(_list_of(_text_or_seat))),
    "barred": _Kind(
        ONE_SEAT_EACH + "a table from option ids to the reason's message id",
        _table_of(lambda value: isinstance(value, dict) and all(_is_text(each) for each in value.values())),
    ),
    "calls": _Kind(ONE_SEAT_EACH + "a list of ids of any-time plays", _table_of(_list_of(_is_text))),
    "free": _Kind(ONE_SEAT_EACH + "how many answers may be taken back", _table_of(_is_seat)),
    "refused": _Kind(
        "{ seat, answer or call or undo, error }, or a list of them",
        lambda value: _is_refusal(value) or (bool(value) and _list_of(_is_refusal)(value)),
        lambda value: value if isinstance(value, list) else [value],
    ),
    "outcome": _Kind("{ winners = [seats], reason = text }", _is_outcome),
    "over": FLAG,
}
START: dict[str, _Kind] = {**CHANCE, **CHECKS, "stop": FLAG, "note": TEXT}
STEP: dict[str, _Kind] = {
    "seat": SEAT,
    "answer": _Kind("an option id, a list of them, a table of amounts, a number or pass", _is_answer),
    "call": TEXT,
    "undo": COUNT,
    "answers": _Kind(
        ONE_SEAT_EACH + "an answer; rest = everybody else who is asked",
        lambda value: bool(value) and _table_of(_is_answer, ("rest",))(value),
    ),
    **START,
}
TOP: dict[str, _Kind] = {
    "title": TEXT,
    "game": TEXT,
    "rules": _Kind("a list of at least one full rule id", lambda value: bool(value) and IDS.fits(value), tuple),
    "rulings": IDS,
    "seats": COUNT,
    "seed": NUMBER,
    "options": TABLE,
    "arrange": TABLE,
    "start": TABLE,
    "step": _Kind(
        "[[step]] tables", lambda value: isinstance(value, list) and all(isinstance(each, dict) for each in value)
    ),
}
