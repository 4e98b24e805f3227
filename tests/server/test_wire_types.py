"""The browser's types are those of the server."""

from pathlib import Path

import pytest

from tools import wire_types
from wolfmoon.server.wire import Lobby, LobbySeat

WIRE = Path(__file__).resolve().parents[2] / "docs" / "wire.md"


@pytest.mark.parametrize("path", wire_types.files(), ids=lambda path: path.name)
def test_the_browser_s_types_are_what_the_server_says(path: Path) -> None:
    assert path.read_text("utf-8") == wire_types.files()[path], "run python -m tools.wire_types"


def test_the_document_lists_everything_in_a_lobby() -> None:
    form = WIRE.read_text("utf-8").partition('{"type": "lobby"')[2].partition("```")[0]
    assert [name for name in (*Lobby.__struct_fields__, *LobbySeat.__struct_fields__) if f'"{name}"' not in form] == []


def test_a_union_in_a_list_keeps_its_brackets() -> None:
    items = {"anyOf": [{"type": "null"}, {"type": "string"}]}
    assert wire_types.type_of({"type": "array", "items": items}) == "(string | null)[]"


def test_a_long_interface_is_broken_between_fields() -> None:
    properties = {f"field_number_{n}": {"type": "integer"} for n in range(20)}
    text = wire_types.interface("Long", {"properties": properties, "description": "Long."})
    assert max(map(len, text.splitlines())) <= wire_types.WIDTH
    assert text.count("?: number;") == 20
