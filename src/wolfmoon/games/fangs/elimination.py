"""Elimination: leaving the game, looting, and what the first elimination brings with it."""

from collections.abc import Sequence

from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say, seat_ref
from wolfmoon.games.fangs.characters import able, look_around, reveal
from wolfmoon.games.fangs.components import GROUPS
from wolfmoon.games.fangs.decks import discard, renew
from wolfmoon.games.fangs.equipment import card_of, drop_all, has, own_cards, steal
from wolfmoon.games.fangs.goals import check_end, goals_reached
from wolfmoon.games.fangs.knowledge import attack_went_on, daniel_would_lie_open, survived
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, character_ref


def fall(table: FangsTable, fallen: Sequence[Seat], blow: Blow) -> Script[None]:
    """fangs/out.1, fangs/out.together: everybody whose marker has reached their points leaves at the same time; then
    looting and all that follows (R I10).
    """
    by, attack = blow.by, blow.attack
    for seat in fallen:
        eliminate(table, seat)
    look_around(table)
    if not table.first_out:
        table.first_out = tuple(fallen)
    survived(table, blow.victims)
    if attack and by is not None:
        _count_victims(table, by, fallen)
    table.looted = tuple(fallen)
    if by is not None and not table.out[by]:
        yield from loot(table, by, everything=takes_all(table, blow))
    for seat in table.looted:
        drop_all(table, seat)
    table.looted = ()
    renew(table)
    aftermath(table, tuple(fallen))
    if attack and by is not None:
        attack_went_on(table, by, [seat for seat in fallen if seat != by])


def eliminate(table: FangsTable, seat: Seat) -> None:
    """fangs/out.2: the card is turned up, piece and marker leave, nothing more can be done (R I7)."""
    table.out[seat] = True
    table.out_rounds[seat] = table.round
    table.fallen += 1
    table.face_up[seat] = True
    table.at[seat] = None
    table.protected[seat] = False
    table.extra_turns[seat] = 0
    table.calls = [call for call in table.calls if call.seat != seat]
    for _ in range(table.auras[seat]):
        discard(table, "protective-aura")
    table.auras[seat] = 0
    if table.log is not None:
        character = character_ref(table.characters[seat])
        table.tell("fangs/out.2", say("fangs-eliminated", seat=seat_ref(seat), character=character), reveals=True)


def _count_victims(table: FangsTable, attacker: Seat, fallen: Sequence[Seat]) -> None:
    """fangs/character.claudius.goal, fangs/character.blake.goal: what an attack's victims mean for the two (R J8, R
    J9).
    """
    book = table.book
    character = table.characters[attacker]
    others = [seat for seat in fallen if seat != attacker]
    if character == "claudius" and others and table.fallen >= book.characters["claudius"].goal_count:
        table.late_victim = True
    if character == "blake":
        wanted = book.characters["blake"].goal_points
        if any(book.points(table.characters[seat]) in wanted for seat in others):
            table.strong_victim = True


def takes_all(table: FangsTable, blow: Blow) -> bool:
    """fangs/card.backpack: the attacker's Backpack takes everything; so does Wynona's when she strikes back (R G12, R
    G17).
    """
    if not blow.attack or blow.by is None or not has(table, blow.by, "backpack"):
        return False
    return blow.source == "attack" or "backpack" in table.book.characters["wynona"].counter_equipment


def loot(table: FangsTable, looter: Seat, *, everything: bool) -> Script[None]:
    """fangs/loot.1, fangs/loot.several: one piece from each fallen player, clockwise from the looter; all with a
    Backpack (R I5, R G12).
    """
    for seat in table.clockwise(looter):
        if seat not in table.looted or not table.equipment[seat]:
            continue
        if everything:
            for card in tuple(table.equipment[seat]):
                steal(table, looter, seat, card, "fangs/card.backpack")
            continue
        yield from loot_one(table, looter, seat)


def loot_one(table: FangsTable, looter: Seat, victim: Seat) -> Script[None]:
    """fangs/loot.1: the looter may take one piece of what the victim leaves (R I5)."""
    answer = yield from pick_one(
        looter,
        "fangs/loot.1",
        say("fangs-ask-loot", seat=SEAT_REFS[victim]),
        lambda: own_cards(table, victim),
        may_pass=True,
        pass_text=Message("fangs-option-leave"),
        about=(SEAT_REFS[victim],),
        final=True,  # that the game goes on afterwards is news
        default=lambda: own_cards(table, victim)[0].id,
    )
    if answer is not None:
        steal(table, looter, victim, card_of(answer)[1], "fangs/loot.1")


def aftermath(table: FangsTable, fallen: Sequence[Seat]) -> None:
    """fangs/end.1: end check, then Daniel, the middle and the announcement (R A2 step 8); an end is announced before it
    is told (R K3).
    """
    first, over = table.fallen == len(fallen), bool(goals_reached(table))
    if first and not over:
        for seat in table.living():
            if able(table, seat, "daniel"):
                reveal(table, seat, "fangs/character.daniel.ability")
    if table.middle:
        if first:
            look_into_the_middle(table, fallen)
        announce(table, over=over)
    check_end(table)
    if first:
        daniel_would_lie_open(table)


def look_into_the_middle(table: FangsTable, fallen: Sequence[Seat]) -> None:
    """fangs/variant.announcer, fangs/variant.pile: the first to fall look at the middle; the first clockwise announces
    (R K1, R K2).
    """
    table.middle_seen = tuple(fallen)
    table.announcer = next(seat for seat in table.clockwise(table.active) if seat in fallen)
    if table.log is not None:
        lookers = [SEAT_REFS[seat] for seat in fallen]
        cards = [character_ref(character) for character in table.middle]
        counts = [sum(table.book.group(character) == group for character in table.characters) for group in GROUPS]
        table.tell(
            "fangs/variant.announcer",
            say(
                "fangs-middle-seen",
                seats=lookers,
                cards=cards,
                werewolves=counts[0],
                vampires=counts[1],
                humans=counts[2],
            ),
            to=tuple(fallen),
            others=say("fangs-middle-looked", seats=lookers),
            reveals=True,
        )


def announce(table: FangsTable, *, over: bool) -> None:
    """fangs/table.announcement: the table says for the announcer whether the game is over (R K3)."""
    if table.log is not None and table.announcer is not None:
        message = "fangs-announced-over" if over else "fangs-announced-on"
        table.tell("fangs/table.announcement", say(message, seat=SEAT_REFS[table.announcer]))
