"""How Leader of the Pack ends."""

from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal
from wolfmoon.games.blood_on_the_moon.state import BloodTable

HEROES, TRAITOR = "leader-of-the-pack-end-heroes", "leader-of-the-pack-end-traitor"
ENDINGS = (HEROES, TRAITOR)


def reached(table: BloodTable) -> list[Goal]:
    """blood_on_the_moon/haunt.leader-of-the-pack.heroes-goal, blood_on_the_moon/haunt.leader-of-the-pack.traitor-goal:
    Sara dead, or all heroes (H1-7).
    """
    heroes = tuple(seat for seat in range(table.seats) if table.hero(seat))
    found: list[Goal] = []
    if table.dead[table.sara]:
        found.append(Goal("heroes", HEROES, heroes))
    if all(table.dead[seat] for seat in heroes):
        found.append(Goal("traitor", TRAITOR, (table.sara,)))
    return found
