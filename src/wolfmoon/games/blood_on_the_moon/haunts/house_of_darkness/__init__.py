"""House of Darkness: one of you serves a vampire who is after Sara's blood."""

from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.rules import View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness import actions, goals, monsters, setup, turns
from wolfmoon.games.blood_on_the_moon.haunts.house_of_darkness.state import Darkness, darkness
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal, Haunt
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable, Fight, Step, Who


class HouseOfDarkness(Haunt):
    """Haunt 2."""

    id: ClassVar[str] = "house-of-darkness"
    endings: ClassVar[tuple[str, ...]] = goals.ENDINGS
    steps: ClassVar = {"haunt:vampire": monsters.vampire_turn}
    wishes: ClassVar[tuple[str, ...]] = ("runes", "altar", "blood")
    told_by: ClassVar[str] = "vampire"

    def new_part(self, table: BloodTable) -> Darkness:
        """Runes and blood set aside."""
        return Darkness(self.players(table, "runes"), self.players(table, "blood"))

    def set_up(self, table: BloodTable) -> list[Step]:
        """The vampire comes."""
        setup.set_up(table)
        return []

    def monsters(self, table: BloodTable) -> list[Step]:
        """The vampire."""
        return [("haunt:vampire",)]

    def actions(self, table: BloodTable, seat: Seat) -> list[Option]:
        """Consecrate, prepare the altar; share the feast."""
        return actions.offered(table, seat)

    def act(self, table: BloodTable, seat: Seat, action: str) -> Script[None]:
        """Do one of them."""
        yield from actions.act(table, seat, action)

    def trait(self, table: BloodTable, kind: str, trait: int) -> int:
        """Blood makes it stronger."""
        each = int(self.row(table)["monster"][kind]["each_blood"])
        return super().trait(table, kind, trait) + each * darkness(table).blood

    def extra_dice(self, table: BloodTable, fight: Fight) -> int:
        """Sara against the vampire."""
        return turns.old_enemies(table, fight)

    def fought(self, table: BloodTable, fight: Fight, loser: Who | None, taken: int) -> Script[None]:
        """Blood, or mist."""
        yield from monsters.fought(table, fight, loser)

    def rolled(self, table: BloodTable) -> None:
        """The vampire shows what it is."""
        monsters.show(table)

    def goals(self, table: BloodTable) -> list[Goal]:
        """The vampire beaten at the altar, or Sara dead."""
        return goals.reached(table)

    def tokens(self, table: BloodTable) -> list[tuple[str, str, int]]:
        """Runes and altar."""
        part = darkness(table)
        found = [("rune", "", tile) for tile in part.runes]
        return found if part.altar == NOWHERE else [*found, ("altar", "", part.altar)]

    def public(self, table: BloodTable) -> View:
        """Runes, altar, blood."""
        part, tiles = darkness(table), table.book.tiles
        return {
            "runes": {"left": part.runes_left, "tiles": [tiles[tile].id for tile in part.runes]},
            "altar": None if part.altar == NOWHERE else tiles[part.altar].id,
            "blood": {"left": part.blood_left, "taken": part.blood},
        }

    def arrange(self, table: BloodTable, key: str, value: object) -> str | None:
        """Runes on tiles, the altar's tile, blood tokens taken."""
        part, number = darkness(table), table.book.number
        house = [id for id, tile in number.items() if table.spots[tile] != NOWHERE]
        if key == "blood":
            total = self.players(table, "blood")
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= total:
                return f"0..{total}"
            part.blood, part.blood_left = value, total - value
        elif key == "altar":
            if value not in house:
                return "a tile in the house"
            part.altar = number[str(value)]
        else:
            total = self.players(table, "runes")
            if not isinstance(value, list) or len(value) > total or any(tile not in house for tile in value):
                return f"at most {total} tiles in the house"
            part.runes = [number[str(tile)] for tile in value]
            part.runes_left = total - len(value)
        return None

    def wrong(self, table: BloodTable) -> list[str]:
        """Runes and blood are conserved."""
        part = darkness(table)
        found: list[str] = []
        if part.runes_left + len(part.runes) != self.players(table, "runes"):
            found.append("runes are missing")
        if min(part.blood, part.blood_left) < 0 or part.blood + part.blood_left > self.players(table, "blood"):
            found.append("there is too much blood, or too little")
        return found


HAUNT = HouseOfDarkness()
