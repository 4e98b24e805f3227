"""The second action: use the new place, or leave it (R C7)."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Ref, say
from wolfmoon.games.fangs.calls import before_harm, checkpoint
from wolfmoon.games.fangs.cards import draw_and_follow
from wolfmoon.games.fangs.components import DECKS
from wolfmoon.games.fangs.damage import heal, land, name_victim
from wolfmoon.games.fangs.decks import has_cards
from wolfmoon.games.fangs.equipment import covered
from wolfmoon.games.fangs.knowledge import hurt_itself
from wolfmoon.games.fangs.oracle import ask_the_oracle
from wolfmoon.games.fangs.pieces import Blow
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.theft import SKIP, theft
from wolfmoon.games.fangs.windows import open_windows
from wolfmoon.games.fangs.wording import HEAL, HURT, SEAT_REFS, YES_NO, barred, place_ref, place_rule

USE = Option("use", "fangs-option-use-place", rule="fangs/place.use")
USE_OR_SKIP = (USE, SKIP)
DECK_OPTIONS = {
    deck: Option(deck, "fangs-option-deck", {"deck": Ref("deck", deck)}, Ref("deck", deck)) for deck in DECKS
}


def use_place(table: FangsTable) -> Script[None]:
    """fangs/place.use: carry out the new place's instruction, or do not (fangs/turn.1: the second action)."""
    seat = table.active
    place = table.at[seat]
    table.next = "attack"
    if place == "witch-tree":
        yield from witch_tree(table, seat)
    elif place == "stone-circle":
        yield from stone_circle(table, seat)
    elif place == "spring-of-wisdom":
        yield from spring_of_wisdom(table, seat)
    elif place is not None:
        yield from place_with_a_deck(table, seat, place)
    if table.out[seat]:
        table.next = "hand-over"
    else:
        checkpoint(table)


def place_with_a_deck(table: FangsTable, seat: Seat, place: str) -> Script[None]:
    """fangs/place.oxanas-hut, fangs/place.chapel, fangs/place.graveyard: draw the top card of the place's deck (R D3)."""
    deck = table.book.deck_of_place[place]
    if not has_cards(table, deck):
        return
    answer = yield from pick_one(
        seat,
        place_rule(place),
        say("fangs-ask-place", place=place_ref(place)),
        lambda: USE_OR_SKIP,
        default=lambda: "skip",
    )
    if answer == "use":
        yield from draw_from(table, seat, table.book.deck_of_place[place])


def draw_from(table: FangsTable, seat: Seat, deck: str) -> Script[None]:
    """fangs/place.spring-of-wisdom: draw a card and follow it as usual for its colour."""
    if deck == "oracle":
        yield from ask_the_oracle(table, seat)
    else:
        yield from draw_and_follow(table, seat, deck)


def spring_of_wisdom(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/place.spring-of-wisdom: draw from whichever deck has cards."""
    if not any(has_cards(table, deck) for deck in DECKS):
        return
    answer = yield from pick_one(
        seat,
        "fangs/place.spring-of-wisdom",
        say("fangs-ask-deck", place=place_ref("spring-of-wisdom")),
        lambda: [*(DECK_OPTIONS[deck] for deck in DECKS if has_cards(table, deck)), SKIP],
        default=lambda: "skip",
    )
    if answer != "skip":
        yield from draw_from(table, seat, answer)


def witch_tree(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/place.witch-tree: any player suffers 2, or may heal 1; whoever protects himself sends the choice back (R C8
    to C10, R H7); if nobody is left to choose, nothing happens.
    """
    rule = "fangs/place.witch-tree"
    named = False
    while not named or _any_tree(table, seat) is not None:
        answer = yield from _choose(table, seat, may_skip=not named)
        if answer == "skip":
            return
        kind, _, chosen = answer.partition(":")
        target = int(chosen)
        if kind == "heal":
            yield from tree_heals(table, seat, target)
            return
        named = True
        name_victim(table, seat, target, "witch-tree", rule)
        by = None if target == seat else seat
        if target == seat:
            hurt_itself(table, seat)
        table.blow = Blow("witch-tree", by, [target], [table.book.tree_damage])
        before_harm(table)
        if not _spared(table, target):
            yield from open_windows(table)
        if not _spared(table, target):
            yield from land(table, rule)
            return
        table.blow = None


def _choose(table: FangsTable, seat: Seat, *, may_skip: bool) -> Script[str]:
    return pick_one(
        seat,
        "fangs/place.witch-tree",
        say("fangs-ask-witch-tree", damage=table.book.tree_damage, heal=table.book.tree_heal),
        lambda: [*tree_options(table, seat), SKIP] if may_skip else tree_options(table, seat),
        masked=True,
        default=lambda: "skip" if may_skip else _any_tree(table, seat),
    )


def _any_tree(table: FangsTable, seat: Seat) -> str | None:
    return next((option.id for option in tree_options(table, seat) if option.barred is None), None)


def _spared(table: FangsTable, seat: Seat) -> bool:
    return table.protected[seat] or covered(table, seat, "witch-tree")


def tree_options(table: FangsTable, seat: Seat) -> list[Option]:
    """fangs/place.witch-tree: whom the tree may hurt or heal (R C8 to C10); fangs/self-harm.1: not oneself, for Daniel
    and Chloe (R H22).
    """
    options: list[Option] = []
    hurt: list[Option] = []
    for target in range(table.seats):
        if table.out[target]:
            continue
        option = HURT[target]
        if table.protected[target]:
            option = barred(option, "fangs-barred-protected", "fangs/character.gregor.ability")
        elif covered(table, target, "witch-tree"):
            option = barred(option, "fangs-barred-amulet", "fangs/card.protective-amulet")
        elif target == seat and table.characters[seat] in ("daniel", "chloe"):
            option = barred(option, "fangs-barred-self-harm", "fangs/self-harm.1")
        options.append(option)
        if table.damage[target]:
            hurt.append(HEAL[target])
    return options + hurt


def tree_heals(table: FangsTable, seat: Seat, target: Seat) -> Script[None]:
    """fangs/place.witch-tree: the chosen player heals 1 of the own damage, or refuses (R C8)."""
    if target != seat:
        answer = yield from pick_one(
            target,
            "fangs/place.witch-tree",
            say("fangs-ask-accept-heal", by=SEAT_REFS[seat], amount=table.book.tree_heal),
            lambda: YES_NO,
            default=lambda: "yes",
        )
        if answer == "no":
            if table.log is not None:
                table.tell("fangs/place.witch-tree", say("fangs-refused-heal", seat=SEAT_REFS[target]))
            return
    heal(table, target, table.book.tree_heal, "fangs/place.witch-tree")


def stone_circle(table: FangsTable, seat: Seat) -> Script[None]:
    """fangs/place.stone-circle: steal one piece of equipment from another player (R C11)."""
    yield from theft(table, seat, "stone-circle", may_skip=True)
