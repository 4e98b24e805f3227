"""Setting up Not Just a Phase."""

from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import discard
from wolfmoon.games.blood_on_the_moon.components import MIGHT, SPEED, TRAITS
from wolfmoon.games.blood_on_the_moon.haunts.not_just_a_phase.state import phase
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.traits import gain, heal
from wolfmoon.games.blood_on_the_moon.wording import GAME, SEATS, TRAIT_REFS, card_ref

HAUNT = f"{GAME}/haunt.not-just-a-phase"


def set_up(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.not-just-a-phase.tokens, blood_on_the_moon/haunt.not-just-a-phase.rise,
    blood_on_the_moon/haunt.not-just-a-phase.traitor, blood_on_the_moon/haunt.not-just-a-phase.order,
    blood_on_the_moon/haunt.not-just-a-phase.timeline-start: in the order of the books (H5-1).
    """
    assert table.plot is not None
    draw_tokens(table)
    heal(table, table.sara, range(4), f"{HAUNT}.rise")
    for trait in (MIGHT, SPEED):
        gain(table, table.sara, trait, table.plot.players(table, "rise"), f"{HAUNT}.rise")
    empty_hands(table)
    if table.log is not None:
        table.tell(
            f"{HAUNT}.timeline-start",
            say("blood-timeline", now=phase(table).timeline, last=table.settings.track_last),
        )


def draw_tokens(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.not-just-a-phase.tokens: so many of the eight trait tokens, by chance, face up (H5-1)."""
    assert table.plot is not None
    each = table.book.box["token"]["trait"]["each"]
    tokens = [trait for trait in TRAITS for _ in range(each)]
    table.dice.shuffle(tokens)
    drawn = tokens[-table.plot.players(table, "trait_tokens") :]
    phase(table).supply = sorted(TRAITS.index(trait) for trait in drawn)
    if table.log is not None:
        table.tell(
            f"{HAUNT}.tokens",
            say("blood-trait-tokens", traits=[TRAIT_REFS[trait] for trait in phase(table).supply]),
            reveals=True,
        )


def empty_hands(table: BloodTable) -> None:
    """blood_on_the_moon/haunt.not-just-a-phase.empty-hands: Sara's items are buried, her omens go to her left (H5-13)."""
    sara, rule = table.sara, f"{HAUNT}.empty-hands"
    left = next(seat for seat in table.clockwise(sara + 1) if not table.dead[seat])
    for card in list(table.hands[sara]):
        if table.book.cards[card].deck == "item":
            discard(table, sara, card, rule)
        else:
            table.hands[sara].remove(card)
            table.hands[left].append(card)
            if table.log is not None:
                table.tell(rule, say("blood-gave", seat=SEATS[sara], to=SEATS[left], card=card_ref(card)))
