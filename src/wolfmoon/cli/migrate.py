"""`wolfmoon migrate`: the store in its present form."""

import asyncio
from typing import Annotated

from cyclopts import Parameter

from wolfmoon.cli.stores import data_folder_store
from wolfmoon.cli.words import Words


def migrate_command(*, store: Annotated[str | None, Parameter(name="--store")] = None) -> int:
    """Bring a store to the form that this version of Wolfmoon has; a server does so by itself when it starts.

    Running tables are not touched by it: each goes on where it was. Make a backup before an upgrade all the same.

    Example: wolfmoon migrate --store postgresql://wolfmoon@localhost/wolfmoon

    Args:
        store: the address of the database, or a file; the one in the data folder if not given
    """
    from wolfmoon.server.engine import bring_up, open_engine

    async def work() -> tuple[str | None, str]:
        engine = open_engine(store or data_folder_store())
        try:
            return await bring_up(engine, 5)
        finally:
            await engine.dispose()

    before, after = asyncio.run(work())
    said = "cli-migrated-already" if before == after else "cli-migrated"
    print(Words(None).own(said, before=before or "-", after=after))
    return 0
