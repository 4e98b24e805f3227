"""The main part of a turn: everything the active player may do, one thing after another (the step act)."""

from collections.abc import Callable, Iterator, Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Arg, Ref, say
from wolfmoon.games.blood_on_the_moon.attack import DYNAMITE, throw_dynamite, victims, weapons
from wolfmoon.games.blood_on_the_moon.cards import items, omens
from wolfmoon.games.blood_on_the_moon.components import SIDES
from wolfmoon.games.blood_on_the_moon.discover import any_tile_for, go_through
from wolfmoon.games.blood_on_the_moon.house import beyond_walls, floor_of, open_sides
from wolfmoon.games.blood_on_the_moon.movement import KEY, cost_of_leaving, step, through_the_wall
from wolfmoon.games.blood_on_the_moon.rolls import ready_for
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.trade import can_trade, corpses
from wolfmoon.games.blood_on_the_moon.wording import (
    SEATS,
    SIDE_REFS,
    barred,
    card_ref,
    card_rule,
    named,
    tile_ref,
    who_ref,
)

END = Option("end", "blood-option-end", rule="blood_on_the_moon/turn.end")
MOVE, DISCOVER = "blood_on_the_moon/move.1", "blood_on_the_moon/discover.1"


def act(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/turn.1, blood_on_the_moon/order.more: one thing of the player's choice, then this step again."""
    seat = table.active
    if table.dead[seat]:
        return
    answer = yield from pick_one(
        seat,
        "blood_on_the_moon/turn.1",
        say("blood-ask-act", steps=table.steps),
        lambda: list(options(table, seat)),
        masked=table.hidden,
        default=lambda: END.id,
    )
    kind, _, what = answer.partition(":")
    if kind == "end":
        return
    if kind == "discover":
        go_through(table, seat, SIDES.index(what))
        return
    table.todo.append(("act",))
    match kind:
        case "move":
            step(table, seat, table.book.number[what], MOVE)
        case "wall":
            yield from through_the_wall(table, seat, table.book.number[what])
        case "trade":
            table.todo.append(("trade", int(what), 0))
        case "dog":
            table.todo.append(("trade", int(what), 1))
        case "use":
            yield from use(table, seat, what)
        case "attack":
            table.todo.append(("attack", int(what)))
        case "loot":
            table.todo.append(("loot", int(what)))
        case _:
            assert table.plot is not None
            yield from table.plot.act(table, seat, what)


def options(table: BloodTable, seat: Seat) -> Iterator[Option]:
    """blood_on_the_moon/turn.1, blood_on_the_moon/order.more, blood_on_the_moon/traitor.1: all that may be done now,
    and END.
    """
    yield from steps(table, seat)
    yield from attacks(table, seat)
    if table.plot is not None:
        yield from table.plot.actions(table, seat)
    yield from specials(table, seat)
    yield from trades(table, seat)
    for corpse in corpses(table, seat):
        args = {"seat": SEATS[corpse]}
        yield Option(f"loot:{corpse}", "blood-option-loot", args, SEATS[corpse], "blood_on_the_moon/death.loot")
    yield END


def steps(table: BloodTable, seat: Seat) -> Iterator[Option]:
    """blood_on_the_moon/move.1, blood_on_the_moon/move.short, blood_on_the_moon/discover.1,
    blood_on_the_moon/discover.none, blood_on_the_moon/card.skeleton-key: where the active player can go.
    """
    here = table.at[seat]
    cost = cost_of_leaving(table, seat, here)
    short = table.steps < cost
    moves = (table.book.barred_moves if short else table.book.moves)[cost]
    for tile in table.ways[here]:
        yield moves[tile]
    floor = floor_of(table.spots[here])
    for side in open_sides(table, here):
        ref = Ref("doorway", f"{table.book.tiles[here].id}:{SIDES[side]}")
        args: dict[str, Arg] = {"side": SIDE_REFS[side], "cost": cost}
        option = Option(f"discover:{SIDES[side]}", "blood-option-discover", args, ref, DISCOVER)
        if short:
            option = barred(option, "blood-barred-steps", "blood_on_the_moon/move.short")
        elif not any_tile_for(table, floor):
            option = barred(option, "blood-barred-no-tile", "blood_on_the_moon/discover.none")
        yield option
    if KEY in table.hands[seat] and not short:
        for tile in beyond_walls(table, here):
            ref = tile_ref(table, tile)
            yield Option(f"wall:{ref.id}", "blood-option-wall", {"tile": ref, "cost": cost}, ref, card_rule(KEY))


def attacks(table: BloodTable, seat: Seat) -> Iterator[Option]:
    """blood_on_the_moon/attack.1, blood_on_the_moon/card.dynamite: whom to attack, or Dynamite instead."""
    for who in victims(table, seat):
        args = {"who": named(table, who)}
        yield Option(f"attack:{who}", "blood-option-attack", args, who_ref(table, who), "blood_on_the_moon/attack.1")
    if table.begun and not table.attacked and DYNAMITE in weapons(table, seat):
        yield Option(
            f"use:{DYNAMITE}", "blood-option-use", {"card": card_ref(DYNAMITE)}, card_ref(DYNAMITE), card_rule(DYNAMITE)
        )


def specials(table: BloodTable, seat: Seat) -> Iterator[Option]:
    """blood_on_the_moon/action.1, blood_on_the_moon/action.held: special actions of cards, barred ones with the reason."""
    for card in table.hands[seat]:
        if card in ACTIONS:
            option = Option(
                f"use:{card}", "blood-option-use", {"card": card_ref(card)}, card_ref(card), card_rule(card)
            )
            if card in table.used:
                option = barred(option, "blood-barred-used", "blood_on_the_moon/action.1")
            elif not ready_for(table, seat, card):
                option = barred(option, "blood-barred-fresh", "blood_on_the_moon/action.held")
            elif card == items.WATCH and not table.begun:
                option = barred(option, "blood-barred-no-haunt")
            elif card == omens.MASK and not omens.beside(table, seat):
                option = barred(option, "blood-barred-alone")
            yield option


def trades(table: BloodTable, seat: Seat) -> Iterator[Option]:
    """blood_on_the_moon/trade.1, blood_on_the_moon/card.dog: with whom to trade."""
    here = table.at[seat]
    if not table.traded:
        for other in table.living():
            if table.at[other] == here and can_trade(table, seat, other):
                args = {"seat": SEATS[other]}
                yield Option(f"trade:{other}", "blood-option-trade", args, SEATS[other], "blood_on_the_moon/trade.1")
    if ready_for(table, seat, omens.DOG):
        for other in omens.within_call(table, seat):
            if can_trade(table, seat, other):
                args = {"seat": SEATS[other]}
                yield Option(f"dog:{other}", "blood-option-dog", args, SEATS[other], card_rule(omens.DOG))


def use(table: BloodTable, seat: Seat, card: str) -> Script[None]:
    """blood_on_the_moon/action.1: a card's special action, once a turn."""
    if card == DYNAMITE:
        yield from throw_dynamite(table)
        return
    omens.tell_used(table, seat, card)
    table.used.append(card)
    yield from ACTIONS[card](table, seat)


def _remedy(card: str) -> Callable[[BloodTable, Seat], Script[None]]:
    return lambda table, seat: items.remedy(table, seat, card)


ACTIONS: Mapping[str, Callable[[BloodTable, Seat], Script[None]]] = {
    omens.BOOK: omens.book,
    omens.MASK: omens.mask,
    items.KIT: items.kit,
    items.MAP: items.map_,
    items.MIRROR: _remedy(items.MIRROR),
    items.MEDICINE: _remedy(items.MEDICINE),
    items.TEA: _remedy(items.TEA),
    items.WATCH: items.stopwatch,
}
