"""The state of a game of Armata Strigoi: plain values, one list per fact with a place for every seat.

Spaces, rooms, platforms, directions and letters are numbers (parts.py), cards and tokens ids of the book. Inner collections are
tuples, so that a copy shares them. Stacks have their top last. Secret are: hands, rewards, knowers, chosen before the reveal,
the order of all stacks, the faces of scars, the offer of a trade, drafts.
"""

from typing import ClassVar, NamedTuple

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat, Table
from wolfmoon.games.armata_strigoi.components import Book
from wolfmoon.games.armata_strigoi.fortress import EMPTY, Fortress, Layout, fortress
from wolfmoon.games.armata_strigoi.parts import NOWHERE

NOBODY = -1
Cards = tuple[str, ...]


class Settings(NamedTuple):
    """The table options as the rules look at them."""

    map: str
    free_shape: bool
    apart: bool
    level: str
    limited: bool
    blood_only: bool
    open_line: bool
    solo: bool
    silent: bool
    limit: bool
    chat: bool


class Icon(NamedTuple):
    """An icon not used yet this round. n: which play of its seat it lies on, 0 for the round card; card: that card."""

    n: int
    card: str
    icon: str


class Encounter(NamedTuple):
    """An encounter under way. token: "" until it is turned up; stealth: an icon was used; over: it is won, lost or left."""

    colour: int
    token: str
    stealth: bool


class Bout(NamedTuple):
    """A fight under way. kind: monster | melee | ranged; target: an Encounter token or "master", "apprentice".

    bonus: strength added so far; wounds: own Wound icons used; counter: a Counterattack.
    """

    seat: Seat
    kind: str
    target: str
    bonus: int
    wounds: int
    counter: bool


class Assault(NamedTuple):
    """A Strigoi's attack under way. kind: sight | shield (before a ladder) | centre. wounds, shocks: those not warded off yet.

    spent: the plays (Icon.n) that have warded off something in this attack.
    """

    strigoi: int
    seat: Seat
    kind: str
    wounds: int
    shocks: int
    spent: tuple[int, ...]


class Offer(NamedTuple):
    """A trade that waits for its answer: cards is secret."""

    by: Seat
    to: Seat
    cards: Cards


class Said(NamedTuple):
    """A phrase in the public record. parts: kind, what, then what fills its slots."""

    n: int
    round: int
    seat: Seat
    parts: tuple[str, ...]


class ArmataTable(Table):
    """Everything about a game of Armata Strigoi. Lists hold one value per seat unless said otherwise.

    next: the step to come (turn.STEPS); phase: the step that runs; then: the step after a relocation. stage: setup | initiative
    | turns | curse. laid: rooms and platforms laid so far. haunts: by Strigoi, its space. scars: by Strigoi, its Wound
    counters. stacks, used, open_top: by colour of Encounter. dead: the Strigoi that died first, or -1. rewards: Reward cards in
    hand; knowers: for each of them the seats that know it is there, as bits. front: cards in front of the player; tokens:
    Reward tokens held. heroic: by name, the stack. met: heroic copies that everybody has seen. calm: spaces that start no
    encounter for the active wolf this turn. doomed: the platform that is falling, or -1; cornered: the wolves on it still to be
    asked. falling: wolves that wait to come out of some stairs; crowded: (wolf, room) to be moved off a centre; cursed: still
    to be hit by the Curse. healing: (seat, counters) still to be given back.
    """

    __slots__ = (
        *("active", "altar", "assault", "at", "book", "bout", "calm", "card", "chosen", "cornered"),
        *("crowded", "cursed", "dead", "discards", "doomed", "drafts", "earned", "encounter", "falling"),
        *("fight_tokens", "fort", "fought", "front", "gone", "hands", "haunts", "healing", "heroic"),
        *("icons", "inferno", "knowers", "laid", "layout", "legendary", "marker", "met", "next"),
        *("offer", "open_top", "order", "phase", "phrases", "place", "plays", "pool", "reason"),
        *("reward_deck", "reward_tokens", "reward_tokens_used", "rewards", "round", "said", "scars"),
        *("settings", "stacks", "stage", "steps", "strigoi_token", "strigoi_tokens"),
        *("strigoi_tokens_used", "then", "tokens", "used", "utterances", "walks", "wolves", "wounds"),
    )
    OUTSIDE: ClassVar[frozenset[str]] = frozenset({"log", "book", "settings", "fort"})

    book: Book
    settings: Settings
    fort: Fortress
    # the fortress and who stands where
    layout: Layout
    at: list[int]
    wolves: list[str]
    haunts: list[int]
    fight_tokens: tuple[int, ...]
    # blood, Wounds
    altar: int
    inferno: int
    pool: Cards
    wounds: list[Cards]
    scars: list[Cards]
    dead: int
    # stacks
    stacks: list[Cards]
    used: list[Cards]
    open_top: list[bool]
    strigoi_tokens: Cards
    strigoi_tokens_used: Cards
    strigoi_token: str
    reward_deck: Cards
    reward_tokens: Cards
    reward_tokens_used: Cards
    heroic: list[Cards]
    legendary: Cards
    gone: Cards
    # seats
    hands: list[Cards]
    rewards: list[Cards]
    knowers: list[tuple[int, ...]]
    front: list[Cards]
    discards: list[Cards]
    tokens: list[Cards]
    earned: list[Cards]
    met: Cards
    chosen: list[str]
    card: list[str]
    icons: list[tuple[Icon, ...]]
    plays: list[int]
    # the round
    round: int
    stage: str
    next: str
    phase: str
    then: str
    laid: int
    order: tuple[Seat, ...]
    place: int
    active: Seat
    marker: bool
    steps: int
    walks: bool
    fought: bool
    calm: tuple[int, ...]
    encounter: Encounter | None
    bout: Bout | None
    assault: Assault | None
    doomed: int
    cornered: tuple[Seat, ...]
    falling: tuple[Seat, ...]
    crowded: tuple[tuple[Seat, int], ...]
    cursed: tuple[Seat, ...]
    healing: tuple[tuple[Seat, int], ...]
    offer: Offer | None
    # talk
    said: tuple[Said, ...]
    utterances: int
    phrases: list[int]
    drafts: list[str]
    reason: str | None

    def __init__(self, seats: int, dice: Dice, book: Book, settings: Settings) -> None:
        super().__init__(seats, dice)
        self.book = book
        self.settings = settings
        self.layout = EMPTY._replace(ladders=(None,) * seats)
        self.fort = fortress(self.layout)
        self.at = [NOWHERE] * seats
        self.wolves = [""] * seats
        self.haunts = [NOWHERE, NOWHERE]
        self.fight_tokens = ()
        self.altar = self.inferno = 0
        self.pool = ()
        self.wounds = [()] * seats
        self.scars = [(), ()]
        self.dead = NOBODY
        self.stacks = [(), ()]
        self.used = [(), ()]
        self.open_top = [False, False]
        self.strigoi_tokens = self.strigoi_tokens_used = ()
        self.strigoi_token = ""
        self.reward_deck = self.reward_tokens = self.reward_tokens_used = ()
        self.heroic = [(), ()]
        self.legendary = book.legendary
        self.gone = ()
        self.hands = [()] * seats
        self.rewards = [()] * seats
        self.knowers = [()] * seats
        self.front = [()] * seats
        self.discards = [()] * seats
        self.tokens = [()] * seats
        self.earned = [()] * seats
        self.met = ()
        self.chosen = [""] * seats
        self.card = [""] * seats
        self.icons = [()] * seats
        self.plays = [0] * seats
        self.round = 0
        self.stage = "setup"
        self.next = self.phase = self.then = "ladder"
        self.laid = 0
        self.order = ()
        self.place = 0
        self.active = 0
        self.marker = False
        self.steps = 0
        self.walks = self.fought = False
        self.calm = ()
        self.encounter = None
        self.bout = None
        self.assault = None
        self.doomed = NOWHERE
        self.cornered = self.falling = self.cursed = ()
        self.crowded = ()
        self.healing = ()
        self.offer = None
        self.said = ()
        self.utterances = 0
        self.phrases = [0] * seats
        self.drafts = [""] * seats
        self.reason = None

    def copy(self) -> "ArmataTable":
        """An independent twin; its log is None."""
        twin = ArmataTable.__new__(ArmataTable)
        twin.seats = self.seats
        twin.dice = self.dice.copy()
        twin.log = None
        twin.calls = self.calls[:]
        twin.book = self.book
        twin.settings = self.settings
        twin.fort = self.fort
        twin.layout = self.layout
        twin.at = self.at[:]
        twin.wolves = self.wolves[:]
        twin.haunts = self.haunts[:]
        twin.fight_tokens = self.fight_tokens
        twin.altar = self.altar
        twin.inferno = self.inferno
        twin.pool = self.pool
        twin.wounds = self.wounds[:]
        twin.scars = self.scars[:]
        twin.dead = self.dead
        twin.stacks = self.stacks[:]
        twin.used = self.used[:]
        twin.open_top = self.open_top[:]
        twin.strigoi_tokens = self.strigoi_tokens
        twin.strigoi_tokens_used = self.strigoi_tokens_used
        twin.strigoi_token = self.strigoi_token
        twin.reward_deck = self.reward_deck
        twin.reward_tokens = self.reward_tokens
        twin.reward_tokens_used = self.reward_tokens_used
        twin.heroic = self.heroic[:]
        twin.legendary = self.legendary
        twin.gone = self.gone
        twin.hands = self.hands[:]
        twin.rewards = self.rewards[:]
        twin.knowers = self.knowers[:]
        twin.front = self.front[:]
        twin.discards = self.discards[:]
        twin.tokens = self.tokens[:]
        twin.earned = self.earned[:]
        twin.met = self.met
        twin.chosen = self.chosen[:]
        twin.card = self.card[:]
        twin.icons = self.icons[:]
        twin.plays = self.plays[:]
        twin.round = self.round
        twin.stage = self.stage
        twin.next = self.next
        twin.phase = self.phase
        twin.then = self.then
        twin.laid = self.laid
        twin.order = self.order
        twin.place = self.place
        twin.active = self.active
        twin.marker = self.marker
        twin.steps = self.steps
        twin.walks = self.walks
        twin.fought = self.fought
        twin.calm = self.calm
        twin.encounter = self.encounter
        twin.bout = self.bout
        twin.assault = self.assault
        twin.doomed = self.doomed
        twin.cornered = self.cornered
        twin.falling = self.falling
        twin.crowded = self.crowded
        twin.cursed = self.cursed
        twin.healing = self.healing
        twin.offer = self.offer
        twin.said = self.said
        twin.utterances = self.utterances
        twin.phrases = self.phrases[:]
        twin.drafts = self.drafts[:]
        twin.reason = self.reason
        return twin

    def build(self, layout: Layout) -> None:
        """Change how the fortress lies, and what follows from it."""
        self.layout = layout
        self.fort = fortress(layout)

    def letter(self, seat: Seat) -> int:
        """armata_strigoi/strigoi.letter: the letter on the card this seat has played this round, -1 for X."""
        return self.book.actions[self.card[seat]].letter

    def initiative(self, seat: Seat) -> tuple[int, Seat]:
        """armata_strigoi/initiative.3: the place of a seat in the order of the round; 0 before the reveal (R B2)."""
        card = self.card[seat]
        return (self.book.actions[card].initiative if card else 0), seat

    def room(self, seat: Seat) -> int:
        """The room a wolf is in, -1 on a ladder (R C11)."""
        at = self.at[seat]
        return NOWHERE if at == NOWHERE else self.fort.room_of[at]
