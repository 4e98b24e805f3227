"""Starting and stopping: clear words about a busy port or a folder that cannot be written, and an orderly end."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.house import Person, open_house
from wolfmoon.catalogue import Catalogue
from wolfmoon.server.pages import SHELL
from wolfmoon.server.run import DataFolder, PortBusy, PortRefused, check_folder, listen

TOP = Path(__file__).resolve().parents[2]
SAID = Catalogue.of(*SHELL)


def test_a_busy_port_is_named_with_one_that_is_free() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortBusy) as refused:
            listen("127.0.0.1", port)
    text = SAID.say(refused.value.message)
    assert f"Port {port} " in text
    free = int(text.rpartition(" ")[2])
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", free))


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 8000), ("127.0.0.1", 99_999), ("203.0.113.7", 0)])
def test_an_address_that_nobody_can_listen_on_is_refused(host: str, port: int) -> None:
    with pytest.raises(PortRefused) as refused:
        listen(host, port)
    assert host in SAID.say(refused.value.message)


def test_a_data_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DataFolder) as refused:
        check_folder(tmp_path / "file" / "data")
    text = SAID.say(refused.value.message)
    assert str(tmp_path / "file" / "data") in text
    assert "--data" in text


def test_a_missing_data_folder_is_made(tmp_path: Path) -> None:
    folder = check_folder(tmp_path / "a" / "b")
    assert folder.is_dir()
    assert list(folder.iterdir()) == []


def test_a_server_that_is_told_to_stop_stops_in_order_and_logs_no_secret(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tests.server.serve_tiny", str(tmp_path), "0", "lasting"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=TOP)
    assert process.stdout is not None
    at = process.stdout.readline().strip()
    secrets, code = asyncio.run(_sit_at_a_table(at))
    process.send_signal(signal.SIGTERM)
    stopped = time.monotonic()
    _, log = process.communicate(timeout=20)
    assert time.monotonic() - stopped < 8
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines] == ["table opened", "game begun"]
    assert lines[0]["table"] == code
    assert not any(secret in log for secret in secrets)


async def _sit_at_a_table(at: str) -> tuple[list[str], str]:
    async with httpx.AsyncClient(base_url=at) as http:
        opened = (await http.post("/api/tables", json={"game": "tiny", "seats": 3, "name": "A"})).json()
        await http.post(f"/api/tables/{opened['table']}/start", json={"token": opened["token"]})
        async with Person(at, opened["table"], opened["token"], 0) as person:
            await person.until_asked()
        async with Person(at, opened["table"], "wrong-secret", 0) as person:
            await person.refusal()
    return [opened["token"], opened["invite"].partition("=")[2], "wrong-secret"], opened["table"]


async def test_a_store_of_an_earlier_start_is_taken_over(tmp_path: Path) -> None:
    for _ in range(2):
        async with open_house(tmp_path) as house:
            assert await house.hall.store.answers()
            await house.table(1, 3)
