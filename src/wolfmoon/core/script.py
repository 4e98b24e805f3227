"""Scripts: rules as generator functions that change a table and ask. The only place with a bare `yield`.

A rule asks by `yield from pick_one(...)` and goes on with the answer. Because a script is run again to rebuild it (see
match.py), nothing hidden may stay in a local variable across a question, and options must be a function of the table.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, cast, overload

from wolfmoon.core.decisions import (
    Answer,
    Arrange,
    Decision,
    Number,
    Option,
    Options,
    PickOne,
    PickSome,
    Split,
    Together,
)
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref

T = TypeVar("T")
Script: TypeAlias = Generator["Decision | Together", Any, T]
Defaulting: TypeAlias = "Callable[[], Answer] | None"


@overload
def pick_one(
    seat: Seat,
    rule: str,
    prompt: Message,
    options: Options,
    *,
    may_pass: Literal[True],
    pass_text: Message | None = None,
    hint: Message | None = None,
    about: Sequence[Ref] = (),
    masked: bool = False,
    always: bool = False,
    final: bool = False,
    default: Defaulting = None,
    preset: Defaulting = None,
) -> Script[str | None]: ...


@overload
def pick_one(
    seat: Seat,
    rule: str,
    prompt: Message,
    options: Options,
    *,
    hint: Message | None = None,
    about: Sequence[Ref] = (),
    masked: bool = False,
    always: bool = False,
    final: bool = False,
    default: Defaulting = None,
    preset: Defaulting = None,
) -> Script[str]: ...


def pick_one(
    seat: Seat,
    rule: str,
    prompt: Message,
    options: Options,
    *,
    may_pass: bool = False,
    pass_text: Message | None = None,
    hint: Message | None = None,
    about: Sequence[Ref] = (),
    masked: bool = False,
    always: bool = False,
    final: bool = False,
    default: Defaulting = None,
    preset: Defaulting = None,
) -> Script[Any]:
    """Ask one seat to pick one option; returns its id, or None where passing is offered and taken."""
    answer = yield ask_one(
        seat,
        rule,
        prompt,
        options,
        may_pass=may_pass,
        pass_text=pass_text,
        hint=hint,
        about=about,
        masked=masked,
        always=always,
        final=final,
        default=default,
        preset=preset,
    )
    return answer


@overload
def pick_seat(
    seat: Seat, rule: str, prompt: Message, options: Options, *, may_pass: Literal[True], **more: Any
) -> Script[Seat | None]: ...


@overload
def pick_seat(seat: Seat, rule: str, prompt: Message, options: Options, **more: Any) -> Script[Seat]: ...


def pick_seat(seat: Seat, rule: str, prompt: Message, options: Options, **more: Any) -> Script[Any]:
    """As pick_one over options whose ids are seats; returns the seat."""
    answer = yield ask_one(seat, rule, prompt, options, **more)
    return None if answer is None else int(answer)


def pick_some(
    seat: Seat, rule: str, prompt: Message, options: Options, *, least: int = 0, most: int, **more: Any
) -> Script[tuple[str, ...]]:
    """Ask one seat to pick between `least` and `most` options; returns their ids."""
    decision = PickSome(seat, rule, prompt, options, **more)
    decision.least, decision.most = least, most
    answer = yield decision
    return cast("tuple[str, ...]", answer)


def arrange(seat: Seat, rule: str, prompt: Message, options: Options, **more: Any) -> Script[tuple[str, ...]]:
    """Ask one seat to put all options in order; returns their ids, first = top."""
    answer = yield Arrange(seat, rule, prompt, options, **more)
    return cast("tuple[str, ...]", answer)


def split(
    seat: Seat,
    rule: str,
    prompt: Message,
    options: Options,
    *,
    total: int,
    limits: Mapping[str, int] | None = None,
    **more: Any,
) -> Script[dict[str, int]]:
    """Ask one seat to share out `total`; returns the amount by option id (absent: none)."""
    decision = Split(seat, rule, prompt, options, **more)
    decision.total, decision.limits = total, dict(limits or {})
    answer = yield decision
    return dict(answer)


def number(seat: Seat, rule: str, prompt: Message, *, low: int, high: int, **more: Any) -> Script[int]:
    """Ask one seat for a number from `low` to `high`."""
    decision = Number(seat, rule, prompt, _nothing, **more)
    decision.low, decision.high = low, high
    answer = yield decision
    return int(answer)


def together(asks: Sequence[Decision]) -> Script[dict[Seat, Any]]:
    """Ask several seats at once, sealed; returns every seat's answer. Nobody is asked: nothing happens."""
    if not asks:
        return {}
    answers: dict[Seat, Any] = yield Together(asks)
    return answers


def window(
    seats: Callable[[], Sequence[Seat]],
    rule: str,
    prompt: Callable[[Seat], Message],
    options: Callable[[Seat], Sequence[Option]],
    resolve: Callable[[Seat, str], bool],
    *,
    hint: Callable[[Seat], Message] | None = None,
    about: Callable[[Seat], Sequence[Ref]] | None = None,
    default: Callable[[Seat], Answer] | None = None,
    preset: Callable[[Seat], Answer] | None = None,
) -> Script[None]:
    """A reaction window: ask every seat that could in principle react, at once and sealed; then resolve in that order.

    `seats` must follow from public facts alone. `resolve(seat, answer)` never asks; it says whether the situation has changed,
    and if any answer changed it the window opens again for `seats()`.
    """
    while True:
        asked = list(seats())
        answers = yield from together(
            [
                ask_one(
                    seat,
                    rule,
                    prompt(seat),
                    _of_seat(options, seat),
                    hint=hint(seat) if hint else None,
                    about=about(seat) if about else (),
                    window=True,
                    default=_for_seat(default, seat),
                    preset=_for_seat(preset, seat),
                )
                for seat in asked
            ]
        )
        changed = False
        for seat in asked:
            changed = resolve(seat, answers[seat]) or changed
        if not changed:
            return


def ask_one(
    seat: Seat,
    rule: str,
    prompt: Message,
    options: Options,
    *,
    may_pass: bool = False,
    pass_text: Message | None = None,
    **more: Any,
) -> PickOne:
    """The question of pick_one as a value, for `together`."""
    decision = PickOne(seat, rule, prompt, options, **more)
    decision.may_pass, decision.pass_text = may_pass, pass_text
    return decision


def _of_seat(options: Callable[[Seat], Sequence[Option]], seat: Seat) -> Options:
    return lambda: options(seat)


def _for_seat(answer: Callable[[Seat], Answer] | None, seat: Seat) -> Defaulting:
    return None if answer is None else lambda: answer(seat)


def _nothing() -> Sequence[Option]:
    return ()
