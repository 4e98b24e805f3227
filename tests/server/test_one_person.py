"""Tables at which one person plays every seat that no bot plays."""

from pathlib import Path

import msgspec

from tests.server.house import Table, open_house
from wolfmoon.bots.answers import any_answer
from wolfmoon.core.dice import Dice
from wolfmoon.games import games
from wolfmoon.server.links import opens
from wolfmoon.server.wire import Lobby, View

GAMES = games()
SOLO = {"solo": True}


async def test_every_seat_without_a_bot_is_the_host_s_and_answers_by_its_own_secret(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(1, 3, game="armata_strigoi", options=SOLO)
        await house.post(f"{table.api}/seat", token=table.tokens[0], seat=2, kind="bot")
        async with table.person(0) as host:
            await host.hear()
            assert (host.lobby.one_person, host.lobby.seats_of_mine) == (True, [])
            await table.start()
            await host.until(lambda who: who.lobby.status == "playing")
            mine = host.lobby.seats_of_mine
            assert [each.seat for each in mine] == [0, 1]
            assert mine[0].token == table.tokens[0] != mine[1].token
            assert [seat.kind for seat in host.lobby.seats] == ["person", "person", "bot"]
            assert [seat.here for seat in host.lobby.seats] == [True, True, True]
        answered = set()
        dice = Dice(4)
        for _ in range(12):
            for each in mine:
                async with house.person(table.code, each.token) as wolf:
                    await wolf.until(lambda who: any(isinstance(one, View) for one in who.heard))
                    assert wolf.lobby.me == each.seat
                    if wolf.asked is not None:
                        await wolf.answer(any_answer(msgspec.to_builtins(wolf.asked), dice))
                        await wolf.hear()
                        assert isinstance(wolf.heard[-1], View)
                        answered.add(each.seat)
        assert answered == {0, 1}


async def test_nobody_else_is_sent_these_secrets(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(1, 2, game="armata_strigoi", options=SOLO)
        await table.start()
        async with table.person(0) as host:
            await host.hear()
            mine = host.lobby.seats_of_mine
            async with table.person(None) as watcher, house.person(table.code, mine[1].token) as wolf:
                for each in (watcher, wolf):
                    await each.until(lambda who: any(isinstance(one, View) for one in who.heard))
                    await each.quiet(0.2)
                    assert all(one.seats_of_mine == [] for one in each.heard if isinstance(one, Lobby))
                    assert not any(one.token in text for text in each.raw for one in mine)
                    assert each.lobby.invite is None
        live = await house.hall.find(table.code)
        assert all(opens(one.token, live.plan.chairs[one.seat].token_hash) for one in mine)


async def test_nobody_else_sits_down_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(1, 3, game="armata_strigoi", options=SOLO)
        assert await house.refused(f"{table.api}/sit", invite=table.invite, name="Otto") == "one-person"


async def test_a_table_with_guests_does_not_become_one_person_s(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(2, 3, game="armata_strigoi")
        form = {"token": table.tokens[0], "seats": 3, "options": SOLO}
        assert await house.refused(f"{table.api}/options", **form) == "seat-taken"
        await house.post(f"{table.api}/seat", token=table.tokens[0], seat=1, kind="open")
        await house.post(f"{table.api}/options", **form)


async def test_the_seats_are_the_host_s_after_a_restart_and_in_a_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(1, 2, game="armata_strigoi", options=SOLO)
        await table.start()
        async with table.person(0) as host:
            await host.hear()
            mine = host.lobby.seats_of_mine
    async with open_house(tmp_path, games=GAMES) as house:
        again = Table(house, table.code, table.invite, table.tokens)
        async with again.person(0) as host, house.person(table.code, mine[1].token) as wolf:
            await host.hear()
            await wolf.hear()
            assert (host.lobby.seats_of_mine, wolf.lobby.me) == (mine, 1)
        live = await house.hall.find(table.code)
        live.plan.status = "over"
        made = await house.post(f"{again.api}/rematch", token=table.tokens[0])
        other = await house.hall.find(made["table"])
        assert [chair.kind for chair in other.plan.chairs] == ["person", "open"]


async def test_at_an_ordinary_table_open_seats_become_bots_and_no_secret_is_shared(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        await table.start()
        async with table.person(0) as host, table.person(1) as guest:
            await host.hear()
            await guest.hear()
            for each in (host, guest):
                assert (each.lobby.one_person, each.lobby.seats_of_mine) == (False, [])
            assert [seat.kind for seat in host.lobby.seats] == ["person", "person", "bot"]
