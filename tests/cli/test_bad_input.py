"""A request that makes no sense is answered kindly: exit code 2, what was wrong and what would be right."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from wolfmoon.cli import run
from wolfmoon.core.match import start
from wolfmoon.core.record import record
from wolfmoon.games.fangs import RULES

Typed = Callable[..., str]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Typed:
    """Runs a command line that must be refused; gives what standard error says."""

    def refused(*words: str) -> str:
        assert run(words) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("wolfmoon: ")
        assert "error-" not in told.err
        return told.err

    return refused


@pytest.mark.parametrize("command", ["play", "simulate", "rules"])
def test_an_unknown_game_is_answered_with_those_there_are(typed: Typed, command: str) -> None:
    told = typed(command, "chess")
    assert "chess" in told
    assert "fangs" in told


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("simulat fangs", "simulate"),
        ("simulate", "GAME"),
        ("simulate fangs --seets 4", "--seats"),
        ("simulate fangs --seats many", "many"),
        ("simulate fangs --seats 9", "4 to 8"),
        ("play fangs --seats 3", "4 to 8"),
        ("play fangs --seats 5 --seat 5", "the last one is 4"),
        ("play fangs --seat -1", "-1"),
        ("simulate fangs --games 0", "--games"),
        ("simulate fangs --jobs 0", "--jobs"),
        ("simulate fangs --bots clever", "greedy"),
        ("simulate fangs --bots program:", "program:COMMAND"),
        ("play fangs --bots random,", "greedy"),
        ("simulate fangs --option characters", "NAME=VALUE"),
        ("simulate fangs --option =x", "NAME=VALUE"),
        ("simulate fangs --option colour=red", "characters"),
        ("simulate fangs --option characters=nobody", "standard"),
        ("simulate fangs --option public-list=maybe", "true"),
        ("simulate fangs --seats 5 --option variant=double-oracle", "anything-goes"),
        ("bot clever", "greedy"),
        ("rules fangs atack.1", "attack.1"),
        ("bench everything", "engine"),
        ("bench engine --seconds 0", "--seconds"),
        ("bench engine --seconds 1e9", "600"),
        ("serve --port 70000", "65535"),
    ],
)
def test_what_was_wrong_and_what_would_be_right_is_said(typed: Typed, words: str, named: str) -> None:
    assert named in typed(*words.split())


@pytest.mark.parametrize(
    "command", ["replay FILE", "scenario FILE", "edition check fangs FILE", "play fangs --edition FILE"]
)
def test_a_file_that_cannot_be_read_is_named(typed: Typed, command: str, tmp_path: Path) -> None:
    for file in (tmp_path / "not-there.toml", tmp_path):
        assert str(file) in typed(*(str(file) if word == "FILE" else word for word in command.split()))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in typed(*(str(binary) if word == "FILE" else word for word in command.split()))


def test_a_scenario_s_record_that_cannot_be_written_is_named(typed: Typed, tmp_path: Path) -> None:
    torch = Path(__file__).resolve().parents[1] / "games" / "fangs" / "scenarios" / "attack" / "die-of-the-torch.toml"
    assert str(tmp_path) in typed("scenario", str(torch), "--record", str(tmp_path))


def a_record() -> dict[str, object]:
    match = start(RULES, 4, seed=3)
    for _ in range(6):
        for ask in match.asks():
            match.answer(ask.seat, ask.legal()[0])
    document: dict[str, object] = json.loads(record(match).to_json())
    return document


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"format": 99}, "format"),
        ({"game": "chess"}, "chess"),
        ({"version": 9999}, "version"),
        ({"seed": "three"}, "seed"),
        ({"seats": 40}, "40"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"digest": "0" * 32}, "digest"),
        ({"inputs": [{"seat": 0}]}, "inputs[0]"),
        ({"inputs": [{"seat": 0, "answer": "fly"}]}, "fly"),
        ({"surplus": 1}, "surplus"),
    ],
)
def test_a_record_that_was_edited_is_refused(
    typed: Typed, tmp_path: Path, change: dict[str, object], named: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**a_record(), **change}), "utf-8")
    assert named in typed("replay", str(file))


def test_a_record_that_was_cut_short_is_refused(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = json.dumps(a_record())
    for length in (0, 1, len(text) // 2, len(text) - 1):
        file.write_text(text[:length], "utf-8")
        typed("replay", str(file))


def test_a_seat_that_the_record_does_not_have_and_two_views_at_once_are_refused(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(a_record()), "utf-8")
    assert "the last one is 3" in typed("replay", str(file), "--seat", "4")
    assert "--truth" in typed("replay", str(file), "--seat", "1", "--truth")


@pytest.mark.parametrize(
    ("edition", "named"),
    [
        ("[card.torch]\ncopys = 2\n", ("card.torch.copys", "line 2")),
        ("\n[card.torch]\ncopies = 'two'\n", ("card.torch.copies", "line 3", "whole number")),
        ("[card.lantern]\ncopies = 1\n", ("card.lantern", "line 1")),
        ("this is no TOML", ("TOML",)),
    ],
)
def test_an_edition_with_a_mistake_is_named_by_key_and_line(
    typed: Typed, tmp_path: Path, edition: str, named: tuple[str, ...]
) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text(edition, "utf-8")
    told = typed("edition", "check", "fangs", str(file))
    assert all(word in told for word in (*named, "my_box.toml"))


@pytest.mark.parametrize(
    ("scenario", "named"),
    [
        ("title = 'x'\n", "game"),
        ("title = 'x'\ngame = 'chess'\nrules = ['chess/1']\nseats = 4\n", "chess"),
        ("title = 'x'\ngame = 'fangs'\nrules = ['fangs/attack.1']\nseats = 4\nwhim = 1\n", "whim"),
        ("title = 'x'\ngame = 'fangs'\nrules = ['fangs/attack.1']\nseats = 12\n", "4 to 8"),
    ],
)
def test_a_scenario_with_a_mistake_is_refused(typed: Typed, tmp_path: Path, scenario: str, named: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(scenario, "utf-8")
    assert named in typed("scenario", str(file))
