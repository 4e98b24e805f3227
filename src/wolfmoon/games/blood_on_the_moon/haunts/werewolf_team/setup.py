"""Setting up Werewolf Team."""

from wolfmoon.core.script import Script
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.idol import drop
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.state import team
from wolfmoon.games.blood_on_the_moon.house import farthest
from wolfmoon.games.blood_on_the_moon.monsters import appear
from wolfmoon.games.blood_on_the_moon.placing import choose_tile, new_tile
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import GAME, card_ref, tile_ref

HAUNT = f"{GAME}/haunt.werewolf-team"


def set_up(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.werewolf-team.nest, blood_on_the_moon/haunt.werewolf-team.traitor,
    blood_on_the_moon/haunt.werewolf-team.scores, blood_on_the_moon/haunt.werewolf-team.order: the nest where the
    haunt began, two sets of numbers (H3-1, H3-3).
    """
    assert table.plot is not None
    if table.log is not None:
        table.tell(f"{HAUNT}.nest", say("blood-nest", tile=tile_ref(table, team(table).nest)))
        table.tell(f"{HAUNT}.scores", say("blood-scores-needed", count=table.plot.players(table, "scores")))


def field(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.field: a new tile; if none can be placed, the one farthest from the
    Entrance Hall (H3-2).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table), f"{HAUNT}.field"
    if new_tile(table, table.revealer, rule, ("haunt:spectators",)):
        return
    tiles = farthest(table, table.ways, [table.book.number[row["farthest"]["from"]]])
    tile = yield from choose_tile(table, table.revealer, tiles, rule, "blood-ask-farthest")
    table.todo.append(("haunt:spectators", tile))


def spectators(table: BloodTable, tile: int) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.field, blood_on_the_moon/haunt.werewolf-team.spirits,
    blood_on_the_moon/haunt.werewolf-team.card: ghost, spirits, altar and idol are there; the card goes out of the
    game (H3-8).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table), f"{HAUNT}.field"
    team(table).altar = tile
    count = table.plot.players(table, "spirits")
    appear(table, "ghost", tile)
    appear(table, "spirit", tile, count)
    if table.log is not None:
        table.tell(rule, say("blood-appears", kind=Ref("monster", "ghost"), tile=tile_ref(table, tile)))
        table.tell(f"{HAUNT}.spirits", say("blood-spirits", count=count, tile=tile_ref(table, tile)))
    drop(table, tile, rule)
    gone = row["gone"]["card"]
    for hand in table.hands:
        if gone in hand:
            hand.remove(gone)
    if table.log is not None:
        table.tell(f"{HAUNT}.card", say("blood-out-of-game", card=card_ref(gone)))
    yield from ()
