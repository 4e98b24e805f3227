"""A floor as a plan of numbered rooms with the doorways between them, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

WIDE = 4
"""Signs of a room: [12]."""
EAST = {(True, True): "──", (True, False): "─ ", (False, True): " ─", (False, False): "  "}
"""Between two rooms side by side, by doorways: of the western room, of the eastern one."""
SOUTH = {(True, True): "│", (True, False): "╵", (False, True): "╷", (False, False): " "}
"""Between two rooms one below the other, by doorways: of the northern room, of the southern one."""


def plan_of(tiles: Sequence[tuple[int, Mapping[str, Any]]]) -> list[str]:
    """The plan of one floor, north up: every tile as its number in brackets. Tiles are rows of the view with x growing to
    the east and y to the south; doorways that lead nowhere yet are half a line.
    """
    if not tiles:
        return []
    at = {(tile["x"], tile["y"]): (n, tile["doors"]) for n, tile in tiles}
    xs, ys = [x for x, _ in at], [y for _, y in at]
    lines: list[str] = []
    for y in range(min(ys) - 1, max(ys) + 1):
        rooms, below = "", ""
        for x in range(min(xs) - 1, max(xs) + 1):
            n, doors = at.get((x, y), (0, ""))
            east, south = at.get((x + 1, y), (0, ""))[1], at.get((x, y + 1), (0, ""))[1]
            rooms += (f"[{n:>2}]" if n else " " * WIDE) + EAST["e" in doors, "w" in east]
            below += f" {SOUTH['s' in doors, 'n' in south]}    "
        lines += [rooms.rstrip(), below.rstrip()]
    edge = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return [line[edge:] for line in lines if line]
