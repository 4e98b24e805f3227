"""A server for measurements, in a process of its own: no clocks, no pauses, no limits; prints its address when it is ready."""

import sys
from pathlib import Path

from wolfmoon.server.run import DATABASE, serve
from wolfmoon.server.settings import Settings


def ready(address: str) -> None:
    """Say where the server is."""
    print(address, flush=True)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    serve(
        "127.0.0.1",
        0,
        folder,
        False,
        settings=Settings(
            store=f"sqlite+aiosqlite:///{folder / DATABASE}",
            masked_time=(0.0, 0.0),
            window_seconds=0,
            message_rate=None,
            request_rate=None,
        ),
        ready=ready,
    )
