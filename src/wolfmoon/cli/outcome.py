"""How a game ended, in words."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.cli.words import Words


def ending(view: Mapping[str, Any], words: Words) -> list[str]:
    """The ending, then for every seat whether it won and why."""
    outcome: Mapping[str, Any] | None = view["outcome"]
    if outcome is None:
        return []
    lines = ["", words.say(outcome["message"])]
    for row in outcome["seats"]:
        mark = "cli-won" if row["won"] else "cli-lost"
        lines.append(words.own(mark, name=words.name(row["seat"]), why=words.say(row["why"])))
    return lines
