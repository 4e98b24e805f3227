"""Many games on all cores. Same arguments, same games, however many processes share them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from time import perf_counter
from typing import Any, NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.core.errors import Refused
from wolfmoon.core.rules import Edition, Rules
from wolfmoon.lab.play import Played, play


class Plan(NamedTuple):
    """What is to be played. `bots` are levels: they take the seats in turn, moved on by one seat from game to game."""

    rules: Rules[Any]
    seats: int
    games: int
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    options: Mapping[str, object] | None = None
    edition: Edition | None = None

    def seating(self, game: int) -> tuple[str, ...]:
        """Who sits where in the game of that number."""
        return tuple(self.bots[(seat + game) % len(self.bots)] for seat in range(self.seats))

    def seeds(self) -> list[int]:
        """The seed of every game."""
        dice = Dice(self.seed)
        return [dice.fork().seed >> 1 for _ in range(self.games)]


class Batch(NamedTuple):
    """Games that were played, and how long it took: `seconds` by the clock, `work` summed over all processes."""

    plan: Plan
    games: tuple[Played, ...]
    seconds: float
    work: float
    jobs: int


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Batch:
    """Play all games of the plan in that many processes; `progress` hears how many games are done.

    Raises as `core.match.start`, and NeverEnds.
    """
    began = perf_counter()
    played: list[Played] = []
    work = 0.0
    for games, seconds in _pieces(plan, jobs):
        played += games
        work += seconds
        if progress is not None:
            progress(len(played))
    return Batch(plan, tuple(played), perf_counter() - began, work, jobs)


def _pieces(plan: Plan, jobs: int) -> Iterator[tuple[list[Played], float]]:
    seeds = plan.seeds()
    size = max(1, min(200, len(seeds) // (jobs * 8)))
    pieces = [list(enumerate(seeds[at : at + size], at)) for at in range(0, len(seeds), size)]
    if jobs == 1:
        for piece in pieces:
            yield _piece(plan, piece)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for done in pool.map(_piece_elsewhere, repeat(plan), pieces):
            if isinstance(done, _Refusal):
                pool.shutdown(cancel_futures=True)
                raise done.kind(**done.args)
            yield done


def _piece(plan: Plan, piece: Sequence[tuple[int, int]]) -> tuple[list[Played], float]:
    began = perf_counter()
    games = [play(plan.rules, plan.seats, plan.seating(game), seed, plan.options, plan.edition) for game, seed in piece]
    return games, perf_counter() - began


class _Refusal(NamedTuple):
    """A refusal on its way from another process: an exception made by keywords does not travel by itself."""

    kind: type[Refused]
    args: dict[str, Any]


def _piece_elsewhere(plan: Plan, piece: Sequence[tuple[int, int]]) -> "tuple[list[Played], float] | _Refusal":
    try:
        return _piece(plan, piece)
    except Refused as refused:
        return _Refusal(type(refused), dict(refused.message.args))
