"""Worlds a seat could be in: everything this seat cannot know is drawn anew, in agreement with all it knows.

For a hiker's player: the trail, evenly among those that fit the clues, the Lair if it was found and the markers of
the night; infection tokens by how
they were dealt, given those seen; action cards in the other hands, face down in front of hikers and in the deck; the
pack's hand and deck; bag,
pile, removed hexagons and elevations; the other decks. For who leads the pack the trail, its hand, pile and removed
hexagons stay.
"""

from collections.abc import Sequence
from itertools import product
from math import comb

from wolfmoon.core.dice import Dice
from wolfmoon.core.table import Seat
from wolfmoon.games.full_moon.actions import fits
from wolfmoon.games.full_moon.deduction import possible
from wolfmoon.games.full_moon.knowledge import seen_tokens
from wolfmoon.games.full_moon.state import MoonTable


def imagine(table: MoonTable, seat: Seat, dice: Dice) -> None:
    """Change the table in place into a world in which this seat could just as well be."""
    if table.reason is not None:
        return
    pack = table.sides[seat] == "pack"
    if not pack:
        draw_trail(table, dice)
        deal_pack_cards(table, dice)
    dice.shuffle(table.packs)
    deal_action_cards(table, seat, dice)
    deal_tokens(table, seat, dice)
    mix_hexagons(table, dice, pack=pack)
    dice.shuffle(table.combat_deck)
    for deck in (table.item, table.special, table.lair_deck):
        dice.shuffle(deck)


def draw_trail(table: MoonTable, dice: Dice) -> None:
    """full_moon/trail.draw: a trail that fits what a hiker's player knows, each equally likely; of one being drawn as
    many steps.
    """
    trails = table.trails
    if table.trail:
        table.trail = trails.pick(possible(table), dice)
    elif len(table.draft) > 1 or (table.draft and table.settings.hunters):
        table.draft = trails.pick(trails.all, dice)[: len(table.draft)]


def deal_pack_cards(table: MoonTable, dice: Dice) -> None:
    """full_moon/pack-card.buy: hand and deck of the pack are mixed."""
    cards = [*table.pack_hand, *table.packs]
    dice.shuffle(cards)
    held = len(table.pack_hand)
    table.pack_hand, table.packs = cards[:held], cards[held:]


def deal_action_cards(table: MoonTable, seat: Seat, dice: Dice) -> None:
    """full_moon/setup.hands, full_moon/actions.choose: cards of other hands, of the deck, and face down before the
    reveal.

    What lies in front of a hiker can lie there: the face-down cards are drawn first, among those that may be assigned.
    """
    others = [other for other in range(table.seats) if other != seat]
    covered: list[int] = []
    if not table.revealed:
        covered = [h for h in range(8) if table.laid[h] is not None and table.owner[h] != seat]
    three = table.three_seat not in (-1, seat)
    pool = [*table.action]
    for other in others:
        pool += table.hands[other]
    pool += [card for h in covered if (card := table.laid[h]) is not None]
    if three:
        pool += table.three
    dice.shuffle(pool)
    covered.sort(key=lambda h: not table.terrified[h])
    for hiker in covered:
        card = next(card for card in pool if fits(table, hiker, card))
        pool.remove(card)
        table.laid[hiker] = card
    for other in others:
        count = len(table.hands[other])
        table.hands[other], pool = pool[:count], pool[count:]
    if three:
        count = len(table.three)
        table.three, pool = pool[:count], pool[count:]
    table.action = pool


def deal_tokens(table: MoonTable, seat: Seat, dice: Dice) -> None:
    """full_moon/setup.hostage-tokens, full_moon/infection.1: tokens as they were dealt at set-up, given what this
    seat has seen (R1.3).

    First which hostage is positive, by the odds of the deal and of all that is seen; then the other tokens, each
    place equally likely.
    """
    deal = table.book.deals[table.seats]
    seen = seen_tokens(table, seat)
    hostages = [h for h in range(8) if table.had_token[h] and not table.began[h]]
    bitten = [h for h in range(8) if table.had_token[h] and table.began[h]]

    def known(hiker: int) -> str | None:
        return table.tokens[hiker] if table.token_open[hiker] else seen.get(hiker)

    hidden = [h for h in bitten if known(h) is None]
    places = len(hidden) + len(table.supply)
    positives_seen = sum(known(h) == "positive" for h in bitten)
    worlds: list[tuple[str, ...]] = []
    weights: list[int] = []
    for tokens in product(("immune", "positive"), repeat=len(hostages)):
        if any(known(h) not in (None, token) for h, token in zip(hostages, tokens, strict=True)):
            continue
        there = tokens.count("positive")
        left = deal.positive - there
        if left < positives_seen or left - positives_seen > places:
            continue
        first = deal.positive - deal.set_aside
        rest = deal.immune + deal.positive - len(hostages)
        odds = comb(deal.immune + first - len(hostages), first - there) if first >= there else 0
        if odds:
            worlds.append(tokens)
            weights.append(
                odds * comb(places, left - positives_seen) * _common(rest, deal.positive) // comb(rest, left)
            )
    if not worlds:
        return
    tokens = worlds[_weighted(weights, dice)]
    for hostage, token in zip(hostages, tokens, strict=True):
        _put(table, hostage, token)
    left = deal.positive - tokens.count("positive") - positives_seen
    pool = ["positive"] * left + ["immune"] * (places - left)
    dice.shuffle(pool)
    for hiker in hidden:
        _put(table, hiker, pool.pop())
    table.supply = pool


def _common(rest: int, positive: int) -> int:
    """A number that every comb(rest, k) with k up to `positive` divides, so that odds stay whole."""
    product_ = 1
    for k in range(positive + 1):
        product_ *= comb(rest, k)
    return product_


def _put(table: MoonTable, hiker: int, token: str) -> None:
    if table.tokens[hiker] is not None:
        table.tokens[hiker] = token
    else:
        table.cured[hiker] = token


def _weighted(weights: Sequence[int], dice: Dice) -> int:
    place = dice.below(sum(weights))
    for i, weight in enumerate(weights):
        place -= weight
        if place < 0:
            return i
    raise AssertionError("weights add up")


def mix_hexagons(table: MoonTable, dice: Dice, *, pack: bool) -> None:
    """full_moon/setup.bag, full_moon/setup.elevations, full_moon/mother-moon.pile: elevations face down, and what is
    in the bag; for hikers also what the pack took from it.
    """
    covered = [space for space, ground in enumerate(table.ground) if ground is not None and not table.turned[space]]
    kinds = [table.ground[space] for space in covered]
    dice.shuffle(kinds)
    for space, kind in zip(covered, kinds, strict=True):
        table.ground[space] = kind
    if pack:
        dice.shuffle(table.bag)
        return
    pool = [*table.bag, *table.pile, *table.moon, *table.removed]
    dice.shuffle(pool)
    for name in ("pile", "moon", "removed"):
        count = len(getattr(table, name))
        setattr(table, name, pool[:count])
        pool = pool[count:]
    table.bag = pool
