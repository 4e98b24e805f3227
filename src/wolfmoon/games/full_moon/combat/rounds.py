"""Rounds of cards: attackers first in sheet order, then hikers in order; one card a step."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.text import say
from wolfmoon.games.full_moon.calls import pause
from wolfmoon.games.full_moon.combat.results import hiker_takes, wolf_takes
from wolfmoon.games.full_moon.combat.targets import fight
from wolfmoon.games.full_moon.combat.totals import hiker_goes_on, hiker_total, wolf_goes_on, wolf_total
from wolfmoon.games.full_moon.decks import renew
from wolfmoon.games.full_moon.determination import spend_wildcard
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, WOLF_REFS, action_ref, combat_ref

DRAW = Option("draw", "moon-option-draw", rule="full_moon/combat.stand")
STAND = Option("stand", "moon-option-stand", rule="full_moon/combat.stand")
WILDCARD = Option(
    "wildcard",
    "moon-option-wildcard",
    {"card": action_ref("wildcard")},
    action_ref("wildcard"),
    "full_moon/wildcard.combat",
)


def deal(table: MoonTable) -> Script[None]:
    """full_moon/combat.deal, full_moon/combat.first-card, full_moon/table.pause-order: the next fighter of the round
    has its turn (R12.7, R12.8, flow K5, K6).

    In the first round every hiker takes a card, even if all attackers have tripped.
    """
    combat = fight(table)
    if not combat.turn:
        for letter in "mw" if table.step else "wm":
            yield from pause(table, letter, combat.space)
    wolves, hikers = len(combat.wolves), len(combat.hikers)
    while combat.turn < wolves + hikers:
        turn = combat.turn
        combat.turn += 1
        if turn < wolves:
            if wolf_goes_on(combat, turn):
                yield from pause(table, "w")
                yield from wolf_turn(table, turn)
                return
        elif table.status[combat.hikers[turn - wolves]] == "play" and (
            combat.round == 1 or hiker_goes_on(combat, turn - wolves)
        ):
            yield from pause(table, "m", combat.space)
            yield from hiker_turn(table, turn - wolves)
            return
    combat.stage = table.next = "settle"


def wolf_turn(table: MoonTable, i: int) -> Script[None]:
    """full_moon/combat.stand, full_moon/combat.first-card: an attacker takes its first card, later draws or stands
    (R12.14).
    """
    combat = fight(table)
    wolf = combat.wolves[i]
    if combat.round > 1:
        answer = yield from pick_one(
            table.wolf_owner[wolf],
            "full_moon/combat.stand",
            say("moon-ask-draw-wolf", wolf=WOLF_REFS[wolf], total=wolf_total(table, combat, i)),
            lambda: (DRAW, STAND),
            about=(WOLF_REFS[wolf],),
            default=lambda: "stand",
        )
        combat = fight(table)
        if answer == "stand":
            combat.wstood[i] = True
            if table.log is not None:
                told = say("moon-wolf-stands", wolf=WOLF_REFS[wolf], total=wolf_total(table, combat, i))
                table.tell("full_moon/combat.stand", told)
            return
    card = next_card(table)
    if card is None:
        combat.wstood[i] = True
        return
    combat.wcards[i].append(card)
    if table.log is not None:
        told = say("moon-wolf-card", wolf=WOLF_REFS[wolf], card=combat_ref(card))
        table.tell("full_moon/combat.deal", told, reveals=True)
    yield from wolf_takes(table, i, card)


def hiker_turn(table: MoonTable, j: int) -> Script[None]:
    """full_moon/combat.stand, full_moon/wildcard.combat: a hiker takes the first card, later draws, stands or plays a
    Wildcard instead (R12.8, R12.14).

    Everybody is asked alike, with a Wildcard in hand or without.
    """
    combat = fight(table)
    hiker = combat.hikers[j]
    seat = table.owner[hiker]
    if combat.round > 1:
        answer = yield from pick_one(
            seat,
            "full_moon/combat.stand",
            say("moon-ask-draw-hiker", hiker=HIKER_REFS[hiker], total=hiker_total(table, combat, j)),
            lambda: (
                (DRAW, WILDCARD, STAND)
                if "wildcard" in table.hands[seat] and fight(table).round >= table.book.wildcard["from_round"]
                else (DRAW, STAND)
            ),
            about=(HIKER_REFS[hiker],),
            masked=True,
            default=lambda: "stand",
        )
        combat = fight(table)
        if answer == "stand":
            combat.hstood[j] = True
            if table.log is not None:
                told = say("moon-hiker-stands", hiker=HIKER_REFS[hiker], total=hiker_total(table, combat, j))
                table.tell("full_moon/combat.stand", told)
            return
        if answer == "wildcard":
            spend_wildcard(table, seat, hiker)
            combat.hplus[j] += table.book.wildcard["combat"]
            return
    card = next_card(table)
    if card is None:
        combat.hstood[j] = True
        return
    combat.hcards[j].append(card)
    if table.log is not None:
        told = say("moon-hiker-card", hiker=HIKER_REFS[hiker], card=combat_ref(card))
        table.tell("full_moon/combat.deal", told, reveals=True)
    yield from hiker_takes(table, j, card)


def next_card(table: MoonTable) -> str | None:
    """full_moon/table.empty-deck: the top combat card; cards of this combat stay out, and if none is left one must
    stand (R12.19).
    """
    if not renew(table, table.combat_deck, table.combat_out):
        return None
    card = table.combat_deck.pop()
    fight(table).cards.append(card)
    return card
