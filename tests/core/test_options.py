"""Table options are a closed schema."""

import pytest

from tests.core.toy import Toy
from wolfmoon.core.errors import BadOption, OptionsClash, UnknownOption, WrongSeats
from wolfmoon.core.match import start
from wolfmoon.core.options import settle
from wolfmoon.core.text import say


def test_what_is_not_given_has_its_default() -> None:
    assert settle(Toy.options, {"size": 4}, 2) == {"loud": False, "size": 4, "map": "hill"}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownOption) as refused:
        settle(Toy.options, {"colour": "red"}, 2)
    assert refused.value.message.args == {"given": "colour", "known": ["loud", "size", "map"]}


@pytest.mark.parametrize(
    ("given", "accepted"),
    [
        ({"loud": 1}, ["true", "false"]),
        ({"loud": "yes"}, ["true", "false"]),
        ({"size": 0}, ["1..4"]),
        ({"size": 5}, ["1..4"]),
        ({"size": True}, ["1..4"]),
        ({"size": "2"}, ["1..4"]),
        ({"map": "sea"}, ["hill"]),
        ({"map": None}, ["hill"]),
    ],
)
def test_a_value_that_the_option_does_not_take_is_refused_with_those_it_takes(
    given: dict[str, object], accepted: list[str]
) -> None:
    with pytest.raises(BadOption) as refused:
        settle(Toy.options, given, 2)
    assert refused.value.message.args["accepted"] == accepted


def test_a_choice_may_be_for_some_numbers_of_players_only() -> None:
    assert settle(Toy.options, {"map": "lake"}, 3)["map"] == "lake"
    with pytest.raises(BadOption):
        settle(Toy.options, {"map": "lake"}, 2)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_starts_only_with_its_numbers_of_players(seats: int) -> None:
    with pytest.raises(WrongSeats) as refused:
        start(Toy(), seats, seed=1)
    assert refused.value.message.args == {"given": seats, "least": 2, "most": 4}


def test_options_that_clash_are_refused_with_the_reason() -> None:
    class Fussy(Toy):
        def check_options(self, seats: int, options: object) -> None:
            raise OptionsClash(why=say("toy-clash"))

    with pytest.raises(OptionsClash) as refused:
        start(Fussy(), 2, seed=1)
    assert refused.value.message.args["why"] == say("toy-clash")
