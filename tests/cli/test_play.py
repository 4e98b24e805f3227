"""A game at the terminal, line by line and on the full screen, from the first question to the end."""

import io
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Static

from wolfmoon.cli import run
from wolfmoon.cli.plain import Plain
from wolfmoon.cli.refusals import BadReply, Barred
from wolfmoon.cli.reply import reply_to
from wolfmoon.cli.screen import Note, Screen
from wolfmoon.cli.session import Session
from wolfmoon.cli.words import Words
from wolfmoon.core.match import start
from wolfmoon.core.record import read_record, replay
from wolfmoon.games.fangs import RULES

NAMES = ["Mara (you)", "Alma", "Bruno", "Cleo"]


def session(seats: int = 4, seed: int = 9, me: int = 0) -> Session:
    return Session(start(RULES, seats, seed=seed), me, ["random", "greedy"], seed)


def words() -> Words:
    return Words("fangs", NAMES)


def first_open(decision: Mapping[str, Any]) -> str:
    """The number of the first answer that is possible."""
    return next(str(n) for n, option in enumerate(decision["options"], 1) if option["barred"] is None)


class Person:
    """Somebody at the keyboard: types what was prepared, then always the first answer that is possible."""

    def __init__(self, table: Session, typed: str = "") -> None:
        self.table = table
        self.prepared = typed.split("\n") if typed else []

    def readline(self) -> str:
        if self.prepared:
            return self.prepared.pop(0) + "\n"
        decision = self.table.decision()
        assert decision is not None
        return first_open(decision) + "\n"


@pytest.mark.parametrize("me", [0, 2])
def test_a_whole_game_line_by_line(me: int) -> None:
    table = session(me=me)
    written = io.StringIO()
    assert Plain(table, words(), Person(table), written).play()
    text = written.getvalue()
    assert table.over
    assert text.count(" wins. ") + text.count(" does not win. ") == 4
    assert not re.search(r"\b(fangs|cli|error|card|place|character|group)-[a-z]+-?[a-z]*\b(?!\.)", _without_rules(text))


def _without_rules(text: str) -> str:
    return re.sub(r"\[fangs/[a-z0-9.-]+\]", "", text)


def test_the_plain_table_shows_itself_its_log_its_rule_and_its_plays() -> None:
    table = session()
    written = io.StringIO()
    Plain(table, words(), Person(table, "look\nlog\nrule\nrule attack.1\ncalls\nhelp\n\nquit"), written).play()
    text = written.getvalue()
    assert "Round" in text
    assert "fangs/attack.1" in text
    assert "Turn my" in text
    assert not table.over


def test_a_play_at_any_time_is_noted_and_a_bad_one_refused() -> None:
    table = session()
    written = io.StringIO()
    calls = [call["id"] for call in table.view()["calls"]]
    number = calls.index("order:strike_back:never") + 1
    Plain(table, words(), Person(table, f"call {number}\ncall dance\nundo\nfly\nquit"), written).play()
    assert table.view()["private"]["orders"]["strike_back"] == "never"
    assert "dance" in written.getvalue()
    assert "“fly” is no answer here" in written.getvalue()


def test_a_barred_answer_says_why() -> None:
    decision = {
        "shape": "pick-one",
        "may_pass": False,
        "options": [
            {"id": "a", "text": {"id": "fangs-option-accept", "args": {}}, "barred": {"id": "cli-pass", "args": {}}},
            {"id": "b", "barred": None},
        ],
    }
    assert reply_to(decision, "2") == "b"
    assert reply_to(decision, "b") == "b"
    with pytest.raises(Barred):
        reply_to(decision, "1")


@pytest.mark.parametrize(
    ("shape", "more", "typed", "reply"),
    [
        ("pick-one", {"may_pass": True}, "p", None),
        ("pick-one", {"may_pass": True}, "1", "x"),
        ("pick-some", {"least": 0, "most": 2}, "-", []),
        ("pick-some", {"least": 0, "most": 2}, "2, 1", ["y", "x"]),
        ("arrange", {}, "3 1 2", ["z", "x", "y"]),
        ("split", {"total": 3, "limits": {}}, "1=2 z=1", {"x": 2, "z": 1}),
        ("split", {"total": 3, "limits": {}}, "1=0 2=3", {"y": 3}),
        ("number", {"low": -2, "high": 5}, "-1", -1),
    ],
)
def test_every_shape_can_be_typed(shape: str, more: dict[str, object], typed: str, reply: object) -> None:
    options = [{"id": each, "barred": None} for each in "xyz"]
    assert reply_to({"shape": shape, "options": options, **more}, typed) == reply


@pytest.mark.parametrize(
    ("shape", "more", "typed"),
    [
        ("pick-one", {"may_pass": False}, "p"),
        ("pick-one", {"may_pass": False}, "1 2"),
        ("pick-one", {"may_pass": False}, "9"),
        ("pick-some", {"least": 0, "most": 2}, "1 1"),
        ("pick-some", {"least": 0, "most": 2}, "1 2 3"),
        ("arrange", {}, "1 2"),
        ("split", {"total": 3, "limits": {}}, "1=2"),
        ("split", {"total": 3, "limits": {"x": 1}}, "1=3"),
        ("split", {"total": 3, "limits": {}}, "3"),
        ("number", {"low": 0, "high": 5}, "6"),
        ("number", {"low": 0, "high": 5}, "two"),
    ],
)
def test_what_is_no_answer_is_refused(shape: str, more: dict[str, object], typed: str) -> None:
    options = [{"id": each, "barred": None} for each in "xyz"]
    with pytest.raises(BadReply):
        reply_to({"shape": shape, "options": options, **more}, typed)


def test_the_command_plays_through_a_pipe_and_saves_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [str(Path(sys.executable).parent / "wolfmoon"), "play", "fangs", "--seats", "4", "--seed", "5"]
    typed = "".join(f"{n}\n" for n in (1, 2, 3)) * 400
    played = subprocess.run(
        [*command, "--save", str(file), "--name", "Zora"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert "Zora (you)" in played.stdout
    assert str(file) in played.stdout
    record = read_record(file.read_text("utf-8"))
    assert replay(record, RULES).outcome is not None


def test_leaving_in_mid_game_is_no_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["play", "fangs", "--plain", "--seed", "1"]) == 0
    assert "left the table" in capsys.readouterr().out


def shown(app: Screen, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).render())


async def test_a_whole_game_on_the_full_screen() -> None:
    table = session(seed=54)  # a short one: every key pressed takes a tenth of a second
    app = Screen(table, words())
    async with app.run_test(size=(140, 45)) as pilot:
        assert "Mara (you)" in shown(app, "public")
        assert "falls at" in shown(app, "private")
        await pilot.press("9", "9", "enter")
        assert "99" in shown(app, "wrong")
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, Note)
        await pilot.press("escape")
        await pilot.press("f3")
        assert "Turn my" in shown(app, "question")
        await pilot.press("f3")
        await pilot.press("f4")
        assert "cannot be taken back" in shown(app, "wrong")
        answers = 0
        while not table.over and answers < 300:
            decision = table.decision()
            assert decision is not None
            app.query_one("#typed", Input).value = first_open(decision)
            await pilot.press("enter")
            answers += 1
        assert table.over
        assert " wins. " in shown(app, "question")
        await pilot.press("enter")


async def test_a_play_at_any_time_on_the_full_screen() -> None:
    table = session()
    app = Screen(table, words())
    async with app.run_test(size=(140, 45)) as pilot:
        number = [call["id"] for call in table.view()["calls"]].index("order:loss:use") + 1
        await pilot.press("f3")
        app.query_one("#typed", Input).value = str(number)
        await pilot.press("enter")
        assert table.view()["private"]["orders"]["loss"] == "use"
        await pilot.press("f3")
        app.query_one("#typed", Input).value = "nonsense"
        await pilot.press("enter")
        assert "nonsense" in shown(app, "wrong")
