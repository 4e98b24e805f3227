"""Not Just a Phase: save Sara while she is human, or kill her as a werewolf."""

from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.rules import Json, View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.haunts.not_just_a_phase import actions, goals, monsters, setup, turns
from wolfmoon.games.blood_on_the_moon.haunts.not_just_a_phase.state import Phase, phase
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal, Haunt
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable, Fight, Step, Who


class NotJustAPhase(Haunt):
    """Haunt 5."""

    id: ClassVar[str] = "not-just-a-phase"
    endings: ClassVar[tuple[str, ...]] = goals.ENDINGS
    steps: ClassVar = {"haunt:night": turns.night}
    wishes: ClassVar[tuple[str, ...]] = ("form", "timeline", "supply", "laid")

    def new_part(self, table: BloodTable) -> Phase:
        """The night at its beginning."""
        return Phase(self.players(table, "timeline"))

    def set_up(self, table: BloodTable) -> list[Step]:
        """Tokens, Sara strong and with empty hands."""
        setup.set_up(table)
        return []

    def starts(self, table: BloodTable, seat: Seat) -> list[Step]:
        """The night goes on at the start of Sara's turn."""
        return [("haunt:night",)] if seat == table.sara else []

    def ends(self, table: BloodTable, seat: Seat) -> Script[None]:
        """Hunger."""
        yield from turns.hunger(table, seat)

    def actions(self, table: BloodTable, seat: Seat) -> list[Option]:
        """Prepare, rescue; let it out."""
        return actions.offered(table, seat)

    def act(self, table: BloodTable, seat: Seat, action: str) -> Script[None]:
        """Do one of them."""
        yield from actions.act(table, seat, action)

    def extra_points(self, table: BloodTable, fight: Fight) -> int:
        """Against the werewolf."""
        return turns.knowing_the_beast(table, fight)

    def lives_on(self, table: BloodTable, seat: Seat) -> bool:
        """A human death is none."""
        return turns.beast_survives(table, seat)

    def died(self, table: BloodTable, seat: Seat, by: Who | None) -> None:
        """A kill, or her own death."""
        turns.died(table, seat, by)

    def goals(self, table: BloodTable) -> list[Goal]:
        """Saved, killed, or alone."""
        return goals.reached(table)

    def why(self, table: BloodTable, seat: Seat) -> Message:
        """The dead are not saved."""
        if table.reason == goals.SAVED:
            return Message("blood-why-saved" if seat in table.winners else "blood-why-too-late")
        return super().why(table, seat)

    def may_hold(self, table: BloodTable, seat: Seat) -> bool:
        """Everybody but Sara."""
        return monsters.may_hold(table, seat)

    def refuses(self, table: BloodTable, seat: Seat) -> None:
        """She leaves it."""
        monsters.refuses(table, seat)

    def tokens(self, table: BloodTable) -> list[tuple[str, str, int]]:
        """Trait tokens."""
        return [("trait", TRAITS[trait], tile) for trait, tile in phase(table).laid]

    def public(self, table: BloodTable) -> View:
        """Form, night, tokens."""
        part = phase(table)
        laid: list[Json] = [{"trait": TRAITS[trait], "tile": table.book.tiles[tile].id} for trait, tile in part.laid]
        return {
            "form": "werewolf" if table.wolf else "human",
            "timeline": {"now": part.timeline, "last": table.settings.track_last},
            "supply": [TRAITS[trait] for trait in part.supply],
            "tokens": laid,
        }

    def arrange(self, table: BloodTable, key: str, value: object) -> str | None:
        """Sara's form, the number track, tokens left, tokens in the house as [trait, tile]."""
        part, number = phase(table), table.book.number
        if key == "form":
            if value not in ("human", "werewolf"):
                return "human, werewolf"
            table.wolf = value == "werewolf"
        elif key == "timeline":
            last = table.settings.track_last
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < last:
                return f"0..{last - 1}"
            part.timeline = value
        elif key == "supply":
            if not isinstance(value, list) or any(trait not in TRAITS for trait in value):
                return f"a list of {', '.join(TRAITS)}"
            part.supply = sorted(TRAITS.index(trait) for trait in value)
        else:
            laid: list[tuple[int, int]] = []
            for pair in value if isinstance(value, list) else [None]:
                if not isinstance(pair, list) or len(pair) != 2 or pair[0] not in TRAITS:
                    return "a list of [trait, tile in the house]"
                tile = number.get(str(pair[1]), NOWHERE)
                if tile == NOWHERE or table.spots[tile] == NOWHERE:
                    return "a list of [trait, tile in the house]"
                laid.append((TRAITS.index(pair[0]), tile))
            part.laid = laid
        return None

    def wrong(self, table: BloodTable) -> list[str]:
        """Sara holds nothing; the track is within its ends."""
        found: list[str] = []
        if table.hands[table.sara]:
            found.append("Sara holds cards")
        if not 0 <= phase(table).timeline <= table.settings.track_last:
            found.append("the number track is beyond its end")
        return found


HAUNT = NotJustAPhase()
