"""Contract 8: every way a game can end has a record, replayed here: tests/games/<game>/records/<reason>*.json.

With --rewrite-records a record that no longer replays is dropped, and games are played until every ending has one.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.contract.playing import SEED, Setting, all_games, any_input, combinations, play
from tests.contract.rare import RARE
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import BadRecord
from wolfmoon.core.match import Match, start_again
from wolfmoon.core.origin import Input, Origin
from wolfmoon.core.record import read_record, record, replay
from wolfmoon.core.rules import Rules, settled_for

GAMES = Path(__file__).resolve().parents[1] / "games"
TRIES = 6000
ENOUGH = 200


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


@pytest.mark.timeout(900)
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
    """Play random games of every size and with all options until each ending is met; write the shortest record of each."""
    folder = GAMES / rules.id / "records"
    folder.mkdir(parents=True, exist_ok=True)
    shortest: dict[str, list[Input]] = {}
    origins: dict[str, Origin] = {}
    tables = [
        Origin(seats, settled_for(rules, seats, options), 0, None)
        for seats in rules.seats
        for options in combinations(Setting(rules.id, seats), 12)
    ]
    Dice(1).shuffle(tables)
    rare = [
        Origin(near.seats, settled_for(rules, near.seats, near.options), 0, None, near.wishes)
        for reason, near in RARE.get(rules.id, {}).items()
        if reason in reasons
    ]
    for n in range(TRIES if reasons else 0):
        origin = (rare if rare and n % 4 == 3 else tables)[
            n // 4 % len(rare) if rare and n % 4 == 3 else n % len(tables)
        ]
        origin = origin._replace(seed=SEED + n)
        inputs, reason = played(rules, origin, n)
        if reason in reasons and (reason not in shortest or len(inputs) < len(shortest[reason])):
            shortest[reason], origins[reason] = inputs, origin
        if n > ENOUGH and len(shortest) == len(reasons):
            break
    for reason, inputs in shortest.items():
        match = start_again(rules, origins[reason], inputs)
        (folder / f"{reason}.json").write_text(record(match).to_json(), "utf-8")


def played(rules: Rules[Any], origin: Origin, n: int) -> tuple[list[Input], str]:
    """What is put into a random game from that table, and how it ends."""
    table = rules.setup(origin.seats, origin.options, Dice(origin.seed), origin.edition)
    if origin.wishes:
        rules.arrange(table, origin.wishes)
    match: Match[Any] = Match(rules, table, origin, keep=False, auto=False, log=False)
    inputs: list[Input] = []
    dice = Dice(n)
    while match.open is not None:
        inputs.append(any_input(match, dice))
        play(match, inputs[-1])
    assert match.outcome is not None
    return inputs, match.outcome.reason
