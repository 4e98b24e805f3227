"""Setting up: the fortress if nobody arranges it, the stacks, the pool of Wounds (in the order of the rulebook's set-up)."""

from collections.abc import Iterable, Mapping

from wolfmoon.core.dice import Dice
from wolfmoon.core.options import Value
from wolfmoon.core.rules import Edition
from wolfmoon.games.armata_strigoi.components import HEROIC, PRINTED, build
from wolfmoon.games.armata_strigoi.fortress import Layout
from wolfmoon.games.armata_strigoi.laying import touch
from wolfmoon.games.armata_strigoi.options import settings_of
from wolfmoon.games.armata_strigoi.parts import COLOURS, MARKED, MIDDLE, RING, TURNS, first_game
from wolfmoon.games.armata_strigoi.state import ArmataTable, Cards


def set_up(seats: int, options: Mapping[str, Value], dice: Dice, edition: Edition | None) -> ArmataTable:
    """armata_strigoi/setup.blood, armata_strigoi/setup.strigoi-cards: the table before the first step. Raises BadEdition if an
    edition does not make a game (R A3).
    """
    book = build(edition) if edition else PRINTED
    table = ArmataTable(seats, dice, book, settings_of(options))
    if table.settings.map == "arranged":
        table.next = table.phase = "lay-room"
    else:
        fixed = table.settings.map == "first-game"
        layout = first_layout() if fixed else random_layout(dice, apart=table.settings.apart)
        table.build(layout._replace(ladders=(None,) * seats))
    shuffle_stacks(table)
    return table


def first_layout() -> Layout:
    """armata_strigoi/setup.map: the fixed map for learning, the marks on opposite sides (R A2, R A3)."""
    rows = first_game()
    rotations = {platform: rotation for _, _, platform, rotation in rows}
    return Layout(
        places=tuple(place for place, _, _, _ in rows),
        turns=tuple(turn for _, turn, _, _ in rows),
        holds=tuple(platform for _, _, platform, _ in rows),
        rotations=tuple(rotations[platform] for platform in range(MIDDLE)),
        fallen=(False,) * MIDDLE,
        ladders=(),
    )


def random_layout(dice: Dice, *, apart: bool) -> Layout:
    """armata_strigoi/setup.map, armata_strigoi/setup.apart: rooms, turns, platforms and rotations by chance; the marks in rooms
    that do not touch (R A1, R A2).
    """
    places = list(RING)
    dice.shuffle(places)
    turns = tuple(dice.below(TURNS) for _ in range(MIDDLE))
    rotations = tuple(dice.below(TURNS) for _ in range(MIDDLE))
    while True:
        holds = list(range(MIDDLE))
        dice.shuffle(holds)
        layout = Layout(tuple(places), turns, tuple(holds), rotations, (False,) * MIDDLE, ())
        one, other = (holds.index(mark) for mark in MARKED)
        if not apart or not touch(layout, one, other):
            return layout


def shuffle_stacks(table: ArmataTable) -> None:
    """armata_strigoi/setup.advanced, armata_strigoi/setup.rewards, armata_strigoi/setup.stacks, armata_strigoi/setup.counters:
    every stack face down in an order of its own (R A9, R B16).
    """
    book, dice = table.book, table.dice

    def shuffled(copies: Iterable[tuple[str, int]]) -> Cards:
        cards = [id for id, count in copies for _ in range(count)]
        dice.shuffle(cards)
        return tuple(cards)

    for n, name in enumerate(HEROIC):
        table.heroic[n] = shuffled((card, 1) for card in book.heroic[name])
    table.reward_deck = shuffled((card.id, card.copies) for card in book.rewards.values())
    table.reward_tokens = shuffled(book.token_copies.items())
    for n, colour in enumerate(COLOURS):
        table.stacks[n] = shuffled((each.id, each.copies) for each in book.monsters.values() if each.colour == colour)
    table.strigoi_tokens = shuffled((token.id, token.copies) for token in book.strigoi_tokens.values())
    table.pool = tuple(sorted(each.id for each in book.counters.values() for _ in range(each.copies)))
