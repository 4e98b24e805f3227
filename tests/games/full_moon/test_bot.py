"""The greedy bot of Full Moon: an offered answer for every question, the right trails, and clearly better than chance."""

import re
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from wolfmoon.bots.answers import accepts
from wolfmoon.cli.board import text_of_table
from wolfmoon.cli.words import Words
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start
from wolfmoon.core.view import seen
from wolfmoon.games.full_moon import bot, bot_odds
from wolfmoon.games.full_moon.bot_outlook import Outlook
from wolfmoon.games.full_moon.bot_trail import answer, entropy
from wolfmoon.games.full_moon.rules import FULL_MOON
from wolfmoon.lab.play import play

PROMPTS = Path(wolfmoon.__file__).parent / "games" / "full_moon" / "text" / "en" / "prompts.ftl"
NAMES = ["Alma", "Bruno", "Cleo", "Darius", "Edda", "Falk", "Greta"]
RAW = re.compile(r"\b(?:moon-|hiker-|wolf-|space-|item-|action-|hexagon-|token-|state-|hour-|combat-cb|cli-)[a-z0-9]")
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"lair-on-elevation": False, "trail-item": "all-sides", "stop-at-second-sunrise": True}),
    (4, {"hunters": True}),
    (5, {"large-wood": "always", "card-for-each": False, "run-optional": True}),
    (6, {"hunters": True, "barrier-price": "5", "attacks-per-member": "once"}),
    (7, {"lair-needs-confirmed-side": False, "pairs-compared": "each-pair", "hikers": "random"}),
]


def test_every_question_of_full_moon_has_an_advice() -> None:
    asked = set(re.findall(r"^(moon-ask-[a-z-]+) =", PROMPTS.read_text("utf-8"), re.MULTILINE))
    assert asked
    assert asked == set(bot.ADVICE)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_advice_is_always_an_offered_answer(
    monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, object]
) -> None:
    advice, wish = bot.choose, bot.call
    asked: list[str] = []

    def checked(view: Any, decision: Any, dice: Dice) -> Any:
        reply = advice(view, decision, dice)
        asked.append(decision["prompt"]["id"])
        assert accepts(decision, reply), (decision["prompt"], reply)
        return reply

    def wished(view: Any, dice: Dice) -> Any:
        wanted = wish(view, dice)
        assert wanted is None or wanted in [each["id"] for each in view["calls"] if each["barred"] is None]
        return wanted

    monkeypatch.setattr(bot, "choose", checked)
    monkeypatch.setattr(bot, "call", wished)
    for seed in range(2):
        levels = ["greedy" if seed % 2 or seat % 2 else "random" for seat in range(seats)]
        play(FULL_MOON, seats, levels, seed, options)
    assert len(set(asked)) > 15, set(asked)


def test_the_bot_counts_the_same_trails_as_the_table() -> None:
    for seats, options in ((3, {}), (4, {"hunters": True}), (5, {"lair-on-elevation": False})):
        match = start(FULL_MOON, seats, options, seed=11)
        dice = Dice(5)
        compared = 0
        while match.open is not None and compared < 25:
            for ask in match.asks():
                view: dict[str, Any] = seen(match, ask.seat)
                if view["public"]["clues"] and view["decisions"][0]["prompt"]["id"] == "moon-ask-advance":
                    assert Outlook(view).known().fits == view["public"]["aid"]["fits"]
                    compared += 1
                reply = bot.choose(view, view["decisions"][0], dice)
                match.answer(ask.seat, answer_from_json(reply))
        assert compared


def test_greedy_hikers_escape_a_random_pack_and_a_greedy_pack_beats_random_hikers() -> None:
    packed = {"pack-seat": "1"}
    hikers = [play(FULL_MOON, 4, ["random", "greedy", "greedy", "greedy"], seed, packed) for seed in range(12)]
    assert sum(0 not in game.winners and bool(game.winners) for game in hikers) >= 8
    pack = [play(FULL_MOON, 4, ["greedy", "random", "random", "random"], seed, packed) for seed in range(12)]
    assert sum(0 in game.winners for game in pack) >= 4
    assert not any(game.reason == "escape" for game in pack)


def test_a_total_success_tells_more_than_a_partial_one() -> None:
    assert answer((0, 3), 1, 6) == "near"
    assert answer((0, 3), 1, 5) == "nothing"
    assert answer((0, 3), 3, 5) == "trail"
    assert answer((), 2, 6) == "nothing"
    assert entropy((0.5, 0.5)) == 1.0
    assert entropy((1.0,)) == 0.0


@pytest.mark.parametrize("form", ["human", "lupine"])
def test_whoever_is_ahead_is_likelier_to_win(form: str) -> None:
    edges = [bot_odds.before(form, diff) for diff in range(-8, 9)]
    assert edges == sorted(edges)
    assert edges[0] < 0 < edges[-1]


def test_nobody_draws_who_has_won_already() -> None:
    assert bot_odds.outlook("human", 3, False, False) == 1.0
    assert bot_odds.hikers_turn("human", -3, False) == -1.0


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (5, {"hunters": True}), (7, {})])
def test_every_seats_table_is_drawn_in_words(seats: int, options: dict[str, object]) -> None:
    words = Words("full_moon", NAMES)
    match = start(FULL_MOON, seats, options, seed=seats)
    dice = Dice(1)
    asked = 0
    while match.open is not None:
        for ask in match.asks():
            view: dict[str, Any] = seen(match, ask.seat)
            asked += 1
            if asked % 6 == 0 or view["public"]["combat"]:
                text = text_of_table("full_moon", view, words)
                assert not RAW.search(text), RAW.findall(text)
                assert all(name in text for name in NAMES[:seats])
            match.answer(ask.seat, answer_from_json(bot.choose(view, view["decisions"][0], dice)))
