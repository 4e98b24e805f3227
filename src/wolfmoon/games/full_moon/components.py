"""What is in the box, as typed rows: components.toml with an edition's corrections, checked that it makes a game.

In the state a hiker, a werewolf, a space and an item card are small numbers: places in `hikers`, `wolves`, `spaces`
and `cards` here. A
hiker who has turned is the werewolf number WOLVES + its own number.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from wolfmoon.core.edition import overlay
from wolfmoon.core.errors import BadEdition
from wolfmoon.core.library import components

BASIC = ("explore", "search", "run", "alert", "hide")
"""The five basic actions."""
WOLVES = 6
HIKERS = 8
_FIXED = frozenset(
    (
        *("windows", "steps", "trail_steps", "partial", "total", "may_be", "moments", "cancel", "border", "stage"),
        *("event", "sex", "left_out", "kind"),
    )
)
"""Keys whose meaning is code: an edition cannot change them."""
_FIXED_TABLES = frozenset({"space", "direction", "map", "seats", "box"})
_SIGNED = frozenset({"explore_dice"})
"""Numbers that may be below 0: fewer dice."""


@dataclass(frozen=True, slots=True)
class Hiker:
    """A hiker's sheet. `calm` counts for green and for red."""

    id: str
    sex: str
    life: int
    strength: int
    dexterity: int
    calm: int


@dataclass(frozen=True, slots=True)
class Wolf:
    """A werewolf's sheet: combat value in human form by day and in lupine form by night."""

    id: str
    day: int
    night: int


@dataclass(frozen=True, slots=True)
class Action:
    """An action card. `windows` are the pauses at which it may be played at any time."""

    id: str
    copies: int
    may_be: tuple[str, ...] = ()
    windows: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Item:
    """An item. `copies` by deck: item, special, lair."""

    id: str
    copies: Mapping[str, int]
    discard: bool
    loyal: bool
    weapon: bool
    opportunity: bool
    kept: bool
    combat: int
    explore_dice: int
    search_dice: int
    life: int
    calm: int
    finder_life: int
    finder_calm: int
    draws: int
    windows: frozenset[str] = frozenset()
    spaces: int = 0
    riders: int = 0


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A combat card. `human`, `lupine`, `wolf`: none | +N | trip | ravine | full-moon | silver-bullet."""

    id: str
    copies: int
    human: str
    lupine: str
    wolf: str


@dataclass(frozen=True, slots=True)
class PackCard:
    """A pack card. cancel: hexagon | hiker | no, where 6 Determination may stop it."""

    id: str
    copies: int
    moments: tuple[str, ...]
    wolf: int
    combat: int
    calm: int
    cancel: str


@dataclass(frozen=True, slots=True)
class Hexagon:
    """A hexagon: item and wolf icons, Calm cost, what it does. border: green | yellow | red | black."""

    id: str
    border: str
    copies: int
    items: int
    wolf: int
    calm: int
    explore_dice: int
    life: int
    look: bool
    cleanses: bool


class Deal(NamedTuple):
    """Table 1 for a number of players."""

    humans: int
    each: int
    hikers: int
    hand: int
    limit: int
    draw: int
    immune: int
    positive: int
    set_aside: int
    points: int


@dataclass(frozen=True, slots=True)
class Book:
    """Everything printed, never changed while a game is played and shared by all copies of a table.

    cards: the item cards of the three item decks, each once, with its kind and deck. numbers: every other row, by
    table and key.
    """

    hikers: tuple[Hiker, ...]
    wolves: tuple[Wolf, ...]
    actions: Mapping[str, Action]
    combat: Mapping[str, CombatCard]
    pack_cards: Mapping[str, PackCard]
    items: Mapping[str, Item]
    cards: tuple[tuple[str, str], ...]
    kinds: tuple[Item, ...]
    """By item card: its item."""
    hexagons: Mapping[str, Hexagon]
    deals: Mapping[int, Deal]
    hours: tuple[str, ...]
    hour_events: tuple[str, ...]
    night: tuple[bool, ...]
    numbers: Mapping[str, Mapping[str, int]]
    prices: Mapping[str, int]
    other_barrier: int
    windows: Mapping[str, frozenset[str]]
    """By play at any time: the pauses at which it is heard."""
    wildcard: Mapping[str, int]
    """life, calm, combat: what a Wildcard is worth; from_round."""
    three: tuple[int, int]
    """draw-three: cards drawn and kept."""
    left_out: frozenset[str]

    def number(self, table: str, key: str) -> int:
        """A single number of components.toml."""
        return self.numbers[table][key]


def build(edition: Mapping[str, Any] | None = None) -> Book:
    """The book of the printed components, with an edition's corrections. Raises BadEdition if they do not make a
    game.
    """
    printed = components("wolfmoon.games.full_moon")
    if edition:
        _keep_fixed(edition, printed, ())
    box = overlay(printed, edition)
    items = {id: _row(Item, id, row) for id, row in box["item"].items()}
    cards = tuple(
        (id, deck) for deck in ("item", "special", "lair") for id, row in items.items() for _ in range(row.copies[deck])
    )
    hours = sorted(box["hour"], key=lambda hour: int(box["hour"][hour]["turn"]))
    book = Book(
        hikers=tuple(_row(Hiker, id, row) for id, row in box["hiker"].items()),
        wolves=tuple(_row(Wolf, id, row) for id, row in box["wolf"].items()),
        actions={id: _row(Action, id, row) for id, row in box["action"].items()},
        combat={id: _row(CombatCard, id, row) for id, row in box["combat"].items()},
        pack_cards={id: _row(PackCard, id, row) for id, row in box["pack-card"].items()},
        items=items,
        cards=cards,
        kinds=tuple(items[id] for id, _ in cards),
        hexagons={
            **{id: _row(Hexagon, id, row) for id, row in box["hexagon"].items()},
            "plain-wood": _plain_wood(box["plain-wood"]),
        },
        deals={int(seats): Deal(**{key: row[key] for key in Deal._fields}) for seats, row in box["setup"].items()},
        hours=tuple(hours),
        hour_events=tuple(box["hour"][hour]["event"] for hour in hours),
        night=tuple(box["hour"][hour]["stage"] == "night" for hour in hours),
        numbers={
            table: {key: value for key, value in box[table].items() if isinstance(value, int)} for table in _NUMBERS
        },
        prices={id: row["price"] for id, row in box["price"].items()},
        other_barrier=box["price"]["barrier"]["other_price"],
        windows={
            **{id: frozenset(row["windows"]) for id, row in box["price"].items()},
            **{id: frozenset(row["windows"]) for id, row in box["free"].items()},
            "wildcard": frozenset(box["action"]["wildcard"]["windows"]),
            **{id: frozenset(row.windows) for id, row in items.items() if row.windows},
        },
        wildcard={key: box["action"]["wildcard"][key] for key in ("life", "calm", "combat", "from_round")},
        three=(box["price"]["draw-three"]["draw"], box["price"]["draw-three"]["keep"]),
        left_out=frozenset(box["hunters"]["left_out"]),
    )
    _check(book, box)
    return book


_NUMBERS = (
    *(
        "dice",
        "trail",
        "hand",
        "determination",
        "explore",
        "search",
        "run",
        "alert",
        "hide",
        "planning",
        "pack",
        "sniff",
    ),
    *(
        "frenzy",
        "damage",
        "reward",
        "transformed",
        "night",
        "hostage",
        "exits",
        "summon",
        "hunters",
        "cost",
        "box",
        "map",
    ),
)


def _plain_wood(row: Mapping[str, Any]) -> Hexagon:
    return Hexagon("plain-wood", "black", 0, row["items"], row["wolf"], row["calm"], 0, 0, False, False)


def _row(kind: type[Any], id: str, row: Mapping[str, Any]) -> Any:
    known = {field.name for field in fields(kind)}
    return kind(id=id, **{key: _value(key, value) for key, value in row.items() if key in known})


def _value(key: str, value: Any) -> Any:
    if isinstance(value, list):
        return frozenset(value) if key == "windows" else tuple(value)
    return value


def _keep_fixed(
    edition: Mapping[str, Any], printed: Mapping[str, Any], path: tuple[str, ...], *, fixed: bool = False
) -> None:
    for key, value in edition.items():
        model = printed.get(key)
        here = fixed or key in _FIXED or (not path and key in _FIXED_TABLES)
        if isinstance(value, Mapping) and isinstance(model, Mapping):
            _keep_fixed(value, model, (*path, key), fixed=here)
        elif here and model is not None and value != model:
            raise BadEdition(edition="edition", key=".".join((*path, key)), line=0, wrong=str(value), right=str(model))
        elif isinstance(value, int) and value < 0 and key not in _SIGNED:
            raise BadEdition(edition="edition", key=".".join((*path, key)), line=0, wrong=str(value), right="0 or more")


def _check(book: Book, box: Mapping[str, Any]) -> None:
    """The decks add up, no count is negative, every result of a combat card is a result."""

    def wrong(key: str, is_: object, right: object) -> None:
        raise BadEdition(edition="edition", key=key, line=0, wrong=str(is_), right=str(right))

    sums = {
        "action": sum(row.copies for row in book.actions.values()),
        "combat": sum(row.copies for row in book.combat.values()),
        "pack": sum(row.copies for row in book.pack_cards.values()),
        "bag": sum(row.copies for row in book.hexagons.values() if row.border == "black"),
        "starting": sum(row.copies for row in book.hexagons.values() if row.border == "green"),
        **{deck: sum(kept == deck for _, kept in book.cards) for deck in ("item", "special", "lair")},
    }
    for name, total in sums.items():
        if total != box["box"][name]:
            wrong(f"box.{name}", total, box["box"][name])
    for table in ("action", "combat", "pack-card", "hexagon"):
        for id, row in box[table].items():
            if row["copies"] < 0:
                wrong(f"{table}.{id}.copies", row["copies"], "0 or more")
    results = ("none", "trip", "ravine", "full-moon", "silver-bullet")
    for card in book.combat.values():
        for side in ("human", "lupine", "wolf"):
            value = getattr(card, side)
            if value not in results and not (len(value) == 2 and value[0] == "+" and value[1] in "123456789"):
                wrong(f"combat.{card.id}.{side}", value, ", ".join((*results, "+1 to +9")))
    for hiker in book.hikers:
        for key in ("life", "strength", "dexterity", "calm"):
            if getattr(hiker, key) < 1:
                wrong(f"hiker.{hiker.id}.{key}", getattr(hiker, key), "1 or more")
    for seats, deal in book.deals.items():
        if deal.immune + deal.positive != deal.hikers + 2 or deal.set_aside > deal.positive:
            wrong(f"setup.{seats}", f"{deal.immune} + {deal.positive}", f"{deal.hikers + 2} tokens")
        if deal.points < box["cost"]["member"]:
            wrong(f"setup.{seats}.points", deal.points, f"{box['cost']['member']} or more")


PRINTED = build()
