"""Random Hearts in OpenSpiel, driven from Python; runs in an environment of its own, see src/wolfmoon/lab/peers.py."""

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found]  # lives in an environment of its own


def main(seconds: float) -> None:
    """Play for that long, then clone for a while, and print the figures as one JSON object."""
    game = pyspiel.load_game("hearts")
    chance = random.Random(1)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += len(legal) > 1 and not state.is_chance_node()
            state.apply_action(legal[int(chance.random() * len(legal))])
        games += 1
    took = time.process_time() - began
    state = game.new_initial_state()
    clones: list[float] = []
    while not state.is_terminal():
        start = time.process_time()
        for _ in range(20):
            state.clone()
        clones.append((time.process_time() - start) / 20 * 1e6)
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
    print(
        json.dumps(
            {"decisions": decisions, "games": games, "seconds": took, "clone_us": sorted(clones)[len(clones) // 2]}
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
