"""Random Uno in RLCard; runs in an environment of its own, see src/wolfmoon/lab/peers.py."""

import json
import random
import sys
import time

import rlcard  # type: ignore[import-not-found]  # lives in an environment of its own


def main(seconds: float) -> None:
    """Play for that long and print the figures as one JSON object."""
    env = rlcard.make("uno", config={"seed": 1})
    chance = random.Random(1)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(chance.choice(legal))
        games += 1
    took = time.process_time() - began
    print(json.dumps({"decisions": decisions, "games": games, "seconds": took, "clone_us": None}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
