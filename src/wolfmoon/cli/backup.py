"""`wolfmoon backup`: all of a store in one file."""

from pathlib import Path

from wolfmoon.cli.refusals import Unwritable
from wolfmoon.cli.stores import address_of, in_store
from wolfmoon.cli.words import Words


def backup_command(file: Path, /, *, data: Path | None = None, store: str | None = None) -> int:
    """Write everything that a store holds to one file, as it is at one moment; the tables may be played on meanwhile.

    The file holds the secrets of all running games (but no seat's link): keep it as you keep the database.

    Example: wolfmoon backup wolfmoon.backup.gz --store postgresql://wolfmoon@localhost/wolfmoon

    Args:
        file: where to write it; an older file of that name is replaced when the new one is whole
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    """
    from wolfmoon.server.engine import open_engine
    from wolfmoon.server.vault import back_up

    async def work(address: str) -> int:
        engine = open_engine(address)
        try:
            return await back_up(engine, file)
        finally:
            await engine.dispose()

    address = address_of(data, store)
    try:
        rows = in_store(address, work)
    except OSError as error:
        raise Unwritable(file=str(file), why=error.strerror or str(error)) from None
    print(Words(None).own("cli-backed-up", rows=rows, file=str(file)))
    return 0
