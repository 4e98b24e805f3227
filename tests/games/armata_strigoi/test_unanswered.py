"""What a question gets that nobody answers in time: the table of flow.md 3."""

from typing import Any

from tests.games.armata_strigoi.arranged import Play, arranged
from wolfmoon.core.decisions import Answer


def unanswered(play: Play, seat: int) -> Answer:
    decision = play.match.decision(seat)
    assert decision is not None
    assert decision.default is not None
    return decision.default()


def attacked(wounds: list[str], **wishes: Any) -> Play:
    """Falk Maria is attacked by the Apprentice, who has come to the flat room, with two Wounds."""
    wanted: dict[str, Any] = {
        "wolves": {"0": "attila", "1": "falk-maria"},
        "at": {"0": "h6-k12", "1": "h1-t3"},
        "cards": {"0": "attila:son-of-the-wolf", "1": "falk-maria:blessed-and-possessed"},
        "wounds": {"1": wounds},
        "strigoi": {"master": "pf2-c", "apprentice": "pf1-c"},
        "stacks": {"strigoi": ["apprentice-plain"]},
        "active": 0,
        "next": "strigoi",
    }
    return arranged(2, **wanted | wishes)


SISTER = {"0": "attila:son-of-the-wolf", "1": "falk-maria:sacramental-sister"}
"""Cards of a round in which she shows no Protection."""


def test_a_wound_that_is_not_the_third_is_taken() -> None:
    assert unanswered(attacked([]), 1) == "take"


def test_the_third_wound_is_stopped_by_the_played_card_first() -> None:
    play = attacked(["double"], tokens={"1": ["protection"]}, rewards={"1": ["shield"]})
    assert unanswered(play, 1) == "icon:0:wound"


def test_then_by_a_token_a_reward_card_and_an_action_card_in_that_order() -> None:
    shield = {"1": ["shield"]}
    hand = {"1": ["falk-maria:sacramental-sister", "falk-maria:blessed-and-possessed"]}
    with_token = attacked(["double"], cards=SISTER, hands=hand, rewards=shield, tokens={"1": ["protection"]})
    with_shield = attacked(["double"], cards=SISTER, hands=hand, rewards=shield)
    with_hand = attacked(["double"], cards=SISTER, hands=hand)
    assert unanswered(with_token, 1) == "token:protection:wound"
    assert unanswered(with_shield, 1) == "normal:shield:wound"
    assert unanswered(with_hand, 1) == "card:falk-maria:blessed-and-possessed:wound"


def test_a_shock_takes_the_hand_card_with_the_highest_initiative() -> None:
    play = attacked(
        [],
        hands={
            "1": ["falk-maria:blessed-and-possessed", "falk-maria:son-of-the-wolf", "falk-maria:sacramental-sister"]
        },
        rewards={"1": ["sword"]},
        stacks={"strigoi": ["apprentice-shock"]},
        legendary_gone=["all-you-can-bleed"],
    )
    play.answer(1, "take", ["scratch"], ["scratch"])
    assert unanswered(play, 1) == "hand:falk-maria:sacramental-sister"


def test_nobody_strikes_back_unasked() -> None:
    play = attacked([], altar=2)
    play.answer(1, "take", ["scratch"], ["torn-claw"])
    assert unanswered(play, 1) == "no"


def test_a_wolf_comes_out_where_the_fewest_strigoi_see_it() -> None:
    """The Master at the centre of the flat room sees its stairs, and those of H4."""
    play = arranged(
        2,
        at={"0": "h6-k12", "1": "m-c"},
        cards={"0": "attila:son-of-the-wolf"},
        stacks={"strigoi": ["master-plain"]},
        active=0,
        next="strigoi",
    )
    assert {"m-td", "h4-t3"} <= set(play.legal(1))
    assert unanswered(play, 1) == "h1-k12"


def test_off_a_falling_platform_a_wolf_leaps_if_it_can() -> None:
    play = arranged(
        2,
        wolves={"0": "attila", "1": "falk-maria"},
        at={"0": "pf1-ca", "1": "pf4-c"},
        cards={"0": "attila:werewolves-of-armenia", "1": "falk-maria:when-the-moon-shines-red"},
        rewards={"0": ["crossbow"]},
        dead="apprentice",
        altar=2,
        active=0,
        next="window",
    )
    play.answer(0, "melee:master")
    play.answer(0, "wild:crossbow")
    if play.prompt() == "armata-ask-bonus":
        play.answer(0, "resolve")
    assert unanswered(play, 1) == "icon:0"
