"""`wolfmoon restore`: a store out of a backup."""

import asyncio
from pathlib import Path

from wolfmoon.cli.refusals import Unreadable
from wolfmoon.cli.stores import data_folder_store
from wolfmoon.cli.words import Words


def restore_command(file: Path, /, *, store: str | None = None) -> int:
    """Fill an empty store from a backup: all of it, or nothing if anything is wrong. The kind of database may be another.

    Example: wolfmoon restore wolfmoon.backup.gz --store postgresql://wolfmoon@localhost/wolfmoon

    Args:
        file: the backup
        store: the address of the database, or a file; the one in the data folder if not given
    """
    from wolfmoon.server.store import Store
    from wolfmoon.server.vault import check, restore

    async def work() -> int:
        opened = await Store.open(store or data_folder_store(), 5)
        try:
            return await restore(opened.engine, file)
        finally:
            await opened.close()

    try:
        check(file)  # before a store is even opened
        rows = asyncio.run(work())
    except OSError as error:
        raise Unreadable(file=str(file), why=error.strerror or str(error)) from None
    print(Words(None).own("cli-restored", rows=rows, file=str(file)))
    return 0
