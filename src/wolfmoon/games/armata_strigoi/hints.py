"""What anybody could reckon from the board: where a wolf can get, where a letter would send a Strigoi and whom he would see.

For views; the rules themselves use movement.py and strigoi.py.
"""

from wolfmoon.core.rules import Json
from wolfmoon.core.table import Seat
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.movement import reach
from wolfmoon.games.armata_strigoi.parts import DIRECTIONS, ENCOUNTERS, LETTERS, NOWHERE, ROOMS, SPACES, STAY, TURNS
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.strigoi import nearest, on_board, other_room, shield

FARTHEST = 8
"""No card moves a wolf further."""


def letters(table: ArmataTable) -> Json:
    """armata_strigoi/strigoi.letter: by letter, by Strigoi on the board, where he would go now, and whom he would attack."""
    return {
        name: {STRIGOI[strigoi]: led(table, strigoi, letter) for strigoi in on_board(table)}
        for name, letter in [(STAY, NOWHERE), *((LETTERS[n], n) for n in range(TURNS))]
    }


def led(table: ArmataTable, strigoi: int, letter: int) -> Json:
    """armata_strigoi/strigoi.letter: the route of one Strigoi by one letter, as the view shows it."""
    fort = table.fort
    route = fort.route(fort.room_of[table.haunts[strigoi]], letter, other_room(table, strigoi))
    attacks = nearest(table, route.room) if route.moves else shield(table, route) if route.ladder != NOWHERE else None
    guarded = route.ladder != NOWHERE and attacks is not None
    return {
        "kind": "guarded" if guarded else route.kind,
        "direction": None if route.direction == NOWHERE else DIRECTIONS[route.direction],
        "room": ROOMS[route.room],
        "ladder": None if route.ladder == NOWHERE else SPACES[route.ladder],
        "attacks": attacks,
    }


def steps_to(table: ArmataTable, seat: Seat) -> Json:
    """armata_strigoi/move.1: by space, the steps a wolf needs to get there now; open Encounter marks stop it.

    Nothing further than any card goes.
    """
    calm = table.calm if table.stage == "turns" else (table.at[seat],)
    stops = ENCOUNTERS.difference(table.fight_tokens, calm)
    return {SPACES[space]: steps for space, steps in reach(table, seat, FARTHEST, stops=stops).items()}


def sees(table: ArmataTable, strigoi: int) -> Json:
    """armata_strigoi/sight.1: by direction, the spaces a Strigoi on the board sees from where he is."""
    room = table.fort.room_of[table.haunts[strigoi]]
    return {DIRECTIONS[d]: [SPACES[space] for space in table.fort.line(room, d)] for d in range(TURNS)}
