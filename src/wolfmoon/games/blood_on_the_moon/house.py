"""The house: three grids of tiles, their doorways, who can step where, distances, lines of sight, and where tiles may
lie.
"""

from collections.abc import Iterable, Iterator, Sequence

from wolfmoon.games.blood_on_the_moon.components import Tile
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable

STEP = (-100, 1, 100, -1)
"""From a spot to the next one north, east, south, west."""


def spot_at(floor: int, x: int, y: int) -> int:
    """blood_on_the_moon/house.floors: a place on one of the three grids as a number."""
    return floor * 10_000 + (y + 50) * 100 + x + 50


def floor_of(spot: int) -> int:
    """blood_on_the_moon/house.floors: the floor of a spot: 0 basement, 1 ground floor, 2 upper floor."""
    return spot // 10_000


def place_of(spot: int) -> tuple[int, int, int]:
    """blood_on_the_moon/house.floors: floor, x to the east and y to the south of a spot."""
    return spot // 10_000, spot % 100 - 50, spot // 100 % 100 - 50


def tiles_of(table: BloodTable, floor: int) -> list[int]:
    """blood_on_the_moon/house.floors: the tiles on a floor, in the order they were laid."""
    return [tile for spot, tile in table.grid.items() if spot // 10_000 == floor]


def lay(table: BloodTable, tile: int, spot: int, turns: int) -> None:
    """blood_on_the_moon/house.floors: put a tile down, turned so many quarters clockwise."""
    if table.spots[tile] != NOWHERE:
        del table.grid[table.spots[tile]]
    table.spots[tile] = spot
    table.turned[tile] = turns
    table.doors[tile] = table.book.tiles[tile].turns[turns]
    table.grid[spot] = tile
    join(table)


def join(table: BloodTable) -> None:
    """blood_on_the_moon/move.adjacent, blood_on_the_moon/move.wall, blood_on_the_moon/move.links,
    blood_on_the_moon/tile.links, blood_on_the_moon/token.secret-passage, blood_on_the_moon/monster.stairs: work out
    who can step where (B-06, B-24).
    """
    ways: list[list[int]] = [[] for _ in table.spots]
    grid, doors, book = table.grid, table.doors, table.book
    for spot, tile in grid.items():
        mask = doors[tile]
        for side in range(4):
            if mask >> side & 1:
                other = grid.get(spot + STEP[side])
                if other is not None and doors[other] >> (side + 2 & 3) & 1:
                    ways[tile].append(other)
    for tile in grid.values():
        other = book.tiles[tile].leads_to
        if other != NOWHERE and table.spots[other] != NOWHERE:
            _add(ways, tile, other)
            if not table.settings.one_way_links:
                _add(ways, other, tile)
    paths = [list(each) for each in ways]
    for one, two in ((0, 1), (1, 0)):
        _add(paths, book.stairs[one], book.stairs[two])
        if len(table.passages) == 2:
            _add(ways, table.passages[one], table.passages[two])
    table.ways = tuple(tuple(each) for each in ways)
    table.paths = tuple(tuple(each) for each in paths)


def _add(ways: list[list[int]], tile: int, other: int) -> None:
    if other not in ways[tile]:
        ways[tile].append(other)


def beyond_walls(table: BloodTable, tile: int) -> list[int]:
    """blood_on_the_moon/card.skeleton-key: the tiles beyond an edge of this one that no doorway leads to."""
    spot = table.spots[tile]
    others = [table.grid.get(spot + step, NOWHERE) for step in STEP]
    return [other for other in others if other != NOWHERE and other not in table.ways[tile]]


def distances(ways: Sequence[Sequence[int]], start: Iterable[int]) -> list[int]:
    """blood_on_the_moon/placing.farthest: steps from the nearest of these tiles to every tile, -1 where no way leads
    (G-06).
    """
    steps = [NOWHERE] * len(ways)
    edge = list(start)
    for tile in edge:
        steps[tile] = 0
    for tile in edge:
        for other in ways[tile]:
            if steps[other] < 0:
                steps[other] = steps[tile] + 1
                edge.append(other)
    return steps


def farthest(table: BloodTable, ways: Sequence[Sequence[int]], start: Iterable[int]) -> list[int]:
    """blood_on_the_moon/placing.farthest: the tiles with the longest way; all others where nothing can be reached
    (G-06).
    """
    steps = distances(ways, start)
    most = max(steps)
    tiles = list(table.grid.values())
    if most <= 0:
        return [tile for tile in tiles if steps[tile] < 0] or tiles
    return [tile for tile in tiles if steps[tile] == most]


def in_sight(table: BloodTable, tile: int) -> list[int]:
    """blood_on_the_moon/move.sight: the own tile and those along straight rows of joined doorways."""
    seen = [tile]
    for side in range(4):
        here = tile
        while table.doors[here] >> side & 1:
            other = table.grid.get(table.spots[here] + STEP[side])
            if other is None or not table.doors[other] >> (side + 2 & 3) & 1:
                break
            seen.append(other)
            here = other
    return seen


# open doorways, and where a tile may lie


def open_sides(table: BloodTable, tile: int) -> list[int]:
    """blood_on_the_moon/discover.1: the sides of a tile with a doorway and no tile behind it."""
    spot, mask, grid = table.spots[tile], table.doors[tile], table.grid
    return [side for side in range(4) if mask >> side & 1 and spot + STEP[side] not in grid]


def doorways(table: BloodTable, floors: Iterable[int]) -> Iterator[tuple[int, int]]:
    """blood_on_the_moon/discover.1: every open doorway of these floors, as tile and side."""
    wanted = tuple(floors)
    for spot, tile in table.grid.items():
        if spot // 10_000 in wanted:
            for side in open_sides(table, tile):
                yield tile, side


def turns_to(tile: Tile, side: int) -> list[int]:
    """blood_on_the_moon/discover.turn: the quarter turns that bring a doorway to meet one on `side` of its neighbour;
    equal ones once.
    """
    back = side + 2 & 3
    found: list[int] = []
    for turns, mask in enumerate(tile.turns):
        if mask >> back & 1 and tile.turns.index(mask) == turns:
            found.append(turns)
    return found


def keeps_open(table: BloodTable, spot: int, mask: int) -> bool:
    """blood_on_the_moon/discover.open: with these doorways on that spot, whether its floor still has an open one."""
    grid, doors = table.grid, table.doors
    if any(mask >> side & 1 and spot + STEP[side] not in grid for side in range(4)):
        return True
    floor = spot // 10_000
    for there, tile in grid.items():
        if there // 10_000 == floor:
            for side in range(4):
                target = there + STEP[side]
                if doors[tile] >> side & 1 and target not in grid and target != spot:
                    return True
    return False


def open_turns(table: BloodTable, tile: int, spot: int, side: int) -> list[int]:
    """blood_on_the_moon/discover.turn, blood_on_the_moon/discover.open: the legal turns of a tile entered through
    `side`.
    """
    row = table.book.tiles[tile]
    return [turns for turns in turns_to(row, side) if keeps_open(table, spot, row.turns[turns])]


def places_for(table: BloodTable, tile: int) -> list[tuple[int, int]]:
    """blood_on_the_moon/placing.1: the open doorways at which this tile could be placed (G-07)."""
    return [
        (other, side)
        for other, side in doorways(table, table.book.tiles[tile].floors)
        if open_turns(table, tile, table.spots[other] + STEP[side], side)
    ]
