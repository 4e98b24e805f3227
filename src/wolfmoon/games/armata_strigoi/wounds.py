"""Wounds, what they do, and the blood they cost. Penalties are looked up, never stored."""

from wolfmoon.core.table import Seat, TheGameEnds
from wolfmoon.core.text import Ref, say
from wolfmoon.games.armata_strigoi import cited
from wolfmoon.games.armata_strigoi.components import BLEED, EVIL, INCENSE
from wolfmoon.games.armata_strigoi.state import ArmataTable, Cards
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, card_ref

OWN, MONSTER, ATTACK, CURSE = "own", "monster", "attack", "curse"
"""What a Wound comes from."""


def without(cards: Cards, card: str) -> Cards:
    """The cards less one copy of that one."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def wound_points(table: ArmataTable, seat: Seat) -> int:
    """armata_strigoi/wound.double: how many Wounds the counters of a wolf are worth."""
    counters = table.book.counters
    return sum(counters[counter].counts for counter in table.wounds[seat])


def weaker(table: ArmataTable, seat: Seat) -> int:
    """armata_strigoi/wound.penalty: the strength that Wounds take off (R D3)."""
    counters = table.book.counters
    return sum(counters[counter].strength for counter in table.wounds[seat])


def slower(table: ArmataTable, seat: Seat) -> int:
    """armata_strigoi/wound.penalty: the movement that Wounds take off (R C1)."""
    counters = table.book.counters
    return sum(counters[counter].movement for counter in table.wounds[seat])


def forbidden(table: ArmataTable, seat: Seat) -> Cards:
    """armata_strigoi/wound.penalty: the Abilities that Wounds forbid (R F18)."""
    wounds = table.wounds[seat]
    if not wounds:
        return ()
    counters = table.book.counters
    return tuple(dict.fromkeys(icon for counter in wounds for icon in counters[counter].forbids))


def base_strength(table: ArmataTable, seat: Seat) -> int:
    """armata_strigoi/fight.1: the strength of the card played this round, less Wounds, never below nothing (R D3)."""
    return max(0, table.book.actions[table.card[seat]].strength - weaker(table, seat))


def wound(table: ArmataTable, seat: Seat, by: str, rule: str) -> None:
    """armata_strigoi/wound.1: draw a Wound counter; the third Wound costs a Blood Point (R F7, R I1, R I3, R I4, R I8)."""
    pool = list(table.pool)
    table.dice.shuffle(pool)
    counter = pool.pop()
    table.pool = tuple(sorted(pool))
    table.wounds[seat] = (*table.wounds[seat], counter)
    if table.log is not None:
        table.tell(rule, say("armata-wounded", seat=SEAT_REFS[seat], wound=Ref("wound", counter)), reveals=True)
    third = wound_points(table, seat) >= table.book.wounds
    if third:
        lose_blood(table, "armata_strigoi/blood.third")
        refresh(table, seat)
    if by in (ATTACK, CURSE):
        earn(table, seat, BLEED)
    if third:
        guilty = leader(table)
        if by == ATTACK and guilty != seat:
            earn(table, guilty, EVIL)
        earn(table, seat, INCENSE)


def leader(table: ArmataTable) -> Seat:
    """armata_strigoi/legendary.the-evil-made-me-do-it: whose letter moved the Strigoi (R I3); in Phase 3 that is the seat
    with the lowest initiative (R H6).
    """
    return table.active if table.stage == "turns" else table.order[0]


def refresh(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/blood.refresh: after the third Wound the wolf throws off all counters and stays where it is (R F7)."""
    give_back(table, table.wounds[seat])
    table.wounds[seat] = ()
    if table.log is not None:
        table.tell("armata_strigoi/blood.refresh", say("armata-refreshed", seat=SEAT_REFS[seat]))


def give_back(table: ArmataTable, counters: Cards) -> None:
    """armata_strigoi/wound.1: counters go back into the pool, which is mixed when one is drawn (R B16)."""
    table.pool = tuple(sorted((*table.pool, *counters)))


def lose_blood(table: ArmataTable, rule: str) -> None:
    """armata_strigoi/blood.lost, armata_strigoi/blood.supply: a Blood Point goes from the Altar, or the supply, to the Inferno;
    perhaps it was one too many (R F8, R G9).
    """
    source = "supply" if not table.altar else "altar"
    if table.altar:
        table.altar -= 1
    table.inferno += 1
    lost = table.book.lost[table.seats]
    if table.log is not None:
        table.tell(rule, say("armata-blood-lost", source=source, inferno=table.inferno, most=lost, altar=table.altar))
    if table.inferno >= lost:
        table.reason = "defeat"
        raise TheGameEnds


def earn(table: ArmataTable, seat: Seat, name: str) -> None:
    """armata_strigoi/advanced.1: a Legendary card goes to the hand of whoever is the first to earn it (R B17, R B18):

    armata_strigoi/legendary.all-you-can-bleed, armata_strigoi/legendary.incense-and-iron (R I1, R I4), and
    armata_strigoi/legendary.vampires-dont-die (R I2); for the others see `leader` and cards.check_rebel.
    """
    if name not in table.legendary:
        return
    table.legendary = without(table.legendary, name)
    table.hands[seat] = (*table.hands[seat], name)
    table.earned[seat] = (*table.earned[seat], name)
    if table.log is not None:
        table.tell(cited.EARNED[name], say("armata-earned", seat=SEAT_REFS[seat], card=card_ref(name)))
