"""What three unique abilities do, as plain deeds: at their moment in the turn, or as calls where an edition says so."""

from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.fangs.characters import able, spend
from wolfmoon.games.fangs.components import MOMENTS
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS


def change_sides(table: FangsTable, seat: Seat) -> None:
    """fangs/character.akeno.ability: from now on the player to the left counts, for good (R H14)."""
    spend(table, seat)
    table.left_side[seat] = True
    if table.log is not None:
        left = SEAT_REFS[(seat + 1) % table.seats]
        table.tell("fangs/character.akeno.ability", say("fangs-changes-sides", seat=SEAT_REFS[seat], left=left))


def silence(table: FangsTable, seat: Seat, target: Seat) -> None:
    """fangs/character.ella.ability: the target's ability is void for the rest of the game (R H10, R H11)."""
    table.banned[target] = True
    if table.log is not None:
        table.tell("fangs/character.ella.ability", say("fangs-banned", seat=SEAT_REFS[seat], target=SEAT_REFS[target]))


def ride_on(table: FangsTable, seat: Seat) -> None:
    """fangs/character.willow.ability: one extra turn for each character eliminated by now (R H15, R H16)."""
    spend(table, seat)
    table.extra_turns[seat] += table.fallen
    if table.log is not None:
        count = table.fallen
        table.tell("fangs/character.willow.ability", say("fangs-extra-turns", seat=SEAT_REFS[seat], count=count))


def belongs_to(table: FangsTable, character: str, moment: str) -> bool:
    """fangs/ability.unique: the character's ability is used at that moment (turn-start, turn-end, any-time)."""
    return table.book.characters[character].moment == moment


def can_at_any_time(table: FangsTable, seat: Seat, wanted: str) -> bool:
    """fangs/ability.unique: the seat's deed is open at any time, and it names a target where it needs one."""
    character = table.characters[seat]
    if character not in MOMENTS or not belongs_to(table, character, "any-time") or not able(table, seat, character):
        return False
    if character == "ella":
        return wanted.isdecimal() and int(wanted) in table.others(seat)
    return character == "akeno" or table.fallen > 0


def at_any_time(table: FangsTable, seat: Seat, wanted: str) -> None:
    """fangs/ability.unique: carry out the deed of a call that `can_at_any_time` allows."""
    match table.characters[seat]:
        case "akeno":
            change_sides(table, seat)
        case "willow":
            ride_on(table, seat)
        case _:
            spend(table, seat)
            silence(table, seat, int(wanted))
