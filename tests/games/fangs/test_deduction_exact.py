"""The sheet against a search through every deal and every choice of cards, from the reference and without a shortcut."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from tests.games.fangs.deduction_tables import (
    COPIES,
    HUMANS,
    STANDARD,
    TWELVE_OR_MORE,
    VAMPIRES,
    WEREWOLVES,
    ask,
    lay,
    turn_up,
)
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.pieces import Oracle
from wolfmoon.games.fangs.state import FangsTable

YES = {
    "wolfs-balm": WEREWOLVES,
    "vampires-balm": VAMPIRES,
    "humans-balm": HUMANS,
    "wolfs-slap": WEREWOLVES,
    "vampires-hex": VAMPIRES,
    "vampires-bane": VAMPIRES,
    "tribute-human-vampire": HUMANS | VAMPIRES,
    "tribute-human-werewolf": HUMANS | WEREWOLVES,
    "tribute-werewolf-vampire": WEREWOLVES | VAMPIRES,
    "frail": (HUMANS | WEREWOLVES | VAMPIRES) - TWELVE_OR_MORE,
    "sturdy": TWELVE_OR_MORE,
    "revelation": HUMANS | WEREWOLVES | VAMPIRES,
}
"""Reference, components 6: who answers yes."""


def seen_after_yes(card: str, before: int, equipped: bool) -> tuple[str, int]:
    """Reference, components 6 and rulings E8 to E10."""
    if card == "revelation":
        return "showed", 0
    if card.endswith("balm") and before:
        return "healed", 1
    if card.startswith("tribute") and equipped:
        return "gave", 0
    return "suffered", 2 if card in ("vampires-bane", "sturdy") else 1


def could_react(character: str, card: str, note: Oracle) -> bool:
    """Reference, rulings E3 to E7."""
    yes = seen_after_yes(card, note.before, note.equipped) == (note.reaction, note.amount)
    no = note.reaction == "nothing" and card != "revelation"
    if character == "ulrich" and not note.banned:
        return yes or no
    return yes if character in YES[card] else no


def cards_exist(deal: tuple[str, ...], notes: list[Oracle], left: Counter[str], seat: Seat) -> bool:
    """Whether all reactions of one pass through the deck can have their cards, told ones being what they are."""
    if not notes:
        return True
    note = notes[0]
    told = seat in (note.drawer, note.receiver)
    for card in [note.card] if told else list(COPIES):
        if left[card] and could_react(deal[note.receiver], card, note):
            left[card] -= 1
            if cards_exist(deal, notes[1:], left, seat):
                left[card] += 1
                return True
            left[card] += 1
    return False


def worlds(table: FangsTable, seat: Seat, pool: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every deal that agrees with what the seat knows."""
    counts = tuple(sum(name in group for name in table.characters) for group in (WEREWOLVES, VAMPIRES, HUMANS))
    passes = [
        sorted(
            (note for note in table.oracles if note.cycle == cycle),
            key=lambda note: (seat not in (note.drawer, note.receiver), note.reaction == "nothing"),
        )
        for cycle in range(table.cycle + 1)
    ]
    shown = {other for viewer, other in table.shown if viewer == seat}
    for deal in permutations(pool, table.seats):
        if any(
            deal[other] != table.characters[other]
            for other in range(table.seats)
            if other == seat or table.face_up[other] or other in shown
        ):
            continue
        if tuple(sum(name in group for name in deal) for group in (WEREWOLVES, VAMPIRES, HUMANS)) != counts:
            continue
        if all(cards_exist(deal, notes, Counter(COPIES), seat) for notes in passes):
            yield deal


def played(dice: random.Random, characters: list[str], asked: int) -> FangsTable:
    """A table at which so many oracle cards were answered, truly by all but Ulrich."""
    table = lay(characters, source="all-twenty")
    for _ in range(asked):
        drawer, receiver = dice.sample(range(table.seats), 2)
        card = dice.choice(table.decks["oracle"])
        before, equipped = dice.choice([0, 0, 4]), dice.random() < 0.3
        yes = characters[receiver] in YES[card]
        if characters[receiver] == "ulrich" and card != "revelation":
            yes = dice.random() < 0.5
        reaction, amount = seen_after_yes(card, before, equipped) if yes else ("nothing", 0)
        given = "torch" if reaction == "gave" else None
        ask(table, drawer, receiver, card, reaction, amount, before=before, equipped=equipped, given=given)
    return table


@pytest.mark.parametrize("number", range(32))
def test_the_sheet_names_a_character_exactly_if_some_whole_deal_with_cards_has_it(number: int) -> None:
    dice = random.Random(number)
    pool = (*STANDARD, "ulrich") if number % 2 else STANDARD
    wolves = dice.sample(sorted(WEREWOLVES.intersection(pool)), 2)
    vampires = dice.sample(sorted(VAMPIRES.intersection(pool)), 2)
    humans = dice.sample(sorted(HUMANS.intersection(pool)), number % 3)
    characters = wolves + vampires + humans[: 1 if number % 3 else 0]
    dice.shuffle(characters)
    table = played(dice, characters, asked=8 + number)
    table.pool = pool
    if number % 4 == 3:
        turn_up(table, dice.randrange(table.seats))
    seat = dice.randrange(table.seats)
    found: list[set[str]] = [set() for _ in characters]
    for deal in worlds(table, seat, pool):
        for other, name in enumerate(deal):
            found[other].add(name)
    assert {other: set(names) for other, names in possible(table, seat).items()} == dict(enumerate(found))
