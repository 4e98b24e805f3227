"""The two books of a haunt: each side reads its own, and of the other what has been used."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.games.blood_on_the_moon.arranged import RULES
from tests.games.blood_on_the_moon.haunt_contract import begun, played
from tests.server.house import open_house
from wolfmoon.core.match import Match, start
from wolfmoon.core.view import seen
from wolfmoon.games.blood_on_the_moon.components import PRINTED
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.games.blood_on_the_moon.secrets import PAGES, pages_of, points_of, written
from wolfmoon.games.blood_on_the_moon.state import BloodTable

HAUNTS = list(haunts())
TWO_BOOKS = [haunt for haunt in HAUNTS if PRINTED.haunts[haunt]["scenario"]["books"] == 2]
RULE = re.compile(f"{RULES.id}/" + r"haunt\.[a-z.-]*[a-z]")


def ids_in(value: Any) -> set[str]:
    """Every id of a haunt's rule anywhere in what is sent."""
    return set(RULE.findall(str(value)))


def sides(match: Match[BloodTable]) -> dict[int, str]:
    return {seat: "heroes" if match.table.hero(seat) else "traitor" for seat in range(match.table.seats)}


def reading(haunt: str, **options: Any) -> Match[BloodTable]:
    """A game in which the haunt has just been set up and everybody reads."""
    match = start(RULES, 4, {"haunt": haunt, "explorers": "random", **options}, seed=3)
    for _ in played(match, "random", 3):
        if match.asks()[0].rule == "blood_on_the_moon/table.ready":
            return match
    raise AssertionError("nobody ever reads")


@pytest.mark.parametrize("haunt", TWO_BOOKS)
def test_when_the_haunt_begins_each_side_has_its_own_book_and_goal(haunt: str) -> None:
    match = reading(haunt)
    assert match.waiting() == (0, 1, 2, 3), "everybody has time to read, the traitor too"
    for seat, side in sides(match).items():
        private: Any = RULES.private(match.table, seat)
        own = {
            page: [id for id, rule in pages_of(haunt).items() if rule.page == page and rule.side in (side, "both")]
            for page in PAGES
        }
        assert private["side"] == side
        assert {page: private["pages"][page] for page in PAGES} == own
        assert private["goals"] == [f"haunt-{haunt}-{side}-goal"]


@pytest.mark.parametrize("haunt", TWO_BOOKS)
def test_nothing_of_the_other_book_can_be_read_before_it_is_used(haunt: str) -> None:
    match = reading(haunt)
    other = {"heroes": "traitor", "traitor": "heroes"}
    for seat, side in sides(match).items():
        shut = {id for id, rule in pages_of(haunt).items() if rule.side == other[side] and rule.page != "setup"}
        points = {
            point.id for point in points_of(PRINTED.haunts[haunt]["scenario"]["number"]) if point.side == other[side]
        }
        assert shut
        assert not (shut | points) & RULES.readable(match.table, seat)
        assert not shut & ids_in(seen(match, seat))
    seals: Any = RULES.public(match.table)["haunt"]
    assert not any(open_ for book in seals["seals"].values() for open_ in book.values())


@pytest.mark.parametrize("haunt", HAUNTS)
def test_who_only_watches_reads_what_was_read_aloud(haunt: str) -> None:
    match = reading(haunt)
    aloud = {id for id, rule in pages_of(haunt).items() if rule.page == "setup" or rule.side == "both"}
    assert {id for id in RULES.readable(match.table, None) if id in pages_of(haunt)} == aloud


def test_before_the_haunt_no_book_lies_open() -> None:
    match = start(RULES, 3, {"haunt": HAUNTS[0], "explorers": "random"}, seed=1)
    every = {id for haunt in HAUNTS for id in pages_of(haunt)}
    for seat in (None, 0, 1, 2):
        assert not every & RULES.readable(match.table, seat)
        assert not ids_in(seen(match, seat))
    assert RULES.readable(match.table, None) >= {id for id, rule in written().items() if not rule.page}


@pytest.mark.parametrize("haunt", HAUNTS)
def test_with_open_books_everybody_reads_all(haunt: str) -> None:
    match = reading(haunt, **{"open-books": True})
    for seat in (None, 0, 1, 2, 3):
        assert RULES.readable(match.table, seat) >= set(pages_of(haunt))


@pytest.mark.parametrize(("haunt", "level"), [*product(HAUNTS, ("random", "greedy"))])
def test_no_rule_is_named_to_a_seat_that_may_not_read_it(haunt: str, level: str) -> None:
    match = begun(haunt, 4, 9)
    opened: set[str] = set()
    for n, _ in enumerate(played(match, level, 9)):
        if not match.table.begun:
            continue
        used = set(match.table.opened)
        assert opened <= used, "what has been used stays readable"
        opened = used
        if n % 10 == 0:
            for seat in (None, 0, 1, 2, 3):
                readable = RULES.readable(match.table, seat)
                assert opened <= readable
                assert ids_in(seen(match, seat)) <= readable
    public = {event.rule for event in match.log.truth() if event.for_viewer(None) is not None}
    assert {rule for rule in public if rule in pages_of(haunt)} <= RULES.readable(match.table, None)


@pytest.mark.parametrize("haunt", TWO_BOOKS)
def test_in_every_game_some_page_of_each_book_is_opened_by_use(haunt: str) -> None:
    opened: set[str] = set()
    for seed in range(3):
        match = begun(haunt, 4, seed)
        for _ in played(match, "greedy", seed):
            opened.update(match.table.opened)
    assert {pages_of(haunt)[id].side for id in opened} == {"heroes", "traitor"}


async def test_the_server_hands_out_the_own_book_alone(tmp_path: Path) -> None:
    match = reading("leader-of-the-pack")
    every = pages_of("leader-of-the-pack")
    async with open_house(tmp_path, games={RULES.id: RULES}) as house:
        table = await house.table(4, 4, game=RULES.id)
        await table.start()
        live = await house.hall.find(table.code)
        assert live.play is not None
        live.play.course.match = match
        for seat, side in sides(match).items():
            sent = await house.post(f"{table.api}/rules", token=table.tokens[seat])
            got = {rule["id"] for rule in sent["rules"]} & set(every)
            assert got == {id for id, rule in every.items() if rule.page == "setup" or rule.side == side}
            assert sent["partial"]
        watched = await house.post(f"{table.api}/rules", token=None)
        assert {rule["id"] for rule in watched["rules"]} & set(every) == {
            id for id, rule in every.items() if rule.page == "setup"
        }
