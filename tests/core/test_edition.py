"""An edition file may change what is printed, and nothing else; a mistake is named with its line."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfmoon.core.edition import overlay, read_edition
from wolfmoon.core.errors import BadEdition

PRINTED: dict[str, Any] = {
    "card": {
        "torch": {"damage": 2, "name": "Torch", "copies": [1, 2], "burns": True, "source": "public"},
        "net": {"damage": 0, "source": "rulebook"},
    },
    "dice": {"sides": 6, "source": "rulebook"},
}


def refused(text: str) -> dict[str, Any]:
    with pytest.raises(BadEdition) as caught:
        read_edition(text, PRINTED, "ours.toml")
    return dict(caught.value.message.args)


def test_an_edition_names_only_what_differs() -> None:
    edition = read_edition("[card.torch]\ndamage = 3\n", PRINTED)
    merged = overlay(PRINTED, edition)
    assert merged["card"]["torch"] == {**PRINTED["card"]["torch"], "damage": 3}
    assert merged["card"]["net"] == PRINTED["card"]["net"]
    assert PRINTED["card"]["torch"]["damage"] == 2


def test_no_edition_leaves_all_as_printed() -> None:
    assert overlay(PRINTED, None) == PRINTED


def test_an_unknown_key_is_named_with_its_line_and_the_known_ones() -> None:
    assert refused("# ours\n[card.torch]\ndamage = 3\nweight = 1\n") == {
        "edition": "ours.toml",
        "key": "card.torch.weight",
        "line": 4,
        "wrong": "unknown-key",
        "right": "burns, copies, damage, name",
    }


@pytest.mark.parametrize(
    ("line", "wrong", "right"),
    [
        ('damage = "three"', "'three'", "whole number"),
        ("damage = 2.5", "2.5", "whole number"),
        ("damage = true", "True", "whole number"),
        ("name = 3", "3", "text"),
        ("burns = 1", "1", "true or false"),
        ('copies = ["a"]', "['a']", "list of whole number"),
    ],
)
def test_a_value_of_another_kind_is_named_with_its_line(line: str, wrong: str, right: str) -> None:
    found = refused(f"[card.torch]\n\n{line}\n")
    assert (found["line"], found["wrong"], found["right"]) == (3, wrong, right)


def test_a_table_where_a_value_belongs_is_refused() -> None:
    assert refused("[dice.sides]\nmany = 1\n")["key"] == "dice.sides"
    assert refused("dice = 3\n")["right"] == "table"


def test_a_source_cannot_be_overlaid() -> None:
    assert refused('[dice]\nsource = "house"\n')["wrong"] == "unknown-key"


def test_what_is_no_toml_is_refused() -> None:
    assert refused("[card.torch\n")["right"] == "a TOML file"


def test_a_dotted_key_has_its_line_too() -> None:
    assert refused("dice.sides = 6\ncard.torch.damage = 'x'\n")["line"] == 2


@given(st.text(max_size=60))
def test_whatever_the_file_holds_it_is_read_or_refused(text: str) -> None:
    with suppress(BadEdition):
        overlay(PRINTED, read_edition(text, PRINTED))
