"""A Strigoi is hit: his Wounds, his death, the Supreme, the platform that falls, and who gets off it."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, together
from wolfmoon.core.table import Seat, TheGameEnds
from wolfmoon.core.text import Message, say
from wolfmoon.games.armata_strigoi.components import DIE, STRIGOI
from wolfmoon.games.armata_strigoi.movement import is_free
from wolfmoon.games.armata_strigoi.parts import DISC, FRAME, MIDDLE, MIDDLE_CENTRE, NOWHERE, SPACE
from wolfmoon.games.armata_strigoi.sources import could_have, lies_open, pay, sources
from wolfmoon.games.armata_strigoi.state import NOBODY, ArmataTable
from wolfmoon.games.armata_strigoi.wording import (
    PLATFORM_REFS,
    ROOM_REFS,
    SEAT_REFS,
    SPACE_OPTIONS,
    SPACE_REFS,
    STRIGOI_REFS,
    letter_name,
)
from wolfmoon.games.armata_strigoi.wounds import earn, give_back, lose_blood

FALL = Option("fall", "armata-option-fall", rule="armata_strigoi/collapse.fall")


def hit(table: ArmataTable) -> None:
    """armata_strigoi/melee.2, armata_strigoi/ranged.2, armata_strigoi/strike.counter: a Wound counter goes face down on his
    card, whatever it shows; enough of them kill him (R G1, R G8).
    """
    bout = table.bout
    assert bout is not None
    strigoi = STRIGOI.index(bout.target)
    pool = list(table.pool)
    table.dice.shuffle(pool)
    table.scars[strigoi] = (*table.scars[strigoi], pool.pop())
    table.pool = tuple(sorted(pool))
    wounds, existence = len(table.scars[strigoi]), existence_of(table, strigoi)
    if table.log is not None:
        message = say("armata-hit", strigoi=STRIGOI_REFS[strigoi], wounds=wounds, existence=existence)
        table.tell("armata_strigoi/strike.counter", message, reveals=True)
    if wounds >= existence:
        if table.dead != NOBODY:
            win(table)
        die(table, strigoi, bout.seat)
    elif table.dead != NOBODY:
        collapse(table, bout.seat)


def existence_of(table: ArmataTable, strigoi: int) -> int:
    """armata_strigoi/icon.existence: the Wounds that kill him, by the side of his card that lies up (R A10)."""
    return table.book.existence(strigoi, table.dead == 1 - strigoi, table.settings.level)


def win(table: ArmataTable) -> None:
    """armata_strigoi/end.victory: the Supreme is dead, and nothing else happens any more (R G8)."""
    table.reason = "victory"
    raise TheGameEnds


def die(table: ArmataTable, strigoi: int, seat: Seat) -> None:
    """armata_strigoi/death.1, armata_strigoi/supreme.1, armata_strigoi/supreme.wounds: the first to die leaves with card and
    tokens; the other becomes the Supreme and keeps his Wounds (R G1).
    """
    other = 1 - strigoi
    table.dead = strigoi
    table.haunts[strigoi] = NOWHERE
    give_back(table, table.scars[strigoi])
    table.scars[strigoi] = ()
    table.strigoi_tokens = table.strigoi_tokens_used = ()
    if table.log is not None:
        table.tell("armata_strigoi/death.1", say("armata-dies", strigoi=STRIGOI_REFS[strigoi]))
        rises = say("armata-supreme", strigoi=STRIGOI_REFS[other], wounds=len(table.scars[other]))
        table.tell("armata_strigoi/supreme.1", rises)
    earn(table, seat, DIE)
    if len(table.scars[other]) >= existence_of(table, other):
        win(table)


def collapse(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/collapse.1: the letter on the striker's card, read in the flat room, says which platform falls (R G4).

    armata_strigoi/collapse.gone: X, no room, or no platform there: nothing happens.
    """
    letter = table.letter(seat)
    room = NOWHERE if letter == NOWHERE else table.fort.neighbours[MIDDLE][letter]
    disc = NOWHERE if room == NOWHERE else table.fort.platform[room]
    if disc == NOWHERE:
        if table.log is not None:
            table.tell("armata_strigoi/collapse.gone", say("armata-nothing-falls", letter=letter_name(letter)))
        return
    table.doomed = disc
    table.cornered = tuple(each for each in table.order if table.at[each] in DISC[disc])
    table.next = "escape"
    if table.log is not None:
        message = say("armata-collapses", letter=letter_name(letter), room=ROOM_REFS[room])
        table.tell("armata_strigoi/collapse.1", message)


def escape(table: ArmataTable) -> Script[None]:
    """armata_strigoi/collapse.leap: in the order of initiative each wolf on the falling platform leaps off it, or falls (R
    G5, R G6, flow d-A3); then the platform is gone.
    """
    table.next = "escape"
    if not table.cornered:
        break_platform(table)
        yield from together(())
        return
    seat = table.cornered[0]
    answer = "fall"
    if could_have(table, seat, "leap", hand=True):
        answer = yield from pick_one(
            seat,
            "armata_strigoi/collapse.leap",
            Message("armata-ask-escape"),
            lambda: [*sources(table, seat, "leap", hand=True), FALL],
            about=(PLATFORM_REFS[table.doomed],),
            masked=not lies_open(table, seat, "leap"),
            default=lambda: [*sources(table, seat, "leap", hand=True), FALL][0].id,
        )
    if answer == "fall":
        table.cornered = table.cornered[1:]
        fall(table, seat)
        return
    pay(table, seat, "leap", answer, "armata_strigoi/collapse.leap")
    landing = yield from pick_one(
        seat,
        "armata_strigoi/collapse.leap",
        Message("armata-ask-leap"),
        lambda: [SPACE_OPTIONS[space] for space in off_platform(table)],
    )
    table.cornered = table.cornered[1:]
    table.at[seat] = SPACE[landing]
    if table.log is not None:
        message = say("armata-leapt", seat=SEAT_REFS[seat], space=SPACE_REFS[table.at[seat]])
        table.tell("armata_strigoi/collapse.leap", message)


def off_platform(table: ArmataTable) -> list[int]:
    """armata_strigoi/collapse.leap: the free spaces of the frame around the falling platform (R G5)."""
    room = table.fort.platform.index(table.doomed)
    return [space for space in FRAME[room] if is_free(table, space)]


def fall(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/collapse.fall: a Blood Point for each wolf that falls; it comes out at some stairs or ladder (R G5)."""
    table.at[seat] = NOWHERE
    table.falling = (*table.falling, seat)
    if table.log is not None:
        table.tell("armata_strigoi/collapse.fall", say("armata-falls", seat=SEAT_REFS[seat]))
    lose_blood(table, "armata_strigoi/collapse.fall")


def break_platform(table: ArmataTable) -> None:
    """armata_strigoi/collapse.1, armata_strigoi/collapse.supreme: the platform leaves the game; a Supreme on it is set on the
    centre of the flat room, which is no move of his (R G7).
    """
    disc = table.doomed
    table.doomed = NOWHERE
    layout = table.layout
    table.build(layout._replace(fallen=tuple(gone or n == disc for n, gone in enumerate(layout.fallen))))
    for strigoi, space in enumerate(table.haunts):
        if space in DISC[disc]:
            if MIDDLE_CENTRE in table.at:
                wolf = table.at.index(MIDDLE_CENTRE)
                table.at[wolf] = NOWHERE
                table.crowded = ((wolf, MIDDLE),)
            table.haunts[strigoi] = MIDDLE_CENTRE
            if table.log is not None:
                message = say("armata-supreme-set-down", room=ROOM_REFS[MIDDLE])
                table.tell("armata_strigoi/collapse.supreme", message)
    table.then = "aftermath"
    table.next = "relocate"
