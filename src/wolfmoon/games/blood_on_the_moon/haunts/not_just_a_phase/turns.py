"""What happens by itself in Not Just a Phase: the night goes on, Sara changes, hunger, deaths that are none."""

from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.components import MIGHT, SPEED, TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.haunt_start import turn_sara
from wolfmoon.games.blood_on_the_moon.haunts.not_just_a_phase.state import phase
from wolfmoon.games.blood_on_the_moon.secrets import tell, use
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Fight, Who
from wolfmoon.games.blood_on_the_moon.traits import gain, heal
from wolfmoon.games.blood_on_the_moon.trials import Trial, trial
from wolfmoon.games.blood_on_the_moon.wording import GAME

HAUNT = f"{GAME}/haunt.not-just-a-phase"


def advance(table: BloodTable, by: int, name: str) -> None:
    """blood_on_the_moon/token.track: the number track goes up, to its last number at most (H5-2)."""
    part = phase(table)
    part.timeline = min(table.settings.track_last, part.timeline + by)
    tell(table, name, say("blood-timeline", now=part.timeline, last=table.settings.track_last))


def night(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.not-just-a-phase.timeline, blood_on_the_moon/haunt.not-just-a-phase.change: the track
    goes up, then Sara rolls Sanity against it, and may change (H5-3, H5-16).
    """
    assert table.plot is not None
    row = table.plot.row(table)
    sara = table.sara
    advance(table, row["timeline"]["each_turn"], "timeline")
    goals.look(table)
    rule = use(table, "change")
    shown = yield from trial(table, Trial(sara, TRAITS.index(row["change"]["trait"]), "other", rule))
    if shown > phase(table).timeline:
        return
    turn_sara(table, wolf=not table.wolf, rule=rule)
    if table.wolf:
        for trait in row["change"]["traits"]:
            gain(table, sara, TRAITS.index(trait), row["change"]["slots"], rule)


def hunger(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.not-just-a-phase.hunger: a werewolf who has attacked no hero in this turn takes one die
    of Mental damage at its end (H5-10).
    """
    assert table.plot is not None
    struck = any(0 <= who < BEAST and table.hero(who) for who in table.attacked)
    if seat != table.sara or not table.wolf or struck:
        return
    row = table.plot.row(table)["hunger"]
    yield from hurt_dice(table, seat, row["damage"], row["dice"], use(table, "hunger"))


def knowing_the_beast(table: BloodTable, fight: Fight) -> int:
    """blood_on_the_moon/haunt.not-just-a-phase.destroy: 1 for each trait token against Sara as a werewolf (H5-9)."""
    assert table.plot is not None
    laid = len(phase(table).laid)
    if fight.on != table.sara or not table.wolf or not laid:
        return 0
    use(table, "destroy")
    return laid * int(table.plot.row(table)["destroy"]["points"])


def beast_survives(table: BloodTable, seat: Seat) -> bool:
    """blood_on_the_moon/haunt.not-just-a-phase.dies-human: a human death turns Sara into a werewolf; Might and Speed
    heal, other clips leave the skull; a rescue is the exception (H5-4).
    """
    part = phase(table)
    if seat != table.sara or table.wolf or part.rescuing:
        return False
    rule = use(table, "dies-human")
    turn_sara(table, wolf=True, rule=rule)
    heal(table, seat, (MIGHT, SPEED), rule)
    for trait in range(4):
        if table.slots[4 * seat + trait] == 0:
            gain(table, seat, trait, 1, rule)
    return True


def died(table: BloodTable, seat: Seat, by: Who | None) -> None:
    """blood_on_the_moon/haunt.not-just-a-phase.feast, blood_on_the_moon/haunt.not-just-a-phase.dies-wolf: a kill as a
    werewolf moves the track up; Sara's own death as one, or by a rescue, ends the game (H5-15).
    """
    assert table.plot is not None
    part = phase(table)
    if seat == table.sara:
        part.saved = part.rescuing
        if not part.saved:
            use(table, "dies-wolf")
    elif by == table.sara and table.wolf:
        advance(table, table.plot.row(table)["timeline"]["each_kill"], "feast")
