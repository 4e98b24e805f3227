"""How House of Darkness ends."""

from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness.state import darkness
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal
from wolfmoon.games.blood_on_the_moon.state import BloodTable

HEROES, TRAITOR = "house-of-darkness-end-heroes", "house-of-darkness-end-traitor"
ENDINGS = (HEROES, TRAITOR)


def reached(table: BloodTable) -> list[Goal]:
    """blood_on_the_moon/haunt.house-of-darkness.heroes-goal, blood_on_the_moon/haunt.house-of-darkness.traitor-goal:
    the vampire beaten at the altar; Sara dead, by whatever cause (H2-12).
    """
    assert table.traitor is not None
    found: list[Goal] = []
    if darkness(table).beaten:
        found.append(Goal("heroes", HEROES, tuple(seat for seat in range(table.seats) if table.hero(seat))))
    if table.dead[table.sara]:
        found.append(Goal("traitor", TRAITOR, (table.traitor,)))
    return found
