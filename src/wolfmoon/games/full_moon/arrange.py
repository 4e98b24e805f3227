"""Setting a table up as a scenario wants it."""

from collections.abc import Mapping

from wolfmoon.games.full_moon.state import MoonTable


def arrange(table: MoonTable, wishes: Mapping[str, object]) -> None:
    """Set the table up."""
