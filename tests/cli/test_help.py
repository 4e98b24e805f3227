"""Every command explains itself, and its example works."""

import inspect
import re
import shlex
from pathlib import Path

import pytest
from cyclopts import App

from wolfmoon.cli import COMMANDS, app, run

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "cli.md"
LEAVES = [(name,) for name in COMMANDS if name != "edition"] + [("edition", "check")]


def leaf(words: tuple[str, ...]) -> App:
    found = app()
    for word in words:
        found = found[word]
    return found


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    listed = capsys.readouterr().out
    assert all(re.search(rf"│ {name} ", listed) for name in COMMANDS)


def test_the_document_names_every_command() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert all(f"`wolfmoon {' '.join(words)}" in text for words in LEAVES)


@pytest.mark.parametrize("words", LEAVES, ids=" ".join)
def test_help_explains_every_parameter_and_ends_with_an_example(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words, "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert f"Example: wolfmoon {' '.join(words)}" in shown
    command = leaf(words).default_command
    assert command is not None
    documented = inspect.getdoc(command) or ""
    for name in inspect.signature(command).parameters:
        assert re.search(rf"^    {name}: \w", documented, re.MULTILINE), f"{name} is not explained"


@pytest.mark.parametrize("words", LEAVES, ids=" ".join)
def test_the_example_is_understood(words: tuple[str, ...]) -> None:
    documented = inspect.getdoc(leaf(words).default_command) or ""
    example = re.search(r"Example: wolfmoon (.*)", documented)
    assert example is not None
    typed = shlex.split(example[1].partition(" < ")[0])
    command, _, _ = app().parse_args(typed, exit_on_error=False, print_error=False)
    assert command is leaf(words).default_command


def test_the_files_of_this_project_that_an_example_names_are_there() -> None:
    named = [re.findall(r"tests/\S+", inspect.getdoc(leaf(words).default_command) or "") for words in LEAVES]
    files = [file for each in named for file in each]
    assert files
    assert [file for file in files if not (DOCUMENT.parents[1] / file).is_file()] == []


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", capsys.readouterr().out)
