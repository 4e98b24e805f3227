"""`wolfmoon import`: the file of a finished game into the data folder, to be looked at in the browser."""  # noqa: N999 - named after its command

from pathlib import Path

from wolfmoon.cli.request import text_of
from wolfmoon.cli.stores import address_of, in_store
from wolfmoon.cli.words import Words
from wolfmoon.games import games


def import_command(file: Path, /, *, data: Path | None = None, store: str | None = None) -> int:
    """Keep the file of a finished game, so that it can be looked at under /replay. It is played through first.

    Example: wolfmoon import game.json

    Args:
        file: a record, from a table's end, from `wolfmoon export` or from `wolfmoon play --save`
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    """
    from wolfmoon.server.replay_offline import brought

    text, known = text_of(file), games()
    code = in_store(address_of(data, store, make=True), lambda address: brought(address, known, text), make=True)
    print(Words(None).own("cli-imported", page=f"/replay/{code}"))
    return 0
