"""`wolfmoon migrate`: the store in its present form."""

from pathlib import Path

from wolfmoon.cli.stores import PATIENCE, address_of, in_store
from wolfmoon.cli.words import Words


def migrate_command(*, data: Path | None = None, store: str | None = None) -> int:
    """Bring a store to the form that this version of Wolfmoon has; a server does so by itself when it starts.

    Where there is no store yet, an empty one is made.

    Running tables are not touched by it: each goes on where it was. Make a backup before an upgrade all the same.

    Example: wolfmoon migrate --store postgresql://wolfmoon@localhost/wolfmoon

    Args:
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    """
    from wolfmoon.server.engine import bring_up, open_engine, place_of

    async def work(address: str) -> tuple[str | None, str]:
        engine = open_engine(address)
        try:
            return await bring_up(engine, PATIENCE)
        finally:
            await engine.dispose()

    address = address_of(data, store, make=True)
    before, after = in_store(address, work, make=True)
    if before is None:
        print(Words(None).own("cli-store-made", store=place_of(address), after=after))
    else:
        print(
            Words(None).own("cli-migrated-already" if before == after else "cli-migrated", before=before, after=after)
        )
    return 0
