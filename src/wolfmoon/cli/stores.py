"""Where this user's games are kept, if no other store is named."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of this user's games."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wolfmoon"


def data_folder_store() -> str:
    """The address of the store in the data folder."""
    from wolfmoon.server.run import DATABASE, check_folder

    return str(check_folder(data_folder()) / DATABASE)
