"""`wolfmoon serve`: the table in the browser."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wolfmoon.cli.refusals import BadPort
from wolfmoon.cli.words import Words


def serve_command(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: Annotated[bool, Parameter(name="--browser", negative="--no-browser")] = True,
    data: Path | None = None,
) -> int:
    """Serve tables to browsers until it is stopped with Ctrl-C. Prints the address and opens it.

    Games are kept in the data folder: stop and start again as you like, every table is where it was.

    Example: wolfmoon serve --port 8100 --no-browser

    Args:
        host: the address to listen on; 0.0.0.0 lets others in your network sit down too
        port: the port to listen on; 0 takes any free one
        browser: open the browser
        data: the folder for the games; ~/.local/share/wolfmoon if not given
    """
    if not 0 <= port < 65536:
        raise BadPort(given=port)
    from wolfmoon.server.run import serve

    words = Words(None)

    def ready(address: str) -> None:
        print(words.own("cli-serving", address=address, folder=str(folder)), flush=True)

    folder = data or data_folder()
    serve(host, port, folder, browser, ready=ready)
    return 0


def data_folder() -> Path:
    """Where this user's games are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wolfmoon"
