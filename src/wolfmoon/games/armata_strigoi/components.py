"""What is in the box, as typed rows: components.toml with an edition's corrections, checked that it makes a game."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from wolfmoon.core.edition import overlay
from wolfmoon.core.errors import BadEdition
from wolfmoon.core.library import components
from wolfmoon.games.armata_strigoi.parts import COLOURS, LADDERS, LETTERS, NOWHERE, STAY, TABLES

STRIGOI = ("master", "apprentice")
ICONS = (
    *("protection", "heal", "retrieval", "stealth", "mechanics", "pack", "leap"),
    *("recovery", "gates-of-hell", "wound", "shock"),
)
HEROIC = ("fire-and-forgive", "fist-by-fist")
"""In the order of COLOURS: what the first red and the first grey Monster earn."""
BLEED, DIE, REBEL, EVIL, INCENSE = (
    *("all-you-can-bleed", "vampires-dont-die", "nighttime-rebel", "the-evil-made-me-do-it", "incense-and-iron"),
)
_FIXED = frozenset({"colour", "kind", "leaning", "least", "most", "requirement", "role", "strigoi", "unique"})
"""Keys whose meaning is code: an edition cannot change them."""


class Action(NamedTuple):
    """An Action card. id: "attila:army-of-the-night", "fist-by-fist:3", "nighttime-rebel"; name: the card's name alone.

    kind: basic | heroic | legendary. letter: a place in LETTERS, or -1 for X. draws: Reward cards drawn in place of its icons.
    """

    id: str
    name: str
    kind: str
    initiative: int
    strength: int
    movement: int
    icons: tuple[str, ...]
    letter: int
    draws: int

    @property
    def back(self) -> str:
        """armata_strigoi/table.backs: what its back shows: basic, or the name of an earned card (R B20)."""
        return "basic" if self.kind == "basic" else self.name


class Side(NamedTuple):
    """One side of a Reward card, or what a Reward token gives."""

    strength: int
    icons: tuple[str, ...]


class Reward(NamedTuple):
    """A Reward card. A side that is not printed is None."""

    id: str
    copies: int
    normal: Side | None
    wild: Side | None

    def side(self, side: str) -> Side | None:
        """The side of that name."""
        return self.normal if side == "normal" else self.wild


class Monster(NamedTuple):
    """An Encounter token; a Monk has no strength."""

    id: str
    colour: str
    kind: str
    strength: int
    bats: int
    axes: int
    blood: int
    copies: int


class Counter(NamedTuple):
    """A Wound counter."""

    id: str
    counts: int
    strength: int
    movement: int
    forbids: tuple[str, ...]
    copies: int


class StrigoiSide(NamedTuple):
    """One side of a Strigoi card."""

    existence: int
    strength: int
    damage: int


class StrigoiToken(NamedTuple):
    """A Strigoi token; `strigoi` is a place in STRIGOI."""

    id: str
    strigoi: int
    wounds: int
    shocks: int
    copies: int


class Book(NamedTuple):
    """Everything printed, never changed while a game is played and shared by all copies of a table.

    actions: by id, the heroic ones with the number of their copy. wolves: by name, its six cards. needed, lost: by number of
    players. levels: by difficulty, by Strigoi, what the front and the back gain in existence.
    """

    actions: Mapping[str, Action]
    wolves: Mapping[str, tuple[str, ...]]
    heroic: Mapping[str, tuple[str, ...]]
    legendary: tuple[str, ...]
    rewards: Mapping[str, Reward]
    tokens: Mapping[str, Side]
    token_copies: Mapping[str, int]
    monsters: Mapping[str, Monster]
    counters: Mapping[str, Counter]
    strigoi: tuple[tuple[StrigoiSide, StrigoiSide], ...]
    strigoi_tokens: Mapping[str, StrigoiToken]
    needed: Mapping[int, int]
    lost: Mapping[int, int]
    altar: int
    wounds: int
    blood: int
    fight_tokens: int
    curse: int
    bite: int
    """Wounds dealt by a Monster."""
    rebel: int
    levels: Mapping[str, tuple[tuple[int, int], ...]]
    phrases_choosing: int
    phrases_turn: int

    def existence(self, strigoi: int, back: bool, level: str) -> int:
        """armata_strigoi/icon.existence: the Wounds that kill a Strigoi (R A10)."""
        return self.strigoi[strigoi][back].existence + self.levels[level][strigoi][back]


def build(edition: Mapping[str, Any] | None = None) -> Book:
    """The book of the printed components, with an edition's corrections. Raises BadEdition if they do not make a game."""
    printed = components("wolfmoon.games.armata_strigoi")
    if edition:
        _keep_fixed(edition, printed, ())
    box = overlay(printed, edition)
    actions = {card.id: card for card in _actions(box)}
    book = Book(
        actions=actions,
        wolves={wolf: tuple(f"{wolf}:{card}" for card in box["action"][wolf]) for wolf in box["wolf"]},
        heroic={name: tuple(f"{name}:{n}" for n in box["heroic"][name]["copy"]) for name in HEROIC},
        legendary=tuple(box["legendary"]),
        rewards={id: _reward(id, row) for id, row in box["reward"].items()},
        tokens={id: _side(row) for id, row in box["reward_token"].items()},
        token_copies={id: row["copies"] for id, row in box["reward_token"].items()},
        monsters={id: _row(Monster, id, row) for id, row in box["encounter"].items()},
        counters={id: _row(Counter, id, row) for id, row in box["wound"].items()},
        strigoi=tuple(
            (_strigoi(box["strigoi"][name]["front"]), _strigoi(box["strigoi"][name]["back"])) for name in STRIGOI
        ),
        strigoi_tokens={
            id: StrigoiToken(id, STRIGOI.index(row["strigoi"]), row["wounds"], row["shocks"], row["copies"])
            for id, row in box["strigoi_token"].items()
        },
        needed={int(seats): row["needed"] for seats, row in box["players"].items()},
        lost={int(seats): row["lost"] for seats, row in box["players"].items()},
        altar=box["altar"]["most"],
        wounds=box["wolves"]["wounds"],
        blood=box["box"]["blood"],
        fight_tokens=box["box"]["fight_tokens"],
        curse=box["curse"]["wounds"],
        bite=box["monster"]["wounds"],
        rebel=box["rebel"]["cards"],
        levels={
            level: tuple((row[name]["front"], row[name]["back"]) for name in STRIGOI)
            for level, row in box["difficulty"].items()
        },
        phrases_choosing=box["talk"]["phrases_choosing"],
        phrases_turn=box["talk"]["phrases_turn"],
    )
    _check(book, box)
    return book


def _row(kind: type[Any], id: str, row: Mapping[str, Any]) -> Any:
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items() if key != "source"}
    return kind(id=id, **values)


def _side(row: Mapping[str, Any]) -> Side:
    return Side(row["strength"], tuple(row["icons"]))


def _strigoi(row: Mapping[str, Any]) -> StrigoiSide:
    return StrigoiSide(row["existence"], row["strength"], row["damage"])


def _reward(id: str, row: Mapping[str, Any]) -> Reward:
    sides = {side: _side(row[side]) if side in row["sides"] else None for side in ("normal", "wild")}
    return Reward(id, row["copies"], sides["normal"], sides["wild"])


def _actions(box: Mapping[str, Any]) -> Iterable[Action]:
    for wolf, cards in box["action"].items():
        for name, row in cards.items():
            yield _action(f"{wolf}:{name}", name, "basic", row, row)
    for name, row in box["heroic"].items():
        for n, copy in row["copy"].items():
            yield _action(f"{name}:{n}", name, "heroic", row, copy)
    for name, row in box["legendary"].items():
        yield _action(name, name, "legendary", row, row)


def _action(id: str, name: str, kind: str, row: Mapping[str, Any], own: Mapping[str, Any]) -> Action:
    letter = NOWHERE if own["letter"] == STAY else LETTERS.index(own["letter"]) if own["letter"] in LETTERS else 9
    icons = tuple(row["icons"])
    return Action(
        id, name, kind, own["initiative"], row["strength"], row["movement"], icons, letter, row.get("draws", 0)
    )


def _keep_fixed(edition: Mapping[str, Any], printed: Mapping[str, Any], path: tuple[str, ...]) -> None:
    for key, value in edition.items():
        model = printed.get(key)
        if isinstance(value, Mapping) and isinstance(model, Mapping):
            _keep_fixed(value, model, (*path, key))
        elif (key in _FIXED or (*path, key)[0] in ("box", *TABLES)) and model is not None and value != model:
            _wrong(".".join((*path, key)), value, model)


def _wrong(key: str, is_: object, right: object) -> None:
    raise BadEdition(edition="edition", key=key, line=0, wrong=str(is_), right=str(right))


def _check(book: Book, box: Mapping[str, Any]) -> None:
    known = ", ".join(ICONS)
    for card in book.actions.values():
        if card.letter > len(LETTERS):
            _wrong(f"{card.id}.letter", "-", f"{', '.join(LETTERS)} or {STAY}")
        if min(card.initiative, card.strength, card.movement, card.draws) < 0:
            _wrong(card.id, min(card.initiative, card.strength, card.movement, card.draws), "0 or more")
    icons = [
        *((card.id, card.icons) for card in book.actions.values()),
        *((card.id, side.icons) for card in book.rewards.values() for side in (card.normal, card.wild) if side),
        *((id, side.icons) for id, side in book.tokens.items()),
        *((id, counter.forbids) for id, counter in book.counters.items()),
    ]
    for id, shown in icons:
        for icon in shown:
            if icon not in ICONS:
                _wrong(f"{id}.icons", icon, known)
    for id, side in book.tokens.items():
        if len(side.icons) > 1 or {"wound", "shock"} & set(side.icons):
            _wrong(f"reward_token.{id}.icons", list(side.icons), "one icon that helps its user, or none")
    _count(box, "reward", sum(card.copies for card in book.rewards.values()))
    _count(box, "reward_tokens", sum(book.token_copies.values()))
    _count(box, "wounds", sum(counter.copies for counter in book.counters.values()))
    _count(box, "strigoi_tokens", sum(token.copies for token in book.strigoi_tokens.values()))
    for colour in COLOURS:
        _count(box, colour, sum(each.copies for each in book.monsters.values() if each.colour == colour))
    for seats in range(box["seats"]["least"], box["seats"]["most"] + 1):
        if not 1 <= book.needed[seats] <= book.altar or book.lost[seats] < 1:
            _wrong(f"players.{seats}", book.needed[seats], f"needed 1..{book.altar}, lost 1 or more")
        if book.altar + book.lost[seats] > book.blood:
            _wrong("altar.most", book.altar, f"no more than {book.blood} Blood Points in all")
    least = min(book.existence(n, back, level) for n in (0, 1) for back in (False, True) for level in book.levels)
    if least < 1:
        _wrong("strigoi", least, "an existence of 1 or more at every level")
    most = max(book.existence(n, True, level) for n in (0, 1) for level in book.levels)
    if most + box["seats"]["most"] * (book.wounds - 1) + 3 > box["box"]["wounds"]:
        _wrong("strigoi", most, f"an existence for which {box['box']['wounds']} Wound counters are enough")
    if box["box"]["ladders"] != LADDERS or book.wounds < 1 or book.rebel < 1:
        _wrong("wolves.wounds", book.wounds, "1 or more")


def _count(box: Mapping[str, Any], key: str, copies: int) -> None:
    if copies != box["box"][key]:
        _wrong(f"box.{key}", copies, box["box"][key])


PRINTED = build()
