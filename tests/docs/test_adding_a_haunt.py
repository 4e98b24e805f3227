"""The page docs/adding_a_haunt.md: its blocks make a sixth haunt that passes what the five must pass.

The checkout is put together anew with one more folder among the haunts, and looked at by processes of its own, since a game
reads its haunts once.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.lantern import TOP, blocks

PAGE = TOP / "docs" / "adding_a_haunt.md"
SRC = TOP / "src" / "wolfmoon"
GAME = Path("games") / "blood_on_the_moon"
HAUNT = "lamplighters"


def link_all_but(there: Path, here: Path, *names: str) -> None:
    """A folder with links to all that lies in another one, but for these names."""
    here.mkdir(parents=True)
    for each in there.iterdir():
        if each.name not in (*names, "__pycache__"):
            (here / each.name).symlink_to(each)


def checkout(folder: Path) -> Path:
    """wolfmoon as it is, with the page's haunt beside the others."""
    package = folder / "wolfmoon"
    link_all_but(SRC, package, "games")
    link_all_but(SRC / "games", package / "games", GAME.name)
    shutil.copytree(SRC / GAME, package / GAME, ignore=shutil.ignore_patterns("__pycache__"))
    for path, text in blocks(PAGE).items():
        target = package / GAME / "haunts" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout with six haunts."""
    return checkout(tmp_path_factory.mktemp("haunt"))


def run(place: Path, *words: str) -> str:
    """Run Python with that checkout; what it printed. Fails if it did."""
    env = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{TOP}"}
    done = subprocess.run([sys.executable, *words], cwd=TOP, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_block_is_lost_between_the_page_and_the_folder() -> None:
    assert len(blocks(PAGE)) == PAGE.read_text("utf-8").count("<!-- file: ") > 10
    assert all(path.startswith(f"{HAUNT}/") for path in blocks(PAGE)), "nothing outside the haunt's folder is edited"


def test_its_scenarios_hold_and_every_rule_has_code_and_a_scenario(place: Path) -> None:
    run(place, "-m", "tests.docs.lamplighters", "scenarios", str(place))


def test_it_passes_the_contract_of_haunts_and_each_side_wins(place: Path) -> None:
    run(place, "-m", "tests.docs.lamplighters", "contract")


def test_what_is_written_of_the_game_is_whole_with_it(place: Path) -> None:
    which = f"{GAME.name} and not code_and_a_scenario"
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract/test_written.py", "-k", which)
    assert "passed" in run(place, *words)


@pytest.mark.parametrize("words", [["check"], ["format", "--check", "--diff"]], ids=["lint", "format"])
def test_its_code_is_clean(words: list[str], place: Path) -> None:
    config = str(TOP / "pyproject.toml")
    folder = str(place / "wolfmoon" / GAME / "haunts" / HAUNT)
    run(place, "-m", "ruff", *words, "--no-cache", "--config", config, folder)


def test_its_code_is_typed(place: Path, tmp_path: Path) -> None:
    package = f"wolfmoon.games.{GAME.name}.haunts.{HAUNT}"
    env = {**os.environ, "MYPYPATH": str(place)}
    words = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path), "-p", package]
    done = subprocess.run(words, cwd=place, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
