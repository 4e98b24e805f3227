"""A change says what makes one view of another: in Python, in the browser's own code, over whole games, and over the wire."""

import asyncio
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.house import Person, open_house
from tools.node import NODE
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start
from wolfmoon.core.rules import Rules
from wolfmoon.games import games
from wolfmoon.lab.play import any_of
from wolfmoon.server import changes
from wolfmoon.server.changes import Changed, after, changed, difference
from wolfmoon.server.course import Course
from wolfmoon.server.picture import PUBLIC, Fields, Plays, Privates, fields, shared, whole
from wolfmoon.server.wire import View

CHANGES_JS = Path(changes.__file__).parents[1] / "web" / "changes.js"
ANSWERS = 120

json_values = st.recursive(
    st.none() | st.integers(-9, 9) | st.text("ab#3", max_size=2),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "c", "#", "3"]), inside),
    max_leaves=12,
)


@given(json_values, json_values)
@settings(max_examples=300, deadline=None)
def test_a_change_makes_the_new_value_of_the_old_one_with_its_keys_in_order(old: Any, new: Any) -> None:
    before = json.dumps(old)
    assert json.dumps(changed(old, difference(old, new))) == json.dumps(new)
    assert json.dumps(old) == before, "the old value stays as it is"


def test_a_change_names_only_what_differs() -> None:
    old = {"round": 1, "seats": [{"life": 5, "cards": ["torch"]}, {"life": 3, "cards": []}], "note": "a long text " * 9}
    new = {"round": 1, "seats": [{"life": 4, "cards": ["torch"]}, {"life": 3, "cards": []}], "note": "a long text " * 9}
    assert difference(old, new) == {"seats": {"0": {"life": [4]}}}
    assert difference(old, {key: old[key] for key in ("round", "seats")}) == {"note": None}
    assert difference(["a" * 9, "b" * 9], ["a" * 9]) == {"#": 1}
    assert difference(["a" * 30], ["a" * 30, "b"]) == {"#": 2, "1": ["b"]}


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_over_a_game_the_changes_make_every_viewers_view_byte_for_byte(rules: Rules[Any]) -> None:
    seats = rules.seats[-1]
    course = Course(start(rules, seats, {}, seed=5))
    dice, privates, plays, between = Dice(6), Privates(), Plays(), Changed(PUBLIC)
    viewers = [None, *range(seats)]
    before: dict[int | None, Fields] = {}
    sizes = [0, 0]
    for _ in range(ANSWERS):
        if course.match.open is None:
            break
        common = shared(course)
        privates.look(course.match)
        for viewer in viewers:
            now = fields(course, viewer, privates, plays, common, None)
            if viewer in before:
                change = between.between(before[viewer], now)
                view = msgspec.json.decode(whole(1, before[viewer], [], 0))
                message = {"changes": msgspec.json.decode(change), "version": 1, "log": [], "log_from": 0}
                made = after(view, message)
                assert [msgspec.json.encode(made[field]) for field in now._fields] == [*now]
                sizes[0] += len(change)
                sizes[1] += sum(map(len, now))
            before[viewer] = now
        for ask in course.match.asks():
            course.match.answer(ask.seat, any_of(ask, dice))
    assert sizes[0] < sizes[1] / 2, "changes are small"


def test_the_browsers_code_makes_the_same_of_a_change(tmp_path: Path) -> None:
    pairs = []
    rules = games()["fangs"]
    course = Course(start(rules, 5, {}, seed=3))
    dice, privates, plays = Dice(4), Privates(), Plays()
    last: Any = {"gone": 1, "list": [1, 2, 3, 4], "deep": {"a": [{"b": 1, "c": "x" * 20}]}}
    values: list[Any] = [last, {"list": [1, 2], "deep": {"a": [{"b": None, "c": "x" * 20}], "new": {}}}]
    while course.match.open is not None and len(values) < 40:
        privates.look(course.match)
        seen = fields(course, 0, privates, plays, shared(course), None)
        values.append(msgspec.json.decode(whole(1, seen, [], 0)))
        for ask in course.match.asks():
            course.match.answer(ask.seat, any_of(ask, dice))
    for value in values:
        if value != last:
            pairs.append([last, difference(last, value), value])
        last = value
    script = tmp_path / "try.mjs"
    (tmp_path / "changes.mjs").write_text(CHANGES_JS.read_text("utf-8"), "utf-8")
    script.write_text(
        'import { changed } from "./changes.mjs"; import { readFileSync } from "node:fs";\n'
        'const pairs = JSON.parse(readFileSync(0, "utf-8"));\n'
        "console.log(JSON.stringify(pairs.map(([old, change]) => changed(old, change))));\n",
        "utf-8",
    )
    run = subprocess.run([NODE, str(script)], input=json.dumps(pairs), capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == [value for *_, value in pairs]


async def test_who_takes_changes_sees_what_who_takes_whole_views_sees(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        await table.start()
        plain, other, taker, late = table.person(0), table.person(1), table.person(0), table.person(0)
        taker.hello["changes"] = late.hello["changes"] = True
        async with plain, taker, other:
            rnd = random.Random(2)
            playing = asyncio.gather(plain.play_on(rnd), other.play_on(rnd))
            await taker.until(lambda who: len(views(who)) > 3)
            async with late:
                await asyncio.gather(*(who.until(has_ended, 20) for who in (taker, late)))
                await playing
                assert views(taker) == views(plain)
                assert views(late)[-1].public == views(plain)[-1].public
                assert views(late)[-1].private == views(plain)[-1].private
            frames = [text for text in taker.raw if text.startswith('{"type":"change"')]
            assert len(frames) > len(views(taker)) / 2, "it was told what changed"


def views(person: Person) -> list[View]:
    """The views of a person, without their clocks."""
    return [msgspec.structs.replace(each, clock=None) for each in person.heard if isinstance(each, View)]


def has_ended(person: Person) -> bool:
    """Whether the newest view shows an outcome."""
    return bool(views(person)) and views(person)[-1].outcome is not None


async def test_who_loses_his_seat_sees_what_a_spectator_sees_from_then_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(2, 3)
        await table.start()
        host, gone, watcher = table.person(0), table.person(1), table.person(None)
        gone.hello["changes"] = watcher.hello["changes"] = True
        async with host, gone, watcher:
            await asyncio.gather(*(who.until(lambda who: len(views(who)) > 0) for who in (host, gone, watcher)))
            assert gone.view.private is not None
            live = await house.hall.find(table.code)
            renewed = msgspec.structs.replace(live.plan, chairs=list(live.plan.chairs))
            renewed.chairs[1] = msgspec.structs.replace(renewed.chairs[1], token_hash="another")
            async with live.lock:
                live.adopt(renewed)  # as when another process gave the seat a new link
            await gone.until(lambda who: views(who)[-1].me is None)
            assert gone.view.private is None
            before = gone.view.version
            asked = await host.until_asked()
            await host.answer(asked.options[0].id)
            await asyncio.gather(*(who.until(lambda who: who.view.version > before) for who in (gone, watcher)))
            assert [views(gone)[-1].public, views(gone)[-1].private] == [views(watcher)[-1].public, None]
