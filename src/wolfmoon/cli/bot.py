"""`wolfmoon bot`: one of our bots as a program over standard input and output."""

import sys

from wolfmoon.bots.protocol import play_for
from wolfmoon.cli.request import levels


def bot_command(level: str = "greedy", /) -> int:
    """Play as a bot over standard input and output, one JSON object a line, as docs/bots.md describes.

    For trying the line protocol, and as an opponent for tables that are not ours.

    Example: wolfmoon bot greedy < questions.jsonl

    Args:
        level: random or greedy
    """
    play_for(levels(level)[0], sys.stdin, sys.stdout)
    return 0
