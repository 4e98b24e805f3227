"""Where the games are: every command takes it alike, and what cannot be a store is refused while nothing is made or changed."""

import os
import sqlite3
from pathlib import Path
from shutil import copytree

import pytest

from tests.cli.test_commands import finished
from wolfmoon.cli import run
from wolfmoon.core.record import record
from wolfmoon.server.run import DATABASE

Output = pytest.CaptureFixture[str]
READS = ("backup OUT", "export AAAA-AAAA", "reports", "reports 1a2b", "complaints")
MAKES = ("serve --no-browser --port 0", "migrate", "restore BACKUP", "import GAME")


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game, a backup, and things that are no store."""
    at = tmp_path_factory.mktemp("prepared")
    (at / "game.json").write_text(record(finished()).to_json(), "utf-8")
    assert run(["migrate", "--store", str(at / "empty.sqlite3")]) == 0
    assert run(["backup", str(at / "all.gz"), "--store", str(at / "empty.sqlite3")]) == 0
    (at / "folder").mkdir()
    (at / "nothing").touch()
    (at / "letter.txt").write_text("Dear Mara, this is no database at all.")
    (at / "torn.sqlite3").write_bytes((at / "empty.sqlite3").read_bytes()[:4096] + b"\0" * 100)
    return at


@pytest.fixture
def folder(prepared: Path, tmp_path: Path, capsys: Output) -> Path:
    """A copy of it for one test."""
    copytree(prepared, tmp_path / "at")
    capsys.readouterr()
    return tmp_path / "at"


def typed(command: str, folder: Path) -> list[str]:
    files = {"OUT": "out.gz", "BACKUP": "all.gz", "GAME": "game.json"}
    return [str(folder / files[word]) if word in files else word for word in command.split()]


def found_in(folder: Path) -> dict[str, bytes]:
    return {str(each.relative_to(folder)): each.read_bytes() if each.is_file() else b"" for each in folder.rglob("*")}


def refused(capsys: Output, *words: str) -> str:
    assert run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("wolfmoon: ")
    assert err.count("\n") == 1
    assert ".." not in err
    return err


@pytest.mark.parametrize("command", [*READS, *MAKES])
@pytest.mark.parametrize(
    ("store", "named"),
    [
        ("FOLDER/folder", "--data FOLDER/folder"),
        ("sqlite:///FOLDER/folder", "it is a folder"),
        ("sqlite:///FOLDER/no/such/x.sqlite3", "FOLDER/no/such"),
        ("FOLDER/letter.txt", "no SQLite database"),
        ("/dev/null", "no ordinary file"),
        ("sqlite://", "sqlite:///FILE"),
        ("sqlite:///:memory:", "sqlite:///FILE"),
        ("", "it is a folder"),
        ("mysql://me@there/x", "postgresql://"),
    ],
)
def test_what_cannot_be_a_store_is_refused_and_left_as_it_was(
    capsys: Output, folder: Path, command: str, store: str, named: str
) -> None:
    before = found_in(folder)
    told = refused(capsys, *typed(command, folder), "--store", store.replace("FOLDER", str(folder)))
    assert named.replace("FOLDER", str(folder)) in told
    assert found_in(folder) == before


@pytest.mark.parametrize("command", READS)
@pytest.mark.parametrize(
    ("where", "named"),
    [
        ("--store FOLDER/games.sqlit", "no such file"),
        ("--store FOLDER/nothing", "holds nothing"),
        ("--data FOLDER/folder", f"folder/{DATABASE}"),
        ("--data FOLDER/nowhere", "no such file"),
    ],
)
def test_who_only_reads_makes_no_store(capsys: Output, folder: Path, command: str, where: str, named: str) -> None:
    before = found_in(folder)
    told = refused(capsys, *typed(command, folder), *where.replace("FOLDER", str(folder)).split())
    assert named in told
    assert "--store FILE" in told
    assert found_in(folder) == before


@pytest.mark.parametrize("command", [*READS, *MAKES])
def test_a_store_that_cannot_be_written_is_refused(
    capsys: Output, folder: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda _, mode: mode != os.W_OK)
    assert "must be writable" in refused(capsys, *typed(command, folder), "--store", str(folder / "empty.sqlite3"))


@pytest.mark.parametrize("command", READS)
def test_another_program_s_database_is_not_made_a_store_by_reading(capsys: Output, folder: Path, command: str) -> None:
    other = folder / "other.sqlite3"
    base = sqlite3.connect(other)
    base.execute("CREATE TABLE songs (name TEXT)")
    base.commit()
    base.close()
    assert "holds nothing of Wolfmoon" in refused(capsys, *typed(command, folder), "--store", str(other))
    base = sqlite3.connect(other)
    assert base.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]
    base.close()


@pytest.mark.parametrize("command", [*READS, *MAKES])
def test_a_torn_database_is_refused_with_what_sqlite_says(capsys: Output, folder: Path, command: str) -> None:
    assert "torn.sqlite3 cannot be used" in refused(
        capsys, *typed(command, folder), "--store", str(folder / "torn.sqlite3")
    )


def test_every_command_finds_the_games_in_a_data_folder(capsys: Output, folder: Path) -> None:
    here, there = str(folder / "here"), str(folder / "there")
    assert run(["import", str(folder / "game.json"), "--data", here]) == 0
    code = capsys.readouterr().out.strip().rpartition("/replay/")[2]
    assert run(["migrate", "--data", here]) == 0
    assert run(["backup", str(folder / "here.gz"), "--data", here]) == 0
    assert run(["restore", str(folder / "here.gz"), "--data", there]) == 0
    assert run(["export", code, "--file", str(folder / "out.json"), "--data", there]) == 0
    assert run(["reports", "--data", there]) == 0
    assert run(["complaints", "--data", there]) == 0
    assert (folder / "there" / DATABASE).is_file()


@pytest.mark.parametrize("bus", ["redis://me:secret@there:6379/0", "postgresql://me:secret@there/x"])
def test_a_bus_for_the_store_of_one_server_is_refused(capsys: Output, folder: Path, bus: str) -> None:
    file = str(folder / "games.sqlite3")
    told = refused(capsys, "serve", "--no-browser", "--port", "0", "--store", file, "--bus", bus)
    assert file in told
    assert "Leave --bus out" in told
    assert "secret" not in told
    assert not Path(file).exists()
