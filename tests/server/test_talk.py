"""The chat: who may write, what is heard, and what the games say about it."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.house import open_house
from tests.server.tiny import TINY
from wolfmoon.catalogue import Catalogue
from wolfmoon.core.text import Message, Ref
from wolfmoon.games import games
from wolfmoon.server.names import MOST_SAID
from wolfmoon.server.pages import SHELL
from wolfmoon.server.shelf import package_of
from wolfmoon.server.talk import KEPT, phrases

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


async def test_a_quick_phrase_is_heard_as_a_message_that_every_reader_reads_in_his_language(tmp_path: Path) -> None:
    async with open_house(tmp_path, talk_rate=None) as house:
        table = await house.table(2, 3)
        async with table.person(0) as mara, table.person(1) as otto, table.person(None) as watcher:
            await watcher.hear()
            await otto.say({"type": "phrase", "phrase": "hello"})
            await otto.say({"type": "phrase", "phrase": "your-turn", "about": ["seat", "0"]})
            for each in (mara, watcher):
                await each.until(lambda who: len(who.talk) == 2)
                hello, turn = each.talk
                assert (hello.text, hello.phrase and hello.phrase.id, hello.at) == (None, "phrase-hello", None)
                assert turn.phrase is not None
                assert (turn.phrase.id, turn.phrase.args) == ("phrase-your-turn", {"thing": {"ref": ["seat", "0"]}})
                assert turn.at is None


async def test_a_seat_points_at_a_thing_on_the_table_and_all_see_at_which(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        async with table.person(0) as mara, table.person(1) as otto:
            await otto.say({"type": "phrase", "phrase": "look", "about": ["hex", "2,-1"]})
            await mara.until(lambda who: len(who.talk) == 1)
            assert (mara.talk[0].seat, mara.talk[0].at) == (1, ("hex", "2,-1"))


@pytest.mark.parametrize(
    ("phrase", "about"),
    [
        ("boo", None),
        ("hello", ["seat", "0"]),
        ("your-turn", None),
        ("your-turn", ["hex", "1,1"]),
        ("your-turn", ["seat", "3"]),
        ("your-turn", ["seat", "00"]),
        ("look", None),
        ("look", ["seat", "x"]),
    ],
)
async def test_a_phrase_is_one_of_the_game_s_and_about_what_it_is_about(
    tmp_path: Path, phrase: str, about: list[str] | None
) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        async with table.person(0) as mara:
            await mara.say({"type": "phrase", "phrase": phrase, "about": about})
            assert (await mara.refusal()).error == "no-such-phrase"


@pytest.mark.parametrize("thing", [["Hex", "1"], ["hex", ""], ["hex", "a b"], ["hex", "<b>"], ["hex", "x\n"], ["hex"]])
async def test_what_is_no_name_of_a_thing_is_not_pointed_at(tmp_path: Path, thing: list[str]) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        async with table.person(0) as mara:
            await mara.say({"type": "phrase", "phrase": "look", "about": thing})
            assert (await mara.refusal()).error == "malformed"


@pytest.mark.parametrize("said", [{"phrase": "hello"}, {"phrase": "look", "about": ["room", "a"]}])
async def test_phrases_and_pointing_follow_the_law_of_the_chat(tmp_path: Path, said: dict[str, object]) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        table = await house.table(2, 2, game="armata_strigoi")
        await table.start()
        async with table.person(0) as mara, table.person(None) as watcher:
            await mara.until_asked()
            await mara.say({"type": "phrase"} | said)
            assert (await mara.refusal()).error == "chat-closed"
            await watcher.hear()
            await watcher.say({"type": "phrase"} | said)
            assert (await watcher.refusal()).error == "watching"


async def test_phrases_count_against_the_same_limit_as_words(tmp_path: Path) -> None:
    async with open_house(tmp_path, talk_rate=(0.001, 2.0)) as house:
        table = await house.table(1, 2)
        async with table.person(0) as mara:
            await mara.say({"type": "phrase", "phrase": "hello"})
            await mara.say({"type": "say", "text": "Hello"})
            await mara.say({"type": "phrase", "phrase": "hello"})
            assert (await mara.refusal()).error == "too-much"


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_of_a_game_is_worded(game: str) -> None:
    words = Catalogue.of(*SHELL, package_of(GAMES[game]))
    for phrase in phrases(GAMES[game]).values():
        thing = {"thing": Ref("seat", "0")} if phrase.about else {}
        assert words.say(Message(f"phrase-{phrase.id}", thing))


async def test_the_host_mutes_a_seat_and_everybody_sees_that_it_is_silent(tmp_path: Path) -> None:
    async with open_house(tmp_path, talk_rate=None) as house:
        table = await house.table(3, 3)
        host, guest = table.tokens[:2]
        assert await house.refused(f"{table.api}/mute", token=guest, seat=2, muted=True) == "not-host"
        assert await house.refused(f"{table.api}/mute", token=host, seat=0, muted=True) == "host-stays"
        assert await house.refused(f"{table.api}/mute", token=host, seat=7, muted=True) == "no-such-seat"
        await house.post(f"{table.api}/mute", token=host, seat=1, muted=True)
        await table.start()
        async with table.person(1) as otto, table.person(2) as ines:
            await ines.until(lambda who: who.lobby.seats[1].muted)
            for message in ({"type": "say", "text": "Hear me"}, {"type": "phrase", "phrase": "hello"}):
                await otto.say(message)
                assert (await otto.refusal()).error == "muted"
            await house.post(f"{table.api}/mute", token=host, seat=1, muted=False)
            await otto.say({"type": "say", "text": "I can speak again"})
            await ines.hears("I can speak again")
            assert len(ines.talk) == 1


async def test_a_mute_outlasts_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        await house.post(f"{table.api}/mute", token=table.tokens[0], seat=1, muted=True)
    async with open_house(tmp_path) as house, house.person(table.code, table.tokens[1]) as otto:
        await otto.say({"type": "say", "text": "And now?"})
        assert (await otto.refusal()).error == "muted"


async def test_a_complaint_reaches_the_host_with_what_was_said_and_not_who_complains(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(3, 3)
        async with table.person(1) as otto:
            await otto.say({"type": "say", "text": "You are all fools"})
            await otto.hears("You are all fools")
        await house.post(f"{table.api}/complain", token=table.tokens[2], about=1, words="He calls us names")
        assert await house.refused(f"{table.api}/complaints", token=table.tokens[1]) == "not-host"
        (found,) = (await house.post(f"{table.api}/complaints", token=table.tokens[0]))["complaints"]
        assert (found["about"], found["name"], found["words"]) == (1, "Seat 1", "He calls us names")
        assert [line["text"] for line in found["said"]] == ["You are all fools"]
        assert set(found) == {"about", "name", "words", "said", "at"}


async def test_a_complaint_about_the_host_is_for_the_operator_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        await house.post(f"{table.api}/complain", token=table.tokens[1], about=0, words="The host is rude")
        assert (await house.post(f"{table.api}/complaints", token=table.tokens[0]))["complaints"] == []
        (kept,) = await house.hall.store.complaints(None)
        assert (kept.code, kept.seat, kept.about, kept.words) == (table.code, 1, 0, "The host is rude")


async def test_complaints_are_of_people_about_people_and_not_without_end(tmp_path: Path) -> None:
    async with open_house(tmp_path, complaint_rate=(0.001, 2.0)) as house:
        table = await house.table(2, 3)
        at = f"{table.api}/complain"
        assert await house.refused(at, token="nobody", about=1, words="x") == "wrong-link"
        assert await house.refused(at, token=table.tokens[0], about=2, words="x") == "no-person"
        assert await house.refused(at, token=table.tokens[0], about=1, words="a\nb") == "bad-text"
        for _ in range(2):
            await house.post(at, token=table.tokens[0], about=1, words="x")
        assert await house.refused(at, token=table.tokens[0], about=1, words="x") == "too-much"
        assert len(await house.hall.store.complaints(None)) == 2
