"""Setting a table up as a scenario wants it. Cards, tokens and counters are moved, never made.

Keys, all optional (seats are numbers from 0; "by seat" is a table from seats to values or a list of all):
    rooms       by room: { place = [q, s], turn = n, platform = "pf1" } (the missing parts stay as they are)
    rotations   by platform: 0 to 5;  fallen: platforms that have fallen
    ladders     by seat: "h2:ne", or "none" for one that was thrown down;  wolves: by seat
    at          by seat: a space;  strigoi: by name: a space, or "none";  dead: the Strigoi that died first
    round, marker, altar, inferno;  fight_tokens: spaces
    earned      by seat: earned cards, to the hand ("fist-by-fist:3", "nighttime-rebel")
    hands       by seat: the Action cards in hand; the seat's other cards go to its discard pile
    cards       by seat: the card of the round, turned up;  chosen: by seat, laid down hidden (next = "keep")
    rewards     by seat: Reward cards in hand;  front, discards: by seat: cards put there (Reward cards from the deck)
    tokens, wounds  by seat;  scars: by Strigoi: how many Wounds he has
    stacks      by red, grey, strigoi, rewards, tokens, fire-and-forgive, fist-by-fist: what lies on top, the first drawn first
    open_top    colours whose top token lies face up;  used_up: stacks that are empty (all is discarded, or out of the game)
    gone        Reward cards out of the game;  legendary_gone: Legendary cards out of the game
    active, steps, fought
    next        lay-room | lay-platform | ladder | wolf | choose | keep | window | strigoi | turn-end | round-end

Unless said otherwise the table stands in round 2 before the choice of cards, every wolf on its ladder, each Strigoi on a mark.
From `window` on all cards of the round lie open: those of `cards`, else the first in hand; `active` is on turn, else the first
in order.
"""

from collections.abc import Mapping

from wolfmoon.core.wishes import bad, by_seat, flag, number, one_of, strings
from wolfmoon.games.armata_strigoi.arranging import lay_cards, lay_tokens
from wolfmoon.games.armata_strigoi.cards import lay_round_card
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.invariants import wrong
from wolfmoon.games.armata_strigoi.laying import edges, take_wolf
from wolfmoon.games.armata_strigoi.parts import CENTRE, DIRECTIONS, MARKED, MIDDLE, NOWHERE, PLATFORMS, ROOMS, TURNS
from wolfmoon.games.armata_strigoi.round import begin_turn
from wolfmoon.games.armata_strigoi.state import NOBODY, ArmataTable
from wolfmoon.games.armata_strigoi.wishes import by_name, space

SETTING_UP = ("lay-room", "lay-platform", "ladder", "wolf")
IN_TURNS = ("window", "strigoi", "turn-end", "round-end")
NEXT = (*SETTING_UP, "choose", "keep", *IN_TURNS)
KEYS = (
    *("rooms", "rotations", "fallen", "ladders", "wolves", "at", "strigoi", "dead", "round", "marker", "altar"),
    *(
        "inferno",
        "fight_tokens",
        "earned",
        "hands",
        "cards",
        "chosen",
        "rewards",
        "front",
        "discards",
        "tokens",
        "wounds",
    ),
    *("scars", "stacks", "open_top", "used_up", "gone", "legendary_gone", "active", "steps", "fought", "next"),
)


def arrange(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    """Set the table up; raises BadScenario naming the key, what was wrong and what would be right."""
    for key in wishes:
        if key not in KEYS:
            raise bad(key, key, ", ".join(KEYS))
    step = one_of("next", wishes.get("next", "choose"), NEXT)
    _fortress(table, wishes)
    if step not in SETTING_UP:
        _pack(table, wishes)
        _figures(table, wishes)
        lay_cards(table, wishes)
    lay_tokens(table, wishes)
    _round(table, wishes, step)
    for fault in wrong(table):
        raise bad("", fault, "a table that the rules allow")


def _fortress(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    layout = table.layout
    places, turns, holds = list(layout.places), list(layout.turns), list(layout.holds)
    rotations, fallen = list(layout.rotations), list(layout.fallen)
    for name, wish in by_name("rooms", wishes.get("rooms", {}), ROOMS[:MIDDLE]):
        room = ROOMS.index(name)
        for key, value in by_name(f"rooms.{name}", wish, ("place", "turn", "platform")):
            if key == "turn":
                turns[room] = number(f"rooms.{name}.turn", value, 0, TURNS - 1)
            elif key == "platform":
                holds[room] = PLATFORMS.index(one_of(f"rooms.{name}.platform", value, PLATFORMS))
            elif not isinstance(value, list) or len(value) != 2:
                raise bad(f"rooms.{name}.place", value, "[q, s]")
            else:
                q, s = (number(f"rooms.{name}.place", each, -6, 6) for each in value)
                places[room] = (q, s)
    laid = [disc for disc in holds if disc != NOWHERE]
    spots = [place for place in places if place is not None]
    if len(set(laid)) != len(laid) or len({*spots, (0, 0)}) != len(spots) + 1:
        raise bad("rooms", wishes["rooms"], "every room on a place of its own, with a platform of its own")
    for name, value in by_name("rotations", wishes.get("rotations", {}), PLATFORMS):
        rotations[PLATFORMS.index(name)] = number(f"rotations.{name}", value, 0, TURNS - 1)
    for name in strings("fallen", wishes.get("fallen", []), PLATFORMS):
        fallen[PLATFORMS.index(name)] = True
    table.laid = len(spots) + len(laid)
    table.build(
        layout._replace(
            places=tuple(places),
            turns=tuple(turns),
            holds=tuple(holds),
            rotations=tuple(rotations),
            fallen=tuple(fallen),
        )
    )


def _pack(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    """Every seat has a wolf and a ladder; those not wished for are the first that fit."""
    if NOWHERE in table.layout.holds:
        raise bad("next", "a fortress that is not laid", "lay-room, or a map that is not arranged")
    wanted = {seat: str(wolf) for seat, wolf in by_seat(table.seats, "wolves", wishes.get("wolves", {}))}
    for seat, wolf in wanted.items():
        one_of(f"wolves.{seat}", wolf, tuple(table.book.wolves))
    if len(set(wanted.values())) != len(wanted):
        raise bad("wolves", wishes["wolves"], "different wolves")
    free = [wolf for wolf in table.book.wolves if wolf not in wanted.values()]
    leaned = dict(by_seat(table.seats, "ladders", wishes.get("ladders", {})))
    ladders: list[tuple[int, int] | None] = [None] * table.seats
    for seat, edge in leaned.items():
        if edge != "none":
            room, _, direction = str(edge).partition(":")
            one_of(f"ladders.{seat}", room, ROOMS)
            ladders[seat] = (ROOMS.index(room), DIRECTIONS.index(one_of(f"ladders.{seat}", direction, DIRECTIONS)))
            if ladders[seat] not in edges(table):
                raise bad(f"ladders.{seat}", edge, "an outer edge of a room without a mark, free of ladders")
    for seat in range(table.seats):
        table.build(table.layout._replace(ladders=tuple(ladders)))
        if seat not in leaned:
            ladders[seat] = edges(table)[0]
    table.build(table.layout._replace(ladders=tuple(ladders)))
    for seat in range(table.seats):
        take_wolf(table, seat, wanted.get(seat) or free.pop(0))


def _figures(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    table.round = number("round", wishes.get("round", 2), 1, 999)
    table.stage = "initiative"
    for seat, where in by_seat(table.seats, "at", wishes.get("at", {})):
        table.at[seat] = space(f"at.{seat}", where)
    for seat in range(table.seats):
        if not table.fort.near[table.at[seat]]:
            raise bad(f"at.{seat}", table.at[seat], "a space that is there")
    if "dead" in wishes:
        table.dead = STRIGOI.index(one_of("dead", wishes["dead"], STRIGOI))
        table.strigoi_tokens = ()
    given = dict(by_name("strigoi", wishes.get("strigoi", {}), STRIGOI))
    for n, name in enumerate(STRIGOI):
        if name in given:
            table.haunts[n] = NOWHERE if given[name] == "none" else space(f"strigoi.{name}", given[name])
        elif table.round > 1 and n != table.dead:
            table.haunts[n] = CENTRE[MARKED[n]]
    if table.dead != NOBODY and table.haunts[table.dead] != NOWHERE:
        raise bad("strigoi", given, "no space for one who is dead")


def _round(table: ArmataTable, wishes: Mapping[str, object], step: str) -> None:
    book = table.book
    table.next = table.phase = step
    table.altar = number("altar", wishes.get("altar", 0), 0, book.altar)
    table.inferno = number("inferno", wishes.get("inferno", 0), 0, book.lost[table.seats] - 1)
    table.marker = flag("marker", wishes.get("marker", False))
    if step == "keep":
        for seat in range(table.seats):
            table.chosen[seat] = table.chosen[seat] or table.hands[seat][0]
    if step not in IN_TURNS:
        for key in ("active", "steps", "fought", "cards"):
            if key in wishes:
                raise bad(key, f"with next = {step}", f"next = {' or '.join(IN_TURNS)}")
        return
    for seat, card in by_seat(table.seats, "cards", wishes.get("cards", {})):
        table.card[seat] = one_of(f"cards.{seat}", card, table.hands[seat])
    for seat in range(table.seats):
        if not table.hands[seat]:
            raise bad(f"hands.{seat}", "no card", "a card to have played")
        lay_round_card(table, seat, table.card[seat] or table.hands[seat][0])
    table.order = tuple(sorted(range(table.seats), key=table.initiative))
    table.stage = "turns"
    active = number("active", wishes.get("active", table.order[0]), 0, table.seats - 1)
    table.place = table.order.index(active)
    begin_turn(table)
    table.next = table.phase = step
    table.steps = number("steps", wishes.get("steps", table.steps), 0, 99)
    table.fought = flag("fought", wishes.get("fought", False))
    table.walks = not table.fought
