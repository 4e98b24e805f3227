"""Setting up Hunter and Prey."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, ask_one, together
from wolfmoon.core.text import Message, say
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import prey
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import GAME, SEATS

HAUNT = f"{GAME}/haunt.hunter-and-prey"
ORDERS = (Option("yes", "blood-option-order-yes"), Option("no", "blood-option-order-no"))


def set_up(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.hunter-and-prey.tokens, blood_on_the_moon/haunt.hunter-and-prey.traitor,
    blood_on_the_moon/haunt.hunter-and-prey.order, blood_on_the_moon/haunt.hunter-and-prey.secret: number tokens are
    dealt face down, each seat sees its own (H4-1).
    """
    part = prey(table)
    table.dice.shuffle(part.numbers)
    if table.log is not None:
        for seat in range(table.seats):
            table.tell(
                f"{HAUNT}.tokens",
                say("blood-number-secret", number=part.numbers[seat]),
                to=(seat,),
                reveals=True,
            )
        table.tell(f"{HAUNT}.tokens", say("blood-numbers-dealt", count=table.seats))


def standing(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt.hunter-and-prey.standing: everybody leaves word whether to turn up rather than die
    (H4-3).
    """
    answers = yield from together(
        [
            ask_one(
                seat,
                f"{HAUNT}.standing",
                Message("blood-ask-order-reveal"),
                lambda: ORDERS,
                masked=True,
                default=lambda: "no",
            )
            for seat in range(table.seats)
        ]
    )
    prey(table).orders = [answers[seat] == "yes" for seat in range(table.seats)]


def told(table: BloodTable, seat: int) -> Message:
    """The line that everybody reads when a token is turned up."""
    return say("blood-number", seat=SEATS[seat], number=prey(table).numbers[seat])


CALL_YES, CALL_NO = "reveal-order-yes", "reveal-order-no"


def order_calls(table: BloodTable, seat: int) -> list[Option]:
    """blood_on_the_moon/haunt.hunter-and-prey.standing: change the standing order, as long as the traitor is hidden
    (H4-3).
    """
    if not table.hidden or table.dead[seat] or table.phase == "haunt:standing":
        return []
    if prey(table).orders[seat]:
        return [Option(CALL_NO, "blood-call-order-no", rule=f"{HAUNT}.standing")]
    return [Option(CALL_YES, "blood-call-order-yes", rule=f"{HAUNT}.standing")]
