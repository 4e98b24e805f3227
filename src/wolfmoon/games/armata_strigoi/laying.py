"""Laying the fortress when the table arranges it; ladders; wolves: in seat order (flow d-S5, d-S6, d-S3, d-S2)."""

from collections.abc import Sequence
from typing import TypeVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.armata_strigoi.fortress import Layout, Place
from wolfmoon.games.armata_strigoi.parts import (
    DIRECTIONS,
    LADDER,
    MARKED,
    MIDDLE,
    NOWHERE,
    PLATFORMS,
    RING,
    ROOMS,
    STEP,
)
from wolfmoon.games.armata_strigoi.round import start_round
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.wording import (
    DIRECTION_REFS,
    PLATFORM_REFS,
    ROOM_REFS,
    SEAT_REFS,
    TURNS_OPTIONS,
)

T = TypeVar("T")
WOLF_RULES = {
    "attila": "armata_strigoi/wolf.attila",
    "falk-maria": "armata_strigoi/wolf.falk-maria",
    "charles": "armata_strigoi/wolf.charles",
    "matthew": "armata_strigoi/wolf.matthew",
    "roel": "armata_strigoi/wolf.roel",
}
MAP = "armata_strigoi/setup.map"


def lay_room(table: ArmataTable) -> Script[None]:
    """armata_strigoi/setup.map: the next player lays a room: which one, on which place, turned how (R A1)."""
    seat = table.active = table.laid % table.seats
    answer = yield from pick_one(
        seat,
        MAP,
        Message("armata-ask-room"),
        lambda: [
            Option(ROOMS[room], "armata-option-room", {"room": ROOM_REFS[room]}, ROOM_REFS[room])
            for room in range(MIDDLE)
            if table.layout.places[room] is None
        ],
    )
    room = ROOMS.index(answer)
    spot = yield from pick_one(
        seat,
        MAP,
        say("armata-ask-place", room=ROOM_REFS[room]),
        lambda: [_place_option(place) for place in free_places(table)],
    )
    turn = yield from pick_one(
        seat, MAP, say("armata-ask-room-turn", room=ROOM_REFS[room]), lambda: TURNS_OPTIONS, about=(ROOM_REFS[room],)
    )
    q, _, s = spot.partition(",")
    layout = table.layout
    table.build(
        layout._replace(places=_with(layout.places, room, (int(q), int(s))), turns=_with(layout.turns, room, int(turn)))
    )
    table.laid += 1
    table.next = "lay-room" if table.laid < MIDDLE else "lay-platform"
    if table.log is not None:
        table.tell(MAP, say("armata-laid-room", seat=SEAT_REFS[seat], room=ROOM_REFS[room]))


def _with(row: tuple[T, ...], n: int, value: T) -> tuple[T, ...]:
    return (*row[:n], value, *row[n + 1 :])


def free_places(table: ArmataTable) -> list[Place]:
    """armata_strigoi/map.shapes: where a room may lie: around the flat room, or in a free shape wherever it touches (R A1)."""
    laid = [(0, 0), *(place for place in table.layout.places if place is not None)]
    if not table.settings.free_shape:
        return [place for place in RING if place not in laid]
    around = [(q + dq, s + ds) for q, s in laid for dq, ds in STEP]
    return sorted({place for place in around if place not in laid})


def _place_option(place: Place) -> Option:
    id = f"{place[0]},{place[1]}"
    if place in STEP:
        way = DIRECTION_REFS[STEP.index(place)]
        return Option(id, "armata-option-place-beside", {"direction": way, "room": ROOM_REFS[MIDDLE]}, Ref("place", id))
    return Option(id, "armata-option-place", {"where": id}, Ref("place", id))


def lay_platform(table: ArmataTable) -> Script[None]:
    """armata_strigoi/setup.map, armata_strigoi/setup.apart: the next player lays a platform: which one, in which room, turned
    how; if the marks are kept apart, nothing that would bring them together (R A1, R A2).
    """
    seat = table.active = table.laid % table.seats
    answer = yield from pick_one(
        seat,
        MAP,
        Message("armata-ask-lay-platform"),
        lambda: [
            Option(PLATFORMS[disc], "armata-option-lay-platform", {"platform": ref}, ref)
            for disc, ref in enumerate(PLATFORM_REFS)
            if disc not in table.layout.holds and _rooms_for(table, disc)
        ],
    )
    disc = PLATFORMS.index(answer)
    spot = yield from pick_one(
        seat,
        MAP,
        say("armata-ask-platform-room", platform=PLATFORM_REFS[disc]),
        lambda: [
            Option(ROOMS[room], "armata-option-room", {"room": ROOM_REFS[room]}, ROOM_REFS[room])
            for room in _rooms_for(table, disc)
        ],
    )
    turn = yield from pick_one(
        seat,
        MAP,
        say("armata-ask-platform-turn", platform=PLATFORM_REFS[disc]),
        lambda: TURNS_OPTIONS,
        about=(PLATFORM_REFS[disc],),
    )
    room, layout = ROOMS.index(spot), table.layout
    table.build(
        layout._replace(holds=_with(layout.holds, room, disc), rotations=_with(layout.rotations, disc, int(turn)))
    )
    table.laid += 1
    table.next = "lay-platform" if table.laid < 2 * MIDDLE else "ladder"
    if table.log is not None:
        message = say("armata-laid-platform", seat=SEAT_REFS[seat], platform=PLATFORM_REFS[disc], room=ROOM_REFS[room])
        table.tell(MAP, message)


def _rooms_for(table: ArmataTable, disc: int) -> list[int]:
    """armata_strigoi/setup.apart: the rooms in which this platform may be laid (R A2)."""
    holds = table.layout.holds
    empty = [room for room in range(MIDDLE) if holds[room] == NOWHERE]
    if not table.settings.apart:
        return empty
    return [room for room in empty if can_be_apart(table, _with(holds, room, disc))]


def can_be_apart(table: ArmataTable, holds: Sequence[int]) -> bool:
    """armata_strigoi/setup.apart: whether the two marked platforms lie, or can still be laid, in rooms that do not touch."""
    spots = [
        [room for room, disc in enumerate(holds) if disc == (mark if mark in holds else NOWHERE)] for mark in MARKED
    ]
    return any(one != other and not touch(table.layout, one, other) for one in spots[0] for other in spots[1])


def touch(layout: Layout, one: int, other: int) -> bool:
    """Whether two rooms share an edge."""
    here, there = layout.places[one], layout.places[other]
    assert here is not None
    assert there is not None
    return (there[0] - here[0], there[1] - here[1]) in STEP


def edges(table: ArmataTable) -> list[tuple[int, int]]:
    """armata_strigoi/setup.ladders: the outer edges where a ladder may lean: none of a room with a Strigoi's mark, one ladder
    an edge; the same room twice, and a corner shared with a marked room, are allowed (R A4, R A5).
    """
    fort = table.fort
    return [
        (room, direction)
        for room in range(len(ROOMS))
        if fort.platform[room] not in MARKED
        for direction in fort.outer_edges(room)
        if (room, direction) not in fort.ladder_at
    ]


def lean_ladder(table: ArmataTable) -> Script[None]:
    """armata_strigoi/setup.ladders: each player in seat order leans a ladder against an outer edge (R A4, R A5, R A6)."""
    seat = table.active = sum(each is not None for each in table.layout.ladders)
    answer = yield from pick_one(
        seat,
        "armata_strigoi/setup.ladders",
        Message("armata-ask-ladder"),
        lambda: [
            Option(
                f"{ROOMS[room]}:{DIRECTIONS[direction]}",
                "armata-option-edge",
                {"room": ROOM_REFS[room], "direction": DIRECTION_REFS[direction]},
                Ref("edge", f"{ROOMS[room]}:{DIRECTIONS[direction]}"),
            )
            for room, direction in edges(table)
        ],
    )
    name, _, way = answer.partition(":")
    room, direction = ROOMS.index(name), DIRECTIONS.index(way)
    layout = table.layout
    ladders = list(layout.ladders)
    ladders[seat] = (room, direction)
    table.build(layout._replace(ladders=tuple(ladders)))
    table.next = "ladder" if seat + 1 < table.seats else "wolf"
    if table.log is not None:
        room_ref, way_ref = ROOM_REFS[room], DIRECTION_REFS[direction]
        message = say("armata-leaned", seat=SEAT_REFS[seat], room=room_ref, direction=way_ref)
        table.tell("armata_strigoi/setup.ladders", message)


def choose_wolf(table: ArmataTable) -> Script[None]:
    """armata_strigoi/setup.wolves, armata_strigoi/wolf.cards: each player in seat order takes another wolf and its six cards;
    it begins on its player's ladder (R A6).
    """
    seat = table.active = sum(wolf != "" for wolf in table.wolves)
    wolf = yield from pick_one(
        seat,
        "armata_strigoi/setup.wolves",
        Message("armata-ask-wolf"),
        lambda: [
            Option(
                wolf,
                "armata-option-wolf",
                {"wolf": Ref("wolf", wolf)},
                Ref("wolf", wolf),
                WOLF_RULES[wolf],
            )
            for wolf in table.book.wolves
            if wolf not in table.wolves
        ],
    )
    take_wolf(table, seat, wolf)
    if table.log is not None:
        table.tell("armata_strigoi/setup.wolves", say("armata-is", seat=SEAT_REFS[seat], wolf=Ref("wolf", wolf)))
    if seat + 1 < table.seats:
        table.next = "wolf"
    else:
        start_round(table)


def take_wolf(table: ArmataTable, seat: int, wolf: str) -> None:
    """armata_strigoi/hand.1: six Action cards in hand, the wolf on its ladder."""
    table.wolves[seat] = wolf
    table.hands[seat] = table.book.wolves[wolf]
    table.at[seat] = LADDER[seat]
