"""The chat: who may write, what is heard, and what the games say about it."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.house import open_house
from tests.server.tiny import TINY
from wolfmoon.games import games
from wolfmoon.server.names import MOST_SAID
from wolfmoon.server.talk import KEPT

GAMES = {**games(), TINY.id: TINY}


async def test_what_a_seat_says_is_heard_by_all_and_by_who_comes_later(tmp_path: Path) -> None:
    async with open_house(tmp_path, talk_rate=None) as house:
        table = await house.table(2, 3)
        async with table.person(0) as mara, table.person(1) as otto, table.person(None) as watcher:
            await watcher.hear()
            await otto.say({"type": "say", "text": "  Good   evening "})
            for each in (mara, otto, watcher):
                said = await each.hears("Good evening")
                assert (said.n, said.seat, said.name) == (1, 1, "Seat 1")
            await table.start()
            await mara.until_asked()
            assert mara.view.chat_closed is None
            for n in range(KEPT + 5):
                await mara.say({"type": "say", "text": f"line {n}"})
            await mara.hears(f"line {KEPT + 4}")
        async with table.person(None) as late:
            await late.hears(f"line {KEPT + 4}")
            assert [each.text for each in late.talk] == [f"line {n}" for n in range(5, KEPT + 5)]
            assert late.talk[-1].n == KEPT + 6


async def test_spectators_are_silent(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        async with table.person(None) as watcher, table.person(0) as host:
            await watcher.hear()
            await watcher.say({"type": "say", "text": "It was Otto"})
            assert (await watcher.refusal()).error == "watching"
            await host.hear()
            assert await host.quiet()


@pytest.mark.parametrize("text", ["<b onclick=alert(1)>hi</b>", "{ $seat } &amp; \\u0041", 'x"}],"type":"view'])
async def test_markup_is_text(tmp_path: Path, text: str) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        async with table.person(0) as mara, table.person(1) as otto:
            await otto.hear()
            await mara.say({"type": "say", "text": text})
            assert (await otto.hears(text)).text == text


@pytest.mark.parametrize("text", ["", "   ", "x" * (MOST_SAID + 1), "a\nb", "a\x00", "\u202eb", "\u200b"])
async def test_a_line_is_1_to_200_printable_characters(tmp_path: Path, text: str) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 2)
        async with table.person(0) as mara:
            await mara.say({"type": "say", "text": text})
            refusal = await mara.refusal()
            assert (refusal.asked, refusal.error) == ("say", "bad-text")
            assert refusal.message.args == {"most": MOST_SAID}
            await mara.say({"type": "say", "text": "x" * MOST_SAID})
            await mara.hears("x" * MOST_SAID)


async def test_a_seat_says_so_many_lines_at_once_and_no_more(tmp_path: Path) -> None:
    async with open_house(tmp_path, talk_rate=(0.001, 3.0)) as house:
        table = await house.table(2, 2)
        async with table.person(0) as mara, table.person(0) as again, table.person(1) as otto:
            for n in range(3):
                await mara.say({"type": "say", "text": f"{n}"})
            await mara.hears("2")
            await again.say({"type": "say", "text": "from another page"})
            assert (await again.refusal()).error == "too-much"
            await otto.say({"type": "say", "text": "I am another"})
            await mara.hears("I am another")


async def test_armata_strigoi_is_silent_while_it_runs_and_says_why(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(2, 2, game="armata_strigoi")
        async with table.person(0) as mara, table.person(1) as otto:
            await mara.say({"type": "say", "text": "Before the game"})
            await otto.hears("Before the game")
            await table.start()
            await mara.until_asked()
            assert mara.view.chat_closed is not None
            assert mara.view.chat_closed.id == "talk-closed"
            await mara.say({"type": "say", "text": "I have a nine"})
            refusal = await mara.refusal()
            assert refusal.error == "chat-closed"
            assert refusal.message.args == {"why": {"id": "talk-closed", "args": {}}}


async def test_the_option_free_chat_opens_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(2, 2, game="armata_strigoi", options={"free-chat": True})
        await table.start()
        async with table.person(0) as mara, table.person(1) as otto:
            await mara.until_asked()
            assert mara.view.chat_closed is None
            await mara.say({"type": "say", "text": "Where to?"})
            await otto.hears("Where to?")


async def test_the_eliminated_write_nothing_in_fangs(tmp_path: Path) -> None:
    """fangs I9: they may have seen hidden cards."""
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(2, 4, game="fangs")
        await table.start()
        live = await house.hall.find(table.code)
        assert live.play is not None
        live.play.course.match.table.out[1] = True
        async with table.person(0) as mara, table.person(1) as otto:
            await otto.say({"type": "say", "text": "The compass lies under the oak"})
            refusal = await otto.refusal()
            assert (refusal.error, refusal.message.args) == (
                "chat-closed",
                {"why": {"id": "fangs-chat-out", "args": {}}},
            )
            assert otto.view.chat_closed is not None
            await mara.say({"type": "say", "text": "We miss you"})
            await otto.hears("We miss you")
            await mara.hears("We miss you")
            assert mara.view.chat_closed is None


async def test_after_the_end_everybody_talks(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(2, 2, options={"goal": 1})
        async with table.person(0) as mara, table.person(1) as otto:
            await table.start()
            rnd = random.Random(1)
            await asyncio.gather(mara.play_on(rnd), otto.play_on(rnd))
            await otto.say({"type": "say", "text": "Well played"})
            await mara.hears("Well played")
