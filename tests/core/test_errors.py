"""Everything that can be refused has a stable id and words that say what was asked, what was wrong, what would be right."""

import ast
from pathlib import Path

import pytest

import wolfmoon.core
from tests.contract.words import entries
from wolfmoon.catalogue import source_of
from wolfmoon.core import errors
from wolfmoon.core.errors import Refused

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Refused)]
WORDS = {entry.id: entry.args for entry in entries(source_of("wolfmoon.core"))[0]}
CORE = Path(wolfmoon.core.__file__).parent


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_refusal_has_its_words(kind: type[Refused]) -> None:
    assert f"error-{kind.kind}" in WORDS


def test_no_two_refusals_share_an_id() -> None:
    assert len({kind.kind for kind in KINDS}) == len(KINDS)


def test_every_refusal_is_raised_with_all_that_its_words_show() -> None:
    by_name = {kind.__name__: kind for kind in KINDS}
    raised = 0
    for path in CORE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in by_name:
                raised += 1
                given = {keyword.arg for keyword in node.keywords}
                assert given >= WORDS[f"error-{by_name[node.func.id].kind}"], f"{path.name}:{node.lineno}"
    assert raised > 20


def test_a_refusal_reads_as_its_message() -> None:
    assert str(errors.StaleView(given="d1", open="d2")) == "error-stale-view(given=d1, open=d2)"
