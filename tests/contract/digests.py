"""Prints all digests of a random match: `python -m tests.contract.digests GAME SEATS`."""

import sys

from tests.contract.playing import Setting, begin, everything, journey
from wolfmoon.core.dice import Dice
from wolfmoon.core.record import digest


def main(game: str, seats: int) -> None:
    match = begin(Setting(game, seats), {}, 7)
    for _ in journey(match, Dice(7)):
        print(digest(match.table))
        if len(match.inputs) % 10 == 0:
            print(everything(match))
    print(digest(match.table))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
