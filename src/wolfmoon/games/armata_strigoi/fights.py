"""A fight, against a Monster or a Strigoi: bonuses one by one, strength against strength, and what the own weapons cost."""

from collections.abc import Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.armata_strigoi import abilities, cited
from wolfmoon.games.armata_strigoi.cards import (
    give_up_action,
    give_up_reward,
    has_icon,
    play_reward,
    spend_icon,
    use_token,
)
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.encounters import monster_ref, spoils
from wolfmoon.games.armata_strigoi.sources import SIDES, could_have, lies_open, pay, reward_option, sources
from wolfmoon.games.armata_strigoi.state import ArmataTable, Bout
from wolfmoon.games.armata_strigoi.strigoi import after, printed
from wolfmoon.games.armata_strigoi.strike import hit
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, card_ref, token_ref
from wolfmoon.games.armata_strigoi.wounds import MONSTER, OWN, base_strength, wound, wound_points

RESOLVE = Option("resolve", "armata-option-resolve", rule="armata_strigoi/fight.1")
TAKE = Option("take", "armata-option-take", rule="armata_strigoi/fight.lose")


def under_way(table: ArmataTable) -> Bout:
    """The fight under way."""
    assert table.bout is not None
    return table.bout


def strength_now(table: ArmataTable) -> int:
    """armata_strigoi/fight.1: the card's strength less Wounds, and the bonuses used so far (R D3)."""
    bout = under_way(table)
    return base_strength(table, bout.seat) + bout.bonus


def needed_strength(table: ArmataTable) -> int:
    """armata_strigoi/fight.1, armata_strigoi/melee.2: the strength of the Monster or Strigoi."""
    bout = under_way(table)
    if bout.kind == "monster":
        return table.book.monsters[bout.target].strength
    return printed(table, STRIGOI.index(bout.target)).strength


def fight(table: ArmataTable) -> Script[None]:
    """armata_strigoi/fight.bonus: use any number of bonuses, one by one, and then see who is stronger (R D2, flow d-E2, d-A2,
    d-G6).
    """
    bout = under_way(table)
    seat = bout.seat
    answer = yield from pick_one(
        seat,
        cited.STRIKE[bout.kind],
        say(
            "armata-ask-bonus",
            target=target_ref(bout),
            strength=strength_now(table),
            needed=needed_strength(table),
            enough="yes" if strength_now(table) >= needed_strength(table) else "no",
        ),
        lambda: bonuses(table),
        always=bool(table.rewards[seat]),
        default=lambda: "resolve",
    )
    kind, _, rest = answer.partition(":")
    if kind == "resolve":
        resolve(table)
    elif kind == "token" and table.book.tokens[rest].strength:
        table.bout = bout._replace(bonus=bout.bonus + table.book.tokens[rest].strength)
        use_token(table, seat, rest, "armata_strigoi/fight.bonus")
    elif kind in SIDES:
        use_reward(table, seat, kind, rest)
    else:
        yield from abilities.use(table, seat, answer)


def target_ref(bout: Bout) -> Ref:
    """Whom the fight is against, as a thing on the table."""
    return monster_ref(bout.target) if bout.kind == "monster" else Ref("strigoi", bout.target)


def use_reward(table: ArmataTable, seat: Seat, side: str, card: str) -> None:
    """armata_strigoi/reward-card.normal, armata_strigoi/reward-card.wild: its strength counts in this fight, its Wound comes
    after it, its Shock at once (R B10, R D5, R D6).
    """
    bout = under_way(table)
    rule = "armata_strigoi/ranged.wild" if bout.kind == "ranged" else cited.SIDE[side]
    used = play_reward(table, seat, side, card, rule)
    table.bout = bout._replace(bonus=bout.bonus + used.strength, wounds=bout.wounds + used.icons.count("wound"))
    if "shock" in used.icons:
        table.next, table.then = "own-shock", "bout"


def bonuses(table: ArmataTable) -> list[Option]:
    """armata_strigoi/fight.bonus: what may be added: strength, and Abilities that have a use in a fight.

    From afar only wild sides count, and no tokens (armata_strigoi/ranged.wild; R F14); in a Counterattack only strength (R
    B11, R F10); the played card's Abilities as the table plays it (R K1).
    """
    bout = under_way(table)
    seat, afar = bout.seat, bout.kind == "ranged"
    sides = ("wild",) if afar else SIDES
    icons: Sequence[str] = () if bout.counter else abilities.IN_FIGHT
    options = [RESOLVE]
    for card in dict.fromkeys(table.rewards[seat]):
        for side in sides:
            printed_side = table.book.rewards[card].side(side)
            if printed_side is None:
                continue
            if printed_side.strength or any(icon in icons for icon in printed_side.icons):
                options.append(reward_option(card, side))
    return [*options, *open_bonuses(table)]


def open_bonuses(table: ArmataTable) -> list[Option]:
    """armata_strigoi/fight.bonus: those of them that everybody sees: tokens, and icons that lie ready."""
    bout = under_way(table)
    seat, afar = bout.seat, bout.kind == "ranged"
    options: list[Option] = []
    if not afar:
        for token in dict.fromkeys(table.tokens[seat]):
            strength = table.book.tokens[token].strength
            if strength:
                ref = token_ref(token)
                options.append(Option(f"token:{token}", "armata-source-token", {"token": ref}, ref))
    if bout.counter:
        return options
    if not afar:
        options += abilities.from_tokens(table, seat, abilities.IN_FIGHT)
    options += abilities.ready(table, seat, abilities.IN_FIGHT, limited=table.settings.limited)
    return options


def resolve(table: ArmataTable) -> None:
    """armata_strigoi/fight.1: the wolf wins if its strength is at least the other's (R D3, R D4, R F11, R F12)."""
    bout = under_way(table)
    strength, needed = strength_now(table), needed_strength(table)
    won = strength >= needed
    rule = cited.RESULT[bout.kind]
    if table.log is not None:
        result = "won" if won else "lost"
        message = say(
            "armata-fought",
            seat=SEAT_REFS[bout.seat],
            target=target_ref(bout),
            strength=strength,
            needed=needed,
            result=result,
        )
        table.tell(rule, message)
    table.next = "aftermath"
    if bout.kind == "monster":
        if won:
            spoils(table, bout.seat, bout.target)
        else:
            table.next = "bitten"
    elif won:
        hit(table)


def bitten(table: ArmataTable) -> Script[None]:
    """armata_strigoi/fight.lose, armata_strigoi/fight.protection: one Wound, unless Protection stops it (R D4, flow d-E3)."""
    seat = under_way(table).seat
    table.next = "aftermath"
    spent: list[int] = []
    for _ in range(table.book.bite):
        answer = "take"
        if could_have(table, seat, "protection", hand=True):
            answer = yield from pick_one(
                seat,
                "armata_strigoi/fight.protection",
                Message("armata-ask-bitten"),
                lambda: [TAKE, *sources(table, seat, "protection", hand=True, spent=spent)],
                masked=not lies_open(table, seat, "protection", spent),
                default=lambda: cheapest(table, seat),
            )
        if answer == "take":
            wound(table, seat, MONSTER, "armata_strigoi/fight.lose")
        else:
            spent.append(pay(table, seat, "protection", answer, "armata_strigoi/fight.protection"))
            if table.log is not None:
                message = say("armata-warded", seat=SEAT_REFS[seat], effect="wound")
                table.tell("armata_strigoi/fight.protection", message)


def cheapest(table: ArmataTable, seat: Seat) -> str:
    """R flow 3: without an answer a Wound is taken, but the third one is stopped by the cheapest Protection there is."""
    if wound_points(table, seat) + 1 < table.book.wounds:
        return "take"
    order = {"icon": 0, "token": 1, "normal": 2, "wild": 3, "card": 4}
    found = sources(table, seat, "protection", hand=True)
    return min(found, key=lambda option: order[option.id.partition(":")[0]]).id if found else "take"


def aftermath(table: ArmataTable) -> Script[None]:
    """armata_strigoi/icon.wound, armata_strigoi/ability.protection-own: the Wounds of the own weapons, which nothing stops; the
    played card's only after its first fight of the round (R D5).
    """
    bout = under_way(table)
    seat, wounds = bout.seat, bout.wounds
    while has_icon(table, seat, "wound"):
        spend_icon(table, seat, "wound")
        wounds += 1
    for _ in range(wounds):
        wound(table, seat, OWN, "armata_strigoi/icon.wound")
    table.bout = None
    if bout.kind == "monster":
        table.next = "encounter-end"
    elif bout.counter:
        after(table)
    else:
        table.next = "window"
    yield from together(())


def own_shock(table: ArmataTable) -> Script[None]:
    """armata_strigoi/icon.shock: the Shock of an own card: give up a card from hand, or stop it with Protection (R D6, flow
    d-E4).
    """
    seat = table.active if table.bout is None else table.bout.seat
    table.next = table.then
    yield from give_up(table, seat, may_protect=True)


def give_up(table: ArmataTable, seat: Seat, *, may_protect: bool) -> Script[None]:
    """armata_strigoi/icon.shock: choose an Action or Reward card from hand and lay it beside the played one."""
    if not table.hands[seat] and not table.rewards[seat]:
        return
    answer = yield from pick_one(
        seat,
        "armata_strigoi/icon.shock",
        Message("armata-ask-shock"),
        lambda: [
            *shocked(table, seat),
            *(sources(table, seat, "protection", hand=False, suffix=":stop") if may_protect else ()),
        ],
        masked=may_protect and len(table.hands[seat]) + len(table.rewards[seat]) == 1,
        default=lambda: last_card(table, seat),
    )
    kind, _, card = answer.partition(":")
    if kind == "hand":
        give_up_action(table, seat, card, "armata_strigoi/icon.shock")
    elif kind == "reward":
        give_up_reward(table, seat, card.partition(":")[0], "armata_strigoi/icon.shock")
    else:
        pay(table, seat, "protection", answer.removesuffix(":stop"), "armata_strigoi/ability.protection")
        if table.log is not None:
            table.tell("armata_strigoi/ability.protection", say("armata-warded", seat=SEAT_REFS[seat], effect="shock"))


def shocked(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/icon.shock: the cards that may be given up, each an option of its own."""
    options: list[Option] = []
    for kind, cards in (("hand", table.hands[seat]), ("reward", table.rewards[seat])):
        for n, card in enumerate(cards):
            id = f"{kind}:{card}" if cards.index(card) == n else f"{kind}:{card}:{n}"
            options.append(Option(id, "armata-option-give-up", {"card": card_ref(card)}, card_ref(card)))
    return options


def last_card(table: ArmataTable, seat: Seat) -> str:
    """R flow 3: the hand card with the highest initiative, else the first Reward card."""
    actions = table.book.actions
    if table.hands[seat]:
        return f"hand:{max(table.hands[seat], key=lambda card: actions[card].initiative)}"
    return f"reward:{table.rewards[seat][0]}"
