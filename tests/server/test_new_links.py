"""A seat's link can be renewed by its owner and by the host; the old one is dead at once."""

import asyncio
from pathlib import Path

from tests.server.house import open_house
from tests.server.tiny import TINY
from wolfmoon.games import games
from wolfmoon.server.links import heir
from wolfmoon.server.wire import Lobby, View

GAMES = {**games(), TINY.id: TINY}


async def test_an_owner_renews_his_link_and_who_came_by_the_old_one_only_watches(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        await table.start()
        async with table.person(1) as thief, table.person(0) as host:
            await thief.until(lambda who: any(isinstance(each, View) for each in who.heard))
            assert thief.view.private is not None
            await host.until_asked("tiny/pick")
            renewed = await house.post(f"{table.api}/renew", token=table.tokens[1], seat=1)
            await thief.until(lambda who: who.lobby.me is None and who.view.me is None)
            assert thief.view.private is None
            assert thief.view.log_from == 0, "the log is that of somebody who watches"
            heard = len(thief.heard)
            await host.answer("1")
            await thief.until(lambda who: who.view.version == 2)
            assert all(each.private is None for each in thief.heard[heard:] if isinstance(each, View))
            await thief.say({"type": "answer", "version": 2, "decision": "d2", "answer": "nothing"})
            assert (await thief.refusal()).error == "watching"
        async with table.person(1) as old:
            assert (await old.refusal()).error == "wrong-link"
        async with house.person(table.code, renewed["token"]) as owner:
            await owner.until_asked("tiny/throw")
            assert owner.lobby.me == 1


async def test_the_host_renews_a_seat_and_everybody_reads_that_it_was_done(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        async with table.person(2) as ines:
            await ines.hear()
            renewed = await house.post(f"{table.api}/renew", token=table.tokens[0], seat=1)
            await ines.until(lambda who: len(who.talk) == 1)
            assert ines.talk[0].phrase is not None
            assert (ines.talk[0].seat, ines.talk[0].phrase.id) == (0, "phrase-new-link")
        async with house.person(table.code, renewed["token"]) as owner:
            await owner.hear()
            assert owner.lobby.me == 1


async def test_nobody_else_renews_a_link(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        at = f"{table.api}/renew"
        assert await house.refused(at, token=table.tokens[1], seat=0) == "not-host"
        assert await house.refused(at, token="nobody", seat=1) == "wrong-link"
        assert await house.refused(at, token=table.tokens[0], seat=2) == "no-person"
        assert await house.refused(at, token=table.tokens[0], seat=9) == "no-such-seat"


async def test_with_the_host_s_link_the_invitation_changes(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        renewed = await house.post(f"{table.api}/renew", token=table.tokens[0], seat=0)
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name="Otto") == "wrong-link"
        assert await house.refused(f"{table.api}/start", token=table.tokens[0]) == "wrong-link"
        await house.post(f"{table.api}/sit", invite=heir(renewed["token"], "invite"), name="Otto")


async def test_a_renewed_link_outlasts_a_restart_and_the_old_one_does_not_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        await table.start()
        renewed = await house.post(f"{table.api}/renew", token=table.tokens[1], seat=1)
    async with open_house(tmp_path) as house:
        async with house.person(table.code, table.tokens[1]) as old:
            assert (await old.refusal()).error == "wrong-link"
        async with house.person(table.code, renewed["token"]) as owner:
            await owner.until(lambda who: any(isinstance(each, View) for each in who.heard))
            assert owner.view.me == 1


async def test_one_who_plays_all_seats_renews_them_with_the_host_s(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(1, 2, game="armata_strigoi", options={"solo": True})
        await table.start()
        async with table.person(0) as before:
            await before.until(lambda who: bool(who.lobby.seats_of_mine))
            old = before.lobby.seats_of_mine[1].token
        assert await house.refused(f"{table.api}/renew", token=table.tokens[0], seat=1) == "no-person"
        renewed = await house.post(f"{table.api}/renew", token=table.tokens[0], seat=0)
        async with house.person(table.code, old) as gone:
            assert (await gone.refusal()).error == "wrong-link"
        async with house.person(table.code, renewed["token"]) as now:
            await now.until(lambda who: any(isinstance(each, Lobby) for each in who.heard))
            token = now.lobby.seats_of_mine[1].token
        async with house.person(table.code, token) as second:
            await second.until(lambda who: any(isinstance(each, View) for each in who.heard))
            assert second.view.me == 1


async def test_two_who_renew_at_once_leave_one_good_link(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        form = {"token": table.tokens[1], "seat": 1}
        replies = await asyncio.gather(*(house.http.post(f"{table.api}/renew", json=form) for _ in range(4)))
        assert sorted(reply.status_code for reply in replies) == [200, 403, 403, 403]
