"""Abilities used at the start of the own turn (R H20): one function a character."""

from collections.abc import Callable, Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import checkpoint
from wolfmoon.games.fangs.characters import able, reveal, spend
from wolfmoon.games.fangs.damage import aim, heal, land, name_victim, strike
from wolfmoon.games.fangs.deeds import belongs_to, change_sides, silence
from wolfmoon.games.fangs.marker import marker_targets, set_marker
from wolfmoon.games.fangs.movement import roll_single
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, SEATS, ability_rule, barred, character_ref

AT_TURN_START = ("akeno", "chloe", "ella", "fabienne", "frederik", "grady", "uri")


def others_as_targets(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/character.frederik.ability, fangs/character.grady.ability: any other player, a protected one barred (R H7)."""
    return [
        barred(SEATS[other], "fangs-barred-protected", "fangs/character.gregor.ability")
        if table.protected[other]
        else SEATS[other]
        for other in table.others(seat)
    ]


def on_uris_place(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/character.uri.ability: the other players on the Graveyard (R B10, R C12)."""
    place = table.book.characters["uri"].place
    return [option for option in others_as_targets(table, seat) if table.at[int(option.id)] == place]


def can_use_now(table: FangsTable, seat: Seat) -> bool:
    """fangs/ability.unique, fangs/ability.permanent: the seat's ability belongs to the start of a turn and has
    something to do (R H3).
    """
    character = table.characters[seat]
    if character not in AT_TURN_START or not able(table, seat, character):
        return False
    if not belongs_to(table, character, "turn-start"):
        return False
    if character == "chloe":
        return table.damage[seat] > 0
    if character == "uri":
        return any(option.barred is None for option in on_uris_place(table, seat))
    if character == "fabienne":
        return bool(marker_targets(table, seat, table.book.characters["fabienne"].space))
    if character in ("frederik", "grady"):
        return any(option.barred is None for option in others_as_targets(table, seat))
    return True


def use_now(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/ability.unique, fangs/ability.permanent: turn up and use the ability of the start of a turn (R H3, R H21)."""
    character = table.characters[seat]
    going = ABILITIES[character](table, seat)
    if going is not None:
        yield from going


def chloe(table: FangsTable, seat: Seat) -> None:
    """fangs/character.chloe.ability: heal 1 at the start of each turn (R H19)."""
    reveal(table, seat, "fangs/character.chloe.ability")
    heal(table, seat, table.book.characters["chloe"].heals, "fangs/character.chloe.ability")


def ella(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/character.ella.ability: one character's ability is void for the rest of the game (R H10, R H11)."""
    spend(table, seat)
    target = yield from pick_seat(
        seat,
        "fangs/character.ella.ability",
        Message("fangs-ask-ella"),
        lambda: [SEATS[other] for other in table.others(seat)],
        default=lambda: SEATS[table.others(seat)[0]].id,
    )
    silence(table, seat, target)


def fabienne(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/character.fabienne.ability: set any player's marker on 7 (R H12)."""
    spend(table, seat)
    space = table.book.characters["fabienne"].space
    yield from set_marker(table, seat, "fabienne", space, "fangs/character.fabienne.ability")


def pounce(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/character.frederik.ability, fangs/character.grady.ability: choose another player, roll one die, deal as
    much (R G18, R H7).
    """
    character = table.characters[seat]
    rule = ability_rule(character)
    spend(table, seat)
    while any(option.barred is None for option in others_as_targets(table, seat)):
        victim = yield from pick_seat(
            seat,
            rule,
            say("fangs-ask-pounce", character=character_ref(character)),
            lambda: others_as_targets(table, seat),
            default=lambda: next(o.id for o in others_as_targets(table, seat) if o.barred is None),
        )
        name_victim(table, seat, victim, character, rule)
        table.blow = Blow(character, seat, [victim], [0])
        checkpoint(table)
        if table.protected[victim]:
            continue
        die = table.book.characters[character].dice
        face = roll_single(table, die)
        if table.log is not None:
            table.tell(rule, say("fangs-rolled-one", seat=SEAT_REFS[seat], die=die, face=face))
        yield from strike(table, Blow(character, seat, [victim], [face]), rule)
        return
    table.blow = None


def uri(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/character.uri.ability: 3 damage to one other player on the Graveyard, at the start of each turn (R G18)."""
    reveal(table, seat, "fangs/character.uri.ability")
    damage = table.book.characters["uri"].damage
    result = yield from aim(table, seat, "uri", Message("fangs-ask-uri"), on_uris_place, damage)
    if result == "aimed":
        yield from land(table, "fangs/character.uri.ability")


ABILITIES: Mapping[str, Callable[[FangsTable, Seat], "Script[None] | None"]] = {
    "akeno": change_sides,
    "chloe": chloe,
    "ella": ella,
    "fabienne": fabienne,
    "frederik": pounce,
    "grady": pounce,
    "uri": uri,
}
