"""What Abilities and special icons do, from whatever they come: the played card, a Reward card, a Reward token."""

from collections.abc import Sequence

from wolfmoon.core.decisions import Answer, Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.armata_strigoi import cited
from wolfmoon.games.armata_strigoi.cards import (
    CHOICE,
    check_rebel,
    draw_reward,
    may_use,
    play_reward,
    recover,
    spend_icon,
    take_back,
    use_token,
)
from wolfmoon.games.armata_strigoi.movement import arrive, free_in_room, movement, open_encounters
from wolfmoon.games.armata_strigoi.parts import ENCOUNTERS, NOWHERE, PLATFORMS, ROOMS, SPACE, TURNS
from wolfmoon.games.armata_strigoi.sources import SIDES, reward_option
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.wording import (
    PLATFORM_REFS,
    ROOM_REFS,
    SEAT_REFS,
    SPACE_OPTIONS,
    SPACE_REFS,
    TURNS_OPTIONS,
    barred,
    card_ref,
    token_ref,
)
from wolfmoon.games.armata_strigoi.wounds import give_back, without

IN_TURN = ("leap", "pack", "heal", "mechanics", "retrieval", "recovery", "gates-of-hell")
IN_FIGHT = ("heal", "mechanics", "retrieval", "recovery", "gates-of-hell")
"""armata_strigoi/ability.no-dodge: Leap, Pack and Stealth have no use in a fight (R C13)."""
LIMITED = ("retrieval", CHOICE)
"""What the played card may still do in a fight when the table plays it so (R K1)."""
USES = {icon: Option(icon, f"armata-option-{icon}", rule=rule) for icon, rule in cited.ICON.items()}
REBEL_RULE = "armata_strigoi/legendary.nighttime-rebel-use"
REBEL_RETRIEVAL = Option("rebel:retrieval", "armata-option-rebel-retrieval", rule=REBEL_RULE)
REBEL_DRAW = Option("rebel:draw", "armata-option-rebel-draw", rule=REBEL_RULE)


def ready(table: ArmataTable, seat: Seat, icons: Sequence[str], *, limited: bool = False) -> list[Option]:
    """armata_strigoi/ability.1, armata_strigoi/turn.2: icons that lie ready before this seat and may be used now; limited: of
    the played card only Retrieval (R B8, R F18, R K1).
    """
    held = [each.icon for each in table.icons[seat] if not limited or each.n or each.icon in LIMITED]
    if not held:
        return []
    options = [_possible(table, seat, icon, USES[icon]) for icon in icons if icon in held]
    if CHOICE in held and "retrieval" in icons:
        options += (REBEL_RETRIEVAL,) if may_use(table, seat, "retrieval") else ()
        options += () if limited else (REBEL_DRAW,)
    return options


def from_tokens(table: ArmataTable, seat: Seat, icons: Sequence[str]) -> list[Option]:
    """armata_strigoi/reward-token.1: own Reward tokens with one of these Abilities."""
    options: list[Option] = []
    for token in dict.fromkeys(table.tokens[seat]):
        given = table.book.tokens[token].icons
        if given and given[0] in icons:
            ref = token_ref(token)
            option = Option(f"token:{token}", "armata-source-token", {"token": ref}, ref, cited.ICON[given[0]])
            options.append(_possible(table, seat, given[0], option))
    return options


def from_rewards(table: ArmataTable, seat: Seat, icons: Sequence[str], sides: Sequence[str] = SIDES) -> list[Option]:
    """armata_strigoi/reward-card.1: Reward cards in hand with one of these Abilities on a side (R B10, R B11)."""
    options: list[Option] = []
    for card in dict.fromkeys(table.rewards[seat]):
        for side in sides:
            printed = table.book.rewards[card].side(side)
            if printed is not None and any(icon in icons for icon in printed.icons):
                options.append(reward_option(card, side))
    return options


def _possible(table: ArmataTable, seat: Seat, icon: str, option: Option) -> Option:
    if not may_use(table, seat, icon):
        return barred(option, "armata-barred-forbidden")
    if icon == "leap" and not leaps(table, seat):
        return barred(option, "armata-barred-no-leap")
    if icon == "pack" and not packs(table, seat):
        return barred(option, "armata-barred-no-pack")
    if icon == "mechanics" and not standing(table):
        return barred(option, "armata-barred-no-platform")
    return option


def use(table: ArmataTable, seat: Seat, answer: str) -> Script[None]:
    """armata_strigoi/ability.1: carry out an answer of `ready`, `from_tokens` or `from_rewards`. Then the table is asked on
    where it was (in the turn, or in the fight).
    """
    back = table.phase
    table.next = back
    kind, _, rest = answer.partition(":")
    if kind == "rebel":
        yield from _rebel(table, seat, rest)
    elif kind in SIDES:
        side = play_reward(table, seat, kind, rest, cited.SIDE[kind])
        if "shock" in side.icons:
            table.next, table.then = "own-shock", back
    elif kind == "token":
        icon = table.book.tokens[rest].icons[0]
        use_token(table, seat, rest, cited.ICON[icon])
        yield from do(table, seat, icon)
    else:
        spend_icon(table, seat, kind, _play_of(table, seat, kind))
        yield from do(table, seat, kind)


def _play_of(table: ArmataTable, seat: Seat, icon: str) -> int | None:
    """In a fight with limited Abilities an icon is that of a Reward card, but for Retrieval (R K1)."""
    if table.bout is None or not table.settings.limited or icon in LIMITED:
        return None
    return next(each.n for each in table.icons[seat] if each.icon == icon and each.n)


def do(table: ArmataTable, seat: Seat, icon: str) -> Script[None]:
    """armata_strigoi/ability.1: what the icon does."""
    if icon == "leap":
        yield from leap(table, seat)
    elif icon == "pack":
        yield from pack(table, seat)
    elif icon == "heal":
        heal(table, seat)
    elif icon == "mechanics":
        yield from mechanics(table, seat)
    elif icon == "retrieval":
        yield from retrieval(table, seat)
    elif icon == "recovery":
        recover(table, seat, cited.ICON["recovery"])
    elif icon == "gates-of-hell":
        gates_of_hell(table, seat)


def _rebel(table: ArmataTable, seat: Seat, wish: str) -> Script[None]:
    """armata_strigoi/legendary.nighttime-rebel-use: Retrieval; or draw a Reward card, and this card is gone (R I7)."""
    card = spend_icon(table, seat, CHOICE).card
    if wish == "retrieval":
        yield from retrieval(table, seat)
        return
    table.front[seat] = without(table.front[seat], card)
    table.gone = (*table.gone, card)
    if table.log is not None:
        table.tell(REBEL_RULE, say("armata-destroyed", seat=SEAT_REFS[seat], card=card_ref(card)))
    for _ in range(table.book.actions[card].draws):
        draw_reward(table, seat, REBEL_RULE)
    check_rebel(table)


def leaps(table: ArmataTable, seat: Seat) -> list[int]:
    """armata_strigoi/ability.leap: the free spaces of the wolf's room, walls or not; none from a ladder. After a fight no
    open Encounter mark (R C11, R C12, R C14).
    """
    room = table.room(seat)
    if room == NOWHERE:
        return []
    shut = open_encounters(table) if table.fought else frozenset[int]()
    return [space for space in free_in_room(table, room) if space not in shut]


def leap(table: ArmataTable, seat: Seat) -> Script[None]:
    """armata_strigoi/ability.leap: jump to a space of the room; on an open Encounter mark a fight begins (R C2, R C13)."""
    space = yield from _where(table, seat, "leap")
    if table.log is not None:
        table.tell(cited.ICON["leap"], say("armata-leapt", seat=SEAT_REFS[seat], space=SPACE_REFS[space]))
    arrive(table, seat, space)


def packs(table: ArmataTable, seat: Seat) -> list[int]:
    """armata_strigoi/ability.pack: free spaces without an Encounter mark in rooms where another wolf is (R C11, R C13,
    R C15).
    """
    rooms = {table.room(other) for other in range(table.seats) if other != seat}
    return [
        space
        for room in range(len(ROOMS))
        if room in rooms
        for space in free_in_room(table, room)
        if space not in ENCOUNTERS
    ]


def pack(table: ArmataTable, seat: Seat) -> Script[None]:
    """armata_strigoi/ability.pack: appear in a comrade's room; no steps are counted (R C2)."""
    space = yield from _where(table, seat, "pack")
    table.at[seat] = space
    if table.log is not None:
        table.tell(cited.ICON["pack"], say("armata-joined", seat=SEAT_REFS[seat], space=SPACE_REFS[space]))


def _where(table: ArmataTable, seat: Seat, icon: str) -> Script[int]:
    offered = leaps if icon == "leap" else packs
    answer = yield from pick_one(
        seat,
        cited.ICON[icon],
        Message(f"armata-ask-{icon}"),
        lambda: [SPACE_OPTIONS[space] for space in offered(table, seat)],
    )
    return SPACE[answer]


def heal(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/ability.heal: every wounded wolf of the room gives back one counter; on a ladder only the healer (R C11,
    R F9).
    """
    room = table.room(seat)
    healed = [other for other in range(table.seats) if other == seat or (room != NOWHERE and table.room(other) == room)]
    table.healing = tuple((other, 1) for other in healed if table.wounds[other])
    if table.log is not None:
        table.tell(cited.ICON["heal"], say("armata-heals", seat=SEAT_REFS[seat], count=len(table.healing)))
    if table.healing:
        table.then, table.next = table.next, "heal"


def give_back_counters(table: ArmataTable) -> Script[None]:
    """armata_strigoi/ability.heal: the owner of each wolf healed picks the counter it gives back (R F9, flow d-T4).

    armata_strigoi/wound.penalty: the active wolf has its steps back with the counter that took them (R C1).
    """
    while table.healing:
        seat, count = table.healing[0]
        counters = list(dict.fromkeys(table.wounds[seat]))
        counter = counters[0]
        if len(counters) > 1:
            counter = yield from pick_one(
                seat,
                "armata_strigoi/ability.heal",
                Message("armata-ask-counter"),
                lambda: [
                    Option(each, "armata-option-counter", {"wound": Ref("wound", each)}, Ref("wound", each))
                    for each in dict.fromkeys(table.wounds[table.healing[0][0]])
                ],
                default=lambda: _worst(table, table.healing[0][0]),
            )
        slowed = movement(table, seat)
        table.wounds[seat] = without(table.wounds[seat], counter)
        give_back(table, (counter,))
        if seat == table.active:
            table.steps += movement(table, seat) - slowed
        if table.log is not None:
            message = say("armata-healed", seat=SEAT_REFS[seat], wound=Ref("wound", counter))
            table.tell(cited.ICON["heal"], message)
        more = count > 1 and bool(table.wounds[seat])
        table.healing = ((seat, count - 1), *table.healing[1:]) if more else table.healing[1:]
    table.next = table.then


def _worst(table: ArmataTable, seat: Seat) -> Answer:
    """R flow 3: the Double Wound, no Protection, strength, movement, the rest."""

    def rank(id: str) -> tuple[bool, bool, bool, bool, bool]:
        counter = table.book.counters[id]
        forbids = counter.forbids
        return (
            counter.counts > 1,
            "protection" in forbids,
            counter.strength > 0,
            counter.movement > 0,
            bool(forbids),
        )

    return max(table.wounds[seat], key=rank)


def standing(table: ArmataTable) -> list[int]:
    """armata_strigoi/ability.mechanics: the platforms that can be turned (R C16)."""
    return [disc for disc in table.fort.platform if disc != NOWHERE]


def mechanics(table: ArmataTable, seat: Seat) -> Script[None]:
    """armata_strigoi/ability.mechanics: turn any platform, with whoever stands on it; nobody fights for that (R C16)."""
    answer = yield from pick_one(
        seat,
        cited.ICON["mechanics"],
        Message("armata-ask-platform"),
        lambda: [
            Option(
                PLATFORMS[disc],
                "armata-option-platform",
                {"room": ROOM_REFS[table.layout.holds.index(disc)]},
                PLATFORM_REFS[disc],
            )
            for disc in standing(table)
        ],
    )
    disc = PLATFORMS.index(answer)
    turn = yield from pick_one(
        seat,
        cited.ICON["mechanics"],
        Message("armata-ask-turn"),
        lambda: TURNS_OPTIONS[1:],
        about=(PLATFORM_REFS[disc],),
    )
    layout = table.layout
    rotations = list(layout.rotations)
    rotations[disc] = (rotations[disc] + int(turn)) % TURNS
    table.build(layout._replace(rotations=tuple(rotations)))
    if table.log is not None:
        room = ROOM_REFS[layout.holds.index(disc)]
        message = say("armata-turned", seat=SEAT_REFS[seat], room=room, steps=int(turn))
        table.tell(cited.ICON["mechanics"], message)


def retrieval(table: ArmataTable, seat: Seat) -> Script[None]:
    """armata_strigoi/ability.retrieval: a Reward card comes back from the own discard pile; none is there: nothing (R B3, R
    F17).
    """
    if not any(card in table.book.rewards for card in table.discards[seat]):
        if table.log is not None:
            table.tell(cited.ICON["retrieval"], say("armata-retrieved-nothing", seat=SEAT_REFS[seat]))
        return
    card = yield from pick_one(
        seat,
        cited.ICON["retrieval"],
        Message("armata-ask-retrieval"),
        lambda: [
            Option(card, "armata-option-card", {"card": card_ref(card)}, card_ref(card))
            for card in dict.fromkeys(table.discards[seat])
            if card in table.book.rewards
        ],
    )
    table.discards[seat] = without(table.discards[seat], card)
    take_back(table, seat, (card,))
    if table.log is not None:
        table.tell(cited.ICON["retrieval"], say("armata-retrieved", seat=SEAT_REFS[seat], card=card_ref(card)))


def gates_of_hell(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/icon.gates-of-hell: all Fight tokens leave the board; whoever stands on a mark has to go elsewhere to
    fight (R C4, R D18).
    """
    table.fight_tokens = ()
    if table.at[table.active] not in table.calm:
        table.calm = (*table.calm, table.at[table.active])
    if table.log is not None:
        table.tell(cited.ICON["gates-of-hell"], say("armata-gates", seat=SEAT_REFS[seat]))
