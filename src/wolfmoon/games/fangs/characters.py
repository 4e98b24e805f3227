"""Who can do what: abilities, turning cards up, and what everybody can see about it.

Two questions are kept apart. `able` is the truth about a seat's own card and decides what is legal. `may_be` follows
from public facts alone and decides who is asked (R flow 5.3): a question may depend on it, never on `able`.
"""

from wolfmoon.core.table import Seat
from wolfmoon.core.text import say, seat_ref
from wolfmoon.games.fangs.components import GROUPS
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import ability_rule, character_ref


def group_of(table: FangsTable, seat: Seat) -> str:
    """The group of a seat's character."""
    return table.book.characters[table.characters[seat]].group


def able(table: FangsTable, seat: Seat, character: str) -> bool:
    """fangs/reveal.1: the seat has this character and its ability is neither spent nor void (R H3, R H10)."""
    return table.characters[seat] == character and not table.banned[seat] and not table.used[seat]


def may_be(table: FangsTable, seat: Seat, *names: str) -> bool:
    """fangs/table.window-skip: by what everybody sees, the seat could have one of these abilities ready to use."""
    if table.banned[seat]:
        return False
    if table.face_up[seat]:
        return table.characters[seat] in names and not table.used[seat]
    unseen = table.unseen
    return any(name in unseen for name in names)


def may_reveal(table: FangsTable, seat: Seat) -> bool:
    """fangs/reveal.2: a living player turns a hidden card up at any time; Daniel only once his ability is void (R H1, R
    H18).
    """
    if table.face_up[seat] or table.out[seat]:
        return False
    character = table.characters[seat]
    return character != "daniel" or table.banned[seat] or table.book.characters["daniel"].early_reveal


def reveal(table: FangsTable, seat: Seat, rule: str = "fangs/reveal.1") -> None:
    """fangs/reveal.1: turn the seat's card up, for good; nothing if it lies open already."""
    if table.face_up[seat]:
        return
    table.face_up[seat] = True
    look_around(table)
    if table.log is not None:
        character = character_ref(table.characters[seat])
        table.tell(rule, say("fangs-revealed", seat=seat_ref(seat), character=character), reveals=True)


def look_around(table: FangsTable) -> None:
    """fangs/table.window-skip: which characters may still lie face down, from what lies open and the public counts (R
    H23).
    """
    book = table.book
    open_ones = [table.characters[seat] for seat in range(table.seats) if table.face_up[seat]]
    hidden = [name for name in (table.lineup or table.pool) if name not in open_ones]
    if table.groups is not None:
        for group, count in zip(GROUPS, table.groups, strict=True):
            if count == sum(book.characters[name].group == group for name in open_ones):
                hidden = [name for name in hidden if book.characters[name].group != group]
    table.unseen = frozenset(hidden)


def spend(table: FangsTable, seat: Seat) -> None:
    """fangs/ability.unique: the ability is used up; the card lies open."""
    reveal(table, seat, ability_rule(table.characters[seat]))
    table.used[seat] = True


def recover(table: FangsTable, seat: Seat) -> None:
    """fangs/character.akira.ability: Akira heals all of her damage, once (R H6)."""
    spend(table, seat)
    healed = min(table.damage[seat], table.book.characters["akira"].heals)
    table.damage[seat] -= healed
    if table.log is not None:
        table.tell(
            "fangs/character.akira.ability",
            say("fangs-healed", seat=seat_ref(seat), amount=healed, now=table.damage[seat]),
        )


def protect(table: FangsTable, seat: Seat) -> None:
    """fangs/character.gregor.ability: until his next turn Gregor suffers nothing and loses nothing (R H7, R H8)."""
    spend(table, seat)
    table.protected[seat] = True
    if table.log is not None:
        table.tell("fangs/character.gregor.ability", say("fangs-protected", seat=seat_ref(seat)))


def has_shield(table: FangsTable, seat: Seat) -> bool:
    """fangs/table.window: the seat holds an ability that turns harm away (Akira's needs damage to heal)."""
    return (able(table, seat, "akira") and table.damage[seat] > 0) or able(table, seat, "gregor")


def raise_shield(table: FangsTable, seat: Seat) -> None:
    """fangs/table.window: use Akira's or Gregor's ability; nothing if the seat has neither."""
    if able(table, seat, "gregor"):
        protect(table, seat)
    elif able(table, seat, "akira") and table.damage[seat] > 0:
        recover(table, seat)
