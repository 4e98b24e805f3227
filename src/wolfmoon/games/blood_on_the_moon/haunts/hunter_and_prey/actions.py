"""Interrogating, and turning up the 1."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import prey
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.turns import reveal, reveal_option
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.trials import Trial, opposed
from wolfmoon.games.blood_on_the_moon.wording import GAME, SEATS, barred

HAUNT = f"{GAME}/haunt.hunter-and-prey"


def offered(table: BloodTable, seat: Seat) -> list[Option]:
    """blood_on_the_moon/haunt.hunter-and-prey.interrogate, blood_on_the_moon/haunt.hunter-and-prey.reveal: what
    everybody may do here; only the traitor can reveal.
    """
    option = Option("haunt:interrogate", "action-interrogate", rule=f"{HAUNT}.interrogate")
    if "interrogate" in table.done:
        option = barred(option, "blood-barred-used", "blood_on_the_moon/action.1")
    elif company(table, seat) is None:
        option = barred(option, "blood-barred-not-alone")
    return [option, reveal_option(table, seat)] if table.hidden else [option]


def company(table: BloodTable, seat: Seat) -> Seat | None:
    """blood_on_the_moon/haunt.hunter-and-prey.interrogate: the one other living explorer on the tile, if that is not
    Sara (H4-6, H4-13).
    """
    here = [other for other in table.living() if table.at[other] == table.at[seat] and other != seat]
    assert table.plot is not None
    if len(here) != table.plot.row(table)["interrogate"]["explorers"] - 1 or here[0] == table.sara:
        return None
    return here[0]


def act(table: BloodTable, seat: Seat, action: str) -> Script[None]:
    """blood_on_the_moon/action.1: do it."""
    table.done.append(action)
    if action == "reveal":
        reveal(table, seat)
    else:
        yield from interrogate(table, seat)


def interrogate(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.hunter-and-prey.interrogate: Knowledge against Sanity; higher: see the token, alone;
    otherwise one die of Mental damage (H4-12).
    """
    assert table.plot is not None
    other = company(table, seat)
    assert other is not None
    row, rule = table.plot.row(table)["interrogate"], f"{HAUNT}.interrogate"
    mine, theirs = yield from opposed(
        table,
        Trial(seat, TRAITS.index(row["trait"]), "other", rule),
        Trial(other, TRAITS.index(row["against"]), "other", rule),
    )
    if table.dead[seat]:
        goals.look(table)
        return
    if mine <= theirs:
        yield from hurt_dice(table, seat, row["damage"], row["dice"], rule)
        goals.look(table)
        return
    part = prey(table)
    if (seat, other) not in part.asked:
        part.asked.append((seat, other))
    if table.log is not None:
        table.tell(
            rule,
            say("blood-number", seat=SEATS[other], number=part.numbers[other]),
            to=(seat,),
            others=say("blood-interrogated", seat=SEATS[seat], other=SEATS[other]),
            reveals=True,
        )
