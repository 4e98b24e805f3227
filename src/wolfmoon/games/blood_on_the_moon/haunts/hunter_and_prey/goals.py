"""How Hunter and Prey ends."""

from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import prey, true_traitor
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal
from wolfmoon.games.blood_on_the_moon.state import BloodTable

WEREWOLF_DEAD, HUNTER_DEAD = "hunter-and-prey-end-werewolf-dead", "hunter-and-prey-end-hunter-dead"
WEREWOLF, HUNTER = "hunter-and-prey-end-werewolf-wins", "hunter-and-prey-end-hunter-wins"
ENDINGS = (WEREWOLF_DEAD, HUNTER_DEAD, WEREWOLF, HUNTER)


def reached(table: BloodTable) -> list[Goal]:
    """blood_on_the_moon/haunt.hunter-and-prey.heroes-goal, blood_on_the_moon/haunt.hunter-and-prey.werewolf-goal,
    blood_on_the_moon/haunt.hunter-and-prey.hunter-goal: the traitor dead; Sara dead, or heroes by heroes' hands, or
    all of them (H4-5, H4-7, H4-10).
    """
    part, traitor = prey(table), true_traitor(table)
    sara = traitor == table.sara
    heroes = tuple(seat for seat in range(table.seats) if seat != traitor)
    found: list[Goal] = []
    if table.dead[traitor]:
        found.append(Goal("heroes", WEREWOLF_DEAD if sara else HUNTER_DEAD, heroes))
    if sara and (murder(table, traitor) or all(table.dead[seat] for seat in heroes)):
        found.append(Goal("traitor", WEREWOLF, (traitor,)))
    elif not sara and table.dead[table.sara]:
        found.append(Goal("traitor", HUNTER, (traitor,)))
    if not found:
        part.cleared = part.cleared or any(by != table.sara for by, _ in part.kills)
    return found


def murder(table: BloodTable, traitor: Seat) -> bool:
    """blood_on_the_moon/haunt.hunter-and-prey.werewolf-goal: whether a hero has killed a hero, by attack, in defence or
    with Dynamite (H4-4).
    """
    return any(traitor not in (by, victim) for by, victim in prey(table).kills)
