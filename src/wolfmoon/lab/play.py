"""One game from start to end, by bots, in this process."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple

from wolfmoon.bots import Bot, make
from wolfmoon.bots.answers import open_ids
from wolfmoon.bots.greedy import advice
from wolfmoon.bots.protocol import PROGRAM, Program
from wolfmoon.bots.random import SELDOM
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.decisions import Answer, Arrange, Decision, Number, PickOne, PickSome, Split
from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import Refused
from wolfmoon.core.match import Match, start
from wolfmoon.core.rules import Edition, Rules
from wolfmoon.core.table import Seat
from wolfmoon.core.view import seen

LONGEST = 100_000
"""No game has that many decisions; one that does never ends."""


class NeverEnds(Refused):
    """A game went on for longer than any game does. Args: seed, decisions."""

    kind = "never-ends"


class Played(NamedTuple):
    """A finished game. `decisions` are the questions with more than one answer; `asked` counts for each seat all it was asked.

    `kinds` says for each seat what it was (its group, its character): what the game's bot.py names in KINDS.
    """

    seed: int
    bots: tuple[str, ...]
    decisions: int
    asked: tuple[int, ...]
    length: int
    winners: tuple[Seat, ...]
    reason: str
    kinds: tuple[Mapping[str, str], ...]


class Count:
    """How many questions a game had: `choices` with more than one answer, and all of them by seat."""

    __slots__ = ("asked", "choices")

    def __init__(self, seats: int) -> None:
        self.choices = 0
        self.asked = [0] * seats


def play(
    rules: Rules[Any],
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Played:
    """Play one game with a bot of the named level, or a program, at each seat. Same arguments, same game."""
    if all(level == "random" for level in bots):
        match, count = play_at_random(rules, seats, seed, options, edition)
    else:
        match = start(rules, seats, options, seed=seed, edition=edition, keep=False)
        dice = Dice(seed ^ 0x5EED)
        with ExitStack() as programs:
            players = [_player(programs, level, rules.id, seat, dice.fork().seed) for seat, level in enumerate(bots)]
            count = play_out(match, players, seed)
    assert match.outcome is not None
    return Played(
        seed,
        tuple(bots),
        count.choices,
        tuple(count.asked),
        length_of(rules, match),
        match.outcome.winners,
        match.outcome.reason,
        kinds_of(rules, match),
    )


def _player(programs: ExitStack, level: str, game: str, seat: Seat, seed: int) -> Bot:
    if level.startswith(PROGRAM):
        return programs.enter_context(Program(level.removeprefix(PROGRAM), game, seat, seed))
    return make(level, game, seed)


def play_out(match: Match[Any], bots: Sequence[Bot], seed: int = 0) -> Count:
    """Let bots play a match to its end. Raises NeverEnds."""
    count = Count(len(bots))
    left = LONGEST
    while match.open is not None:
        for ask in match.asks():
            seat = ask.seat
            bot = bots[seat]
            view: dict[str, Any] = seen(match, seat)
            wanted = bot.call(view)
            if wanted is not None:
                match.call(seat, wanted)
            decision = view["decisions"][0]
            match.answer(seat, answer_from_json(bot.choose(view, decision)))
            count.asked[seat] += 1
            count.choices += decision["shape"] != "pick-one" or len(open_ids(decision)) + decision["may_pass"] > 1
        left -= 1
        if left < 0:
            raise NeverEnds(seed=seed, decisions=LONGEST)
    return count


def play_at_random(
    rules: Rules[Any],
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    *,
    calls: bool = True,
) -> tuple[Match[Any], Count]:
    """A game of random bots without building a single view: the fastest way through. Raises NeverEnds."""
    match = start(rules, seats, options, seed=seed, edition=edition, keep=False, log=False)
    dice = Dice(seed ^ 0x5EED)
    chance = Random(dice.fork().seed).random  # a tenth of the time that Dice take; it decides answers, not the game
    count = Count(seats)
    sat = count.asked
    give = match.give
    choices = 0
    left = LONGEST
    while match.open is not None:
        for ask in match.asks():
            seat = ask.seat
            sat[seat] += 1
            if calls and chance() < 1 / SELDOM:
                plays = [option.id for option in rules.calls(match.table, seat) if option.barred is None]
                if plays:
                    match.call(seat, dice.pick(plays))
            if isinstance(ask, PickOne):
                legal = ask.legal()
                n = len(legal)
                if ask.may_pass:
                    choices += n > 0
                    n = int(chance() * (n + 1))
                    give(seat, legal[n] if n < len(legal) else None)
                elif n == 1:
                    give(seat, legal[0])
                else:
                    choices += 1
                    give(seat, legal[int(chance() * n)])
            else:
                choices += 1
                give(seat, any_of(ask, dice))
        left -= 1
        if left < 0:
            raise NeverEnds(seed=seed, decisions=LONGEST)
    count.choices = choices
    return match, count


def any_of(ask: Decision, dice: Dice) -> Answer:
    """Any answer that the decision accepts."""
    if isinstance(ask, Number):
        return ask.low + dice.below(ask.high - ask.low + 1)
    legal = ask.legal()
    if isinstance(ask, Split):
        amounts: dict[str, int] = {}
        for _ in range(ask.total):
            chosen = dice.pick([each for each in legal if amounts.get(each, 0) < ask.limits.get(each, ask.total)])
            amounts[chosen] = amounts.get(chosen, 0) + 1
        return tuple(amounts.items())
    if isinstance(ask, PickOne):
        choice = dice.below(len(legal) + ask.may_pass)
        return legal[choice] if choice < len(legal) else None
    dice.shuffle(legal)
    if isinstance(ask, PickSome):
        return tuple(legal[: ask.least + dice.below(min(ask.most, len(legal)) - ask.least + 1)])
    assert isinstance(ask, Arrange)
    return tuple(legal)


def kinds_of(rules: Rules[Any], match: Match[Any]) -> tuple[Mapping[str, str], ...]:
    """For each seat the entries of its private view that the game's bot.py names in KINDS, now that the game is over."""
    names: Sequence[str] = getattr(advice(rules.id), "KINDS", ())
    own = [rules.private(match.table, seat) for seat in range(match.table.seats)]
    return tuple({name: str(view[name]) for name in names if view.get(name) is not None} for view in own)


def length_of(rules: Rules[Any], match: Match[Any]) -> int:
    """How long the game was in its own measure: the entry of the public view that its bot.py names in LENGTH (or 0)."""
    name: str | None = getattr(advice(rules.id), "LENGTH", None)
    found = rules.public(match.table).get(name) if name else None
    return found if isinstance(found, int) else 0
