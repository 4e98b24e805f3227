"""What an attack is worth before the dice are rolled. For the bot."""

from collections.abc import Mapping, Sequence

from wolfmoon.games.fangs.outlook import Outlook

DIFFERENCE: Mapping[int, float] = {0: 4 / 24, 1: 7 / 24, 2: 6 / 24, 3: 4 / 24, 4: 2 / 24, 5: 1 / 24}
"""How likely each difference of a four- and a six-sided die is."""
FOUR: Mapping[int, float] = {1: 0.25, 2: 0.25, 3: 0.25, 4: 0.25}


def expected(look: Outlook, seat: int, die: str) -> float:
    """What an attack on this seat is worth, with both dice ("difference") or the four-sided one ("d4")."""
    own, other = look.cards_of(look.me), look.cards_of(seat)
    bonus = own.count("iron-fist") + own.count("protective-cloak") - other.count("protective-cloak")
    chances = FOUR if die == "d4" or "torch" in own else DIFFERENCE
    worth = sum(
        chance * look.harm(seat, max(0, base + bonus), attack=True) for base, chance in chances.items() if base > 0
    )
    loot = max([0.0, *(look.card(card) for card in other)])
    worth += 0.3 * loot * look.falls(seat, 2 + max(0, bonus))
    if look.character == "bella":
        worth += 0.5 * loot
    return worth + look.is_likely(seat, "wynona") * 0.7 * look.harm(look.me, 2)


def best_attack(look: Outlook, area: Sequence[str]) -> float:
    """What the best attack in an area is worth; with the Magic Fire it hits everybody there."""
    worths = [
        expected(look, seat, "difference")
        for seat in look.others
        if look.players[seat]["place"] in area
        and not look.players[seat]["auras"]
        and not look.players[seat]["protected"]
    ]
    if not worths:
        return 0.0
    return sum(worths) if "magic-fire" in look.cards_of(look.me) else max(worths)
