"""Attacks, in the order of B-17, and Dynamite, which is none."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon import goals
from wolfmoon.games.blood_on_the_moon.cards.decks import discard
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.damage import hurt, pays
from wolfmoon.games.blood_on_the_moon.house import in_sight
from wolfmoon.games.blood_on_the_moon.movement import where
from wolfmoon.games.blood_on_the_moon.rolls import tell_roll, throw_for
from wolfmoon.games.blood_on_the_moon.state import BEAST, BloodTable, Fight, Who
from wolfmoon.games.blood_on_the_moon.trials import Trial, dice_of, opposed, trial
from wolfmoon.games.blood_on_the_moon.wording import TRAIT_REFS, card_option, card_ref, card_rule, named, tile_option

DYNAMITE = "dynamite"
JACKET = "leather-jacket"
ROLL = "blood_on_the_moon/attack.roll"
UNARMED = Option("unarmed", "blood-option-unarmed")
NOBODY = -1


def weapons(table: BloodTable, seat: Seat) -> list[str]:
    """blood_on_the_moon/attack.weapon, blood_on_the_moon/trade.received: the weapons that were the player's at the
    turn's start.
    """
    cards = table.book.cards
    return [
        card
        for card in table.hands[seat]
        if cards[card].weapon and card in table.held and card not in table.fresh and card not in table.used
    ]


def reach(table: BloodTable, seat: Seat, weapon: str) -> list[int]:
    """blood_on_the_moon/attack.shot, blood_on_the_moon/card.crossbow, blood_on_the_moon/card.gun,
    blood_on_the_moon/move.sight: the tiles a weapon reaches.
    """
    here = table.at[seat]
    match table.book.cards[weapon].reach:
        case "adjacent":
            return [here, *table.ways[here]]
        case "sight":
            return in_sight(table, here)
        case _:
            return [here]


def victims(table: BloodTable, seat: Seat) -> list[Who]:
    """blood_on_the_moon/attack.1, blood_on_the_moon/turn.peace, blood_on_the_moon/monster.stunned: whom the active
    player can attack now, with any weapon or none (B-22).
    """
    if table.plot is None or not table.begun or table.attacked:
        return []
    tiles = [table.at[seat]]
    for weapon in weapons(table, seat):
        if weapon != DYNAMITE:
            tiles += reach(table, seat, weapon)
    safe = table.settings.stunned_untouchable
    return [
        who
        for who in table.plot.enemies(table, seat)
        if where(table, who) in tiles and not (safe and who >= BEAST and table.stunned[who - BEAST])
    ]


def weapon_options(table: BloodTable, seat: Seat, target: Who) -> list[Option]:
    """blood_on_the_moon/attack.weapon, blood_on_the_moon/attack.trait: bare hands on the own tile, and weapons that
    reach.
    """
    there = where(table, target)
    options = [UNARMED] if there == table.at[seat] else []
    for weapon in weapons(table, seat):
        if weapon != DYNAMITE and there in reach(table, seat, weapon):
            trait = TRAIT_REFS[table.book.cards[weapon].trait]
            options.append(card_option(weapon)._replace(hint=say("blood-hint-weapon", trait=trait)))
    return options


def attack(table: BloodTable, target: Who) -> Script[None]:
    """blood_on_the_moon/attack.1: the weapon, what it costs, then the rolls (B-17)."""
    seat = table.active
    answer = yield from pick_one(
        seat,
        "blood_on_the_moon/attack.weapon",
        say("blood-ask-weapon", who=named(table, target)),
        lambda: weapon_options(table, seat, target),
    )
    weapon = "" if answer == UNARMED.id else answer
    cards = table.book.cards
    if weapon and cards[weapon].lose:
        paid = yield from pays(table, seat, cards[weapon].lose, card_rule(weapon))
        if not paid or table.dead[seat]:
            goals.look(table)
            return
    table.attacked = (*table.attacked, target)
    trait = table.book.trait(table.book.box["attack"]["trait"])
    if weapon:
        table.used.append(weapon)
        trait = cards[weapon].trait
    yield from resolve(table, Fight(seat, target, weapon, trait))


def resolve(table: BloodTable, fight: Fight) -> Script[None]:
    """blood_on_the_moon/attack.roll, blood_on_the_moon/attack.tie, blood_on_the_moon/attack.lost: both roll, who rolls
    lower takes the difference, and what follows (B-17).
    """
    table.fight = fight
    by, on = fight.by, fight.on
    plot = table.plot
    assert plot is not None
    if table.log is not None:
        message = (
            say("blood-attacks-with", who=named(table, by), on=named(table, on), card=card_ref(fight.weapon))
            if fight.weapon
            else say("blood-attacks", who=named(table, by), on=named(table, on))
        )
        table.tell("blood_on_the_moon/attack.1", message)
    one, other = attacker(table, fight), defender(table, fight)
    mine, theirs = yield from opposed(table, one, other)
    if by < BEAST and table.dead[by]:
        goals.look(table)
        return
    loser: Who | None = None
    taken = 0
    if mine == theirs:
        if table.log is not None:
            table.tell("blood_on_the_moon/attack.tie", say("blood-tie"))
    else:
        loser, winner = (by, on) if mine < theirs else (on, by)
        taken = yield from beaten(table, fight, loser, winner, abs(mine - theirs))
    yield from plot.fought(table, fight, loser, taken)
    goals.look(table)


def attacker(table: BloodTable, fight: Fight) -> Trial:
    """blood_on_the_moon/attack.roll, blood_on_the_moon/card.chainsaw, blood_on_the_moon/card.machete,
    blood_on_the_moon/card.silver-knife, blood_on_the_moon/card.dagger: the attacker's roll with all that helps it.
    """
    plot = table.plot
    assert plot is not None
    dice, points = plot.extra_dice(table, fight), plot.extra_points(table, fight)
    if fight.weapon:
        card = table.book.cards[fight.weapon]
        dice += card.dice + (card.werewolf_dice if fight.on == table.sara else 0)
        points += card.add
    return Trial(fight.by, fight.trait, "attack", ROLL, dice, points)


def defender(table: BloodTable, fight: Fight) -> Trial:
    """blood_on_the_moon/card.leather-jacket, blood_on_the_moon/attack.weapon: the defender's roll; no weapon helps."""
    on = fight.on
    jacket = on < BEAST and JACKET in table.hands[on]
    dice = table.book.cards[JACKET].row["defence_dice"] if jacket else 0
    return Trial(on, fight.trait, "defence", ROLL, dice)


def beaten(table: BloodTable, fight: Fight, loser: Who, winner: Who, by: int) -> Script[int]:
    """blood_on_the_moon/attack.trait, blood_on_the_moon/attack.shot, blood_on_the_moon/attack.monster,
    blood_on_the_moon/attack.theft: what losing costs; returns the damage really taken.
    """
    if loser >= BEAST:
        stun(table, loser)
        return 0
    if loser == fight.by and fight.weapon and table.book.cards[fight.weapon].harmless:
        return 0
    taken = yield from hurt(table, loser, table.book.takes[fight.trait], by, ROLL, winner)
    return taken


def stun(table: BloodTable, who: Who) -> None:
    """blood_on_the_moon/monster.stun, blood_on_the_moon/attack.monster: a beaten monster lies stunned."""
    table.stunned[who - BEAST] = True
    if table.log is not None:
        table.tell("blood_on_the_moon/monster.stun", say("blood-stunned", who=named(table, who)))


# Dynamite


def throw_dynamite(table: BloodTable) -> Script[None]:
    """blood_on_the_moon/card.dynamite: bury it, choose a tile; everybody there rolls Speed, each in a step of its own."""
    seat = table.active
    rule = card_rule(DYNAMITE)
    tiles = reach(table, seat, DYNAMITE)
    answer = yield from pick_one(
        seat, rule, say("blood-ask-dynamite"), lambda: [tile_option(table, tile) for tile in tiles]
    )
    tile = table.book.number[answer]
    plot = table.plot
    assert plot is not None
    marked = int(plot.marked(table, DYNAMITE))
    table.attacked = (*table.attacked, NOBODY)
    discard(table, seat, DYNAMITE, rule)
    there: list[Who] = [other for other in table.living() if table.at[other] == tile]
    there += [BEAST + n for n, lair in enumerate(table.lairs) if lair == tile]
    table.todo.append(("settle",))
    table.todo += [("blast", who, marked) for who in reversed(there)]


def blast(table: BloodTable, who: Who, marked: int) -> Script[None]:
    """blood_on_the_moon/card.dynamite: 4 and more: nothing; otherwise 4 Physical damage. It is no attack and no fight."""
    card = table.book.cards[DYNAMITE]
    rule = card_rule(DYNAMITE)
    plot = table.plot
    assert plot is not None
    if who >= BEAST:
        dice = dice_of(table, Trial(who, card.trait, "other", rule), card.trait)
        throw_for(table, who, dice, rule, card.trait)
        tell_roll(table)
        plot.rolled(table)
        if table.rolls[0].total < card.row["least"]:
            stun(table, who)
        return
    shown = yield from trial(table, Trial(who, TRAITS.index(card.row["trait"]), "other", rule))
    if shown < card.row["least"] and not table.dead[who]:
        taken = yield from hurt(table, who, card.row["damage"], card.row["amount"], rule, table.active)
        if marked:
            plot.blasted(table, who, taken)
