"""A finished game is a file: what is written is read again; what does not fit is refused by its place; dice keep their word."""

import json
from typing import Any

import pytest

from tests.contract.playing import journey
from tests.docs import lantern
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import BadRecord
from wolfmoon.core.fairness import commitment, keeps
from wolfmoon.core.gamefile import GameFile, Note, about_table, plain_names, read_game_file
from wolfmoon.core.match import start
from wolfmoon.core.record import read_record, record, replay

NONCE = "0f" * 32


def game_file() -> GameFile:
    match = start(lantern.rules(), 3, seed=77)
    for _ in journey(match, Dice(5), 12):
        pass
    about = about_table(
        "7GQK-M2XR",
        77,
        ["Mara", "<b>Otto</b>", None],
        [None, None, "greedy"],
        notes=[Note(3, 1, "Here I should have waited.")],
        nonce=NONCE,
        what_if="AAAA-AAAA@4",
    )
    return GameFile(record(match), about)


def changed(**about: Any) -> str:
    document = json.loads(game_file().to_json())
    document["table"] = {key: value for key, value in {**document["table"], **about}.items() if value != "gone"}
    return json.dumps(document)


def test_what_is_written_is_read_again() -> None:
    file = game_file()
    assert read_game_file(file.to_json()) == file
    assert plain_names(file, ["A", "B", "C"]) == ["Mara", "<b>Otto</b>", "C"]


def test_a_record_is_a_file_and_a_file_is_a_record() -> None:
    file = game_file()
    assert read_game_file(file.record.to_json()) == GameFile(file.record, None)
    assert read_record(file.to_json()) == file.record
    replay(read_record(file.to_json()), lantern.rules())


@pytest.mark.parametrize(
    ("about", "place"),
    [
        ({"code": "x" * 17}, "table.code"),
        ({"code": "gone"}, "table.code"),
        ({"names": ["A"]}, "table.names"),
        ({"names": ["A", "B\x07", None]}, "table.names[1]"),
        ({"names": ["A", "B", "x" * 65]}, "table.names[2]"),
        ({"levels": 3}, "table.levels"),
        ({"nonce": "zz"}, "table.nonce"),
        ({"commitment": "AB" * 32}, "table.commitment"),
        ({"notes": {}}, "table.notes"),
        ({"notes": [{"at": 0, "seat": 0, "text": "x"}] * 201}, "table.notes"),
        ({"notes": [{"at": 99, "seat": 0, "text": "x"}]}, "table.notes[0].at"),
        ({"notes": [{"at": True, "seat": 0, "text": "x"}]}, "table.notes[0].at"),
        ({"notes": [{"at": 0, "seat": 3, "text": "x"}]}, "table.notes[0].seat"),
        ({"notes": [{"at": 0, "seat": 0, "text": "x" * 501}]}, "table.notes[0].text"),
        ({"notes": [{"at": 0, "seat": 0, "text": None}]}, "table.notes[0].text"),
        ({"notes": [{"at": 0, "seat": 0, "text": "x", "more": 1}]}, "table.notes[0]"),
        ({"what_if": 5}, "table.what_if"),
        ({"colour": "red"}, "table.colour"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(about: dict[str, Any], place: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_game_file(changed(**about))
    assert caught.value.message.args["where"] == place


def test_the_commitment_is_the_sha_256_that_anybody_can_compute() -> None:
    # printf 'wolfmoon-seed:77:0f0f...' | sha256sum
    assert commitment(77, NONCE) == "4bc22452cb32e471f517bda533c7e1416a730866f32c2038e7c85e42600e603e"


def test_another_seed_or_nonce_or_a_short_one_does_not_keep_the_word() -> None:
    published = commitment(77, NONCE)
    assert keeps(77, NONCE, published)
    assert keeps(77, NONCE, f" {published.upper()}\n")
    assert not keeps(78, NONCE, published)
    assert not keeps(77, "0e" + NONCE[2:], published)
    assert not keeps(77, "", commitment(77, ""))
