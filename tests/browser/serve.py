"""Serve all games for the browser tests: python -m tests.browser.serve FOLDER [PORT]. Windows and bots hurry."""

import sys
from pathlib import Path

from wolfmoon.server.run import DATABASE, serve
from wolfmoon.server.settings import Settings


def main(folder: str, port: str = "0") -> None:
    settings = Settings(
        f"sqlite+aiosqlite:///{Path(folder) / DATABASE}",
        masked_time=(0.3, 0.4),
        bot_pause=(0.0, 0.0),
        request_rate=None,
        message_rate=None,
        replay_patience=300.0,
    )
    serve("127.0.0.1", int(port), Path(folder), False, settings=settings, ready=lambda at: print(at, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
