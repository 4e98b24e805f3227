"""Where the games are kept, for commands that look there without a server."""

from pathlib import Path

from wolfmoon.cli.stores import data_folder


def address_of(data: Path | None, store: str | None) -> str:
    """The database's address: the one that is given, or SQLite in the data folder. Raises DataFolder, BadAddress."""
    from wolfmoon.server.engine import full_url
    from wolfmoon.server.run import DATABASE, check_folder

    return full_url(store) if store else f"sqlite+aiosqlite:///{check_folder(data or data_folder()) / DATABASE}"
