"""The cards, tokens and counters of an arranged table: fetched from where they lie, so that none is made."""

from collections.abc import Mapping

from wolfmoon.core.table import Seat
from wolfmoon.core.wishes import bad, by_seat, number, one_of, strings
from wolfmoon.games.armata_strigoi.cards import everybody
from wolfmoon.games.armata_strigoi.components import HEROIC, STRIGOI
from wolfmoon.games.armata_strigoi.parts import COLOURS, ENCOUNTERS
from wolfmoon.games.armata_strigoi.state import ArmataTable, Cards
from wolfmoon.games.armata_strigoi.wishes import by_name, space
from wolfmoon.games.armata_strigoi.wounds import without

STACKS = (*COLOURS, "strigoi", "rewards", "tokens", *HEROIC)


def lay_cards(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    """Earned cards, hands, what lies in front and in the discard piles, hidden cards of the round, Reward cards in hand."""
    seats, book = table.seats, table.book
    for card in strings("legendary_gone", wishes.get("legendary_gone", []), book.legendary):
        table.legendary = without(table.legendary, card)
        table.gone = (*table.gone, card)
    for seat, wish in by_seat(seats, "earned", wishes.get("earned", {})):
        for card in strings(f"earned.{seat}", wish):
            _earn(table, seat, card)
    for seat, wish in by_seat(seats, "hands", wishes.get("hands", {})):
        hand = strings(f"hands.{seat}", wish, table.hands[seat])
        table.discards[seat] = tuple(card for card in table.hands[seat] if card not in hand)
        table.hands[seat] = tuple(hand)
    for key, piles in (("front", table.front), ("discards", table.discards)):
        for seat, wish in by_seat(seats, key, wishes.get(key, {})):
            for card in strings(f"{key}.{seat}", wish):
                if card in table.hands[seat]:
                    table.hands[seat] = without(table.hands[seat], card)
                else:
                    _fetch_reward(table, f"{key}.{seat}", card)
                piles[seat] = (*piles[seat], card)
    for seat, wish in by_seat(seats, "rewards", wishes.get("rewards", {})):
        for card in strings(f"rewards.{seat}", wish):
            _fetch_reward(table, f"rewards.{seat}", card)
            table.rewards[seat] = (*table.rewards[seat], card)
            knows = everybody(table) if table.settings.solo else 1 << seat
            table.knowers[seat] = (*table.knowers[seat], knows)
    for card in strings("gone", wishes.get("gone", [])):
        _fetch_reward(table, "gone", card)
        table.gone = (*table.gone, card)
    for seat, wish in by_seat(seats, "chosen", wishes.get("chosen", {})):
        table.chosen[seat] = one_of(f"chosen.{seat}", wish, table.hands[seat])
    shown = [card for row in (*table.front, *table.discards) for card in row if card not in book.rewards]
    table.met = tuple(sorted(card for card in shown if book.actions[card].kind == "heroic"))


def _earn(table: ArmataTable, seat: Seat, card: str) -> None:
    if card in table.legendary:
        table.legendary = without(table.legendary, card)
    else:
        for n in range(len(HEROIC)):
            if card in table.heroic[n]:
                table.heroic[n] = without(table.heroic[n], card)
                break
        else:
            raise bad(f"earned.{seat}", card, "a Legendary card, or a copy like fist-by-fist:3, that nobody has")
    table.hands[seat] = (*table.hands[seat], card)
    table.earned[seat] = (*table.earned[seat], table.book.actions[card].name)


def _fetch_reward(table: ArmataTable, key: str, card: str) -> None:
    if card not in table.reward_deck:
        raise bad(key, card, f"a Reward card that is left, or one in hand: {', '.join(table.book.rewards)}")
    table.reward_deck = without(table.reward_deck, card)


def lay_tokens(table: ArmataTable, wishes: Mapping[str, object]) -> None:
    """Reward tokens, Wounds, Fight tokens, and what lies on top of the stacks."""
    seats, book = table.seats, table.book
    for seat, wish in by_seat(seats, "tokens", wishes.get("tokens", {})):
        for token in strings(f"tokens.{seat}", wish, table.reward_tokens):
            table.reward_tokens = without(table.reward_tokens, token)
            table.tokens[seat] = (*table.tokens[seat], token)
    for seat, wish in by_seat(seats, "wounds", wishes.get("wounds", {})):
        for counter in strings(f"wounds.{seat}", wish, table.pool):
            table.pool = without(table.pool, counter)
            table.wounds[seat] = (*table.wounds[seat], counter)
    for name, count in by_name("scars", wishes.get("scars", {}), STRIGOI):
        n = STRIGOI.index(name)
        most = book.existence(n, table.dead == 1 - n, table.settings.level) - 1
        taken = number(f"scars.{name}", count, 0, most)
        table.scars[n], table.pool = table.pool[-taken:] if taken else (), table.pool[: len(table.pool) - taken]
    lay = wishes.get("fight_tokens", [])
    spaces = [space("fight_tokens", each) for each in strings("fight_tokens", lay)]
    if any(each not in ENCOUNTERS for each in spaces):
        raise bad("fight_tokens", lay, "spaces with an Encounter mark")
    table.fight_tokens = tuple(sorted(spaces))
    for name in strings("used_up", wishes.get("used_up", []), STACKS):
        _use_up(table, name)
    for name, wish in by_name("stacks", wishes.get("stacks", {}), STACKS):
        _put_on_top(table, name, strings(f"stacks.{name}", wish))
    for name in strings("open_top", wishes.get("open_top", []), COLOURS):
        table.open_top[COLOURS.index(name)] = True


def _stack(table: ArmataTable, name: str) -> Cards:
    if name in COLOURS:
        return table.stacks[COLOURS.index(name)]
    if name in HEROIC:
        return table.heroic[HEROIC.index(name)]
    return {"strigoi": table.strigoi_tokens, "rewards": table.reward_deck, "tokens": table.reward_tokens}[name]


def _set_stack(table: ArmataTable, name: str, cards: Cards) -> None:
    if name in COLOURS:
        table.stacks[COLOURS.index(name)] = cards
    elif name in HEROIC:
        table.heroic[HEROIC.index(name)] = cards
    elif name == "strigoi":
        table.strigoi_tokens = cards
    elif name == "rewards":
        table.reward_deck = cards
    else:
        table.reward_tokens = cards


def _put_on_top(table: ArmataTable, name: str, wanted: list[str]) -> None:
    stack = _stack(table, name)
    for card in wanted:
        if card not in stack:
            raise bad(f"stacks.{name}", card, f"what lies there: {', '.join(dict.fromkeys(stack))}")
        stack = without(stack, card)
    _set_stack(table, name, (*stack, *wanted[::-1]))


def _use_up(table: ArmataTable, name: str) -> None:
    stack = _stack(table, name)
    if name in COLOURS:
        n = COLOURS.index(name)
        table.used[n] = (*table.used[n], *stack)
    elif name == "strigoi":
        table.strigoi_tokens_used = stack
    elif name == "tokens":
        table.reward_tokens_used = stack
    elif name == "rewards":
        table.gone = (*table.gone, *stack)
    else:
        raise bad("used_up", name, "red, grey, strigoi, rewards or tokens")
    _set_stack(table, name, ())
