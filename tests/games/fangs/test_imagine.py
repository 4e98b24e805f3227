"""Imagined worlds: what is drawn anew, how likely each world is, and what stays as it was."""

import json
from collections import Counter

from tests.games.fangs.deduction_tables import (
    COPIES,
    EXPANSION,
    HUMANS,
    STANDARD,
    VAMPIRES,
    WEREWOLVES,
    ask,
    lay,
    turn_up,
)
from wolfmoon.core.dice import Dice
from wolfmoon.core.record import digest
from wolfmoon.core.table import Seat
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.imagine import imagine
from wolfmoon.games.fangs.pieces import Blow, Orders
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.view import private, public

SIX = ("frederik", "uri", "akira", "gregor", "vlad", "daniel")
ME, URI, AKIRA, GREGOR, VLAD, DANIEL = range(6)


def worlds(table: FangsTable, seat: Seat, count: int, seed: int = 1) -> list[FangsTable]:
    dice = Dice(seed)
    found = []
    for _ in range(count):
        world = table.copy()
        imagine(world, seat, dice)
        found.append(world)
    return found


def bytes_of(table: FangsTable, seat: Seat) -> str:
    return json.dumps([public(table), private(table, seat)])


# what stays


def test_what_a_seat_is_shown_stays_byte_for_byte_the_same() -> None:
    table = lay(SIX)
    ask(table, ME, URI, "wolfs-balm", "nothing")
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    ask(table, VLAD, AKIRA, "revelation", "showed")
    turn_up(table, GREGOR)
    for seat in range(6):
        shown = bytes_of(table, seat)
        assert {bytes_of(world, seat) for world in worlds(table, seat, 20)} == {shown}


def test_a_world_depends_on_nothing_but_what_the_seat_knows() -> None:
    """Imagining from the truth and from any world the seat could be in gives the same worlds."""
    table = lay(SIX)
    ask(table, ME, URI, "wolfs-balm", "nothing")
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    ask(table, VLAD, AKIRA, "humans-balm", "healed", 1, before=2)
    table.orders[VLAD] = Orders(reveal="my-turn")
    table.decks["oracle"].remove("frail")
    table.drawn, table.drawer = "frail", GREGOR
    other = worlds(table, ME, 1, seed=99)[0]
    assert digest(other) != digest(table)
    for seed in range(10):
        assert digest(worlds(other, ME, 1, seed)[0]) == digest(worlds(table, ME, 1, seed)[0])


def test_a_shown_card_an_open_card_and_the_own_card_stay() -> None:
    table = lay(SIX)
    ask(table, ME, VLAD, "revelation", "showed")
    turn_up(table, AKIRA)
    for world in worlds(table, ME, 20):
        assert [world.characters[seat] for seat in (ME, VLAD, AKIRA)] == ["frederik", "vlad", "akira"]


def test_the_own_oracle_cards_stay_and_those_of_others_do_not() -> None:
    table = lay(SIX)
    ask(table, ME, URI, "wolfs-balm", "nothing")
    ask(table, GREGOR, ME, "wolfs-slap", "suffered", 1)
    ask(table, GREGOR, AKIRA, "frail", "suffered", 1)
    there = worlds(table, ME, 40)
    assert {(world.oracles[0].card, world.oracles[1].card) for world in there} == {("wolfs-balm", "wolfs-slap")}
    assert len({world.oracles[2].card for world in there}) > 3


def test_standing_orders_of_others_are_forgotten_and_the_own_ones_kept() -> None:
    table = lay(SIX)
    table.orders[ME] = Orders(accept_below=8)
    table.orders[VLAD] = Orders(reveal="checkpoint")
    table.heed = True
    (world,) = worlds(table, ME, 1)
    assert world.orders[ME] == Orders(accept_below=8)
    assert world.orders[VLAD] == Orders()
    assert world.heed
    (world,) = worlds(table, AKIRA, 1)
    assert not world.heed


# what is drawn anew


def test_everybody_hidden_can_be_everybody_the_sheet_names() -> None:
    table = lay(SIX)
    ask(table, ME, URI, "wolfs-balm", "nothing")
    there = worlds(table, ME, 400)
    for seat, names in possible(table, ME).items():
        assert {world.characters[seat] for world in there} == set(names)


def test_cards_are_conserved_within_every_pass_through_the_oracle_deck() -> None:
    table = lay(SIX)
    for card in [card for card, copies in COPIES.items() for _ in range(copies)]:
        ask(table, GREGOR, AKIRA, card, "showed" if card == "revelation" else "nothing")
    table.characters[AKIRA] = "ulrich"
    table.pool = (*STANDARD, "ulrich")
    table.settings = table.settings._replace(source="all-twenty")
    ask(table, GREGOR, DANIEL, "frail", "nothing")
    for world in worlds(table, ME, 20):
        assert Counter(note.card for note in world.oracles if note.cycle == 0) == COPIES
        now = [note.card for note in world.oracles if note.cycle == 1]
        assert world.discards["oracle"] == now
        assert Counter(world.decks["oracle"] + now) == COPIES


def test_the_card_somebody_else_holds_is_drawn_anew_but_not_the_one_i_hold() -> None:
    table = lay(SIX)
    table.decks["oracle"].remove("sturdy")
    table.drawn, table.drawer = "sturdy", GREGOR
    there = worlds(table, ME, 60)
    assert len({world.drawn for world in there}) > 6
    for world in there:
        assert Counter([*world.decks["oracle"], world.drawn]) == COPIES
    assert {world.drawn for world in worlds(table, GREGOR, 20)} == {"sturdy"}
    table.receiver = ME
    assert {world.drawn for world in worlds(table, ME, 20)} == {"sturdy"}


def test_the_card_whose_harm_is_being_settled_is_the_one_that_was_answered() -> None:
    table = lay(SIX)
    ask(table, GREGOR, AKIRA, "frail", "suffered", 1)
    table.discards["oracle"].remove("frail")
    table.drawn, table.drawer, table.receiver = "frail", GREGOR, AKIRA
    table.blow = Blow("oracle", GREGOR, [AKIRA], [1])
    for world in worlds(table, ME, 30):
        assert world.drawn == world.oracles[0].card
        assert Counter([*world.decks["oracle"], world.drawn]) == COPIES


def test_the_order_of_all_three_decks_is_unknown() -> None:
    table = lay(SIX)
    there = worlds(table, ME, 20)
    for deck in ("oracle", "combat", "advantage"):
        assert len({tuple(world.decks[deck]) for world in there}) == 20
        assert all(Counter(world.decks[deck]) == Counter(table.decks[deck]) for world in there)


def test_the_middle_card_is_drawn_with_the_seats_and_known_to_whoever_looked() -> None:
    seven = ("frederik", "uri", "akira", "gregor", "vlad", "wynona", "bella")
    table = lay(seven, variant="more-uncertainty", middle=("emily",))
    there = worlds(table, ME, 200)
    assert {world.middle[0] for world in there} == set(STANDARD) - {"frederik"}
    for world in there:
        people = {*world.characters, *world.middle}
        assert (len(people & WEREWOLVES), len(people & VAMPIRES), len(people & HUMANS)) == (3, 3, 2)
    table.middle_seen = (ME,)
    assert {world.middle for world in worlds(table, ME, 20)} == {("emily",)}


def test_the_pile_is_whatever_no_seat_has_and_known_to_whoever_looked() -> None:
    everyone = {*STANDARD, *EXPANSION}
    table = lay(SIX, variant="anything-goes", source="recommended", middle=sorted(everyone - set(SIX)))
    for world in worlds(table, ME, 50):
        assert {*world.characters, *world.middle} == everyone
        assert WEREWOLVES.intersection(world.characters)
        assert VAMPIRES.intersection(world.characters)
    table.middle_seen = (ME,)
    for world in worlds(table, ME, 20):
        assert set(world.characters) == set(SIX)
        assert world.middle == table.middle


def test_marks_that_only_another_card_could_make_are_not_left_on_it() -> None:
    table = lay(SIX)
    table.damage[VLAD] = 4
    table.blow = Blow("attack", VLAD, [AKIRA, ME], [2, 2])
    table.blow.drink = True
    table.blow.strikers = [AKIRA]
    for world in worlds(table, ME, 20):
        assert world.blow is not None
        assert not world.blow.drink
        assert not world.blow.strikers


def test_an_attack_that_would_win_for_claudius_or_blake_does_so_only_in_worlds_where_he_made_it() -> None:
    table = lay(("frederik", "uri", "akira", "gregor", "vlad", "claudius"), source="all-twenty", groups=(2, 2, 2))
    turn_up(table, URI, AKIRA, GREGOR)
    for seat in (URI, AKIRA, GREGOR):
        table.out[seat] = True
    table.fallen, table.looted, table.late_victim = 3, (GREGOR,), True
    table.blow = Blow("attack", 5, [GREGOR], [3])
    there = worlds(table, ME, 200)
    assert {world.characters[5] for world in there if world.late_victim} == {"claudius"}
    assert {world.characters[5] for world in there if world.strong_victim} == {"blake"}
    assert all(world.late_victim == (world.characters[5] == "claudius") for world in there)


# how likely each world is


def test_deals_that_nothing_tells_apart_are_equally_likely() -> None:
    """Four of the standard ten without humans: one of two werewolves and two of three vampires on three seats, 36 deals."""
    table = lay(("frederik", "gregor", "vlad", "uri"))
    drawn = Counter(tuple(world.characters) for world in worlds(table, 0, 3600))
    assert len(drawn) == 36
    assert all(60 <= count <= 145 for count in drawn.values()), "about 100 each"


def test_a_deal_weighs_as_many_copies_as_explain_a_reaction() -> None:
    """2 damage: Wynona (vampire, 14) by Bane or Sturdy, Gregor (werewolf, 14) by Sturdy alone; so two to one."""
    table = lay(
        ("frederik", "vlad", "wynona", "gregor"), source="picked", lineup=("frederik", "gregor", "vlad", "wynona")
    )
    turn_up(table, 1)
    ask(table, 1, 2, "sturdy", "suffered", 2)
    drawn = Counter(world.characters[2] for world in worlds(table, 0, 1500))
    assert set(drawn) == {"gregor", "wynona"}
    assert 900 <= drawn["wynona"] <= 1100, "about 1000"


def test_ulrich_is_taken_to_lie_half_the_time() -> None:
    """After a werewolf's answer: Gregor for certain, Ulrich every other time; so two to one."""
    table = lay(
        ("frederik", "vlad", "ulrich", "gregor"), source="picked", lineup=("frederik", "gregor", "ulrich", "vlad")
    )
    turn_up(table, 1)
    ask(table, 0, 2, "wolfs-slap", "suffered", 1)
    drawn = Counter(world.characters[2] for world in worlds(table, 0, 1500))
    assert set(drawn) == {"gregor", "ulrich"}
    assert 900 <= drawn["gregor"] <= 1100, "about 1000"


def test_a_card_behind_a_reaction_is_as_likely_as_its_copies() -> None:
    """Gregor without damage or equipment suffers 1: balm 1, slap 2, two tributes with 2 copies each; 7 in all."""
    table = lay(("frederik", "vlad", "gregor", "wynona"))
    turn_up(table, 1, 2, 3)
    ask(table, 1, 2, "wolfs-slap", "suffered", 1)
    drawn = Counter(world.oracles[0].card for world in worlds(table, 0, 1400))
    assert set(drawn) == {"wolfs-balm", "wolfs-slap", "tribute-human-werewolf", "tribute-werewolf-vampire"}
    assert 140 <= drawn["wolfs-balm"] <= 260, "about 200"
    for card in ("wolfs-slap", "tribute-human-werewolf", "tribute-werewolf-vampire"):
        assert 330 <= drawn[card] <= 470, "about 400"
