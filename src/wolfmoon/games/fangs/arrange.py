"""x"""
from collections.abc import Mapping
from wolfmoon.games.fangs.state import FangsTable
def arrange(table: FangsTable, wishes: Mapping[str, object]) -> None: ...
