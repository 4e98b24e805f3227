"""What a seat may know of other hands, and what stays secret."""

from tests.games.armata_strigoi.arranged import Play, arranged
from wolfmoon.core.dice import Dice


def known(play: Play, seat: int, other: int) -> object:
    rows = play.match.rules.private(play.table, seat)["known"]
    assert isinstance(rows, list)
    return next(row["rewards"] for row in rows if isinstance(row, dict) and row["seat"] == other)


def neighbours_about_to_trade() -> Play:
    return arranged(
        3,
        at={"0": "h1-t2", "1": "h1-k23", "2": "h4-k01"},
        rewards={"0": ["sword", "bible"], "1": ["crossbow"]},
        next="window",
        active=0,
    )


def test_a_traded_card_is_known_to_the_two_traders_alone() -> None:
    play = neighbours_about_to_trade()
    play.answer(0, "trade:1")
    play.answer(0, ("sword",))
    play.answer(1, "accept")
    play.answer(1, ("crossbow",))
    assert play.table.rewards[0] == ("bible", "crossbow")
    assert play.table.rewards[1] == ("sword",)
    assert known(play, 0, 1) == ["sword"]
    assert known(play, 1, 0) == ["crossbow"]
    assert known(play, 2, 0) == known(play, 2, 1) == []


def test_an_offer_shows_how_many_cards_and_not_which() -> None:
    play = neighbours_about_to_trade()
    play.answer(0, "trade:1")
    play.answer(0, ("sword", "bible"))
    assert play.match.rules.public(play.table)["offer"] == {"by": 0, "to": 1, "count": 2}
    assert play.match.rules.private(play.table, 1)["offered"] == []


def test_a_card_taken_back_from_the_discard_pile_is_known_until_its_owner_trades() -> None:
    play = arranged(
        3,
        wolves={"0": "roel"},
        at={"0": "h1-t2", "1": "h1-k23", "2": "h4-k01"},
        discards={"0": ["sword"]},
        rewards={"0": ["bible"]},
        cards={"0": "roel:in-the-name-of-god"},
        next="window",
        active=0,
    )
    play.answer(0, "retrieval")
    assert known(play, 2, 0) == ["sword"]
    play.answer(0, "trade:1")
    play.answer(0, ("bible",))
    play.answer(1, "accept")
    assert known(play, 2, 0) == []
    assert known(play, 1, 0) == ["sword"]


def test_an_imagined_world_keeps_what_was_seen_and_changes_what_was_not() -> None:
    play = neighbours_about_to_trade()
    worlds = [play.match.imagine(2, Dice(n)).table for n in range(40)]
    assert len({world.rewards[0] for world in worlds}) > 1
    assert all(world.hands == play.table.hands for world in worlds)
    own = [play.match.imagine(0, Dice(n)).table for n in range(40)]
    assert {world.rewards[0] for world in own} == {("sword", "bible")}


def test_of_a_heroic_card_in_another_hand_only_the_name_is_known() -> None:
    play = arranged(2, earned={"0": ["fist-by-fist:3"]})
    copies = {play.match.imagine(1, Dice(n)).table.hands[0][-1] for n in range(60)}
    assert copies == {f"fist-by-fist:{n}" for n in range(1, 7)}
    assert {play.match.imagine(0, Dice(n)).table.hands[0][-1] for n in range(9)} == {"fist-by-fist:3"}


def test_a_telling_back_is_shown_before_the_reveal_and_everybody_may_change_once() -> None:
    play = arranged(2, earned={"0": ["fist-by-fist:3"]})
    play.answer(0, "fist-by-fist:3")
    play.answer(1, play.table.hands[1][0])
    players = play.match.rules.public(play.table)["players"]
    assert isinstance(players, list)
    assert [player["back"] for player in players if isinstance(player, dict)] == ["fist-by-fist", "basic"]
    chosen = {play.match.imagine(1, Dice(n)).table.chosen[0] for n in range(60)}
    assert chosen == {f"fist-by-fist:{n}" for n in range(1, 7)}
    play.answer(0, "keep")
    play.answer(1, "keep")
    assert play.table.card[0] == "fist-by-fist:3"


def test_with_basic_backs_alone_the_cards_are_turned_up_at_once() -> None:
    play = arranged(2)
    for seat in (0, 1):
        play.answer(seat, play.table.hands[seat][0])
    assert play.table.stage == "turns"


def test_alone_with_the_pack_one_sees_all_hands() -> None:
    play = arranged(2, {"solo": True}, rewards={"1": ["sword"]})
    pack = play.match.rules.private(play.table, 0)["pack"]
    assert isinstance(pack, list)
    assert isinstance(pack[1], dict)
    sword = {"strength": 2, "icons": list[str]()}
    assert pack[1]["rewards"] == [
        {"id": "sword", "name": "sword", "kind": "reward", "normal": sword, "wild": sword | {"strength": 4}}
    ]
    assert all(play.match.imagine(0, Dice(n)).table.rewards[1] == ("sword",) for n in range(9))
