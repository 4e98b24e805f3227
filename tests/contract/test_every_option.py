"""Every value of every option, one at a time, for every number of players: the game is whole, replays, keeps its secrets."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.contract.playing import Setting, begin, go_together, journey, shown, values_of
from wolfmoon.core.dice import Dice
from wolfmoon.core.record import digest, read_record, record, replay

WORLDS = 4
"""At so many points of a game another world is looked at."""


def each_value(setting: Setting) -> Iterator[Mapping[str, Any]]:
    """The default, then one option at a time with one of its other values, where it goes with the rest."""
    rules, seats = setting.rules, setting.seats
    yield {}
    for option in rules.options:
        if option.kind == "some":
            continue
        for value in values_of(option, seats):
            if value != option.default and go_together(rules, seats, {option.id: value}):
                yield {option.id: value}


def test_a_match_with_any_value_of_any_option_is_whole_and_the_same_again_and_keeps_its_secrets(
    setting: Setting,
) -> None:
    for n, options in enumerate(each_value(setting)):
        match, dice = begin(setting, options, 50 + n), Dice(n)
        looked = 0
        for point, _ in enumerate(journey(match, dice)):
            if point % 16 == 0:
                assert list(setting.rules.invariants(match.table)) == [], options
            if point % 37 == 11 and looked < WORLDS:
                looked += 1
                seat = dice.below(setting.seats)
                assert shown(match.imagine(seat, Dice(point)), seat) == shown(match, seat), options
        assert match.outcome is not None, options
        assert list(setting.rules.invariants(match.table)) == [], options
        again = replay(read_record(record(match).to_json()), setting.rules)
        assert digest(again.table) == digest(match.table), options
