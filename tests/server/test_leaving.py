"""Who leaves is played for by a bot until he is back: by a press, or by doing anything."""

from collections.abc import Callable
from pathlib import Path

from tests.server.house import Person, open_house
from wolfmoon.server.wire import View


def says_away(person: Person) -> bool:
    """Whether the newest frame says that seat 0 is away."""
    return bool(person.heard) and person.lobby.seats[0].away


def newer_than(version: int) -> Callable[[Person], bool]:
    """Whether the newest view is of a later version."""
    return lambda who: who.view.version > version


async def test_a_bot_plays_for_who_leaves_and_the_owner_takes_over_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        await table.start()
        async with table.person(0) as mara, table.person(1) as otto:
            await mara.until(lambda who: any(isinstance(each, View) for each in who.heard))
            await mara.say({"type": "leave"})
            await otto.until(says_away)
            asked = await otto.until_asked()
            for _ in range(6):  # only Otto answers, and the game goes on
                if otto.view.outcome is not None or otto.view.version > 4:
                    break
                asked = await otto.until_asked()
                await otto.answer(None if asked.may_pass else asked.options[0].id)
                await otto.until(newer_than(otto.view.version))
            assert otto.view.version > 4 or otto.view.outcome is not None
            if otto.view.outcome is None:
                await mara.say({"type": "back"})
                await otto.until(lambda who: not says_away(who))
            log = [line.text.id for each in otto.heard if isinstance(each, View) for line in each.log]
            assert "shell-is-away" in log


async def test_leaving_twice_and_from_the_end_says_nothing_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 2)
        await table.start()
        async with table.person(0) as mara:
            await mara.say({"type": "leave"})
            await mara.until(says_away)
            await mara.say({"type": "leave"})
            live = await house.hall.find(table.code)
            assert live.play is not None
            assert live.play.course.away == {0}
