"""`wolfmoon restore`: a store out of a backup."""

from pathlib import Path

from wolfmoon.cli.refusals import Unreadable
from wolfmoon.cli.stores import PATIENCE, address_of, in_store
from wolfmoon.cli.words import Words


def restore_command(file: Path, /, *, data: Path | None = None, store: str | None = None) -> int:
    """Fill an empty store from a backup: all of it, or nothing if anything is wrong. The kind of database may be another.

    Where there is no store yet, it is made.

    Example: wolfmoon restore wolfmoon.backup.gz --store postgresql://wolfmoon@localhost/wolfmoon

    Args:
        file: the backup
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    """
    from wolfmoon.server.store import Store
    from wolfmoon.server.vault import check, restore

    async def work(address: str) -> int:
        opened = await Store.open(address, PATIENCE)
        try:
            return await restore(opened.engine, file)
        finally:
            await opened.close()

    try:
        check(file)  # before a store is even opened
        rows = in_store(address_of(data, store, make=True), work, make=True)
    except OSError as error:
        raise Unreadable(file=str(file), why=error.strerror or str(error)) from None
    print(Words(None).own("cli-restored", rows=rows, file=str(file)))
    return 0
