"""The effects that events have in common, by the names their rows use."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import draw_item
from wolfmoon.games.blood_on_the_moon.components import FLOORS, TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt, hurt_dice, lose
from wolfmoon.games.blood_on_the_moon.house import floor_of, join, tiles_of
from wolfmoon.games.blood_on_the_moon.movement import put
from wolfmoon.games.blood_on_the_moon.rooms import obstacle
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable
from wolfmoon.games.blood_on_the_moon.traits import gain, heal
from wolfmoon.games.blood_on_the_moon.wording import tile_option, tile_ref, trait_option

PASSAGE = "blood_on_the_moon/card.a-secret-passage"


def apply(table: BloodTable, seat: Seat, verb: str, about: Any, rule: str, rolled: int) -> Script[None]:
    """blood_on_the_moon/deck.event: one effect on the active player. `rolled` is the trait rolled, -1 if none (C-12)."""
    match verb:
        case "gain":
            for trait in _traits(about, rolled):
                gain(table, seat, trait, 1, rule)
        case "heal":
            heal(table, seat, _traits(about, rolled), rule)
        case "lose":
            for trait in _traits(about, rolled):
                yield from lose(table, seat, trait, 1, rule)
        case "choose":
            yield from choose(table, seat, about, rule)
        case "physical" | "mental" | "general":
            yield from hurt(table, seat, verb, about, rule)
        case "physical_dice" | "mental_dice":
            yield from hurt_dice(table, seat, verb.removesuffix("_dice"), about, rule)
        case "items":
            for _ in range(about):
                draw_item(table, seat, rule)
        case "token":
            TOKENS[about](table, seat, rule)
        case "place":
            yield from placed(table, seat, about, rule)


def _traits(names: Sequence[str], rolled: int) -> list[int]:
    return [rolled if name == "rolled" else TRAITS.index(name) for name in names]


def choose(table: BloodTable, seat: Seat, names: Sequence[str], rule: str) -> Script[None]:
    """blood_on_the_moon/trait.gain: gain a slot in one trait of several."""
    answer = yield from pick_one(
        seat, rule, say("blood-ask-gain"), lambda: [trait_option(TRAITS.index(name)) for name in names]
    )
    gain(table, seat, TRAITS.index(answer), 1, rule)


def placed(table: BloodTable, seat: Seat, wanted: Sequence[str], rule: str) -> Script[None]:
    """blood_on_the_moon/move.put: put yourself on one of the tiles named; nowhere if none is in the house (B-08).

    For A Secret Passage it is the second token that is put, never on the tile of the first (C-04).
    """
    passage = rule == PASSAGE
    tiles = tiles_named(table, seat, wanted)
    if passage:
        tiles = [tile for tile in tiles if tile not in table.passages]
    if not tiles:
        return
    answer = yield from pick_one(
        seat,
        rule,
        say("blood-ask-passage" if passage else "blood-ask-put"),
        lambda: [tile_option(table, tile) for tile in tiles],
    )
    tile = table.book.number[answer]
    if passage:
        table.passages.append(tile)
        join(table)
        if table.log is not None:
            table.tell(rule, say("blood-passage", tile=tile_ref(table, tile)))
    else:
        put(table, seat, tile, rule)


def tiles_named(table: BloodTable, seat: Seat, wanted: Sequence[str]) -> list[int]:
    """The tiles in the house that a row's words mean: floors, tiles, or adjacent, own-floor, other-floors, own-landing,
    landing-below.
    """
    book, here = table.book, table.at[seat]
    floor = floor_of(table.spots[here])
    found: list[int] = []
    for word in wanted:
        match word:
            case "adjacent":
                found += table.ways[here]
            case "own-floor":
                found += tiles_of(table, floor)
            case "other-floors":
                found += [tile for other in range(3) if other != floor for tile in tiles_of(table, other)]
            case "own-landing":
                found.append(book.landings[floor])
            case "landing-below":
                found.append(book.landings[FLOORS.index(book.box["floor"][FLOORS[floor]]["below"])])
            case _ if word in FLOORS:
                found += tiles_of(table, FLOORS.index(word))
            case _:
                found.append(book.number[word])
    return [tile for tile in dict.fromkeys(found) if table.spots[tile] != NOWHERE]


def bless(table: BloodTable, seat: Seat, rule: str) -> None:
    """blood_on_the_moon/card.a-moment-of-hope, blood_on_the_moon/token.blessing: the token comes to lie here (B-27)."""
    table.blessing = table.at[seat]
    if table.log is not None:
        table.tell(rule, say("blood-blessing", tile=tile_ref(table, table.at[seat])))


def obstruct(table: BloodTable, seat: Seat, rule: str) -> None:
    """blood_on_the_moon/card.taxidermy: an Obstacle token comes here."""
    obstacle(table, table.at[seat], rule)


TOKENS: Mapping[str, Callable[[BloodTable, Seat, str], None]] = {"blessing": bless, "obstacle": obstruct}
