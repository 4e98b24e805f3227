"""The table as text, as a scenario that failed prints it: views, open question with options, last lines of the log."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wolfmoon.core.decisions import Decision, Number
from wolfmoon.core.match import Match

LINES_OF_LOG = 12


def table_as_text(match: Match[Any]) -> str:
    """Everything a developer wants to see of a match: it shows all secrets."""
    return "\n".join(_report(match))


def _report(match: Match[Any]) -> Iterator[str]:
    yield "Everybody sees"
    yield from _tree(match.rules.public(match.table), "  ")
    for seat in range(match.table.seats):
        yield f"Only seat {seat} sees"
        yield from _tree(match.rules.private(match.table, seat), "  ")
    yield from open_question(match)
    events = match.log.truth()
    yield f"Log (last {min(LINES_OF_LOG, len(events))} of {len(events)})"
    for event in events[-LINES_OF_LOG:]:
        to = "" if event.audience is None else f"  [only to {', '.join(map(str, event.audience))}]"
        yield f"  {event.rule}  {event.message}{to}"


def open_question(match: Match[Any]) -> Iterator[str]:
    """The open question with every option, as lines."""
    if match.open is None:
        ended = match.outcome
        yield f"The game is over: {ended.reason}, winners {list(ended.winners)}" if ended else "Nothing is asked"
        return
    yield f"Open question {match.question}"
    for ask in match.asks():
        answered = "  (has answered)" if ask.seat in match.sealed else ""
        yield f"  seat {ask.seat}: {ask.rule}  {ask.prompt}  [{ask.shape}]{answered}"
        yield from _options(ask)


def _options(ask: Decision) -> Iterator[str]:
    if isinstance(ask, Number):
        yield f"    {ask.low} to {ask.high}"
    for option in ask.options():
        barred = "" if option.barred is None else f"  barred: {option.barred}"
        yield f"    {option.id}{barred}"
    if getattr(ask, "may_pass", False):
        yield "    pass"


def _tree(value: Mapping[str, Any], indent: str) -> Iterator[str]:
    """Nested views as indented lines; short things stay on one line."""
    for key, each in value.items():
        if isinstance(each, Mapping) and each and len(str(each)) > 90:
            yield f"{indent}{key}"
            yield from _tree(each, indent + "  ")
        elif _rows(each):
            yield f"{indent}{key}"
            for n, row in enumerate(each):
                yield f"{indent}  {n}: " + ", ".join(f"{name} {_plain(inside)}" for name, inside in row.items())
        else:
            yield f"{indent}{key}: {_plain(each)}"


def _rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _plain(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(_plain(each) for each in value) + "]"
    return str(value)
