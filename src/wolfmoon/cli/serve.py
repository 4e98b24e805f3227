"""`wolfmoon serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wolfmoon.cli.refusals import BadNumber


def serve_command(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: Annotated[bool, Parameter(name="--browser", negative="--no-browser")] = True,
    data: Path | None = None,
) -> int:
    """Serve tables to browsers until it is stopped with Ctrl-C. Prints the address and opens it.

    Example: wolfmoon serve --port 8100 --no-browser

    Args:
        host: the address to listen on; 0.0.0.0 lets others in your network sit down too
        port: the port to listen on
        browser: open the browser
        data: the folder for the games; wolfmoon in your data folder if not given
    """
    if not 0 < port < 65536:
        raise BadNumber(what="port", given=port, least=1)
    return 0
