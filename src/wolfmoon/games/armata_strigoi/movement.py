"""Phase 2a: where a wolf can walk, jumping over comrades, through tunnels, past a Strigoi; and arriving somewhere.

A walk is one answer, however many steps it has: between its ends lie only spaces on which nothing can happen (R C1, R C2).
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.armata_strigoi.cards import may_use
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.parts import ENCOUNTERS, NOWHERE, SPACE, colour_of
from wolfmoon.games.armata_strigoi.sources import pay, sources
from wolfmoon.games.armata_strigoi.state import ArmataTable, Encounter
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, SPACE_OPTIONS, SPACE_REFS, STRIGOI_REFS, WALKS, barred
from wolfmoon.games.armata_strigoi.wounds import slower

LAST = len(WALKS[0]) - 1


def movement(table: ArmataTable, seat: Seat) -> int:
    """armata_strigoi/move.1: the steps of the card played this round, less Wounds, never below nothing (R C1)."""
    return max(0, table.book.actions[table.card[seat]].movement - slower(table, seat))


def open_encounters(table: ArmataTable) -> frozenset[int]:
    """armata_strigoi/move.encounter: Encounter marks without a Fight token that stop the active wolf (R C3, R C4)."""
    return ENCOUNTERS.difference(table.fight_tokens, table.calm)


def taken(table: ArmataTable) -> frozenset[int]:
    """armata_strigoi/move.occupied: the spaces on which a figure stands."""
    return frozenset((*table.at, *table.haunts))


def is_free(table: ArmataTable, space: int) -> bool:
    """armata_strigoi/move.occupied: no figure stands there."""
    return space not in table.at and space not in table.haunts


def free_in_room(table: ArmataTable, room: int) -> list[int]:
    """The spaces of a room, its platform included, on which no figure stands."""
    figures = taken(table)
    return [space for space in table.fort.spaces[room] if space not in figures]


def ways_out(table: ArmataTable) -> list[int]:
    """armata_strigoi/attack.centre: stairs and ladders in play on which no figure stands (R F16)."""
    return [space for space in table.fort.stairs if is_free(table, space)]


def reach(
    table: ArmataTable, seat: Seat, steps: int, goal: int = NOWHERE, stops: frozenset[int] | None = None
) -> dict[int, int]:
    """armata_strigoi/move.1: by space where this wolf could end a walk, the steps it takes (R C1 to C6, R C10, R C17); no
    further than a goal.
    """
    start = table.at[seat]
    near, ways, at, haunts = table.fort.near, table.fort.ways, table.at, table.haunts
    if stops is None:
        stops = open_encounters(table)
    found = {start: 0}
    edge = [start]
    below = False  # the first stairs reached open all the others; later ones add nothing but their corridors
    for n in range(1, steps + 1):
        fresh: list[int] = []
        for here in edge:
            beyond = near[here]
            if beyond is not ways[here]:
                if below:
                    beyond = ways[here]
                below = True
            for space in beyond:
                if space in found or space in haunts:
                    continue
                if space not in at:
                    found[space] = n
                    if space not in stops:
                        fresh.append(space)
                    continue
                for landing in jumped(table, seat, here, space):
                    if landing not in found:
                        found[landing] = n
                        if landing not in stops:
                            fresh.append(landing)
        if goal in found:
            break
        edge = fresh
    del found[start]
    return found


def jumped(table: ArmataTable, seat: Seat, start: int, wolf: int) -> list[int]:
    """armata_strigoi/move.jump: where a jump from a space over the wolf next to it, and over others behind it, may land
    (R C5). A jump goes through a tunnel once at most (R C10).
    """
    fort, at, haunts = table.fort, table.at, table.haunts
    landings: list[int] = []
    over = [(wolf, wolf not in fort.ways[start])]
    met = {start, wolf}
    for space, tunnelled in over:
        for beyond in fort.ways[space] if tunnelled else fort.near[space]:
            if beyond in met or beyond in haunts:
                continue
            met.add(beyond)
            if beyond in at and at[seat] != beyond:
                over.append((beyond, tunnelled or beyond not in fort.ways[space]))
            elif beyond not in at:
                landings.append(beyond)
    return landings


def walks(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/move.1: every space this wolf can walk to with the steps left."""
    reached = reach(table, seat, table.steps)
    if table.steps <= LAST:
        return [WALKS[space][steps] for space, steps in reached.items()]
    return [WALKS[space][min(steps, LAST)] for space, steps in reached.items()]


def walk(table: ArmataTable, seat: Seat, space: int) -> None:
    """armata_strigoi/move.1, armata_strigoi/move.encounter: walk there; an open Encounter mark stops the wolf (R C3)."""
    steps = reach(table, seat, table.steps, space)[space]
    table.steps -= steps
    if table.log is not None:
        message = say("armata-walked", seat=SEAT_REFS[seat], space=SPACE_REFS[space], steps=steps)
        table.tell("armata_strigoi/move.1", message)
    arrive(table, seat, space)


def arrive(table: ArmataTable, seat: Seat, space: int) -> None:
    """armata_strigoi/move.encounter: the wolf stands there; on an open Encounter mark an encounter begins (R C3, R C4)."""
    stops = not table.fought and space in open_encounters(table)
    table.at[seat] = space
    if stops:
        table.encounter = Encounter(colour_of(space), "", False)
        table.next = "encounter"


# past a Strigoi


def adjacent(table: ArmataTable, seat: Seat, strigoi: int) -> bool:
    """armata_strigoi/melee.1: a corridor step joins the wolf's space and the Strigoi's; walls part, tunnels do not count
    (R F13).
    """
    there = table.haunts[strigoi]
    return there != NOWHERE and there in table.fort.ways[table.at[seat]]


def beyond_strigoi(table: ArmataTable, seat: Seat, strigoi: int) -> list[int]:
    """armata_strigoi/move.strigoi: where a wolf comes out beyond a Strigoi; not where it came from (R C7)."""
    there, here = table.haunts[strigoi], table.at[seat]
    landings: list[int] = []
    for space in table.fort.ways[there]:
        if space == here:
            continue
        if space in table.at:
            landings += (each for each in jumped(table, seat, there, space) if each != here and each not in landings)
        elif space not in landings:
            landings.append(space)
    return landings


def passages(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/move.strigoi: past an adjacent Strigoi with Stealth, for two steps: his space and the next (R C7)."""
    options: list[Option] = []
    for strigoi, name in enumerate(STRIGOI):
        if not adjacent(table, seat, strigoi):
            continue
        option = Option(
            f"past:{name}",
            "armata-option-past",
            {"strigoi": STRIGOI_REFS[strigoi]},
            STRIGOI_REFS[strigoi],
            "armata_strigoi/move.strigoi",
        )
        if table.steps < 2:
            option = barred(option, "armata-barred-two-steps")
        elif not may_use(table, seat, "stealth"):
            option = barred(option, "armata-barred-forbidden")
        elif not sources(table, seat, "stealth", hand=True):
            option = barred(option, "armata-barred-no-stealth")
        elif not beyond_strigoi(table, seat, strigoi):
            option = barred(option, "armata-barred-no-room")
        options.append(option)
    return options


def go_past(table: ArmataTable, seat: Seat, strigoi: int) -> Script[None]:
    """armata_strigoi/move.strigoi: choose the Stealth, and where to come out (R C7, flow d-T1)."""
    source = yield from pick_one(
        seat,
        "armata_strigoi/move.strigoi",
        Message("armata-ask-stealth-past"),
        lambda: sources(table, seat, "stealth", hand=True),
        masked=bool(table.rewards[seat]),
    )
    pay(table, seat, "stealth", source, "armata_strigoi/move.strigoi")
    landing = yield from pick_one(
        seat,
        "armata_strigoi/move.strigoi",
        Message("armata-ask-landing"),
        lambda: [SPACE_OPTIONS[space] for space in beyond_strigoi(table, seat, strigoi)],
    )
    table.steps -= 2
    space = SPACE[landing]
    if table.log is not None:
        table.tell(
            "armata_strigoi/move.strigoi",
            say("armata-passed", seat=SEAT_REFS[seat], strigoi=STRIGOI_REFS[strigoi], space=SPACE_REFS[space]),
        )
    arrive(table, seat, space)
