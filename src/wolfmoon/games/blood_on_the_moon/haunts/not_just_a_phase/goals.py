"""How Not Just a Phase ends."""

from wolfmoon.games.blood_on_the_moon.haunts.not_just_a_phase.state import phase
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal
from wolfmoon.games.blood_on_the_moon.state import BloodTable

SAVED, KILLED, ALONE = "not-just-a-phase-end-saved", "not-just-a-phase-end-killed", "not-just-a-phase-end-alone"
ENDINGS = (SAVED, KILLED, ALONE)


def reached(table: BloodTable) -> list[Goal]:
    """blood_on_the_moon/haunt.not-just-a-phase.save, blood_on_the_moon/haunt.not-just-a-phase.kill,
    blood_on_the_moon/haunt.not-just-a-phase.saved, blood_on_the_moon/haunt.not-just-a-phase.alone: saved together,
    killed as a werewolf, or alone with the night over or no hero left (H5-2, H5-7, H5-15).
    """
    part = phase(table)
    heroes = tuple(seat for seat in range(table.seats) if table.hero(seat))
    living = tuple(seat for seat in heroes if not table.dead[seat])
    found: list[Goal] = []
    if part.saved:
        found.append(Goal("heroes", SAVED, (*living, table.sara)))
    elif table.dead[table.sara]:
        found.append(Goal("heroes", KILLED, heroes))
    if not living or part.timeline >= table.settings.track_last:
        found.append(Goal("traitor", ALONE, (table.sara,)))
    return found
