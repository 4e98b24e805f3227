"""Bots in any language: the document's own example plays, and whatever a program does wrong is named."""

import io
import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from wolfmoon.bots.protocol import BadProgram, Program, play_for
from wolfmoon.games.fangs import RULES
from wolfmoon.lab.play import play

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
DECISION = {
    "id": "d1",
    "shape": "pick-one",
    "rule": "x/1",
    "options": [{"id": "a", "barred": None}, {"id": "b", "barred": None}],
    "may_pass": False,
}
VIEW = {"decisions": [DECISION], "calls": [{"id": "reveal", "barred": None}]}


def command(script: Path) -> str:
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(script))}"


@pytest.fixture
def last(tmp_path: Path) -> Path:
    """The bot that docs/bots.md shows."""
    found = re.search(r"```python\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    script = tmp_path / "last.py"
    script.write_text(found[1], "utf-8")
    return script


def test_the_bot_of_the_document_plays_a_whole_game(last: Path) -> None:
    played = play(RULES, 4, [f"program:{command(last)}", "random", "random", "random"], seed=2)
    assert played.reason in RULES.endings
    assert played.asked[0] > 0


def test_the_bot_of_the_document_answers_every_shape(last: Path) -> None:
    options = DECISION["options"]
    shapes: list[tuple[dict[str, object], object]] = [
        (DECISION, "b"),
        ({**DECISION, "shape": "pick-some", "least": 1, "most": 2}, ["a"]),
        ({**DECISION, "shape": "arrange"}, ["a", "b"]),
        ({**DECISION, "shape": "split", "total": 3, "limits": {"a": 2}}, {"a": 2, "b": 1}),
        ({**DECISION, "shape": "number", "options": [], "low": 2, "high": 6}, 6),
    ]
    assert options
    with Program(command(last), "any", 0, 1) as program:
        assert program.call(VIEW) is None
        for decision, answer in shapes:
            assert program.choose(VIEW, decision) == answer


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("import sys; sys.stdin.readline()", "ended"),
        ("for line in __import__('sys').stdin: print('hello', flush=True)", "no JSON"),
        ("for line in __import__('sys').stdin: print('[]', flush=True)", "answer"),
        ("""for line in __import__('sys').stdin: print('{"answer": "z"}', flush=True)""", "not offered"),
    ],
)
def test_a_program_that_misbehaves_is_named(tmp_path: Path, script: str, wrong: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(script, "utf-8")
    with pytest.raises(BadProgram) as refused, Program(command(file), "any", 0, 1) as program:
        program.choose(VIEW, DECISION)
    assert "bad.py" in str(refused.value.message.args["program"])
    assert wrong in str(refused.value.message.args["wrong"]) or "reads" in str(refused.value.message.args["wrong"])


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadProgram):
        Program("no-such-program-anywhere", "any", 0, 1)


def test_our_own_bots_play_as_programs() -> None:
    told = [
        {"type": "start", "game": "unwritten-game", "seat": 0, "seed": 4},
        {"type": "call", "view": {**VIEW, "calls": []}},
        {"type": "choose", "view": VIEW, "decision": DECISION},
        {"type": "end"},
    ]
    writing = io.StringIO()
    play_for("random", io.StringIO("".join(json.dumps(each) + "\n" for each in told)), writing)
    called, chosen = (json.loads(line) for line in writing.getvalue().splitlines())
    assert called == {"call": None}
    assert chosen["answer"] in ("a", "b")
