"""All chance comes from one number."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfmoon.core.dice import Dice, DiceRanOut, LoadedDice

SEEDS = st.integers(-(1 << 70), 1 << 70)


def test_the_generator_is_splitmix64() -> None:
    """The published test vector of SplitMix64 for the seed 1234567."""
    dice = Dice(1234567)
    assert [dice.below(1 << 64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(SEEDS, st.integers(1, 100))
def test_a_die_shows_one_of_its_faces(seed: int, sides: int) -> None:
    assert 1 <= Dice(seed).roll(sides) <= sides


def test_every_face_comes_up_about_as_often() -> None:
    dice = Dice(5)
    faces = Counter(dice.roll(6) for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < times < 1150 for times in faces.values()), faces


@given(SEEDS)
def test_a_copy_gives_the_same_results_and_goes_its_own_way(seed: int) -> None:
    dice = Dice(seed)
    twin = dice.copy()
    assert [twin.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]
    twin.below(2)
    assert twin.seed != dice.seed


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_three_cards_comes_up() -> None:
    dice = Dice(1)
    orders = Counter()  # type: Counter[str]
    for _ in range(1200):
        cards = ["a", "b", "c"]
        dice.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 6
    assert all(140 < times < 260 for times in orders.values()), orders


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(IndexError):
        Dice(1).pick([])


@given(SEEDS)
def test_what_was_traced_can_be_fed_and_leaves_the_dice_where_they_were(seed: int) -> None:
    dice, again = Dice(seed), Dice(seed + 1)
    dice.trace = []
    cards = list("abcdef")
    results = [dice.roll(6), dice.roll(4)]
    dice.shuffle(cards)
    again.feed = dice.trace[::-1]
    others = list("abcdef")
    assert [again.roll(6), again.roll(4)] == results
    again.shuffle(others)
    assert others == cards
    assert again.seed == Dice(seed + 1 + dice.seed - Dice(seed).seed).seed


def test_loaded_dice_show_what_was_dictated_and_then_refuse() -> None:
    dice = LoadedDice(1)
    dice.load([6, 1], [])
    assert (dice.roll(6), dice.roll(4)) == (6, 1)
    with pytest.raises(DiceRanOut, match="6-sided"):
        dice.roll(6)


def test_a_die_has_no_other_faces_than_its_own() -> None:
    dice = LoadedDice(1)
    dice.load([5], [])
    with pytest.raises(ValueError, match="4-sided die has no face 5"):
        dice.roll(4)


def test_a_dictated_shuffle_puts_the_first_named_card_where_it_is_drawn_first() -> None:
    dice = LoadedDice(1)
    dice.load([], [["c", "a"]])
    deck = list("abcde")
    dice.shuffle(deck)
    assert [deck.pop(), deck.pop()] == ["c", "a"]
    assert sorted(deck) == ["b", "d", "e"]


def test_a_card_that_is_not_shuffled_cannot_be_on_top() -> None:
    dice = LoadedDice(1)
    dice.load([], [["x"]])
    with pytest.raises(ValueError, match="hold no x"):
        dice.shuffle(list("abc"))


def test_what_loaded_dice_showed_can_be_fed_to_plain_dice() -> None:
    dice = LoadedDice(1)
    dice.trace = []
    dice.load([3, 2], [["e", "b"]])
    deck = list("abcde")
    shown = (dice.roll(6), dice.roll(4))
    dice.shuffle(deck)
    plain = Dice(9)
    plain.feed = dice.trace[::-1]
    again = list("abcde")
    assert (plain.roll(6), plain.roll(4)) == shown
    plain.shuffle(again)
    assert again == deck
