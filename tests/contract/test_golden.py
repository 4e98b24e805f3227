"""Contract 9: a transcript of one match with every seat's view, tests/games/<game>/golden.txt. Its diff is read in review.

`python -m pytest tests/contract/test_golden.py --rewrite-golden` writes it anew.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.contract.playing import Setting, all_games, any_input, begin, play
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match
from wolfmoon.core.record import digest
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.view import seen

GAMES = Path(__file__).resolve().parents[1] / "games"
SHOWN = 150
"""So many inputs are shown; of a longer match only the end after that."""


def test_the_golden_transcript_is_unchanged(game: str, request: pytest.FixtureRequest) -> None:
    path = GAMES / game / "golden.txt"
    text = "".join(f"{line}\n" for line in transcript(game))
    if request.config.getoption("--rewrite-golden"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.exists(), "there is none: write it with --rewrite-golden and read it"
    assert text.splitlines() == path.read_text("utf-8").splitlines()


def transcript(game: str) -> Iterator[str]:
    """A random match of the fewest players: the whole view of everybody at the start, then what changes for whom."""
    match, dice = begin(Setting(game, all_games()[game].seats[0]), {}, 0), Dice(0)
    before = views(match)
    told = dict.fromkeys(before, 0)
    for viewer, view in before.items():
        yield f"{named(viewer)} at the start"
        yield from (f"  {path}: {value}" for path, value in view.items())
    yield from news(match, told)
    while match.open is not None:
        given = any_input(match, dice)
        play(match, given)
        if len(match.inputs) > SHOWN and match.open is not None:
            told[None] = len(match.log.truth())
            before = views(match)
            continue
        what = f"calls {given.id}" if isinstance(given, Call) else f"answers {given.answer}"
        yield f"{len(match.inputs)}. seat {given.seat} {what}"
        after = views(match)
        for viewer, view in after.items():
            for path, value in view.items():
                old = before[viewer].get(path)
                if old != value and (viewer is None or not path.startswith("public")):
                    yield f"  {named(viewer)}  {path}: {'-' if old is None else old} > {value}"
        yield from news(match, told)
        before = after
    assert match.outcome is not None
    yield f"{match.outcome.reason}: {list(match.outcome.winners)} after {len(match.inputs)} inputs, {digest(match.table)}"


def named(viewer: Seat | None) -> str:
    return "all" if viewer is None else f"seat {viewer}"


def views(match: Match[Any]) -> dict[Seat | None, dict[str, str]]:
    """What everybody sees, as paths and values; the public part once."""
    return {
        viewer: {
            path: value
            for path, value in flat(seen(match, viewer), "")
            if viewer is None or not path.startswith(("public", "waiting", "outcome", "me"))
        }
        for viewer in (None, *range(match.table.seats))
    }


def flat(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """A view as dotted paths; questions and plays by their ids."""
    if path == "decisions":
        for ask in value:
            options = [option["id"] + ("!" if option["barred"] else "") for option in ask["options"]]
            sealed = " answered" if ask["answered"] else ""
            yield (
                path,
                f"{ask['id']} {ask['rule']} {ask['prompt']['id']} {options or [ask.get('low'), ask.get('high')]}{sealed}",
            )
        if not value:
            yield path, "none"
    elif path == "calls":
        yield path, str([call["id"] + ("!" if call["barred"] else "") for call in value])
    elif isinstance(value, Mapping) and value and len(str(value)) > 60:
        for key, each in value.items():
            yield from flat(each, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for n, each in enumerate(value):
            yield from flat(each, f"{path}.{n}")
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def news(match: Match[Any], told: dict[Seat | None, int]) -> Iterator[str]:
    """New lines of the log: once for everybody, and for a seat those that differ."""
    for event in match.log.truth()[told[None] :]:
        public = event.for_viewer(None)
        yield f"  log {event.rule}  {public if public is not None else '-'}"
        for seat in range(match.table.seats):
            own = event.for_viewer(seat)
            if own is not public:
                yield f"      seat {seat}: {own if own is not None else '-'}"
    told[None] = len(match.log.truth())
