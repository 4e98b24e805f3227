"""Items with a special action: First Aid Kit, Map, Mirror, Mystical Stopwatch, Strange Medicine, Wolfsbane Tea. (What
others do stands where it matters: rolling again in rolls.py and trials.py, damage in damage.py, weapons in
attack.py, the Skeleton Key in movement.py, the Necklace of Teeth in turn.py.)
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, pick_seat
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import discard
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.movement import put
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.traits import critical, heal
from wolfmoon.games.blood_on_the_moon.wording import SEATS, card_rule, seat_option, tile_option

KIT, MAP, MIRROR, WATCH = "first-aid-kit", "map", "mirror", "mystical-stopwatch"
MEDICINE, TEA = "strange-medicine", "wolfsbane-tea"


def kit(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/card.first-aid-kit: heal all critical traits of yours or of somebody here."""
    here = [other for other in table.living() if table.at[other] == table.at[seat]]
    chosen = yield from pick_seat(
        seat, card_rule(KIT), say("blood-ask-kit"), lambda: [kit_option(table, other) for other in here]
    )
    discard(table, seat, KIT, card_rule(KIT))
    heal(table, chosen, critical(table, chosen), card_rule(KIT))


def kit_option(table: BloodTable, seat: Seat) -> Option:
    """blood_on_the_moon/card.first-aid-kit: somebody to heal, with how many critical traits."""
    return seat_option(seat)._replace(hint=say("blood-hint-critical", count=len(critical(table, seat))))


def map_(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/card.map: put yourself on any tile in the house."""
    answer = yield from pick_one(
        seat,
        card_rule(MAP),
        say("blood-ask-put"),
        lambda: [tile_option(table, tile) for tile in table.grid.values() if tile != table.at[seat]],
    )
    discard(table, seat, MAP, card_rule(MAP))
    put(table, seat, table.book.number[answer], card_rule(MAP))


def remedy(table: BloodTable, seat: Seat, card: str) -> Script[None]:
    """blood_on_the_moon/card.mirror, blood_on_the_moon/card.strange-medicine, blood_on_the_moon/card.wolfsbane-tea:
    heal two traits.
    """
    discard(table, seat, card, card_rule(card))
    heal(table, seat, [TRAITS.index(trait) for trait in table.book.cards[card].row["heals"]], card_rule(card))
    yield from ()


def stopwatch(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/card.mystical-stopwatch: another turn after this one."""
    discard(table, seat, WATCH, card_rule(WATCH))
    table.extra += table.book.cards[WATCH].row["turns"]
    if table.log is not None:
        table.tell(card_rule(WATCH), say("blood-extra-turn", seat=SEATS[seat]))
    yield from ()
