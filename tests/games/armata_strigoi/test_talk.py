"""Talk is a rule of this game: what can be said, when, how often, and that it tells nothing hidden."""

from tests.games.armata_strigoi.arranged import Play, arranged
from wolfmoon.core.text import Message


def speak(play: Play, seat: int, words: str) -> None:
    for word in words.split():
        play.match.call(seat, f"talk:{word}")


def calls(play: Play, seat: int) -> dict[str, Message | None]:
    return {option.id: option.barred for option in play.match.rules.calls(play.table, seat)}


def phrases(play: Play) -> list[str]:
    found = [event.message.args["phrase"] for event in play.said("armata-says")]
    return [phrase.id for phrase in found if isinstance(phrase, Message)]


def test_a_phrase_is_heard_by_all_as_soon_as_it_is_complete() -> None:
    play = arranged(2)
    speak(play, 0, "plan hunt-grey")
    assert phrases(play) == []
    speak(play, 0, "h3")
    assert phrases(play) == ["talk-plan-hunt-grey-where"]
    record = play.match.rules.public(play.table)["talk"]
    assert isinstance(record, dict)
    assert record["said"] == [{"n": 1, "round": 2, "seat": 0, "kind": "plan", "what": "hunt-grey", "slots": ["h3"]}]


def test_warnings_and_suggestions_wait_for_the_reveal() -> None:
    play = arranged(2)
    barred = calls(play, 0)["talk:warn"]
    assert barred is not None
    assert barred.id == "talk-not-yet"
    play = arranged(2, next="window")
    assert calls(play, 0)["talk:warn"] is None


def test_five_phrases_are_the_most_while_choosing_and_answers_are_free() -> None:
    play = arranged(2)
    for _ in range(5):
        speak(play, 0, "mood howl")
    barred = calls(play, 0)["talk:plan"]
    assert barred is not None
    assert barred.id == "talk-used-up"
    speak(play, 0, "yes")
    assert phrases(play)[-1] == "talk-answer-yes"
    assert calls(play, 1)["talk:plan"] is None


def test_without_the_limit_there_is_no_end_of_phrases() -> None:
    play = arranged(2, {"message-limit": False})
    for _ in range(8):
        speak(play, 0, "mood howl")
    assert calls(play, 0)["talk:plan"] is None


def test_at_a_silent_table_only_a_mood_can_be_sent_while_choosing() -> None:
    play = arranged(2, {"silent-choice": True})
    open_ = [id for id, barred in calls(play, 0).items() if barred is None]
    assert open_ == ["talk:mood"]


def test_alone_with_the_pack_there_is_nobody_to_talk_to() -> None:
    assert calls(arranged(3, {"solo": True}), 0) == {}


def test_suggestions_are_votes_that_bind_nobody() -> None:
    play = arranged(3, next="window")
    speak(play, 0, "suggest fight-token h3-t4")
    speak(play, 2, "suggest fight-token h3-t4")
    record = play.match.rules.public(play.table)["talk"]
    assert isinstance(record, dict)
    assert record["votes"] == [{"what": "fight-token", "slots": ["h3-t4"], "seats": [0, 2]}]


def test_a_draft_is_private_and_can_be_taken_back() -> None:
    play = arranged(2)
    speak(play, 0, "ask heal")
    assert play.match.rules.private(play.table, 0)["draft"] == ["ask", "heal"]
    assert play.match.rules.private(play.table, 1)["draft"] == []
    speak(play, 0, "back back")
    assert play.match.rules.private(play.table, 0)["draft"] == []
