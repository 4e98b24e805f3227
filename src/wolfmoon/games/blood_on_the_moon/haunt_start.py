"""The haunt begins: Sara changes, the omen names the haunt, the sides are fixed, the set-up, the time to read (D1 to
D4).
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, ask_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_ref

READY = (Option("ready", "blood-option-ready"),)


def haunt_start(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/haunt-start.sara, blood_on_the_moon/haunt-start.omen, blood_on_the_moon/haunt-start.traitor,
    blood_on_the_moon/haunt-start.setup: everything up to the first turn of the haunt (G-02, B-15).
    """
    begin(table)
    assert table.plot is not None
    steps = table.plot.set_up(table)
    table.todo = [("first",), ("read",), *reversed(steps)]
    yield from ()


def begin(table: BloodTable) -> None:
    """blood_on_the_moon/haunt-start.sara, blood_on_the_moon/haunt-start.omen: which haunt it is, and who is against
    whom.
    """
    table.rising, table.begun = False, True
    table.haunt = haunt_by(table, table.omen)
    table.plot = plot = haunts()[table.haunt]
    turn_sara(table, wolf=True, rule="blood_on_the_moon/haunt-start.sara")
    if table.log is not None:
        table.tell(
            "blood_on_the_moon/haunt-start.omen",
            say("blood-haunt", haunt=Ref("haunt", table.haunt), card=card_ref(table.omen)),
        )
    scenario = plot.row(table)["scenario"]
    table.traitor = who_is_traitor(table, scenario["traitor"])
    table.hidden = scenario["traitor"] == "secret"
    if table.log is not None and table.traitor is not None:
        table.tell("blood_on_the_moon/haunt-start.traitor", say("blood-traitor", seat=SEATS[table.traitor]))
    table.monsters_after = {"traitor": table.traitor, "revealer": table.revealer, "none": None}[scenario["after"]]
    table.part = plot.new_part(table)


def haunt_by(table: BloodTable, omen: str) -> str:
    """blood_on_the_moon/haunt-start.omen, blood_on_the_moon/table.haunt: which haunt an omen starts. A haunt that no omen
    starts comes with any, if the table has chosen it (T-01).
    """
    chosen, starts = table.settings.haunt, table.book.haunt_of
    if chosen in table.book.haunts and chosen not in starts.values():
        return chosen
    return starts[omen]


def who_is_traitor(table: BloodTable, how: str) -> Seat | None:
    """blood_on_the_moon/haunt-start.traitor, blood_on_the_moon/haunt.house-of-darkness.traitor: Sara; whoever started
    the haunt, or Sara's left neighbour if that was Sara; nobody that is known.
    """
    if how == "sara":
        return table.sara
    if how == "revealer":
        return table.revealer if table.revealer != table.sara else (table.sara + 1) % table.seats
    return None


def turn_sara(table: BloodTable, *, wolf: bool, rule: str) -> None:
    """blood_on_the_moon/werewolf.turn, blood_on_the_moon/werewolf.1: turn Sara's board; clips keep their slots (G-02b,
    G-11).
    """
    table.wolf = wolf
    if table.log is not None:
        table.tell(rule, say("blood-turned", seat=SEATS[table.sara], form=Ref("form", "werewolf" if wolf else "human")))


def read(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/table.ready, blood_on_the_moon/haunt-start.reading: everybody reads, and says when that is
    done.
    """
    yield from together(
        [
            ask_one(
                seat,
                "blood_on_the_moon/table.ready",
                Message("blood-ask-ready"),
                lambda: READY,
                default=lambda: "ready",
            )
            for seat in range(table.seats)
        ]
    )


def first(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/order.1: the left neighbour of the player whom the haunt names has the first turn."""
    assert table.plot is not None
    named = table.plot.row(table)["scenario"]["first"]
    before = table.traitor if named == "traitor" else table.revealer
    assert before is not None
    table.active = (before + 1) % table.seats
    table.todo = [("start",)]
    yield from ()
