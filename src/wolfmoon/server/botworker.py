"""The other side of botpool.py: reads a line, lets a bot look at the view, writes a line. Ends with its input."""

import signal
import sys
from typing import IO, Any

import msgspec

from wolfmoon.bots import make


def reply_to(line: bytes) -> dict[str, Any]:
    """What the bot says to one question; a fault of the bot is an answer too: {"error": kind}."""
    asked = msgspec.json.decode(line)
    view = asked["view"]
    try:
        bot = make(asked["level"], asked["game"], asked["seed"])
        if asked["what"] == "call":
            return {"call": bot.call(view)}
        return {"answer": bot.choose(view, view["decisions"][0])}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:200]}


def work(reading: IO[bytes], writing: IO[bytes]) -> None:
    """Answer line after line."""
    for line in reading:
        writing.write(msgspec.json.encode(reply_to(line)) + b"\n")
        writing.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    work(sys.stdin.buffer, sys.stdout.buffer)
