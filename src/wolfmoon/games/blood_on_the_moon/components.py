"""What is in the box, as typed rows: all components with an edition's corrections, checked that they make a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from wolfmoon.core.decisions import Option
from wolfmoon.core.edition import overlay
from wolfmoon.core.errors import BadEdition
from wolfmoon.core.library import components
from wolfmoon.core.text import Message, Ref

PACKAGE = "wolfmoon.games.blood_on_the_moon"
TRAITS = ("might", "speed", "knowledge", "sanity")
MIGHT, SPEED, KNOWLEDGE, SANITY = range(4)
FLOORS = ("basement", "ground", "upper")
SIDES = "nesw"
DECKS = ("omen", "item", "event")
STARTING = ("ground-floor-staircase", "hallway", "entrance-hall", "upper-landing", "basement-landing")
MOST_DICE = 30
"""Chances are worked out for so many dice."""
Row: TypeAlias = Mapping[str, Any]

_FIXED = frozenset(
    {
        *("board", "copies", "deck", "set", "text", "kind", "special", "weapon", "bury", "traits", "slots", "skull"),
        *("critical", "books", "triggers", "traitor", "first", "after", "monsters", "gives", "each", "token", "reach"),
        *("finds", "finds_floor", "floor", "x", "y", "below", "landing", "least_players", "sets", "numbers"),
    }
)
"""Keys whose meaning is code: an edition cannot change them."""


def turn_doors(doors: int, turns: int) -> int:
    """blood_on_the_moon/discover.turn: a mask of doorways (1 north, 2 east, 4 south, 8 west) after quarter turns
    clockwise.
    """
    return (doors << turns | doors >> (4 - turns)) & 15


class Board(NamedTuple):
    """One side of an explorer's board. `tracks` by trait, index = slot, 0 = skull; `starts` the start slots."""

    tracks: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]


class Explorer(NamedTuple):
    """An explorer: the board it shares with another one, and its birthday as month and day."""

    id: str
    board: str
    birthday: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile. `floors` are indexes of FLOORS, `turns` the doors after 0 to 3 quarter turns, `leads_to` a number or -1."""

    id: str
    number: int
    floors: tuple[int, ...]
    turns: tuple[int, int, int, int]
    symbols: tuple[str, ...]
    text: str
    leads_to: int
    row: Row


class Result(NamedTuple):
    """What follows from a roll of at least `least`: verbs with what they are about, in order."""

    least: int
    effects: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Card:
    """An omen, item or event. `bonus` is a trait's number or -1; `lose`, `trait` and the rest belong to weapons.

    `row` holds the numbers that only this card's function uses. `results` are an event's, best first; `others` the
    named ones.
    """

    id: str
    deck: str
    weapon: bool
    special: bool
    bonus: int
    points: int
    lose: tuple[int, ...]
    trait: int
    dice: int
    add: int
    reach: str
    harmless: bool
    werewolf_dice: int
    again: str
    row: Row
    results: tuple[Result, ...]
    others: Mapping[str, Result]


@dataclass(frozen=True, slots=True)
class Book:
    """Everything printed, never changed while a game is played and shared by all copies of a table."""

    faces: tuple[int, ...]
    slots: int
    tiles: tuple[Tile, ...]
    number: Mapping[str, int]
    stack: tuple[int, ...]
    start: int
    landings: tuple[int, int, int]
    stairs: tuple[int, int]
    spots: Mapping[int, tuple[int, int, int]]
    """Where the starting tiles lie: floor, x, y."""
    explorers: Mapping[str, Explorer]
    boards: Mapping[str, Board]
    """By explorer; "werewolf" is Sara's other side."""
    cards: Mapping[str, Card]
    kinds: Mapping[str, tuple[int, ...]]
    """By kind of damage, the traits it lowers."""
    takes: tuple[str, ...]
    """By trait, the kind of damage that a lost trial of it takes."""
    cost: int
    obstacle_cost: int
    haunt_least: int
    last_omen: int
    track_first: int
    least_steps: int
    at_least: tuple[tuple[int, ...], ...]
    """By number of dice, then by result: in how many of 100 rolls they show at least that."""
    refs: tuple[Ref, ...]
    """By tile."""
    moves: Mapping[int, tuple[Option, ...]]
    """By what leaving costs, then by tile: the option to go there."""
    barred_moves: Mapping[int, tuple[Option, ...]]
    """The same, with too few steps left."""
    box: Row
    haunts: Mapping[str, Row]
    haunt_of: Mapping[str, str]
    """By omen."""

    def trait(self, name: str) -> int:
        """The number of a trait."""
        return TRAITS.index(name)


def build(edition: Row | None = None) -> Book:
    """The book of the printed components, with an edition's corrections. Raises BadEdition if they do not make a game."""
    printed = components(PACKAGE)
    if edition:
        _keep_fixed(edition, printed, ())
    box = overlay(printed, edition)
    number = {id: n for n, id in enumerate(box["tile"])}
    tiles = tuple(_tile(id, row, number) for id, row in box["tile"].items())
    stairs = [number[id] for id in box["monster"]["stairs"]]
    refs = tuple(Ref("tile", tile.id) for tile in tiles)
    moves = {
        cost: tuple(_move(ref, cost) for ref in refs) for cost in (box["move"]["cost"], box["move"]["obstacle_cost"])
    }
    short = Message("blood-barred-steps")
    book = Book(
        faces=tuple(box["dice"]["faces"]),
        slots=box["track"]["slots"],
        tiles=tiles,
        number=number,
        stack=tuple(tile.number for tile in tiles if tile.id not in STARTING),
        start=number[box["start"]["tile"]],
        landings=(
            number[box["floor"]["basement"]["landing"]],
            number[box["floor"]["ground"]["landing"]],
            number[box["floor"]["upper"]["landing"]],
        ),
        stairs=(stairs[0], stairs[1]),
        spots={number[id]: (FLOORS.index(row["floor"]), row["x"], row["y"]) for id, row in box["place"].items()},
        explorers={
            id: Explorer(id, row["board"], (row["birthday"][0], row["birthday"][1]))
            for id, row in box["explorer"].items()
        },
        boards={
            **{id: _board(row) for id, row in box["explorer"].items()},
            "werewolf": _board(box["werewolf"]["sara"]),
        },
        cards={id: _card(id, row) for id, row in box["card"].items()},
        kinds={kind: tuple(TRAITS.index(trait) for trait in row["traits"]) for kind, row in box["damage"].items()},
        takes=tuple(box["attack"]["takes"][trait] for trait in TRAITS),
        cost=box["move"]["cost"],
        obstacle_cost=box["move"]["obstacle_cost"],
        haunt_least=box["haunt_roll"]["least"],
        last_omen=box["haunt_roll"]["without_roll"],
        track_first=box["number_track"]["first"],
        least_steps=box["monster"]["least_steps"],
        at_least=_at_least(box["dice"]["faces"]),
        refs=refs,
        moves=moves,
        barred_moves={
            cost: tuple(move._replace(barred=short, rule="blood_on_the_moon/move.short") for move in options)
            for cost, options in moves.items()
        },
        box=box,
        haunts=box["haunt"],
        haunt_of={omen: id for id, row in box["haunt"].items() for omen in row["scenario"]["triggers"]},
    )
    _check(book)
    return book


def _at_least(faces: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    ways = [1]
    for dice in range(MOST_DICE + 1):
        whole = len(faces) ** dice
        found.append(tuple((200 * sum(ways[n:]) + whole) // (2 * whole) for n in range(len(ways))))
        more = [0] * (len(ways) + max(faces))
        for shown, count in enumerate(ways):
            for face in faces:
                more[shown + face] += count
        ways = more
    return tuple(found)


def _move(ref: Ref, cost: int) -> Option:
    return Option(f"move:{ref.id}", "blood-option-move", {"tile": ref, "cost": cost}, ref, "blood_on_the_moon/move.1")


def _tile(id: str, row: Row, number: Mapping[str, int]) -> Tile:
    doors = sum(1 << SIDES.index(side) for side in row["doors"])
    return Tile(
        id,
        number[id],
        tuple(FLOORS.index(floor) for floor in row["floors"]),
        (doors, turn_doors(doors, 1), turn_doors(doors, 2), turn_doors(doors, 3)),
        tuple(row["symbols"]),
        row["text"],
        number.get(row["leads_to"], -1),
        row,
    )


def _board(row: Row) -> Board:
    return Board(tuple((0, *row[trait]["track"]) for trait in TRAITS), tuple(row[trait]["start"] for trait in TRAITS))


def _card(id: str, row: Row) -> Card:
    results = row.get("result", {})
    return Card(
        id,
        row["deck"],
        row.get("weapon", False),
        row.get("special", False),
        TRAITS.index(row["bonus"]) if row.get("bonus") else -1,
        row.get("points", 0),
        tuple(TRAITS.index(trait) for trait in row.get("lose", ())) if row.get("weapon") else (),
        TRAITS.index(row["trait"]) if "trait" in row else MIGHT,
        row.get("dice", 0),
        row.get("add", 0),
        row.get("reach", ""),
        row.get("harmless", False),
        row.get("werewolf_dice", 0),
        row.get("again", ""),
        row,
        tuple(_result(result) for key, result in results.items() if key.isdecimal()),
        {key: _result(result) for key, result in results.items() if not key.isdecimal()},
    )


def _result(row: Row) -> Result:
    return Result(row.get("least", 0), tuple((verb, about) for verb, about in row.items() if verb != "least" and about))


def _keep_fixed(edition: Row, printed: Row, path: tuple[str, ...]) -> None:
    for key, value in edition.items():
        model = printed.get(key)
        if isinstance(value, Mapping) and isinstance(model, Mapping):
            _keep_fixed(value, model, (*path, key))
        elif (key in _FIXED or path[:1] in (("seats",), ("box",))) and model is not None and value != model:
            raise _bad(".".join((*path, key)), value, model)


def _bad(key: str, wrong: object, right: object) -> BadEdition:
    return BadEdition(edition="edition", key=key, line=0, wrong=str(wrong), right=str(right))


def _check(book: Book) -> None:
    if len(book.faces) != 6 or min(book.faces) < 0 or max(book.faces) == 0:
        raise _bad("dice.faces", book.faces, "six faces of 0 and more, not all blank")
    for id, board in book.boards.items():
        for trait, track, start in zip(TRAITS, board.tracks, board.starts, strict=True):
            if len(track) != book.slots + 1 or list(track) != sorted(track) or track[1] < 1:
                raise _bad(f"explorer.{id}.{trait}.track", track[1:], f"{book.slots} rising values from 1 up")
            if not 1 <= start <= book.slots:
                raise _bad(f"explorer.{id}.{trait}.start", start, f"1..{book.slots}")
    for tile in book.tiles:
        if not tile.floors or not tile.turns[0] or any(symbol not in DECKS for symbol in tile.symbols):
            raise _bad(f"tile.{tile.id}", tile.symbols, "a floor, a doorway, and symbols of the three decks")
        if tile.row["leads_to"] and tile.leads_to < 0:
            raise _bad(f"tile.{tile.id}.leads_to", tile.row["leads_to"], "a tile")
    triggers = [omen for row in book.haunts.values() for omen in row["scenario"]["triggers"]]
    if sorted(triggers) != sorted(card.id for card in book.cards.values() if card.deck == "omen"):
        raise _bad("haunt.scenario.triggers", triggers, "each omen at one haunt")
    for card in book.cards.values():
        if card.dice < 0 or card.points < 0 or card.add < 0:
            raise _bad(f"card.{card.id}", (card.dice, card.points, card.add), "0 or more")
        if card.deck == "event" and (not card.results or card.results[-1].least):
            raise _bad(f"card.{card.id}.result", "no result for 0", "a last result with least = 0")


PRINTED = build()
