"""A tiny game for the server's tests: hidden hands, an attack with dice, a reaction window, a masked question, a call.

Everybody holds three stones from one bag. In a turn a seat draws a stone, picks somebody, rolls; everybody else may throw a low
stone in the way; whoever was hit may bury a stone. So many hits (the goal) end it.
"""

from typing import Any, Self

from wolfmoon.core.decisions import Answer, Option
from wolfmoon.core.dice import Dice
from wolfmoon.core.options import Choice, TableOption
from wolfmoon.core.rules import Edition, Outcome, Rules, View
from wolfmoon.core.script import Script, pick_one, pick_seat, window
from wolfmoon.core.table import Call, Seat, Table, next_call
from wolfmoon.core.text import say, seat_ref


class Stones(Table):
    """Hands of stones, the bag, hits by seat, whose turn it is, what lies open, who always throws nothing, whether to aim."""

    __slots__ = ("aim", "bag", "goal", "hands", "hits", "open", "still", "turn")

    def copy(self) -> Self:
        """By hand, as every game does."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        twin.bag, twin.goal, twin.aim = self.bag[:], self.goal, self.aim
        twin.hands = [hand[:] for hand in self.hands]
        twin.hits, twin.open, twin.still, twin.turn = self.hits[:], self.open[:], self.still[:], self.turn
        return twin

    def __init__(self, seats: int, dice: Dice, goal: int, aim: bool) -> None:
        super().__init__(seats, dice)
        self.goal = goal
        self.aim = aim
        self.bag = [f"stone{n}" for n in range(60)]
        dice.shuffle(self.bag)
        self.hands = [[self.bag.pop() for _ in range(3)] for _ in range(seats)]
        self.hits = [0] * seats
        self.open: list[str] = []
        self.still = [False] * seats
        self.turn = 0


class Tiny(Rules[Stones]):
    """The rules."""

    id = "tiny"
    version = 1
    seats = range(2, 7)
    options = (
        TableOption("goal", "number", 2, low=1, high=9),
        TableOption("aim", "flag", False),
        TableOption("stones", "choice", "grey", (Choice("grey"), Choice("red", range(3, 7)))),
    )
    endings = ("hit",)

    def setup(self, seats: int, options: Any, dice: Dice, edition: Edition | None) -> Stones:
        """Everybody draws three stones."""
        return Stones(seats, dice, options["goal"], options["aim"])

    def step(self, table: Stones) -> Script[None]:
        """One turn."""
        return turn(table)

    def outcome(self, table: Stones) -> Outcome | None:
        """Who reaches the goal of hits loses; the others win."""
        lost = [seat for seat in range(table.seats) if table.hits[seat] >= table.goal]
        if not lost:
            return None
        winners = tuple(seat for seat in range(table.seats) if seat not in lost)
        why = tuple(say("tiny-lost" if seat in lost else "tiny-won") for seat in range(table.seats))
        return Outcome(winners, "hit", say("tiny-over", loser=seat_ref(lost[0])), why)

    def public(self, table: Stones) -> View:
        """Counts, hits and what lies open."""
        return {
            "hands": [len(hand) for hand in table.hands],
            "hits": [*table.hits],
            "open": [*table.open],
            "turn": table.turn,
        }

    def private(self, table: Stones, seat: Seat) -> View:
        """The own hand, calls and orders."""
        called: list[Any] = [call.id for call in table.calls if call.seat == seat]
        return {"hand": [*table.hands[seat]], "called": called, "still": table.still[seat]}

    def imagine(self, table: Stones, seat: Seat, dice: Dice) -> None:
        """The others' stones and the bag may be any."""
        pool = table.bag + [stone for other, hand in enumerate(table.hands) if other != seat for stone in hand]
        dice.shuffle(pool)
        for other, hand in enumerate(table.hands):
            if other != seat:
                table.hands[other] = [pool.pop() for _ in hand]
                table.still[other] = False
        table.bag = pool

    def calls(self, table: Stones, seat: Seat) -> list[Option]:
        """Boast at the end of the turn; throw nothing from now on."""
        return [Option("boast", "tiny-boast"), Option("still", "tiny-still")]

    def hear(self, table: Stones, call: Call) -> None:
        """An order counts at once and is nobody's business; a boast waits."""
        if call.id == "still":
            table.still[call.seat] = True
        else:
            table.calls.append(call)


def turn(table: Stones) -> Script[None]:
    """tiny/turn: draw, pick, roll, window, bury, boasts."""
    me = table.turn
    others = [seat for seat in table.clockwise(me) if seat != me]
    if table.bag:
        table.hands[me].append(table.bag.pop())
    table.tell("tiny/draw", say("tiny-drew", seat=seat_ref(me)), reveals=True)
    victim = yield from pick_seat(
        me,
        "tiny/pick",
        say("tiny-whom"),
        lambda: [Option(str(seat), "tiny-seat", {"seat": seat_ref(seat)}, seat_ref(seat)) for seat in others],
    )
    table.tell("tiny/pick", say("tiny-picked", seat=seat_ref(me), victim=seat_ref(victim)))
    if table.aim:
        aimed = yield from pick_one(
            me, "tiny/aim", say("tiny-how"), lambda: [Option("high", "tiny-high"), Option("low", "tiny-low")]
        )
        table.tell("tiny/aim", say("tiny-aimed", how=aimed))
    blow = ["hit"]

    def throw(seat: Seat, answer: str) -> bool:
        if answer != "nothing":
            table.hands[seat].remove(answer)
            table.open.append(answer)
            blow.clear()
            table.tell("tiny/throw", say("tiny-threw", seat=seat_ref(seat), stone=answer), reveals=True)
        return False

    def stones(seat: Seat) -> list[Option]:
        low = [stone for stone in table.hands[seat] if int(stone[5:]) < 6]
        return [Option("nothing", "tiny-nothing"), *(Option(stone, "tiny-stone", {"stone": stone}) for stone in low)]

    def by_order(seat: Seat) -> Answer:
        return "nothing" if table.still[seat] else None

    yield from window(
        lambda: others,
        "tiny/throw",
        lambda seat: say("tiny-react"),
        stones,
        throw,
        about=lambda seat: (seat_ref(victim),),
        default=lambda seat: "nothing",
        preset=by_order,
    )
    if blow and table.dice.roll(6) > 2:
        table.hits[victim] += 1
        table.tell("tiny/hit", say("tiny-hit", seat=seat_ref(victim)), reveals=True)
        if table.hits[victim] < table.goal:
            buried = yield from pick_one(
                victim,
                "tiny/bury",
                say("tiny-bury"),
                lambda: [Option(stone, "tiny-stone", {"stone": stone}) for stone in table.hands[victim]],
                may_pass=True,
                masked=True,
            )
            if buried is not None:
                table.hands[victim].remove(buried)
                table.tell("tiny/bury", say("tiny-buried", stone=buried), to=(victim,), others=say("tiny-buried-one"))
    while (call := next_call(table, list(table.clockwise(me)))) is not None:
        table.tell("tiny/boast", say("tiny-boasted", seat=seat_ref(call.seat)))
    table.turn = (me + 1) % table.seats


TINY = Tiny()
