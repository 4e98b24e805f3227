"""The file of an SQLite store, looked at before it is opened: SQLite itself would make what is missing, or say little."""

import os
from pathlib import Path

from wolfmoon.core.text import say
from wolfmoon.server.engine import is_postgresql, place_of
from wolfmoon.server.refusals import UnusableStore

BEGINS = b"SQLite format 3\0"  # every such file, unless it is empty


def check_file(url: str, *, make: bool) -> None:
    """Look at the file of an SQLite store before it is opened; nothing is made or changed. `make`: it may be missing or empty.

    Raises UnusableStore. Other databases are not looked at.
    """
    if is_postgresql(url):
        return
    file = Path(place_of(url)).absolute()

    def refused(why: str, /, **args: str) -> UnusableStore:
        return UnusableStore(store=str(file), why=say(f"store-why-{why}", **args))

    try:
        if file.is_dir():
            raise refused("folder", folder=str(file))
        if not file.exists() and not make:
            raise refused("missing")
        if not file.parent.is_dir():
            raise refused("no-folder", folder=str(file.parent))
        if file.exists():
            if not file.is_file():
                raise refused("device")
            with file.open("rb") as opened:
                begins = opened.read(len(BEGINS))
            if begins and begins != BEGINS:
                raise refused("not-sqlite")
            if not begins and not make:
                raise refused("empty")
        if not os.access(file if file.exists() else file.parent, os.W_OK) or not os.access(file.parent, os.W_OK):
            raise refused("not-writable")
    except OSError as error:
        raise UnusableStore(store=str(file), why=error.strerror or str(error)) from None
