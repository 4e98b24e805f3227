"""What is in the box, as typed rows: components.toml with an edition's corrections, checked that it makes a game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from wolfmoon.core.decisions import Option
from wolfmoon.core.edition import overlay
from wolfmoon.core.errors import BadEdition
from wolfmoon.core.library import components
from wolfmoon.core.text import Ref, seat_ref
from wolfmoon.games.fangs.wording import card_rule

DECKS = ("oracle", "combat", "advantage")
GROUPS = ("werewolf", "vampire", "human")
ALL = 99
"""Heals everything."""

MOMENTS: Mapping[str, str] = {"akeno": "turn-start", "ella": "turn-start", "willow": "turn-end"}
"""Characters whose moment is reconstructed; an edition may say any-time instead."""

_FIXED = frozenset(
    {
        *("alternate", "alternate_group", "cards", "characters", "deck", "decks", "dice", "does", "enemy", "face_down"),
        *("goal", "group", "heal_duty", "initial", "kind", "markers", "moment", "movement", "pieces", "player_cards"),
        *("players", "set", "with", "d4", "d6", "most", "rolls", "start"),
    }
)
"""Keys whose meaning is code: an edition cannot change them."""


@dataclass(frozen=True, slots=True)
class Character:
    """A character card. `heals` is a number of points, ALL, or 0; numbers that a character does not have are 0 or
    empty.
    """

    id: str
    group: str
    points: int
    set: str
    initial: str
    kind: str
    moment: str
    goal: str
    heals: int = 0
    least_damage: int = 0
    goal_count: int = 0
    goal_cards: frozenset[str] = frozenset()
    goal_points: frozenset[int] = frozenset()
    alternate_place: str = ""
    alternate_left: int = 0
    movement_totals: frozenset[int] = frozenset()
    cost: int = 0
    repeats_per_turn: int = 0
    early_reveal: bool = False
    reach: int = 0
    dice: str = ""
    space: int = 0
    place: str = ""
    damage: int = 0
    counter_equipment: frozenset[str] = frozenset()

    @property
    def unique(self) -> bool:
        """Whether the ability can be used once a game."""
        return self.kind == "unique"


@dataclass(frozen=True, slots=True)
class Card:
    """A card of one of the three decks. Numbers and lists that it does not have are 0 or empty."""

    id: str
    deck: str
    kind: str
    copies: int
    duty: str
    does: str = ""
    groups: frozenset[str] = frozenset()
    initials: frozenset[str] = frozenset()
    excused: frozenset[str] = frozenset()
    points_at_most: int = 0
    points_at_least: int = 0
    damage: int = 0
    own_damage: int = 0
    heal: int = 0
    heals: int = 0
    heal_duty: str = ""
    bonus: int = 0
    reduction: int = 0
    dice: str = ""
    nothing_on: frozenset[int] = frozenset()
    hit_faces: frozenset[int] = frozenset()
    space: int = 0
    turns: int = 0
    rolls: int = 0
    covers: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()


class Deal(NamedTuple):
    """How many of each group are shuffled, how many of them stay in the middle, and the opening oracle rounds."""

    werewolf: int
    vampire: int
    human: int
    middle: int
    oracle_rounds: int


@dataclass(frozen=True, slots=True)
class Book:
    """Everything printed, never changed while a game is played and shared by all copies of a table."""

    characters: Mapping[str, Character]
    cards: Mapping[str, Card]
    places: tuple[str, ...]
    place_of_total: Mapping[int, str]
    deck_of_place: Mapping[str, str]
    free_total: int
    track: int
    attacks_from: int
    window_marker: int
    tree_damage: int
    tree_heal: int
    deals: Mapping[tuple[str, int], Deal]
    double_rounds: int
    least_of_group: Mapping[str, int]
    three_group_humans: tuple[str, ...]
    lineups: Mapping[int, tuple[tuple[str, ...], ...]]
    removable: str
    take: Mapping[str, tuple[Option, ...]]
    """By card, then by its owner's seat: the option to take it."""
    equipment: frozenset[str]

    def points(self, character: str) -> int:
        """The damage at which a character is eliminated."""
        return self.characters[character].points

    def group(self, character: str) -> str:
        """werewolf, vampire or human."""
        return self.characters[character].group


def build(edition: Mapping[str, Any] | None = None) -> Book:
    """The book of the printed components, with an edition's corrections. Raises BadEdition if they do not make a game."""
    printed = components("wolfmoon.games.fangs")
    if edition:
        _keep_fixed(edition, printed, ())
    box = overlay(printed, edition)
    characters = {id: _row(Character, id, _goals(row)) for id, row in box["character"].items()}
    cards = {id: _row(Card, id, row) for id, row in box["card"].items()}
    places = tuple(box["place"])
    totals = {total: place for place, row in box["place"].items() for total in row["totals"]}
    book = Book(
        characters=characters,
        cards=cards,
        places=places,
        place_of_total=totals,
        deck_of_place={place: row["deck"] for place, row in box["place"].items() if "deck" in row},
        free_total=box["turn"]["free_choice_total"],
        track=box["track"]["last"],
        attacks_from=box["turn"]["attacks_from_round"],
        window_marker=box["window"]["marker"],
        tree_damage=box["place"]["witch-tree"]["damage"],
        tree_heal=box["place"]["witch-tree"]["heal"],
        deals={
            (variant, int(seats)): Deal(
                row["werewolf"], row["vampire"], row["human"], row.get("middle", 0), row["oracle_rounds"]
            )
            for variant, rows in box["setup"].items()
            for seats, row in rows.items()
        },
        double_rounds=box["variant"]["double-oracle"]["oracle_rounds"],
        least_of_group=dict(box["variant"]["anything-goes"]["least"]),
        three_group_humans=tuple(box["variant"]["all-three-groups"]["humans"]),
        lineups=_lineups(box["lineup"].values()),
        removable=box["option"]["remove-humans-balm"]["card"],
        take={id: _take(id) for id, card in cards.items() if card.kind == "equipment"},
        equipment=frozenset(id for id, card in cards.items() if card.kind == "equipment"),
    )
    _check(book, box)
    return book


def _row(kind: type[Any], id: str, row: Mapping[str, Any]) -> Any:
    known = {field.name for field in fields(kind)}
    values = {key: _value(key, value) for key, value in row.items() if key in known}
    return kind(id=id, **values)


def _value(key: str, value: Any) -> Any:
    if key == "heals":
        if isinstance(value, int) or value.isdecimal():
            return int(value)
        if value != "all":
            raise BadEdition(edition="edition", key=key, line=0, wrong=value, right="all, or a number")
        return ALL
    return frozenset(value) if isinstance(value, list) else value


def _goals(row: Mapping[str, Any]) -> dict[str, Any]:
    """One name for the number a goal needs, whatever it counts."""
    plain = dict(row)
    cards = plain.pop("goal_cards", None)
    plain["goal_count"] = plain.get("goal_need") or plain.get("goal_eliminated") or 0
    if isinstance(cards, int):
        plain["goal_count"] = cards
    elif cards:
        plain["goal_cards"] = cards
    return plain


def _lineups(rows: Iterable[Mapping[str, Any]]) -> dict[int, tuple[tuple[str, ...], ...]]:
    found: dict[int, tuple[tuple[str, ...], ...]] = {}
    for row in rows:
        found[row["players"]] = (*found.get(row["players"], ()), tuple(row["characters"]))
    return found


def _take(card: str) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"card:{seat}:{card}",
            "fangs-option-card",
            {"card": Ref("card", card), "owner": seat_ref(seat)},
            Ref("card", f"{seat}:{card}"),
            card_rule(card),
        )
        for seat in range(8)
    )


def _keep_fixed(edition: Mapping[str, Any], printed: Mapping[str, Any], path: tuple[str, ...]) -> None:
    for key, value in edition.items():
        model = printed.get(key)
        if isinstance(value, Mapping) and isinstance(model, Mapping):
            _keep_fixed(value, model, (*path, key))
        elif _is_fixed(key, path, printed) and model is not None and value != model:
            raise BadEdition(edition="edition", key=".".join((*path, key)), line=0, wrong=str(value), right=str(model))


def _is_fixed(key: str, path: tuple[str, ...], row: Mapping[str, Any]) -> bool:
    """Whether code stands behind the value: what a key means, the duty of any card but an event that must be done, and the
    moment of any ability but the three whose moment is reconstructed and that can be used at any time as well.
    """
    if key == "duty":
        return row.get("kind") != "event" or row.get("duty") != "must"
    if key == "moment":
        return path[-1] not in MOMENTS
    return key in _FIXED or (key == "least" and path == ("seats",))


def _check(book: Book, box: Mapping[str, Any]) -> None:
    def wrong(key: str, is_: object, right: object) -> None:
        raise BadEdition(edition="edition", key=key, line=0, wrong=str(is_), right=str(right))

    for card in book.cards.values():
        if card.copies < 0:
            wrong(f"card.{card.id}.copies", card.copies, "0 or more")
        for field in ("damage", "own_damage", "heal", "bonus", "reduction", "turns"):
            if getattr(card, field) < 0:
                wrong(f"card.{card.id}.{field}", getattr(card, field), "0 or more")
        if not 0 <= card.space <= book.track:
            wrong(f"card.{card.id}.space", card.space, f"0..{book.track}")
        if card.duty not in ("must", "may", "auto"):
            wrong(f"card.{card.id}.duty", card.duty, "must, may, auto")
    for deck in DECKS:
        total = sum(card.copies for card in book.cards.values() if card.deck == deck)
        if total != box["box"][deck]:
            wrong(f"box.{deck}", total, box["box"][deck])
    for character in book.characters.values():
        moment = MOMENTS.get(character.id)
        if moment is not None and character.moment not in (moment, "any-time"):
            wrong(f"character.{character.id}.moment", character.moment, f"{moment}, any-time")
        if not 1 <= character.points <= book.track:
            wrong(f"character.{character.id}.points", character.points, f"1..{book.track}")
    for place, row in box["place"].items():
        for total in row["totals"]:
            if not 2 <= total <= 10 or total == book.free_total:
                wrong(f"place.{place}.totals", total, f"2..10 but {book.free_total}")
            if book.place_of_total[total] != place:
                wrong(f"place.{place}.totals", total, "a total that no other place has")
    missing = [total for total in range(2, 11) if total != book.free_total and total not in book.place_of_total]
    if missing:
        wrong("place", f"no place for {missing}", "a place for every total")
    _check_names(book, wrong)
    for (variant, seats), deal in book.deals.items():
        if sum(deal[:3]) - deal.middle != seats or min(deal.werewolf, deal.vampire) < 1:
            wrong(
                f"setup.{variant}.{seats}", sum(deal[:3]), f"{seats + deal.middle} characters, both groups among them"
            )
    if not 1 <= book.window_marker <= book.track:
        wrong("window.marker", book.window_marker, f"1..{book.track}")


def _check_names(book: Book, wrong: Callable[[str, object, object], None]) -> None:
    """Every name of a card, place or character that a row mentions is there."""
    for card in book.cards.values():
        for key, names, known in (
            ("covers", card.covers, book.cards),
            ("places", card.places, book.places),
            ("excused", card.excused, book.characters),
            ("groups", card.groups, GROUPS),
        ):
            for name in sorted(names):
                if name not in known:
                    wrong(f"card.{card.id}.{key}", name, ", ".join(known))
    for character in book.characters.values():
        for name in sorted(character.counter_equipment | character.goal_cards):
            if name not in book.equipment:
                wrong(f"character.{character.id}", name, ", ".join(sorted(book.equipment)))
        for place in (character.place, character.alternate_place):
            if place and place not in book.places:
                wrong(f"character.{character.id}", place, ", ".join(book.places))
    for seats, lineups in book.lineups.items():
        for lineup in lineups:
            groups = [sum(name in book.characters and book.group(name) == group for name in lineup) for group in GROUPS]
            if groups != list(book.deals["standard", seats][:3]) or len(set(lineup)) != seats:
                wrong("lineup", ", ".join(lineup), f"{seats} characters that fill the groups")
    for name in book.three_group_humans:
        if name not in book.characters or book.group(name) != "human":
            wrong("variant.all-three-groups.humans", name, "humans")


PRINTED = build()
