"""A wolf's turn: moving, fighting and Abilities in any order until it is ended; then a Strigoi moves. And all steps by name."""

from collections.abc import Callable, Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.armata_strigoi import abilities, cited, laying
from wolfmoon.games.armata_strigoi.attack import (
    caught,
    counter,
    curse,
    cursed_centre,
    defend,
    enough_blood,
    in_reach,
    make_room,
    relocate,
    shock,
)
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.encounters import encounter, encounter_end, face
from wolfmoon.games.armata_strigoi.fights import aftermath, bitten, fight, own_shock
from wolfmoon.games.armata_strigoi.movement import adjacent, go_past, passages, walk, walks
from wolfmoon.games.armata_strigoi.parts import SPACE
from wolfmoon.games.armata_strigoi.round import choose, enter, keep, round_end, turn_end
from wolfmoon.games.armata_strigoi.state import ArmataTable, Bout
from wolfmoon.games.armata_strigoi.strigoi import on_board, strigoi_turn
from wolfmoon.games.armata_strigoi.strike import escape
from wolfmoon.games.armata_strigoi.trade import answer_offer, offer, partners
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, STRIGOI_REFS, barred

END = Option("end", "armata-option-end", rule="armata_strigoi/turn.1")


def window(table: ArmataTable) -> Script[None]:
    """armata_strigoi/turn.1, armata_strigoi/turn.2: one thing after another, until the turn is ended and a Strigoi moves (R C2,
    R C14, flow d-T1 to d-T13).
    """
    seat = table.active
    answer = yield from pick_one(
        seat,
        "armata_strigoi/turn.2",
        say("armata-ask-turn-fought" if table.fought else "armata-ask-turn-moves", steps=table.steps),
        lambda: commands(table, seat),
        always=True,
        default=lambda: "end",
    )
    kind, _, rest = answer.partition(":")
    if kind == "end":
        table.next = "strigoi"
    elif kind == "walk":
        walk(table, seat, SPACE[rest])
    elif kind == "past":
        yield from go_past(table, seat, STRIGOI.index(rest))
    elif kind in ("melee", "ranged"):
        strike(table, seat, kind, rest)
    elif kind == "into":
        strike(table, seat, "melee", rest)
    elif kind == "trade":
        yield from offer(table, seat, int(rest))
    else:
        yield from abilities.use(table, seat, answer)


def commands(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/turn.2: all that the active wolf can do now (R C1, R C14, R D1)."""
    options: list[Option] = [] if table.fought else strikes(table, seat)
    afoot = table.walks and table.steps
    if afoot:
        options += passages(table, seat)
    options += abilities.ready(table, seat, abilities.IN_TURN)
    if table.tokens[seat]:
        options += abilities.from_tokens(table, seat, abilities.IN_TURN)
    if table.rewards[seat]:
        options += abilities.from_rewards(table, seat, abilities.IN_TURN)
    options += partners(table, seat)
    options.append(END)
    if afoot:
        options += walks(table, seat)
    return options


def strikes(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/strike.1, armata_strigoi/move.strigoi-fight: attacks on a Strigoi from where the wolf stands, with enough
    blood on the Altar; walking into an adjacent one means the same, and without blood that way is closed (R C8, R C9, R F13, R
    F14, R F15, flow d-A1).
    """
    options: list[Option] = []
    enough = enough_blood(table)
    for strigoi in on_board(table):
        options += [_strike(table, kind, strigoi, enough=enough) for kind in in_reach(table, seat, strigoi)]
        if table.walks and table.steps and adjacent(table, seat, strigoi):
            options.append(_strike(table, "into", strigoi, enough=enough))
    return options


def _strike(table: ArmataTable, kind: str, strigoi: int, *, enough: bool) -> Option:
    ref = STRIGOI_REFS[strigoi]
    option = Option(f"{kind}:{STRIGOI[strigoi]}", f"armata-option-{kind}", {"strigoi": ref}, ref, cited.STRIKE[kind])
    if enough:
        return option
    return barred(option, "armata-barred-blood", altar=table.altar, needed=table.book.needed[table.seats])


def strike(table: ArmataTable, seat: Seat, kind: str, target: str) -> None:
    """armata_strigoi/strike.1: instead of an encounter, attack a Strigoi; walking is over (R C14, R D1)."""
    table.fought, table.walks = True, False
    table.bout = Bout(seat, kind, target, 0, 0, False)
    table.next = "bout"
    if table.log is not None:
        ref = STRIGOI_REFS[STRIGOI.index(target)]
        message = say("armata-strikes", seat=SEAT_REFS[seat], strigoi=ref, kind=kind)
        table.tell("armata_strigoi/strike.1", message)


STEPS: Mapping[str, Callable[[ArmataTable], Script[None]]] = {
    "lay-room": laying.lay_room,
    "lay-platform": laying.lay_platform,
    "ladder": laying.lean_ladder,
    "wolf": laying.choose_wolf,
    "make-room": make_room,
    "enter": enter,
    "choose": choose,
    "keep": keep,
    "window": window,
    "heal": abilities.give_back_counters,
    "trade": answer_offer,
    "encounter": encounter,
    "face": face,
    "bout": fight,
    "own-shock": own_shock,
    "bitten": bitten,
    "escape": escape,
    "relocate": relocate,
    "aftermath": aftermath,
    "encounter-end": encounter_end,
    "strigoi": strigoi_turn,
    "caught": caught,
    "defend": defend,
    "shock": shock,
    "counter": counter,
    "turn-end": turn_end,
    "cursed-centre": cursed_centre,
    "curse": curse,
    "round-end": round_end,
}
