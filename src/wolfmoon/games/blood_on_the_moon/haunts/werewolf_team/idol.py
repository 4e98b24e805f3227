"""The idol: who gets it, who scores with it, where it comes back."""

from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.state import GHOST, NOBODY, idol_tile, team
from wolfmoon.games.blood_on_the_moon.house import farthest
from wolfmoon.games.blood_on_the_moon.placing import choose_tile, new_tile
from wolfmoon.games.blood_on_the_moon.state import BEAST, NOWHERE, BloodTable, Who
from wolfmoon.games.blood_on_the_moon.wording import GAME, named, tile_ref

HAUNT = f"{GAME}/haunt.werewolf-team"


def get(table: BloodTable, who: Who, rule: str) -> None:
    """blood_on_the_moon/haunt.werewolf-team.take, blood_on_the_moon/haunt.werewolf-team.ghost-seeks: somebody has the
    idol now.
    """
    part = team(table)
    part.idol, part.holder = NOWHERE, who
    if table.log is not None:
        table.tell(rule, say("blood-idol-taken", who=named(table, who)))


def drop(table: BloodTable, tile: int, rule: str) -> None:
    """blood_on_the_moon/death.tokens, blood_on_the_moon/haunt.werewolf-team.restart: the idol lies on a tile (H3-10)."""
    part = team(table)
    part.idol, part.holder = tile, NOBODY
    if table.log is not None:
        table.tell(rule, say("blood-idol-lies", tile=tile_ref(table, tile)))


def score(table: BloodTable, who: Who) -> None:
    """blood_on_the_moon/haunt.werewolf-team.score, blood_on_the_moon/haunt.werewolf-team.ghost-scores: take the lowest
    number; after any but the last the idol comes back (H3-15). Raises TheGameEnds with the last one.
    """
    part = team(table)
    ghost = who == GHOST
    if ghost:
        part.ghost += 1
    else:
        part.heroes += 1
    if table.log is not None:
        rule = f"{HAUNT}.ghost-scores" if ghost else f"{HAUNT}.score"
        table.tell(rule, say("blood-scores", who=named(table, who), heroes=part.heroes, monsters=part.ghost))
    goals.look(table)
    table.todo.append(("haunt:restart", who))


def restart(table: BloodTable, who: Who) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.restart: the idol comes back on a new tile; if none can be placed, on the
    tile farthest from the living explorers or from the ghost, whoever scored (G-06, G-08).
    """
    rule = f"{HAUNT}.restart"
    decider: Seat = who if who < BEAST else table.revealer
    if new_tile(table, decider, rule, ("haunt:comes-back",)):
        return
    if who < BEAST:
        tiles = farthest(table, table.ways, [table.at[seat] for seat in table.living()])
    else:
        tiles = farthest(table, table.paths, [table.lairs[0]])
    tile = yield from choose_tile(table, decider, tiles, rule, "blood-ask-farthest")
    drop(table, tile, rule)


def comes_back(table: BloodTable, tile: int) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.restart: the idol lies on the new tile."""
    drop(table, tile, f"{HAUNT}.restart")
    yield from ()


def guarded(table: BloodTable) -> bool:
    """blood_on_the_moon/haunt.werewolf-team.take-roll: the ghost is up and on the idol's tile (H3-4, H3-9)."""
    return not table.stunned[GHOST - BEAST] and table.lairs[GHOST - BEAST] == idol_tile(table)
