"""What time is left follows from the times of the rows, and from public facts alone. Expected numbers are reckoned by hand."""

import pytest

from wolfmoon.server.clocks import MASK_ALLOWANCE, Asked, Clocks, checked, window_limit
from wolfmoon.server.refusals import BadPace
from wolfmoon.server.wire import Pace

DECISION = Pace("decision", 60, 0, 0, 2)
BANK = Pace("bank", 90, 300, 10, 2)
DAYS = Pace("days", 2 * 86_400, 0, 0, 2)


def one(number: int, seat: int = 0, *, masked: bool = False) -> Asked:
    return Asked(number, (seat,), False, masked)


def test_each_question_has_its_time_and_no_more_after_it_was_freely_taken_back() -> None:
    clocks = Clocks(DECISION, 3)
    clocks.open(one(1), 1_000)
    assert clocks.limit(0) == 60_000
    clocks.close(41_000)
    clocks.open(one(2), 41_000)
    assert clocks.limit(0) == 60_000
    clocks.close(51_000)  # taken back: the first question again
    clocks.open(one(1), 51_000)
    assert clocks.limit(0) == 20_000
    clocks.close(52_000)
    clocks.open(one(2), 52_000)
    assert clocks.limit(0) == 50_000


def test_what_all_consent_to_take_back_has_its_time_again() -> None:
    clocks = Clocks(DECISION, 3)
    clocks.open(one(1), 0)
    clocks.close(41_000)
    clocks.open(one(2, 1), 41_000)
    clocks.close(50_000)
    clocks.go_back(1)
    clocks.open(one(1), 50_000)
    assert clocks.limit(0) == 60_000


def test_a_bank_pays_from_opening_to_closing_and_gets_its_increment_once_a_question() -> None:
    clocks = Clocks(BANK, 3)
    clocks.open(one(1), 0)
    assert clocks.limit(0) == 300_000, "a full bank gets no more"
    clocks.close(100_000)
    assert clocks.banks == [200_000, 300_000, 300_000]
    clocks.open(one(2), 100_000)
    assert clocks.limit(0) == 210_000
    clocks.close(105_000)  # taken back
    clocks.open(one(1), 105_000)
    assert clocks.limit(0) == 205_000, "the time is gone, and there is no second increment"
    clocks.close(105_000)
    clocks.open(one(2), 105_000)
    assert clocks.limit(0) == 205_000


def test_banks_go_back_with_what_all_consent_to_take_back() -> None:
    clocks = Clocks(BANK, 2)
    clocks.open(one(1, 0), 0)
    clocks.close(100_000)
    clocks.open(one(2, 1), 100_000)
    clocks.close(250_000)
    clocks.go_back(2)
    clocks.open(one(2, 1), 250_000)
    assert clocks.banks == [200_000, 300_000]
    clocks.close(250_000)
    clocks.go_back(1)
    assert clocks.banks == [300_000, 300_000]


def test_an_empty_bank_still_has_the_increment() -> None:
    clocks = Clocks(BANK, 2)
    clocks.open(one(1), 0)
    clocks.close(999_000)
    clocks.open(one(2), 999_000)
    assert clocks.limit(0) == 10_000


def test_banks_stand_still_in_questions_to_several_and_in_windows() -> None:
    clocks = Clocks(BANK, 3)
    clocks.open(Asked(1, (0, 1), False, False), 0)
    assert clocks.limit(15) == 90_000
    clocks.close(50_000)
    clocks.open(Asked(2, (1,), True, True), 50_000)
    assert clocks.limit(15) == 15_000
    clocks.close(60_000)
    assert clocks.banks == [300_000] * 3


def test_the_masked_time_of_a_question_costs_no_bank() -> None:
    clocks = Clocks(BANK, 2)
    clocks.open(one(1, masked=True), 0)
    assert clocks.limit(0) == 300_000 + MASK_ALLOWANCE
    clocks.close(3_000)
    assert clocks.banks == [300_000, 300_000]
    clocks.open(one(2, masked=True), 3_000)
    clocks.close(13_000)
    assert clocks.banks == [294_000, 300_000]


def test_a_window_by_correspondence_stays_open_for_days() -> None:
    assert window_limit(DAYS, 15) == 2 * 86_400
    assert window_limit(DECISION, 15) == 15
    assert window_limit(DECISION, 0) == 60
    assert Clocks(Pace("none", 0, 0, 0, 0), 2).limit(15) is None


@pytest.mark.parametrize("pace", [Pace("decision", 4, 0, 0, 2), Pace("bank", 90, 29, 10, 2), Pace("days", 0, 0, 0, 0)])
def test_times_that_do_not_go_with_their_kind_are_refused(pace: Pace) -> None:
    with pytest.raises(BadPace):
        checked(pace)
