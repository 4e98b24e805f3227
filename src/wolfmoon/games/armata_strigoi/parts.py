"""The parts of the fortress as they are printed: spaces, walls, ways. Read once from board.toml; how they lie is fortress.py.

Everything is a number, as a place in one of the tuples below: a space in SPACES, a room in ROOMS, a platform in PLATFORMS, a
direction in DIRECTIONS (sixths of a circle, clockwise from north), a letter in LETTERS.
"""

from collections.abc import Mapping
from typing import Any

from wolfmoon.core.library import read_toml

NOWHERE = -1
OPEN, INNER, OUTER = 0, 1, 2
"""Walls of a platform's arm: none; between centre and arm; between arm and arch."""
_WALLS = {"open": OPEN, "inner": INNER, "outer": OUTER}
_BOARD = read_toml("wolfmoon.games.armata_strigoi", "board.toml")

DIRECTIONS: tuple[str, ...] = tuple(_BOARD["direction"])
TURNS = len(DIRECTIONS)
LETTERS: tuple[str, ...] = tuple(_BOARD["letters"]["order"])
STAY: str = _BOARD["letters"]["stay"]
ROOMS: tuple[str, ...] = (*_BOARD["room"], _BOARD["middle"]["room"])
MIDDLE = len(ROOMS) - 1
"""The flat room."""
PLATFORMS: tuple[str, ...] = tuple(_BOARD["platform"])
MARKED: tuple[int, ...] = tuple(n for n, id in enumerate(PLATFORMS) if _BOARD["platform"][id]["mark"])
LADDERS = 5
DRAWN = ("drawing",)
"""Tables that only the drawing reads."""
TABLES: tuple[str, ...] = tuple(_BOARD)
"""All tables of board.toml: the fortress is what it is, no edition changes it."""

STEP: tuple[tuple[int, int], ...] = tuple((row["step"][0], row["step"][1]) for row in _BOARD["direction"].values())
RING: tuple[tuple[int, int], ...] = tuple(STEP[DIRECTIONS.index(d)] for d in _BOARD["shape"]["ring"]["places"])


def _names() -> tuple[str, ...]:
    rooms = [f"{room}-{space}" for room in _BOARD["room"] for space in _BOARD["frame"]["space"]]
    discs = [f"{platform}-{space}" for platform in PLATFORMS for space in _BOARD["disc"]["space"]]
    middle = [f"{ROOMS[MIDDLE]}-{space}" for space in _BOARD["middle"]["space"]]
    return (*rooms, *discs, *middle, *(f"l{n}" for n in range(1, LADDERS + 1)))


SPACES: tuple[str, ...] = _names()
SPACE: Mapping[str, int] = {name: n for n, name in enumerate(SPACES)}
LADDER: tuple[int, ...] = tuple(SPACE[f"l{n}"] for n in range(1, LADDERS + 1))
FRAME: tuple[tuple[int, ...], ...] = tuple(
    tuple(SPACE[f"{room}-{space}"] for space in _BOARD["middle" if n == MIDDLE else "frame"]["space"])
    for n, room in enumerate(ROOMS)
)
"""By room: the spaces that never go away; of the flat room all."""
DISC: tuple[tuple[int, ...], ...] = tuple(
    tuple(SPACE[f"{platform}-{space}"] for space in _BOARD["disc"]["space"]) for platform in PLATFORMS
)


def _ends(row: Mapping[str, Any], part: str) -> tuple[int, ...]:
    """The arches of a room by their edge: local, and of the flat room by direction."""
    arches = {space["edge"]: SPACE[f"{part}-{name}"] for name, space in row.items() if space["kind"] == "arch"}
    return tuple(arches[edge] for edge in range(TURNS))


def _arms(row: Mapping[str, Any], part: str) -> tuple[int, ...]:
    arms = {space["letter"]: SPACE[f"{part}-{name}"] for name, space in row.items() if space["kind"] == "arm"}
    return tuple(arms[letter] for letter in LETTERS)


def _centre(row: Mapping[str, Any], part: str) -> int:
    return next(SPACE[f"{part}-{name}"] for name, space in row.items() if space["kind"] == "centre")


ARCH: tuple[tuple[int, ...], ...] = tuple(
    _ends(_BOARD["middle" if n == MIDDLE else "frame"]["space"], room) for n, room in enumerate(ROOMS)
)
"""By room, then local edge (of the flat room: direction)."""
ARM: tuple[tuple[int, ...], ...] = tuple(_arms(_BOARD["disc"]["space"], id) for id in PLATFORMS)
"""By platform, then letter."""
CENTRE: tuple[int, ...] = tuple(_centre(_BOARD["disc"]["space"], id) for id in PLATFORMS)
MIDDLE_ARM: tuple[int, ...] = _arms(_BOARD["middle"]["space"], ROOMS[MIDDLE])
"""By direction, which in the flat room is the letter."""
MIDDLE_CENTRE: int = _centre(_BOARD["middle"]["space"], ROOMS[MIDDLE])
WALLS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_WALLS[_BOARD["platform"][id]["walls"][letter]] for letter in LETTERS) for id in PLATFORMS
)
"""By platform, then letter."""
FRAME_WAYS: tuple[tuple[int, int], ...] = tuple(
    (SPACE[f"{room}-{one}"], SPACE[f"{room}-{other}"])
    for n, room in enumerate(ROOMS)
    for one, other in _BOARD["middle" if n == MIDDLE else "frame"]["ways"]
)


def _marked(mark: str) -> frozenset[int]:
    return frozenset(
        SPACE[f"{room}-{space}"]
        for n, room in enumerate(ROOMS)
        for space in (_BOARD["middle"] if n == MIDDLE else _BOARD["room"][room])[mark]
    )


RED: frozenset[int] = _marked("red")
GREY: frozenset[int] = _marked("grey")
ENCOUNTERS: frozenset[int] = RED | GREY
STAIRS: tuple[int, ...] = tuple(sorted(_marked("stairs")))
COLOURS = ("red", "grey")


def colour_of(space: int) -> int:
    """The colour of an Encounter mark, as a place in COLOURS."""
    return 0 if space in RED else 1


def first_game() -> tuple[tuple[tuple[int, int], int, int, int], ...]:
    """The fixed layout, by outer room: place, turn, platform, rotation of that platform."""
    rows = _BOARD["layout"]["first-game"]
    return tuple(
        (
            STEP[DIRECTIONS.index(rows[room]["place"])],
            rows[room]["turn"],
            PLATFORMS.index(rows[room]["platform"]),
            rows[room]["rotation"],
        )
        for room in ROOMS[:MIDDLE]
    )
