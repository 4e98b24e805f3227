"""A round: cards chosen in secret and turned up, turns in the order of initiative, Phase 3, and the end of the round."""

from wolfmoon.core.decisions import Option, PickOne
from wolfmoon.core.script import Script, ask_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Args, Message, say
from wolfmoon.games.armata_strigoi.cards import lay_round_card, recover
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.movement import movement
from wolfmoon.games.armata_strigoi.parts import CENTRE, MARKED
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.strigoi import advance, furious, on_board
from wolfmoon.games.armata_strigoi.wording import ROOM_REFS, SEAT_REFS, STRIGOI_REFS, card_ref, letter_name

FIRST_STRIGOI = 2
"""armata_strigoi/setup.strigoi: the round in which they come."""
KEEP = Option("keep", "armata-option-keep", rule="armata_strigoi/initiative.1")


def start_round(table: ArmataTable) -> None:
    """armata_strigoi/round.1, armata_strigoi/setup.strigoi: a new round; before the second one room is made for the Strigoi
    where a wolf stands on a mark (R A7, R A8).
    """
    table.round += 1
    table.stage = "initiative"
    table.next = "choose"
    table.phrases = [0] * table.seats
    if table.log is not None:
        table.tell("armata_strigoi/round.1", say("armata-round", round=table.round))
    if table.round == FIRST_STRIGOI:
        marks = [CENTRE[disc] for disc in MARKED]
        table.crowded = tuple((seat, table.room(seat)) for seat, space in enumerate(table.at) if space in marks)
        table.next, table.then = "make-room", "enter"


def enter(table: ArmataTable) -> Script[None]:
    """armata_strigoi/setup.strigoi: each Strigoi appears on another mark; chance says who on which (R A7)."""
    names = list(STRIGOI)
    table.dice.shuffle(names)
    for disc in MARKED:
        strigoi = STRIGOI.index(names.pop())
        table.haunts[strigoi] = CENTRE[disc]
        if table.log is not None:
            room = ROOM_REFS[table.layout.holds.index(disc)]
            message = say("armata-enters", strigoi=STRIGOI_REFS[strigoi], room=room)
            table.tell("armata_strigoi/setup.strigoi", message, reveals=True)
    table.next = "choose"
    yield from together(())


def choose(table: ArmataTable) -> Script[None]:
    """armata_strigoi/initiative.1: all at once pick an Action card from hand (R B1, flow d-P1)."""
    answers = yield from together([_ask_card(table, seat) for seat in range(table.seats)])
    for seat, card in answers.items():
        table.chosen[seat] = card
    if all(table.book.actions[card].kind == "basic" for card in table.chosen):
        reveal(table)
        return
    table.next = "keep"
    if table.log is not None:
        for seat in range(table.seats):
            row = table.book.actions[table.chosen[seat]]
            if row.kind != "basic":
                message = say("armata-back", seat=SEAT_REFS[seat], card=card_ref(row.name))
                table.tell("armata_strigoi/table.backs", message)


def keep(table: ArmataTable) -> Script[None]:
    """armata_strigoi/table.backs: backs that tell something are seen by all, so everybody may change the card once (R B20)."""
    answers = yield from together([_ask_keep(table, seat) for seat in range(table.seats)])
    for seat, card in answers.items():
        if card != "keep":
            table.chosen[seat] = card
    reveal(table)


def _ask_card(table: ArmataTable, seat: Seat) -> PickOne:
    return ask_one(
        seat,
        "armata_strigoi/initiative.1",
        Message("armata-ask-card"),
        lambda: _cards(table, seat),
        default=lambda: _latest(table, seat),
    )


def _ask_keep(table: ArmataTable, seat: Seat) -> PickOne:
    return ask_one(
        seat,
        "armata_strigoi/table.backs",
        Message("armata-ask-keep"),
        lambda: [KEEP, *_cards(table, seat, but=table.chosen[seat])],
        default=lambda: "keep",
    )


def _cards(table: ArmataTable, seat: Seat, but: str = "") -> list[Option]:
    options: list[Option] = []
    for id in table.hands[seat]:
        if id != but:
            row, ref = table.book.actions[id], card_ref(id)
            args: Args = {
                "card": ref,
                "initiative": row.initiative,
                "strength": row.strength,
                "movement": row.movement,
                "letter": letter_name(row.letter),
            }
            options.append(Option(id, "armata-option-action", args, ref))
    return options


def _latest(table: ArmataTable, seat: Seat) -> str:
    """R flow 3: without an answer the card with the highest initiative."""
    actions = table.book.actions
    return max(table.hands[seat], key=lambda card: actions[card].initiative)


def reveal(table: ArmataTable) -> None:
    """armata_strigoi/initiative.2, armata_strigoi/initiative.3: all cards are turned up; the lowest initiative goes first (R
    B2).
    """
    for seat in range(table.seats):
        lay_round_card(table, seat, table.chosen[seat])
    table.order = tuple(sorted(range(table.seats), key=table.initiative))
    table.stage = "turns"
    table.place = 0
    if table.log is not None:
        for seat in table.order:
            row = table.book.actions[table.card[seat]]
            message = say(
                "armata-plays",
                seat=SEAT_REFS[seat],
                card=card_ref(row.id),
                initiative=row.initiative,
                letter=letter_name(row.letter),
            )
            table.tell("armata_strigoi/initiative.2", message, reveals=True)
    begin_turn(table)


def begin_turn(table: ArmataTable) -> None:
    """armata_strigoi/turn.1: the next wolf in order has its turn; where it stands nothing waits for it (R C4)."""
    table.active = seat = table.order[table.place]
    table.steps = movement(table, seat)
    table.walks, table.fought = True, False
    table.calm = (table.at[seat],)
    table.strigoi_token = ""
    table.phrases = [0] * table.seats
    table.next = "window"
    if table.log is not None:
        message = say("armata-turn", seat=SEAT_REFS[seat], steps=table.steps)
        table.tell("armata_strigoi/turn.1", message, reveals=True)


def turn_end(table: ArmataTable) -> Script[None]:
    """armata_strigoi/turn.end, armata_strigoi/curse.1, armata_strigoi/curse.2: the next turn; after the last one Phase 3 if no
    Strigoi has attacked, from round 2 on (R H1, R H2).
    """
    table.place += 1
    if table.place < table.seats:
        begin_turn(table)
    else:
        table.stage = "curse"
        table.next = "round-end"
        if not table.marker and on_board(table):
            strigoi = furious(table)
            if table.log is not None:
                table.tell("armata_strigoi/curse.1", say("armata-fury", strigoi=STRIGOI_REFS[strigoi]))
            advance(table, strigoi, table.letter(table.order[0]))
    yield from together(())


def round_end(table: ArmataTable) -> Script[None]:
    """armata_strigoi/hand.recover, armata_strigoi/hand.discard: whoever has no Action card takes up the discard pile; only
    then what lies in front goes onto it (R B4, R B5); and if that leaves no Action card, that too (R B6).
    """
    table.marker = False
    table.strigoi_token = ""
    for seat in range(table.seats):
        if not table.hands[seat]:
            recover(table, seat, "armata_strigoi/hand.recover")
        table.discards[seat] = (*table.discards[seat], *table.front[seat])
        table.front[seat] = ()
        if not table.hands[seat]:
            recover(table, seat, "armata_strigoi/hand.recover")
        table.card[seat] = ""
        table.icons[seat] = ()
        table.plays[seat] = 0
    table.order = ()
    start_round(table)
    yield from together(())
