"""Random Catan with four players in catanatron; runs in an environment of its own, see src/wolfmoon/lab/peers.py."""

import json
import random
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # lives in an environment of its own

decisions = [0]


def player(color: Any) -> Any:
    """A random player that counts the questions with more than one answer."""
    random_player = RandomPlayer(color)
    decide = random_player.decide

    def counting(game: Any, playable_actions: Any) -> Any:
        decisions[0] += len(playable_actions) > 1
        return decide(game, playable_actions)

    random_player.decide = counting
    return random_player


def main(seconds: float) -> None:
    """Play for that long, then clone for a while, and print the figures as one JSON object."""
    random.seed(1)
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        Game([player(color) for color in colors]).play()
        games += 1
    took = time.process_time() - began
    game = Game([player(color) for color in colors])
    clones: list[float] = []
    while game.winning_color() is None and len(clones) < 300:
        game.play_tick()
        start = time.process_time()
        for _ in range(5):
            game.copy()
        clones.append((time.process_time() - start) / 5 * 1e6)
    print(
        json.dumps(
            {
                "decisions": decisions[0],
                "games": games,
                "seconds": took,
                "clone_us": sorted(clones)[len(clones) // 2],
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
