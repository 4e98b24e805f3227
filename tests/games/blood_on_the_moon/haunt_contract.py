"""What every haunt must pass: its texts are there, its games end in good time by one of its own endings, nobody is ever asked
a question without an answer, and each side can win. Used for every haunt that is found, that of docs/adding_a_haunt.md too.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.contract.test_written import said_by
from wolfmoon.bots import make
from wolfmoon.catalogue import Catalogue
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.decisions import Answer, PickOne
from wolfmoon.core.dice import Dice
from wolfmoon.core.library import rulebook
from wolfmoon.core.match import Match, start
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message
from wolfmoon.core.view import seen
from wolfmoon.games.blood_on_the_moon import RULES
from wolfmoon.games.blood_on_the_moon.components import PACKAGE, PRINTED
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.secrets import PAGES, pages_of
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.lab.play import any_of

PLAY = ("random", "greedy")
"""The levels of play in which each side must be able to win."""
SIDES = ("heroes", "others")
LONGEST: Mapping[str, int] = {"random": 8000, "greedy": 2500}
"""So many answers a game of a haunt has at most, from its set-up to its end."""
WORDS = Catalogue.of("wolfmoon.core", PACKAGE)


def begun(haunt: str, seats: int, seed: int) -> Match[BloodTable]:
    """A game in which that haunt will come."""
    return start(RULES, seats, {"haunt": haunt, "explorers": "random"}, seed=seed)


def played(match: Match[BloodTable], level: str, seed: int) -> Iterator[Match[BloodTable]]:
    """Play a match with bots of a level; it comes up at every point where somebody is asked. Fails if it does not end."""
    answer = at_random(Dice(seed)) if level == "random" else by_bots(level, match.table.seats, seed)
    for _ in range(LONGEST[level]):
        if match.open is None:
            return
        yield match
        for seat in match.waiting():
            match.answer(seat, answer(match, seat))
    raise AssertionError(f"no end after {LONGEST[level]} answers")


def at_random(dice: Dice) -> Any:
    """Answers by chance."""

    def answer(match: Match[BloodTable], seat: Seat) -> Answer:
        ask = match.decision(seat)
        assert ask is not None
        return any_of(ask, dice)

    return answer


def by_bots(level: str, seats: int, seed: int) -> Any:
    """Answers by a bot at each seat."""
    bots = [make(level, RULES.id, 100 * seed + seat) for seat in range(seats)]

    def answer(match: Match[BloodTable], seat: Seat) -> Answer:
        view: dict[str, Any] = seen(match, seat)
        return answer_from_json(bots[seat].choose(view, view["decisions"][0]))

    return answer


def side_that_won(match: Match[BloodTable]) -> str:
    """heroes, or the others: a traitor, the monsters."""
    plot = match.table.plot
    assert plot is not None
    assert match.outcome is not None
    return SIDES[not any(plot.truly_hero(match.table, seat) for seat in match.outcome.winners)]


def check_game(haunt: str, seats: int, level: str, seed: int) -> str:
    """Play one game and check it all the way; returns which side won."""
    match = begun(haunt, seats, seed)
    rules = {rule.id for rule in rulebook(PACKAGE)}
    for n, _ in enumerate(played(match, level, seed)):
        check_questions(match, rules, closely=n % 40 == 0)
        if n % 25 == 0:
            assert list(RULES.invariants(match.table)) == []
            for seat in range(seats):
                private: Any = RULES.private(match.table, seat)
                assert all(WORDS.say(Message(text)) for text in private["goals"])
                assert bool(private["goals"]) == match.table.begun
    for event in match.log.truth():
        assert event.rule in rules, event.rule
        for told in (event.message, event.others):
            assert told is None or WORDS.say(told)
    outcome = match.outcome
    assert outcome is not None
    assert match.table.haunt == haunt
    assert outcome.reason in haunts()[haunt].endings
    assert all(WORDS.say(message) for message in (outcome.message, *outcome.why))
    return side_that_won(match)


def check_questions(match: Match[BloodTable], rules: set[str], *, closely: bool) -> None:
    """Whoever is waited for is asked something, in words, by a rule, and can answer; if looked at closely, each answer of a
    choice of one is taken.
    """
    assert match.waiting()
    for ask in match.asks():
        assert ask.rule in rules, ask.rule
        assert all(WORDS.say(message) for message in said_by(ask, match))
        if isinstance(ask, PickOne):
            answers: Sequence[Answer] = [*ask.legal(), *([None] if ask.may_pass else [])]
            assert answers, f"{ask.prompt} cannot be answered"
            for answer in answers if closely else ():
                match.clone().answer(ask.seat, answer)
        else:
            assert ask.accepts(any_of(ask, Dice(1))), f"{ask.prompt} cannot be answered"


def missing_texts(haunt: str) -> list[str]:
    """The messages that a haunt has to bring and does not: names, scenes, endings, its actions."""
    plot = haunts()[haunt]
    scenario = PRINTED.haunts[haunt]["scenario"]
    sides = ("heroes", "traitor")[: scenario["books"]]
    wanted = [f"haunt-{haunt}", f"option-haunt-{haunt}", f"option-haunt-{haunt}-hint"]
    wanted += [f"haunt-{haunt}-{side}-scene" for side in sides]
    wanted += [f"haunt-{ending}" for ending in plot.endings]
    wanted += [f"monster-{kind}" for kind in scenario["monsters"]]
    return [id for id in wanted if not WORDS.knows(id)]


def unread_rules(haunt: str) -> list[str]:
    """Rules of the haunt that stand in no book or on no page of it."""
    known = (("heroes", "traitor", "both"), ("setup", *PAGES))
    return [id for id, rule in pages_of(haunt).items() if rule.side not in known[0] or rule.page not in known[1]]
