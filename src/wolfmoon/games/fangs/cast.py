"""The characters as sets in one int, and what a reaction to an oracle card says about them.

Bit i stands for the i-th character of components.toml. Made once per book, never changed.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from wolfmoon.games.fangs.components import GROUPS, PRINTED, Book, Card, Character

Characters: TypeAlias = int
"""A set of characters, one bit each."""

Circumstance: TypeAlias = "tuple[str, int, int, bool, bool]"
"""reaction, amount, the receiver's damage before (no higher than matters), whether it had equipment, whether it was banned."""


class Cast:
    """Sets of characters that the rules speak of.

    groups: in the order of GROUPS; of_group: by name. partner: by character bit, those with the same initial. frail: by
    damage, those it eliminates. sorts: the characters parted by how they must answer oracle cards (who may lie is a sort
    of its own); sort_of: by character bit. cards: the oracle cards; copies: of each; removable: the number of
    the one that may be left out; questions: the set of those that ask something, one bit a card. readings: by circumstance,
    for each sort the set of cards that explain what was seen.
    """

    __slots__ = (
        "bit",
        "cards",
        "copies",
        "everyone",
        "frail",
        "groups",
        "ids",
        "liar",
        "matters",
        "number",
        "of_group",
        "partner",
        "questions",
        "readings",
        "removable",
        "sort_of",
        "sorts",
        "unread",
    )

    def __init__(self, book: Book) -> None:
        people = list(book.characters.values())
        self.ids = tuple(person.id for person in people)
        self.bit: dict[str, Characters] = {id: 1 << i for i, id in enumerate(self.ids)}
        self.everyone: Characters = (1 << len(people)) - 1
        self.groups = tuple(self.where(people, [p.group == group for p in people]) for group in GROUPS)
        self.of_group: dict[str, Characters] = dict(zip(GROUPS, self.groups, strict=True))
        self.partner: dict[Characters, Characters] = {
            self.bit[person.id]: self.where(people, [p.initial == person.initial and p is not person for p in people])
            for person in people
        }
        self.frail = tuple(self.where(people, [p.points <= damage for p in people]) for damage in range(book.track + 1))
        oracle = [card for card in book.cards.values() if card.deck == "oracle"]
        self.cards = tuple(card.id for card in oracle)
        self.number: dict[str, int] = {id: i for i, id in enumerate(self.cards)}
        self.copies = tuple(card.copies for card in oracle)
        self.removable = self.number[book.removable]
        self.questions = sum(1 << i for i, card in enumerate(oracle) if card.does != "show")
        self.matters = max([1, *(card.heal for card in oracle)])
        answers = [(tuple(concerns(card, person) for card in oracle), may_lie(person)) for person in people]
        sorts = list(dict.fromkeys(answers))
        self.sorts = tuple(self.where(people, [answer == sort for answer in answers]) for sort in sorts)
        self.sort_of: dict[Characters, int] = {1 << i: sorts.index(answer) for i, answer in enumerate(answers)}
        self.liar = next((i for i, sort in enumerate(sorts) if sort[1]), -1)
        self.unread = ((1 << len(oracle)) - 1,) * len(sorts)
        self.readings = self._readings(oracle, sorts)

    def where(self, people: list[Character], holds: list[bool]) -> Characters:
        """The set of those for whom it holds."""
        return sum(self.bit[person.id] for person, it in zip(people, holds, strict=True) if it)

    def set_of(self, ids: Iterable[str]) -> Characters:
        """The set of these characters."""
        together = 0
        for id in ids:
            together |= self.bit[id]
        return together

    def names(self, characters: Characters) -> list[str]:
        """The ids in a set, in printed order."""
        return [self.ids[bit.bit_length() - 1] for bit in bits(characters)]

    def reading(self, reaction: str, amount: int, before: int, equipped: bool, banned: bool) -> tuple[int, ...]:
        """fangs/oracle.3: for each sort of characters, the set of oracle cards to which it may react like that.

        To suffer 0 is to say yes to any harm and to be protected (R E12). A reaction that no card explains excludes nothing.
        """
        counted = amount if reaction in ("suffered", "healed") else 0
        return self.readings.get((reaction, counted, min(before, self.matters), equipped, banned), self.unread)

    def _readings(
        self, oracle: list[Card], sorts: list[tuple[tuple[bool, ...], bool]]
    ) -> dict[Circumstance, tuple[int, ...]]:
        found: dict[Circumstance, tuple[int, ...]] = {}
        for before in range(self.matters + 1):
            for equipped in (False, True):
                shown = [consequence(card, before, equipped) for card in oracle]
                for seen in dict.fromkeys([("nothing", 0), ("suffered", 0), *shown]):
                    yes = sum(1 << i for i, each in enumerate(shown) if each in (seen, (seen[0], seen[1] or each[1])))
                    no = self.questions if seen[0] == "nothing" else 0
                    for banned in (False, True):
                        found[(*seen, before, equipped, banned)] = tuple(
                            yes | no if lies and not banned else (yes & _set(truths)) | (no & ~_set(truths))
                            for truths, lies in sorts
                        )
        return found


def concerns(card: Card, person: Character) -> bool:
    """fangs/oracle.3: whether the true answer of this character to the card is yes (an order to show concerns everybody)."""
    if card.does == "show":
        return True
    if card.points_at_most:
        return person.points <= card.points_at_most
    if card.points_at_least:
        return person.points >= card.points_at_least
    return person.group in card.groups


def may_lie(person: Character) -> bool:
    """fangs/character.ulrich.ability: whether the ability of this character is to answer oracle questions as it likes."""
    return person.moment == "oracle-answer"


def consequence(card: Card, before: int, equipped: bool) -> tuple[str, int]:
    """What is seen after a yes: the reaction and its amount (0 where nothing is counted)."""
    if card.does == "show":
        return ("showed", 0)
    if card.does == "balm" and before > 0:
        return ("healed", min(card.heal, before))
    if card.does == "tribute" and equipped:
        return ("gave", 0)
    return ("suffered", card.damage)


def bits(together: int) -> Iterator[int]:
    """The single members of a set, lowest first."""
    while together:
        bit = together & -together
        yield bit
        together ^= bit


def _set(holds: tuple[bool, ...]) -> int:
    return sum(1 << i for i, it in enumerate(holds) if it)


PRINTED_CAST = Cast(PRINTED)


def cast_of(book: Book) -> Cast:
    """The cast of a book; that of the printed box is made only once."""
    return PRINTED_CAST if book is PRINTED else Cast(book)
