"""Contract 8: every way a game can end has a record, replayed here: tests/games/<game>/records/<reason>*.json.

With --rewrite-records a record that no longer replays is dropped, and games are played until every ending has one.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.contract.playing import SEED, all_games, any_input, play
from wolfmoon.bots import make
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import BadRecord
from wolfmoon.core.match import Match, start
from wolfmoon.core.record import read_record, record, replay
from wolfmoon.core.rules import Rules
from wolfmoon.core.view import seen

GAMES = Path(__file__).resolve().parents[1] / "games"
TRIES = 400


def records(game: str) -> dict[str, str]:
    """Every record of a game: the file's stem and its text."""
    return {path.stem: path.read_text("utf-8") for path in sorted((GAMES / game / "records").glob("*.json"))}


def endings(game: str) -> dict[str, str]:
    """How each record of a game ends, replayed to its digest; the name of a file begins with the reason."""
    rules = all_games()[game]
    ends: dict[str, str] = {}
    for name, text in records(game).items():
        match = replay(read_record(text), rules)
        assert match.outcome is not None, f"{name} does not end"
        assert name.startswith(match.outcome.reason), f"{name} ends by {match.outcome.reason}"
        ends[name] = match.outcome.reason
    return ends


def test_every_ending_has_a_record_that_replays(game: str, request: pytest.FixtureRequest) -> None:
    rules = all_games()[game]
    if request.config.getoption("--rewrite-records"):
        drop_what_does_not_replay(game)
        look_for(rules, [reason for reason in rules.endings if reason not in endings(game).values()])
    found = set(endings(game).values())
    assert found == set(rules.endings), f"no record of {sorted(set(rules.endings) - found)}"


def drop_what_does_not_replay(game: str) -> None:
    for name, text in records(game).items():
        try:
            replay(read_record(text), all_games()[game])
        except BadRecord:
            (GAMES / game / "records" / f"{name}.json").unlink()


def look_for(rules: Rules[Any], reasons: list[str]) -> None:
    """Play random and greedy games of every size until each ending is met, and write the shortest record of each."""
    folder = GAMES / rules.id / "records"
    folder.mkdir(parents=True, exist_ok=True)
    shortest: dict[str, tuple[int, str]] = {}
    for n in range(TRIES if reasons else 0):
        match = played(rules, rules.seats[n % len(rules.seats)], n)
        assert match.outcome is not None
        reason = match.outcome.reason
        if reason in reasons and len(match.inputs) < shortest.get(reason, (1 << 30, ""))[0]:
            shortest[reason] = len(match.inputs), record(match).to_json()
        if n > 60 and len(shortest) == len(reasons):
            break
    for reason, (_, text) in shortest.items():
        (folder / f"{reason}.json").write_text(text, "utf-8")


def played(rules: Rules[Any], seats: int, n: int) -> Match[Any]:
    """A game to its end: by random answers or, every second time, by greedy bots."""
    match = start(rules, seats, seed=SEED + n)
    dice = Dice(n)
    bots = [make("greedy", rules.id, n + seat) for seat in range(seats)]
    while match.open is not None:
        if n % 2:
            play(match, any_input(match, dice))
            continue
        for seat in match.waiting():
            view = seen(match, seat)
            call = bots[seat].call(view)
            if call is not None:
                match.call(seat, call)
            decision: Any = view["decisions"]
            match.answer(seat, answer_from_json(bots[seat].choose(view, decision[0])))
    return match
