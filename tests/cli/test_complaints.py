"""`wolfmoon complaints`: the operator reads what people have complained of."""

import asyncio
from pathlib import Path

import pytest

from tests.server.house import open_house
from wolfmoon.cli import run


def test_who_runs_the_server_reads_the_complaints_with_what_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:

    async def somebody_complains() -> str:
        async with open_house(tmp_path) as house:
            table = await house.table(2, 2, name="Mara")
            async with table.person(0) as mara:
                await mara.say({"type": "say", "text": "You are all fools"})
                await mara.hears("You are all fools")
            await house.post(f"{table.api}/complain", token=table.tokens[1], about=0, words="She calls us names")
            return table.code

    code = asyncio.run(somebody_complains())
    store = f"sqlite:///{tmp_path / 'test.sqlite3'}"
    capsys.readouterr()
    assert run(["complaints", "--store", store]) == 0
    listed = capsys.readouterr().out
    assert f"{code}  seat 2 about seat 1 (Mara): She calls us names" in listed
    assert "seat 1 (Mara): You are all fools" in listed
    assert run(["complaints", code, "--brief", "--store", store]) == 0
    assert "fools" not in capsys.readouterr().out
    assert run(["complaints", "AAAA-AAAA", "--store", store]) == 0
    assert capsys.readouterr().out == "Nobody has complained.\n"
