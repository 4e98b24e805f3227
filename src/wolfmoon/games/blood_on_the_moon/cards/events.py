"""Events. Most run from their rows: a roll, then the effects of the result in the order written. What rows cannot say
has a function of its own: A Secret Passage, Hanged Men, Jonah's Turn, Wandering Ghost, Technical Difficulties, The
Flowering, Funeral, The Stars at Night.

Run from their rows alone are blood_on_the_moon/card.a-bite, blood_on_the_moon/card.a-cry-for-help,
blood_on_the_moon/card.a-full-table, blood_on_the_moon/card.a-moment-of-hope,
blood_on_the_moon/card.a-splash-of-crimson, blood_on_the_moon/card.a-vial-of-dust,
blood_on_the_moon/card.alien-geometry, blood_on_the_moon/card.an-eerie-feeling,
blood_on_the_moon/card.bat-out-of-hell, blood_on_the_moon/card.behind-you, blood_on_the_moon/card.brain-food,
blood_on_the_moon/card.burning-figure, blood_on_the_moon/card.cassette-player, blood_on_the_moon/card.clown-room,
blood_on_the_moon/card.creaking-door, blood_on_the_moon/card.dark-and-stormy-night,
blood_on_the_moon/card.eerie-mirror, blood_on_the_moon/card.flickering-lights,
blood_on_the_moon/card.forbidden-knowledge, blood_on_the_moon/card.impossible-architecture,
blood_on_the_moon/card.jar-of-organs, blood_on_the_moon/card.meat-moss, blood_on_the_moon/card.mysterious-fluid,
blood_on_the_moon/card.phone-call, blood_on_the_moon/card.poor-yorick, blood_on_the_moon/card.radio-broadcast,
blood_on_the_moon/card.say-cheese, blood_on_the_moon/card.secret-elevator, blood_on_the_moon/card.severed-hand,
blood_on_the_moon/card.spiders, blood_on_the_moon/card.taxidermy, blood_on_the_moon/card.the-deepest-closet,
blood_on_the_moon/card.the-house-is-hungry, blood_on_the_moon/card.the-oldest-house,
blood_on_the_moon/card.tiny-robot, blood_on_the_moon/card.moonlit-window and blood_on_the_moon/card.distant-howl.

A roll and what follows from it are two steps, so that no step is long.
"""

from collections.abc import Callable, Mapping, Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import bury, discard
from wolfmoon.games.blood_on_the_moon.cards.effects import apply
from wolfmoon.games.blood_on_the_moon.components import FLOORS, TRAITS, Card
from wolfmoon.games.blood_on_the_moon.house import floor_of, join
from wolfmoon.games.blood_on_the_moon.rolls import plain_roll
from wolfmoon.games.blood_on_the_moon.state import NOWHERE, BloodTable
from wolfmoon.games.blood_on_the_moon.trials import Trial, trial
from wolfmoon.games.blood_on_the_moon.wording import card_option, card_ref, card_rule, tile_ref, trait_option

GO_ON = Option("yes", "blood-option-go-on")
LEAVE = Option("no", "blood-option-leave")


def event(table: BloodTable, card: str) -> Script[None]:
    """blood_on_the_moon/deck.event, blood_on_the_moon/haunt-roll.events: carry out an event: what is optional, the
    trait, the roll (B-11).
    """
    row = table.book.cards[card]
    seat = table.active
    if table.dead[seat]:
        return
    if row.row["optional"]:
        answer = yield from pick_one(
            seat,
            card_rule(card),
            say("blood-ask-event", card=card_ref(card)),
            lambda: (GO_ON, LEAVE),
            default=lambda: "no",
        )
        if answer == "no":
            return
    if row.row["gives"]:
        given = yield from give(table, seat, row)
        if given:
            table.todo.append(("follow", card, "given", -1))
            return
    own = OWN.get(card)
    if own is not None:
        yield from own(table, seat, row)
    else:
        yield from roll(table, seat, row)


def give(table: BloodTable, seat: Seat, row: Card) -> Script[bool]:
    """blood_on_the_moon/card.jonahs-turn, blood_on_the_moon/card.wandering-ghost: bury an item instead, or none (C-03)."""
    cards = table.book.cards
    plain = row.row["gives"] == "non-weapon-item"
    able = [card for card in table.hands[seat] if cards[card].deck == "item" and not (plain and cards[card].weapon)]
    if not able:
        return False
    answer = yield from pick_one(
        seat,
        card_rule(row.id),
        say("blood-ask-give", card=card_ref(row.id)),
        lambda: [card_option(card) for card in able],
        may_pass=True,
        pass_text=say("blood-pass-give"),
    )
    if answer is None:
        return False
    discard(table, seat, answer, card_rule(row.id))
    return True


def roll(table: BloodTable, seat: Seat, row: Card) -> Script[None]:
    """blood_on_the_moon/roll.trait, blood_on_the_moon/roll.other: the roll that an event asks for, if any."""
    traits = [TRAITS.index(trait) for trait in row.row["roll"]]
    rolled, total = -1, 0
    if traits:
        rolled = yield from which_trait(table, seat, row, traits)
        total = yield from trial(table, Trial(seat, rolled, "event", card_rule(row.id)))
    elif row.row["dice"]:
        total = yield from plain_roll(table, seat, row.row["dice"], card_rule(row.id))
    follows(table, row, total, rolled)


def which_trait(table: BloodTable, seat: Seat, row: Card, traits: Sequence[int]) -> Script[int]:
    """blood_on_the_moon/card.the-stars-at-night, blood_on_the_moon/card.a-full-table: the trait to roll, where the card
    leaves a choice (C-02).
    """
    if len(traits) == 1:
        return traits[0]
    answer = yield from pick_one(
        seat,
        card_rule(row.id),
        say("blood-ask-trait-to-roll", card=card_ref(row.id)),
        lambda: [trait_option(trait) for trait in traits],
    )
    return TRAITS.index(answer)


def follows(table: BloodTable, row: Card, total: int, rolled: int) -> None:
    """blood_on_the_moon/deck.event: the result that this roll brings is the next step."""
    place = next(i for i, result in enumerate(row.results) if total >= result.least)
    table.todo.append(("follow", row.id, str(place), rolled))


def follow(table: BloodTable, card: str, which: str, rolled: int) -> Script[None]:
    """blood_on_the_moon/deck.event: the effects of a result, in the order in which the card names them (C-12)."""
    row, seat = table.book.cards[card], table.active
    result = row.results[int(which)] if which.isdecimal() else row.others[which]
    effects = result.effects
    if card == "the-flowering" and table.spots[table.book.number[row.row["prefers"]]] != NOWHERE:
        effects = tuple((verb, [row.row["prefers"]] if verb == "place" else about) for verb, about in effects)
    for verb, about in effects:
        if table.dead[seat]:
            return
        yield from apply(table, seat, verb, about, card_rule(card), rolled)


def event_over(table: BloodTable, card: str) -> Script[None]:
    """blood_on_the_moon/deck.event: the event is buried."""
    table.card = None
    bury(table, card)
    yield from ()


# events of their own


def secret_passage(table: BloodTable, seat: Seat, row: Card) -> Script[None]:
    """blood_on_the_moon/card.a-secret-passage, blood_on_the_moon/token.secret-passage: one token here, then the roll
    says where the other one may go (C-04).
    """
    table.passages = [table.at[seat]]
    join(table)
    if table.log is not None:
        table.tell(card_rule(row.id), say("blood-passage", tile=tile_ref(table, table.at[seat])))
    yield from roll(table, seat, row)


def hanged_men(table: BloodTable, seat: Seat, row: Card) -> Script[None]:
    """blood_on_the_moon/card.hanged-men: four rolls, each a step; the last part looks whether all were passed (C-05)."""
    table.todo.append(("hanged", 0, 0))
    yield from ()


def hanged(table: BloodTable, n: int, passed: int) -> Script[None]:
    """blood_on_the_moon/card.hanged-men: roll one of the four traits, in the order of the boards (C-05)."""
    row, seat = table.book.cards["hanged-men"], table.active
    if table.dead[seat]:
        return
    traits = row.row["roll"]
    if n == len(traits):
        if passed == n:
            table.todo.append(("follow", row.id, "passed", -1))
        return
    trait = TRAITS.index(traits[n])
    total = yield from trial(table, Trial(seat, trait, "event", card_rule(row.id)))
    good = total >= row.results[0].least
    table.todo.append(("hanged", n + 1, passed + good))
    if not good:
        follows(table, row, total, trait)


def technical_difficulties(table: BloodTable, seat: Seat, row: Card) -> Script[None]:
    """blood_on_the_moon/card.technical-difficulties: a floor down; from the basement up to the top, and 1 Mental
    damage.
    """
    floor = FLOORS[floor_of(table.spots[table.at[seat]])]
    lowest = not table.book.box["floor"][floor]["below"]
    table.todo.append(("follow", row.id, "lowest" if lowest else "0", -1))
    yield from ()


def flowering(table: BloodTable, seat: Seat, row: Card) -> Script[None]:
    """blood_on_the_moon/card.the-flowering: 1 General damage, then the Conservatory or a tile of the two lower floors."""
    table.todo.append(("follow", row.id, "0", -1))
    yield from ()


def funeral(table: BloodTable, seat: Seat, row: Card) -> Script[None]:
    """blood_on_the_moon/card.funeral: the Graveyard or the Catacombs, whichever is in the house; neither: stay."""
    yield from roll(table, seat, row)


OWN: Mapping[str, Callable[[BloodTable, Seat, Card], Script[None]]] = {
    "a-secret-passage": secret_passage,
    "hanged-men": hanged_men,
    "technical-difficulties": technical_difficulties,
    "the-flowering": flowering,
    "funeral": funeral,
}
