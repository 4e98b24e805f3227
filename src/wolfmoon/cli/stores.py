"""Where the games are kept, for every command that works with a store, and what is said if they cannot be kept there."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 5.0  # seconds for which a database that does not answer is awaited


def data_folder() -> Path:
    """The folder of this user's games."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wolfmoon"


def address_of(data: Path | None, store: str | None, *, make: bool = False) -> str:
    """The database's address: the one that is given, or SQLite in the data folder. `make`: what is missing may be made.

    Raises BadAddress, MissingExtra, DataFolder, UnusableStore.
    """
    from wolfmoon.server.engine import full_url
    from wolfmoon.server.run import DATABASE, check_folder
    from wolfmoon.server.storefile import check_file

    if store is None:
        folder = (data or data_folder()).expanduser().absolute()
        store = str((check_folder(folder) if make else folder) / DATABASE)
    url = full_url(store)
    check_file(url, make=make)
    return url


def in_store(address: str, work: Callable[[str], Awaitable[T]], *, make: bool = False) -> T:
    """Work with the store at an address. Without `make` it must have its present form already; opening it changes nothing.

    Raises what the work raises, StoreAway, UnusableStore, and without `make` OlderStore and NewerStore.
    """
    from sqlalchemy.exc import DBAPIError

    from wolfmoon.server.engine import check_form, open_engine, place_of, unusable

    async def carried_out() -> T:
        if not make:
            engine = open_engine(address)
            try:
                await check_form(engine, PATIENCE)
            finally:
                await engine.dispose()
        return await work(address)

    try:
        return asyncio.run(carried_out())
    except DBAPIError as error:
        raise unusable(place_of(address), error) from None
