"""Infection tokens: who gets one, who may look, when they are shown; turning, and changing sides."""

from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.components import WOLVES
from wolfmoon.games.full_moon.ground import special_at
from wolfmoon.games.full_moon.hikers import hikers_of, in_order, item_of
from wolfmoon.games.full_moon.life import leave_play
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, SEAT_REFS, token_ref

NIGHTFALL = 12
"""The hour's place on the track from which owners may look: 18:00."""


def infect(table: MoonTable, hiker: int) -> None:
    """full_moon/infection.1, full_moon/infection.once: the first bite brings a face-down token, never a second one
    (R14.1).
    """
    if table.had_token[hiker] or not table.supply:
        return
    table.had_token[hiker] = True
    table.tokens[hiker] = table.supply.pop()
    if table.log is not None:
        table.tell("full_moon/infection.1", say("moon-bitten", hiker=HIKER_REFS[hiker]))


def may_look(table: MoonTable, hiker: int) -> bool:
    """full_moon/nightfall.look, full_moon/item.talisman-look, full_moon/hexagon.ancient-stones: whether the leader
    may look at the token (R14.3, R14.10).
    """
    if table.status[hiker] != "play" or table.tokens[hiker] is None or table.token_open[hiker]:
        return False
    if item_of(table, hiker, "talisman") >= 0:
        return True
    hexagon = special_at(table, table.at[hiker])
    if hexagon is not None and hexagon.look:
        return True
    dark = (table.turn - 1) % len(table.book.hours) >= NIGHTFALL
    return dark and not (table.night and not table.life[hiker])


def look(table: MoonTable, seat: Seat, hiker: int) -> None:
    """full_moon/table.looks: see a token in secret; the seat keeps the answer (R14.19)."""
    token = table.tokens[hiker]
    assert token is not None
    if (seat, hiker) not in table.looks:
        table.looks.append((seat, hiker))
    if table.log is not None:
        secret = say("moon-looked", hiker=HIKER_REFS[hiker], token=token_ref(token))
        table.tell("full_moon/table.looks", secret, to=(seat,), reveals=True)


def show_token(table: MoonTable, hiker: int, rule: str) -> None:
    """full_moon/night.tokens: a token is turned up for everybody."""
    token = table.tokens[hiker]
    assert token is not None
    table.token_open[hiker] = True
    if table.log is not None:
        text = "moon-token-shown"
        table.tell(rule, say(text, hiker=HIKER_REFS[hiker], token=token_ref(token)), reveals=True)


def must_turn(table: MoonTable, hiker: int) -> bool:
    """full_moon/item.talisman-resist, full_moon/infection.immune: an open positive token turns its hiker at night,
    unless a Talisman is held (R14.7, R14.15).
    """
    return (
        table.night
        and table.token_open[hiker]
        and table.tokens[hiker] == "positive"
        and item_of(table, hiker, "talisman") < 0
    )


def show_bites(table: MoonTable) -> None:
    """full_moon/night.tokens: at night every bitten hiker with Life shows the token, and who must turn does, all
    before any attack (R14.8, R14.10).
    """
    table.rescued = []
    if not table.night:
        return
    hikers = in_order(table)
    for hiker in hikers:
        if table.tokens[hiker] is not None and not table.token_open[hiker] and table.life[hiker]:
            show_token(table, hiker, "full_moon/night.tokens")
    for hiker in hikers:
        if must_turn(table, hiker):
            turn(table, hiker)


def after_rescue(table: MoonTable) -> None:
    """full_moon/life.rescue: who was bitten at night, had no Life and is saved shows the token at that moment
    (R14.10).
    """
    while table.rescued:
        hiker = table.rescued.pop(0)
        if table.status[hiker] == "play" and not table.token_open[hiker] and table.tokens[hiker] is not None:
            show_token(table, hiker, "full_moon/night.tokens")
            if must_turn(table, hiker):
                turn(table, hiker)


def turn(table: MoonTable, hiker: int) -> None:
    """full_moon/infection.transform, full_moon/infection.points, full_moon/infection.free-attack: a hiker becomes a
    werewolf of the pack (R14.12, R14.14).
    """
    space, seat = table.at[hiker], table.owner[hiker]
    wolf = WOLVES + hiker
    leave_play(table, hiker, "turned")
    table.pack.append(wolf)
    table.wolf_at[wolf] = space
    table.wolf_owner[wolf] = table.packers[0]
    table.wounded[wolf] = table.moved[wolf] = table.fought_by[wolf] = False
    table.points += table.book.number("planning", "on_transforming")
    table.hunting.append(wolf)
    if table.log is not None:
        table.tell("full_moon/infection.transform", say("moon-turns", hiker=HIKER_REFS[hiker]), reveals=True)
    if seat >= 0:
        change_side(table, seat)


def change_side(table: MoonTable, seat: Seat) -> None:
    """full_moon/infection.side: who has no hiker left, none escaped, and whose last one turned plays for the pack
    with all own werewolves (R14.11).
    """
    own = [hiker for hiker in range(8) if table.owner[hiker] == seat]
    if hikers_of(table, seat) or any(table.status[hiker] == "left" for hiker in own) or seat in table.packers:
        return
    table.sides[seat] = "pack"
    table.packers.append(seat)
    for hiker in own:
        if WOLVES + hiker in table.pack:
            table.wolf_owner[WOLVES + hiker] = seat
    if table.log is not None:
        table.tell("full_moon/infection.side", say("moon-changes-side", seat=SEAT_REFS[seat]), reveals=True)
