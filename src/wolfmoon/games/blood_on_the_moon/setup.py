"""Setting up: explorers, decks, the first tiles, the stack, the first player."""

from collections.abc import Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import Value
from wolfmoon.core.rules import Edition
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.components import DECKS, PRINTED, TRAITS, build
from wolfmoon.games.blood_on_the_moon.house import lay, spot_at
from wolfmoon.games.blood_on_the_moon.options import settings_of
from wolfmoon.games.blood_on_the_moon.placing import shuffle_stack
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS

SARA = "sara"
MONTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def set_up(seats: int, options: Mapping[str, Value], dice: Dice, edition: Edition | None) -> BloodTable:
    """blood_on_the_moon/setup.players, blood_on_the_moon/setup.scenario: the table before the first step.

    Raises BadEdition if an edition does not make a game.
    """
    book = build(edition) if edition else PRINTED
    table = BloodTable(seats, dice, book, settings_of(options, book))
    shuffle_decks(table, expansion=bool(options["expansion-cards"]))
    lay_first_tiles(table)
    seat = options["sara-seat"]
    table.sara = dice.below(seats) if seat == "random" else int(seat) - 1
    choose(table, table.sara, SARA)
    day = int(options["first-day"])
    others = [seat for seat in range(seats) if seat != table.sara]
    if options["explorers"] == "random":
        deal_explorers(table, others)
        others = []
    table.todo = [("begin", day), *(("draft", seat) for seat in reversed(others))]
    return table


def shuffle_decks(table: BloodTable, *, expansion: bool) -> None:
    """blood_on_the_moon/setup.decks, blood_on_the_moon/setup.expansion, blood_on_the_moon/table.option-cards: three
    decks, face down (C-07).
    """
    for deck in DECKS:
        cards = [
            card.id
            for card in table.book.cards.values()
            if card.deck == deck and (expansion or card.row["set"] != "expansion")
        ]
        table.dice.shuffle(cards)
        table.decks[deck] = cards
        table.known[deck] = [0] * len(cards)


def lay_first_tiles(table: BloodTable) -> None:
    """blood_on_the_moon/setup.starting-tiles, blood_on_the_moon/setup.stack, blood_on_the_moon/setup.entrance: the
    house as it begins, everybody in the Entrance Hall.
    """
    for tile, (floor, x, y) in table.book.spots.items():
        lay(table, tile, spot_at(floor, x, y), 0)
    table.stack = list(table.book.stack)
    shuffle_stack(table)


def choose(table: BloodTable, seat: Seat, explorer: str) -> None:
    """blood_on_the_moon/setup.clips, blood_on_the_moon/setup.sara: a board comes to lie before a player, clips on their
    starts.
    """
    table.explorers[seat] = explorer
    table.slots[4 * seat : 4 * seat + 4] = table.book.boards[explorer].starts


def free_explorers(table: BloodTable) -> list[str]:
    """blood_on_the_moon/setup.explorers: the explorers whose boards are still there; Sara's is not for choosing."""
    rows = table.book.explorers
    gone = {rows[id].board for id in table.explorers if id} | {rows[SARA].board}
    return [id for id, row in rows.items() if row.board not in gone]


def deal_explorers(table: BloodTable, others: list[Seat]) -> None:
    """blood_on_the_moon/table.explorers: everybody but Sara gets an explorer by chance (T-03)."""
    for seat in others:
        choose(table, seat, table.dice.pick(free_explorers(table)))


def draft(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/setup.explorers, blood_on_the_moon/table.explorers: in seat order each takes an explorer
    (T-03).
    """
    answer = yield from pick_one(
        seat,
        "blood_on_the_moon/setup.explorers",
        say("blood-ask-explorer"),
        lambda: [explorer_option(table, id) for id in free_explorers(table)],
        default=lambda: free_explorers(table)[0],
    )
    choose(table, seat, answer)
    if table.log is not None:
        table.tell(
            "blood_on_the_moon/setup.explorers",
            say("blood-explorer", seat=SEATS[seat], explorer=Ref("explorer", answer)),
        )


def explorer_option(table: BloodTable, id: str) -> Option:
    """blood_on_the_moon/setup.clips: an explorer as an answer, with the values to begin with."""
    board = table.book.boards[id]
    values = {name: track[start] for name, track, start in zip(TRAITS, board.tracks, board.starts, strict=True)}
    ref = Ref("explorer", id)
    return Option(id, "blood-option-explorer", {"explorer": ref}, ref, hint=say("blood-hint-values", **values))


def begin(table: BloodTable, day: int) -> Script[None]:
    """blood_on_the_moon/setup.first, blood_on_the_moon/table.sara-seat: the next birthday after a day of the year
    begins; with no day named, chance (B-01, T-02).
    """
    if day:
        wait = [(days_until(table, seat, day), seat) for seat in range(table.seats)]
        table.active = min(wait)[1]
    else:
        table.active = table.dice.below(table.seats)
    if table.log is not None:
        table.tell("blood_on_the_moon/table.sara-seat", say("blood-is-sara", seat=SEATS[table.sara]))
        table.tell("blood_on_the_moon/setup.first", say("blood-first", seat=SEATS[table.active]))
    table.todo = [("start",)]
    yield from ()


def days_until(table: BloodTable, seat: Seat, day: int) -> int:
    """blood_on_the_moon/setup.first: days from a day of a year of 366 days to this explorer's birthday; on the day
    itself, 0.
    """
    month, date = table.book.explorers[table.explorers[seat]].birthday
    return (sum(MONTHS[: month - 1]) + date - day) % 366
