"""How Werewolf Team ends."""

from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.state import team
from wolfmoon.games.blood_on_the_moon.state import BloodTable

HEROES, MONSTERS, DEAD = "werewolf-team-end-heroes", "werewolf-team-end-monsters", "werewolf-team-end-dead"
ENDINGS = (HEROES, MONSTERS, DEAD)


def reached(table: BloodTable) -> list[Goal]:
    """blood_on_the_moon/haunt.werewolf-team.goal, blood_on_the_moon/haunt.werewolf-team.lose,
    blood_on_the_moon/end.dead: the last number of either set, or nobody left (G-13).
    """
    assert table.plot is not None
    part, needed = team(table), table.plot.players(table, "scores")
    found: list[Goal] = []
    if part.heroes >= needed:
        found.append(Goal("heroes", HEROES, tuple(range(table.seats))))
    if part.ghost >= needed:
        found.append(Goal("traitor", MONSTERS, ()))
    elif all(table.dead):
        found.append(Goal("traitor", DEAD, ()))
    return found
