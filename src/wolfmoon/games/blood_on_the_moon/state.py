"""The state of a game of Blood on the Moon: plain values.

Lists named in the plural hold one value a seat unless said otherwise. A tile is its number in the book; where it
lies is a spot, floor * 10000 + (y + 50) * 100 + x + 50. A character is a number too: a seat, or BEAST + the place of
a monster in the lists of monsters. A deck's last card is the top. Steps to come lie on `todo`, the next one last.

Secret are: order of decks and stack (as far as `known` and `backs` do not say that it has been seen), and what the
haunt's own part of the state (haunts/<haunt>/state.py) calls secret.
"""

from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeAlias

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat, Table
from wolfmoon.games.blood_on_the_moon.components import Board, Book

if TYPE_CHECKING:
    from wolfmoon.games.blood_on_the_moon.haunts.shape import Haunt, Part

Step: TypeAlias = "tuple[str | int, ...]"
"""The name of a step (steps.STEPS) and the numbers or ids it is about."""
Who: TypeAlias = int
"""A seat, or BEAST + a monster's place."""
BEAST = 10
ALL = 63
"""Everybody's bit: what lies openly."""
NOWHERE = -1


class Settings(NamedTuple):
    """The table options that the rules look at while playing."""

    haunt: str
    open_books: bool
    one_way_links: bool
    holy_symbol_once: bool
    stunned_untouchable: bool
    altar_trait: int
    silver_needs_damage: bool
    idol_tradable: bool
    track_last: int
    forced_change_pays_first: bool


class Roll(NamedTuple):
    """Dice on the table. `trait` is -1 for plain dice; `total` is the result so far, points included."""

    who: Who
    trait: int
    dice: tuple[int, ...]
    points: int
    total: int
    rule: str


class Fight(NamedTuple):
    """An attack under way, or the last one. `weapon` is a card or ""; `trait` is what both roll."""

    by: Who
    on: Who
    weapon: str
    trait: int


class BloodTable(Table):
    """Everything about a game of Blood on the Moon.

    explorers: the id of each seat's explorer, "" before it is chosen. slots: four a seat, in the order of TRAITS.
    known: by deck, for each card in it the seats that know which one it is, as bits. backs: for each tile of the
    stack 0 = unknown, 1 = its back has been seen, 2 = its face has. grid: the tile at a spot. ways, paths: by tile,
    where explorers and monsters can step from it. held: the active player's cards at the start of the turn; used:
    cards used since; fresh: cards got since. refused: partners who declined a trade; looted: corpses searched; done:
    haunt actions used. steps: left of this turn. found, doorway: the tile being found and the spot and side it is
    entered by. unlooked: how much of the stack this search may still look at. rising: the haunt comes when this turn
    is over. begun: it has come. hidden: the traitor is secret. opened: rules of a book that the other side may read
    by now. kinds, lairs, stunned, strides, bitten, risen: the monsters, one value a monster: what it is, its tile,
    stunned or not, steps left, has attacked, has got up in this turn.
    """

    __slots__ = (
        "active",
        "armed",
        "at",
        "attacked",
        "backs",
        "begun",
        "bitten",
        "blessing",
        "book",
        "card",
        "dead",
        "decks",
        "done",
        "doors",
        "doorway",
        "explorers",
        "extra",
        "fallen",
        "fight",
        "found",
        "fresh",
        "grid",
        "hands",
        "haunt",
        "held",
        "hidden",
        "kinds",
        "known",
        "lairs",
        "looted",
        "monsters_after",
        "monsters_turn",
        "obstacles",
        "omen",
        "omens",
        "opened",
        "part",
        "passages",
        "paths",
        "phase",
        "plot",
        "reason",
        "refused",
        "revealer",
        "ridden",
        "risen",
        "rising",
        "rolls",
        "sara",
        "settings",
        "slots",
        "spots",
        "stack",
        "steps",
        "strides",
        "stunned",
        "todo",
        "traded",
        "traitor",
        "turned",
        "turns",
        "unlooked",
        "used",
        "ways",
        "winners",
        "wolf",
    )
    OUTSIDE: ClassVar[frozenset[str]] = frozenset({"log", "book", "settings", "plot"})

    book: Book
    settings: Settings
    plot: "Haunt | None"
    # explorers
    sara: Seat
    wolf: bool
    explorers: list[str]
    slots: list[int]
    dead: list[bool]
    at: list[int]
    hands: list[list[str]]
    # decks and house
    decks: dict[str, list[str]]
    known: dict[str, list[int]]
    stack: list[int]
    backs: list[int]
    spots: list[int]
    turned: list[int]
    doors: list[int]
    grid: dict[int, int]
    ways: tuple[tuple[int, ...], ...]
    paths: tuple[tuple[int, ...], ...]
    obstacles: list[int]
    passages: list[int]
    blessing: int
    # the turn
    todo: list[Step]
    phase: str
    turns: int
    active: Seat
    monsters_turn: bool
    steps: int
    held: tuple[str, ...]
    used: list[str]
    fresh: list[str]
    refused: list[Seat]
    looted: list[Seat]
    done: list[str]
    traded: bool
    attacked: tuple[Who, ...]
    armed: bool
    ridden: bool
    extra: int
    found: int
    doorway: tuple[int, int]
    unlooked: int
    card: str | None
    rolls: tuple[Roll, ...]
    fight: Fight | None
    # the haunt
    omens: int
    rising: bool
    begun: bool
    haunt: str | None
    omen: str
    revealer: Seat
    traitor: Seat | None
    hidden: bool
    opened: list[str]
    monsters_after: Seat | None
    kinds: list[str]
    lairs: list[int]
    stunned: list[bool]
    strides: list[int]
    bitten: list[bool]
    risen: list[bool]
    part: "Part | None"
    fallen: tuple[Seat, ...]
    reason: str | None
    winners: tuple[Seat, ...]

    def __init__(self, seats: int, dice: Dice, book: Book, settings: Settings) -> None:
        super().__init__(seats, dice)
        count = len(book.tiles)
        self.book = book
        self.settings = settings
        self.plot = None
        self.sara = 0
        self.wolf = False
        self.explorers = [""] * seats
        self.slots = [0] * (4 * seats)
        self.dead = [False] * seats
        self.at = [book.start] * seats
        self.hands = [[] for _ in range(seats)]
        self.decks = {"omen": [], "item": [], "event": []}
        self.known = {"omen": [], "item": [], "event": []}
        self.stack = []
        self.backs = []
        self.spots = [NOWHERE] * count
        self.turned = [0] * count
        self.doors = [tile.turns[0] for tile in book.tiles]
        self.grid = {}
        self.ways = self.paths = ((),) * count
        self.obstacles = []
        self.passages = []
        self.blessing = NOWHERE
        self.todo = []
        self.phase = "draft"
        self.turns = 0
        self.active = 0
        self.monsters_turn = False
        self.steps = 0
        self.held = ()
        self.used = []
        self.fresh = []
        self.refused = []
        self.looted = []
        self.done = []
        self.traded = False
        self.attacked = ()
        self.armed = False
        self.ridden = False
        self.extra = 0
        self.found = NOWHERE
        self.doorway = (NOWHERE, 0)
        self.unlooked = 0
        self.card = None
        self.rolls = ()
        self.fight = None
        self.omens = 0
        self.rising = False
        self.begun = False
        self.haunt = None
        self.omen = ""
        self.revealer = 0
        self.traitor = None
        self.hidden = False
        self.opened = []
        self.monsters_after = None
        self.kinds = []
        self.lairs = []
        self.stunned = []
        self.strides = []
        self.bitten = []
        self.risen = []
        self.part = None
        self.fallen = ()
        self.reason = None
        self.winners = ()

    def copy(self) -> "BloodTable":
        """An independent twin; its log is None."""
        twin = BloodTable.__new__(BloodTable)
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        twin.log = None
        twin.calls = self.calls[:]
        twin.book = self.book
        twin.settings = self.settings
        twin.plot = self.plot
        twin.sara = self.sara
        twin.wolf = self.wolf
        twin.explorers = self.explorers[:]
        twin.slots = self.slots[:]
        twin.dead = self.dead[:]
        twin.at = self.at[:]
        twin.hands = [hand[:] for hand in self.hands]
        decks = self.decks
        twin.decks = {"omen": decks["omen"][:], "item": decks["item"][:], "event": decks["event"][:]}
        known = self.known
        twin.known = {"omen": known["omen"][:], "item": known["item"][:], "event": known["event"][:]}
        twin.stack = self.stack[:]
        twin.backs = self.backs[:]
        twin.spots = self.spots[:]
        twin.turned = self.turned[:]
        twin.doors = self.doors[:]
        twin.grid = self.grid.copy()
        twin.ways = self.ways
        twin.paths = self.paths
        twin.obstacles = self.obstacles[:]
        twin.passages = self.passages[:]
        twin.blessing = self.blessing
        twin.todo = self.todo[:]
        twin.phase = self.phase
        twin.turns = self.turns
        twin.active = self.active
        twin.monsters_turn = self.monsters_turn
        twin.steps = self.steps
        twin.held = self.held
        twin.used = self.used[:]
        twin.fresh = self.fresh[:]
        twin.refused = self.refused[:]
        twin.looted = self.looted[:]
        twin.done = self.done[:]
        twin.traded = self.traded
        twin.attacked = self.attacked
        twin.armed = self.armed
        twin.ridden = self.ridden
        twin.extra = self.extra
        twin.found = self.found
        twin.doorway = self.doorway
        twin.unlooked = self.unlooked
        twin.card = self.card
        twin.rolls = self.rolls
        twin.fight = self.fight
        twin.omens = self.omens
        twin.rising = self.rising
        twin.begun = self.begun
        twin.haunt = self.haunt
        twin.omen = self.omen
        twin.revealer = self.revealer
        twin.traitor = self.traitor
        twin.hidden = self.hidden
        twin.opened = self.opened[:]
        twin.monsters_after = self.monsters_after
        twin.kinds = self.kinds[:]
        twin.lairs = self.lairs[:]
        twin.stunned = self.stunned[:]
        twin.strides = self.strides[:]
        twin.bitten = self.bitten[:]
        twin.risen = self.risen[:]
        twin.part = None if self.part is None else self.part.copy()
        twin.fallen = self.fallen
        twin.reason = self.reason
        twin.winners = self.winners
        return twin

    def living(self) -> list[Seat]:
        """The seats whose explorers live, in seat order."""
        dead = self.dead
        return [seat for seat in range(self.seats) if not dead[seat]]

    def own_turn(self, seat: Seat) -> bool:
        """Whether it is this seat's own turn."""
        return self.active == seat and not self.monsters_turn

    def board(self, seat: Seat) -> Board:
        """The side of the board that lies up before this seat."""
        if self.wolf and seat == self.sara:
            return self.book.boards["werewolf"]
        return self.book.boards[self.explorers[seat]]

    def value(self, seat: Seat, trait: int) -> int:
        """What a trait is worth: the number under its clip."""
        return self.board(seat).tracks[trait][self.slots[4 * seat + trait]]

    def hero(self, seat: Seat) -> bool:
        """Whether an explorer counts as a hero (B-21: a hidden traitor does)."""
        return seat != self.traitor
