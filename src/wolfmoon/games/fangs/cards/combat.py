"""Combat cards that do something of their own when drawn: one function a card, under the card's id."""

from collections.abc import Callable, Mapping

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import before_harm, checkpoint
from wolfmoon.games.fangs.cards.healing import reveal_to_heal
from wolfmoon.games.fangs.characters import able, may_be, protect
from wolfmoon.games.fangs.damage import aim, heal, land, name_victim, strike
from wolfmoon.games.fangs.equipment import card_of, covered, hand_over, own_cards
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.movement import roll_both, roll_single
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.theft import theft
from wolfmoon.games.fangs.wording import SEAT_REFS, SEATS, YES_NO, barred, card_ref, place_ref


def targets_of(source: str) -> Callable[[FangsTable, Seat], list[Option]]:
    """fangs/event.must: the other players as targets of a card; whoever it cannot hurt is barred (R F2)."""

    def targets(table: FangsTable, seat: Seat) -> list[Option]:
        options: list[Option] = []
        for other in range(table.seats):
            if other == seat or table.out[other]:
                continue
            option = SEATS[other]
            if table.protected[other]:
                option = barred(option, "fangs-barred-protected", "fangs/character.gregor.ability")
            elif table.equipment[other] and covered(table, other, source):
                option = barred(option, "fangs-barred-talisman", "fangs/card.talisman")
            options.append(option)
        return options

    return targets


SPIDER_TARGETS = targets_of("blood-spider")
BAT_TARGETS = targets_of("vampire-bat")
DOLL_TARGETS = targets_of("cursed-doll")
ROBBERY_TARGETS = targets_of("robbery")


def blood_spider(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.blood-spider: choose another player; both suffer 2 at the same time (R F3 to F6)."""
    card = table.book.cards["blood-spider"]
    own = 0 if covered(table, seat, card.id) or table.protected[seat] else card.own_damage
    result = yield from aim(
        table, seat, card.id, say("fangs-ask-victim", card=card_ref(card.id)), SPIDER_TARGETS, card.damage, own
    )
    if result == "aimed":
        yield from land(table, "fangs/card.blood-spider")
    elif table.blow is not None:
        yield from strike(table, table.blow, "fangs/card.blood-spider")


def ambush(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.ambush: roll both dice; everybody on that place suffers 3, on ten nobody (R F6, R F7)."""
    card = table.book.cards["ambush"]
    checkpoint(table)
    roll = roll_both(table, "sum")
    if table.log is not None:
        assert roll.d4 is not None
        assert roll.d6 is not None
        table.tell(
            "fangs/card.ambush", say("fangs-rolled", seat=SEAT_REFS[seat], d4=roll.d4, d6=roll.d6, total=roll.total)
        )
    place = table.book.place_of_total.get(roll.total)
    if place is None or roll.total in card.nothing_on:
        if table.log is not None:
            table.tell("fangs/card.ambush", Message("fangs-ambush-nothing"))
        return
    if table.log is not None:
        table.tell("fangs/card.ambush", say("fangs-ambush", place=place_ref(place)))
    victims = [
        victim
        for victim in table.clockwise(seat)
        if table.at[victim] == place and not table.protected[victim] and not covered(table, victim, "ambush")
    ]
    if victims:
        yield from strike(table, Blow("ambush", seat, victims, [card.damage] * len(victims)), "fangs/card.ambush")


def dark_ritual(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.dark-ritual: a vampire may turn up and heal everything; everybody may stay silent (R F11, R F12)."""
    yield from reveal_to_heal(table, seat, "dark-ritual")


def robbery(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.robbery: steal one piece of equipment; with nothing to steal deal 1 damage to another player (R F10)."""
    done = yield from theft(table, seat, "robbery", may_skip=False)
    if done:
        return
    card = table.book.cards["robbery"]
    result = yield from aim(
        table, seat, card.id, say("fangs-ask-victim", card=card_ref(card.id)), ROBBERY_TARGETS, card.damage
    )
    if result == "aimed":
        yield from land(table, "fangs/card.robbery")


def vampire_bat(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.vampire-bat: first deal 2 to another player, only then may the drawer heal 1 (R F2, R F3)."""
    card = table.book.cards["vampire-bat"]
    result = yield from aim(
        table, seat, card.id, say("fangs-ask-victim", card=card_ref(card.id)), BAT_TARGETS, card.damage
    )
    if result == "nobody":
        return
    if result == "aimed":
        yield from land(table, "fangs/card.vampire-bat")
    table.blow = None
    if table.damage[seat]:
        answer = yield from pick_one(
            seat,
            "fangs/card.vampire-bat",
            say("fangs-ask-heal", amount=card.heal),
            lambda: YES_NO,
            default=lambda: "yes",
        )
        if answer == "yes":
            heal(table, seat, card.heal, "fangs/card.vampire-bat")


def cursed_doll(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.cursed-doll: choose another player, roll the six-sided die: the chosen one suffers 3, or the drawer
    does (R F8).
    """
    card = table.book.cards["cursed-doll"]
    while any(option.barred is None for option in DOLL_TARGETS(table, seat)):
        victim = yield from pick_seat(
            seat,
            "fangs/card.cursed-doll",
            say("fangs-ask-victim", card=card_ref(card.id)),
            lambda: DOLL_TARGETS(table, seat),
            default=lambda: next(option.id for option in DOLL_TARGETS(table, seat) if option.barred is None),
        )
        name_victim(table, seat, victim, "cursed-doll", "fangs/card.cursed-doll")
        table.blow = Blow("cursed-doll", seat, [victim], [0])
        checkpoint(table)
        if table.protected[victim]:
            continue
        face = roll_single(table, card.dice)
        if table.log is not None:
            table.tell(
                "fangs/card.cursed-doll", say("fangs-rolled-one", seat=SEAT_REFS[seat], die=card.dice, face=face)
            )
        hit = face in card.hit_faces
        blow = Blow("cursed-doll", seat if hit else None, [victim if hit else seat], [card.damage])
        yield from strike(table, blow, "fangs/card.cursed-doll")
        return
    table.blow = None


GIVE_NOTHING = Option("character", "fangs-option-gift-protect", rule="fangs/character.gregor.ability")


def forced_gift(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/card.forced-gift: give a piece of equipment to another player; without any suffer 1 (R F9)."""
    if table.protected[seat]:
        return
    if not table.equipment[seat]:
        damage = table.book.cards["forced-gift"].damage
        yield from strike(table, Blow("forced-gift", None, [seat], [damage]), "fangs/card.forced-gift")
        return
    table.blow = Blow("forced-gift", seat, [seat], [0])
    table.blow.takes[0] = table.equipment[seat][0]
    before_harm(table)
    table.blow = None
    if table.protected[seat]:
        return
    answer = yield from pick_one(
        seat,
        "fangs/card.forced-gift",
        Message("fangs-ask-gift"),
        lambda: [*own_cards(table, seat), *([GIVE_NOTHING] if able(table, seat, "gregor") else [])],
        masked=may_be(table, seat, "gregor"),
        default=lambda: own_cards(table, seat)[0].id,
    )
    if answer == "character":
        protect(table, seat)
        return
    receiver = yield from pick_seat(
        seat,
        "fangs/card.forced-gift",
        say("fangs-ask-gift-receiver", card=card_ref(card_of(answer)[1])),
        lambda: [SEATS[other] for other in table.others(seat)],
        default=lambda: SEATS[table.others(seat)[0]].id,
    )
    hand_over(table, seat, receiver, card_of(answer)[1], "fangs/card.forced-gift")
    check_end(table)


COMBAT: Mapping[str, Callable[[FangsTable, Seat], "Script[None] | None"]] = {
    "blood-spider": blood_spider,
    "ambush": ambush,
    "dark-ritual": dark_ritual,
    "robbery": robbery,
    "vampire-bat": vampire_bat,
    "cursed-doll": cursed_doll,
    "forced-gift": forced_gift,
}
