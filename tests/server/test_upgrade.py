"""A table that runs when the rules are upgraded: it goes on if it would have come out the same; else it can be looked at."""

import json
import random
from pathlib import Path

import pytest

from tests.server.house import House, Table, open_house
from tests.server.tiny import Tiny
from tests.server.tiny.later import HarderBlows, OtherBag, SameAgain
from wolfmoon.core.gamefile import read_game_file
from wolfmoon.core.match import start
from wolfmoon.core.record import digest, replay
from wolfmoon.server.course import Course
from wolfmoon.server.refusals import NotOver
from wolfmoon.server.replay_offline import exported
from wolfmoon.server.rows import Gave, Row, Voided
from wolfmoon.server.upgrade import DIGEST_EVERY, retell
from wolfmoon.server.wire import Refused, View


async def played_halfway(folder: Path, answers: int = 25, goal: int = 9) -> tuple[str, list[str], View]:
    """A table that was left in the middle of its game."""
    async with open_house(folder) as house:
        table = await house.table(3, 3, options={"goal": goal})
        await table.start()
        rnd = random.Random(4)
        people = [table.person(seat) for seat in range(3)]
        async with people[0], people[1], people[2]:
            for _ in range(answers):
                for person in people:
                    await person.until(lambda who: any(isinstance(each, View) for each in who.heard))
                    while not await person.quiet(0.03):
                        pass
                person = next(each for each in people if each.asked is not None)
                assert person.asked is not None
                await person.answer(rnd.choice(person.asked.options).id)
                await person.hear()
            while not await people[0].quiet(0.1):
                pass
            return table.code, table.tokens, people[0].view


async def looked_at(house: House, code: str, tokens: list[str]) -> tuple[View | None, str | None]:
    """What the host sees there, and why it does not go on."""
    table = Table(house, code, "", tokens)
    async with table.person(0) as host:
        while not await host.quiet():
            pass
        views = [each for each in host.heard if isinstance(each, View)]
        refused = [each.error for each in host.heard if isinstance(each, Refused)]
        if views and refused:
            await host.say({"type": "answer", "version": views[-1].version, "decision": "d1", "answer": "1"})
            assert (await host.refusal()).error == "other-version"
        return (views[-1] if views else None), (refused[0] if refused else None)


async def test_a_table_goes_on_under_rules_that_tell_its_game_the_same(tmp_path: Path) -> None:
    code, tokens, before = await played_halfway(tmp_path)
    async with open_house(tmp_path, games={"tiny": SameAgain()}) as house:
        view, refused = await looked_at(house, code, tokens)
        assert refused is None
        assert view is not None
        assert (view.public, view.private, view.version) == (before.public, before.private, before.version)
        plan = await house.hall.store.plan(code)
        assert plan is not None
        assert plan.version == 2
        again = Table(house, code, "", tokens)
        async with again.person(0) as one, again.person(1) as two, again.person(2) as three:
            for person in (one, two, three):
                await person.until(lambda who: any(isinstance(each, View) for each in who.heard))
            asked = next(each for each in (one, two, three) if each.asked is not None)
            assert asked.asked is not None
            await asked.answer(asked.asked.options[0].id)
            await asked.hear()


async def test_a_table_whose_set_up_would_be_another_is_not_shown_but_can_be_exported(tmp_path: Path) -> None:
    code, tokens, _ = await played_halfway(tmp_path, 5)
    async with open_house(tmp_path, games={"tiny": OtherBag()}) as house:
        view, refused = await looked_at(house, code, tokens)
        assert (view, refused) == (None, "other-version")
        url = str(tmp_path / "test.sqlite3")
        stored = json.loads(await exported(url, {"tiny": OtherBag()}, code, unfinished=True))
        assert (stored["game"], stored["version"], stored["seats"]) == ("tiny", 1, 3)
        assert len(stored["inputs"]) >= 5
        text = await exported(url, {"tiny": Tiny()}, code, unfinished=True)
        assert replay(read_game_file(text).record, Tiny()).inputs
        with pytest.raises(NotOver):
            await exported(url, {"tiny": OtherBag()}, code)


async def test_a_table_that_would_go_otherwise_is_shown_as_far_as_it_is_the_same(tmp_path: Path) -> None:
    code, tokens, before = await played_halfway(tmp_path, 40)
    assert any(before.public["hits"])
    async with open_house(tmp_path, games={"tiny": HarderBlows()}) as house:
        view, refused = await looked_at(house, code, tokens)
        assert refused == "other-version"
        assert view is not None
        assert view.version < before.version
        live = await house.hall.find(code)
        assert live.play is not None
        assert live.play.seq % DIGEST_EVERY == 0
        plan = await house.hall.store.plan(code)
        assert plan is not None
        assert plan.version == 1, "the old version of the game may still go on with it"
    async with open_house(tmp_path) as house:
        view, refused = await looked_at(house, code, tokens)
        assert refused is None
        assert view is not None
        assert view.version == before.version


def fresh() -> Course:
    return Course(start(Tiny(), 3, {}, seed=5))


def test_voided_rows_and_digests_in_their_midst_tell_the_same_again() -> None:
    course = fresh()
    digests = {0: digest(course.match.table)}
    rows: list[Row] = [Gave(0, "1"), Gave(1, "no such stone"), Voided(1), Gave(1, "nothing"), Gave(2, "nothing")]
    course.apply(rows[0])
    digests[1] = digests[3] = digest(course.match.table)
    course.apply(rows[3])
    course.apply(rows[4])
    digests[5] = digest(course.match.table)
    told = retell(fresh, rows, digests)
    assert told is not None
    assert (told.upto, told.agrees) == (5, True)
    assert digest(told.course.match.table) == digests[5]


@pytest.mark.parametrize("digests", [{}, {0: "another"}, {2: "never reached"}])
def test_what_no_digest_vouches_for_is_not_told_again(digests: dict[int, str]) -> None:
    assert retell(fresh, [Gave(0, "1")], digests) is None
