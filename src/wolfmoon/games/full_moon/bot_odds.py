"""How a fight may end: one attacker against one hiker, cards drawn from a full deck, both playing for the win."""

from collections.abc import Iterator
from functools import lru_cache

from wolfmoon.games.full_moon.components import PRINTED

FAR = 12
"""A lead of more than that counts as that much."""
ROUNDS = 5
"""So many rounds are looked ahead."""
Drawn = tuple[tuple[str, float], ...]
"""Results of a card with their chances: trip, stop (a Ravine, a wolf's bullet), or a number."""


@lru_cache(maxsize=4)
def results(side: str) -> Drawn:
    """What a card does to a hiker ("hiker"), to a werewolf in human form ("human") or lupine form ("lupine")."""
    counts: dict[str, int] = {}
    for card in PRINTED.combat.values():
        row = card.human if side in ("hiker", "human") else card.lupine
        if side != "hiker" and card.wolf != "none":
            row = card.wolf
        if row == "ravine" or (row == "silver-bullet" and side != "hiker"):
            row = "stop"
        elif row in ("none", "full-moon", "silver-bullet"):
            row = "0"
        counts[row] = counts.get(row, 0) + card.copies
    total = sum(counts.values())
    return tuple((row, count / total) for row, count in counts.items())


def _lead(diff: int) -> int:
    return max(-FAR, min(FAR, diff))


def _won(diff: int) -> float:
    return 1.0 if diff > 0 else -1.0 if diff < 0 else 0.0


def _after(side: str, diff: int) -> Iterator[tuple[float, int, bool, float | None]]:
    """By result: chance, new lead, whether this fighter goes on, how it ended if it did. For the attacker +1 is won."""
    sign = -1 if side == "hiker" else 1
    for row, chance in results(side):
        if row == "trip":
            yield chance, diff, False, -1.0 * sign
        elif row == "stop":
            yield chance, diff, False, None
        else:
            yield chance, _lead(diff + sign * int(row)), True, None


@lru_cache(maxsize=20000)
def outlook(form: str, diff: int, wolf_on: bool, hiker_on: bool, rounds: int = ROUNDS) -> float:
    """The chance that the attacker wins less the chance that it loses, at the beginning of a later round.

    form: human | lupine. diff: the attacker's total less the hiker's.
    """
    if not rounds or not (wolf_on or hiker_on):
        return _won(diff)
    if not wolf_on:
        return hikers_turn(form, diff, False, rounds)
    return max(hikers_turn(form, diff, False, rounds, hiker_on), wolf_draws(form, diff, hiker_on, rounds))


@lru_cache(maxsize=20000)
def wolf_draws(form: str, diff: int, hiker_on: bool, rounds: int = ROUNDS) -> float:
    """The same if the attacker takes a card."""
    total = 0.0
    for chance, lead, goes_on, ended in _after(form, diff):
        total += chance * (hikers_turn(form, lead, goes_on, rounds, hiker_on) if ended is None else ended)
    return total


@lru_cache(maxsize=20000)
def hikers_turn(form: str, diff: int, wolf_on: bool, rounds: int = ROUNDS, hiker_on: bool = True) -> float:
    """The same when it is the hiker's turn in the round."""
    if not hiker_on:
        return outlook(form, diff, wolf_on, False, rounds - 1)
    return min(outlook(form, diff, wolf_on, False, rounds - 1), hiker_draws(form, diff, wolf_on, rounds))


@lru_cache(maxsize=20000)
def hiker_draws(form: str, diff: int, wolf_on: bool, rounds: int = ROUNDS) -> float:
    """The same if the hiker takes a card."""
    total = 0.0
    for chance, lead, goes_on, ended in _after("hiker", diff):
        total += chance * (outlook(form, lead, wolf_on, goes_on, rounds - 1) if ended is None else ended)
    return total


@lru_cache(maxsize=512)
def before(form: str, diff: int) -> float:
    """The same before the first cards, which both must take."""
    total = 0.0
    for chance, lead, goes_on, ended in _after(form, _lead(diff)):
        total += chance * (hiker_draws(form, lead, goes_on) if ended is None else ended)
    return total
