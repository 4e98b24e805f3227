"""Points that the rules leave open and a scenario cannot show: whole lists, orders in decks, what nobody may see."""

import json

import pytest

from tests.games.blood_on_the_moon.arranged import BLANK, ONE, RULES, do, legal, shared, table_of
from wolfmoon.catalogue import Catalogue
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import Match
from wolfmoon.core.rules import settled_for
from wolfmoon.core.text import Message
from wolfmoon.games.blood_on_the_moon.components import PACKAGE, PRINTED
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.state import BloodTable

PARTY = ["sara", "isa-valencia", "dan-nguyen"]
HAUNT_OF = {
    "dog": "leader-of-the-pack",
    "ring": "leader-of-the-pack",
    "holy-symbol": "house-of-darkness",
    "skull": "house-of-darkness",
    "idol": "werewolf-team",
    "armor": "hunter-and-prey",
    "dagger": "hunter-and-prey",
    "book": "not-just-a-phase",
    "mask": "not-just-a-phase",
}


def bury_everything(*, keep: tuple[str, ...]) -> list[list[object]]:
    """Wishes that bring all tiles of the stack into the house, far away and unreachable, but those named."""
    gone = [tile for tile in PRINTED.tiles if tile.number in PRINTED.stack and tile.id not in keep]
    floors = ("basement", "ground", "upper")
    return [[tile.id, floors[tile.floors[0]], 2 * (n % 20) - 20, 20 + n // 20 * 2, 0] for n, tile in enumerate(gone)]


@pytest.mark.parametrize("omen", HAUNT_OF)
def test_each_of_the_nine_omens_starts_its_haunt(omen: str) -> None:
    """blood_on_the_moon/haunt-start.omen, blood_on_the_moon/setup.scenario."""
    wishes = {"explorers": PARTY, "active": 1, "omens": 8, "stack": ["ballroom"], "decks": {"omen": [omen]}}
    match = table_of(wishes)
    do(match, "discover:n")
    assert match.table.haunt == HAUNT_OF[omen]


def test_cards_are_buried_in_the_order_they_came() -> None:
    """B-12, blood_on_the_moon/deck.bury, blood_on_the_moon/tile.armory."""
    items = ["mirror", "map", "brooch", "gun"]
    match = table_of({"explorers": PARTY, "active": 1, "stack": ["armory"], "decks": {"item": items}})
    do(match, "discover:n", "1")
    assert match.table.decks["item"][:3] == ["brooch", "map", "mirror"]  # the last one is the bottom's bottom
    assert match.table.hands[1] == ["gun"]


def test_an_event_goes_under_its_deck() -> None:
    """blood_on_the_moon/deck.event, blood_on_the_moon/deck.bury."""
    wishes = {"explorers": PARTY, "active": 1, "stack": ["kitchen"], "decks": {"event": ["a-vial-of-dust"]}}
    match = table_of(wishes)
    do(match, "discover:n")
    assert match.table.decks["event"][0] == "a-vial-of-dust"


def test_the_pieces_suffice_for_every_haunt() -> None:
    """C-11: no haunt, tile or event asks for more tokens than there are."""
    token, cards = PRINTED.box["token"], PRINTED.cards.values()
    assert sum(card.weapon for card in cards) <= token["rune"]["copies"]
    assert sum(tile.symbols.count("event") for tile in PRINTED.tiles) <= sum(card.deck == "event" for card in cards)
    assert (token["obstacle"]["copies"], token["blessing"]["copies"], token["secret-passage"]["copies"]) == (2, 1, 2)
    for seats in ("3", "4", "5", "6"):
        numbers = {
            haunt: PRINTED.haunts[haunt]["players"][seats] for haunt in PRINTED.haunts if haunt != "hunter-and-prey"
        }
        assert numbers["house-of-darkness"]["blood"] <= token["blood"]["copies"]
        assert numbers["house-of-darkness"]["runes"] <= token["rune"]["copies"]
        assert numbers["werewolf-team"]["spirits"] <= token["small-monster"]["copies"]
        assert numbers["werewolf-team"]["scores"] <= token["number"]["highest"]
        assert numbers["not-just-a-phase"]["trait_tokens"] <= token["trait"]["copies"]


def test_the_five_haunts_are_complete_without_the_paragraph_nobody_can_read() -> None:
    """G-01: nothing stands for it; each haunt has its omens, its goals and its endings."""
    assert sorted(haunts()) == sorted(set(HAUNT_OF.values()))
    assert dict(PRINTED.haunt_of) == HAUNT_OF
    assert all(haunt.endings for haunt in haunts().values())


def test_there_are_no_hell_hounds() -> None:
    """G-14: the rulebook names them as an example of how numbers are written."""
    kinds = [kind for row in PRINTED.haunts.values() for kind in row["scenario"]["monsters"]]
    assert sorted(kinds) == ["ghost", "master-vampire", "spirit", "wolf"]


def ids_in(match: Match[BloodTable], seat: int | None) -> set[str]:
    """Every string that this seat is shown."""
    views: list[object] = [RULES.public(match.table)]
    if seat is not None:
        views.append(RULES.private(match.table, seat))
    return set(json.dumps(views).replace('"', " ").replace(",", " ").split())


def test_nobody_sees_into_decks_and_stack() -> None:
    """blood_on_the_moon/secret.hidden: no card of a deck and no tile of the stack stands in any view."""
    match = table_of({"explorers": PARTY, "active": 1, "hands": {"1": ["gun"]}})
    hidden = {card for deck in match.table.decks.values() for card in deck}
    hidden |= {match.table.book.tiles[tile].id for tile in match.table.stack}
    for seat in (None, 0, 1, 2):
        assert not hidden & ids_in(match, seat)
    assert "gun" in ids_in(match, None)


def test_from_several_explorers_the_farthest_tile_is_that_from_the_nearest() -> None:
    """G-06, blood_on_the_moon/placing.farthest: from Hallway and Upper Landing nothing in reach is two steps away but
    one room; what nobody can walk to does not count.
    """
    house = [["kitchen", "ground", 0, 1, 0]]
    house += [row for row in bury_everything(keep=("kitchen",)) if row[0] != "kitchen"]
    wishes = {
        "explorers": PARTY,
        "active": 1,
        "haunt": "werewolf-team",
        "revealer": 2,
        "monsters": [["ghost", "basement-landing"]],
        "at": {"0": "upper-landing", "1": "hallway", "2": "hallway"},
        "house": house,
        "state": {"altar": "hallway", "nest": "basement-landing", "holder": 1},
    }
    match = table_of(wishes)
    assert not match.table.stack
    do(match, "haunt:score")
    # Entrance Hall and Staircase are 1 away, the Kitchen 2; the basement is out of an explorer's reach
    assert shared(match)["idol"]["tile"] == "kitchen"


def test_from_the_ghost_the_farthest_tile_is_counted_by_its_own_stairs() -> None:
    """G-06: the ghost walks from the Basement Landing to the Ground Floor Staircase; an explorer's tile is no matter."""
    wishes = {
        "explorers": PARTY,
        "active": 2,
        "next": "monsters",
        "haunt": "werewolf-team",
        "revealer": 2,
        "monsters": [["ghost", "basement-landing"]],
        "at": {"0": "upper-landing", "1": "upper-landing", "2": "upper-landing"},
        "house": bury_everything(keep=()),
        "state": {"altar": "hallway", "nest": "basement-landing", "holder": "ghost"},
    }
    match = table_of(wishes, rolls=[ONE] + [BLANK] * 4)
    # Staircase 1, Hallway and Upper Landing 2, and behind the Hallway two tiles 3 away
    assert match.waiting() == (2,)
    assert sorted(legal(match)) == ["entrance-hall", "secret-staircase"]
    do(match, "entrance-hall")
    assert shared(match)["idol"]["tile"] == "entrance-hall"


@pytest.mark.parametrize(
    "event", ["a-splash-of-crimson", "a-vial-of-dust", "eerie-mirror", "say-cheese", "the-house-is-hungry"]
)
def test_an_event_that_lost_its_haunt_says_so(event: str) -> None:
    """B-11, blood_on_the_moon/haunt-roll.events."""
    text = Catalogue.of(PACKAGE).say(Message(f"card-{event}-text"))
    assert "those haunts are not in this game" in text


def laid(seats: int, seed: int, **options: object) -> BloodTable:
    """A table as set up by chance."""
    return RULES.setup(seats, settled_for(RULES, seats, options), Dice(seed), None)


def test_anybody_may_be_sara() -> None:
    """T-02, blood_on_the_moon/table.sara-seat: if no seat is named, every seat is hers now and then."""
    for seats in (3, 4, 5, 6):
        assert {laid(seats, seed).sara for seed in range(60)} == set(range(seats))


def test_decks_and_stack_lie_differently_from_game_to_game() -> None:
    """blood_on_the_moon/setup.decks, blood_on_the_moon/setup.stack: the same pieces in random order."""
    tables = [laid(3, seed) for seed in range(20)]
    for deck in ("omen", "item", "event"):
        assert len({tuple(sorted(table.decks[deck])) for table in tables}) == 1
        assert len({tuple(table.decks[deck]) for table in tables}) == 20
    assert len({tuple(table.stack) for table in tables}) == 20


def test_dealt_explorers_never_share_a_board() -> None:
    """T-03, blood_on_the_moon/setup.explorers: six boards are enough for six, and every explorer comes now and then."""
    seen: set[str] = set()
    for seed in range(80):
        table = laid(6, seed, explorers="random")
        boards = [PRINTED.explorers[id].board for id in table.explorers]
        assert len(set(boards)) == 6
        seen.update(table.explorers)
    assert seen == set(PRINTED.explorers)


def test_three_to_six_play() -> None:
    """blood_on_the_moon/setup.players."""
    assert list(RULES.seats) == [3, 4, 5, 6]


def test_the_expansions_cards_are_marked_as_ours_and_an_edition_corrects_them() -> None:
    """C-07, C-08, blood_on_the_moon/table.option-cards."""
    ours = ["distant-howl", "moonlit-window", "silver-knife", "wolfsbane-tea"]
    assert sorted(id for id, card in PRINTED.cards.items() if card.row["set"] == "expansion") == ours
    assert all(PRINTED.cards[id].row["source"] == "reconstructed" for id in ours)
    edition = {"card": {"silver-knife": {"add": 2}}}
    table = RULES.setup(3, settled_for(RULES, 3, {}), Dice(1), edition)
    assert table.book.cards["silver-knife"].add == 2
    assert PRINTED.cards["silver-knife"].add == 1
