"""What is malformed, huge, too much or from elsewhere: a clear refusal, nothing lost, nobody harmed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import open_house
from wolfmoon.server.connection import SLOW, Connection
from wolfmoon.server.forms import NewTable, SetSeat, SitDown
from wolfmoon.server.links import heir, plain_code
from wolfmoon.server.names import clean_name
from wolfmoon.server.outbox import Outbox
from wolfmoon.server.refusals import BadName
from wolfmoon.server.rows import Called, Closed, Gave, Row, TookBack, read, written
from wolfmoon.server.wire import AnswerMessage, CallMessage, Hello, UndoMessage, View, read_message

anything: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
fields = st.sampled_from(["type", "version", "decision", "answer", "call", "table", "token", "have", "extra"])
kinds = st.sampled_from(["hello", "answer", "call", "undo", "view", ""])


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_bytes_that_are_no_message_are_refused_without_a_fault(noise: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        read_message(noise)


@given(kinds, st.dictionaries(fields, anything, max_size=6))
def test_a_message_is_one_of_four_kinds_with_exactly_its_fields_or_refused(kind: str, rest: dict[str, Any]) -> None:
    document = {"type": kind} | {key: value for key, value in rest.items() if key != "type"}
    try:
        message = read_message(json.dumps(document))
    except msgspec.DecodeError:
        return
    assert isinstance(message, Hello | AnswerMessage | CallMessage | UndoMessage)
    assert set(document) - {"type"} <= set(message.__struct_fields__)


@given(
    st.dictionaries(st.sampled_from(["game", "seats", "name", "options", "invite", "token", "seat", "kind"]), anything)
)
def test_a_form_is_read_or_refused_without_a_fault(document: dict[str, Any]) -> None:
    for kind in (NewTable, SitDown, SetSeat):
        try:
            msgspec.json.decode(json.dumps(document), type=kind)
        except msgspec.DecodeError:
            continue


answers = (
    st.none()
    | st.text(max_size=10)
    | st.integers(-99, 99)
    | st.lists(st.text(max_size=5), max_size=4)
    | st.dictionaries(st.text(max_size=5), st.integers(1, 9), max_size=4)
)
rows = st.one_of(
    st.builds(Gave, st.integers(0, 9), answers, st.booleans(), st.sampled_from(["", "bot", "clock", "order"])),
    st.builds(Called, st.integers(0, 9), st.text(max_size=20)),
    st.builds(Closed, st.text(max_size=5)),
    st.builds(TookBack, st.integers(0, 9)),
)


@given(rows)
def test_a_stored_input_is_read_as_it_was_written(row: Row) -> None:
    assert read(written(row)) == row


@given(st.text(max_size=60))
def test_a_cleaned_name_is_printable_trimmed_and_stays_as_it_is(given_name: str) -> None:
    try:
        name = clean_name(given_name)
    except BadName:
        return
    assert name.isprintable()
    assert name == name.strip()
    assert 1 <= len(name) <= 24
    assert clean_name(name) == name


@given(st.text(max_size=40), st.text(max_size=40))
def test_an_inherited_secret_has_128_bits_and_follows_from_the_other(secret: str, purpose: str) -> None:
    assert len(heir(secret, purpose)) == 32
    assert heir(secret, purpose) == heir(secret, purpose)
    assert len(plain_code(secret)) <= 48


NOISE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "[" * 15_000,
    '{"type":"answer"}',
    '{"type":"dance"}',
    '{"type":"undo","version":1,"force":true}',
    '{"type":"answer","version":1,"decision":"d1","answer":true}',
    '{"type":"answer","version":1,"decision":"d1","answer":1e400}',
    '{"type":"answer","version":1,"decision":"d1","answer":' + "9" * 5000 + "}",
    '{"type":"answer","version":-1,"decision":"d1","answer":null}',
    '{"type":"call","version":1,"call":"' + "x" * 500 + '"}',
    '{"type":"hello","table":"A","token":null,"have":0}',
    '{"type":"undo","version":"\\ud800"}',
    b"\x00\xff\x00",
]


async def test_a_socket_that_talks_nonsense_is_told_so_and_stays_usable(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            for noise in NOISE:
                await host.say(noise)
                assert (await host.refusal()).error == "malformed", noise
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)


async def test_a_huge_message_ends_its_own_socket_and_no_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host, table.person(1) as other:
            await host.until_asked("tiny/pick")
            await other.until(lambda who: len(who.heard) > 1)
            await other.say("x" * 40_000)
            with pytest.raises(ConnectionClosed) as closed:
                await other.until(lambda who: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)


async def test_endless_nonsense_ends_the_socket(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        async with table.person(None) as watcher:
            for _ in range(60):
                await watcher.say("nonsense")
            with pytest.raises(ConnectionClosed):
                await watcher.until(lambda who: False)
            assert len(watcher.heard) == 51, "the lobby and fifty refusals"


async def test_who_talks_too_fast_is_asked_to_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, message_rate=(5.0, 3.0)) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            for _ in range(4):
                await host.say({"type": "call", "version": 1, "call": "fly"})
            said = [(await host.refusal()).error for _ in range(4)]
            assert said == ["illegal-call"] * 3 + ["too-much"]
            await asyncio.sleep(0.3)
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)


async def test_one_address_cannot_open_tables_without_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, request_rate=(0.1, 3.0)) as house:
        form = {"game": "tiny", "seats": 3, "name": "A"}
        replies = [await house.http.post("/api/tables", json=form) for _ in range(5)]
        assert [reply.status_code for reply in replies] == [200, 200, 200, 429, 429]
        assert replies[-1].json()["error"] == "too-much"


async def test_the_first_word_is_a_hello_to_a_table_that_there_is(tmp_path: Path) -> None:
    async with open_house(tmp_path, greeting_seconds=0.3) as house:
        table = await house.table(3, 3)
        hellos: dict[str, dict[str, Any]] = {
            "unknown-table": {"type": "hello", "table": "AAAA-AAAA", "token": None, "have": 0},
            "wrong-link": {"type": "hello", "table": table.code, "token": "nonsense", "have": 0},
            "malformed": {"type": "undo", "version": 1},
        }
        for kind, hello in hellos.items():
            person = house.person(table.code, None)
            person.hello = hello
            async with person:
                refused = await person.refusal()
                assert (refused.asked, refused.error) == ("hello", kind)
                with pytest.raises(ConnectionClosed):
                    await person.hear()
        async with connect(f"{house.at.replace('http', 'ws')}ws") as silent:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(silent.recv(), 2)
        typed = house.person(f" {table.code.lower()} ", table.tokens[0])
        async with typed:
            await typed.hear()
            assert typed.lobby.me == 0


async def test_a_page_of_another_site_may_not_ask(tmp_path: Path) -> None:
    async with open_house(tmp_path, origins=frozenset({"https://friend.example"})) as house:
        at = f"{house.at.replace('http', 'ws')}ws"
        with pytest.raises(InvalidStatus):
            await connect(at, additional_headers={"Origin": "https://evil.example"})
        for origin in (house.at.rstrip("/"), "https://friend.example"):
            async with connect(at, additional_headers={"Origin": origin}):
                pass
        form = {"game": "tiny", "seats": 3, "name": "A"}
        reply = await house.http.post("/api/tables", json=form, headers={"origin": "https://evil.example"})
        assert (reply.status_code, reply.json()["error"]) == (403, "wrong-origin")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game":"tiny"}', b"\xff\xfe", b"[" * 10_000])
async def test_a_form_that_cannot_be_read_is_refused(tmp_path: Path, body: bytes) -> None:
    async with open_house(tmp_path) as house:
        reply = await house.http.post("/api/tables", content=body)
        assert (reply.status_code, reply.json()["error"]) == (400, "malformed")


async def test_a_huge_form_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        reply = await house.http.post("/api/tables", content=b"x" * 100_000)
        assert (reply.status_code, reply.json()["error"]) == (413, "too-big")
        form = {"game": "tiny", "seats": 3, "name": "A", "unknown": 1}
        assert await house.refused("/api/tables", **form) == "malformed"


class Stuck:
    """A socket whose peer never reads."""

    def __init__(self) -> None:
        self.closed: int | None = None

    async def send(self, message: Message) -> None:
        """Never returns, unless the socket is closed; then remember why."""
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()
        self.closed = message["code"]


async def test_a_reader_that_does_not_read_is_let_go_and_holds_up_nobody() -> None:
    stuck = Stuck()
    connection = Connection(stuck.send, Outbox(), most_unsent=20)
    await asyncio.sleep(0)
    for n in range(22):
        connection.say(b"%d" % n)
        await asyncio.sleep(0)
    await asyncio.wait_for(connection.finished(), 1)
    assert stuck.closed == SLOW
    connection.say(b"nobody hears this")
    assert len(connection._line) == 0


async def test_people_who_vanish_harm_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            gone = [table.person(seat) for seat in (1, 2, None)]
            for each in gone:
                await each.__aenter__()
                await each.until(lambda who: any(isinstance(m, View) for m in who.heard))
                each.socket.transport.abort()
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2)
            await host.until(lambda who: not any(seat.here for seat in who.lobby.seats[1:]))


@pytest.mark.parametrize(
    "name",
    [
        "Z" + "\u0335" * 12 + "algo",
        "\u0301starts with a mark",
        "\u3164",
        "\u2800\u2800",
        "a\u202eb",
        "a\u2066b",
        "a\u200bb",
        "a\u00adb",
        "\ufeffa",
        "a\ue000" + "0\ue001",
        "a\tb",
        "a\x7f",
        "\ud800",
    ],
)
def test_a_name_that_hides_or_piles_up_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("name", ["Åsa Öberg", "نور", "שלום", "ज़ोया", "Đặng Thị Huệ", "太郎", "❤️ Mara", "O'Neill-<b>"])
def test_a_name_in_any_script_is_a_name(name: str) -> None:
    assert clean_name(name)


async def test_a_reader_who_never_reads_is_let_go_while_the_others_play_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", int(house.at.rstrip("/").rpartition(":")[2]))
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = json.dumps({"type": "hello", "table": table.code, "token": table.tokens[2], "have": 0}).encode()
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        transport: Any = writer.transport
        transport.pause_reading()
        async with table.person(0) as host:
            await host.until_asked("tiny/pick")
            await host.until(lambda who: who.lobby.seats[2].here)
            live = await house.hall.find(table.code)
            (stuck,) = live.viewers(2)
            for n in range(100_000):
                live.show_lobby((stuck,))
                if stuck.lost:
                    break
                if n % 50 == 0:
                    await asyncio.sleep(0)
            assert stuck.lost
            assert not stuck._line, "nothing is kept for it"
            await host.answer("1")
            await host.until(lambda who: who.view.version == 2, 3)
        writer.close()
