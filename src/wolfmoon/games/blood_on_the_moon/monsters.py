"""The monsters' turn: getting up, how far they go, and leading them tile by tile (steps monsters, lead, bite)."""

from collections.abc import Iterator

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import Ref, say
from wolfmoon.games.blood_on_the_moon.attack import resolve
from wolfmoon.games.blood_on_the_moon.components import SPEED
from wolfmoon.games.blood_on_the_moon.movement import ELEVATOR, cost_of_leaving
from wolfmoon.games.blood_on_the_moon.rolls import tell_roll, throw_for
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Fight
from wolfmoon.games.blood_on_the_moon.wording import SEATS, named, tile_ref

LEAD = "blood_on_the_moon/monster.leader"
ATTACK = "blood_on_the_moon/monster.attack"
SURE = -1
"""In `strides`: the one step that is always allowed (B-23)."""
DONE = Option("done", "blood-option-done")


def monsters(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/order.monsters, blood_on_the_moon/order.dead: the monsters' turn begins (B-16)."""
    assert table.plot is not None
    table.monsters_turn = True
    count = len(table.kinds)
    table.strides = [0] * count
    table.bitten = [False] * count
    table.risen = [False] * count
    table.fight, table.rolls, table.ridden = None, (), False
    if table.log is not None:
        table.tell("blood_on_the_moon/order.monsters", say("blood-monsters-turn"))
    table.todo += [("monsters-over",), *reversed(table.plot.monsters(table))]
    yield from ()


def monsters_over(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/order.monsters, blood_on_the_moon/monster.tiles: the monsters have had their turn; no tile does
    anything to them (B-25).
    """
    table.monsters_turn = False
    yield from ()


def appear(table: BloodTable, kind: str, tile: int, count: int = 1) -> None:
    """blood_on_the_moon/haunt-start.setup: monsters of a kind come into the house."""
    for _ in range(count):
        table.kinds.append(kind)
        table.lairs.append(tile)
        table.stunned.append(False)
        table.strides.append(0)
        table.bitten.append(False)
        table.risen.append(False)


def get_up(table: BloodTable, n: int) -> None:
    """blood_on_the_moon/monster.rise: a stunned monster gets up, and that is its whole turn."""
    table.stunned[n] = False
    table.risen[n] = True
    if table.log is not None:
        table.tell("blood_on_the_moon/monster.rise", say("blood-gets-up", who=named(table, BEAST + n)))


def rouse(table: BloodTable, kind: str, rule: str) -> bool:
    """blood_on_the_moon/monster.rise, blood_on_the_moon/monster.roll: stunned ones get up; one Speed roll for all
    others of the kind. Returns whether any of them can act (B-23).
    """
    assert table.plot is not None
    pack = [n for n, each in enumerate(table.kinds) if each == kind]
    for n in pack:
        if table.stunned[n]:
            get_up(table, n)
    able = [n for n in pack if not table.risen[n]]
    if not able:
        return False
    throw_for(table, BEAST + able[0], table.plot.trait(table, kind, SPEED), rule, SPEED)
    tell_roll(table)
    shown = table.rolls[0].total
    for n in able:
        table.strides[n] = shown if shown > table.book.least_steps else SURE
    return True


def reachable(table: BloodTable, n: int, costs: dict[int, int] | None = None) -> dict[int, int]:
    """blood_on_the_moon/monster.cost, blood_on_the_moon/monster.stairs, blood_on_the_moon/monster.limits: the tiles a
    monster can still go to, with the steps it would have left (B-24). `costs` remembers what leaving a tile costs
    any monster.
    """
    here, strides = table.lairs[n], table.strides[n]
    if strides == SURE:
        return dict.fromkeys(table.paths[here], 0)
    if strides <= 0:
        return {}
    left = {here: strides}
    edge = [here]
    costs = {} if costs is None else costs
    paths = table.paths
    for tile in edge:
        cost = costs.get(tile)
        if cost is None:
            costs[tile] = cost = cost_of_leaving(table, BEAST + n, tile)
        rest = left[tile] - cost
        if rest >= 0:
            for other in paths[tile]:
                if rest > left.get(other, -1):
                    left[other] = rest
                    edge.append(other)
    del left[here]
    return left


def lead(table: BloodTable, kind: str) -> Script[None]:
    """blood_on_the_moon/monster.leader, blood_on_the_moon/monster.attack: one step or attack of one of them, then this
    step again.
    """
    assert table.plot is not None
    leader = table.plot.leader(table)
    answer = yield from pick_one(
        leader,
        LEAD,
        say("blood-ask-lead", kind=Ref("monster", kind)),
        lambda: [*led(table, kind), DONE],
        default=lambda: DONE.id,
    )
    if answer == DONE.id:
        return
    verb, place, what = answer.split(":")
    n = int(place)
    table.todo.append(("lead", kind))
    if verb == "bite":
        table.bitten[n] = True
        table.todo.append(("bite", n, int(what)))
        return
    tile = table.book.number[what]
    table.strides[n] = reachable(table, n)[tile]
    table.lairs[n] = tile
    if table.log is not None:
        table.tell(LEAD, say("blood-monster-moved", who=named(table, BEAST + n), tile=tile_ref(table, tile)))
    if table.book.tiles[tile].text == ELEVATOR and not table.ridden:
        table.todo.append(("ride", BEAST + n))


def led(table: BloodTable, kind: str) -> Iterator[Option]:
    """blood_on_the_moon/monster.attack, blood_on_the_moon/monster.stunned: what the monsters of this kind can still do."""
    costs: dict[int, int] = {}
    for n, each in enumerate(table.kinds):
        if each != kind or table.risen[n] or table.stunned[n]:
            continue
        who = named(table, BEAST + n)
        if not table.bitten[n]:
            for seat in table.living():
                if table.at[seat] == table.lairs[n] and table.hero(seat):
                    args = {"who": who, "seat": SEATS[seat]}
                    yield Option(f"bite:{n}:{seat}", "blood-option-bite", args, SEATS[seat], ATTACK)
        for tile in reachable(table, n, costs):
            ref = tile_ref(table, tile)
            yield Option(f"go:{n}:{ref.id}", "blood-option-go", {"who": who, "tile": ref}, ref, LEAD)


def bite(table: BloodTable, n: int, seat: int) -> Script[None]:
    """blood_on_the_moon/monster.attack: a monster attacks, with Might."""
    trait = table.book.trait(table.book.box["attack"]["trait"])
    yield from resolve(table, Fight(BEAST + n, seat, "", trait))
