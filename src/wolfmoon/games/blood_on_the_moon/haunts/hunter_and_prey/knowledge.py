"""What each seat knows of the number tokens, and worlds it could be in."""

from wolfmoon.core.dice import Dice
from wolfmoon.core.rules import Json, View
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import prey, true_traitor
from wolfmoon.games.blood_on_the_moon.state import BloodTable


def known(table: BloodTable, seat: Seat) -> dict[Seat, int]:
    """blood_on_the_moon/haunt.hunter-and-prey.secret: the tokens a seat has seen: its own, those turned up, those it
    looked at (H4-1).
    """
    part = prey(table)
    return {
        other: part.numbers[other]
        for other in range(table.seats)
        if other == seat or part.up[other] or (seat, other) in part.asked
    }


def public(table: BloodTable) -> View:
    """Tokens turned up, and who has looked at whose."""
    part = prey(table)
    asked: list[Json] = [list(each) for each in part.asked]
    return {
        "tokens": [number if up else None for number, up in zip(part.numbers, part.up, strict=True)],
        "asked": asked,
    }


def private(table: BloodTable, seat: Seat) -> View:
    """The own token and role, tokens seen, the standing order."""
    part = prey(table)
    traitor = true_traitor(table) == seat
    role = "hero" if not traitor else "werewolf" if seat == table.sara else "hunter"
    return {
        "token": part.numbers[seat],
        "role": role,
        "known": {str(other): number for other, number in known(table, seat).items()},
        "reveal": part.orders[seat],
    }


def imagine(table: BloodTable, seat: Seat, dice: Dice) -> None:
    """blood_on_the_moon/secret.hidden: tokens this seat has not seen are dealt anew, and others' standing orders.

    If play went on after a killing that would have made an evil Sara win, she does not get the 1.
    """
    assert table.plot is not None
    part = prey(table)
    seen = known(table, seat)
    open_ = [other for other in range(table.seats) if other not in seen]
    pool = sorted(part.numbers[other] for other in open_)
    dice.shuffle(pool)
    one = table.plot.row(table)["secret"]["traitor"]
    if part.cleared and one in pool and table.sara in open_:
        others = [place for place, other in enumerate(open_) if other != table.sara]
        place, wanted = pool.index(one), dice.pick(others)
        pool[place], pool[wanted] = pool[wanted], pool[place]
    for other, number in zip(open_, pool, strict=True):
        part.numbers[other] = number
    part.orders = [order if other == seat else bool(dice.below(2)) for other, order in enumerate(part.orders)]
