"""`wolfmoon import`: the file of a finished game into the data folder, to be looked at in the browser."""  # noqa: N999 - named after its command

import asyncio
from pathlib import Path

from wolfmoon.cli.request import text_of
from wolfmoon.cli.shelf import address_of
from wolfmoon.cli.words import Words
from wolfmoon.games import games


def import_command(file: Path, /, *, data: Path | None = None, store: str | None = None) -> int:
    """Keep the file of a finished game, so that it can be looked at under /replay. It is played through first.

    Example: wolfmoon import game.json

    Args:
        file: a record, from a table's end, from `wolfmoon export` or from `wolfmoon play --save`
        data: the folder for the games; ~/.local/share/wolfmoon if not given
        store: the address of a database, if the games are not in the data folder
    """
    from wolfmoon.server.replay_offline import brought

    code = asyncio.run(brought(address_of(data, store), games(), text_of(file)))
    print(Words(None).own("cli-imported", page=f"/replay/{code}"))
    return 0
