"""A game of Fangs, step by step, in the rulebook's order. `table.next` names the step to come."""

from collections.abc import Callable, Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, ask_one, pick_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.abilities import AT_TURN_START, can_use_now, use_now
from wolfmoon.games.fangs.attack import attack, can_attack_again, counterattack, second_attack
from wolfmoon.games.fangs.calls import checkpoint
from wolfmoon.games.fangs.characters import able, may_be
from wolfmoon.games.fangs.decks import discard, has_cards, renew
from wolfmoon.games.fangs.deeds import belongs_to, ride_on
from wolfmoon.games.fangs.movement import move
from wolfmoon.games.fangs.oracle import ask_the_oracle
from wolfmoon.games.fangs.places import use_place
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, ability_rule, barred

READY = (Option("ready", "fangs-option-ready"),)
ROLL = Option("roll", "fangs-option-roll", rule="fangs/move.1")
END = Option("end", "fangs-option-end-turn", rule="fangs/turn.2")
AGAIN = Option("again", "fangs-option-second-attack", rule="fangs/character.claudius.ability")


def ready(table: FangsTable) -> Script[None]:
    """fangs/table.ready: everybody confirms having read their own card."""
    yield from together(
        [
            ask_one(seat, "fangs/setup.secret", Message("fangs-ask-ready"), lambda: READY, default=lambda: "ready")
            for seat in range(table.seats)
        ]
    )
    first_step(table)


def first_step(table: FangsTable) -> None:
    """fangs/oracle-round.1, fangs/turn.1: the opening goes on, or the first round begins with the starting player."""
    if table.opening:
        table.next = "oracle-round"
    else:
        table.active = table.starter
        table.round = 1
        table.next = "start"


def oracle_round(table: FangsTable) -> Script[None]:
    """fangs/oracle-round.1, fangs/oracle-round.2, fangs/variant.double-oracle: one oracle card each, in turn, to the
    left neighbour (R B4 to B8).
    """
    if not has_cards(table, "oracle"):
        table.opening = 0
    if table.opening:
        yield from ask_the_oracle(table, table.active, (table.active + 1) % table.seats)
        checkpoint(table)
        table.opening -= 1
        table.active = (table.active + 1) % table.seats
    first_step(table)


def start(table: FangsTable) -> Script[None]:
    """fangs/turn.1: the start of a turn: roll, or first use an ability that belongs here (R H20, flow T1).

    Everybody is asked alike, even who can only roll: it is the pause in which the others make their wishes.
    """
    seat = table.active
    begin_turn(table)
    checkpoint(table)
    table.next = "move"
    answer = yield from pick_one(
        seat,
        "fangs/move.1",
        Message("fangs-ask-start"),
        lambda: start_options(table, seat),
        masked=True,
        default=lambda: "roll",
    )
    if answer == "ability":
        yield from use_now(table, seat)
        if table.out[seat]:
            table.next = "hand-over"
        else:
            checkpoint(table)


def start_options(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/move.1: roll; the own ability if it belongs to the start of a turn, barred if it can do nothing now (R H3)."""
    character = table.characters[seat]
    if character not in AT_TURN_START or not belongs_to(table, character, "turn-start"):
        return [ROLL]
    ability = Option("ability", f"fangs-option-ability-{character}", rule=ability_rule(character))
    if table.banned[seat]:
        ability = barred(ability, "fangs-barred-banned", "fangs/character.ella.ability")
    elif table.used[seat]:
        ability = barred(ability, "fangs-barred-used", "fangs/ability.unique")
    elif not can_use_now(table, seat):
        ability = barred(ability, "fangs-barred-no-target")
    return [ROLL, ability]


def begin_turn(table: FangsTable) -> None:
    """fangs/turn.1: Auras and Gregor's protection end; what belonged to the last turn is forgotten (R F18, R H9, R
    H17).
    """
    seat = table.active
    table.turns += 1
    table.attacked = ()
    table.countering = ()
    table.seconds = 0
    if table.log is not None:
        table.tell("fangs/turn.1", say("fangs-turn", seat=SEAT_REFS[seat], round=table.round))
    if table.protected[seat]:
        table.protected[seat] = False
        if table.log is not None:
            table.tell("fangs/character.gregor.ability", say("fangs-protection-ends", seat=SEAT_REFS[seat]))
    if table.auras[seat]:
        for _ in range(table.auras[seat]):
            discard(table, "protective-aura")
        table.auras[seat] = 0
        if table.log is not None:
            table.tell("fangs/card.protective-aura", say("fangs-aura-ends", seat=SEAT_REFS[seat]))
        renew(table)


def end(table: FangsTable) -> Script[None]:
    """fangs/turn.2: the end of a turn: Claudius may attack again, Willow ride on (flow T14, R G14, R H15)."""
    seat = table.active
    table.next = "hand-over"
    checkpoint(table)
    claudius = bool(table.attacked) and can_attack_again(table, seat) and may_be(table, seat, "claudius")
    willow = table.fallen > 0 and belongs_to(table, "willow", "turn-end") and may_be(table, seat, "willow")
    if claudius or willow:
        answer = yield from pick_one(
            seat,
            "fangs/turn.2",
            Message("fangs-ask-end"),
            lambda: end_options(table, seat),
            masked=True,
            default=lambda: "end",
        )
        if answer == "again":
            table.next = "second-attack"
        elif answer == "ability":
            ride_on(table, seat)
            checkpoint(table)


def end_options(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/turn.2: end the turn, or what Claudius and Willow may do instead (R G14, R H15)."""
    options = [END]
    if able(table, seat, "claudius") and table.attacked and can_attack_again(table, seat):
        options.append(AGAIN)
    if able(table, seat, "willow") and table.fallen and belongs_to(table, "willow", "turn-end"):
        rule = "fangs/character.willow.ability"
        options.append(Option("ability", "fangs-option-ability-willow", {"count": table.fallen}, rule=rule))
    return options


def hand_over(table: FangsTable) -> Script[None]:
    """fangs/turn.2: an extra turn of the same player, or the next player clockwise who is in the game (flow T15, R B9,
    R C13, R I8).
    """
    pass_on(table)
    table.next = "start"
    yield from together(())


def pass_on(table: FangsTable) -> None:
    """fangs/turn.2: who is next; a new round begins where the starting player's regular turn begins (R B9, R H16)."""
    seat = table.active
    table.blow = None
    if table.extra_turns[seat] and not table.out[seat]:
        table.extra_turns[seat] -= 1
        return
    follower: Seat = seat
    for _ in range(table.seats):
        follower = (follower + 1) % table.seats
        if follower == table.starter:
            table.round += 1
        if not table.out[follower]:
            break
    table.active = follower


STEPS: Mapping[str, Callable[[FangsTable], Script[None]]] = {
    "ready": ready,
    "oracle-round": oracle_round,
    "start": start,
    "move": move,
    "place": use_place,
    "attack": attack,
    "counterattack": counterattack,
    "end": end,
    "second-attack": second_attack,
    "hand-over": hand_over,
}
