"""Werewolf Team: all together against a ghost, for points."""

from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.rules import View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal, Haunt
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team import actions, goals, idol, monsters, setup
from wolfmoon.games.blood_on_the_moon.haunts.werewolf_team.state import GHOST, NOBODY, Team, team
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable, Step, Who
from wolfmoon.games.blood_on_the_moon.wording import who_ref


class WerewolfTeam(Haunt):
    """Haunt 3."""

    id: ClassVar[str] = "werewolf-team"
    endings: ClassVar[tuple[str, ...]] = goals.ENDINGS
    steps: ClassVar = {
        "haunt:field": setup.field,
        "haunt:spectators": setup.spectators,
        "haunt:restart": idol.restart,
        "haunt:comes-back": idol.comes_back,
        "haunt:ghost": monsters.ghost,
        "haunt:ghost-acts": monsters.ghost_acts,
        "haunt:spirits": monsters.spirits,
        "haunt:spirit": monsters.spirit,
        "haunt:carried": monsters.carried,
        "haunt:set-down": monsters.set_down,
    }
    wishes: ClassVar[tuple[str, ...]] = ("nest", "altar", "idol", "holder", "scores")
    told_by: ClassVar[str] = "ghost"

    def new_part(self, table: BloodTable) -> Team:
        """A nest where it began."""
        return Team(table.at[table.revealer])

    def set_up(self, table: BloodTable) -> list[Step]:
        """The nest and the scores, then the field."""
        setup.set_up(table)
        return [("haunt:field",)]

    def keeps_trigger(self) -> bool:
        """The Idol goes out of the game."""
        return False

    def monsters(self, table: BloodTable) -> list[Step]:
        """The ghost, then the spirits."""
        return [("haunt:ghost",), ("haunt:spirits",)]

    def actions(self, table: BloodTable, seat: Seat) -> list[Option]:
        """Take the idol, score."""
        return actions.offered(table, seat)

    def act(self, table: BloodTable, seat: Seat, action: str) -> Script[None]:
        """Do one of them."""
        yield from actions.act(table, seat, action)

    def died(self, table: BloodTable, seat: Seat, by: Who | None) -> None:
        """The idol stays where its holder fell."""
        if team(table).holder == seat:
            idol.drop(table, table.at[seat], "blood_on_the_moon/death.tokens")

    def goals(self, table: BloodTable) -> list[Goal]:
        """The last number of either set, or nobody left."""
        return goals.reached(table)

    def tokens(self, table: BloodTable) -> list[tuple[str, str, int]]:
        """Nest, altar, idol."""
        part = team(table)
        found = [("nest", "", part.nest), ("altar", "", part.altar), ("idol", "", part.idol)]
        return [token for token in found if token[2] != NOWHERE]

    def carried(self, table: BloodTable) -> list[tuple[str, Who]]:
        """The idol, if somebody has it."""
        holder = team(table).holder
        return [] if holder == NOBODY else [("idol", holder)]

    def tradable(self, table: BloodTable, seat: Seat) -> list[str]:
        """H3-11: the idol, by a table option."""
        return ["idol"] if table.settings.idol_tradable and team(table).holder == seat else []

    def hand_over(self, table: BloodTable, token: str, to: Seat) -> None:
        """H3-11: the idol changes hands."""
        idol.get(table, to, "blood_on_the_moon/trade.1")

    def public(self, table: BloodTable) -> View:
        """Idol, nest, altar, scores."""
        part, tiles = team(table), table.book.tiles
        return {
            "idol": {
                "tile": None if part.idol == NOWHERE else tiles[part.idol].id,
                "by": None if part.holder == NOBODY else list(who_ref(table, part.holder)),
            },
            "nest": tiles[part.nest].id,
            "altar": None if part.altar == NOWHERE else tiles[part.altar].id,
            "scores": {"heroes": part.heroes, "monsters": part.ghost, "needed": self.players(table, "scores")},
        }

    def arrange(self, table: BloodTable, key: str, value: object) -> str | None:
        """The tiles of nest, altar and idol; a seat or "ghost" that has the idol; both scores."""
        part, number = team(table), table.book.number
        if key == "scores":
            most = self.players(table, "scores") - 1
            good = isinstance(value, list) and len(value) == 2 and all(each in range(most + 1) for each in value)
            if not good or not isinstance(value, list):
                return f"two numbers from 0 to {most}: heroes, ghost"
            part.heroes, part.ghost = value
        elif key == "holder":
            if value != "ghost" and value not in range(table.seats):
                return "a seat, or ghost"
            part.holder = GHOST if value == "ghost" else int(str(value))
            part.idol = NOWHERE
        else:
            tile = number.get(str(value), NOWHERE)
            if tile == NOWHERE or table.spots[tile] == NOWHERE:
                return "a tile in the house"
            if key == "nest":
                part.nest = tile
            elif key == "altar":
                part.altar = tile
            else:
                part.idol, part.holder = tile, NOBODY
        return None

    def wrong(self, table: BloodTable) -> list[str]:
        """The idol is in one place."""
        part = team(table)
        if part.altar != NOWHERE and (part.idol == NOWHERE) == (part.holder == NOBODY):
            comes = ("haunt:restart", "haunt:comes-back")
            if table.phase not in comes and not any(step[0] in comes for step in table.todo):
                return ["the idol is nowhere, or twice"]
        if NOBODY < part.holder < table.seats and table.dead[part.holder]:
            return ["a corpse has the idol"]
        return []


HAUNT = WerewolfTeam()
