"""Dice that are rolled for anything, and the Rabbit's Foot, which works on every roll. A scenario dictates a die by its
face 1 to 6: 1 and 2 are blank, 3 and 4 show one, 5 and 6 two.
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.state import BloodTable, Roll, Who
from wolfmoon.games.blood_on_the_moon.wording import SEATS, TRAIT_REFS, card_ref, card_rule, named

FOOT = "rabbits-foot"


def throw(table: BloodTable, count: int) -> tuple[int, ...]:
    """blood_on_the_moon/roll.die, blood_on_the_moon/roll.limit: so many dice, none if fewer than one (B-02)."""
    faces, dice = table.book.faces, table.dice
    return tuple([faces[dice.roll(6) - 1] for _ in range(count)])


def throw_for(table: BloodTable, who: Who, count: int, rule: str, trait: int = -1, points: int = 0) -> None:
    """blood_on_the_moon/roll.trait, blood_on_the_moon/roll.more: roll and lay the dice on the table as the last roll."""
    dice = throw(table, count)
    table.rolls = (Roll(who, trait, dice, points, sum(dice) + points, rule),)


def ready_for(table: BloodTable, seat: Seat, card: str) -> bool:
    """blood_on_the_moon/action.1, blood_on_the_moon/action.held: whether a card's special action is open to the active
    player.
    """
    return (
        table.active == seat
        and not table.monsters_turn
        and card in table.held
        and card not in table.used
        and card not in table.fresh
        and card in table.hands[seat]
    )


def replace(table: BloodTable, place: int, dice: tuple[int, ...]) -> None:
    """blood_on_the_moon/roll.again: one of the rolls on the table now shows these dice."""
    roll = table.rolls[place]
    changed = roll._replace(dice=dice, total=sum(dice) + roll.points)
    table.rolls = (*table.rolls[:place], changed, *table.rolls[place + 1 :])


def foot_options(dice: tuple[int, ...]) -> list[Option]:
    """blood_on_the_moon/card.rabbits-foot: one option for each number that a die shows."""
    return [
        Option(f"{FOOT}:{face}", "blood-option-foot", {"face": face}, card_ref(FOOT), card_rule(FOOT))
        for face in sorted(set(dice))
    ]


def use_foot(table: BloodTable, seat: Seat, place: int, face: int) -> None:
    """blood_on_the_moon/card.rabbits-foot: roll one die again."""
    table.used.append(FOOT)
    dice = list(table.rolls[place].dice)
    dice[dice.index(face)] = new = throw(table, 1)[0]
    replace(table, place, tuple(dice))
    if table.log is not None:
        table.tell(card_rule(FOOT), say("blood-foot", seat=SEATS[seat], face=face, new=new))


def tell_roll(table: BloodTable, place: int = 0) -> None:
    """blood_on_the_moon/roll.trait: write a roll on the table into the log."""
    if table.log is None:
        return
    roll = table.rolls[place]
    if roll.trait < 0:
        table.tell(roll.rule, say("blood-rolled-dice", who=named(table, roll.who), dice=_shown(roll), total=roll.total))
        return
    table.tell(
        roll.rule,
        say(
            "blood-rolled",
            who=named(table, roll.who),
            trait=TRAIT_REFS[roll.trait],
            dice=_shown(roll),
            points=roll.points,
            total=roll.total,
        ),
    )


def plain_roll(table: BloodTable, seat: Seat, count: int, rule: str) -> Script[int]:
    """blood_on_the_moon/roll.other: dice that name no trait; only the Rabbit's Foot can change them."""
    throw_for(table, seat, count, rule)
    if ready_for(table, seat, FOOT) and count > 0:
        dice = table.rolls[0].dice
        answer = yield from pick_one(
            seat,
            "blood_on_the_moon/roll.again",
            say("blood-ask-again", dice=list(dice), total=sum(dice)),
            lambda: foot_options(dice),
            may_pass=True,
            pass_text=say("blood-pass-keep"),
        )
        if answer is not None:
            use_foot(table, seat, 0, int(answer.partition(":")[2]))
    tell_roll(table)
    return table.rolls[0].total


def _shown(roll: Roll) -> list[int]:
    return list(roll.dice)
