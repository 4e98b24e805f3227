"""How the fortress lies, and what follows from it: ways, neighbours, lines of sight, where a letter sends a Strigoi.

A Layout is part of the state; a Fortress is what can be reckoned from it, and shared by all who ask for the same layout.
Nothing here knows of wolves.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from wolfmoon.games.armata_strigoi.parts import (
    ARCH,
    ARM,
    CENTRE,
    DISC,
    FRAME,
    FRAME_WAYS,
    INNER,
    LADDER,
    MIDDLE,
    MIDDLE_ARM,
    MIDDLE_CENTRE,
    NOWHERE,
    OUTER,
    ROOMS,
    SPACES,
    STAIRS,
    STEP,
    TURNS,
    WALLS,
)

Place = tuple[int, int]
STAYS, STUCK, BOTH, BREAKS, MOVES, BOUNCES = "stays", "stuck", "both", "breaks", "moves", "bounces"


class Layout(NamedTuple):
    """Where everything lies. By outer room: its place (None: not laid yet), turn, and platform (fallen or not; -1: none
    yet). By platform: its rotation, and whether it has fallen. By ladder: room and direction, None if it does not stand.
    """

    places: tuple[Place | None, ...]
    turns: tuple[int, ...]
    holds: tuple[int, ...]
    rotations: tuple[int, ...]
    fallen: tuple[bool, ...]
    ladders: tuple[tuple[int, int] | None, ...]


EMPTY = Layout((None,) * MIDDLE, (0,) * MIDDLE, (NOWHERE,) * MIDDLE, (0,) * MIDDLE, (False,) * MIDDLE, ())


class Route(NamedTuple):
    """Where a letter sends a Strigoi: stays (X) | stuck (no way) | both (the other is there) | breaks (a ladder) | moves |
    bounces. `direction`: which way he goes, or the letter points; `room`: where he then is.
    """

    kind: str
    room: int
    direction: int
    ladder: int = NOWHERE

    @property
    def moves(self) -> bool:
        """armata_strigoi/strigoi.still: whether he has moved."""
        return self.kind in (MOVES, BOUNCES)


class Fortress:
    """What follows from a layout.

    neighbours: by room, by direction, the room there or -1. ladder_at: by (room, direction). platform: by room, the platform
    that stands in it, or -1. room_of: by space, its room, or -1 (ladders, fallen platforms). ways: by space, the spaces one
    step away by corridor; near: the same with tunnels; corridors: ways but for ladders. stairs: stairs and ladders in play.
    spaces: by room. Kept from when they were first asked: lines: by room and direction; sights: by room; routes; led:
    the routes of all letters; walks: by space, the steps to all others.
    """

    __slots__ = (
        *("corridors", "ladder_at", "layout", "led", "lines", "near", "neighbours", "platform", "room_of", "routes"),
        *("sights", "spaces", "stairs", "walks", "ways"),
    )
    neighbours: tuple[tuple[int, ...], ...]
    platform: tuple[int, ...]
    spaces: tuple[tuple[int, ...], ...]
    room_of: tuple[int, ...]
    corridors: tuple[tuple[int, ...], ...]

    def __init__(self, layout: Layout, bare: "Fortress | None" = None) -> None:
        """bare: the same without ladders, if it is known."""
        self.layout = layout
        self.ladder_at = {where: LADDER[n] for n, where in enumerate(layout.ladders) if where is not None}
        if bare is not None:
            self.neighbours, self.platform = bare.neighbours, bare.platform
            self.spaces, self.room_of, self.corridors = bare.spaces, bare.room_of, bare.corridors
        else:
            self._lay(layout)
        stairs = [space for space in STAIRS if self.room_of[space] != NOWHERE]
        self.stairs = (*stairs, *self.ladder_at.values())
        self.ways = self._ways()
        self.near = self._near()
        self.lines: dict[tuple[int, int], tuple[int, ...]] = {}
        self.sights: list[Mapping[int, int] | None] = [None] * len(ROOMS)
        self.routes: dict[tuple[int, int, int], Route] = {}
        self.led: dict[tuple[int, int], tuple[Route, ...]] = {}
        self.walks: dict[int, Mapping[int, int]] = {}

    def _lay(self, layout: Layout) -> None:
        """All that does not depend on ladders."""
        places = [*layout.places, (0, 0)]
        at = {place: room for room, place in enumerate(places) if place is not None}
        self.neighbours = tuple(
            tuple(NOWHERE if place is None else at.get((place[0] + dq, place[1] + ds), NOWHERE) for dq, ds in STEP)
            for place in places
        )
        self.platform = tuple(
            NOWHERE if disc == NOWHERE or layout.fallen[disc] else disc for disc in (*layout.holds, NOWHERE)
        )
        self.spaces = tuple(self._spaces(room, place is not None) for room, place in enumerate(places))
        room_of = [NOWHERE] * len(SPACES)
        for room, spaces in enumerate(self.spaces):
            for space in spaces:
                room_of[space] = room
        self.room_of = tuple(room_of)
        self.corridors = self._corridors()

    def _spaces(self, room: int, laid: bool) -> tuple[int, ...]:
        if not laid:
            return ()
        disc = self.platform[room]
        return FRAME[room] if disc == NOWHERE else (*FRAME[room], *DISC[disc])

    def _corridors(self) -> tuple[tuple[int, ...], ...]:
        """armata_strigoi/move.1: every pair of spaces that a corridor joins; walls join nothing."""
        ways: list[list[int]] = [[] for _ in SPACES]

        def join(one: int, other: int) -> None:
            ways[one].append(other)
            ways[other].append(one)

        for one, other in FRAME_WAYS:
            if self.room_of[one] != NOWHERE:
                join(one, other)
        for room in range(MIDDLE):
            disc = self.platform[room]
            for letter in range(TURNS) if disc != NOWHERE else ():
                wall, arm = WALLS[disc][letter], ARM[disc][letter]
                if wall != INNER:
                    join(CENTRE[disc], arm)
                if wall != OUTER:
                    join(arm, self.arch(room, (letter + self.layout.rotations[disc]) % TURNS))
        for room, around in enumerate(self.neighbours):
            for direction, other in enumerate(around):
                if other > room:
                    join(self.arch(room, direction), self.arch(other, (direction + 3) % TURNS))
        return tuple(map(tuple, ways))

    def _ways(self) -> tuple[tuple[int, ...], ...]:
        """armata_strigoi/setup.ladders: the corridors, and each ladder joined to the arch of its edge."""
        ways = list(self.corridors)
        for (room, direction), ladder in self.ladder_at.items():
            arch = self.arch(room, direction)
            ways[ladder] = (*ways[ladder], arch)
            ways[arch] = (*ways[arch], ladder)
        return tuple(ways)

    def _near(self) -> tuple[tuple[int, ...], ...]:
        """armata_strigoi/move.stairs: all stairs and ladders are one step from each other (R C10)."""
        near = list(self.ways)
        for space in self.stairs:
            near[space] = (*near[space], *(each for each in self.stairs if each != space and each not in near[space]))
        return tuple(near)

    def arch(self, room: int, direction: int) -> int:
        """The space of a room where it meets its neighbour, or the outside, in that direction."""
        if room == MIDDLE:
            return ARCH[MIDDLE][direction]
        return ARCH[room][(direction - self.layout.turns[room]) % TURNS]

    def centre(self, room: int) -> int:
        """The centre of a room, -1 if its platform has fallen or is not laid yet."""
        if room == MIDDLE:
            return MIDDLE_CENTRE
        disc = self.platform[room]
        return NOWHERE if disc == NOWHERE else CENTRE[disc]

    def has_centre(self, room: int) -> bool:
        """armata_strigoi/strigoi.bounce: a Strigoi can be there: the flat room, or one whose platform stands (R E2)."""
        return room == MIDDLE or (room != NOWHERE and self.platform[room] != NOWHERE)

    def outer_edges(self, room: int) -> tuple[int, ...]:
        """The directions in which a room has no neighbour (R A1, R A4)."""
        return tuple(direction for direction, other in enumerate(self.neighbours[room]) if other == NOWHERE)

    def line(self, room: int, direction: int) -> tuple[int, ...]:
        """armata_strigoi/sight.1: the spaces seen from the centre of a room in one direction, the nearest first (R F2)."""
        found = self.lines.get((room, direction))
        if found is None:
            found = self.lines[room, direction] = tuple(self._line(room, direction))
        return found

    def _line(self, room: int, direction: int) -> list[int]:
        seen: list[int] = []
        back = (direction + 3) % TURNS
        rotations = self.layout.rotations
        while True:
            if room == MIDDLE:
                seen += (MIDDLE_ARM[direction], ARCH[MIDDLE][direction])
            else:
                disc = self.platform[room]
                letter = (direction - rotations[disc]) % TURNS
                wall = WALLS[disc][letter]
                if wall == INNER:
                    return seen
                seen.append(ARM[disc][letter])
                if wall == OUTER:
                    return seen
                seen.append(self.arch(room, direction))
            beyond = self.neighbours[room][direction]
            if beyond == NOWHERE:
                ladder = self.ladder_at.get((room, direction))
                if ladder is not None:
                    seen.append(ladder)
                return seen
            room = beyond
            seen.append(self.arch(room, back))
            if room == MIDDLE:
                seen += (MIDDLE_ARM[back], MIDDLE_CENTRE)
                continue
            disc = self.platform[room]
            if disc == NOWHERE:
                return seen
            letter = (back - rotations[disc]) % TURNS
            wall = WALLS[disc][letter]
            if wall == OUTER:
                return seen
            seen.append(ARM[disc][letter])
            if wall == INNER:
                return seen
            seen.append(CENTRE[disc])

    def sight(self, room: int) -> Mapping[int, int]:
        """armata_strigoi/sight.1: every space seen from the centre of a room, with its distance in steps."""
        known = self.sights[room]
        if known is not None:
            return known
        seen: dict[int, int] = {}
        for direction in range(TURNS):
            for distance, space in enumerate(self.line(room, direction), 1):
                seen.setdefault(space, distance)
        self.sights[room] = seen
        return seen

    def before_ladder(self, room: int, direction: int) -> tuple[int, ...]:
        """armata_strigoi/strigoi.ladder-shield: the spaces from a centre to the ladder of that edge, walls or not (R E7)."""
        if room == MIDDLE:
            return MIDDLE_ARM[direction], ARCH[MIDDLE][direction]
        disc = self.platform[room]
        return ARM[disc][(direction - self.layout.rotations[disc]) % TURNS], self.arch(room, direction)

    def letter_points(self, room: int, letter: int) -> int:
        """armata_strigoi/strigoi.letter: the direction of a letter on the platform of a room, or in the flat room (R E1)."""
        disc = self.platform[room]
        return letter if disc == NOWHERE else (letter + self.layout.rotations[disc]) % TURNS

    def route(self, room: int, letter: int, other: int) -> Route:
        """armata_strigoi/strigoi.letter: where a letter (-1: X) sends a Strigoi, the other one being in room `other` (-1: in
        none); the checks come in the order of R E3. Ladders are only broken by the letter's own direction (R E4).
        """
        found = self.routes.get((room, letter, other))
        if found is None:
            found = self.routes[room, letter, other] = self._route(room, letter, other)
        return found

    def letters(self, room: int, other: int) -> tuple[Route, ...]:
        """armata_strigoi/strigoi.letter: where each letter, A to F, sends him."""
        found = self.led.get((room, other))
        if found is None:
            found = tuple(self.route(room, letter, other) for letter in range(TURNS))
            self.led[room, other] = found
        return found

    def _route(self, room: int, letter: int, other: int) -> Route:
        if letter == NOWHERE:
            return Route(STAYS, room, NOWHERE)
        points = direction = self.letter_points(room, letter)
        target = self.neighbours[room][direction]
        if target == NOWHERE and (room, direction) in self.ladder_at:
            return Route(BREAKS, room, direction, self.ladder_at[room, direction])
        kind = MOVES
        if not self.has_centre(target):
            kind, direction = BOUNCES, (direction + 3) % TURNS
            target = self.neighbours[room][direction]
            if not self.has_centre(target):
                return Route(STUCK, room, points)
        if target == other:
            return Route(BOTH, room, direction)
        return Route(kind, target, direction)

    def distances(self, start: int) -> Mapping[int, int]:
        """Steps from a space to every other by corridors and tunnels, on an empty board."""
        known = self.walks.get(start)
        if known is not None:
            return known
        self.walks[start] = found = {start: 0}
        queue = [start]
        for space in queue:
            for beyond in self.near[space]:
                if beyond not in found:
                    found[beyond] = found[space] + 1
                    queue.append(beyond)
        return found


@lru_cache(maxsize=512)
def fortress(layout: Layout) -> Fortress:
    """What follows from a layout; tables and bots ask for the same ones again and again."""
    return Fortress(layout, _bare(layout._replace(ladders=())))


@lru_cache(maxsize=256)
def _bare(layout: Layout) -> Fortress:
    return Fortress(layout)
