"""Suspicion, revealing, standing orders, and the tokens of the dead."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.damage import hurt_dice
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.setup import told
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import prey, true_traitor
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Step, Who
from wolfmoon.games.blood_on_the_moon.traits import gain, heal
from wolfmoon.games.blood_on_the_moon.wording import GAME, SEATS, barred

HAUNT = f"{GAME}/haunt.hunter-and-prey"
SUSPICION = f"{HAUNT}.suspicion"
REVEAL = Option("haunt:reveal", "action-reveal", rule=f"{HAUNT}.reveal")
WAIT = Option("wait", "blood-option-wait")


def starts(table: BloodTable, seat: Seat) -> list[Step]:
    """blood_on_the_moon/haunt.hunter-and-prey.suspicion, blood_on_the_moon/haunt.hunter-and-prey.revealed: first
    whether to reveal, then the damage, which the revealed traitor does not take (H4-2).
    """
    if seat == table.traitor:
        return []
    steps: list[Step] = [("haunt:suspicion",)]
    return [("haunt:question",), *steps] if table.hidden else steps


def reveal_option(table: BloodTable, seat: Seat) -> Option:
    """blood_on_the_moon/haunt.hunter-and-prey.reveal: everybody has this option, and only the traitor may take it."""
    return REVEAL if true_traitor(table) == seat else barred(REVEAL, "blood-barred-no-1")


def question(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.hunter-and-prey.reveal: every seat is asked alike at the start of its turn (H4-2)."""
    seat = table.active
    answer = yield from pick_one(
        seat,
        f"{HAUNT}.reveal",
        Message("blood-ask-reveal"),
        lambda: [WAIT, reveal_option(table, seat)],
        masked=True,
        default=lambda: WAIT.id,
    )
    if answer == REVEAL.id:
        reveal(table, seat)


def suspicion(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.hunter-and-prey.suspicion: one die of Mental damage (H4-8, H4-9)."""
    assert table.plot is not None
    seat = table.active
    if seat == table.traitor or table.dead[seat]:
        return
    row = table.plot.row(table)["suspicion"]
    yield from hurt_dice(table, seat, row["damage"], row["dice"], SUSPICION)
    goals.look(table)


def reveal(table: BloodTable, seat: Seat) -> None:
    """blood_on_the_moon/haunt.hunter-and-prey.reveal, blood_on_the_moon/haunt.hunter-and-prey.revealed,
    blood_on_the_moon/haunt.hunter-and-prey.hidden: the 1 is turned up, all traits heal and go up.
    """
    assert table.plot is not None
    table.hidden = False
    table.traitor = seat
    prey(table).up[seat] = True
    rule = f"{HAUNT}.reveal"
    if table.log is not None:
        table.tell(rule, say("blood-reveals", seat=SEATS[seat]), reveals=True)
    heal(table, seat, range(4), rule)
    for trait in range(4):
        gain(table, seat, trait, table.plot.row(table)["reveal"]["slots"], rule)


def rather_than_die(table: BloodTable, seat: Seat, rule: str) -> bool:
    """blood_on_the_moon/haunt.hunter-and-prey.standing: the order is carried out in the traitor's own turn, before
    damage or a loss is marked that nothing else survives (H4-3). Suspicion is then not taken any more (H4-2), other
    damage is.
    """
    part = prey(table)
    if not (table.hidden and part.orders[seat] and table.own_turn(seat) and true_traitor(table) == seat):
        return False
    reveal(table, seat)
    return rule == SUSPICION


def died(table: BloodTable, seat: Seat, by: Who | None) -> None:
    """blood_on_the_moon/haunt.hunter-and-prey.death: the dead turn their token up; who killed whom is remembered (H4-4,
    H4-11).
    """
    part = prey(table)
    part.up[seat] = True
    if table.log is not None:
        table.tell(f"{HAUNT}.death", told(table, seat), reveals=True)
    if by is not None and by < BEAST and by != seat:
        part.kills.append((by, seat))
