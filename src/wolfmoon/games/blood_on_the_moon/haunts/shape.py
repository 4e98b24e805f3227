"""The shape of a haunt: what its folder hands to the game. Every part has a plain meaning, so a haunt says only what
differs.

A haunt's folder holds rulebook.toml, rulings.toml, components.toml, text/, and modules for its set-up, actions,
monsters, turns and goals; its __init__ gathers them as HAUNT. What it has to remember lies in its own slotted Part,
copied with the table.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.rules import View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message
from wolfmoon.games.blood_on_the_moon.components import TRAITS, Row
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Fight, Step, Who
from wolfmoon.games.blood_on_the_moon.wording import GAME


class Part:
    """What a haunt remembers: plain values in slots, and copy() by hand."""

    __slots__: tuple[str, ...] = ()

    def copy(self) -> "Part":
        """An independent twin."""
        return self

    def buried(self, card: str) -> None:
        """A card has gone under its deck."""


class Goal(NamedTuple):
    """A goal that has been reached: whose it is ("heroes" or "traitor"), how the game ends by it, who wins."""

    side: str
    reason: str
    winners: tuple[Seat, ...]


class Haunt:
    """A haunt. Methods that return steps put them in the order in which they happen."""

    id: ClassVar[str]
    endings: ClassVar[tuple[str, ...]]
    steps: ClassVar[Mapping[str, Callable[..., Script[None]]]] = {}
    wishes: ClassVar[tuple[str, ...]] = ()
    """What a scenario may arrange besides."""
    told_by: ClassVar[str] = ""
    """The rule that tells the monsters' traits; empty without monsters."""

    def row(self, table: BloodTable) -> Row:
        """The haunt's numbers."""
        row: Row = table.book.haunts[self.id]
        return row

    def players(self, table: BloodTable, key: str) -> int:
        """blood_on_the_moon/setup.counts: a number that depends on how many began the game."""
        return int(self.row(table)["players"][str(table.seats)][key])

    def rule(self, name: str) -> str:
        """The id of one of the haunt's rules."""
        return f"{GAME}/haunt.{self.id}.{name}"

    # how it begins

    def new_part(self, table: BloodTable) -> Part | None:
        """What it remembers, at its beginning."""
        return None

    def set_up(self, table: BloodTable) -> Sequence[Step]:
        """The steps of its set-up; what asks nothing may be done at once."""
        return ()

    def keeps_trigger(self) -> bool:
        """Whether the omen that starts it stays in front of its owner."""
        return True

    # turns

    def starts(self, table: BloodTable, seat: Seat) -> Sequence[Step]:
        """What happens at the start of this seat's turn, before steps are counted (G-10)."""
        return ()

    def ends(self, table: BloodTable, seat: Seat) -> Script[None]:
        """What happens at the end of a turn, before the tile's text."""
        yield from ()

    def monsters(self, table: BloodTable) -> Sequence[Step]:
        """The steps of the monsters' turn."""
        return ()

    def leader(self, table: BloodTable) -> Seat:
        """blood_on_the_moon/monster.leader: who decides for the monsters."""
        return table.revealer if table.traitor is None else table.traitor

    # actions

    def actions(self, table: BloodTable, seat: Seat) -> list[Option]:
        """The haunt's own actions of the active player now, barred ones with the reason; ids begin with "haunt:"."""
        return []

    def act(self, table: BloodTable, seat: Seat, action: str) -> Script[None]:
        """Do one of these actions; `action` is its id without "haunt:"."""
        yield from ()

    # attacks and death

    def enemies(self, table: BloodTable, seat: Seat) -> list[Who]:
        """Whom this explorer may attack, wherever they are: living explorers of the other side, monsters to a hero."""
        if table.hidden:
            return [other for other in table.living() if other != seat]
        if table.hero(seat):
            foes: list[Who] = [other for other in table.living() if not table.hero(other)]
            return foes + [BEAST + n for n in range(len(table.kinds))]
        return [other for other in table.living() if table.hero(other)]

    def obstructs(self, table: BloodTable, mover: Who, other: Seat) -> bool:
        """blood_on_the_moon/move.obstacle: whether a living explorer is an obstacle to this character."""
        mine = mover < BEAST and table.hero(mover)
        return mover != other and table.hero(other) != mine

    def trait(self, table: BloodTable, kind: str, trait: int) -> int:
        """A monster's trait."""
        return int(self.row(table)["monster"][kind][TRAITS[trait]])

    def extra_dice(self, table: BloodTable, fight: Fight) -> int:
        """Extra dice of an attacker."""
        return 0

    def extra_points(self, table: BloodTable, fight: Fight) -> int:
        """Points added to an attacker's result."""
        return 0

    def fought(self, table: BloodTable, fight: Fight, loser: Who | None, taken: int) -> Script[None]:
        """What follows from an attack. `loser` rolled lower (None: nobody did), `taken` is the damage it really took."""
        yield from ()

    def rolled(self, table: BloodTable) -> None:
        """A monster has rolled dice, so everybody has seen what it can do."""

    def marked(self, table: BloodTable, card: str) -> bool:
        """Whether the haunt has marked this card."""
        return False

    def blasted(self, table: BloodTable, seat: Seat, taken: int) -> None:
        """What follows from damage by a marked weapon that is no attack."""

    def would_die(self, table: BloodTable, seat: Seat, rule: str) -> bool:
        """Last chance before damage or a loss by this rule is marked that nothing else can survive. Returns whether it
        is not taken at all.
        """
        return False

    def lives_on(self, table: BloodTable, seat: Seat) -> bool:
        """Whether something else happens to somebody who would die; it is done here."""
        return False

    def died(self, table: BloodTable, seat: Seat, by: Who | None) -> None:
        """What follows from a death."""

    def goals(self, table: BloodTable) -> Sequence[Goal]:
        """The goals that have been reached."""
        return ()

    def truly_hero(self, table: BloodTable, seat: Seat) -> bool:
        """Whether an explorer really is a hero, whatever is known."""
        return table.hero(seat)

    def why(self, table: BloodTable, seat: Seat) -> Message:
        """Why this seat has won or not, when the game is over."""
        side = "heroes" if self.truly_hero(table, seat) else "traitor"
        return Message(f"blood-why-{side}-{'won' if seat in table.winners else 'lost'}")

    def held_down(self, table: BloodTable, seat: Seat, trait: int) -> bool:
        """Whether something keeps this trait from rising now."""
        return False

    # cards and tokens

    def may_hold(self, table: BloodTable, seat: Seat) -> bool:
        """Whether this player can have items and omens."""
        return True

    def refuses(self, table: BloodTable, seat: Seat) -> None:
        """Somebody who cannot hold cards has found one."""

    def tokens(self, table: BloodTable) -> list[tuple[str, str, int]]:
        """Tokens in the house: token, which one (or ""), tile."""
        return []

    def carried(self, table: BloodTable) -> list[tuple[str, Who]]:
        """Tokens that somebody carries."""
        return []

    def hand_over(self, table: BloodTable, token: str, to: Seat) -> None:
        """A token that may be traded changes hands."""

    def tradable(self, table: BloodTable, seat: Seat) -> list[str]:
        """Tokens of this player that may be traded."""
        return []

    # what is shown, and what is hidden

    def public(self, table: BloodTable) -> View:
        """What everybody sees of its part."""
        return {}

    def private(self, table: BloodTable, seat: Seat) -> View:
        """What only this seat sees of its part."""
        return {}

    def goal_texts(self, table: BloodTable, seat: Seat) -> list[str]:
        """The messages that tell this seat its goal."""
        side = "heroes" if table.hero(seat) else "traitor"
        return [f"haunt-{self.id}-{side}-goal"]

    def imagine(self, table: BloodTable, seat: Seat, dice: Dice) -> None:
        """Draw anew what this seat cannot know of its part."""

    def calls(self, table: BloodTable, seat: Seat) -> Sequence[Option]:
        """Any-time plays."""
        return ()

    def hear(self, table: BloodTable, seat: Seat, call: str) -> None:
        """Take an any-time play."""

    # arranging and checking

    def arrange(self, table: BloodTable, key: str, value: object) -> str | None:
        """Set one of its `wishes`; returns what would be right if the value is not."""
        return None

    def wrong(self, table: BloodTable) -> Iterable[str]:
        """What is wrong with its part."""
        return ()
