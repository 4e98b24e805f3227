"""The Master Vampire: blood, strength, mist."""

from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness.state import KIND, VAMPIRE, darkness
from wolfmoon.games.blood_on_the_moon.monsters import rouse
from wolfmoon.games.blood_on_the_moon.movement import put
from wolfmoon.games.blood_on_the_moon.placing import choose_tile
from wolfmoon.games.blood_on_the_moon.secrets import tell, use
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Fight, Who
from wolfmoon.games.blood_on_the_moon.wording import SEATS


def vampire_turn(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.house-of-darkness.vampire: it gets up, or goes and attacks as the traitor's player says
    (H2-11).
    """
    show(table)
    if rouse(table, KIND, use(table, "vampire")):
        table.todo.append(("lead", KIND))
    yield from ()


def show(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.house-of-darkness.strength: what it is, and that blood makes it stronger, is seen when it
    rolls.
    """
    use(table, "vampire")
    if darkness(table).blood:
        use(table, "strength")


def feed(table: BloodTable, loser: Seat) -> None:
    """blood_on_the_moon/haunt.house-of-darkness.feed: a hero who loses a fight on its tile yields blood, Sara twice as
    much, as long as there is any (H2-5, H2-6). Whoever knows the vampire sees that it is stronger for it.
    """
    assert table.plot is not None
    if not table.hero(loser) or table.at[loser] != table.lairs[0]:
        return
    row, part = table.plot.row(table)["feed"], darkness(table)
    amount = min(part.blood_left, row["sara"] if loser == table.sara else row["hero"])
    if amount:
        part.blood_left -= amount
        part.blood += amount
        tell(table, "feed", say("blood-feeds", seat=SEATS[loser], count=amount, now=part.blood))
        if table.plot.rule("vampire") in table.opened:
            use(table, "strength")


def beaten(table: BloodTable, fight: Fight) -> Script[None]:
    """blood_on_the_moon/haunt.house-of-darkness.mist, blood_on_the_moon/haunt.house-of-darkness.heroes-goal: beaten at
    the altar it is done for; elsewhere the hero who beat it puts it on any tile without a living hero (H2-3, H2-4,
    H2-9).
    """
    part = darkness(table)
    if table.lairs[0] == part.altar:
        part.beaten = True
        return
    winner = min(fight.by, fight.on)
    full = [table.at[seat] for seat in table.living() if table.hero(seat)]
    tiles = [tile for tile in table.grid.values() if tile not in full]
    rule = use(table, "mist")
    if tiles:
        tile = yield from choose_tile(table, winner, tiles, rule, "blood-ask-mist")
        put(table, VAMPIRE, tile, rule)


def fought(table: BloodTable, fight: Fight, loser: Who | None) -> Script[None]:
    """blood_on_the_moon/haunt.house-of-darkness.feed, blood_on_the_moon/haunt.house-of-darkness.mist: what follows from
    a fight.
    """
    if max(fight.by, fight.on) >= BEAST:
        show(table)
    if loser is None:
        return
    if loser == VAMPIRE:
        yield from beaten(table, fight)
    elif loser < BEAST:
        feed(table, loser)
