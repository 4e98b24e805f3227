"""The contract is no good if it passes whatever a game does: here a sound game is given one fault after the other."""

import importlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.contract import playing, test_play, test_secrets
from tests.contract.playing import Amount, Setting
from tests.docs import lantern
from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import Refused
from wolfmoon.core.text import Ref, say, seat_ref

RULES: Any = lantern.rules()
STATE: Any = importlib.import_module("wolfmoon.games.lantern.state").Lantern
TURN: Any = importlib.import_module("wolfmoon.games.lantern.turn")
SETTING = Setting("lantern", 4)
AMOUNT = Amount(2, 2, 15)

Contract = Callable[[Setting, Amount], None]
CLONE: Contract = test_play.test_a_clone_is_equal_and_independent
REPLAY: Contract = test_play.test_a_record_replays_to_the_same_table_from_every_decision
SAME: Contract = test_play.test_the_same_seed_and_answers_lead_to_the_same_table_whatever_the_global_chance
WHOLE: Contract = test_play.test_a_random_match_ends_and_the_table_is_whole_after_every_answer
STAYS: Contract = test_play.test_private_views_stay_as_long_as_what_they_follow_from
OFFERED: Contract = test_play.test_every_offered_answer_is_accepted
WORLDS: Contract = test_secrets.test_an_imagined_world_looks_the_same_to_its_seat_and_is_another
TOLD: Contract = test_secrets.test_the_same_answer_in_two_worlds_is_told_in_the_same_words_if_it_is_seen_the_same
FREE: Contract = test_secrets.test_an_answer_that_is_free_to_take_back_teaches_nobody_anything
SEALED: Contract = test_secrets.test_nobody_else_sees_a_sealed_answer
WAITING: Contract = test_secrets.test_nobody_else_sees_a_call_that_waits
CANARY: Contract = test_secrets.test_nothing_that_is_hidden_from_a_viewer_is_sent_to_it

real_copy, real_draw, real_lay = STATE.copy, TURN.draw, TURN.put_under_the_lantern
real_public, real_private = type(RULES).public, type(RULES).private
real_imagine, real_calls, real_options = type(RULES).imagine, type(RULES).calls, TURN.accept_or_veil


class Faulty(type(RULES)):  # type: ignore[misc]  # a class that is found at run time
    """The sound game, until a method is replaced."""


def copies_share_a_hand(table: Any) -> Any:
    twin = real_copy(table)
    twin.hands = [table.hands[0], *twin.hands[1:]]
    return twin


def copy_forgets_the_claim(table: Any) -> Any:
    twin = real_copy(table)
    twin.claim = 1
    return twin


def draw_by_global_chance(table: Any, seat: int) -> None:
    random.shuffle(table.deck)
    real_draw(table, seat)


def draw_loses_a_card(table: Any, seat: int) -> None:
    real_draw(table, seat)
    table.deck[:1] = []


def draw_tells_everybody_the_card(table: Any, seat: int) -> None:
    table.tell("lantern/draw.1", say("lantern-draws", seat=seat_ref(seat), card=Ref("card", table.deck[0])))
    real_draw(table, seat)


def lay_face_up(table: Any, card: str) -> None:
    table.embers = [*table.embers, *table.hands[table.keeper][-1:]]
    table.hands[table.keeper] = [each for each in table.hands[table.keeper] if each not in table.embers or each == card]
    real_lay(table, card)


def public_shows_how_good_the_hands_are(rules: Any, table: Any) -> Any:
    best = [max((card[-1] for card in hand if card[-1].isdigit()), default="0") for hand in table.hands]
    return {**real_public(rules, table), "best": best}


def public_shows_the_card_under_the_lantern(rules: Any, table: Any) -> Any:
    return {**real_public(rules, table), "under": table.laid}


def public_shows_who_calls(rules: Any, table: Any) -> Any:
    return {**real_public(rules, table), "calls": [call.seat for call in table.calls]}


def private_shows_the_dice(rules: Any, table: Any, seat: int) -> Any:
    return {**real_private(rules, table, seat), "luck": str(table.dice.seed)}


def private_views_follow_from_nothing(rules: Any, table: Any) -> Any:
    return table.seats


def imagine_nothing(rules: Any, table: Any, seat: int, dice: Dice) -> None:
    dice.below(2)


def imagine_the_own_hand_too(rules: Any, table: Any, seat: int, dice: Dice) -> None:
    real_imagine(rules, table, seat, dice)
    table.hands[seat], table.deck[: len(table.hands[seat])] = (
        table.deck[: len(table.hands[seat])],
        table.hands[seat],
    )


def calls_only_with_a_veil_in_another_hand(rules: Any, table: Any, seat: int) -> Any:
    veil = any(card.startswith("veil") for other in range(table.seats) if other != seat for card in table.hands[other])
    return real_calls(rules, table, seat) if veil and len(table.deck) % 2 else ()


def a_veil_without_one(table: Any, seat: int) -> Any:
    return [
        option._replace(barred=None) if isinstance(option, Option) else option for option in real_options(table, seat)
    ]


FAULTS: list[tuple[Any, str, Any, Contract]] = [
    (STATE, "copy", copies_share_a_hand, CLONE),
    (STATE, "copy", copy_forgets_the_claim, CLONE),
    (TURN, "draw", draw_by_global_chance, SAME),
    (TURN, "draw", draw_by_global_chance, REPLAY),
    (TURN, "draw", draw_loses_a_card, WHOLE),
    (TURN, "draw", draw_tells_everybody_the_card, TOLD),
    (TURN, "put_under_the_lantern", lay_face_up, FREE),
    (TURN, "accept_or_veil", a_veil_without_one, OFFERED),
    (Faulty, "public", public_shows_how_good_the_hands_are, WORLDS),
    (Faulty, "public", public_shows_the_card_under_the_lantern, WORLDS),
    (Faulty, "public", public_shows_the_card_under_the_lantern, CANARY),
    (Faulty, "public", public_shows_who_calls, WAITING),
    (Faulty, "private", private_shows_the_dice, CANARY),
    (Faulty, "private_from", private_views_follow_from_nothing, STAYS),
    (Faulty, "imagine", imagine_nothing, WORLDS),
    (Faulty, "imagine", imagine_the_own_hand_too, WORLDS),
    (Faulty, "calls", calls_only_with_a_veil_in_another_hand, WORLDS),
]


@pytest.mark.parametrize(
    ("owner", "name", "fault", "contract"),
    FAULTS,
    ids=[f"{fault.__name__}-{contract.__name__[5:30]}" for _, _, fault, contract in FAULTS],
)
def test_a_fault_is_noticed(
    owner: Any, name: str, fault: Any, contract: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "all_games", lambda: {"lantern": Faulty()})
    contract(SETTING, AMOUNT)
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises((AssertionError, Refused, RuntimeError, ValueError, LookupError)):
        contract(SETTING, AMOUNT)
