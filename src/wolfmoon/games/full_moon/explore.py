"""Step 3: exploring. A roll, then one clue for each success, one at a time."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, number, pick_one
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.actions import spend, waiting_for
from wolfmoon.games.full_moon.calls import after_loss, pause
from wolfmoon.games.full_moon.clues import clue
from wolfmoon.games.full_moon.determination import pay
from wolfmoon.games.full_moon.fear import lose_calm, start_panic
from wolfmoon.games.full_moon.ground import special_at
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import DIRECTION_REFS, HIKER_OPTIONS, HIKER_REFS, hiker_of

STOP = Option("stop", "moon-option-stop-asking", rule="full_moon/explore.clue")
SIDES = {
    spent: tuple(
        Option(f"{spent}:{way + 1}", f"moon-option-side-{spent}", {"side": DIRECTION_REFS[way]}, DIRECTION_REFS[way])
        for way in range(6)
    )
    for spent in (5, 6)
}


def explore(table: MoonTable) -> Script[None]:
    """full_moon/explore.1, full_moon/panic.terrified: the next explorer in order rolls; the terrified lose their
    action (R3.6, R13.11).
    """
    table.step = 3
    table.roller = -1
    explorers = waiting_for(table, "explore")
    if not explorers:
        yield from pause(table, "n")
        table.next = "search"
        return
    hiker = explorers[0]
    if len(explorers) > 1:
        answer = yield from pick_one(
            table.owner[hiker],
            "full_moon/turn.order",
            Message("moon-ask-explorer"),
            lambda: [HIKER_OPTIONS[other] for other in explorers],
            default=lambda: HIKER_OPTIONS[hiker].id,
        )
        hiker = hiker_of(answer)
    table.acted[hiker] = True
    if table.terrified[hiker]:
        spend(table, hiker)
        return
    table.roller, table.aim = hiker, "explore"
    yield from roll_for(table, hiker, explore_dice(table, hiker))
    spend(table, hiker)
    look_at_roll(table, hiker)
    yield from panics(table)
    yield from after_loss(table, (hiker,), table.roll_at)
    if table.partial or table.total:
        table.next = "clue"


def explore_dice(table: MoonTable, hiker: int) -> int:
    """full_moon/explore.1, full_moon/item.compass, full_moon/item.wolfdog, full_moon/items.several,
    full_moon/hexagon.hill, full_moon/hexagon.watchtower,
    full_moon/hexagon.temple, full_moon/hexagon.thick-fog: Dexterity, items, the place (R4.4, R5.12, R16.6)."""
    hexagon = special_at(table, table.at[hiker])
    dice = table.book.hikers[hiker].dexterity + item_dice(table, hiker, "explore_dice")
    return dice + (0 if hexagon is None else hexagon.explore_dice)


def item_dice(table: MoonTable, hiker: int, what: str) -> int:
    """full_moon/items.several: dice that items add; copies add up unless the table says otherwise (R4.4)."""
    kinds = [table.book.kinds[card] for card in table.items[hiker]]
    if not table.settings.copies_add:
        kinds = list({kind.id: kind for kind in kinds}.values())
    return sum(getattr(kind, what) for kind in kinds)


def roll_for(table: MoonTable, hiker: int, dice: int) -> Script[None]:
    """full_moon/determination.die, full_moon/explore.success: buy more dice, then roll; fewer than one die is no roll
    (R4.1 to R4.3).
    """
    table.bonus = 0
    table.roll = []
    table.roll_at = table.at[hiker]
    table.partial = table.total = 0
    yield from pause(table, "d", table.at[hiker])
    most = table.determination[hiker] // table.book.prices["die"]
    if most:
        bought = yield from number(
            table.owner[hiker],
            "full_moon/determination.die",
            say("moon-ask-dice", hiker=HIKER_REFS[hiker], dice=dice + table.bonus),
            low=0,
            high=most,
            about=(HIKER_REFS[hiker],),
            default=lambda: 0,
        )
        if bought:
            pay(table, hiker, bought * table.book.prices["die"])
            table.bonus += bought
    for _ in range(dice + table.bonus):
        table.roll.append(table.dice.roll(6))
    if table.roll and table.log is not None:
        rule = "full_moon/explore.1" if table.aim == "explore" else "full_moon/search.1"
        table.tell(rule, say("moon-rolls", hiker=HIKER_REFS[hiker], faces=[str(face) for face in table.roll]))


def look_at_roll(table: MoonTable, hiker: int) -> None:
    """full_moon/explore.success, full_moon/explore.triple-one, full_moon/explore.triple-one-scared: successes, and
    three ones (R5.7).
    """
    limit = table.book.number
    table.partial = table.roll.count(limit("explore", "partial"))
    table.total = table.roll.count(limit("explore", "total"))
    if table.roll.count(limit("explore", "bad_face")) < limit("explore", "bad_dice"):
        return
    lose_calm(table, hiker, limit("explore", "bad_calm"), "full_moon/explore.triple-one")
    if table.scared[hiker]:
        table.partial = table.total = 0
        start_panic(table, hiker)


def ask_clue(table: MoonTable) -> Script[None]:
    """full_moon/explore.clue: name a side and the success spent on it, hear the answer; or stop (R5.1, R5.4)."""
    hiker = table.roller
    table.next = "explore"
    if table.status[hiker] != "play":
        return
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/explore.clue",
        say("moon-ask-clue", hiker=HIKER_REFS[hiker], partial=table.partial, total=table.total),
        lambda: clue_options(table),
        about=(HIKER_REFS[hiker],),
        default=lambda: "stop",
    )
    if answer == "stop":
        return
    spent, side = (int(part) for part in answer.split(":"))
    if spent == 6:
        table.total -= 1
    else:
        table.partial -= 1
    clue(table, hiker, side - 1, spent)
    if table.partial or table.total:
        table.next = "clue"


def clue_options(table: MoonTable) -> list[Option]:
    """full_moon/explore.clue: every side for each kind of success left."""
    options: list[Option] = []
    if table.total:
        options += SIDES[6]
    if table.partial:
        options += SIDES[5]
    return [*options, STOP]
