"""Leader of the Pack: Sara hunts with her wolves; silver slows her."""

from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.rules import View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.leader_of_the_pack import actions, goals, monsters, setup, turns
from wolfmoon.games.blood_on_the_moon.haunts.leader_of_the_pack.state import Pack, pack
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal, Haunt
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Fight, Step, Who


class LeaderOfThePack(Haunt):
    """Haunt 1."""

    id: ClassVar[str] = "leader-of-the-pack"
    endings: ClassVar[tuple[str, ...]] = goals.ENDINGS
    steps: ClassVar = {"haunt:growth": turns.growth, "haunt:pack": monsters.pack_turn}
    wishes: ClassVar[tuple[str, ...]] = ("silver", "burned")
    told_by: ClassVar[str] = "wolf"

    def new_part(self, table: BloodTable) -> Pack:
        """Nothing is silver yet."""
        return Pack()

    def set_up(self, table: BloodTable) -> list[Step]:
        """Omens buried, Sara strong, wolves everywhere."""
        setup.set_up(table)
        return []

    def starts(self, table: BloodTable, seat: Seat) -> list[Step]:
        """Sara grows."""
        return [("haunt:growth",)] if seat == table.traitor else []

    def keeps_trigger(self) -> bool:
        """Its set-up buries all omens."""
        return False

    def monsters(self, table: BloodTable) -> list[Step]:
        """The wolves."""
        return [("haunt:pack",)]

    def actions(self, table: BloodTable, seat: Seat) -> list[Option]:
        """Search for silver."""
        return actions.offered(table, seat)

    def act(self, table: BloodTable, seat: Seat, action: str) -> Script[None]:
        """Search for silver."""
        yield from actions.search(table, seat)

    def extra_dice(self, table: BloodTable, fight: Fight) -> int:
        """Silver."""
        return turns.silver_dice(table, fight)

    def fought(self, table: BloodTable, fight: Fight, loser: Who | None, taken: int) -> Script[None]:
        """Silver burns; wolves drag."""
        monsters.seen(table, fight)
        turns.burn(table, fight, taken if loser == table.traitor else 0)
        yield from monsters.drag(table, fight, loser, taken)

    def rolled(self, table: BloodTable) -> None:
        """A wolf shows what it is."""
        monsters.show(table)

    def marked(self, table: BloodTable, card: str) -> bool:
        """Whether a card bears a rune."""
        return card in pack(table).silver

    def blasted(self, table: BloodTable, seat: Seat, taken: int) -> None:
        """Silver Dynamite that damages Sara burns too (H1-4)."""
        if seat == table.traitor and taken:
            turns.burned(table)

    def held_down(self, table: BloodTable, seat: Seat, trait: int) -> bool:
        """In a turn without growth nothing else makes Sara stronger."""
        return turns.numb(table, seat, trait)

    def goals(self, table: BloodTable) -> list[Goal]:
        """Sara dead, or all heroes."""
        return goals.reached(table)

    def public(self, table: BloodTable) -> View:
        """The runes on weapons, and whether Sara will grow."""
        return {"silver": list(pack(table).silver), "burned": pack(table).burned}

    def arrange(self, table: BloodTable, key: str, value: object) -> str | None:
        """Runes on cards that somebody has; Sara burned since her last turn."""
        part = pack(table)
        if key == "burned" and isinstance(value, bool):
            part.burned = value
            return None
        if key == "burned":
            return "true or false"
        held = [card for hand in table.hands for card in hand if table.book.cards[card].weapon]
        if not isinstance(value, list) or any(card not in held for card in value):
            return "a list of weapons that somebody has"
        part.silver = list(value)
        return None

    def wrong(self, table: BloodTable) -> list[str]:
        """Runes lie on cards that somebody has."""
        held = [card for hand in table.hands for card in hand]
        return [f"a rune lies on {card}, which nobody has" for card in pack(table).silver if card not in held]


HAUNT = LeaderOfThePack()
