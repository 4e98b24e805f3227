"""Cards in hands and out of them: playing, giving up, taking back, drawing, earning; and the icons that lie ready."""

from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.armata_strigoi import cited
from wolfmoon.games.armata_strigoi.components import HEROIC, REBEL, Side
from wolfmoon.games.armata_strigoi.state import ArmataTable, Cards, Icon
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, card_ref, token_ref
from wolfmoon.games.armata_strigoi.wounds import earn, forbidden, without

AGAINST_USER = ("wound", "shock")
CHOICE = "rebel"
"""The icon of a card that has Retrieval or draws a Reward card instead (R I7)."""


def eyes(table: ArmataTable, *seats: Seat) -> tuple[Seat, ...]:
    """armata_strigoi/table.solo: who may know what these seats know: they, and in a solo game all (R A11)."""
    return tuple(range(table.seats)) if table.settings.solo else seats


def everybody(table: ArmataTable) -> int:
    """All seats, as bits."""
    return (1 << table.seats) - 1


# icons


def may_use(table: ArmataTable, seat: Seat, icon: str) -> bool:
    """armata_strigoi/wound.penalty: no Wound forbids this Ability (R F18)."""
    return not table.wounds[seat] or icon not in forbidden(table, seat)


def has_icon(table: ArmataTable, seat: Seat, icon: str) -> bool:
    """armata_strigoi/icon.once: the icon lies before the seat, not used yet this round (R B8)."""
    for each in table.icons[seat]:  # noqa: SIM110 - asked at every decision; a generator costs three times this
        if each.icon == icon:
            return True
    return False


def spend_icon(table: ArmataTable, seat: Seat, icon: str, n: int | None = None) -> Icon:
    """armata_strigoi/icon.once: use one such icon (of that play, if one is named) until the next round (R B8)."""
    spent = next(each for each in table.icons[seat] if each.icon == icon and n in (None, each.n))
    icons = list(table.icons[seat])
    icons.remove(spent)
    table.icons[seat] = tuple(icons)
    return spent


def lay_icons(table: ArmataTable, seat: Seat, card: str, icons: Cards) -> None:
    """armata_strigoi/icon.once: what a card just played offers for the rest of the round (R B8)."""
    n = table.plays[seat]
    table.plays[seat] += 1
    laid = tuple(Icon(n, card, icon) for icon in icons if icon not in AGAINST_USER)
    if laid:
        table.icons[seat] = (*table.icons[seat], *laid)


# out of the hand


def lay_round_card(table: ArmataTable, seat: Seat, card: str) -> None:
    """armata_strigoi/initiative.2: the card chosen is turned up; its icons are ready (R B3)."""
    row = table.book.actions[card]
    table.hands[seat] = without(table.hands[seat], card)
    table.front[seat] = (*table.front[seat], card)
    table.card[seat] = card
    table.chosen[seat] = ""
    seen(table, card)
    icons = tuple(CHOICE if row.draws and icon == "retrieval" else icon for icon in row.icons)
    lay_icons(table, seat, card, icons)
    if "wound" in row.icons:
        table.icons[seat] = (*table.icons[seat], Icon(0, card, "wound"))


def seen(table: ArmataTable, card: str) -> None:
    """armata_strigoi/talk.1: a Heroic copy that has lain open is known from then on."""
    if table.book.actions[card].kind == "heroic" and card not in table.met:
        table.met = tuple(sorted((*table.met, card)))


def give_up_action(table: ArmataTable, seat: Seat, card: str, rule: str) -> None:
    """armata_strigoi/hand.protect: an Action card from hand is laid beside the played one (R B7)."""
    table.hands[seat] = without(table.hands[seat], card)
    table.front[seat] = (*table.front[seat], card)
    table.plays[seat] += 1
    seen(table, card)
    if table.log is not None:
        table.tell(rule, say("armata-gave-up", seat=SEAT_REFS[seat], card=card_ref(card)), reveals=True)


def play_reward(table: ArmataTable, seat: Seat, side: str, card: str, rule: str, *, but: str = "") -> Side:
    """armata_strigoi/reward-card.normal, armata_strigoi/reward-card.wild, armata_strigoi/icon.destruction: use one side of a
    Reward card from hand (R B8, R B10). `but`: an icon of it that is used at once.
    """
    printed = table.book.rewards[card].side(side)
    assert printed is not None
    drop_reward(table, seat, card)
    if side == "normal":
        table.front[seat] = (*table.front[seat], card)
    else:
        table.gone = (*table.gone, card)
    lay_icons(table, seat, card, without(printed.icons, but) if but else printed.icons)
    if table.log is not None:
        message = say("armata-used-reward", seat=SEAT_REFS[seat], card=card_ref(card), side=side)
        table.tell(rule, message, reveals=True)
    return printed


def give_up_reward(table: ArmataTable, seat: Seat, card: str, rule: str) -> None:
    """armata_strigoi/icon.shock: a Reward card from hand is laid beside the played card."""
    drop_reward(table, seat, card)
    table.front[seat] = (*table.front[seat], card)
    table.plays[seat] += 1
    if table.log is not None:
        table.tell(rule, say("armata-gave-up", seat=SEAT_REFS[seat], card=card_ref(card)), reveals=True)


def drop_reward(table: ArmataTable, seat: Seat, card: str) -> int:
    """Take a Reward card out of a hand; whoever knew of one such card there knows of one fewer. Returns who knew this one."""
    own, knowers = table.rewards[seat], list(table.knowers[seat])
    i = own.index(card)
    knew = knowers.pop(i)
    table.rewards[seat] = own = own[:i] + own[i + 1 :]
    for n, other in enumerate(own):
        if other == card:
            both = knowers[n]
            knowers[n] &= knew | 1 << seat
            knew |= both
    table.knowers[seat] = tuple(knowers)
    return knew


def use_token(table: ArmataTable, seat: Seat, token: str, rule: str) -> None:
    """armata_strigoi/reward-token.1: a Reward token is used once and put with the used ones."""
    table.tokens[seat] = without(table.tokens[seat], token)
    table.reward_tokens_used = (*table.reward_tokens_used, token)
    if table.log is not None:
        table.tell(rule, say("armata-used-token", seat=SEAT_REFS[seat], token=token_ref(token)))


# into the hand


def take_back(table: ArmataTable, seat: Seat, cards: Cards) -> None:
    """Cards that lay open go to the hand: everybody knows them there."""
    book = table.book
    table.hands[seat] = (*table.hands[seat], *(card for card in cards if card not in book.rewards))
    back = tuple(card for card in cards if card in book.rewards)
    if back:
        table.rewards[seat] = (*table.rewards[seat], *back)
        table.knowers[seat] = (*table.knowers[seat], *(everybody(table) for _ in back))


def recover(table: ArmataTable, seat: Seat, rule: str) -> None:
    """armata_strigoi/icon.recovery, armata_strigoi/hand.pile: the whole discard pile comes back to the hand (R B3, R B5, R
    F17).
    """
    count = len(table.discards[seat])
    take_back(table, seat, table.discards[seat])
    table.discards[seat] = ()
    if table.log is not None:
        table.tell(rule, say("armata-recovered", seat=SEAT_REFS[seat], count=count))


def draw_reward(table: ArmataTable, seat: Seat, rule: str) -> None:
    """armata_strigoi/reward.axe: draw a Reward card, which only its drawer sees; none is left: nothing (R B12)."""
    if not table.reward_deck:
        if table.log is not None:
            table.tell("armata_strigoi/reward-card.empty", say("armata-no-reward-cards", seat=SEAT_REFS[seat]))
        return
    card = table.reward_deck[-1]
    table.reward_deck = table.reward_deck[:-1]
    table.rewards[seat] = (*table.rewards[seat], card)
    knows = everybody(table) if table.settings.solo else 1 << seat
    table.knowers[seat] = (*table.knowers[seat], knows)
    if table.log is not None:
        table.tell(
            rule,
            say("armata-drew-reward-secret", seat=SEAT_REFS[seat], card=card_ref(card)),
            to=eyes(table, seat),
            others=say("armata-drew-reward", seat=SEAT_REFS[seat]),
            reveals=True,
        )


def draw_token(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/reward.bat: draw a Reward token; an empty stack is made anew of the used ones (R B13)."""
    if not table.reward_tokens and table.reward_tokens_used:
        tokens = list(table.reward_tokens_used)
        table.dice.shuffle(tokens)
        table.reward_tokens, table.reward_tokens_used = tuple(tokens), ()
        if table.log is not None:
            table.tell("armata_strigoi/reward-token.empty", say("armata-tokens-shuffled"), reveals=True)
    if not table.reward_tokens:
        if table.log is not None:
            table.tell("armata_strigoi/reward-token.empty", say("armata-no-reward-tokens", seat=SEAT_REFS[seat]))
        return
    token = table.reward_tokens[-1]
    table.reward_tokens = table.reward_tokens[:-1]
    table.tokens[seat] = (*table.tokens[seat], token)
    if table.log is not None:
        message = say("armata-drew-token", seat=SEAT_REFS[seat], token=token_ref(token))
        table.tell("armata_strigoi/reward.bat", message, reveals=True)


# earning


def earn_heroic(table: ArmataTable, seat: Seat, colour: int) -> None:
    """armata_strigoi/heroic.fire-and-forgive, armata_strigoi/heroic.fist-by-fist: the first Monster of a colour defeated
    earns the card of that colour; nobody has the same card twice (armata_strigoi/advanced.twins; R D17, R B18).
    """
    name, stack = HEROIC[colour], table.heroic[colour]
    if name in table.earned[seat] or not stack:
        return
    card = stack[-1]
    table.heroic[colour] = stack[:-1]
    table.hands[seat] = (*table.hands[seat], card)
    table.earned[seat] = (*table.earned[seat], name)
    if table.log is not None:
        row = table.book.actions[card]
        table.tell(
            cited.EARNED[name],
            say("armata-earned-heroic", seat=SEAT_REFS[seat], card=card_ref(card), initiative=row.initiative),
            to=eyes(table, seat),
            others=say("armata-earned", seat=SEAT_REFS[seat], card=card_ref(card)),
            reveals=True,
        )


def owned_rewards(table: ArmataTable, seat: Seat) -> int:
    """armata_strigoi/legendary.nighttime-rebel: Reward cards in hand, in front and in the discard pile (R I5)."""
    rewards = table.book.rewards
    open_ = sum(card in rewards for card in (*table.front[seat], *table.discards[seat]))
    return len(table.rewards[seat]) + open_


def check_rebel(table: ArmataTable) -> None:
    """armata_strigoi/legendary.nighttime-rebel: as soon as somebody owns enough Reward cards, the other player with the
    fewest takes it; in a tie the lowest initiative of the round (R I5, R I6).
    """
    if REBEL not in table.legendary:
        return
    owned = [owned_rewards(table, seat) for seat in range(table.seats)]
    rich = [seat for seat, count in enumerate(owned) if count >= table.book.rebel]
    if rich:
        others = [seat for seat in range(table.seats) if seat != rich[0]]
        earn(table, min(others, key=lambda seat: (owned[seat], table.initiative(seat))), REBEL)
