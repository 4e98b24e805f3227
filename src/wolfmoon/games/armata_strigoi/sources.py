"""Where an Ability can come from outside a free use: the played card, a card given up from hand, a Reward card, a token.

A source is an option id: "icon:<n>" (the play it lies on), "card:<id>", "normal:<card>", "wild:<card>", "token:<id>".
"""

from collections.abc import Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref
from wolfmoon.games.armata_strigoi import cited
from wolfmoon.games.armata_strigoi.cards import (
    give_up_action,
    has_icon,
    may_use,
    play_reward,
    spend_icon,
    use_token,
)
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.wording import card_ref, token_ref

SIDES = ("normal", "wild")


def sources(
    table: ArmataTable, seat: Seat, icon: str, *, hand: bool, spent: Sequence[int] = (), suffix: str = ""
) -> list[Option]:
    """armata_strigoi/hand.protect: everything this seat could use that Ability from (R B7, R B8, R B11).

    hand: whether Action cards may be given up for it; spent: plays that have been used in this attack (R B9); suffix: what
    the option ids end in.
    """
    if not may_use(table, seat, icon):
        return []
    options: list[Option] = []
    for each in table.icons[seat]:
        if each.icon == icon and each.n not in spent and not any(o.id == f"icon:{each.n}{suffix}" for o in options):
            ref = card_ref(each.card)
            options.append(Option(f"icon:{each.n}{suffix}", "armata-source-icon", {"card": ref}, ref))
    for token in dict.fromkeys(table.tokens[seat]):
        if icon in table.book.tokens[token].icons:
            token_name = token_ref(token)
            options.append(Option(f"token:{token}{suffix}", "armata-source-token", {"token": token_name}, token_name))
    for card in dict.fromkeys(table.rewards[seat]):
        for side in SIDES:
            printed = table.book.rewards[card].side(side)
            if printed is not None and icon in printed.icons:
                options.append(reward_option(card, side, suffix))
    if hand:
        for card in table.hands[seat]:
            if icon in table.book.actions[card].icons:
                ref = card_ref(card)
                options.append(Option(f"card:{card}{suffix}", "armata-source-card", {"card": ref}, ref))
    return options


def reward_option(card: str, side: str, suffix: str = "") -> Option:
    """armata_strigoi/reward-card.wild-only: the option to use one side of a Reward card; only printed sides are offered."""
    ref = Ref("card", card)
    return Option(f"{side}:{card}{suffix}", f"armata-source-{side}", {"card": ref}, ref, cited.SIDE[side])


def could_have(table: ArmataTable, seat: Seat, icon: str, *, hand: bool) -> bool:
    """armata_strigoi/table.stealth-question: by what everybody sees, this seat might have a source of that Ability."""
    if not may_use(table, seat, icon):
        return False
    if table.rewards[seat] or (hand and table.hands[seat]) or has_icon(table, seat, icon):
        return True
    return any(icon in table.book.tokens[token].icons for token in table.tokens[seat])


def lies_open(table: ArmataTable, seat: Seat, icon: str, spent: Sequence[int] = ()) -> bool:
    """armata_strigoi/table.stealth-question: a source that everybody sees: then there is a choice, and nothing to mask."""
    if any(each.icon == icon and each.n not in spent for each in table.icons[seat]):
        return True
    return any(icon in table.book.tokens[token].icons for token in table.tokens[seat])


def pay(table: ArmataTable, seat: Seat, icon: str, source: str, rule: str) -> int:
    """armata_strigoi/icon.once: use the Ability from that source; returns the play it lay on (-1: a token)."""
    kind, _, rest = source.partition(":")
    if kind == "icon":
        return spend_icon(table, seat, icon, int(rest)).n
    if kind == "token":
        use_token(table, seat, rest, rule)
        return -1
    n = table.plays[seat]
    if kind == "card":
        give_up_action(table, seat, rest, rule)
    else:
        play_reward(table, seat, kind, rest, rule, but=icon)
    return n
