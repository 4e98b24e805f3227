"""Contract 5 and 6: a seat is sent the same in every world that it could be in, and nothing that it cannot know."""

import re
from typing import Any

from tests.contract.playing import Amount, Looks, Setting, any_input, begin, combinations, journey, play, shown
from tests.contract.test_play import assert_same, wrong_answers
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import Refused
from wolfmoon.core.match import Match
from wolfmoon.core.origin import Answered, Input
from wolfmoon.core.record import digest
from wolfmoon.core.rules import Rules
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import Message
from wolfmoon.core.view import written

WORD = re.compile(r"[\w]+(?:-[\w]+)*")


def is_another(world: Match[Any], match: Match[Any], seat: Seat) -> bool:
    """Whether an imagined world differs in more than its dice and the waiting calls of others, which the engine forgets."""
    plain = match.clone()
    plain.table.calls = [call for call in plain.table.calls if call.seat == seat]
    plain.table.dice.seed = world.table.dice.seed
    return digest(world.table) != digest(plain.table)


def fits(match: Match[Any], given: Input) -> bool:
    """Whether this could be done in that world."""
    try:
        if isinstance(given, Call):
            match.check_call(given.seat, given.id)
        else:
            match.check(given.seat, given.answer)
    except Refused:
        return False
    return True


def lines(match: Match[Any], viewer: Seat | None) -> list[Any]:
    return written(match.log.lines(viewer))


def covered_lines(match: Match[Any], viewer: Seat) -> list[Message]:
    """What this viewer reads, without what was turned up for everybody to see (and may be out of sight again since)."""
    turned_up = [event for event in match.log.truth() if event.reveals and event.audience is None]
    messages = [event.for_viewer(viewer) for event in match.log.truth() if event not in turned_up]
    return [message for message in messages if message is not None]


def test_an_imagined_world_looks_the_same_to_its_seat_and_is_another(setting: Setting, amount: Amount) -> None:
    differs = 0
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 100), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            for seat in range(setting.seats):
                world = match.imagine(seat, dice.fork())
                assert shown(world, seat) == shown(match, seat)
                assert shown(world, None) == shown(match, None)
                faults = list(setting.rules.invariants(world.table))
                assert not faults, f"imagined for seat {seat} after {len(match.inputs)} inputs: {faults}"
                differs += is_another(world, match, seat)
    assert differs, "imagine never changes anything that is hidden"


def test_an_imagined_world_can_be_cloned_imagined_again_and_played_to_its_end(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 120), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            before = shown(match, None)
            world: Match[Any] = match.imagine(dice.below(setting.seats), dice.fork())
            for _ in range(3):
                twin = world.clone()
                assert_same(twin, world)
                for _ in journey(world, Dice(n), 4):
                    pass
                for _ in journey(twin, Dice(n), 4):
                    pass
                assert_same(twin, world)
                if world.open is not None:
                    world = world.imagine(dice.below(setting.seats), dice.fork())
            if looks.left % 8 == 0:
                for _ in journey(world, Dice(n)):
                    assert list(setting.rules.invariants(world.table)) == []
            assert shown(match, None) == before


def test_the_same_answer_in_two_worlds_is_told_in_the_same_words_if_it_is_seen_the_same(
    setting: Setting, amount: Amount
) -> None:
    compared = 0
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 140), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            for viewer in range(setting.seats):
                here, there = match.clone(log=True), match.imagine(viewer, dice.fork()).clone(log=True)
                for sealed in (Answered(seat, answer) for seat, answer in here.sealed.items()):
                    if fits(there, sealed):
                        play(there, sealed)
                if here.waiting() != there.waiting():
                    continue
                there.table.dice.seed = here.table.dice.seed
                given = any_input(here, Dice(viewer + n))
                if not fits(there, given):
                    continue
                play(here, given)
                play(there, given)
                if shown(here, viewer) == shown(there, viewer):
                    compared += 1
                    assert covered_lines(here, viewer) == covered_lines(there, viewer), f"{given}, seat {viewer}"
    assert compared


def test_an_answer_that_is_free_to_take_back_teaches_nobody_anything(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 160), Dice(n)
        checked = 0
        while match.open is not None and checked < amount.points:
            given = any_input(match, dice)
            before, free = match.clone(), match.free_to_take_back(given.seat)
            play(match, given)
            if isinstance(given, Call) or match.free_to_take_back(given.seat) <= free:
                continue
            checked += 1
            for viewer in range(setting.seats):
                world = before.imagine(viewer, dice.fork())
                if viewer != given.seat and fits(world, given):
                    play(world, given)
                    assert shown(world, viewer) == shown(match, viewer), f"{given}, seen by seat {viewer}"


def test_nobody_else_sees_a_sealed_answer(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 180), Dice(n)
        left = 4 * amount.points
        while match.open is not None and left:
            given = any_input(match, dice)
            if isinstance(given, Answered) and len(match.waiting()) > 1:
                left -= 1
                seen_and_read_the_same_by_others(match, given)
            else:
                play(match, given)


def test_nobody_else_sees_a_call_that_waits(setting: Setting, amount: Amount) -> None:
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 190), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            for seat in range(setting.seats):
                offered = [
                    Call(seat, each.id) for each in setting.rules.calls(match.table, seat) if each.barred is None
                ]
                plays = [call for call in offered if not setting.rules.heard_by_all(match.table, call)]
                if plays:
                    seen_and_read_the_same_by_others(match.clone(log=True), dice.pick(plays))


def seen_and_read_the_same_by_others(match: Match[Any], given: Input) -> None:
    """Do it, and compare what all others see and read before and afterwards."""
    viewers = [viewer for viewer in (None, *range(match.table.seats)) if viewer != given.seat]
    before = [(shown(match, viewer), lines(match, viewer)) for viewer in viewers]
    play(match, given)
    assert [(shown(match, viewer), lines(match, viewer)) for viewer in viewers] == before, given


def unknown(rules: Rules[Any], match: Match[Any], viewer: Seat | None) -> set[str]:
    """What must not be sent to this viewer now: hidden ids, and where the dice stand."""
    assert match.origin is not None
    return {*rules.canaries(match.table, viewer), str(match.table.dice.seed), str(match.origin.seed)}


def sent(text: str, hidden: set[str]) -> set[str]:
    """Which of the hidden words occur in a text."""
    words = set(WORD.findall(text))
    return {word for word in hidden if word in words or (not WORD.fullmatch(word) and word in text)}


def test_nothing_that_is_hidden_from_a_viewer_is_sent_to_it(setting: Setting, amount: Amount) -> None:
    checked = 0
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 200), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if not looks.now():
                continue
            for viewer in (None, *range(setting.seats)):
                hidden = unknown(setting.rules, match, viewer)
                checked += len(hidden) > 2
                assert not sent(shown(match, viewer), hidden), f"viewer {viewer} after {len(match.inputs)} inputs"
                assert not sent(" ".join(map(str, refusals(match, viewer))), hidden)
    assert checked, "the game names no canaries"


def refusals(match: Match[Any], viewer: Seat | None) -> list[Message]:
    """Everything this seat is told when it answers wrongly."""
    if viewer is None:
        return []
    said: list[Message] = []
    ask = match.decision(viewer)
    for answer in ["no-such-option"] if ask is None else wrong_answers(ask):
        try:
            match.answer(viewer, answer)
        except Refused as refused:
            said.append(refused.message)
    return said
