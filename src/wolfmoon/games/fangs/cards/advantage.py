"""Advantage cards that do something of their own when drawn: one function a card, under the card's id."""

from collections.abc import Callable, Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import checkpoint
from wolfmoon.games.fangs.cards.healing import reveal_to_heal
from wolfmoon.games.fangs.characters import able, reveal
from wolfmoon.games.fangs.damage import heal, name_victim, strike
from wolfmoon.games.fangs.knowledge import stayed_hidden
from wolfmoon.games.fangs.marker import set_marker
from wolfmoon.games.fangs.movement import roll_single
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, SEATS, YES_NO, barred, card_ref

EXPOSE = Option("reveal", "fangs-option-reveal", rule="fangs/card.exposure")
HIDE = Option("hide", "fangs-option-stay-hidden", rule="fangs/card.exposure")
NO_HIDE = barred(HIDE, "fangs-barred-exposed")


def blood_moon(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.blood-moon: set any player's marker on 7, the own included (R F14)."""
    space = table.book.cards["blood-moon"].space
    yield from set_marker(table, seat, "blood-moon", space, "fangs/card.blood-moon")


def exposure(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.exposure: werewolves and vampires turn up; humans and Ulrich may stay hidden (R F13)."""
    if table.face_up[seat]:
        return
    answer = yield from pick_one(
        seat,
        "fangs/card.exposure",
        Message("fangs-ask-exposure"),
        lambda: (EXPOSE, NO_HIDE if must_turn_up(table, seat) else HIDE),
        masked=True,
        default=lambda: "reveal" if must_turn_up(table, seat) else "hide",
    )
    table.exposed.append((seat, answer == "hide"))
    if answer == "reveal":
        reveal(table, seat, "fangs/card.exposure")
        return
    stayed_hidden(table, seat)
    if table.log is not None:
        table.tell("fangs/card.exposure", say("fangs-stays-hidden", seat=SEAT_REFS[seat]), reveals=True)


def must_turn_up(table: FangsTable, seat: Seat) -> bool:
    """fangs/card.exposure: the card names the seat's group and does not excuse its character (R F13, R E7)."""
    card = table.book.cards["exposure"]
    character = table.characters[seat]
    if table.book.group(character) not in card.groups:
        return False
    return character not in card.excused or not able(table, seat, character)


def healing(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.healing: a werewolf may turn up and heal everything; everybody may stay silent (R F11, R F12)."""
    yield from reveal_to_heal(table, seat, "healing")


def remote_healing(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.remote-healing: choose another player, roll the six-sided die, that player heals as much (R F15)."""
    target = yield from pick_seat(
        seat,
        "fangs/card.remote-healing",
        say("fangs-ask-remote-healing", card=card_ref("remote-healing")),
        lambda: [SEATS[other] for other in table.others(seat)],
        default=lambda: SEATS[table.others(seat)[0]].id,
    )
    name_victim(table, seat, target, "remote-healing", "fangs/card.remote-healing")
    checkpoint(table)
    face = roll_single(table, table.book.cards["remote-healing"].dice)
    if table.log is not None:
        die = table.book.cards["remote-healing"].dice
        table.tell("fangs/card.remote-healing", say("fangs-rolled-one", seat=SEAT_REFS[seat], die=die, face=face))
    heal(table, target, face, "fangs/card.remote-healing")


def protective_aura(table: FangsTable, seat: Seat) -> None:
    """fangs/card.protective-aura: nobody may attack the drawer in their turn, until the drawer's next turn (R F18)."""
    table.auras[seat] += 1
    if table.log is not None:
        table.tell("fangs/card.protective-aura", say("fangs-aura", seat=SEAT_REFS[seat]))


def time_warp(table: FangsTable, seat: Seat) -> None:
    """fangs/card.time-warp: after this turn the drawer takes another (R F17, R H16)."""
    turns = table.book.cards["time-warp"].turns
    table.extra_turns[seat] += turns
    if table.log is not None:
        table.tell("fangs/card.time-warp", say("fangs-extra-turns", seat=SEAT_REFS[seat], count=turns))


def healing_draught(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.healing-draught: the drawer may heal 2."""
    if not table.damage[seat]:
        return
    amount = table.book.cards["healing-draught"].heal
    answer = yield from pick_one(
        seat, "fangs/card.healing-draught", say("fangs-ask-heal", amount=amount), lambda: YES_NO, default=lambda: "yes"
    )
    if answer == "yes":
        heal(table, seat, amount, "fangs/card.healing-draught")


def witchs_brew(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.witchs-brew: an A, E or U may turn up and heal everything; everybody may stay silent (R F11, R F12)."""
    yield from reveal_to_heal(table, seat, "witchs-brew")


def storm_of_light(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.storm-of-light: all other players suffer 2 at the same time (R F16)."""
    amount = table.book.cards["storm-of-light"].damage
    victims = [
        other
        for other in table.clockwise(seat)
        if other != seat and not table.out[other] and not table.protected[other]
    ]
    if victims:
        blow = Blow("storm-of-light", seat, victims, [amount] * len(victims))
        yield from strike(table, blow, "fangs/card.storm-of-light")


ADVANTAGE: Mapping[str, Callable[[FangsTable, Seat], "Script[None] | None"]] = {
    "blood-moon": blood_moon,
    "exposure": exposure,
    "healing": healing,
    "remote-healing": remote_healing,
    "protective-aura": protective_aura,
    "time-warp": time_warp,
    "healing-draught": healing_draught,
    "witchs-brew": witchs_brew,
    "storm-of-light": storm_of_light,
}
