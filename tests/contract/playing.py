"""Random play for the contract: which tables are tried, and how a match is walked through."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from math import prod
from typing import Any, NamedTuple

from tests.docs import lantern
from wolfmoon.core.decisions import Answer
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import OptionsClash
from wolfmoon.core.match import Match, start
from wolfmoon.core.options import TableOption
from wolfmoon.core.origin import Answered, Input
from wolfmoon.core.rules import Rules, settled_for
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.view import seen
from wolfmoon.games import games
from wolfmoon.lab.play import any_of

BOUND = 20_000
"""No game has that many answers."""
STEP = 20
"""No step takes more."""
SEED = 0x7A11_5EED_0000_0000
"""Seeds are so large that one of them in a view is no coincidence."""


@cache
def all_games() -> Mapping[str, Rules[Any]]:
    """Every game that is found, and that of docs/adding_a_game.md."""
    lantern.folder()
    return games()


class Amount(NamedTuple):
    """How much is tried for a setting: combinations of options, games of each, points of a game to look at closely."""

    combinations: int
    games: int
    points: int


class Looks:
    """At which points of a game to look closely: often at first, then ever less, for short and long games alike."""

    def __init__(self, amount: Amount, dice: Dice) -> None:
        self.left = amount.points
        self.gap = 1
        self.wait = 0
        self.dice = dice

    def now(self) -> bool:
        """Whether this is such a point."""
        self.wait -= 1
        if self.wait > 0 or not self.left:
            return False
        self.left -= 1
        self.gap += 1
        self.wait = 1 + self.dice.below(self.gap)
        return True


class Setting(NamedTuple):
    """A game and a number of players."""

    game: str
    seats: int

    @property
    def rules(self) -> Rules[Any]:
        """The game."""
        return all_games()[self.game]


def settings() -> list[Setting]:
    """Every game with every number of players."""
    return [Setting(id, seats) for id, rules in all_games().items() for seats in rules.seats]


def combinations(setting: Setting, limit: int) -> list[dict[str, Any]]:
    """The table options to try: all combinations that go together, or as many as the limit, the default first.

    A free pick of things is left at its default where that fits, and otherwise drawn until it fits (or given up).
    """
    rules, seats = setting.rules, setting.seats
    picks = [option for option in rules.options if option.kind == "some"]
    fixed = [option for option in rules.options if option.kind != "some"]
    values = [values_of(option, seats) for option in fixed]
    dice = Dice(SEED + seats)
    every = [dict(zip((option.id for option in fixed), each, strict=True)) for each in _mixes(values, 4 * limit, dice)]
    found: list[dict[str, Any]] = [{}]
    for options in every:
        if len(found) == limit:
            break
        tries = [options] if go_together(rules, seats, options) else _with_picks(options, picks, seats, dice)
        found += islice((each for each in tries if go_together(rules, seats, each)), 1)
    return found


def _mixes(values: Sequence[list[Any]], most: int, dice: Dice) -> list[tuple[Any, ...]]:
    """Mixes of one value of each, in random order: all there are, or that many different ones."""
    if prod(len(each) for each in values) <= 16 * most:
        every = list(product(*values))
        dice.shuffle(every)
        return every
    mixes: dict[tuple[Any, ...], None] = {}
    while len(mixes) < most:
        mixes[tuple(dice.pick(each) for each in values)] = None
    return list(mixes)


def values_of(option: TableOption, seats: int) -> list[Any]:
    """Every value of an option; of a number the bounds and the default."""
    if option.kind == "flag":
        return [False, True]
    if option.kind == "number":
        return sorted({option.low, int(option.default), option.high})
    return list(option.accepted(seats))


def _with_picks(
    options: Mapping[str, Any], picks: Sequence[TableOption], seats: int, dice: Dice
) -> Iterator[dict[str, Any]]:
    """The same options with things picked at random, about as many as there are seats."""
    for _ in range(200 if picks else 0):
        picked: dict[str, str] = {}
        for option in picks:
            ids = list(option.accepted(seats))
            dice.shuffle(ids)
            picked[option.id] = ",".join(ids[: seats + dice.below(4)])
        yield {**options, **picked}


def go_together(rules: Rules[Any], seats: int, options: Mapping[str, Any]) -> bool:
    try:
        settled_for(rules, seats, options)
    except OptionsClash:
        return False
    return True


def begin(setting: Setting, options: Mapping[str, Any], seed: int, **more: Any) -> Match[Any]:
    """A match of that setting; `seed` counts from 0."""
    return start(setting.rules, setting.seats, options, seed=SEED + seed, **more)


def any_input(match: Match[Any], dice: Dice) -> Input:
    """What a random seat does next: now and then an any-time play, otherwise an answer that is offered."""
    if not dice.below(30):
        seat = dice.below(match.table.seats)
        plays = [option.id for option in match.rules.calls(match.table, seat) if option.barred is None]
        if plays:
            return Call(seat, dice.pick(plays))
    seat = dice.pick(match.waiting())
    ask = match.decision(seat)
    assert ask is not None
    return Answered(seat, any_of(ask, dice))


def play(match: Match[Any], given: Input) -> None:
    """Do it, checked."""
    if isinstance(given, Call):
        match.call(given.seat, given.id)
    else:
        match.answer(given.seat, given.answer)


def journey(match: Match[Any], dice: Dice, longest: int = BOUND) -> Iterator[Match[Any]]:
    """Walk through a match at random: it comes up at every point where something is asked, at most `longest` times."""
    for _ in range(longest):
        if match.open is None:
            return
        yield match
        if match.open is not None:
            play(match, any_input(match, dice))
            assert len(match.given) <= STEP, f"more than {STEP} inputs in a step: {match.given}"
    assert longest < BOUND or match.open is None, "the match does not end"


def shown(match: Match[Any], viewer: Seat | None) -> str:
    """What a viewer is sent, as bytes would be."""
    return json.dumps(seen(match, viewer), ensure_ascii=False)


def everything(match: Match[Any]) -> list[str]:
    """What every seat and a spectator are sent."""
    return [shown(match, viewer) for viewer in (None, *range(match.table.seats))]


def every_answer(match: Match[Any], seat: Seat) -> list[Answer]:
    """All answers of a question with few, some of the others."""
    ask = match.decision(seat)
    assert ask is not None
    if ask.shape == "pick-one":
        return [*ask.legal(), *([None] if ask.accepts(None) else [])]
    return [any_of(ask, Dice(n)) for n in range(4)]
