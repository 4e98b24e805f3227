"""Setting up: the ring, the decks, the characters (in the order of the rulebook's set-up)."""

from collections.abc import Mapping, Sequence

from wolfmoon.core.dice import Dice
from wolfmoon.core.options import Value
from wolfmoon.core.rules import Edition
from wolfmoon.games.fangs.characters import look_around
from wolfmoon.games.fangs.components import DECKS, GROUPS, PRINTED, Book, Deal, build
from wolfmoon.games.fangs.options import check_picked, deal_for, settings_of
from wolfmoon.games.fangs.pieces import Settings
from wolfmoon.games.fangs.state import FangsTable


def set_up(seats: int, options: Mapping[str, Value], dice: Dice, edition: Edition | None) -> FangsTable:
    """fangs/setup.starter, fangs/variant.double-oracle: the table before the first step.

    Raises BadEdition if an edition does not make a game, OptionsClash if the picked characters do not fill its groups.
    """
    book = build(edition) if edition else PRINTED
    settings = settings_of(options, seats, book)
    table = FangsTable(seats, dice, book, settings)
    lay_ring(table)
    shuffle_decks(table, without=book.removable if options["remove-humans-balm"] else None)
    choose_and_deal(table, settings, str(options["picked"]), listed=bool(options["public-list"]))
    table.starter = table.active = dice.below(seats)
    table.opening = settings.rounds * seats
    look_around(table)
    return table


def lay_ring(table: FangsTable) -> None:
    """fangs/setup.ring, fangs/setup.pieces: the six places in a random circle; pieces stand on none of them yet (R
    C12).
    """
    ring = list(table.book.places)
    table.dice.shuffle(ring)
    table.ring = tuple(ring)


def shuffle_decks(table: FangsTable, without: str | None) -> None:
    """fangs/setup.decks, fangs/variant.remove-humans-balm: three face-down decks (R D6)."""
    for deck in DECKS:
        cards = [
            card.id
            for card in table.book.cards.values()
            if card.deck == deck and card.id != without
            for _ in range(card.copies)
        ]
        table.dice.shuffle(cards)
        table.decks[deck] = cards


def choose_and_deal(table: FangsTable, settings: Settings, picked: str, *, listed: bool) -> None:
    """fangs/setup.groups, fangs/setup.lineup, fangs/setup.list, fangs/setup.deal: choose the characters, shuffle them,
    deal one to each (R B1, R B2).
    """
    seats, book, dice = table.seats, table.book, table.dice
    if settings.variant == "anything-goes":
        deal_anything(table)
        return
    deal = deal_for(settings.variant, seats, book)
    known = False
    if settings.source == "picked":
        chosen = [name for name in book.characters if name in picked.split(",")]
        check_picked(chosen, deal, book)
        table.pool, known = tuple(chosen), True
    elif settings.source == "recommended" and settings.variant == "standard" and seats in book.lineups:
        chosen = list(dice.pick(book.lineups[seats]))
        table.pool, known = tuple(chosen), True
    else:
        table.pool = pool_of(book, settings)
        chosen = draw_characters(table, deal, once_a_letter=settings.source == "mixed")
    if known or listed:
        table.lineup = tuple(name for name in book.characters if name in chosen)
    if not deal.middle:
        table.groups = (deal.werewolf, deal.vampire, deal.human)
    dice.shuffle(chosen)
    table.characters = chosen[:seats]
    table.middle = tuple(chosen[seats:])


def pool_of(book: Book, settings: Settings) -> tuple[str, ...]:
    """fangs/setup.sets, fangs/setup.expansion, fangs/variant.all-three-groups: who may be in the game (R K6)."""
    if settings.source in ("standard", "expansion"):
        return tuple(name for name, row in book.characters.items() if row.set == settings.source)
    if settings.source == "recommended":
        best = book.three_group_humans if settings.variant == "all-three-groups" else None
        return tuple(
            name
            for name, row in book.characters.items()
            if (name in best if best is not None and row.group == "human" else row.set == "standard")
        )
    return tuple(book.characters)


def draw_characters(table: FangsTable, deal: Deal, *, once_a_letter: bool) -> list[str]:
    """fangs/setup.groups: draw the wanted number of each group; in a mix of both sets no first letter comes twice."""
    chosen: list[str] = []
    for group, count in zip(GROUPS, deal[:3], strict=True):
        names = [name for name in table.pool if table.book.group(name) == group]
        table.dice.shuffle(names)
        chosen += _first(table.book, names, count, once_a_letter=once_a_letter)
    return chosen


def _first(book: Book, names: Sequence[str], count: int, *, once_a_letter: bool) -> list[str]:
    taken: list[str] = []
    letters: list[str] = []
    for name in names:
        letter = book.characters[name].initial
        if len(taken) < count and not (once_a_letter and letter in letters):
            taken.append(name)
            letters.append(letter)
    return taken


def deal_anything(table: FangsTable) -> None:
    """fangs/variant.anything-goes, fangs/table.redeal: all twenty are shuffled, one each, the rest in the middle (R
    K7).
    """
    book = table.book
    table.pool = tuple(book.characters)
    while True:
        cards = list(table.pool)
        table.dice.shuffle(cards)
        dealt = cards[: table.seats]
        groups = [book.group(name) for name in dealt]
        if all(groups.count(group) >= least for group, least in book.least_of_group.items()):
            break
    table.characters, table.middle = dealt, tuple(cards[table.seats :])
