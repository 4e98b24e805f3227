"""A bot does what comrades ask of it, where that costs little."""

from typing import Any

from tests.games.armata_strigoi.arranged import Play, arranged
from tests.games.armata_strigoi.test_talk import speak
from wolfmoon.core.dice import Dice
from wolfmoon.core.view import seen
from wolfmoon.games.armata_strigoi import bot
from wolfmoon.games.armata_strigoi.bot_outlook import Outlook
from wolfmoon.games.armata_strigoi.bot_pleas import COME, LEAVE, pleas
from wolfmoon.games.armata_strigoi.parts import SPACE


def asked(words: str, **wishes: Any) -> Play:
    """Attila's turn with nothing to fear or to hunt near by; Falk Maria says that to him."""
    wanted: dict[str, Any] = {
        "wolves": {"0": "attila", "1": "falk-maria"},
        "at": {"0": "h5-k23", "1": "h2-k34"},
        "cards": {"0": "attila:son-of-the-wolf", "1": "falk-maria:son-of-the-wolf"},
        "next": "window",
        "active": 0,
    }
    play = arranged(2, **wanted | wishes)
    speak(play, 1, words)
    return play


def reply(play: Play) -> object:
    view: dict[str, Any] = seen(play.match, 0)
    return bot.choose(view, view["decisions"][0], Dice(1))


def test_a_room_that_a_comrade_wants_left_is_worth_less() -> None:
    worths = pleas(Outlook(seen(asked("ask leave-room 0 h5").match, 0)))
    assert worths[SPACE["h5-k23"]] == -LEAVE
    assert SPACE["h2-k34"] not in worths


def test_a_corridor_to_leave_is_the_line_between_its_two_rooms() -> None:
    """In the first game no wall stands between the flat room and the centre of H4."""
    worths = pleas(Outlook(seen(asked("ask leave-corridor all m h4").match, 0)))
    assert {SPACE[name] for name in ("m-cd", "m-td", "h4-t3")} <= set(worths)
    assert SPACE["m-c"] not in worths


def test_who_would_like_to_trade_is_worth_coming_to() -> None:
    worths = pleas(Outlook(seen(asked("ask come-to-trade 0").match, 0)))
    assert worths[SPACE["h2-t3"]] == COME


def test_what_was_asked_of_another_wolf_is_not_for_this_one() -> None:
    play = arranged(3, next="window", active=0)
    speak(play, 1, "ask leave-room 2 h5")
    assert pleas(Outlook(seen(play.match, 0))) == {}


def test_a_platform_is_turned_on_request_if_that_makes_nothing_worse() -> None:
    still = {"strigoi": {"master": "pf1-c", "apprentice": "pf2-c"}, "steps": 0, "fought": True}
    assert reply(asked("mood howl", **still)) == "end"
    assert reply(asked("ask turn-platform 0 h1", **still)) == "mechanics"
