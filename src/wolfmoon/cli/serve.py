"""`wolfmoon serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wolfmoon.cli.refusals import BadPort
from wolfmoon.cli.stores import data_folder
from wolfmoon.cli.words import Words


def serve_command(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: Annotated[bool, Parameter(name="--browser", negative="--no-browser")] = True,
    data: Path | None = None,
    store: str | None = None,
    bus: str | None = None,
    settings: Path | None = None,
) -> int:
    """Serve tables to browsers until it is stopped with Ctrl-C. Prints the address and opens it.

    Games are kept in the data folder: stop and start again as you like, every table is where it was. Several servers
    may share one PostgreSQL store; see docs/hosting.md.

    Example: wolfmoon serve --port 8100 --no-browser

    Args:
        host: the address to listen on; 0.0.0.0 lets others in your network sit down too
        port: the port to listen on; 0 takes any free one
        browser: open the browser
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
        bus: what carries hints between servers that share a PostgreSQL store: redis://HOST:6379/0; without it PostgreSQL's
            own notifications
        settings: a file with further settings: alerts by mail, webhook and push, metrics; see docs/hosting.md
    """
    if not 0 <= port < 65536:
        raise BadPort(given=port)
    from wolfmoon.server.engine import without_password
    from wolfmoon.server.run import serve

    words = Words(None)

    def ready(address: str) -> None:
        if store is None:
            said = words.own("cli-serving", address=address, folder=str(folder))
        else:
            said = words.own("cli-serving-store", address=address, store=without_password(store))
        print(said, flush=True)

    folder = data or data_folder()
    serve(host, port, folder if store is None else None, browser, store=store, bus=bus, host_file=settings, ready=ready)
    return 0
