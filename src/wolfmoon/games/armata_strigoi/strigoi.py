"""Phases 2c and 3: which Strigoi moves, where he goes, whom he sees. What he does then is attack.py and curse.py."""

from wolfmoon.core.script import Script, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.armata_strigoi.components import STRIGOI, StrigoiSide
from wolfmoon.games.armata_strigoi.fortress import Route
from wolfmoon.games.armata_strigoi.parts import DIRECTIONS, NOWHERE
from wolfmoon.games.armata_strigoi.state import NOBODY, ArmataTable, Assault
from wolfmoon.games.armata_strigoi.wording import (
    DIRECTION_REFS,
    LADDER_REFS,
    ROOM_REFS,
    SEAT_REFS,
    STRIGOI_REFS,
    letter_name,
)
from wolfmoon.games.armata_strigoi.wounds import lose_blood

MASTER = 0


def on_board(table: ArmataTable) -> list[int]:
    """armata_strigoi/setup.strigoi: the Strigoi that are in the fortress: none in round 1 (R A7, R E10)."""
    return [strigoi for strigoi in range(len(STRIGOI)) if table.haunts[strigoi] != NOWHERE]


def other_room(table: ArmataTable, strigoi: int) -> int:
    """The room of the other Strigoi, -1 if he is nowhere."""
    there = table.haunts[1 - strigoi]
    return NOWHERE if there == NOWHERE else table.fort.room_of[there]


def printed(table: ArmataTable, strigoi: int) -> StrigoiSide:
    """armata_strigoi/supreme.1: the side of his card that lies up (R G1)."""
    return table.book.strigoi[strigoi][table.dead == 1 - strigoi]


def furious(table: ArmataTable) -> int:
    """armata_strigoi/curse.1, armata_strigoi/curse.supreme: who moves in Phase 3: the Master, or the Supreme (R G2, R H2)."""
    return MASTER if table.dead == NOBODY else 1 - table.dead


def nearest(table: ArmataTable, room: int) -> Seat | None:
    """armata_strigoi/attack.nearest: whom he would attack from the centre of that room: a wolf on the centre itself, else the
    nearest in sight; armata_strigoi/attack.tie: of several the one with the higher initiative (R F1, R F6).
    """
    centre = table.fort.centre(room)
    if centre in table.at and centre not in table.haunts:
        return table.at.index(centre)
    sight = table.fort.sight(room)
    seen = [seat for seat, space in enumerate(table.at) if space in sight]
    if not seen:
        return None
    least = min(sight[table.at[seat]] for seat in seen)
    return max((seat for seat in seen if sight[table.at[seat]] == least), key=table.initiative)


def shield(table: ArmataTable, route: Route) -> Seat | None:
    """armata_strigoi/strigoi.ladder-shield: the wolf between him and the ladder, the nearest; by the option only if no wall
    lies between (R E7).
    """
    spaces = table.fort.before_ladder(route.room, route.direction)
    if table.settings.open_line:
        line = table.fort.line(route.room, route.direction)
        spaces = tuple(space for space in spaces if space in line)
    return next((table.at.index(space) for space in spaces if space in table.at), None)


def strigoi_turn(table: ArmataTable) -> Script[None]:
    """armata_strigoi/strigoi.token, armata_strigoi/strike.after: a token says who moves, by the letter of the active player's
    card.

    armata_strigoi/supreme.moves: the Supreme moves without one (R G2). Round 1 has none of this (R E10).
    """
    after(table)
    if on_board(table):
        strigoi = draw_strigoi(table) if table.dead == NOBODY else 1 - table.dead
        advance(table, strigoi, table.letter(table.active))
    yield from together(())


def draw_strigoi(table: ArmataTable) -> int:
    """armata_strigoi/strigoi.token: turn up the top token; an empty stack is made anew of all (R B15)."""
    if not table.strigoi_tokens:
        tokens = list(table.strigoi_tokens_used)
        table.dice.shuffle(tokens)
        table.strigoi_tokens, table.strigoi_tokens_used = tuple(tokens), ()
        if table.log is not None:
            table.tell("armata_strigoi/strigoi.token", say("armata-strigoi-shuffled"), reveals=True)
    token = table.strigoi_tokens[-1]
    table.strigoi_tokens = table.strigoi_tokens[:-1]
    table.strigoi_tokens_used = (*table.strigoi_tokens_used, token)
    table.strigoi_token = token
    if table.log is not None:
        message = say("armata-strigoi-token", token=Ref("strigoi-token", token))
        table.tell("armata_strigoi/strigoi.token", message, reveals=True)
    return table.book.strigoi_tokens[token].strigoi


def after(table: ArmataTable) -> None:
    """armata_strigoi/turn.end: when he has done what he does, the turn or Phase 3 is over."""
    table.assault = None
    table.next = "turn-end" if table.stage == "turns" else "round-end"


def advance(table: ArmataTable, strigoi: int, letter: int) -> None:
    """armata_strigoi/strigoi.letter, armata_strigoi/strigoi.walls: he goes where the letter sends him (R E1 to E5); then he
    attacks or curses if he has moved (armata_strigoi/strigoi.still).
    """
    fort = table.fort
    route = fort.route(fort.room_of[table.haunts[strigoi]], letter, other_room(table, strigoi))
    if route.ladder != NOWHERE:
        guard = shield(table, route)
        if guard is None:
            break_ladder(table, strigoi, route)
        else:
            assail(table, strigoi, guard, "shield")
        return
    if table.log is not None:
        _tell_route(table, strigoi, letter, route)
    if not route.moves:
        return
    centre = fort.centre(route.room)
    caught = table.at.index(centre) if centre in table.at else None
    table.haunts[strigoi] = centre
    if table.stage == "curse":
        curse_room(table, strigoi, route.room, caught)
    elif caught is not None:
        table.at[caught] = NOWHERE
        table.falling = (caught,)
        assail(table, strigoi, caught, "centre")
    else:
        seen = nearest(table, route.room)
        if seen is not None:
            assail(table, strigoi, seen, "sight")


_ATTACK_RULES = {
    "sight": "armata_strigoi/attack.1",
    "shield": "armata_strigoi/strigoi.ladder-shield",
    "centre": "armata_strigoi/attack.centre",
}
_ROUTE_RULES = {
    "stays": "armata_strigoi/strigoi.x",
    "stuck": "armata_strigoi/strigoi.stuck",
    "both": "armata_strigoi/strigoi.both",
    "moves": "armata_strigoi/strigoi.letter",
    "bounces": "armata_strigoi/strigoi.bounce",
}


def _tell_route(table: ArmataTable, strigoi: int, letter: int, route: Route) -> None:
    rule = _ROUTE_RULES[route.kind]
    who, shown = STRIGOI_REFS[strigoi], letter_name(letter)
    if route.moves:
        way, room = DIRECTION_REFS[route.direction], ROOM_REFS[route.room]
        message = say("armata-teleports", strigoi=who, letter=shown, direction=way, room=room, kind=route.kind)
        table.tell(rule, message)
    else:
        table.tell(rule, say("armata-stays", strigoi=who, letter=shown, kind=route.kind))


def assail(table: ArmataTable, strigoi: int, seat: Seat, kind: str) -> None:
    """armata_strigoi/attack.1, armata_strigoi/attack.wounds: he attacks: the Wounds of his card and of the token just turned
    up; the marker is laid (armata_strigoi/attack.marker; R E8, R F3, R F5, R G3). No token: in Phase 3, for the Supreme (R H5).
    """
    token = table.book.strigoi_tokens.get(table.strigoi_token) if table.stage == "turns" else None
    extra, shocks = (token.wounds, token.shocks) if token is not None else (0, 0)
    table.assault = Assault(strigoi, seat, kind, printed(table, strigoi).damage + extra, shocks, ())
    table.marker = True
    table.next = "caught" if kind == "centre" else "defend"
    if table.log is not None:
        rule = _ATTACK_RULES[kind]
        message = say(
            "armata-attacks",
            strigoi=STRIGOI_REFS[strigoi],
            seat=SEAT_REFS[seat],
            wounds=table.assault.wounds,
            shocks=shocks,
            kind=kind,
        )
        table.tell(rule, message)


def break_ladder(table: ArmataTable, strigoi: int, route: Route) -> None:
    """armata_strigoi/strigoi.ladder: the ladder is gone for good; a wolf on it costs a Blood Point and comes out elsewhere
    (armata_strigoi/strigoi.ladder-wolf); armata_strigoi/strigoi.ladder-last: so does the last ladder (R E6, R E9).
    """
    place = (route.room, route.direction)
    wolf = table.at.index(route.ladder) if route.ladder in table.at else None
    table.build(table.layout._replace(ladders=tuple(None if each == place else each for each in table.layout.ladders)))
    if table.log is not None:
        table.tell(
            "armata_strigoi/strigoi.ladder",
            say(
                "armata-breaks-ladder",
                strigoi=STRIGOI_REFS[strigoi],
                ladder=LADDER_REFS[route.ladder],
                room=ROOM_REFS[route.room],
                direction=Ref("direction", DIRECTIONS[route.direction]),
            ),
        )
    if wolf is not None:
        table.at[wolf] = NOWHERE
        table.falling = (wolf,)
        lose_blood(table, "armata_strigoi/strigoi.ladder-wolf")
    if not any(table.layout.ladders):
        lose_blood(table, "armata_strigoi/strigoi.ladder-last")
    if wolf is not None:
        table.then, table.next = table.next, "relocate"


def curse_room(table: ArmataTable, strigoi: int, room: int, caught: Seat | None) -> None:
    """armata_strigoi/curse.3: every wolf of the room he has come to is cursed, in the order of initiative; who that is is
    fixed now (R H3). A wolf on the centre is hit first and cannot protect itself (R H4).
    """
    table.cursed = tuple(seat for seat in table.order if table.room(seat) == room and seat != caught)
    table.next = "curse"
    if table.log is not None:
        hit = [SEAT_REFS[seat] for seat in table.order if table.room(seat) == room]
        message = say("armata-curses", strigoi=STRIGOI_REFS[strigoi], room=ROOM_REFS[room], seats=hit, count=len(hit))
        table.tell("armata_strigoi/curse.supreme" if table.dead != NOBODY else "armata_strigoi/curse.3", message)
    if caught is not None:
        table.at[caught] = NOWHERE
        table.falling = (caught,)
        table.next = "cursed-centre"
