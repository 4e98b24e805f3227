"""Taking the idol, and scoring."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.idol import get, guarded, score
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.state import GHOST, idol_tile, team
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.trials import Trial, opposed
from wolfmoon.games.blood_on_the_moon.wording import GAME, barred

HAUNT = f"{GAME}/haunt.werewolf-team"


def offered(table: BloodTable, seat: Seat) -> list[Option]:
    """blood_on_the_moon/haunt.werewolf-team.take, blood_on_the_moon/haunt.werewolf-team.score: each once in a turn."""
    part = team(table)
    take = Option("haunt:take", "action-take", rule=f"{HAUNT}.take")
    if part.holder == seat:
        option = Option("haunt:score", "action-score", rule=f"{HAUNT}.score")
        if "score" in table.done:
            return [barred(option, "blood-barred-used", "blood_on_the_moon/action.1")]
        return [option if table.at[seat] == part.altar else barred(option, "blood-barred-altar")]
    if "take" in table.done:
        return [barred(take, "blood-barred-used", "blood_on_the_moon/action.1")]
    if idol_tile(table) != table.at[seat]:
        return [barred(take, "blood-barred-idol")]
    return [take]


def act(table: BloodTable, seat: Seat, action: str) -> Script[None]:
    """blood_on_the_moon/action.1: do it."""
    table.done.append(action)
    if action == "score":
        score(table, seat)
    elif guarded(table):
        yield from under_its_nose(table, seat)
    else:
        get(table, seat, f"{HAUNT}.take")


def under_its_nose(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.werewolf-team.take-roll: Might against the ghost's Speed; higher: the idol; otherwise one
    die of Mental damage (H3-4).
    """
    assert table.plot is not None
    row, rule = table.plot.row(table)["take"], f"{HAUNT}.take-roll"
    mine, its = yield from opposed(
        table,
        Trial(seat, TRAITS.index(row["trait"]), "other", rule),
        Trial(GHOST, TRAITS.index(row["against"]), "other", rule),
    )
    if table.dead[seat]:
        goals.look(table)
        return
    if mine > its:
        get(table, seat, rule)
        return
    yield from hurt_dice(table, seat, row["damage"], row["dice"], rule)
    goals.look(table)
