"""How the haunts of Blood on the Moon go between bots: python -m tools.haunt_balance [GAMES] [HAUNT ...].

For every haunt and number of players: how often the heroes win, the other side, both together (a saved Sara), and how many
turns there were before the haunt and after it began.
"""

import sys
from typing import Any, NamedTuple

from wolfmoon.bots import make
from wolfmoon.core.codec import answer_from_json
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match, start
from wolfmoon.core.view import seen
from wolfmoon.games.blood_on_the_moon import RULES
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.state import BloodTable


class Ended(NamedTuple):
    """A finished game: who won ("heroes", "others", "together"), turns before the haunt and after it began."""

    won: str
    before: int
    after: int


def played(haunt: str, seats: int, seed: int) -> Ended:
    """One game of greedy bots with this haunt."""
    match = start(RULES, seats, {"haunt": haunt}, seed=seed, keep=False)
    dice = Dice(seed ^ 0x5EED)
    bots = [make("greedy", RULES.id, dice.fork().seed) for _ in range(seats)]
    before = 0
    while match.open is not None:
        if not match.table.begun:
            before = match.table.turns
        for ask in match.asks():
            view: dict[str, Any] = seen(match, ask.seat)
            match.answer(ask.seat, answer_from_json(bots[ask.seat].choose(view, view["decisions"][0])))
    return Ended(winners(match), before, match.table.turns - before)


def winners(match: Match[BloodTable]) -> str:
    """Which side a finished game was won by."""
    plot = match.table.plot
    assert match.outcome is not None
    assert plot is not None
    sides = {plot.truly_hero(match.table, seat) for seat in match.outcome.winners}
    return "together" if len(sides) > 1 else "heroes" if True in sides else "others"


def main(games: str = "100", *chosen: str) -> None:
    """Print a row for every haunt and number of players."""
    count = int(games)
    print("haunt, players: heroes %, others %, together %; turns before, after")
    for haunt in chosen or tuple(haunts()):
        for seats in RULES.seats:
            ends = [played(haunt, seats, seed) for seed in range(count)]
            shares = [100 * sum(end.won == won for end in ends) / count for won in ("heroes", "others", "together")]
            turns = [sum(each) / count for each in zip(*[(end.before, end.after) for end in ends], strict=True)]
            print(
                f"{haunt}, {seats}:",
                *(f"{share:.1f}" for share in shares),
                *(f"{turn:.1f}" for turn in turns),
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
