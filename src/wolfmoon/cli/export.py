"""`wolfmoon export`: a game of the data folder as a file."""

from pathlib import Path

from wolfmoon.cli.request import write_text
from wolfmoon.cli.stores import address_of, in_store
from wolfmoon.cli.words import Words
from wolfmoon.games import games


def export_command(
    code: str,
    /,
    *,
    file: Path | None = None,
    data: Path | None = None,
    store: str | None = None,
    unfinished: bool = False,
) -> int:
    """Write the finished game of a table as a file: its record, who sat there, their notes. Works while the server runs.

    Example: wolfmoon export 7GQK-M2XR --file game.json

    Args:
        code: the code of the table, or of an imported game
        file: where to write it; CODE.json if not given
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
        unfinished: also a game that goes on; the file then tells every secret of it
    """
    from wolfmoon.server.replay_offline import exported

    known = games()
    text = in_store(address_of(data, store), lambda address: exported(address, known, code, unfinished=unfinished))
    target = file or Path(f"{code.strip().upper()}.json")
    write_text(target, text)
    print(Words(None).own("cli-exported", file=str(target)))
    return 0
