"""Which way the ghost and the spirits go (H3-12, H3-14, H3-18)."""

from collections.abc import Sequence

from wolfmoon.core.script import Script
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.house import distances, place_of
from wolfmoon.games.blood_on_the_moon.monsters import SURE
from wolfmoon.games.blood_on_the_moon.movement import cost_of_leaving
from wolfmoon.games.blood_on_the_moon.placing import choose_tile
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable
from wolfmoon.games.blood_on_the_moon.wording import named, tile_ref

TOWARDS = "blood_on_the_moon/haunt.werewolf-team.towards"


def go_towards(table: BloodTable, n: int, goal: int) -> Script[bool]:
    """blood_on_the_moon/haunt.werewolf-team.towards, blood_on_the_moon/monster.cost: one step towards a tile, if the
    steps left allow it; whether it was made (H3-14, H3-18).
    """
    here, strides = table.lairs[n], table.strides[n]
    cost = cost_of_leaving(table, BEAST + n, here)
    if strides != SURE and strides < cost:
        return False
    tiles = next_tiles(table, n, goal)
    if not tiles:
        return False
    tile = yield from choose_tile(table, table.revealer, tiles, TOWARDS, "blood-ask-towards")
    table.strides[n] = 0 if strides == SURE else strides - cost
    table.lairs[n] = tile
    if table.log is not None:
        table.tell(TOWARDS, say("blood-monster-moved", who=named(table, BEAST + n), tile=tile_ref(table, tile)))
    return True


def next_tiles(table: BloodTable, n: int, goal: int) -> list[int]:
    """blood_on_the_moon/haunt.werewolf-team.towards: the first tiles of the ways with the fewest steps, of those the
    cheapest; empty if it is there, or cannot come nearer (H3-12, H3-18).
    """
    here = table.lairs[n]
    steps = distances(backwards(table.paths), goals_in_reach(table, here, goal))
    if steps[here] <= 0:
        return []
    costs: dict[int, int] = {}
    nearer = [tile for tile in table.paths[here] if steps[tile] == steps[here] - 1]
    best = min(points(table, n, tile, steps, costs) for tile in nearer)
    return [tile for tile in nearer if points(table, n, tile, steps, costs) == best]


def points(table: BloodTable, n: int, tile: int, steps: Sequence[int], costs: dict[int, int]) -> int:
    """blood_on_the_moon/haunt.werewolf-team.towards: what the cheapest of the shortest ways from a tile costs."""
    if steps[tile] == 0:
        return 0
    if tile not in costs:
        costs[tile] = cost_of_leaving(table, BEAST + n, tile) + min(
            points(table, n, other, steps, costs) for other in table.paths[tile] if steps[other] == steps[tile] - 1
        )
    return costs[tile]


def goals_in_reach(table: BloodTable, here: int, goal: int) -> list[int]:
    """blood_on_the_moon/haunt.werewolf-team.towards: the goal; if no way leads there, the tiles in reach that lie
    nearest to it on its floor; if there are none, where it is (H3-12).
    """
    reached = distances(table.paths, [here])
    if reached[goal] >= 0:
        return [goal]
    floor, x, y = place_of(table.spots[goal])
    away: dict[int, int] = {}
    for tile in table.grid.values():
        there, its_x, its_y = place_of(table.spots[tile])
        if there == floor and reached[tile] >= 0:
            away[tile] = abs(x - its_x) + abs(y - its_y)
    if not away:
        return [here]
    least = min(away.values())
    return [tile for tile, far in away.items() if far == least]


def backwards(ways: Sequence[Sequence[int]]) -> list[list[int]]:
    """blood_on_the_moon/move.links: the same ways, walked the other way round (some lead only down)."""
    back: list[list[int]] = [[] for _ in ways]
    for tile, others in enumerate(ways):
        for other in others:
            back[other].append(tile)
    return back
