"""Setting a table up as a scenario wants it."""

from collections.abc import Mapping

from wolfmoon.core.errors import BadScenario
from wolfmoon.games.blood_on_the_moon.state import BloodTable


def arrange(table: BloodTable, wishes: Mapping[str, object]) -> None:
    """Set the table up; raises BadScenario naming the key."""
    for key in wishes:
        raise BadScenario(key=f"arrange.{key}", wrong=key, right="nothing")
