"""The greedy bot of Blood on the Moon: an offered answer for every question, in every haunt, for heroes and traitors."""

import re
from pathlib import Path
from typing import Any

import pytest

import wolfmoon
from tests.games.blood_on_the_moon.arranged import RULES
from wolfmoon.bots import make
from wolfmoon.bots.answers import accepts
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.core.text import Ref, say, seat_ref, wire_message
from wolfmoon.core.view import seen
from wolfmoon.games.blood_on_the_moon import bot
from wolfmoon.games.blood_on_the_moon.bot_goals import flees, prey
from wolfmoon.games.blood_on_the_moon.bot_outlook import Outlook
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.lab.play import play

FOLDER = Path(wolfmoon.__file__).parent / "games" / "blood_on_the_moon"
HAUNTS = list(haunts())


def test_every_advice_is_for_a_question_that_the_game_asks() -> None:
    asked = {
        prompt
        for file in FOLDER.rglob("*.py")
        if not file.name.startswith("bot")
        for prompt in re.findall(r'"(blood-ask-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert set(bot.ADVICE) <= asked


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("haunt", HAUNTS)
def test_the_advice_is_always_an_offered_answer(monkeypatch: pytest.MonkeyPatch, haunt: str, seats: int) -> None:
    advice = bot.choose
    asked: set[str] = set()

    def checked(view: Any, decision: Any, dice: Dice) -> Any:
        reply = advice(view, decision, dice)
        asked.add(decision["prompt"]["id"])
        assert reply is None or accepts(decision, reply), (decision["prompt"], reply)
        return reply

    monkeypatch.setattr(bot, "choose", checked)
    played = play(RULES, seats, ["greedy"] * (seats - 1) + ["random"], 7, {"haunt": haunt})
    assert played.reason
    assert {"blood-ask-act", "blood-ask-explorer"} <= asked


def at_first_act(seats: int, haunt: str, *, haunted: bool) -> tuple[Match[BloodTable], dict[str, Any]]:
    """A game of greedy bots at the first question for an action, before the haunt or after; as the one asked sees it."""
    match = start(RULES, seats, {"haunt": haunt}, seed=5, keep=False)
    bots = [make("greedy", RULES.id, seat) for seat in range(seats)]
    while match.open is not None:
        for ask in match.asks():
            view: dict[str, Any] = seen(match, ask.seat)
            acts = view["decisions"][0]["prompt"]["id"] == "blood-ask-act"
            if acts and (view["public"]["haunt"] is not None) == haunted:
                return match, view
            match.answer(ask.seat, answer_from_json(bots[ask.seat].choose(view, view["decisions"][0])))
    raise AssertionError("nobody was asked for an action")


@pytest.mark.parametrize("haunted", [False, True])
def test_the_bot_sees_the_ways_of_the_house_as_they_are(haunted: bool) -> None:
    match, view = at_first_act(4, HAUNTS[0], haunted=haunted)
    tiles = match.table.book.tiles
    look = Outlook(view)
    for tile in match.table.grid.values():
        assert sorted(look.ways[tiles[tile].id]) == sorted({tiles[other].id for other in match.table.ways[tile]})


def test_damage_is_taken_where_the_clips_are_highest() -> None:
    _, view = at_first_act(3, HAUNTS[0], haunted=False)
    slots = {"might": 2, "speed": 6}
    for trait, slot in slots.items():
        view["public"]["players"][view["me"]]["traits"][trait]["slot"] = slot
    decision = {
        "shape": "split",
        "prompt": {"id": "blood-ask-damage", "args": {}},
        "total": 3,
        "limits": {"might": 2, "speed": 6},
        "options": [{"id": trait, "barred": None} for trait in slots],
    }
    assert bot.choose(view, decision, Dice(1)) == {"speed": 3}


def test_nobody_dies_to_use_a_card() -> None:
    _, view = at_first_act(3, HAUNTS[0], haunted=False)
    options = [{"id": id, "barred": None} for id in ("yes", "no")]
    decision = {"shape": "pick-one", "may_pass": False, "prompt": {"id": "blood-ask-deadly"}, "options": options}
    assert bot.choose(view, decision, Dice(1)) == "no"


def test_explorers_open_doors_before_the_haunt() -> None:
    _, view = at_first_act(3, HAUNTS[0], haunted=False)
    answers = [bot.choose(view, view["decisions"][0], Dice(seed)) for seed in range(20)]
    assert sum(str(answer).startswith(("discover:", "move:")) for answer in answers) >= 18


def test_the_bot_reads_only_its_own_view() -> None:
    _, view = at_first_act(4, "hunter-and-prey", haunted=True)
    decision = view["decisions"][0]
    assert bot.choose(view, decision, Dice(3)) == bot.choose({**view, "log": []}, decision, Dice(3))


def test_nobody_throws_dynamite_among_friends() -> None:
    _, view = at_first_act(4, "werewolf-team", haunted=True)
    look = Outlook(view)
    assert look.blast(look.here) < 0


def test_a_stunned_monster_is_left_alone() -> None:
    _, view = at_first_act(4, "werewolf-team", haunted=True)
    assert len(prey(Outlook(view))) == len(view["public"]["monsters"])
    for monster in view["public"]["monsters"]:
        monster["stunned"] = True
    assert not prey(Outlook(view))


def test_sara_keeps_away_while_she_is_human_and_the_night_is_short() -> None:
    _, view = at_first_act(4, "not-just-a-phase", haunted=True)
    look = Outlook(view)
    assert not flees(look)
    view["me"] = look.sara
    view["public"]["haunt"]["state"]["form"] = "human"
    assert flees(Outlook(view))


def things(*cards: str) -> list[Ref]:
    """What a trade moves, as its question tells it."""
    return [Ref("card", card) for card in cards] or [Ref("trade", "nothing")]


@pytest.mark.parametrize(("take", "reply"), [((), "yes"), (("map",), "no")])
def test_a_gift_is_welcome_and_nothing_is_given_away(take: tuple[str, ...], reply: str) -> None:
    _, view = at_first_act(3, HAUNTS[0], haunted=False)
    asked = say("blood-ask-agree", seat=seat_ref(1), give=things("mirror"), take=things(*take))
    options = [{"id": id, "barred": None} for id in ("yes", "no")]
    decision = {"shape": "pick-one", "may_pass": False, "prompt": wire_message(asked), "options": options}
    assert bot.choose(view, decision, Dice(1)) == reply


def test_sara_strikes_and_runs_from_those_who_know_the_beast() -> None:
    _, view = at_first_act(4, "not-just-a-phase", haunted=True)
    look = Outlook(view)
    view["me"] = look.sara
    state = view["public"]["haunt"]["state"]
    assert state["form"] == "werewolf"
    view["public"]["fight"] = {"by": ["seat", str(look.sara)], "on": ["seat", "0"], "weapon": None, "trait": "might"}
    state["tokens"] = []
    assert not flees(Outlook(view))
    state["tokens"] = [{"trait": "might", "tile": "hallway"}] * 6
    assert flees(Outlook(view))


def asked(prompt: str, ids: list[str], rule: str = "") -> dict[str, Any]:
    """A question with these answers."""
    options = [{"id": id, "barred": None} for id in ids]
    return {
        "shape": "pick-one",
        "may_pass": False,
        "rule": rule,
        "prompt": {"id": prompt, "args": {}},
        "options": options,
    }


def test_before_the_haunt_one_puts_oneself_where_doors_can_be_opened() -> None:
    _, view = at_first_act(3, HAUNTS[0], haunted=False)
    open_ = Outlook(view).frontier()
    shut = [tile for tile in Outlook(view).house if tile not in open_]
    assert bot.choose(view, asked("blood-ask-put", [*shut[:1], *open_[:1]]), Dice(1)) == open_[0]


def test_the_idol_comes_back_nearer_to_the_altar_than_to_the_nest() -> None:
    _, view = at_first_act(4, "werewolf-team", haunted=True)
    state = view["public"]["haunt"]["state"]
    view["public"]["monsters"][0]["tile"] = state["nest"]
    doors = [f"{state['nest']}:n", f"{state['altar']}:n"]
    assert state["nest"] != state["altar"]
    assert bot.choose(view, asked("blood-ask-doorway", doors, "haunt.werewolf-team.restart"), Dice(1)) == doors[1]


def test_a_spirit_meets_the_strongest_mind() -> None:
    _, view = at_first_act(4, "werewolf-team", haunted=True)
    for seat in (0, 1):
        view["public"]["players"][seat]["traits"]["sanity"]["value"] = 2 + 4 * seat
    assert bot.choose(view, asked("blood-ask-met", ["0", "1"]), Dice(1)) == "1"


def test_the_pack_drags_its_prey_to_where_wolves_are() -> None:
    _, view = at_first_act(4, HAUNTS[0], haunted=True)
    house = list(Outlook(view).house)
    for monster in view["public"]["monsters"]:
        monster["tile"] = house[0]
    assert bot.choose(view, asked("blood-ask-shift", [house[1], house[0]]), Dice(1)) == house[0]
