"""Backup and restore: everything or nothing, and the tables go on."""

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.house import Table, open_house
from wolfmoon.cli import run
from wolfmoon.server.engine import head
from wolfmoon.server.refusals import BadBackup, NotEmpty
from wolfmoon.server.store import Store
from wolfmoon.server.vault import back_up, check, restore
from wolfmoon.server.wire import View

Output = pytest.CaptureFixture[str]


async def filled(folder: Path) -> tuple[str, list[str]]:
    """A store with a table in mid-game, some talk, and a second table that has not begun."""
    async with open_house(folder) as house:
        await house.table(2, 3)
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)
            await host.say({"type": "say", "text": "Wer da?"})
            await host.hears("Wer da?")
        return table.code, table.tokens


@pytest.fixture
async def saved(tmp_path: Path) -> tuple[Path, str, list[str]]:
    (tmp_path / "old").mkdir()
    code, tokens = await filled(tmp_path / "old")
    store = await Store.open(str(tmp_path / "old" / "test.sqlite3"))
    file = tmp_path / "all.gz"
    rows = await back_up(store.engine, file)
    await store.close()
    assert rows == check(file)
    return file, code, tokens


async def test_a_restored_table_goes_on_with_the_same_links(tmp_path: Path, saved: tuple[Path, str, list[str]]) -> None:
    file, code, tokens = saved
    (tmp_path / "new").mkdir()
    store = await Store.open(str(tmp_path / "new" / "test.sqlite3"))
    await restore(store.engine, file)
    with pytest.raises(NotEmpty):
        await restore(store.engine, file)
    await store.close()
    async with open_house(tmp_path / "new") as house:
        table = Table(house, code, "", tokens)
        async with table.person(0) as one, table.person(1) as two, table.person(2) as three:
            await two.hears("Wer da?")
            await two.until_asked("tiny/throw")
            await two.answer("nothing")
            await three.until_asked("tiny/throw")
            await three.answer("nothing")
            await one.until(lambda who: isinstance(who.heard[-1], View) and who.view.version > 2)


def lines_of(file: Path) -> list[bytes]:
    with gzip.open(file) as lines:
        return list(lines)


def rewritten(file: Path, lines: list[bytes]) -> Path:
    other = file.with_name("other.gz")
    with gzip.open(other, "wb") as out:
        out.writelines(lines)
    return other


@pytest.mark.parametrize("what", ["cut", "end", "row", "twice", "kind", "later", "text", "missing"])
async def test_a_file_that_is_not_whole_restores_nothing(
    tmp_path: Path, saved: tuple[Path, str, list[str]], what: str
) -> None:
    file = saved[0]
    lines = lines_of(file)
    later = {"wolfmoon-backup": 1, "form": "9999", "made": "2030-01-01"}
    other = file.with_name("other.gz")
    match what:
        case "cut":
            other.write_bytes(file.read_bytes()[:-40])
        case "end":
            rewritten(file, lines[:-1])
        case "row":
            rewritten(file, lines[:3] + lines[4:])
        case "twice":
            rewritten(file, [*lines, lines[1]])
        case "kind":
            rewritten(file, [b"{}\n", *lines[1:]])
        case "later":
            rewritten(file, [json.dumps(later).encode() + b"\n", *lines[1:]])
        case "text":
            other.write_text("not even packed")
        case _:
            other = tmp_path / "nowhere.gz"
    store = await Store.open(str(tmp_path / "new.sqlite3"))
    with pytest.raises((BadBackup, OSError)):
        await restore(store.engine, other)
    assert await store.inputs(saved[1]) == []
    assert await store.plan(saved[1]) is None
    await store.close()


async def test_a_row_the_store_will_not_take_leaves_nothing_half_done(
    tmp_path: Path, saved: tuple[Path, str, list[str]]
) -> None:
    file = saved[0]
    store = await Store.open(str(tmp_path / "new.sqlite3"))
    await store.close()
    base = sqlite3.connect(tmp_path / "new.sqlite3")
    base.execute("CREATE TRIGGER no BEFORE INSERT ON talk BEGIN SELECT RAISE(ABORT, 'no'); END")
    base.commit()
    base.close()
    store = await Store.open(str(tmp_path / "new.sqlite3"))
    with pytest.raises(Exception, match="no"):
        await restore(store.engine, file)
    assert await store.plan(saved[1]) is None
    await store.close()


async def test_a_backup_holds_no_link(saved: tuple[Path, str, list[str]]) -> None:
    content = b"".join(lines_of(saved[0]))
    assert saved[1].encode() in content
    assert not any(token.encode() in content for token in saved[2])


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: Output) -> None:
    old, new, file = (str(tmp_path / name) for name in ("old 50%?.sqlite3", "new.sqlite3", "all.gz"))
    assert run(["migrate", "--store", old]) == 0
    made = capsys.readouterr().out
    assert head() in made
    assert old in made
    assert run(["migrate", "--store", f"sqlite:///{new}"]) == 0
    assert run(["migrate", "--store", old]) == 0
    assert "already" in capsys.readouterr().out
    assert run(["backup", file, "--store", old]) == 0
    assert run(["restore", file, "--store", new]) == 0
    capsys.readouterr()
    Path(file).write_bytes(b"\x1f\x8b broken")
    assert run(["restore", file, "--store", new]) == 2
    assert "cannot be restored" in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "no" / "where.gz"), "--store", old]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("mysql://me:secret@there/x", "postgresql://"),
        ("postgresql://me:secret@127.0.0.1:1/x", "cannot be reached"),
    ],
)
def test_a_store_that_cannot_be_used_is_named_without_its_password(
    address: str, says: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wolfmoon.server.engine.through_breaks", _at_once)
    assert run(["migrate", "--store", address]) == 2
    told = capsys.readouterr().err
    assert says in told
    assert "secret" not in told


async def _at_once(work, patience):  # type: ignore[no-untyped-def] # the shape of through_breaks
    from wolfmoon.server.breaks import through_breaks

    return await through_breaks(work, 0)


@pytest.mark.parametrize(("missing", "words"), [("asyncpg", []), ("redis", ["--bus", "redis://there"])])
def test_what_an_extra_is_needed_for_says_how_to_install_it(
    missing: str, words: list[str], capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wolfmoon.server.engine.find_spec", lambda module: module != missing or None)
    assert run(["serve", "--no-browser", "--port", "0", "--store", "postgresql://me@there/x", *words]) == 2
    told = capsys.readouterr().err
    assert missing in told
    assert 'pip install "wolfmoon[scale]"' in told


def test_a_store_of_an_earlier_form_is_read_only_after_it_was_brought_up(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "x.sqlite3"
    assert run(["migrate", "--store", str(file)]) == 0
    base = sqlite3.connect(file)
    base.execute("UPDATE alembic_version SET version_num = '0001'")
    base.commit()
    base.close()
    for words in (["backup", str(tmp_path / "x.gz")], ["reports"]):
        capsys.readouterr()
        assert run([*words, "--store", str(file)]) == 2
        assert "wolfmoon migrate" in capsys.readouterr().err


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "x.sqlite3"
    assert run(["migrate", "--store", str(file)]) == 0
    base = sqlite3.connect(file)
    base.execute("UPDATE alembic_version SET version_num = '9999'")
    base.commit()
    base.close()
    assert run(["migrate", "--store", str(file)]) == 2
    assert "later version" in capsys.readouterr().err
