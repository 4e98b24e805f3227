"""A game that these rules cannot play again, as a file: for whoever runs the server, with all its secrets."""

import json

import msgspec

from wolfmoon.server.store import Plan

FORMAT = "wolfmoon-inputs-1"


def as_stored(plan: Plan, bodies: list[str]) -> str:
    """A table and its inputs as they are stored, as JSON: the version of the game that it names plays them again."""
    held = {
        "format": FORMAT,
        "game": plan.game,
        "version": plan.version,
        "table": plan.code,
        "seats": len(plan.chairs),
        "names": [chair.name for chair in plan.chairs],
        "options": plan.options,
        "seed": plan.seed,
        "nonce": plan.nonce,
        "edition": None if plan.edition is None else msgspec.to_builtins(plan.edition),
        "status": plan.status,
        "inputs": [json.loads(body) for body in bodies],
    }
    return json.dumps(held, indent=1, ensure_ascii=False) + "\n"
