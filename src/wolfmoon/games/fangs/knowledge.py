"""What everybody learns about cards that lie face down, at the moment it is seen.

Each verb looks at public facts only and rules characters out for a seat in `table.cleared`, so that no view has to read
history.
"""

from collections.abc import Sequence

from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.state import FangsTable


def survived(table: FangsTable, seats: Sequence[Seat]) -> None:
    """fangs/out.1: whoever is still in the game with this damage has more points than that. Call it when the markers have
    moved and the eliminated are turned up.
    """
    frail = table.cast.frail
    for seat in seats:
        if not table.face_up[seat]:
            table.cleared[seat] |= frail[table.damage[seat]]


def stayed_hidden(table: FangsTable, seat: Seat) -> None:
    """fangs/card.exposure: who was read the card and stays hidden is none of those it turns up (R F13, R E7)."""
    if table.face_up[seat]:
        return
    card = table.book.cards["exposure"]
    excused = 0 if table.banned[seat] else table.cast.set_of(sorted(card.excused))
    turned_up = sum(table.cast.of_group[group] for group in sorted(card.groups))
    table.cleared[seat] |= turned_up & ~excused


def daniel_would_lie_open(table: FangsTable) -> None:
    """fangs/character.daniel.ability: after the first elimination nobody hidden and unbanned is Daniel (R H10, R H18)."""
    daniel = table.cast.bit["daniel"]
    for seat, open_ in enumerate(table.face_up):
        if not open_ and not table.banned[seat]:
            table.cleared[seat] |= daniel


def attack_went_on(table: FangsTable, attacker: Seat, fallen: Sequence[Seat]) -> None:
    """fangs/end.1: this attack eliminated these others and ended nothing, so its maker is not whom that would have made a
    winner: Claudius for a late victim, Blake for a strong one (R J8, R J9).
    """
    if table.face_up[attacker]:
        return
    if is_late(table, fallen):
        table.cleared[attacker] |= table.cast.bit["claudius"]
    if is_strong(table, fallen):
        table.cleared[attacker] |= table.cast.bit["blake"]


def is_late(table: FangsTable, fallen: Sequence[Seat]) -> bool:
    """fangs/character.claudius.goal: the attack that felled these makes enough eliminated in all (R J8)."""
    return bool(fallen) and table.fallen >= table.book.characters["claudius"].goal_count


def is_strong(table: FangsTable, fallen: Sequence[Seat]) -> bool:
    """fangs/character.blake.goal: one of these fallen has the points that Blake needs (R J9)."""
    wanted = table.book.characters["blake"].goal_points
    return any(table.book.points(table.characters[seat]) in wanted for seat in fallen)


def goes_on(table: FangsTable) -> None:
    """fangs/end.1: an end check found no winner: whoever lies hidden behind equipment that would win does not want it, none
    of the last ones left is Chloe, and among the characters not out by now both packs are left (R J1, R J7, R J10).
    """
    book, cast = table.book, table.cast
    cards_of_bella = book.characters["bella"].goal_count
    donna = book.characters["donna"]
    for seat, cards in enumerate(table.equipment):
        if len(cards) >= donna.goal_count and not table.face_up[seat]:
            if len(cards) >= cards_of_bella:
                table.cleared[seat] |= cast.bit["bella"]
            if len(donna.goal_cards.intersection(cards)) >= donna.goal_count:
                table.cleared[seat] |= cast.bit["donna"]
    if table.fallen != len(table.went_on):
        table.went_on = tuple(seat for seat in range(table.seats) if table.out[seat])
        if table.seats - table.fallen <= book.characters["chloe"].alternate_left:
            for seat in table.living():
                table.cleared[seat] |= cast.bit["chloe"]


def hurt_itself(table: FangsTable, seat: Seat) -> None:
    """fangs/character.daniel.goal: who put damage on itself by free choice is neither Daniel nor Chloe (R H22)."""
    if not table.face_up[seat]:
        table.cleared[seat] |= table.cast.bit["daniel"] | table.cast.bit["chloe"]
