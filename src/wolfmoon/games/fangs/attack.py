"""The third action: an attack, from the naming of victims to the blow; the counterattack; the second attack (R A2)."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import before_harm
from wolfmoon.games.fangs.characters import able, group_of, may_be, reveal
from wolfmoon.games.fangs.damage import close, land
from wolfmoon.games.fangs.equipment import attack_bonus, attack_reduction, card_of, fresh_lance, has, own_cards
from wolfmoon.games.fangs.movement import roll_both, roll_single
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.reach import any_victim, can_be_attacked, named, targets
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.windows import open_windows
from wolfmoon.games.fangs.wording import SEAT_REFS, barred

DEAL = Option("deal", "fangs-option-deal", rule="fangs/attack.dice")
LANCE = Option("lance", "fangs-option-lance", rule="fangs/card.bone-lance")
TAKE = Option("character", "fangs-option-bella", rule="fangs/character.bella.ability")
DRINK = Option("character", "fangs-option-vlad", rule="fangs/character.vlad.ability")


def attack(table: FangsTable) -> Script[None]:
    """fangs/attack.1: choose a victim in the attack area, roll both dice, the difference is the damage (fangs/turn.1:
    the third action).

    fangs/attack.round: not in the first round. A victim who gets out of reach before the roll sends the choice back (R
    H7).
    """
    seat = table.active
    table.next = "end"
    while table.round >= table.book.attacks_from and any_victim(table, seat):
        answer = yield from pick_one(
            seat,
            "fangs/attack.1",
            Message("fangs-ask-attack"),
            lambda: targets(table, seat),
            masked=may_be(table, seat, "viola"),
            default=lambda: "skip",
        )
        if answer == "skip":
            return
        victims = named(table, seat, answer)
        table.blow = blow = Blow("attack", seat, victims, [0] * len(victims))
        blow.die = "d4" if has(table, seat, "torch") or answer.endswith(":d4") else "difference"
        if answer.endswith(":d4"):
            reveal(table, seat, "fangs/character.viola.ability")
        if table.log is not None:
            whom = [SEAT_REFS[victim] for victim in victims]
            table.tell("fangs/attack.1", say("fangs-attacks", seat=SEAT_REFS[seat], victims=whom))
        before_harm(table)
        if keep_reachable(table, seat):
            yield from resolve(table)
            after_attack(table)
            return
        table.blow = None


def keep_reachable(table: FangsTable, seat: Seat) -> bool:
    """fangs/table.victim-again: whoever has got out of reach before the roll is no victim any more (R H7); whether any
    is left.
    """
    blow = table.blow
    assert blow is not None
    victims = [victim for victim in blow.victims if can_be_attacked(table, seat, victim)]
    if len(victims) < len(blow.victims):
        table.blow = kept = Blow("attack", seat, victims, [0] * len(victims))
        kept.die = blow.die
    return bool(victims)


# how hard


def resolve(table: FangsTable) -> Script[None]:
    """fangs/attack.dice: the roll, the attacker's choices, the victims' windows, the landing (R A2 steps 2 to 8)."""
    blow = table.blow
    assert blow is not None
    seat = blow.by
    assert seat is not None
    table.attacks += 1
    if blow.source == "attack":
        table.attacked = tuple(blow.victims)
    if blow.die == "d4":
        blow.base = roll_single(table, "d4")
        if table.log is not None:
            table.tell("fangs/card.torch", say("fangs-rolled-one", seat=SEAT_REFS[seat], die="d4", face=blow.base))
    else:
        roll = roll_both(table, "difference")
        blow.base = roll.total
        if table.log is not None:
            assert roll.d4 is not None
            assert roll.d6 is not None
            table.tell(
                "fangs/attack.dice",
                say("fangs-rolled", seat=SEAT_REFS[seat], d4=roll.d4, d6=roll.d6, total=roll.total),
            )
    if not blow.base:
        if table.log is not None:
            table.tell("fangs/attack.failed", say("fangs-attack-failed", seat=SEAT_REFS[seat]))
        yield from open_windows(table)
        close(table)
        return
    reckon(table)
    if blow.source == "attack":
        yield from attackers_choice(table, seat)
        reckon(table)
    before_harm(table)
    yield from open_windows(table)
    yield from land(table, "fangs/attack.dice")


def reckon(table: FangsTable) -> None:
    """fangs/attack.equipment: the damage for each victim, never below nothing; a card to be taken goes instead of it (R
    G2, R G13).
    """
    blow = table.blow
    assert blow is not None
    base = blow.base + attack_bonus(table, blow)
    blow.amounts = [
        0 if take is not None or table.protected[victim] else max(0, base - attack_reduction(table, blow, victim))
        for victim, take in zip(blow.victims, blow.takes, strict=True)
    ]


def attackers_choice(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.bone-lance, fangs/character.bella.ability, fangs/character.vlad.ability: what the attacker may do with
    a successful roll.

    Asked alike of everybody who, by what can be seen, might have something to choose (R H23, R G9, R G13, R G15).
    """
    if not might_choose(table, seat):
        return
    answer = yield from pick_one(
        seat,
        "fangs/attack.equipment",
        say("fangs-ask-attacker", base=_base(table)),
        lambda: choices(table, seat),
        masked=True,
        default=lambda: "character" if table.face_up[seat] and table.characters[seat] == "vlad" else "deal",
    )
    blow = table.blow
    assert blow is not None
    if answer == "lance":
        reveal(table, seat, "fangs/card.bone-lance")
        table.spent[seat] += 1
        blow.lance = True
        if table.log is not None:
            table.tell("fangs/card.bone-lance", say("fangs-lance", seat=SEAT_REFS[seat]))
    elif answer == "character" and able(table, seat, "vlad"):
        blow.drink = True
    elif answer == "character" and able(table, seat, "bella"):
        reveal(table, seat, "fangs/character.bella.ability")
        for victim in robbable(table):
            yield from take_instead(table, seat, victim)


def _base(table: FangsTable) -> int:
    assert table.blow is not None
    return table.blow.base


def might_choose(table: FangsTable, seat: Seat) -> bool:
    """fangs/table.window-skip: by what everybody sees, the attacker could have a lance, Bella's or Vlad's choice."""
    lance = fresh_lance(table, seat) and (not table.face_up[seat] or wields_lance(table, seat))
    drink = table.damage[seat] > 0 and may_be(table, seat, "vlad")
    return lance or drink or (may_be(table, seat, "bella") and bool(robbable(table)))


def wields_lance(table: FangsTable, seat: Seat) -> bool:
    """fangs/card.bone-lance: the seat's character is one that may use the lance (R G9)."""
    return group_of(table, seat) in table.book.cards["bone-lance"].groups


def choices(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/attack.equipment: deal the damage, or use what the own card allows (R G9, R G13, R G15)."""
    options = [DEAL]
    if fresh_lance(table, seat):
        options.append(LANCE if wields_lance(table, seat) else barred(LANCE, "fangs-barred-not-werewolf"))
    if able(table, seat, "bella") and robbable(table):
        options.append(TAKE)
    if able(table, seat, "vlad") and table.damage[seat]:
        options.append(DRINK)
    return options


def robbable(table: FangsTable) -> list[Seat]:
    """fangs/character.bella.ability: the victims who would suffer enough and own equipment that may be taken (R G13)."""
    blow = table.blow
    assert blow is not None
    least = table.book.characters["bella"].least_damage
    return [
        victim
        for victim, amount in zip(blow.victims, blow.amounts, strict=True)
        if amount >= least and table.equipment[victim] and not table.protected[victim]
    ]


def take_instead(table: FangsTable, seat: Seat, victim: Seat) -> Script[None]:
    """fangs/character.bella.ability: one piece of the victim's equipment instead of any damage to that victim (R G13)."""
    answer = yield from pick_one(
        seat,
        "fangs/character.bella.ability",
        say("fangs-ask-bella", seat=SEAT_REFS[victim]),
        lambda: [*own_cards(table, victim), DEAL],
        about=(SEAT_REFS[victim],),
        default=lambda: "deal",
    )
    if answer != "deal":
        blow = table.blow
        assert blow is not None
        blow.takes[blow.victims.index(victim)] = card_of(answer)[1]


# what follows


def after_attack(table: FangsTable) -> None:
    """fangs/attack.1: what may answer the attack: Wynona's counterattack, then Claudius' second attack (R A2 steps 9
    and 10).
    """
    if table.out[table.active]:
        table.next = "hand-over"
    elif table.countering:
        table.next = "counterattack"
    else:
        table.next = "end"


def counterattack(table: FangsTable) -> Script[None]:
    """fangs/character.wynona.ability: attack the attacker at once, wherever both stand (R G16, R G17)."""
    seat, attacker = table.countering[0], table.active
    table.countering = table.countering[1:]
    if able(table, seat, "wynona") and not table.out[seat] and not table.out[attacker]:
        reveal(table, seat, "fangs/character.wynona.ability")
        if table.log is not None:
            whom = SEAT_REFS[attacker]
            table.tell("fangs/character.wynona.ability", say("fangs-strikes-back", seat=SEAT_REFS[seat], victim=whom))
        table.blow = blow = Blow("counterattack", seat, [attacker], [0])
        blow.die = "difference"
        before_harm(table)
        yield from resolve(table)
        table.blow = None
    after_attack(table)


def second_attack(table: FangsTable) -> Script[None]:
    """fangs/character.claudius.ability: for 2 damage, attack the same victims once more, wherever they stand (R G14)."""
    seat = table.active
    reveal(table, seat, "fangs/character.claudius.ability")
    table.seconds += 1
    table.next = "end"
    cost = table.book.characters["claudius"].cost
    table.blow = Blow("claudius", None, [seat], [cost])
    before_harm(table)
    yield from open_windows(table)
    yield from land(table, "fangs/character.claudius.ability")
    if table.out[seat]:
        table.next = "hand-over"
        return
    victims = [victim for victim in table.attacked if not table.out[victim] and not table.protected[victim]]
    table.blow = blow = Blow("attack", seat, victims, [0] * len(victims))
    blow.die = "d4" if has(table, seat, "torch") else "difference"
    before_harm(table)
    if keep_reachable(table, seat):
        yield from resolve(table)
        after_attack(table)


def can_attack_again(table: FangsTable, seat: Seat) -> bool:
    """fangs/character.claudius.ability: an attack was made this turn and a victim of it can still be attacked (R G14)."""
    if table.seconds >= table.book.characters["claudius"].repeats_per_turn:
        return False
    return any(not table.out[victim] and not table.protected[victim] for victim in table.attacked)
