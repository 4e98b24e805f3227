"""Messages become sentences by the catalogues of packages."""

import pytest

from wolfmoon.catalogue import Catalogue, MissingMessage, source_of
from wolfmoon.core.text import Message, Ref, say, seat_ref

WORDS = Catalogue(
    [
        "card-torch = Torch\nplace-mill = the mill\nburnt = { $who } burns { $what } at { $where }.\nsaid = “{ $what }”\n",
        "list-and = { $first } and { $last }\nmany = { $count ->\n    [one] one card\n   *[other] { $count } cards\n }\n",
    ]
)


def test_a_thing_is_called_by_its_message_and_a_seat_by_the_name_of_whoever_sits_there() -> None:
    message = say("burnt", who=seat_ref(1), what=Ref("card", "torch"), where=Ref("place", "mill"))
    assert WORDS.say(message, ["Mara", "Otto"]) == "Otto burns Torch at the mill."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert WORDS.say(say("said", what=seat_ref(1)), ["Mara", None]) == "“2”"
    assert WORDS.say(say("said", what=seat_ref(4)), ["Mara"]) == "“5”"


def test_things_are_listed_and_a_message_may_stand_in_a_message() -> None:
    three: list[Message | str | Ref | int] = [Ref("card", "torch"), say("many", count=2), "x"]
    assert WORDS.say(say("said", what=three)) == "“Torch, 2 cards and x”"
    assert WORDS.say(say("said", what=[say("many", count=1)])) == "“one card”"
    assert WORDS.say(say("said", what=[])) == "“”"


@pytest.mark.parametrize(
    "message", [say("nothing"), say("said", what=say("nothing")), say("said", what=Ref("card", "pike")), say("said")]
)
def test_a_missing_message_or_argument_is_a_fault(message: Message) -> None:
    with pytest.raises(MissingMessage):
        WORDS.say(message)


def test_what_is_missing_may_be_replaced_by_words() -> None:
    assert WORDS.say(say("said", what=Ref("card", "pike")), missing=lambda id: f"[{id}]") == "“[card-pike]”"


def test_a_name_with_fluent_s_own_signs_is_only_a_name() -> None:
    assert WORDS.say(say("said", what=seat_ref(0)), ["{ $what }"]) == "“{ $what }”"


def test_a_package_without_catalogues_says_nothing() -> None:
    assert source_of("wolfmoon.games") == ""
    assert "error-illegal-answer" in source_of("wolfmoon.core")
