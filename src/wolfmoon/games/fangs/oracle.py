"""Oracle cards: drawn and read in secret, handed to another player, answered truly by all but Ulrich (R section E).

The card stands in `table.drawn` with `drawer` and `receiver`, because a script must not remember it while it asks.
"""

from wolfmoon.core.decisions import Answer, Option
from wolfmoon.core.script import Script, pick_one, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.fangs.calls import before_harm, checkpoint
from wolfmoon.games.fangs.characters import able, has_shield, raise_shield
from wolfmoon.games.fangs.components import Card
from wolfmoon.games.fangs.damage import heal, land
from wolfmoon.games.fangs.decks import discard, draw, renew
from wolfmoon.games.fangs.equipment import card_of, hand_over, own_cards
from wolfmoon.games.fangs.goals import check_end
from wolfmoon.games.fangs.pieces import Blow, Oracle
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import SEAT_REFS, SEATS, barred, card_ref, card_rule, character_ref

NOT_TRUE = "fangs-barred-not-true"
TRUE = "fangs-barred-true"


def ask_the_oracle(table: FangsTable, drawer: Seat, receiver: Seat | None = None) -> Script[None]:
    """fangs/place.oxanas-hut: draw the top oracle card and give it to another player, in the opening to the left (R B4,
    R E1).
    """
    table.drawn, table.drawer, table.receiver = draw(table, "oracle"), drawer, None
    if table.log is not None:
        seat = SEAT_REFS[drawer]
        secret = say("fangs-oracle-drawn-secret", seat=seat, card=card_ref(table.drawn))
        table.tell("fangs/oracle.1", secret, to=(drawer,), others=say("fangs-oracle-drawn", seat=seat), reveals=True)
    if receiver is None:
        receiver = yield from pick_seat(
            drawer,
            "fangs/oracle.1",
            Message("fangs-ask-oracle-receiver"),
            lambda: [_with_card(table, SEATS[other]) for other in table.others(drawer)],
            default=lambda: SEATS[_somebody(table, drawer)].id,
        )
    table.receiver = receiver
    if table.log is not None:
        seat, to = SEAT_REFS[drawer], SEAT_REFS[receiver]
        assert table.drawn is not None
        secret = say("fangs-oracle-given-secret", seat=seat, receiver=to, card=card_ref(table.drawn))
        others = say("fangs-oracle-given", seat=seat, receiver=to)
        table.tell("fangs/oracle.1", secret, to=(drawer, receiver), others=others, reveals=True)
    checkpoint(table)
    answer = yield from pick_one(
        receiver,
        "fangs/oracle.2",
        say("fangs-ask-oracle-answer", by=SEAT_REFS[drawer]),
        lambda: answers(table),
        about=(SEAT_REFS[drawer],),
        masked=True,
        default=lambda: true_answer(table),
    )
    yield from obey(table, answer)
    assert table.drawn is not None
    discard(table, table.drawn)
    table.drawn = table.drawer = table.receiver = None
    renew(table)


def _with_card(table: FangsTable, option: Option) -> Option:
    assert table.drawn is not None
    return option._replace(hint=say("fangs-hint-oracle", card=card_ref(table.drawn)))


def _somebody(table: FangsTable, drawer: Seat) -> Seat:
    return next(seat for seat in table.clockwise((drawer + 1) % table.seats) if not table.out[seat] and seat != drawer)


def is_true(table: FangsTable, card: Card, seat: Seat) -> bool:
    """fangs/oracle.2, fangs/oracle.points: what the card asks is true for the seat's character (R E11).

    By group: fangs/card.wolfs-balm, fangs/card.vampires-balm, fangs/card.humans-balm, fangs/card.wolfs-slap,
    fangs/card.vampires-hex, fangs/card.vampires-bane, fangs/card.tribute-human-vampire,
    fangs/card.tribute-human-werewolf, fangs/card.tribute-werewolf-vampire. By points: fangs/card.frail,
    fangs/card.sturdy. An order: fangs/card.revelation.
    """
    character = table.book.characters[table.characters[seat]]
    if card.groups:
        return character.group in card.groups
    if card.points_at_most:
        return character.points <= card.points_at_most
    if card.points_at_least:
        return character.points >= card.points_at_least
    return True


def answers(table: FangsTable) -> list[Option]:
    """fangs/oracle.2, fangs/oracle.3: yes in every way it can be carried out, and no; the untrue one barred but for
    Ulrich (R E4 to E8).

    `character` answers yes and turns the harm away with Akira's or Gregor's ability.
    """
    seat = table.receiver
    assert seat is not None
    assert table.drawn is not None
    card = table.book.cards[table.drawn]
    hint = say("fangs-hint-oracle", card=card_ref(card.id))
    rule = card_rule(card.id)
    if card.does == "show":
        return [Option("show", "fangs-option-show", rule=rule, hint=hint)]
    if card.does == "tribute" and table.equipment[seat] and not table.protected[seat]:
        yes = [
            option._replace(text="fangs-option-give-card", rule=rule, hint=hint) for option in own_cards(table, seat)
        ]
    else:
        yes = [Option("yes", "fangs-option-oracle-yes", rule=rule, hint=hint)]
    no = Option("no", "fangs-option-oracle-no", rule=rule, hint=hint)
    if has_shield(table, seat) and not table.protected[seat] and harms(table, card, seat):
        yes.append(Option("character", "fangs-option-oracle-character", rule=rule, hint=hint))
    if able(table, seat, "ulrich"):
        return [*yes, no]
    if is_true(table, card, seat):
        return [*yes, barred(no, TRUE)]
    return [*(barred(option, NOT_TRUE) for option in yes), no]


def harms(table: FangsTable, card: Card, seat: Seat) -> bool:
    """fangs/oracle.2: yes to the card costs the seat something that its ability could turn away (R E12)."""
    if card.does == "balm":
        return table.damage[seat] == 0
    if card.does == "tribute" and table.equipment[seat]:
        return able(table, seat, "gregor")
    return card.does != "show"


def true_answer(table: FangsTable) -> Answer:
    """fangs/oracle.2: the true answer, with the oldest piece of equipment; what is taken if the receiver is silent."""
    seat = table.receiver
    assert seat is not None
    assert table.drawn is not None
    options = [option for option in answers(table) if option.barred is None]
    wanted = is_true(table, table.book.cards[table.drawn], seat)
    return next(option.id for option in options if (option.id != "no") == wanted)


def obey(table: FangsTable, answer: str) -> Script[None]:
    """fangs/oracle.2, fangs/oracle.3: carry out the answer; the others see no more than what happens (R E2, R E3)."""
    seat, drawer = table.receiver, table.drawer
    assert seat is not None
    assert drawer is not None
    assert table.drawn is not None
    card = table.book.cards[table.drawn]
    before, equipped = table.damage[seat], bool(table.equipment[seat])
    if answer == "character":
        raise_shield(table, seat)
    if answer == "no":
        _note(table, "nothing", 0, None, before, equipped)
    elif answer == "show":
        table.shown.append((drawer, seat))
        _note(table, "showed", 0, None, before, equipped)
        if table.log is not None:
            character = character_ref(table.characters[seat])
            secret = say("fangs-shown-secret", seat=SEAT_REFS[seat], to=SEAT_REFS[drawer], character=character)
            others = say("fangs-shown", seat=SEAT_REFS[seat], to=SEAT_REFS[drawer])
            table.tell("fangs/oracle.2", secret, to=(drawer, seat), others=others, reveals=True)
    elif card.does == "balm" and before > 0:
        _note(table, "healed", min(card.heal, before), None, before, equipped)
        heal(table, seat, card.heal, "fangs/oracle.2")
    elif card.does == "tribute" and equipped:
        given = card_of(answer)[1] if answer.startswith("card:") else None
        give(table, seat, drawer, given, before)
    else:
        table.blow = Blow("oracle", drawer, [seat], [card.damage])
        before_harm(table)
        _note(table, "suffered", 0 if table.protected[seat] else card.damage, None, before, equipped)
        yield from land(table, "fangs/oracle.2")


def give(table: FangsTable, seat: Seat, drawer: Seat, given: str | None, before: int) -> None:
    """fangs/oracle.2: a tribute changes hands, unless Gregor is protected and loses nothing (R E8, R E12)."""
    if given is not None:
        table.blow = Blow("oracle", drawer, [seat], [0])
        table.blow.takes[0] = given
        before_harm(table)
        table.blow = None
    if table.protected[seat] or given is None or given not in table.equipment[seat]:
        given = None
    _note(table, "gave", 0, given, before, True)
    if given is not None:
        hand_over(table, seat, drawer, given, "fangs/oracle.2")
        check_end(table)


def _note(table: FangsTable, reaction: str, amount: int, given: str | None, before: int, equipped: bool) -> None:
    """fangs/oracle.secret: remember the answer for its two, and tell the visible reaction (R E2, R E3)."""
    seat, drawer = table.receiver, table.drawer
    assert seat is not None
    assert drawer is not None
    assert table.drawn is not None
    table.oracles.append(
        Oracle(
            table.round,
            drawer,
            seat,
            table.drawn,
            reaction,
            amount,
            given,
            before,
            equipped,
            table.cycle,
            table.banned[seat],
        )
    )
    if table.log is not None:
        if reaction == "nothing":
            table.tell("fangs/oracle.3", say("fangs-nothing-happens", seat=SEAT_REFS[seat]), reveals=True)
        else:
            table.tell("fangs/oracle.2", say("fangs-obeys", seat=SEAT_REFS[seat]), reveals=True)
