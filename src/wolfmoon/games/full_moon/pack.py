"""The werewolves' phase: planning, moving by night, and the pack's actions one after the other."""

from collections.abc import Callable

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, number, pick_one, pick_some, together
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import after_loss
from wolfmoon.games.full_moon.combat.attack import attack, attack_options
from wolfmoon.games.full_moon.components import WOLVES
from wolfmoon.games.full_moon.decks import draw_pack_card
from wolfmoon.games.full_moon.hikers import hikers_at, in_order
from wolfmoon.games.full_moon.packcards import can_lick, dread, howl, lick, roots, tell_cards
from wolfmoon.games.full_moon.setup import space_option
from wolfmoon.games.full_moon.sniff import sniff, sniffable
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.summon import father_tree, mother_moon
from wolfmoon.games.full_moon.wording import (
    BEINGS,
    HIKER_REFS,
    HIKERS,
    SPACE_REFS,
    WOLF_OPTIONS,
    WOLF_REFS,
    hiker_of,
    pack_card_ref,
    rule_of,
    wolf_of,
)

DONE = Option("done", "moon-option-moves-done", rule="full_moon/night-move.1")
HERE = Option("stop", "moon-option-move-end", rule="full_moon/night-move.1")
END = Option("end", "moon-option-end-phase", rule="full_moon/action.order")
BUY = Option("buy", "moon-option-buy-card", rule="full_moon/pack-card.buy")
TREE = Option("tree", "moon-option-tree", rule="full_moon/father-tree.1")
MOON = Option("moon", "moon-option-moon", rule="full_moon/mother-moon.1")


def plan(table: MoonTable) -> Script[None]:
    """full_moon/planning.income, full_moon/infection.points, full_moon/sunrise.1: points for each hiker of the start
    and each convert (R9.1, R9.2, R14.17).
    """
    table.step = 0
    table.tried, table.scents, table.fought = [], [], []
    table.moved = [False] * len(table.moved)
    table.fought_by = [False] * len(table.fought_by)
    if table.sunrise:
        table.next = "dusk"
    else:
        value = table.book.number
        converts = sum(wolf >= WOLVES for wolf in table.pack)
        gained = table.started * value("planning", "each_hiker") + converts * value("planning", "each_convert")
        table.points += gained
        if table.log is not None:
            table.tell("full_moon/planning.income", say("moon-income", gained=gained, points=table.points))
        table.asker = 0
        table.homes = tuple(table.wolf_at)
        table.next = "night-move" if table.night else "act"
    yield from together(())


def night_move(table: MoonTable) -> Script[None]:
    """full_moon/night-move.1, full_moon/night-move.group: the next group moves up to three spaces for a point; each
    leader of the pack in turn (R9.4 to R9.6, R14.13).
    """
    if table.asker >= len(table.packers):
        table.next = "act"
        return
    seat = table.packers[table.asker]
    cost = table.book.number("cost", "night_move")
    able = [wolf for wolf in table.pack if table.wolf_owner[wolf] == seat and not table.moved[wolf]]
    if not able or table.points < cost:
        table.asker += 1
        return
    answer = yield from pick_one(
        seat,
        "full_moon/night-move.1",
        say("moon-ask-night-move", points=table.points),
        lambda: [*(WOLF_OPTIONS[wolf] for wolf in able), DONE],
        default=lambda: "done",
    )
    if answer == "done":
        table.asker += 1
        return
    leader = wolf_of(answer)
    group = [leader]
    others = [wolf for wolf in able if table.homes[wolf] == table.homes[leader] and wolf != leader]
    if others:
        chosen = yield from pick_some(
            seat,
            "full_moon/night-move.group",
            say("moon-ask-group", wolf=WOLF_REFS[leader]),
            lambda: [WOLF_OPTIONS[wolf] for wolf in others],
            most=len(others),
            default=lambda: tuple(BEINGS[wolf] for wolf in others),
        )
        group += [wolf_of(each) for each in chosen]
    table.points -= cost
    for wolf in group:
        table.moved[wolf] = True
    yield from go(table, group)


def go(table: MoonTable, group: list[int]) -> Script[None]:
    """full_moon/night-move.1: one path for the whole group; no hexagon is drawn, no barrier hinders, nobody leaves the
    map (R9.5).
    """
    leader = group[0]
    for walked in range(table.book.number("night", "move")):
        answer = yield from pick_one(
            table.wolf_owner[leader],
            "full_moon/night-move.1",
            say("moon-ask-path", wolf=WOLF_REFS[leader]),
            onward(table, leader, may_stop=walked > 0),
            about=(WOLF_REFS[leader],),
            default=_last_of(onward(table, leader, may_stop=walked > 0)),
        )
        if answer == "stop":
            break
        for wolf in group:
            table.wolf_at[wolf] = table.wood.index[answer]
        if table.log is not None:
            where = SPACE_REFS[table.settings.large][table.wolf_at[leader]]
            wolves = [WOLF_REFS[wolf] for wolf in group]
            table.tell("full_moon/night-move.1", say("moon-wolves-move", wolves=wolves, space=where))


def onward(table: MoonTable, wolf: int, *, may_stop: bool) -> Callable[[], list[Option]]:
    """full_moon/night-move.1: the neighbouring spaces, and staying after the first step."""
    return lambda: [
        *(space_option(table, space) for space in table.wood.near[table.wolf_at[wolf]] if space >= 0),
        *([HERE] if may_stop else []),
    ]


def _last_of(options: Callable[[], list[Option]]) -> Callable[[], str]:
    return lambda: options()[-1].id


def act(table: MoonTable) -> Script[None]:
    """full_moon/action.order: one action of the pack, as long as it can pay; then the next, or the end of the phase
    (R9.3, flow W3).
    """
    answer = yield from pick_one(
        table.pack_seat,
        "full_moon/action.order",
        say("moon-ask-act", points=table.points),
        lambda: actions(table),
        masked=True,
        default=lambda: "end",
    )
    kind, _, rest = answer.partition(":")
    match kind:
        case "end":
            table.next = "dusk"
        case "buy":
            yield from buy(table)
        case "sniff":
            sniff(table, table.wood.index[rest])
        case "attack":
            yield from attack(table, table.wood.index[rest])
        case "heal":
            heal(table, wolf_of(rest))
        case "howl":
            yield from howl(table, table.wood.index[rest])
        case "dread":
            yield from dread_at(table, table.wood.index[rest])
        case "roots":
            yield from roots(table, hiker_of(rest))
        case "lick":
            lick(table, wolf_of(rest))
        case "tree":
            yield from father_tree(table)
        case _:
            yield from mother_moon(table)


def dread_at(table: MoonTable, space: int) -> Script[None]:
    """full_moon/pack-card.creeping-dread, full_moon/table.pauses: Calm is lost on a hexagon; pause e there, and where
    panic drove somebody (R8.8).
    """
    hit = hikers_at(table, space)
    yield from dread(table, space)
    yield from after_loss(table, hit, space)


def actions(table: MoonTable) -> list[Option]:
    """full_moon/action.order: everything the pack can do now."""
    cost, points = table.book.numbers["cost"], table.points
    options = [END]
    for space in sniffable(table):
        where = SPACE_REFS[table.settings.large][space]
        options.append(
            Option(
                f"sniff:{table.wood.names[space]}", "moon-option-sniff", {"space": where}, where, "full_moon/sniff.1"
            )
        )
    options += attack_options(table)
    if points >= cost["pack_card"] and (table.packs or table.packs_out):
        options.append(BUY)
    if points >= cost["healing"]:
        options += [
            Option(
                f"heal:{BEINGS[wolf]}",
                "moon-option-heal-wolf",
                {"wolf": WOLF_REFS[wolf]},
                WOLF_REFS[wolf],
                "full_moon/healing.1",
            )
            for wolf in table.pack
            if table.wounded[wolf]
        ]
    if points >= cost["father_tree"] and table.trees_left:
        options.append(TREE)
    if points >= cost["mother_moon"] and table.moons_left and table.bag:
        options.append(MOON)
    return [*options, *card_actions(table)] if table.pack_hand else options


def card_actions(table: MoonTable) -> list[Option]:
    """full_moon/pack-card.play: the pack cards that can be played among the actions (R10.10)."""
    options: list[Option] = []
    hand = table.pack_hand
    spaces = dict.fromkeys(table.at[hiker] for hiker in in_order(table))
    for card, kind in (("gathering-howl", "howl"), ("creeping-dread", "dread")):
        if card in hand:
            for space in spaces:
                where, id = SPACE_REFS[table.settings.large][space], f"{kind}:{table.wood.names[space]}"
                args = {"card": pack_card_ref(card), "space": where}
                options.append(Option(id, "moon-option-pack-card-space", args, where, rule_of("pack-card", card)))
    if "clinging-roots" in hand:
        for hiker in in_order(table):
            args = {"card": pack_card_ref("clinging-roots"), "hiker": HIKER_REFS[hiker]}
            rule = "full_moon/pack-card.clinging-roots"
            options.append(
                Option(f"roots:{HIKERS[hiker]}", "moon-option-pack-card-hiker", args, HIKER_REFS[hiker], rule)
            )
    for wolf in can_lick(table):
        args = {"card": pack_card_ref("lick-wounds"), "wolf": WOLF_REFS[wolf]}
        rule = "full_moon/pack-card.lick-wounds"
        options.append(Option(f"lick:{BEINGS[wolf]}", "moon-option-pack-card-wolf", args, WOLF_REFS[wolf], rule))
    return options


def buy(table: MoonTable) -> Script[None]:
    """full_moon/pack-card.buy: any number of pack cards while there are any, 3 points each (R10.8)."""
    cost = table.book.number("cost", "pack_card")
    count = yield from number(
        table.pack_seat,
        "full_moon/pack-card.buy",
        say("moon-ask-buy", points=table.points, cost=cost),
        low=1,
        high=min(table.points // cost, len(table.packs) + len(table.packs_out)),
        default=lambda: 1,
    )
    had = len(table.pack_hand)
    for _ in range(count):
        draw_pack_card(table)
    table.points -= count * cost
    tell_cards(table, had, "full_moon/pack-card.buy")


def heal(table: MoonTable, wolf: int) -> None:
    """full_moon/healing.1: a wounded member is fit again for 2 points and may attack (R11.5)."""
    table.points -= table.book.number("cost", "healing")
    table.wounded[wolf] = False
    if table.log is not None:
        table.tell("full_moon/healing.1", say("moon-healed", wolf=WOLF_REFS[wolf]))
