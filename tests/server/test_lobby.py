"""Before the game and after it: tables, seats, invitations, rematch."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.house import open_house
from tests.server.tiny import TINY
from wolfmoon.games import games


async def test_whoever_opens_a_table_is_its_host_on_the_first_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        opened = await house.post("/api/tables", game="tiny", seats=3, name=" Mara  Lund ", window_seconds=15)
        assert opened["seat"] == 0
        assert opened["invite"].startswith(f"/t/{opened['table']}#join=")
        assert opened["watch"] == f"/t/{opened['table']}"
        async with house.person(opened["table"], opened["token"]) as mara:
            await mara.hear()
            assert (mara.lobby.me, mara.lobby.host, mara.lobby.status) == (0, True, "open")
            assert [seat.kind for seat in mara.lobby.seats] == ["person", "open", "open"]
            assert mara.lobby.seats[0].name == "Mara Lund"
            assert mara.lobby.options == {"goal": 2, "aim": False, "stones": "grey"}


async def test_the_invitation_reaches_the_host_only(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        async with table.person(0) as host, table.person(1) as guest, table.person(None) as watcher:
            for each in (host, guest, watcher):
                await each.until(lambda one: True)
            assert host.lobby.invite == f"/t/{table.code}#join={table.invite}"
            assert guest.lobby.invite is None
            assert (watcher.lobby.invite, watcher.lobby.me, watcher.lobby.host) == (None, None, False)


async def test_an_invitation_seats_whoever_brings_it_and_a_wrong_one_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        seated = await house.post(f"{table.api}/sit", invite=table.invite, name="Otto", seat=2)
        assert seated["seat"] == 2
        seated = await house.post(f"{table.api}/sit", invite=table.invite, name="Ida")
        assert seated["seat"] == 1
        assert await house.refused(f"{table.api}/sit", invite="x" * 32, name="Eve") == "wrong-link"
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name="Eve", seat=2) == "seat-taken"
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name="Eve", seat=7) == "no-such-seat"
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name="Eve") == "table-full"
        assert await house.refused("/api/tables/AAAA-AAAA/sit", invite=table.invite, name="Eve") == "unknown-table"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\nb", "a\u202eb", "\u200b", "a\x1b[31m", "x" * 199])
async def test_a_name_is_1_to_24_printable_characters(tmp_path: Path, name: str) -> None:
    async with open_house(tmp_path) as house:
        assert await house.refused("/api/tables", game="tiny", seats=3, name=name) == "bad-name"
        table = await house.table(1, 2)
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name=name) == "bad-name"


@pytest.mark.parametrize("name", ["Ö", "李雷", "Mara & Otto", "<b>Eve</b>", "x" * 24, "👻 Boo"])
async def test_a_name_may_be_written_in_any_script_and_markup_is_only_text(tmp_path: Path, name: str) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 2, name=name)
        async with table.person(None) as watcher:
            await watcher.hear()
            assert watcher.lobby.seats[0].name == name


async def test_everybody_sees_who_is_here_and_ready(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        async with table.person(0) as host:
            await host.until(lambda one: not one.lobby.seats[1].here)
            async with table.person(1) as guest:
                await host.until(lambda one: one.lobby.seats[1].here)
                await house.post(f"{table.api}/ready", token=table.tokens[1], ready=True)
                await guest.until(lambda one: one.lobby.seats[1].ready)
                await host.until(lambda one: one.lobby.seats[1].ready)
            await host.until(lambda one: not one.lobby.seats[1].here)


async def test_only_the_host_sets_seats_options_and_starts(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        for token, kind in ((table.tokens[1], "not-host"), ("nonsense", "wrong-link")):
            assert await house.refused(f"{table.api}/start", token=token) == kind
            assert await house.refused(f"{table.api}/seat", token=token, seat=2, kind="bot") == kind
            assert await house.refused(f"{table.api}/options", token=token, seats=4, options={}) == kind
        await house.post(f"{table.api}/seat", token=table.tokens[0], seat=2, kind="bot", level="random")
        await house.post(f"{table.api}/options", token=table.tokens[0], seats=5, options={"goal": 3})
        async with table.person(None) as watcher:
            await watcher.hear()
            assert [seat.kind for seat in watcher.lobby.seats] == ["person", "person", "bot", "open", "open"]
            assert watcher.lobby.seats[2].level == "random"
            assert watcher.lobby.options == {"goal": 3, "aim": False, "stones": "grey"}


async def test_what_a_table_cannot_be_is_refused_with_what_it_can_be(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        assert await house.refused("/api/tables", game="chess", seats=2, name="A") == "unknown-game"
        assert await house.refused("/api/tables", game="tiny", seats=9, name="A") == "wrong-seats"
        assert await house.refused("/api/tables", game="tiny", seats=3, name="A", options={"x": 1}) == "unknown-option"
        assert await house.refused("/api/tables", game="tiny", seats=3, name="A", options={"goal": 0}) == "bad-option"
        assert await house.refused("/api/tables", game="tiny", seats=3, name="A", window_seconds=-1) == "malformed"
        table = await house.table(3, 3, options={"stones": "red"})
        host = table.tokens[0]
        assert await house.refused(f"{table.api}/options", token=host, seats=2, options={}) == "seat-taken"
        assert await house.refused(f"{table.api}/options", token=host, seats=3, options={"goal": True}) == "bad-option"
        assert await house.refused(f"{table.api}/seat", token=host, seat=1, kind="bot", level="god") == "no-such-level"
        assert await house.refused(f"{table.api}/seat", token=host, seat=0, kind="open") == "host-stays"
        assert await house.refused(f"{table.api}/seat", token=host, seat=1, kind="bot") == "seat-taken"


async def test_a_freed_seat_s_link_is_void_and_who_sat_there_watches(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        async with table.person(1) as guest:
            await guest.hear()
            await house.post(f"{table.api}/seat", token=table.tokens[0], seat=1, kind="open")
            await guest.until(lambda one: one.lobby.me is None)
        async with table.person(1) as guest:
            assert (await guest.refusal()).error == "wrong-link"
        await house.post(f"{table.api}/seat", token=table.tokens[2], seat=2, kind="open")
        assert await house.refused(f"{table.api}/ready", token=table.tokens[2], ready=True) == "wrong-link"


async def test_at_the_start_open_seats_become_bots_and_the_lobby_is_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 4)
        async with table.person(1) as guest:
            await guest.hear()
            await table.start()
            await guest.until(lambda one: one.lobby.status == "playing")
            assert [seat.kind for seat in guest.lobby.seats] == ["person", "person", "bot", "bot"]
        host = table.tokens[0]
        assert await house.refused(f"{table.api}/start", token=host) == "already-started"
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name="Eve") == "already-started"
        assert await house.refused(f"{table.api}/seat", token=host, seat=1, kind="open") == "already-started"
        assert await house.refused(f"{table.api}/options", token=host, seats=4, options={}) == "already-started"
        assert await house.refused(f"{table.api}/rematch", token=host) == "not-over"


async def test_every_old_link_finds_the_rematch_and_its_own_seat_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3, options={"goal": 1})
        await table.start()
        rnd = random.Random(5)
        async with table.person(0) as host, table.person(1) as guest:
            await asyncio.gather(host.play_on(rnd), guest.play_on(rnd))
            assert await house.refused(f"{table.api}/rematch", token=table.tokens[1]) == "not-host"
            again = await house.post(f"{table.api}/rematch", token=table.tokens[0])
            assert await house.post(f"{table.api}/rematch", token=table.tokens[0]) == again
            await host.until(lambda one: one.lobby.next == again["table"])
            assert host.lobby.token == again["token"]
        # the guest had gone; whoever comes by the old link later finds the seat too, the same one each time
        tokens = set()
        for _ in range(2):
            async with table.person(1) as guest:
                await guest.until(lambda one: one.lobby.token is not None)
                assert guest.lobby.next == again["table"]
                tokens.add(guest.lobby.token)
        assert len(tokens) == 1
        async with house.person(again["table"], tokens.pop()) as guest, table.person(None) as watcher:
            await guest.hear()
            assert guest.lobby.me == 1
            assert [(seat.name, seat.kind) for seat in guest.lobby.seats] == [
                ("Seat 0", "person"),
                ("Seat 1", "person"),
                (None, "bot"),
            ]
            await watcher.until(lambda one: one.lobby.next == again["table"])
            assert watcher.lobby.token is None


async def test_a_table_may_be_played_with_corrected_values_and_says_so(tmp_path: Path) -> None:
    fangs = games()["fangs"]
    async with open_house(tmp_path, games={"fangs": fangs, "tiny": TINY}) as house:
        form = {"game": "fangs", "seats": 6, "name": "A"}
        for wrong in ("no toml", "[nothing]\nhere = 1\n"):
            reply = await house.http.post("/api/tables", json=form | {"edition": wrong})
            assert (reply.status_code, reply.json()["error"]) == (400, "bad-edition")
        assert await house.refused("/api/tables", game="tiny", seats=3, name="A", edition="x = 1") == "bad-edition"
        opened = await house.post("/api/tables", **form, edition="")
        async with house.person(opened["table"], opened["token"]) as host:
            await host.hear()
            assert host.lobby.edition
            await house.post(f"/api/tables/{opened['table']}/start", token=opened["token"])
            await host.until(lambda one: one.lobby.status == "playing")
