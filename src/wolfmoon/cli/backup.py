"""`wolfmoon backup`: all of a store in one file."""

import asyncio
from pathlib import Path

from wolfmoon.cli.refusals import Unwritable
from wolfmoon.cli.stores import data_folder_store
from wolfmoon.cli.words import Words


def backup_command(file: Path, /, *, store: str | None = None) -> int:
    """Write everything that a store holds to one file, as it is at one moment; the tables may be played on meanwhile.

    The file holds the secrets of all running games (but no seat's link): keep it as you keep the database.

    Example: wolfmoon backup wolfmoon.backup.gz --store postgresql://wolfmoon@localhost/wolfmoon

    Args:
        file: where to write it; an older file of that name is replaced when the new one is whole
        store: the address of the database, or a file; the one in the data folder if not given
    """
    from wolfmoon.server.engine import check_form, open_engine
    from wolfmoon.server.vault import back_up

    async def work() -> int:
        engine = open_engine(store or data_folder_store())
        try:
            await check_form(engine, 5)
            return await back_up(engine, file)
        finally:
            await engine.dispose()

    try:
        rows = asyncio.run(work())
    except OSError as error:
        raise Unwritable(file=str(file), why=error.strerror or str(error)) from None
    print(Words(None).own("cli-backed-up", rows=rows, file=str(file)))
    return 0
