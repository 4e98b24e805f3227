"""The security model names tests that exist, and every setting that limits something as it is."""

import ast
import re
from pathlib import Path

import pytest

from wolfmoon.server.settings import Settings

TOP = Path(__file__).resolve().parents[2]
PAGE = (TOP / "docs" / "security.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))
LIMITS = (
    "most_bytes",
    "message_rate",
    "request_rate",
    "talk_rate",
    "complaint_rate",
    "most_unsent",
    "greeting_seconds",
)


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_a_claim_names_a_test_that_there_is(file: str, name: str) -> None:
    tree = ast.parse((TOP / file).read_text("utf-8"))
    tests = {each.name for each in tree.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert not name or name in tests


def test_every_claim_is_held_by_a_test() -> None:
    claims = PAGE.partition("## Claims")[2].partition("## Settings")[0]
    points = re.findall(r"^- (.*?)(?=^- |^#|^$)", claims, re.MULTILINE | re.DOTALL)
    assert len(points) > 25
    held = [point for point in points if "`tests/" in point]
    assert len(points) - len(held) <= 2, [point for point in points if point not in held]


@pytest.mark.parametrize("name", LIMITS)
def test_a_limit_is_as_the_page_says(name: str) -> None:
    found = re.search(rf"^\| `{name}` \| ([^|]*) \|", PAGE, re.MULTILINE)
    assert found is not None
    is_now = getattr(Settings("x"), name)
    numbers = {
        "most_bytes": "16,384",
        "most_unsent": "256",
        "greeting_seconds": "10",
        "message_rate": "30 a second, 60 at once",
        "request_rate": "20 a second, 200 at once",
        "talk_rate": "one in two seconds, 6 at once",
        "complaint_rate": "one in ten minutes, 3 at once",
    }
    meant = {
        "most_bytes": 16_384,
        "most_unsent": 256,
        "greeting_seconds": 10,
        "message_rate": (30, 60),
        "request_rate": (20, 200),
        "talk_rate": (0.5, 6),
        "complaint_rate": (1 / 600, 3),
    }
    assert found[1] == numbers[name]
    assert is_now == meant[name]
