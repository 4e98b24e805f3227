"""The greedy bot of Fangs: an offered answer for every question, and clearly better than chance."""

import re
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from wolfmoon.bots.answers import accepts
from wolfmoon.core.dice import Dice
from wolfmoon.games.fangs import RULES, bot
from wolfmoon.games.fangs.outlook import Outlook
from wolfmoon.lab.play import play
from wolfmoon.lab.simulate import Plan, simulate

FANGS = Path(wolfmoon.__file__).parent / "games" / "fangs"
TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {"variant": "all-three-groups", "characters": "all-twenty"}),
    (5, {"characters": "mixed", "windows": "all"}),
    (6, {"characters": "expansion"}),
    (7, {"variant": "more-uncertainty", "characters": "all-twenty", "windows": "attacks_only"}),
    (8, {"variant": "double-oracle-and-anything-goes"}),
]


def test_every_question_of_fangs_has_an_advice() -> None:
    asked = {
        prompt
        for file in FANGS.rglob("*.py")
        if file.name != "bot.py"
        for prompt in re.findall(r'"(fangs-ask-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert asked
    assert asked <= set(bot.ADVICE)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_advice_is_always_an_offered_answer(
    monkeypatch: pytest.MonkeyPatch, seats: int, options: dict[str, object]
) -> None:
    advice = bot.choose
    asked: list[str] = []

    def checked(view: Any, decision: Any, dice: Dice) -> Any:
        reply = advice(view, decision, dice)
        asked.append(decision["prompt"]["id"])
        assert reply is not None or decision["may_pass"], decision["prompt"]
        assert accepts(decision, reply), (decision["prompt"], reply)
        return reply

    monkeypatch.setattr(bot, "choose", checked)
    for seed in range(4):
        levels = ["greedy" if seed % 2 or seat % 2 else "random" for seat in range(seats)]
        play(RULES, seats, levels, seed, options)
    assert len(set(asked)) > 10


def test_greedy_wins_more_often_than_random() -> None:
    batch = simulate(Plan(RULES, 6, 60, ("greedy", "random"), seed=3))
    won = dict.fromkeys(("greedy", "random"), 0)
    for game in batch.games:
        for seat in game.winners:
            won[game.bots[seat]] += 1
    assert won["greedy"] > won["random"]


PLAYERS: list[dict[str, object]] = [
    {
        "seat": seat,
        "damage": 0,
        "place": None,
        "equipment": [],
        "auras": 0,
        "protected": False,
        "out": False,
        "character": None,
        "banned": False,
        "used": False,
        "left_side": False,
        "extra_turns": 0,
    }
    for seat in range(5)
]


def outlook(character: str, group: str, points: int, sheet: dict[str, list[str]]) -> Outlook:
    public = {"players": PLAYERS, "groups": {"werewolf": 2, "vampire": 2, "human": 1}}
    private = {"character": character, "group": group, "points": points, "used": False, "sheet": sheet}
    return Outlook({"me": 0, "public": public, "private": private})


def test_a_werewolf_is_hostile_to_whom_its_sheet_shows_as_a_vampire_and_spares_its_pack() -> None:
    anybody = ["frederik", "gregor", "uri", "vlad", "akira"]
    look = outlook("emily", "werewolf", 10, {"1": ["vlad"], "2": ["frederik"], "3": anybody, "4": anybody})
    assert look.hostile[1] == pytest.approx(1.0)
    assert look.hostile[2] == pytest.approx(-1.0)
    assert -1 < look.hostile[3] < 1


def test_the_numbers_of_the_groups_sharpen_the_sheet() -> None:
    """Two werewolves play: our own card and one that was shown. So nobody else is a werewolf."""
    anybody = ["gregor", "uri", "vlad", "akira"]
    look = outlook("emily", "werewolf", 10, {"1": ["frederik"], "2": anybody, "3": anybody, "4": anybody})
    assert look.chance(2, "werewolf") == pytest.approx(0.0, abs=0.02)
    assert look.chance(2, "vampire") == pytest.approx(2 / 3, abs=0.05)


def test_daniel_welcomes_harm_until_somebody_has_fallen() -> None:
    look = outlook("daniel", "human", 13, {str(seat): ["uri", "gregor"] for seat in range(1, 5)})
    assert look.harm(0, 2) > 0
    assert outlook("akira", "human", 8, {str(seat): ["uri"] for seat in range(1, 5)}).harm(0, 2) < 0
