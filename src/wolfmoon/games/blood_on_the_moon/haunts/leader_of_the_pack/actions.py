"""Searching for silver."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one
from wolfmoon.core.table import Seat
from wolfmoon.core.text import say
from wolfmoon.games.blood_on_the_moon.cards.decks import empty, found_nothing
from wolfmoon.games.blood_on_the_moon.components import TRAITS
from wolfmoon.games.blood_on_the_moon.haunts.leader_of_the_pack.state import pack
from wolfmoon.games.blood_on_the_moon.odds import odds
from wolfmoon.games.blood_on_the_moon.secrets import tell, use
from wolfmoon.games.blood_on_the_moon.state import BloodTable
from wolfmoon.games.blood_on_the_moon.trials import Trial, trial
from wolfmoon.games.blood_on_the_moon.wording import SEATS, barred, card_option, card_ref

SEARCH = "blood_on_the_moon/haunt.leader-of-the-pack.search"
FOUND = "blood_on_the_moon/haunt.leader-of-the-pack.search-cards"


def decks_here(table: BloodTable, seat: Seat) -> list[str]:
    """blood_on_the_moon/haunt.leader-of-the-pack.search: the decks whose symbol the tile bears, each once."""
    assert table.plot is not None
    wanted = table.plot.row(table)["search"]["symbols"]
    symbols = table.book.tiles[table.at[seat]].symbols
    return [symbol for symbol in dict.fromkeys(symbols) if symbol in wanted]


def offered(table: BloodTable, seat: Seat) -> list[Option]:
    """blood_on_the_moon/haunt.leader-of-the-pack.search: once in a hero's turn, where a symbol allows it."""
    if not table.hero(seat):
        return []
    option = Option("haunt:search", "action-search", rule=SEARCH)
    if "search" in table.done:
        option = barred(option, "blood-barred-used", "blood_on_the_moon/action.1")
    elif not decks_here(table, seat):
        option = barred(option, "blood-barred-symbol")
    else:
        assert table.plot is not None
        row = table.plot.row(table)["search"]
        wanted = Trial(seat, TRAITS.index(row["trait"]), "other", SEARCH)
        option = option._replace(hint=odds(table, wanted, row["least"]))
    return [option]


def search(table: BloodTable, seat: Seat) -> Script[None]:
    """blood_on_the_moon/haunt.leader-of-the-pack.search, blood_on_the_moon/haunt.leader-of-the-pack.search-cards: roll
    Knowledge; on 3 and more take one of the top four cards, unseen by others; a weapon gets a rune.
    """
    assert table.plot is not None
    row = table.plot.row(table)["search"]
    table.done.append("search")
    use(table, "search")
    shown = yield from trial(table, Trial(seat, TRAITS.index(row["trait"]), "other", SEARCH))
    if table.dead[seat]:
        return
    if shown < row["least"]:
        found_nothing(table, SEARCH)
        return
    use(table, "search-cards")
    deck = decks_here(table, seat)[0]
    count = min(row["cards"], len(table.decks[deck]))
    if not count:
        empty(table, deck, FOUND)
        return
    look_at(table, seat, deck, count)
    answer = yield from pick_one(
        seat,
        FOUND,
        say("blood-ask-search"),
        lambda: [card_option(card) for card in reversed(table.decks[deck][-count:])],
        masked=True,
    )
    keep(table, seat, deck, count, answer)


def look_at(table: BloodTable, seat: Seat, deck: str, count: int) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.search-cards: the searcher has seen the top cards, and nobody else."""
    known = table.known[deck]
    for place in range(len(known) - count, len(known)):
        known[place] |= 1 << seat
    if table.log is not None:
        cards = [card_ref(card) for card in reversed(table.decks[deck][-count:])]
        table.tell(
            FOUND,
            say("blood-looked-secret", seat=SEATS[seat], cards=cards),
            to=(seat,),
            others=say("blood-looked", seat=SEATS[seat], count=count),
            reveals=True,
        )


def keep(table: BloodTable, seat: Seat, deck: str, count: int, card: str) -> None:
    """blood_on_the_moon/haunt.leader-of-the-pack.search-cards: take it face up; the rest goes under the deck in order
    (B-12).
    """
    cards, known = table.decks[deck], table.known[deck]
    seen = list(zip(cards[-count:], known[-count:], strict=True))
    del cards[-count:], known[-count:]
    for other, by in reversed(seen):
        if other != card:
            cards.insert(0, other)
            known.insert(0, by)
    table.hands[seat].append(card)
    table.fresh.append(card)
    if table.log is not None:
        table.tell(FOUND, say("blood-took", seat=SEATS[seat], card=card_ref(card)), reveals=True)
    if table.book.cards[card].weapon:
        pack(table).silver.append(card)
        tell(table, "search-cards", say("blood-rune", card=card_ref(card)))
