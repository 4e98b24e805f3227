"""Serve the tiny game, for the tests and for working on the browser: python -m tests.server.serve_tiny FOLDER [PORT] [lasting].

Without `lasting`, masked time and the bots' pauses are nothing.
"""

import sys
from pathlib import Path

from tests.server.tiny import TINY
from wolfmoon.server.run import DATABASE, serve
from wolfmoon.server.settings import Settings


def main(folder: str, port: str = "0", *words: str) -> None:
    store = f"sqlite+aiosqlite:///{Path(folder) / DATABASE}"
    settings = Settings(store, {TINY.id: TINY}, request_rate=None, message_rate=None)
    if "lasting" not in words:
        masked = (float(words[0]), float(words[0])) if words else (0.0, 0.0)
        settings = Settings(
            store, {TINY.id: TINY}, masked_time=masked, bot_pause=(0, 0), request_rate=None, message_rate=None
        )
    serve("127.0.0.1", int(port), Path(folder), False, settings=settings, ready=lambda at: print(at, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
