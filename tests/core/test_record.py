"""A record is a game's truth; whatever is not one is refused, with the place that is wrong, and nothing else happens."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.playing import journey
from tests.core.toy import Toy
from tests.docs import lantern
from wolfmoon.core.codec import answer_from_json, answer_to_json, input_from_json, input_to_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import BadRecord
from wolfmoon.core.match import start
from wolfmoon.core.origin import Answered
from wolfmoon.core.record import Record, digest, read_record, record, replay
from wolfmoon.core.table import Call


@cache
def written(inputs: int = 40) -> str:
    """The record of a Lantern match after some inputs."""
    match = start(lantern.rules(), 4, {"lights": 2}, seed=77)
    for _ in journey(match, Dice(5), inputs):
        pass
    return record(match).to_json()


def document(**changes: Any) -> str:
    """A record with other values; None leaves a key out."""
    changed = {**json.loads(written()), **changes}
    return json.dumps({key: value for key, value in changed.items() if key not in changes or value is not None})


def refused(text: str) -> dict[str, Any]:
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text), lantern.rules())
    return dict(caught.value.message.args)


def test_a_record_names_all_that_is_needed_to_play_it_again() -> None:
    read = json.loads(written())
    assert (read["format"], read["game"], read["version"], read["seats"], read["seed"]) == (1, "lantern", 1, 4, 77)
    assert read["options"] == {"lights": 2, "length": "short"}
    assert replay(read_record(written()), lantern.rules()).table.lights


def test_a_record_survives_being_written_and_read() -> None:
    assert read_record(written()).to_json() == written()


def test_a_record_is_replayed_up_to_any_input() -> None:
    read = read_record(written())
    lengths = [len(replay(read, lantern.rules(), upto).inputs) for upto in range(len(read.inputs) + 1)]
    assert lengths == list(range(len(read.inputs) + 1))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        replay(read_record(written()), Toy())
    assert caught.value.message.args == {"where": "game", "wrong": "lantern"}


def test_a_record_of_another_version_is_refused_with_both_versions() -> None:
    assert refused(document(version=2)) == {"where": "version", "wrong": "2, this is 1"}


def test_a_record_of_another_format_is_refused() -> None:
    assert refused(document(format=2))["where"] == "format"


@pytest.mark.parametrize("key", ["game", "version", "seats", "options", "seed", "digest", "inputs"])
def test_a_record_without_one_of_its_keys_is_refused_by_that_key(key: str) -> None:
    assert refused(document(**{key: None}))["where"] == key


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", "four"),
        ("seats", True),
        ("seats", 9),
        ("seats", -1),
        ("options", []),
        ("options", {"lights": 99, "length": "short"}),
        ("options", {"lights": 2}),
        ("options", {"lights": 2, "length": "short", "more": 1}),
        ("seed", "x"),
        ("seed", 1.5),
        ("inputs", {}),
        ("edition", "ours"),
        ("edition", {"hand": {"cards": "many"}}),
        ("arrange", "all"),
        ("arrange", {"hands": {"0": ["no-card"]}}),
        ("arrange", {"hands": {"nine": []}}),
        ("surprise", 1),
    ],
)
def test_a_record_with_a_wrong_value_is_refused_by_that_key(key: str, value: object) -> None:
    assert refused(document(**{key: value}))["where"] == key


@pytest.mark.parametrize(
    "value",
    [
        "x",
        {},
        {"seat": 0},
        {"seat": "0", "answer": "a"},
        {"seat": True, "answer": "a"},
        {"seat": 0, "answer": 1.5},
        {"seat": 0, "answer": [1]},
        {"seat": 0, "answer": {"a": "b"}},
        {"seat": 0, "answer": True},
        {"seat": 0, "call": 3},
        {"seat": 0, "answer": "a", "call": "b"},
        {"seat": 0, "answer": "a", "forced": 1},
    ],
)
def test_an_input_that_is_none_is_refused_with_its_number(value: object) -> None:
    inputs = json.loads(written())["inputs"]
    assert refused(document(inputs=[*inputs[:2], value, *inputs[2:]]))["where"] == "inputs[2]"


def test_an_input_that_was_edited_does_not_replay() -> None:
    inputs = json.loads(written())["inputs"]
    assert refused(document(inputs=[{**inputs[0], "answer": "no-card"}, *inputs[1:]]))["where"] == "inputs"
    assert refused(document(inputs=[{**inputs[0], "seat": 3}, *inputs[1:]]))["where"] == "inputs"


def test_a_record_that_was_cut_short_has_another_digest() -> None:
    inputs = json.loads(written())["inputs"]
    assert refused(document(inputs=inputs[:-1]))["where"] == "digest"


def test_another_seed_leads_somewhere_else() -> None:
    assert refused(document(seed=78))["where"] in {"inputs", "digest"}


@given(st.integers(0, 2000))
def test_a_file_cut_off_anywhere_is_refused(length: int) -> None:
    text = written()
    cut = text[: min(length, len(text.rstrip()) - 1)]
    with pytest.raises(BadRecord):
        replay(read_record(cut), lantern.rules())


@given(st.integers(0, 10_000), st.text(max_size=4))
def test_a_file_with_a_few_signs_changed_is_read_as_it_was_or_refused(place: int, signs: str) -> None:
    text = written()
    place %= len(text)
    changed = text[:place] + signs + text[place + len(signs) :]
    try:
        match = replay(read_record(changed), lantern.rules())
    except BadRecord:
        return
    assert digest(match.table) == json.loads(written())["digest"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from([*json.loads(written()), "arrange", "other"])


@given(KEYS, JSON)
def test_a_record_with_any_value_anywhere_is_read_as_it_was_or_refused(key: str, value: Any) -> None:
    text = json.dumps({**json.loads(written()), key: value})
    try:
        match = replay(read_record(text), lantern.rules())
    except BadRecord:
        return
    assert digest(match.table) == json.loads(written())["digest"]


@given(JSON)
def test_any_document_that_is_no_record_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord):
        read_record(json.dumps(value))


@pytest.mark.parametrize("text", ["", "[" * 100_000, "1e999", "NaN", '{"format": 1' + "0" * 5000 + "}", "\ud800"])
def test_a_hostile_document_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@pytest.mark.parametrize("answer", [None, "a", 3, ("a", "b"), (("a", 1), ("b", 2))])
def test_an_answer_survives_the_wire(answer: Any) -> None:
    assert answer_from_json(json.loads(json.dumps(answer_to_json(answer)))) == answer


@pytest.mark.parametrize(
    "given", [Answered(1, "a"), Answered(0, None, True), Call(2, "peek"), Answered(0, (("a", 1),))]
)
def test_an_input_survives_the_wire(given: Any) -> None:
    assert input_from_json(json.loads(json.dumps(input_to_json(given))), "here") == given


def test_an_empty_split_and_an_empty_list_are_told_apart_by_the_question() -> None:
    assert answer_to_json((), "split") == {}
    assert answer_to_json(()) == []


def test_an_unplayed_match_has_a_record() -> None:
    match = start(lantern.rules(), 3, seed=5)
    again = replay(read_record(record(match).to_json()), lantern.rules())
    assert isinstance(record(again), Record)
    assert digest(again.table) == digest(match.table)


@pytest.mark.parametrize(
    "luck", [{"x": [[1], []]}, {"0": [["a"], []]}, {"0": [[1], [[2]]]}, {"0": 3}, {"-2": [[], []]}, {"0": [[1]]}]
)
def test_dictated_chance_that_is_none_is_refused_with_its_place(luck: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(document(luck=luck))
    assert str(caught.value.message.args["where"]).startswith("luck[")
