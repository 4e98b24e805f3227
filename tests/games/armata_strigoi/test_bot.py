"""The greedy bot of Armata Strigoi: an offered answer for every question, sensible choices, phrases that betray nothing."""

import re
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from wolfmoon.bots import make
from wolfmoon.bots.answers import accepts
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.core.view import seen
from wolfmoon.games.armata_strigoi import bot, bot_talk
from wolfmoon.games.armata_strigoi.bot_fights import Might, plan_for, plans
from wolfmoon.games.armata_strigoi.bot_outlook import Outlook, layout_of
from wolfmoon.games.armata_strigoi.components import PRINTED
from wolfmoon.games.armata_strigoi.parts import LETTERS, STAY
from wolfmoon.games.armata_strigoi.rules import ARMATA_STRIGOI
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.lab.play import play

FOLDER = Path(wolfmoon.__file__).parent / "games" / "armata_strigoi"
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"difficulty": "hard"}),
    (3, {"map": "arranged", "shape": "free", "abilities-in-fight": "limited"}),
    (4, {"map": "first-game", "centre-hit": "blood-only"}),
    (5, {"ladder-shield": "open-line", "silent-choice": True}),
    (2, {"solo": True, "difficulty": "easy"}),
]
HIDDEN = {*LETTERS, STAY, *PRINTED.rewards, *(row.name for row in PRINTED.actions.values())}
"""What no phrase of a bot may hold."""


def test_every_question_of_armata_strigoi_has_an_advice() -> None:
    asked = {
        prompt
        for file in FOLDER.glob("*.py")
        if not file.name.startswith("bot")
        for prompt in re.findall(r'"(armata-ask-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert asked
    assert asked <= set(bot.ADVICE)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_advice_is_always_an_offered_answer(
    monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, object]
) -> None:
    advice = bot.choose
    asked: set[str] = set()

    def checked(view: Any, decision: Any, dice: Dice) -> Any:
        reply = advice(view, decision, dice)
        asked.add(decision["prompt"]["id"])
        assert accepts(decision, reply), (decision["prompt"], reply)
        return reply

    monkeypatch.setattr(bot, "choose", checked)
    for seed in range(3):
        levels = ["greedy" if seed % 2 or seat % 2 else "random" for seat in range(seats)]
        play(ARMATA_STRIGOI, seats, levels, seed, options)
    assert len(asked) > 15


def games_view(seats: int, seed: int, rounds: int) -> tuple[Match[ArmataTable], dict[str, Any]]:
    """A game of greedy bots at the first choice of cards in that round, as seat 0 sees it."""
    match = start(ARMATA_STRIGOI, seats, None, seed=seed, keep=False)
    bots = [make("greedy", ARMATA_STRIGOI.id, seed + seat) for seat in range(seats)]
    while match.open is not None:
        for ask in match.asks():
            view: dict[str, Any] = seen(match, ask.seat)
            if match.table.round >= rounds and match.table.stage == "initiative":
                return match, seen(match, 0)
            match.answer(ask.seat, answer_from_json(bots[ask.seat].choose(view, view["decisions"][0])))
    raise AssertionError("the game was over before that round")


def test_the_bot_sees_the_fortress_as_it_is() -> None:
    match, view = games_view(3, 4, 4)
    assert layout_of(view["public"]) == match.table.layout
    look = Outlook(view)
    assert look.fort.ways == match.table.fort.ways
    assert look.at == match.table.at


def test_the_bot_reads_only_its_own_view() -> None:
    _, view = games_view(4, 2, 3)
    other = {**view, "private": {**view["private"], "known": []}}
    assert bot.choose(other, view["decisions"][0], Dice(1)) == bot.choose(view, view["decisions"][0], Dice(1))


def armed(view: dict[str, Any], *rewards: str) -> Outlook:
    """The outlook of a seat that holds these Reward cards and no tokens."""
    cards = [{"id": card, "name": card, "kind": "reward"} for card in rewards]
    players = [{**player, "tokens": []} for player in view["public"]["players"]]
    return Outlook(
        {
            **view,
            "public": {**view["public"], "players": players},
            "private": {**view["private"], "rewards": cards},
        }
    )


def test_a_sword_is_used_normally_where_that_is_enough() -> None:
    _, view = games_view(3, 4, 3)
    look = armed(view, "sword")
    cheap, dear = plan_for(plans(look, afar=False), 2), plan_for(plans(look, afar=False), 3)
    assert cheap is not None
    assert dear is not None
    assert cheap.ids == ("normal:sword",)
    assert dear.ids == ("wild:sword",)


def test_from_afar_only_the_wild_side_counts() -> None:
    _, view = games_view(3, 4, 3)
    look = armed(view, "hammer")
    afar = plan_for(plans(look, afar=True), 1)
    assert afar is not None
    assert afar.ids == ("wild:hammer",)
    assert plan_for(plans(armed(view), afar=True), 1) is None


def test_a_fight_that_can_be_won_is_worth_more_than_one_that_cannot() -> None:
    _, view = games_view(3, 4, 3)
    might = Might(armed(view))
    balaur = PRINTED.monsters["balaur"]
    assert might.fight(balaur, balaur.strength) > 0 > might.fight(balaur, 2)


def test_bots_say_what_they_plan_once_a_round_and_nothing_of_a_card() -> None:
    match = start(ARMATA_STRIGOI, 3, None, seed=11, keep=False)
    bots = [make("greedy", ARMATA_STRIGOI.id, seat) for seat in range(3)]
    while match.open is not None and match.table.round < 8:
        for ask in match.asks():
            view: dict[str, Any] = seen(match, ask.seat)
            wanted = bots[ask.seat].call(view)
            if wanted is not None:
                match.call(ask.seat, wanted)
            match.answer(ask.seat, answer_from_json(bots[ask.seat].choose(view, view["decisions"][0])))
    said = match.table.said
    assert said
    plans_made = [(each.round, each.seat) for each in said if each.parts[0] == "plan"]
    assert len(plans_made) == len(set(plans_made))
    assert not HIDDEN.intersection(word for each in said for word in each.parts)


def test_a_plea_is_answered_by_what_lies_open() -> None:
    _, view = games_view(3, 4, 4)
    plea = {"n": 99, "round": view["public"]["round"], "seat": 1, "kind": "ask", "what": "heal", "slots": ["0", "h1"]}
    talk = {**view["public"]["talk"], "said": [plea]}
    asked = {**view, "public": {**view["public"], "talk": talk}}
    assert bot_talk.call(asked) == "talk:maybe"  # no card lies open yet: a yes would tell of the hand
