"""What a seat may do at any time: calls, and the pauses at which they are heard.

A call is silent when it is made, waits, and is served at the next pause that its window list names (components.toml);
what has become impossible by then is dropped with a private note. Nobody is asked who has not called. A look at a token
is free and happens at once. The letters of the pauses: a after the draw, b before choosing, c after the reveal, d before
a roll, e after a loss outside combat, f at the barrier, g after step 9, k after a combat, l end of the turn, m before
cards are dealt, n after step 3 and step 4, o after a search roll, p after step 5; z is the Discard step's exchange of
cards, w the pack's own pause in a combat.
"""

from collections.abc import Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import NO_ARGS, Args, Message, Ref, say
from wolfmoon.games.full_moon.clues import read_track
from wolfmoon.games.full_moon.decks import discard_action
from wolfmoon.games.full_moon.determination import (
    can_pay,
    draw_three,
    eat,
    pay,
    recover,
    recoveries,
    redraw,
)
from wolfmoon.games.full_moon.ground import special_at
from wolfmoon.games.full_moon.hikers import hikers_at, hikers_of, item_of, seats_at
from wolfmoon.games.full_moon.infection import after_rescue, look, may_look
from wolfmoon.games.full_moon.life import drop_item
from wolfmoon.games.full_moon.packcards import can_lick, howl, lick, may_howl_here
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import (
    BEINGS,
    HIKER_REFS,
    HIKERS,
    SEAT_REFS,
    WOLF_REFS,
    YES_NO,
    action_ref,
    hiker_of,
    item_ref,
    rule_of,
    wolf_of,
)

HEARD = {
    "heal-life": "heal",
    "heal-calm": "heal",
    "calm": "transfer",
    "three": "draw-three",
    "wild-life": "wildcard",
    "wild-calm": "wildcard",
    "track": "trail",
    "die": "die",
    "cross": "barrier",
    "redraw": "redraw",
    "cleanse": "cleanse",
}
"""By kind of call: whose windows of components.toml it has."""
OWN = {"give": "ab", "change": "z", "howl": "w", "lick": "w", "fury": "w"}
"""By kind of call: the letters of its pauses, where they are no matter of prices."""


def letters(table: MoonTable, call: str) -> frozenset[str] | str:
    """full_moon/table.pauses: the pauses at which a call is heard."""
    kind, _, rest = call.partition(":")
    if kind in OWN:
        return OWN[kind]
    return table.book.windows[rest.partition(":")[2] if kind == "eat" else HEARD[kind]]


def pause(table: MoonTable, letter: str, space: int = -1) -> Script[None]:
    """full_moon/table.pauses, full_moon/table.any-time, full_moon/table.pause-order: serve the calls that this pause
    allows, seats in order, until none is left.

    space: only of seats with a hiker there, or of the pack.
    """
    if not table.calls:
        return
    while True:
        order = seats_at(table, space) if space >= 0 and letter != "w" else (*table.order, table.pack_seat)
        call = _next(table, order, letter)
        if call is None:
            return
        if not possible(table, call.seat, call.id):
            if table.log is not None:
                table.tell("full_moon/table.any-time", Message("moon-call-dropped"), to=(call.seat,))
            continue
        yield from serve(table, call.seat, call.id)
        if table.combat is None:
            yield from panics(table)


def after_loss(table: MoonTable, hikers: Sequence[int], space: int) -> Script[None]:
    """full_moon/table.pauses: the pause after a loss outside combat, for everybody on that hexagon and for the hikers
    concerned, wherever a panic has taken them (R13.7).
    """
    for where in dict.fromkeys((space, *(table.at[hiker] for hiker in hikers))):
        if where >= 0:
            yield from pause(table, "e", where)


def _next(table: MoonTable, order: "tuple[Seat, ...] | list[Seat]", letter: str) -> Call | None:
    for seat in order:
        for i, call in enumerate(table.calls):
            if call.seat == seat and letter in letters(table, call.id) and not _for_another_roll(table, call.id):
                return table.calls.pop(i)
    return None


def _for_another_roll(table: MoonTable, call: str) -> bool:
    """full_moon/determination.die: a die for somebody who is not rolling now."""
    return call.startswith("die:") and hiker_of(call.rpartition(":")[2]) != table.roller


def possible(table: MoonTable, seat: Seat, call: str) -> bool:
    """full_moon/determination.together: whether a call can be carried out now."""
    return any(plain(option) == call for option in plays(table, seat))


def plain(option: Option) -> str:
    """The id of an offered play."""
    return option.id


def serve(table: MoonTable, seat: Seat, call: str) -> Script[None]:
    """full_moon/table.any-time: carry out a call that is possible."""
    kind, _, rest = call.partition(":")
    parts = rest.split(":")
    if table.log is not None:
        table.tell("full_moon/table.any-time", say("moon-speaks-up", seat=SEAT_REFS[seat]), reveals=True)
    match kind:
        case "redraw":
            redraw(table, hiker_of(parts[0]), parts[1])
        case "three":
            yield from draw_three(table, hiker_of(parts[0]))
        case "track":
            use_track(table, hiker_of(parts[0]))
        case "cleanse":
            cleanse(table, hiker_of(parts[0]))
        case "die":
            pay(table, hiker_of(parts[0]), table.book.prices["die"])
            table.bonus += 1
        case "cross":
            pay(table, hiker_of(parts[0]), table.settings.barrier_price)
            table.passes.append(hiker_of(parts[1]))
        case "give":
            yield from give(table, hiker_of(parts[0]), parts[1], hiker_of(parts[2]))
        case "change":
            table.changes[seat] = 1
        case "howl":
            assert table.combat is not None
            yield from howl(table, table.combat.space)
        case "lick":
            lick(table, wolf_of(parts[0]))
        case "eat":
            eat(table, hiker_of(parts[0]), parts[1])
        case "fury":
            play_fury(table, wolf_of(parts[0]))
        case _:
            recover(table, ":".join((kind, *(str(hiker_of(part)) for part in parts))))
    after_rescue(table)


def use_track(table: MoonTable, hiker: int) -> None:
    """full_moon/item.trail: use up a Trail item (R5.9)."""
    drop_item(table, hiker, item_of(table, hiker, "trail"))
    read_track(table, hiker)


def cleanse(table: MoonTable, hiker: int) -> None:
    """full_moon/item.talisman-cleanse: a Talisman discarded on the Ancient Stones takes the token out of the game
    unseen (R14.16).
    """
    drop_item(table, hiker, item_of(table, hiker, "talisman"))
    table.cured[hiker], table.tokens[hiker] = table.tokens[hiker], None
    table.token_open[hiker] = False
    if table.log is not None:
        table.tell("full_moon/item.talisman-cleanse", say("moon-cleansed", hiker=HIKER_REFS[hiker]), reveals=True)


def give(table: MoonTable, giver: int, kind: str, receiver: int) -> Script[None]:
    """full_moon/prepare.exchange, full_moon/prepare.loyal: an item passes between hikers of one hexagon if who leads
    the receiver agrees (R2.4, R2.5).
    """
    seat = table.owner[receiver]
    if seat != table.owner[giver]:
        answer = yield from pick_one(
            seat,
            "full_moon/prepare.exchange",
            say("moon-ask-accept", giver=HIKER_REFS[giver], item=item_ref(kind), hiker=HIKER_REFS[receiver]),
            lambda: YES_NO,
            default=lambda: "no",
        )
        if answer == "no":
            return
    card = item_of(table, giver, kind)
    table.items[giver].remove(card)
    table.items[receiver].append(card)
    if table.log is not None:
        told = say("moon-gives", giver=HIKER_REFS[giver], item=item_ref(kind), hiker=HIKER_REFS[receiver])
        table.tell("full_moon/prepare.exchange", told)


def play_fury(table: MoonTable, wolf: int) -> None:
    """full_moon/pack-card.pack-fury: 3 more for an attacker who has not tripped (R12.31)."""
    combat = table.combat
    assert combat is not None
    combat.wplus[combat.wolves.index(wolf)] += table.book.pack_cards["pack-fury"].combat
    table.pack_hand.remove("pack-fury")
    table.packs_out.append("pack-fury")
    if table.log is not None:
        table.tell("full_moon/pack-card.pack-fury", say("moon-fury", wolf=WOLF_REFS[wolf]), reveals=True)


# what is offered


def offered(table: MoonTable, seat: Seat) -> list[Option]:
    """full_moon/table.any-time: the plays at any time that this seat can ask for now; those that wait can be
    withdrawn.
    """
    if table.reason is not None:
        return []
    waiting = [call.id for call in table.calls if call.seat == seat]
    options = [
        option._replace(barred=Message("moon-barred-waiting")) if option.id in waiting else option
        for option in plays(table, seat)
    ]
    options += [
        Option(f"withdraw:{call}", "moon-call-withdraw", rule="full_moon/table.any-time")
        for call in dict.fromkeys(waiting)
    ]
    return options


def plays(table: MoonTable, seat: Seat) -> list[Option]:
    """full_moon/table.any-time: what this seat could do at any time, as things stand."""
    if table.phase in SETTING_UP:
        return []
    if table.sides[seat] == "pack":
        return pack_plays(table) if seat == table.pack_seat else []
    own = hikers_of(table, seat)
    hand = list(dict.fromkeys(table.hands[seat]))
    found = [recovery_option(way) for way in recoveries(table, seat)]
    for hiker in own:
        name, ref = HIKERS[hiker], HIKER_REFS[hiker]
        if may_look(table, hiker) and (seat, hiker) not in table.looks:
            found.append(_play(f"look:{name}", "moon-call-look", {"hiker": ref}, "full_moon/table.looks"))
        if can_pay(table, seat, hiker, "redraw"):
            rule = "full_moon/determination.redraw"
            found += [
                _play(f"redraw:{name}:{card}", "moon-call-redraw", {"hiker": ref, "card": action_ref(card)}, rule)
                for card in hand
            ]
        if can_pay(table, seat, hiker, "draw-three"):
            rule = "full_moon/determination.draw-three"
            found.append(_play(f"three:{name}", "moon-call-three", {"hiker": ref}, rule))
        if table.items[hiker]:
            found += _item_plays(table, hiker)
        if table.determination[hiker] >= min(table.book.prices["die"], table.settings.barrier_price):
            found += _companion_plays(table, seat, hiker)
    if len(table.hands[seat]) >= table.book.number("hand", "change_give") and not table.changes[seat]:
        found.append(_play("change", "moon-call-change", NO_ARGS, "full_moon/discard.change"))
    return found


SETTING_UP = frozenset({"hikers", "enter", "trail", "buy"})
"""The steps before the first hour: nothing can be called for yet."""


def _play(id: str, text: str, args: Args, rule: str) -> Option:
    ref = args.get("hiker")
    return Option(id, text, args, ref if isinstance(ref, Ref) else None, rule)


_RULES = {
    "heal-life": "full_moon/determination.heal",
    "heal-calm": "full_moon/determination.heal",
    "calm": "full_moon/determination.transfer",
    "wild-life": "full_moon/wildcard.life",
    "wild-calm": "full_moon/wildcard.calm",
}


def recovery_option(way: str) -> Option:
    """full_moon/determination.heal: a way of `recoveries` as an option, its hikers by name."""
    kind, first, *rest = way.split(":")
    hiker = int(first)
    if kind == "eat":
        item = rest[0]
        args: Args = {"hiker": HIKER_REFS[hiker], "item": item_ref(item)}
        return _play(f"eat:{HIKERS[hiker]}:{item}", "moon-call-eat", args, rule_of("item", item))
    names = [HIKERS[int(number)] for number in (first, *rest)]
    args = {"hiker": HIKER_REFS[hiker], "other": HIKER_REFS[int(rest[0])]} if rest else {"hiker": HIKER_REFS[hiker]}
    return _play(":".join((kind, *names)), f"moon-call-{kind}", args, _RULES[kind])


def _item_plays(table: MoonTable, hiker: int) -> list[Option]:
    found: list[Option] = []
    name, ref = HIKERS[hiker], HIKER_REFS[hiker]
    if item_of(table, hiker, "trail") >= 0:
        found.append(_play(f"track:{name}", "moon-call-track", {"hiker": ref}, "full_moon/item.trail"))
    hexagon = special_at(table, table.at[hiker])
    stones = hexagon is not None and hexagon.cleanses
    if stones and table.tokens[hiker] is not None and item_of(table, hiker, "talisman") >= 0:
        found.append(_play(f"cleanse:{name}", "moon-call-cleanse", {"hiker": ref}, "full_moon/item.talisman-cleanse"))
    if table.step in (1, 2) and not table.revealed:
        for kind in dict.fromkeys(table.book.kinds[card].id for card in table.items[hiker]):
            if table.book.items[kind].loyal:
                continue
            for other in hikers_at(table, table.at[hiker]):
                if other != hiker:
                    args: Args = {"hiker": ref, "item": item_ref(kind), "other": HIKER_REFS[other]}
                    id = f"give:{name}:{kind}:{HIKERS[other]}"
                    found.append(_play(id, "moon-call-give", args, "full_moon/prepare.exchange"))
    return found


def _companion_plays(table: MoonTable, seat: Seat, hiker: int) -> list[Option]:
    """full_moon/determination.die, full_moon/determination.barrier: what one hiker may pay for another on the same
    hexagon (R8.7, R7.14).
    """
    found: list[Option] = []
    name, ref = HIKERS[hiker], HIKER_REFS[hiker]
    for other in hikers_at(table, table.at[hiker]):
        args: Args = {"hiker": ref, "other": HIKER_REFS[other]}
        if other != hiker and can_pay(table, seat, hiker, "die") and _will_roll(table, other):
            found.append(_play(f"die:{name}:{HIKERS[other]}", "moon-call-die", args, "full_moon/determination.die"))
        if other != hiker and may_pay_way(table, hiker, other):
            rule = "full_moon/determination.barrier"
            found.append(_play(f"cross:{name}:{HIKERS[other]}", "moon-call-cross", args, rule))
    return found


def may_pay_way(table: MoonTable, payer: int, hiker: int) -> bool:
    """full_moon/determination.barrier: one hiker can pay another's way through a barrier beside their hexagon
    (R7.14).
    """
    beside = any(side in table.barriers for side in table.wood.side[table.at[hiker]])
    return beside and hiker not in table.passes and table.determination[payer] >= table.settings.barrier_price


def _will_roll(table: MoonTable, hiker: int) -> bool:
    return table.revealed and table.act[hiker] in ("explore", "search") and table.laid[hiker] is not None


def pack_plays(table: MoonTable) -> list[Option]:
    """full_moon/pack-card.play: the pack cards that can be played in a combat at the pack's own pauses (R10.10)."""
    combat = table.combat
    if combat is None or not table.pack_hand:
        return []
    found: list[Option] = []
    if "pack-fury" in table.pack_hand:
        for i, wolf in enumerate(combat.wolves):
            if not combat.wtripped[i] and not combat.ends[i]:
                args: Args = {"wolf": WOLF_REFS[wolf]}
                found.append(
                    Option(
                        f"fury:{BEINGS[wolf]}", "moon-call-fury", args, WOLF_REFS[wolf], "full_moon/pack-card.pack-fury"
                    )
                )
    if not table.settings.all_cards_in_combat:
        return found
    if may_howl_here(table):
        found.append(Option("howl", "moon-call-howl", NO_ARGS, None, "full_moon/pack-card.gathering-howl"))
    found += [
        Option(
            f"lick:{BEINGS[wolf]}",
            "moon-call-lick",
            {"wolf": WOLF_REFS[wolf]},
            WOLF_REFS[wolf],
            "full_moon/pack-card.lick-wounds",
        )
        for wolf in can_lick(table)
    ]
    return found


def hear(table: MoonTable, call: Call) -> None:
    """full_moon/table.any-time, full_moon/table.looks: a call waits; a withdrawal and a look at a token happen at
    once, unseen by others.
    """
    kind, _, rest = call.id.partition(":")
    if kind == "withdraw":
        table.calls.remove(Call(call.seat, rest))
    elif kind == "look":
        look(table, call.seat, hiker_of(rest))
    else:
        table.calls.append(call)


def forget(table: MoonTable, seat: Seat, card: str) -> None:
    """full_moon/discard.limit: an action card leaves a hand for the discards."""
    table.hands[seat].remove(card)
    discard_action(table, card)
