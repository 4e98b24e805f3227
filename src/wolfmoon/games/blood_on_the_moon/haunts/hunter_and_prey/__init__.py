"""Hunter and Prey: a hidden traitor, Sara or somebody who hunts her."""

from collections.abc import Sequence
from typing import ClassVar

from wolfmoon.core.decisions import Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.rules import View
from wolfmoon.core.script import Script
from wolfmoon.core.table import Seat
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey import actions, goals, knowledge, setup, turns
from wolfmoon.games.blood_on_the_moon.haunts.hunter_and_prey.state import Prey, prey, true_traitor
from wolfmoon.games.blood_on_the_moon.haunts.shape import Goal, Haunt
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Step, Who


class HunterAndPrey(Haunt):
    """Haunt 4."""

    id: ClassVar[str] = "hunter-and-prey"
    endings: ClassVar[tuple[str, ...]] = goals.ENDINGS
    steps: ClassVar = {
        "haunt:standing": setup.standing,
        "haunt:question": turns.question,
        "haunt:suspicion": turns.suspicion,
    }
    wishes: ClassVar[tuple[str, ...]] = ("numbers", "asked", "orders", "revealed")

    def new_part(self, table: BloodTable) -> Prey:
        """Tokens in order; dealing shuffles them."""
        return Prey(table.seats)

    def set_up(self, table: BloodTable) -> list[Step]:
        """Tokens are dealt, then everybody leaves word."""
        setup.set_up(table)
        return [("haunt:standing",)]

    def starts(self, table: BloodTable, seat: Seat) -> list[Step]:
        """Reveal or not, then suspicion."""
        return turns.starts(table, seat)

    def actions(self, table: BloodTable, seat: Seat) -> list[Option]:
        """Interrogate, reveal."""
        return actions.offered(table, seat)

    def act(self, table: BloodTable, seat: Seat, action: str) -> Script[None]:
        """Do one of them."""
        yield from actions.act(table, seat, action)

    def enemies(self, table: BloodTable, seat: Seat) -> list[Who]:
        """blood_on_the_moon/haunt.hunter-and-prey.all-enemies: every other living explorer."""
        return [other for other in table.living() if other != seat]

    def obstructs(self, table: BloodTable, mover: Who, other: Seat) -> bool:
        """blood_on_the_moon/haunt.hunter-and-prey.all-enemies: everybody is in everybody's way until the traitor is
        known.
        """
        return mover != other if table.hidden else super().obstructs(table, mover, other)

    def would_die(self, table: BloodTable, seat: Seat, rule: str) -> bool:
        """The standing order."""
        return turns.rather_than_die(table, seat, rule)

    def died(self, table: BloodTable, seat: Seat, by: Who | None) -> None:
        """The token is turned up."""
        turns.died(table, seat, by)

    def goals(self, table: BloodTable) -> list[Goal]:
        """The traitor dead, or the traitor's own goal."""
        return goals.reached(table)

    def truly_hero(self, table: BloodTable, seat: Seat) -> bool:
        """Goals look at the truth (B-21)."""
        return seat != true_traitor(table)

    def public(self, table: BloodTable) -> View:
        """Tokens turned up, interrogations."""
        return knowledge.public(table)

    def private(self, table: BloodTable, seat: Seat) -> View:
        """Token, role, knowledge."""
        return knowledge.private(table, seat)

    def goal_texts(self, table: BloodTable, seat: Seat) -> list[str]:
        """The own goal by the own token."""
        role = knowledge.private(table, seat)["role"]
        return [f"haunt-{self.id}-{'heroes' if role == 'hero' else role}-goal"]

    def imagine(self, table: BloodTable, seat: Seat, dice: Dice) -> None:
        """Other tokens, other orders."""
        knowledge.imagine(table, seat, dice)

    def calls(self, table: BloodTable, seat: Seat) -> Sequence[Option]:
        """The standing order may be changed at any time (H4-3)."""
        return setup.order_calls(table, seat)

    def hear(self, table: BloodTable, seat: Seat, call: str) -> None:
        """Change the standing order."""
        prey(table).orders[seat] = call == setup.CALL_YES

    def arrange(self, table: BloodTable, key: str, value: object) -> str | None:
        """Tokens by seat, interrogations won as [who, whom], seats with the standing order, whether the traitor is
        revealed.
        """
        part, seats = prey(table), range(table.seats)
        if key == "revealed":
            if not isinstance(value, bool):
                return "true or false"
            if value:
                table.hidden, table.traitor = False, true_traitor(table)
                part.up[table.traitor] = True
            return None
        if not isinstance(value, list):
            return "a list"
        if key == "numbers":
            if sorted(map(str, value)) != [str(n + 1) for n in seats]:
                return f"the numbers 1 to {table.seats}, one a seat"
            part.numbers = list(value)
        elif key == "orders":
            if any(seat not in seats for seat in value):
                return "a list of seats"
            part.orders = [seat in value for seat in seats]
        else:
            if any(
                not isinstance(each, list) or len(each) != 2 or any(seat not in seats for seat in each)
                for each in value
            ):
                return "a list of [who looked, at whom]"
            part.asked = [(each[0], each[1]) for each in value]
        return None

    def wrong(self, table: BloodTable) -> list[str]:
        """One token each; the dead have theirs up; nobody but the traitor has been revealed."""
        part = prey(table)
        found: list[str] = []
        if sorted(part.numbers) != list(range(1, table.seats + 1)):
            found.append("a number token is there twice")
        if any(table.dead[seat] and not part.up[seat] for seat in range(table.seats)):
            found.append("a dead explorer's token is face down")
        if table.traitor not in (None, true_traitor(table)) or table.hidden != (table.traitor is None):
            found.append("the wrong one is known as the traitor")
        return found


HAUNT = HunterAndPrey()
