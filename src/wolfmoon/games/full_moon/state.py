"""The state of a game of Full Moon: plain values, one list per fact.

Hikers are numbers 0 to 7, werewolves 0 to 5 and, for a turned hiker, 6 + the hiker; spaces, sides and directions (0
to 5) are those of
wood.py, item cards those of components.py; -1 is nothing. Action, combat and pack cards and hexagons are their ids.
The last card
of a deck, bag or pile is its top.

Secret are: hands, laid before the reveal, three; trail, draft; bag, pile, moon, removed, ground of what is not turned
up; decks, pack_hand; tokens that do
not lie open, supply, cured; looks, calls.
"""

from typing import ClassVar, NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat, Table
from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.components import HIKERS, WOLVES, Book
from wolfmoon.games.full_moon.options import Settings
from wolfmoon.games.full_moon.trail import trails
from wolfmoon.games.full_moon.wood import wood

ALL_WOLVES = WOLVES + HIKERS


class Fact(NamedTuple):
    """Something everybody knows about the trail.

    kind: trail | near | nothing (a clue on a side, `spent` the 5 or 6, 0 for a Trail item) | only (that Trail item
    named a side already
    certain: no side of the hexagon that was open is crossed; `way` is the side named) | none (the item found no side)
    | no-lair (a step in
    that direction was not the trail's last).
    """

    kind: str
    space: int
    way: int
    spent: int


class MoonTable(Table):
    """Everything about a game of Full Moon. Lists not named here hold what their names say.

    By seat: hands, sides ("hikers" | "pack"), changes (1: wants to change cards, 2: has done so this turn). By hiker:
    status
    (box | hostage | play | dead | left | turned | slain) to acted, items, noise. By werewolf: wounded, wolf_at,
    wolf_owner, moved, fought_by.
    By space: ground, turned, found.

    next: the step to come (turn.STEPS); phase: the step that runs; stack: steps to return to after a search, a hunt,
    a combat.
    step: of the humans' phase, 1 to 9, else 0. order: the human seats clockwise from the pack's left; packers: who
    leads the pack, the first
    player first. started: hikers who began.
    laid: the action card in front of a hiker, secret until revealed; act: the basic action it stands for; acted: has
    had a turn in
    this step (in "choose": has chosen). guard, hidden: Alert and Hide in force. heading: the declared way (0-5, more
    in advance.py),
    -1 none, -2 not declared; came: start and direction of the first step made this turn. noise: spaces a runner or
    rider
    passed through. passes: hikers for whom a way through the barrier is paid; route: the path a Quad will take.
    trapped: the turn in which the Trap closed. sober: the Calm that a terrified hiker must exceed to end the terror.
    facts: what everybody knows of the trail; lairs: where by the markers of the night the Lair may lie, as bits;
    lairs_shown: the markers
    placed this night so far; lair: where it was found, by a step from found_from.
    roller, roll_at, aim (explore | search | sniff), roll, partial, total, bonus: the last roll. drawn: found and not
    met yet; finds: to be
    shared; shared, room: how far that is. looks: who has seen which token, seat -1 is the whole pack; cured: tokens
    taken away on the Ancient
    Stones. homes: where the pack stood when its moves began; asker: whose moves it is. hunting: who has turned and is
    to attack;
    prey: whom it must attack. rescued: saved from 0 Life at night. stopper: who stopped the last pack card. three:
    cards drawn of which one goes.

    Not part of the state proper: fit, the trails that agree with facts (it follows from them), and aid, what is shown
    of it.
    """

    __slots__ = (
        *("pack_seat", "order", "turn", "step", "next", "phase", "night", "sunrise", "points", "trail", "draft"),
        *("lairs", "lairs_shown", "lair", "found_from", "started", "trees_left", "moons_left", "revealed"),
        *("roller", "roll_at", "aim", "partial", "total", "bonus", "asker", "three_seat", "exits", "prey", "homes"),
        *("stopper", "shared", "room", "reason", "winners", "facts", "status", "owner", "began", "at", "life"),
        *("calm", "determination", "scared", "terrified", "sober", "trapped", "rooted", "laid", "act", "tokens"),
        *("token_open", "had_token", "cured", "guard", "hidden", "heading", "came", "acted", "passes", "looks"),
        *("supply", "sides", "packers", "pack", "wounded", "wolf_at", "wolf_owner", "moved", "fought_by", "slain"),
        *("pack_hand", "packs", "packs_out", "tried", "scents", "fought", "howls", "barriers", "ground", "turned"),
        *("found", "bag", "pile", "moon", "removed", "action", "action_out", "item", "item_out", "special"),
        *("special_out", "lair_deck", "combat_deck", "combat_out", "lost", "roll", "route", "drawn", "finds"),
        *("panicking", "rescued", "hunting", "stack", "changes", "three", "hands", "items", "noise"),
        *("aid", "book", "combat", "fit", "settings", "trails", "wood"),
    )
    OUTSIDE: ClassVar[frozenset[str]] = frozenset({"log", "book", "settings", "wood", "trails", "fit", "aid"})

    def __init__(self, seats: int, dice: Dice, book: Book, settings: Settings) -> None:
        super().__init__(seats, dice)
        self.book = book
        self.settings = settings
        self.wood = wood(settings.large)
        steps = book.number("hunters", "trail_steps") if settings.hunters else book.number("trail", "steps")
        self.trails = trails(settings.large, settings.hunters, settings.lair_on_elevation, steps)
        self.fit: int = self.trails.all
        self.aid: object = None
        self.combat: Combat | None = None
        spaces = len(self.wood.names)
        self.pack_seat: Seat = 0
        self.order: tuple[Seat, ...] = ()
        self.turn: int = 0
        self.step: int = 0
        self.next: str = "hikers"
        self.phase: str = "hikers"
        self.night: bool = False
        self.sunrise: bool = False
        self.points: int = 0
        self.trail: tuple[int, ...] = ()
        self.draft: tuple[int, ...] = ()
        self.lairs: int = -1
        self.lairs_shown: tuple[int, ...] = ()
        self.lair: int = -1
        self.found_from: int = -1
        self.started: int = 0
        self.trees_left: int = 0
        self.moons_left: int = 0
        self.revealed: bool = False
        self.roller: int = -1
        self.roll_at: int = -1
        self.aim: str = ""
        self.partial: int = 0
        self.total: int = 0
        self.bonus: int = 0
        self.asker: int = 0
        self.three_seat: Seat = -1
        self.exits: tuple[int, ...] = ()
        self.prey: int = -1
        self.homes: tuple[int, ...] = ()
        self.stopper: int = -1
        self.shared: int = 0
        self.room: int = 0
        self.reason: str | None = None
        self.winners: tuple[Seat, ...] = ()
        self.facts: list[Fact] = []
        self.status: list[str] = ["box"] * HIKERS
        self.owner: list[Seat] = [-1] * HIKERS
        self.began: list[bool] = [False] * HIKERS
        self.at: list[int] = [-1] * HIKERS
        self.life: list[int] = [0] * HIKERS
        self.calm: list[int] = [0] * HIKERS
        self.determination: list[int] = [0] * HIKERS
        self.scared: list[bool] = [False] * HIKERS
        self.terrified: list[bool] = [False] * HIKERS
        self.sober: list[int] = [0] * HIKERS
        self.trapped: list[int] = [-1] * HIKERS
        self.rooted: list[bool] = [False] * HIKERS
        self.laid: list[str | None] = [None] * HIKERS
        self.act: list[str | None] = [None] * HIKERS
        self.tokens: list[str | None] = [None] * HIKERS
        self.token_open: list[bool] = [False] * HIKERS
        self.had_token: list[bool] = [False] * HIKERS
        self.cured: list[str | None] = [None] * HIKERS
        self.guard: list[bool] = [False] * HIKERS
        self.hidden: list[bool] = [False] * HIKERS
        self.heading: list[int] = [-1] * HIKERS
        self.came: list[int] = [-1] * HIKERS
        self.acted: list[bool] = [False] * HIKERS
        self.passes: list[int] = []
        self.looks: list[tuple[Seat, int]] = []
        self.supply: list[str] = []
        self.sides: list[str] = ["hikers"] * seats
        self.packers: list[Seat] = []
        self.pack: list[int] = []
        self.wounded: list[bool] = [False] * ALL_WOLVES
        self.wolf_at: list[int] = [-1] * ALL_WOLVES
        self.wolf_owner: list[Seat] = [-1] * ALL_WOLVES
        self.moved: list[bool] = [False] * ALL_WOLVES
        self.fought_by: list[bool] = [False] * ALL_WOLVES
        self.slain: list[int] = []
        self.pack_hand: list[str] = []
        self.packs: list[str] = []
        self.packs_out: list[str] = []
        self.tried: list[int] = []
        self.scents: list[int] = []
        self.fought: list[int] = []
        self.howls: list[int] = []
        self.barriers: list[int] = []
        self.ground: list[str | None] = [None] * spaces
        self.turned: list[bool] = [False] * spaces
        self.found: list[int] = [0] * spaces
        self.bag: list[str] = []
        self.pile: list[str] = []
        self.moon: list[str] = []
        self.removed: list[str] = []
        self.action: list[str] = []
        self.action_out: list[str] = []
        self.item: list[int] = []
        self.item_out: list[int] = []
        self.special: list[int] = []
        self.special_out: list[int] = []
        self.lair_deck: list[int] = []
        self.combat_deck: list[str] = []
        self.combat_out: list[str] = []
        self.lost: list[int] = []
        self.roll: list[int] = []
        self.route: list[int] = []
        self.drawn: list[int] = []
        self.finds: list[int] = []
        self.panicking: list[int] = []
        self.rescued: list[int] = []
        self.hunting: list[int] = []
        self.stack: list[str] = []
        self.changes: list[int] = [0] * seats
        self.three: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.items: list[list[int]] = [[] for _ in range(HIKERS)]
        self.noise: list[list[int]] = [[] for _ in range(HIKERS)]

    def copy(self) -> "MoonTable":
        """An independent twin; its log is None."""
        twin = MoonTable.__new__(MoonTable)
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        twin.log = None
        twin.calls = self.calls[:]
        twin.book = self.book
        twin.settings = self.settings
        twin.wood = self.wood
        twin.trails = self.trails
        twin.fit = self.fit
        twin.aid = self.aid
        twin.combat = None if self.combat is None else self.combat.copy()
        twin.pack_seat = self.pack_seat
        twin.order = self.order
        twin.turn = self.turn
        twin.step = self.step
        twin.next = self.next
        twin.phase = self.phase
        twin.night = self.night
        twin.sunrise = self.sunrise
        twin.points = self.points
        twin.trail = self.trail
        twin.draft = self.draft
        twin.lairs = self.lairs
        twin.lairs_shown = self.lairs_shown
        twin.lair = self.lair
        twin.found_from = self.found_from
        twin.started = self.started
        twin.trees_left = self.trees_left
        twin.moons_left = self.moons_left
        twin.revealed = self.revealed
        twin.roller = self.roller
        twin.roll_at = self.roll_at
        twin.aim = self.aim
        twin.partial = self.partial
        twin.total = self.total
        twin.bonus = self.bonus
        twin.asker = self.asker
        twin.three_seat = self.three_seat
        twin.exits = self.exits
        twin.prey = self.prey
        twin.homes = self.homes
        twin.stopper = self.stopper
        twin.shared = self.shared
        twin.room = self.room
        twin.reason = self.reason
        twin.winners = self.winners
        twin.facts = self.facts[:]
        twin.status = self.status[:]
        twin.owner = self.owner[:]
        twin.began = self.began[:]
        twin.at = self.at[:]
        twin.life = self.life[:]
        twin.calm = self.calm[:]
        twin.determination = self.determination[:]
        twin.scared = self.scared[:]
        twin.terrified = self.terrified[:]
        twin.sober = self.sober[:]
        twin.trapped = self.trapped[:]
        twin.rooted = self.rooted[:]
        twin.laid = self.laid[:]
        twin.act = self.act[:]
        twin.tokens = self.tokens[:]
        twin.token_open = self.token_open[:]
        twin.had_token = self.had_token[:]
        twin.cured = self.cured[:]
        twin.guard = self.guard[:]
        twin.hidden = self.hidden[:]
        twin.heading = self.heading[:]
        twin.came = self.came[:]
        twin.acted = self.acted[:]
        twin.passes = self.passes[:]
        twin.looks = self.looks[:]
        twin.supply = self.supply[:]
        twin.sides = self.sides[:]
        twin.packers = self.packers[:]
        twin.pack = self.pack[:]
        twin.wounded = self.wounded[:]
        twin.wolf_at = self.wolf_at[:]
        twin.wolf_owner = self.wolf_owner[:]
        twin.moved = self.moved[:]
        twin.fought_by = self.fought_by[:]
        twin.slain = self.slain[:]
        twin.pack_hand = self.pack_hand[:]
        twin.packs = self.packs[:]
        twin.packs_out = self.packs_out[:]
        twin.tried = self.tried[:]
        twin.scents = self.scents[:]
        twin.fought = self.fought[:]
        twin.howls = self.howls[:]
        twin.barriers = self.barriers[:]
        twin.ground = self.ground[:]
        twin.turned = self.turned[:]
        twin.found = self.found[:]
        twin.bag = self.bag[:]
        twin.pile = self.pile[:]
        twin.moon = self.moon[:]
        twin.removed = self.removed[:]
        twin.action = self.action[:]
        twin.action_out = self.action_out[:]
        twin.item = self.item[:]
        twin.item_out = self.item_out[:]
        twin.special = self.special[:]
        twin.special_out = self.special_out[:]
        twin.lair_deck = self.lair_deck[:]
        twin.combat_deck = self.combat_deck[:]
        twin.combat_out = self.combat_out[:]
        twin.lost = self.lost[:]
        twin.roll = self.roll[:]
        twin.route = self.route[:]
        twin.drawn = self.drawn[:]
        twin.finds = self.finds[:]
        twin.panicking = self.panicking[:]
        twin.rescued = self.rescued[:]
        twin.hunting = self.hunting[:]
        twin.stack = self.stack[:]
        twin.changes = self.changes[:]
        twin.three = self.three[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.items = [cards[:] for cards in self.items]
        twin.noise = [spaces[:] for spaces in self.noise]
        return twin
