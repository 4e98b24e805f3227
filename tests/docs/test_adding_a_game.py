"""The page docs/adding_a_game.md: its blocks make a game that passes what our own code must pass."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import lantern
from wolfmoon.core.scenario import read_scenario, run_scenario

SRC = lantern.TOP / "src" / "wolfmoon"


def checkout_with_lantern(folder: Path) -> Path:
    """src as it is, with the page's game beside the others."""
    package = folder / "wolfmoon"
    (package / "games").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "games" / "__init__.py").write_text("")
    (package / "core").symlink_to(SRC / "core")
    lantern.build(package / "games")
    return folder


@pytest.mark.parametrize("path", lantern.scenarios(), ids=lambda path: path.stem)
def test_every_scenario_of_the_page_holds(path: Path) -> None:
    run_scenario(read_scenario(path.read_text("utf-8"), path.name), lantern.rules())


@pytest.mark.parametrize("words", [["check"], ["format", "--check", "--diff"]], ids=["lint", "format"])
def test_the_code_of_the_page_is_clean(words: list[str], tmp_path: Path) -> None:
    lantern.build(tmp_path)
    config = str(lantern.TOP / "pyproject.toml")
    ruff = [sys.executable, "-m", "ruff", *words, "--no-cache", "--config", config, "lantern"]
    run = subprocess.run(ruff, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_code_of_the_page_is_typed(tmp_path: Path) -> None:
    folder = checkout_with_lantern(tmp_path)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "-p", "wolfmoon.games"]
    run = subprocess.run(mypy, cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_no_block_is_lost_between_the_page_and_the_package() -> None:
    text = lantern.PAGE.read_text("utf-8")
    assert len(lantern.blocks()) == text.count("<!-- file: ") > 10
