"""Steps 4 and 8: searching. A roll; what is found is met in the order drawn, then shared out (items.py says what each
thing does).
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.actions import spend, waiting_for
from wolfmoon.games.full_moon.calls import pause
from wolfmoon.games.full_moon.decks import renew
from wolfmoon.games.full_moon.explore import item_dice, roll_for
from wolfmoon.games.full_moon.ground import icons_left
from wolfmoon.games.full_moon.hikers import UNDECLARED, hikers_at, trap_card
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, HIKERS, SPACE_REFS, hiker_of

KEEP = Option("keep", "moon-option-keep-search", rule="full_moon/search.second")


def search(table: MoonTable) -> Script[None]:
    """full_moon/search.1: the next seat in order uses a Search now or keeps it for after the move (R6.1, flow H5)."""
    table.step = 4
    table.roller = -1
    searchers = waiting_for(table, "search")
    if not searchers:
        yield from pause(table, "n")
        table.acted = [False] * len(table.acted)
        table.heading = [UNDECLARED if status == "play" else -1 for status in table.status]
        table.next = "advance"
        return
    seat = table.owner[searchers[0]]
    if any(targets(table, hiker) for hiker in searchers):
        answer = yield from pick_one(
            seat,
            "full_moon/search.1",
            say("moon-ask-search"),
            lambda: [*search_options(table, searchers), KEEP],
            default=lambda: "keep",
        )
        if answer != "keep":
            yield from search_with(table, answer)
            return
    for hiker in searchers:
        table.acted[hiker] = True


def search_again(table: MoonTable) -> Script[None]:
    """full_moon/search.second, full_moon/actions.must: a Search that is left must be used if something can be found;
    else it is discarded (R6.2, R13.11).
    """
    table.step = 8
    table.roller = -1
    searchers = waiting_for(table, "search")
    if not searchers:
        table.next = "change"
        return
    able = [hiker for hiker in searchers if targets(table, hiker)]
    for hiker in searchers:
        if hiker not in able:
            table.acted[hiker] = True
            spend(table, hiker)
    if able:
        answer = yield from pick_one(
            table.owner[able[0]],
            "full_moon/search.second",
            say("moon-ask-search"),
            lambda: search_options(table, able),
            default=lambda: search_options(table, able)[0].id,
        )
        yield from search_with(table, answer)


def targets(table: MoonTable, hiker: int) -> list[str]:
    """full_moon/search.where, full_moon/item.trap-release, full_moon/panic.terrified: what a search here could be
    for: "items", or a trapped hiker's id (R6.3, R15.7).
    """
    if table.terrified[hiker]:
        return []
    space = table.at[hiker]
    found = ["items"] if icons_left(table, space) > 0 and cards_left(table, space) else []
    found += [HIKERS[other] for other in hikers_at(table, space) if 0 <= table.trapped[other] < table.turn]
    return found


def cards_left(table: MoonTable, space: int) -> int:
    """full_moon/search.limit: the cards that could be drawn here (R2.6)."""
    return len(table.lair_deck) if space == table.lair else len(table.item) + len(table.item_out)


def search_options(table: MoonTable, hikers: list[int]) -> list[Option]:
    """full_moon/search.1: every own searcher with everything a search there could be for."""
    options: list[Option] = []
    for hiker in hikers:
        ref = HIKER_REFS[hiker]
        for target in targets(table, hiker):
            id = f"{HIKERS[hiker]}:{target}"
            if target == "items":
                options.append(Option(id, "moon-option-search", {"hiker": ref}, ref, "full_moon/search.1"))
            else:
                args = {"hiker": ref, "other": HIKER_REFS[hiker_of(target)]}
                options.append(Option(id, "moon-option-release", args, ref, "full_moon/item.trap-release"))
    return options


def search_with(table: MoonTable, answer: str) -> Script[None]:
    """full_moon/search.1, full_moon/search.limit: roll; 5 and 6 find; no more than icons and cards are left (R6.4)."""
    name, _, target = answer.partition(":")
    hiker = hiker_of(name)
    table.acted[hiker] = True
    table.roller, table.aim = hiker, "search"
    dice = table.book.hikers[hiker].dexterity + item_dice(table, hiker, "search_dice")
    yield from roll_for(table, hiker, dice)
    spend(table, hiker)
    if target != "items":
        if table.book.number("search", "release") in table.roll:
            release(table, hiker_of(target))
    else:
        hits = sum(face >= table.book.number("search", "least") for face in table.roll)
        draw_finds(table, hiker, hits)
    if table.drawn:
        table.stack.append(table.phase)
        table.next = "find"
    else:
        yield from pause(table, "o")


def release(table: MoonTable, hiker: int) -> None:
    """full_moon/item.trap-release: the Trap opens and is discarded (R15.7)."""
    table.trapped[hiker] = -1
    table.lost.append(trap_card(table))
    if table.log is not None:
        table.tell("full_moon/item.trap-release", say("moon-released", hiker=HIKER_REFS[hiker]))


def draw_finds(table: MoonTable, hiker: int, hits: int) -> None:
    """full_moon/search.limit, full_moon/lair.search: draw a card for each success; each lowers the icons for good
    (R6.4, R15.4).
    """
    space = table.at[hiker]
    for _ in range(min(hits, icons_left(table, space))):
        if space == table.lair:
            table.drawn.insert(0, table.lair_deck.pop())
        elif renew(table, table.item, table.item_out):
            table.drawn.insert(0, table.item.pop())
            table.found[space] += 1
    if table.log is not None and hits:
        where = SPACE_REFS[table.settings.large][space]
        rule = "full_moon/search.limit"
        table.tell(rule, say("moon-finds", hiker=HIKER_REFS[hiker], count=len(table.drawn), space=where), reveals=True)


def after_search(table: MoonTable) -> Script[None]:
    """full_moon/table.pauses: back to the search step when all that was found is shared out (pause o)."""
    table.next = table.stack.pop()
    yield from panics(table)
    yield from pause(table, "o")
