"""Trait rolls, alone and against each other: how to roll, extra dice, rolling again, points (B-03)."""

from typing import NamedTuple

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Arg, say
from wolfmoon.games.blood_on_the_moon.cards.decks import discard
from wolfmoon.games.blood_on_the_moon.components import KNOWLEDGE, TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt, pays
from wolfmoon.games.blood_on_the_moon.rolls import FOOT, foot_options, ready_for, replace, tell_roll, throw, use_foot
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Roll, Who
from wolfmoon.games.blood_on_the_moon.wording import FEATHER_CARD, SEATS, TRAIT_REFS, card_ref, card_rule

CAMERA, COIN, DOLL, LIGHT = "magic-camera", "lucky-coin", "creepy-doll", "flashlight"


class Trial(NamedTuple):
    """A trait roll to be made: who, which trait, what for (event | attack | defence | other), extra dice, points, the
    rule.
    """

    who: Who
    trait: int
    use: str
    rule: str
    dice: int = 0
    points: int = 0


class Manner(NamedTuple):
    """How it is made: the trait really rolled, dice besides, or the number that the Feather names (-1: none)."""

    trait: int
    dice: int
    fixed: int = -1


def trial(table: BloodTable, wanted: Trial) -> Script[int]:
    """blood_on_the_moon/roll.trait: one trait roll; its result, points included (B-03). Its maker may have died of it."""
    manner = yield from manner_of(table, wanted)
    table.rolls = (roll_of(table, wanted, manner),)
    yield from again(table, 0)
    tell_roll(table)
    return table.rolls[0].total


def opposed(table: BloodTable, one: Trial, other: Trial) -> Script[tuple[int, int]]:
    """blood_on_the_moon/roll.opposed, blood_on_the_moon/attack.roll: two roll against each other, the active side first
    (G-09).
    """
    first = yield from manner_of(table, one)
    second = yield from manner_of(table, other)
    table.rolls = (roll_of(table, one, first), roll_of(table, other, second))
    for place in (0, 1):
        yield from again(table, place)
    tell_roll(table, 0)
    tell_roll(table, 1)
    return table.rolls[0].total, table.rolls[1].total


# how


def manner_of(table: BloodTable, wanted: Trial) -> Script[Manner]:
    """blood_on_the_moon/card.magic-camera, blood_on_the_moon/card.book, blood_on_the_moon/card.flashlight,
    blood_on_the_moon/card.angels-feather: settle how to roll; asked only if there is a choice.
    """
    seat = wanted.who
    if seat >= BEAST:
        return Manner(wanted.trait, 0)
    options = manners(table, wanted)
    if wanted.use in ("event", "other") and table.own_turn(seat):
        table.armed = False
    if len(options) == 1:
        return Manner(wanted.trait, 0)
    answer = yield from pick_one(
        seat,
        wanted.rule,
        say("blood-ask-manner", trait=TRAIT_REFS[wanted.trait]),
        lambda: options,
        default=lambda: TRAITS[wanted.trait],
    )
    name, _, more = answer.partition(":")
    if name == FEATHER_CARD:
        discard(table, seat, FEATHER_CARD, card_rule(FEATHER_CARD))
        return Manner(wanted.trait, 0, int(more))
    return Manner(TRAITS.index(name), table.book.cards[LIGHT].row["event_dice"] if more else 0)


def manners(table: BloodTable, wanted: Trial) -> list[Option]:
    """blood_on_the_moon/roll.trait: every way of making this roll: a trait, with or without the Flashlight, or the
    Feather.
    """
    seat, cards = wanted.who, table.book.cards
    hand = table.hands[seat]
    traits = [wanted.trait]
    if CAMERA in hand and TRAITS[wanted.trait] == cards[CAMERA].row["instead_of"]:
        traits.append(TRAITS.index(cards[CAMERA].row["rolls"]))
    if table.armed and table.own_turn(seat) and wanted.use in ("event", "other") and KNOWLEDGE not in traits:
        traits.append(KNOWLEDGE)
    options: list[Option] = []
    for trait in traits:
        args: dict[str, Arg] = {"trait": TRAIT_REFS[trait], "dice": max(0, dice_of(table, wanted, trait))}
        options.append(Option(TRAITS[trait], "blood-option-roll", args, TRAIT_REFS[trait]))
        if wanted.use == "event" and LIGHT in hand:
            args = {"trait": TRAIT_REFS[trait], "dice": dice_of(table, wanted, trait) + cards[LIGHT].row["event_dice"]}
            options.append(
                Option(f"{TRAITS[trait]}:{LIGHT}", "blood-option-roll-light", args, card_ref(LIGHT), card_rule(LIGHT))
            )
    if FEATHER_CARD in hand:
        row = cards[FEATHER_CARD].row
        options += [
            Option(
                f"{FEATHER_CARD}:{n}",
                "blood-option-feather",
                {"number": n},
                card_ref(FEATHER_CARD),
                card_rule(FEATHER_CARD),
            )
            for n in range(row["lowest"], row["highest"] + 1)
        ]
    return options


def dice_of(table: BloodTable, wanted: Trial, trait: int) -> int:
    """blood_on_the_moon/roll.trait, blood_on_the_moon/roll.more, blood_on_the_moon/token.blessing: how many dice,
    before the Flashlight (B-02, B-27).
    """
    who = wanted.who
    if who >= BEAST:
        assert table.plot is not None
        return table.plot.trait(table, table.kinds[who - BEAST], trait) + wanted.dice
    blessed = table.blessing == table.at[who] and table.hero(who)
    return table.value(who, trait) + wanted.dice + (table.book.box["token"]["blessing"]["dice"] if blessed else 0)


def points_of(table: BloodTable, who: Who, trait: int) -> int:
    """blood_on_the_moon/roll.more: what a player's omens add to rolls of a trait."""
    if who >= BEAST:
        return 0
    cards = table.book.cards
    return sum(cards[card].points for card in table.hands[who] if cards[card].bonus == trait)


def roll_of(table: BloodTable, wanted: Trial, manner: Manner) -> Roll:
    """blood_on_the_moon/roll.trait: throw the dice; a Feather's number is final (B-03)."""
    if manner.fixed >= 0:
        return Roll(wanted.who, manner.trait, (), 0, manner.fixed, wanted.rule)
    dice = throw(table, dice_of(table, wanted, manner.trait) + manner.dice)
    points = points_of(table, wanted.who, manner.trait) + wanted.points
    return Roll(wanted.who, manner.trait, dice, points, sum(dice) + points, wanted.rule)


# again


def again(table: BloodTable, place: int) -> Script[None]:
    """blood_on_the_moon/roll.again: the active player may roll own dice again, each card once a turn, in any order."""
    seat = table.rolls[place].who
    while seat < BEAST and not table.dead[seat] and again_options(table, place):
        roll = table.rolls[place]
        answer = yield from pick_one(
            seat,
            "blood_on_the_moon/roll.again",
            say("blood-ask-again", dice=list(roll.dice), total=roll.total),
            lambda: again_options(table, place),
            may_pass=True,
            pass_text=say("blood-pass-keep"),
        )
        if answer is None:
            return
        card, _, face = answer.partition(":")
        if card == FOOT:
            use_foot(table, seat, place, int(face))
        elif card == COIN:
            yield from spin_coin(table, seat, place)
        elif not (yield from ask_doll(table, seat, place)):
            return


def again_options(table: BloodTable, place: int) -> list[Option]:
    """blood_on_the_moon/roll.again, blood_on_the_moon/card.lucky-coin, blood_on_the_moon/card.creepy-doll: what can
    still be rolled again, and with which card.
    """
    roll = table.rolls[place]
    seat = roll.who
    options: list[Option] = []
    if not roll.dice or not table.own_turn(seat):
        return options
    if ready_for(table, seat, FOOT):
        options += foot_options(roll.dice)
    if ready_for(table, seat, COIN) and 0 in roll.dice:
        args = {"count": roll.dice.count(0)}
        options.append(Option(COIN, "blood-option-coin", args, card_ref(COIN), card_rule(COIN)))
    if ready_for(table, seat, DOLL):
        options.append(Option(DOLL, "blood-option-doll", {}, card_ref(DOLL), card_rule(DOLL)))
    return options


def spin_coin(table: BloodTable, seat: Seat, place: int) -> Script[None]:
    """blood_on_the_moon/card.lucky-coin: all blanks again; each that stays blank is 1 Mental damage (T-06)."""
    table.used.append(COIN)
    dice = [die for die in table.rolls[place].dice if die]
    new = throw(table, len(table.rolls[place].dice) - len(dice))
    replace(table, place, (*dice, *new))
    if table.log is not None:
        table.tell(card_rule(COIN), say("blood-again", seat=SEATS[seat], card=card_ref(COIN), dice=list(new)))
    rolls, row = table.rolls, table.book.cards[COIN].row
    yield from hurt(table, seat, row["damage"], row["amount"] * new.count(0), card_rule(COIN))
    table.rolls = rolls


def ask_doll(table: BloodTable, seat: Seat, place: int) -> Script[bool]:
    """blood_on_the_moon/card.creepy-doll: lose 1 Sanity for all dice again; False if its owner shrinks from that
    (B-13).
    """
    rolls = table.rolls
    lost = [TRAITS.index(trait) for trait in table.book.cards[DOLL].row["lose"]]
    table.used.append(DOLL)
    paid = yield from pays(table, seat, lost, card_rule(DOLL))
    table.rolls = rolls
    if not paid:
        table.used.remove(DOLL)
        return False
    new = throw(table, len(table.rolls[place].dice))
    replace(table, place, new)
    if table.log is not None:
        table.tell(card_rule(DOLL), say("blood-again", seat=SEATS[seat], card=card_ref(DOLL), dice=list(new)))
    return True
