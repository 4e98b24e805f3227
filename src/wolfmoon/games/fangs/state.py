"""The state of a game of Fangs: plain values, one list per fact with a place for every seat.

Cards, places and characters are strings interned by the book. Decks and discard piles are lists whose last card is the
top. Secret are: characters face down, used of characters face down, decks, oracle discards, middle, orders, calls,
oracles (but to their two), shown, drawn of the oracle deck, and countering, and of the blow `drink` and `strikers`.
"""

from typing import ClassVar

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat, Table
from wolfmoon.games.fangs.cast import Cast, Characters, cast_of
from wolfmoon.games.fangs.components import Book
from wolfmoon.games.fangs.pieces import NO_ORDERS, Blow, Oracle, Orders, Roll, Settings


class FangsTable(Table):
    """Everything about a game of Fangs. Lists named in the plural hold one value per seat unless said otherwise.

    next: the step to come (turn.STEPS); phase: the step that runs. round: 0 in the opening, then 1, 2, ...; opening:
    oracle cards of the opening still to give.
    attacked: the victims of this turn's attack, for Claudius. unseen: the characters that, by what everybody sees, may
    still lie face down; cleared: by seat, those that public facts rule out there (knowledge.py); went_on: who was out
    at the last end check that found no winner. pool: the characters that may be in the game by the options; lineup:
    the public list or None; groups: public counts or None. seconds: Claudius' second attacks this turn. countering:
    who has marked to strike back (checked again when it comes to it).
    """

    __slots__ = (
        "active",
        "announcer",
        "at",
        "attacked",
        "attacks",
        "auras",
        "banned",
        "blow",
        "book",
        "cast",
        "characters",
        "cleared",
        "countering",
        "cycle",
        "damage",
        "decks",
        "discards",
        "drawer",
        "drawn",
        "equipment",
        "exposed",
        "extra_turns",
        "face_up",
        "fallen",
        "first_out",
        "groups",
        "heed",
        "late_victim",
        "left_side",
        "lineup",
        "looted",
        "middle",
        "middle_seen",
        "next",
        "opening",
        "oracles",
        "orders",
        "out",
        "out_rounds",
        "phase",
        "pool",
        "protected",
        "reason",
        "receiver",
        "ring",
        "roll",
        "rolls",
        "round",
        "seconds",
        "settings",
        "shown",
        "spent",
        "starter",
        "strong_victim",
        "turns",
        "unseen",
        "used",
        "went_on",
        "winners",
    )
    OUTSIDE: ClassVar[frozenset[str]] = frozenset({"log", "book", "cast", "settings"})

    book: Book
    cast: Cast
    settings: Settings
    # what everybody started from
    pool: tuple[str, ...]
    lineup: tuple[str, ...] | None
    groups: tuple[int, int, int] | None
    ring: tuple[str, ...]
    starter: Seat
    # seats
    characters: list[str]
    damage: list[int]
    at: list[str | None]
    equipment: list[list[str]]
    spent: list[int]
    auras: list[int]
    protected: list[bool]
    face_up: list[bool]
    used: list[bool]
    banned: list[bool]
    left_side: list[bool]
    extra_turns: list[int]
    out: list[bool]
    out_rounds: list[int]
    orders: list[Orders]
    heed: bool
    # cards
    decks: dict[str, list[str]]
    discards: dict[str, list[str]]
    cycle: int
    middle: tuple[str, ...]
    middle_seen: tuple[Seat, ...]
    announcer: Seat | None
    # the turn
    next: str
    phase: str
    round: int
    turns: int
    active: Seat
    opening: int
    drawn: str | None
    drawer: Seat | None
    receiver: Seat | None
    roll: Roll | None
    rolls: tuple[Roll, ...]
    blow: Blow | None
    looted: tuple[Seat, ...]
    attacked: tuple[Seat, ...]
    countering: tuple[Seat, ...]
    seconds: int
    # what has happened
    unseen: frozenset[str]
    cleared: list[Characters]
    went_on: tuple[Seat, ...]
    attacks: int
    fallen: int
    first_out: tuple[Seat, ...]
    late_victim: bool
    strong_victim: bool
    oracles: list[Oracle]
    shown: list[tuple[Seat, Seat]]
    exposed: list[tuple[Seat, bool]]
    reason: str | None
    winners: tuple[Seat, ...]

    def __init__(self, seats: int, dice: Dice, book: Book, settings: Settings) -> None:
        super().__init__(seats, dice)
        self.book = book
        self.cast = cast_of(book)
        self.settings = settings
        self.pool = ()
        self.lineup = None
        self.groups = None
        self.ring = book.places
        self.starter = self.active = 0
        self.characters = []
        self.damage = [0] * seats
        self.at = [None] * seats
        self.equipment = [[] for _ in range(seats)]
        self.spent = [0] * seats
        self.auras = [0] * seats
        self.protected = [False] * seats
        self.face_up = [False] * seats
        self.used = [False] * seats
        self.banned = [False] * seats
        self.left_side = [False] * seats
        self.extra_turns = [0] * seats
        self.out = [False] * seats
        self.out_rounds = [0] * seats
        self.orders = [NO_ORDERS] * seats
        self.heed = False
        self.decks = {"oracle": [], "combat": [], "advantage": []}
        self.discards = {"oracle": [], "combat": [], "advantage": []}
        self.cycle = 0
        self.middle = ()
        self.middle_seen = ()
        self.announcer = None
        self.next = self.phase = "ready"
        self.round = 0
        self.turns = 0
        self.opening = 0
        self.drawn = None
        self.drawer = self.receiver = None
        self.roll = None
        self.rolls = ()
        self.blow = None
        self.looted = ()
        self.attacked = ()
        self.countering = ()
        self.seconds = 0
        self.unseen = frozenset()
        self.cleared = [0] * seats
        self.went_on = ()
        self.attacks = 0
        self.fallen = 0
        self.first_out = ()
        self.late_victim = False
        self.strong_victim = False
        self.oracles = []
        self.shown = []
        self.exposed = []
        self.reason = None
        self.winners = ()

    def copy(self) -> "FangsTable":
        """An independent twin; its log is None."""
        twin = FangsTable.__new__(FangsTable)
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        twin.log = None
        twin.calls = self.calls[:]
        twin.book = self.book
        twin.cast = self.cast
        twin.settings = self.settings
        twin.pool = self.pool
        twin.lineup = self.lineup
        twin.groups = self.groups
        twin.ring = self.ring
        twin.starter = self.starter
        twin.active = self.active
        twin.characters = self.characters[:]
        twin.damage = self.damage[:]
        twin.at = self.at[:]
        twin.equipment = [cards[:] for cards in self.equipment]
        twin.spent = self.spent[:]
        twin.auras = self.auras[:]
        twin.protected = self.protected[:]
        twin.face_up = self.face_up[:]
        twin.used = self.used[:]
        twin.banned = self.banned[:]
        twin.left_side = self.left_side[:]
        twin.extra_turns = self.extra_turns[:]
        twin.out = self.out[:]
        twin.out_rounds = self.out_rounds[:]
        twin.orders = self.orders[:]
        twin.heed = self.heed
        decks = self.decks
        twin.decks = {"oracle": decks["oracle"][:], "combat": decks["combat"][:], "advantage": decks["advantage"][:]}
        decks = self.discards
        twin.discards = {"oracle": decks["oracle"][:], "combat": decks["combat"][:], "advantage": decks["advantage"][:]}
        twin.cycle = self.cycle
        twin.middle = self.middle
        twin.middle_seen = self.middle_seen
        twin.announcer = self.announcer
        twin.next = self.next
        twin.phase = self.phase
        twin.round = self.round
        twin.turns = self.turns
        twin.opening = self.opening
        twin.drawn = self.drawn
        twin.drawer = self.drawer
        twin.receiver = self.receiver
        twin.roll = self.roll
        twin.rolls = self.rolls
        twin.blow = None if self.blow is None else self.blow.copy()
        twin.looted = self.looted
        twin.attacked = self.attacked
        twin.countering = self.countering
        twin.seconds = self.seconds
        twin.unseen = self.unseen
        twin.cleared = self.cleared[:]
        twin.went_on = self.went_on
        twin.attacks = self.attacks
        twin.fallen = self.fallen
        twin.first_out = self.first_out
        twin.late_victim = self.late_victim
        twin.strong_victim = self.strong_victim
        twin.oracles = self.oracles[:]
        twin.shown = self.shown[:]
        twin.exposed = self.exposed[:]
        twin.reason = self.reason
        twin.winners = self.winners
        return twin

    def living(self) -> list[Seat]:
        """The seats still in the game, in seat order."""
        out = self.out
        return [seat for seat in range(self.seats) if not out[seat]]

    def others(self, seat: Seat) -> list[Seat]:
        """The seats still in the game but this one, in seat order."""
        out = self.out
        return [other for other in range(self.seats) if not out[other] and other != seat]

    def rest_of_ring(self, place: str) -> tuple[str, ...]:
        """The five other places clockwise from this one, its neighbour first."""
        ring = self.ring
        i = ring.index(place) + 1
        return ring[i:] + ring[: i - 1]
