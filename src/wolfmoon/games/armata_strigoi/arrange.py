"""Setting a table up as a scenario wants it."""

from collections.abc import Mapping

from wolfmoon.games.armata_strigoi.state import ArmataTable


def arrange(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    """Set the table up."""
