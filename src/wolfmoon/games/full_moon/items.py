"""What is found: each thing in the order drawn, then the sharing of what can be carried."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import after_loss
from wolfmoon.games.full_moon.decks import discard_item, draw_special
from wolfmoon.games.full_moon.exits import place_exits
from wolfmoon.games.full_moon.fear import lose_calm
from wolfmoon.games.full_moon.hikers import hikers_at, item_of
from wolfmoon.games.full_moon.lair import free_hostage
from wolfmoon.games.full_moon.life import drop_item, lose_life
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_OPTIONS, HIKER_REFS, YES_NO, hiker_of, item_ref, rule_of


def find(table: MoonTable) -> Script[None]:
    """full_moon/search.several, full_moon/item.forest-map, full_moon/item.trap: the next thing found is met by the
    finder; what can be carried waits to be shared
    (R6.6, R15.11).
    """
    hiker = table.roller
    if table.status[hiker] != "play":
        lose_finds(table)
    if not table.drawn:
        table.next = "share"
        return
    card = table.drawn.pop()
    kind = table.book.kinds[card].id
    if table.log is not None:
        told = say("moon-found", hiker=HIKER_REFS[hiker], item=item_ref(kind))
        table.tell("full_moon/items.open", told, reveals=True)
    match kind:
        case "snake":
            discard_item(table, card)
            where = table.at[hiker]
            yield from snake(table, hiker)
            yield from after_loss(table, (hiker,), where)
        case "corpse" | "backpack":
            discard_item(table, card)
            where = table.at[hiker]
            open_up(table, hiker, kind)
            yield from panics(table)
            yield from after_loss(table, (hiker,), where)
        case "trap":
            table.trapped[hiker] = table.turn
            if table.log is not None:
                table.tell("full_moon/item.trap", say("moon-trapped", hiker=HIKER_REFS[hiker]))
        case "hostage-man" | "hostage-woman":
            table.lost.append(card)
            free_hostage(table, hiker, kind)
        case _:
            table.finds.append(card)
            if kind == "forest-map":
                place_exits(table)


def lose_finds(table: MoonTable) -> None:
    """full_moon/items.lost: whoever is out of play shares out nothing."""
    for card in (*table.drawn, *table.finds):
        discard_item(table, card)
    table.drawn, table.finds = [], []


def snake(table: MoonTable, hiker: int) -> Script[None]:
    """full_moon/item.snake, full_moon/hunters.items: it bites at once, or the Wolfdog in the hiker's place; hunters
    ignore it (R17.6).
    """
    if table.settings.hunters:
        return
    amount = table.book.items["snake"].finder_life
    if not (yield from dog_takes_it(table, hiker, amount)):
        lose_life(table, hiker, amount, "full_moon/item.snake")


def dog_takes_it(table: MoonTable, hiker: int, amount: int) -> Script[bool]:
    """full_moon/item.wolfdog-damage: whether the Wolfdog takes the whole damage and dies of it (R6.10, R6.11)."""
    if item_of(table, hiker, "wolfdog") < 0:
        return False
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/item.wolfdog-damage",
        say("moon-ask-wolfdog", hiker=HIKER_REFS[hiker], amount=amount),
        lambda: YES_NO,
        about=(HIKER_REFS[hiker],),
        default=lambda: "no",
    )
    if answer == "no":
        return False
    drop_item(table, hiker, item_of(table, hiker, "wolfdog"))
    if table.log is not None:
        table.tell("full_moon/item.wolfdog-damage", say("moon-wolfdog-dies", hiker=HIKER_REFS[hiker]))
    return True


def open_up(table: MoonTable, hiker: int, kind: str) -> None:
    """full_moon/item.corpse, full_moon/item.backpack: special items for the finder alone; a Corpse costs Calm (R6.7)."""
    item, rule = table.book.items[kind], rule_of("item", kind)
    if item.finder_calm:
        lose_calm(table, hiker, item.finder_calm, rule)
    for _ in range(item.draws):
        card = draw_special(table)
        if card >= 0:
            table.items[hiker].append(card)
            if table.log is not None:
                told = say("moon-found", hiker=HIKER_REFS[hiker], item=item_ref(table.book.kinds[card].id))
                table.tell(rule, told, reveals=True)


def share(table: MoonTable) -> Script[None]:
    """full_moon/search.several, full_moon/search.carry, full_moon/items.several: the finder keeps one find and gives
    the others away (R6.5).

    The finder may keep as many more as there are more finds than hikers here. Nobody can refuse; loyal items can be
    given now.
    """
    hiker = table.roller
    if table.status[hiker] != "play":
        lose_finds(table)
    if not table.finds:
        table.next = "after-search"
        return
    here = hikers_at(table, table.at[hiker])
    if len(here) == 1 or (len(table.finds) == 1 and not table.shared):
        for card in table.finds:
            keep(table, hiker, card)
        table.finds, table.shared = [], 0
        return
    if not table.shared:
        table.room = max(0, len(table.finds) - len(here))
        answer = yield from pick_one(
            table.owner[hiker],
            "full_moon/search.several",
            say("moon-ask-own-find", hiker=HIKER_REFS[hiker]),
            lambda: find_options(table),
            about=(HIKER_REFS[hiker],),
            default=lambda: find_options(table)[0].id,
        )
        card = next(card for card in table.finds if table.book.kinds[card].id == answer)
        table.finds.remove(card)
        keep(table, hiker, card)
        table.shared = 1
        return
    card = table.finds[0]
    answer = yield from pick_one(
        table.owner[hiker],
        "full_moon/search.several",
        say("moon-ask-receiver", item=item_ref(table.book.kinds[card].id)),
        lambda: [HIKER_OPTIONS[other] for other in here if other != hiker or table.room],
        about=(HIKER_REFS[hiker],),
        default=lambda: HIKER_OPTIONS[next(other for other in here if other != hiker)].id,
    )
    receiver = hiker_of(answer)
    if receiver == hiker:
        table.room -= 1
    table.finds.remove(card)
    keep(table, receiver, card)
    if not table.finds:
        table.shared = 0


def find_options(table: MoonTable) -> list[Option]:
    """full_moon/search.several: the finds to choose from, by kind."""
    kinds = dict.fromkeys(table.book.kinds[card].id for card in table.finds)
    return [Option(kind, "moon-option-item", {"item": item_ref(kind)}, item_ref(kind)) for kind in kinds]


def keep(table: MoonTable, hiker: int, card: int) -> None:
    """full_moon/items.open: a find lies open in front of its hiker and can be used from now on."""
    table.items[hiker].append(card)
    if table.log is not None:
        told = say("moon-keeps", hiker=HIKER_REFS[hiker], item=item_ref(table.book.kinds[card].id))
        table.tell("full_moon/items.open", told)


def lose_an_item(table: MoonTable, hiker: int, rule: str) -> Script[None]:
    """full_moon/result.full-moon, full_moon/items.lost: the hiker's player picks an item that is discarded (R6.16,
    R12.26).
    """
    if not table.items[hiker]:
        return
    answer = yield from pick_one(
        table.owner[hiker],
        rule,
        say("moon-ask-lose-item", hiker=HIKER_REFS[hiker]),
        lambda: own_items(table, hiker),
        about=(HIKER_REFS[hiker],),
        default=lambda: own_items(table, hiker)[0].id,
    )
    drop_item(table, hiker, item_of(table, hiker, answer))
    if table.log is not None:
        table.tell(rule, say("moon-loses-item", hiker=HIKER_REFS[hiker], item=item_ref(answer)))


def own_items(table: MoonTable, hiker: int) -> list[Option]:
    """full_moon/items.open: a hiker's items, by kind."""
    kinds = dict.fromkeys(table.book.kinds[card].id for card in table.items[hiker])
    return [Option(kind, "moon-option-item", {"item": item_ref(kind)}, item_ref(kind)) for kind in kinds]
