"""A finished game: looked at moment by moment, kept as a file, annotated, gone on from; and dice that keep their word."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, text

from tests.server.house import House, Table, open_house
from tests.server.tiny import TINY
from wolfmoon.core.errors import Refused
from wolfmoon.core.fairness import commitment
from wolfmoon.core.gamefile import read_game_file
from wolfmoon.core.match import start_again
from wolfmoon.core.record import digest, replay
from wolfmoon.core.view import seen
from wolfmoon.games import games
from wolfmoon.server.replay_forms import ReplayFrames, ReplayHead, ReplayNotes, ReplayTrack
from wolfmoon.server.replay_room import MOST_WAITING, Asked, Projector
from wolfmoon.server.replay_shelf import code_of
from wolfmoon.server.schema import notes
from wolfmoon.server.wire import View

HERE = {"replay_processes": 0}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, **HERE) as house:
        yield house


async def get(house: House, path: str, kind: Any = None) -> Any:
    reply = await house.http.get(path)
    assert reply.status_code == 200, reply.text
    return reply.json() if kind is None else msgspec.json.decode(reply.content, type=kind)


async def refused(house: House, path: str) -> str:
    reply = await house.http.get(path)
    assert reply.status_code >= 400, reply.text[:200]
    return str(reply.json()["error"])


async def bring(house: House, text: str | bytes) -> httpx.Response:
    return await house.http.post("/api/replays", content=text)


async def played(house: House, people: int = 2, seats: int = 3) -> Table:
    """A table of the tiny game whose game is over; the people answer anything."""
    table = await house.table(people, seats)
    await table.start()

    async def play(seat: int) -> None:
        async with table.person(seat) as person:
            await person.play_on(random.Random(seat))

    await asyncio.gather(*(play(seat) for seat in range(people)))
    return table


async def test_what_lies_behind_the_dice_is_published_before_anybody_sits_down_and_told_at_the_end(
    house: House,
) -> None:
    table = await house.table(2, 3)
    async with table.person(1) as guest:
        await guest.hear()
        published = guest.lobby.commitment
        assert published is not None
        assert len(published) == 64
        assert "nonce" not in guest.raw[0]
        await table.start()
        plan = house.hall.tables[table.code].plan
        async with table.person(0) as host:
            await asyncio.gather(host.play_on(random.Random(0)), guest.play_on(random.Random(1)))
            assert guest.lobby.commitment == published
            for said in (*guest.raw, *host.raw):
                assert str(plan.seed) not in said
                assert str(plan.nonce) not in said
    head = await get(house, f"/api/replays/{table.code}", ReplayHead)
    assert commitment(int(head.seed), head.nonce) == head.commitment == published


async def test_a_rematch_has_dice_of_its_own(house: House) -> None:
    table = await played(house)
    again = await house.post(f"{table.api}/rematch", token=table.tokens[0])
    old, new = house.hall.tables[table.code].plan, house.hall.tables[again["table"]].plan
    assert old.nonce != new.nonce
    assert old.seed != new.seed


async def test_a_game_that_is_not_over_shows_nothing(house: House) -> None:
    table = await house.table(2, 3)
    await table.start()
    for path in ("", "/track?as=truth", "/frames?as=truth", "/file"):
        assert await refused(house, f"/api/replays/{table.code}{path}") == "not-over"
    assert await refused(house, f"{table.api}/record") == "not-over"
    form = {"at": 0, "seat": 0, "name": "Mara"}
    assert await house.refused(f"/api/replays/{table.code}/whatif", **form) == "not-over"
    note = {"token": table.tokens[0], "at": 0, "text": "x"}
    assert await house.refused(f"/api/replays/{table.code}/notes", **note) == "not-over"
    assert await refused(house, "/api/replays/AAAA-AAAA") == "unknown-replay"


async def test_the_first_page_does_not_tell_how_it_went(house: House) -> None:
    table = await played(house)
    head = await get(house, f"/api/replays/{table.code}")
    assert set(head) == set(ReplayHead.__struct_fields__)
    assert "outcome" not in json.dumps(head)


async def test_every_moment_is_shown_as_each_viewer_saw_it(house: House) -> None:
    table = await played(house)
    record = read_game_file((await house.http.get(f"{table.api}/record")).text).record
    viewers: list[int | str | None] = [None, 0, 1, 2, "truth"]
    for viewer in viewers:
        as_ = "public" if viewer is None else viewer
        track = await get(house, f"/api/replays/{table.code}/track?as={as_}", ReplayTrack)
        assert track.moments == len(record.inputs)
        assert track.over
        have: list[Any] = []
        for first in range(0, track.moments + 1, 10):
            path = f"/api/replays/{table.code}/frames?as={as_}&from={first}&count=10&have={len(have)}"
            part = await get(house, path, ReplayFrames)
            assert part.log_from == len(have)
            have += part.log
            assert [line.n for line in have] == list(range(len(have)))
            for frame in part.frames:
                match = replay(record, TINY, frame.at)
                assert frame.public == TINY.public(match.table)
                assert frame.outcome == seen(match, None)["outcome"]
                shown = range(3) if viewer == "truth" else [] if viewer is None else [viewer]
                assert frame.privates == {str(seat): TINY.private(match.table, int(seat)) for seat in shown}
                assert {ask.seat for ask in frame.asks} <= set(shown)
                if isinstance(viewer, str):
                    assert frame.lines == len(match.log.truth())
                    continue
                assert frame.lines == len(match.log.lines(viewer))
                decisions: Any = seen(match, viewer)["decisions"]
                assert [ask.decision for ask in frame.asks] == decisions


async def test_nobody_sees_a_step_at_somebody_else_s_sealed_answer(house: House) -> None:
    table = await played(house, 3, 3)
    record = read_game_file((await house.http.get(f"{table.api}/record")).text).record
    match = start_again(TINY, record.origin, [])
    sealed = []
    for n, given in enumerate(record.inputs, 1):
        match.put(given)
        if match.sealed:
            sealed.append((n, given.seat))
    assert sealed, "a window of two seats is answered one after the other"
    steps = {
        as_: (await get(house, f"/api/replays/{table.code}/track?as={as_}"))["steps"] for as_ in ("public", 0, 1, 2)
    }
    for n, seat in sealed:
        for as_ in ("public", 0, 1, 2):
            assert (n in steps[as_]) == (as_ == seat)


async def test_as_it_was_holds_what_no_seat_alone_could_read(house: House) -> None:
    table = await played(house)
    truth = await get(house, f"/api/replays/{table.code}/frames?as=truth&from=9999&count=1")
    public = await get(house, f"/api/replays/{table.code}/frames?as=public&from=9999&count=1")
    assert truth["frames"][0]["privates"].keys() == {"0", "1", "2"}
    assert public["frames"][0]["privates"] == {}
    assert await refused(house, f"/api/replays/{table.code}/frames?as=7") == "bad-record"
    assert await refused(house, f"/api/replays/{table.code}/track?as=x") == "bad-record"
    assert await refused(house, f"/api/replays/{table.code}/frames?from=-1") == "malformed"


async def test_who_sat_there_pins_notes_and_takes_them_away(house: House) -> None:
    table = await played(house)
    at = f"/api/replays/{table.code}/notes"
    words = "<b>Here</b> I  should\nhave waited."
    made = await house.post(at, token=table.tokens[1], at=3, text=words)
    pinned = msgspec.convert(made, ReplayNotes).notes
    assert [(note.at, note.seat, note.text) for note in pinned] == [(3, 1, "<b>Here</b> I should have waited.")]
    assert await house.refused(at, token="x" * 22, at=3, text="I never sat there") == "wrong-link"
    assert await house.refused(at, token=table.tokens[1], at=3, text="  ") == "bad-note"
    assert await house.refused(at, token=table.tokens[1], at=3, text="x" * 501) == "bad-note"
    assert await house.refused(at, token=table.tokens[1], at=3, text="a\u202eb") == "bad-note"
    assert await house.refused(at, token=table.tokens[1], at=9999, text="later") == "no-such-moment"
    head = await get(house, f"/api/replays/{table.code}", ReplayHead)
    assert head.notes == pinned
    await house.post(at, token=table.tokens[0], at=2, text="The host's")
    mine, other = (await get(house, f"/api/replays/{table.code}", ReplayHead)).notes[::-1]
    left = await house.post(f"{at}/remove", token=table.tokens[1], id=other.id)
    assert len(left["notes"]) == 2, "a guest takes away only what is his"
    left = await house.post(f"{at}/remove", token=table.tokens[0], id=mine.id)
    assert [note["text"] for note in left["notes"]] == ["The host's"]


async def test_notes_are_bounded(house: House) -> None:
    table = await played(house)
    at = f"/api/replays/{table.code}/notes"
    rows = [{"id": str(n), "code": table.code, "moment": 0, "seat": 0, "text": "x", "at": 0.0} for n in range(199)]
    await house.hall.store.write([insert(notes).values(rows)])
    await house.post(at, token=table.tokens[0], at=0, text="the last")
    assert await house.refused(at, token=table.tokens[0], at=0, text="one more") == "too-many-notes"


async def test_a_finished_game_travels_as_a_file_with_names_and_notes(house: House, tmp_path: Path) -> None:
    table = await played(house)
    await house.post(f"/api/replays/{table.code}/notes", token=table.tokens[1], at=3, text="Here.")
    text = (await house.http.get(f"/api/replays/{table.code}/file")).text
    assert (await house.http.get(f"{table.api}/record")).text == text
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    async with open_house(elsewhere, **HERE) as other:
        reply = await bring(other, text)
        assert reply.status_code == 200, reply.text
        code = reply.json()["code"]
        assert (await bring(other, text.encode())).json()["code"] == code, "the same file has the same code"
        head = await get(other, f"/api/replays/{code}", ReplayHead)
        was = await get(house, f"/api/replays/{table.code}", ReplayHead)
        assert head.table is None
        assert head.seats == was.seats
        assert (head.seed, head.nonce, head.commitment) == (was.seed, was.nonce, was.commitment)
        assert [(note.id, note.at, note.text) for note in head.notes] == [(None, 3, "Here.")]
        for as_ in ("public", "1", "truth"):
            path = f"frames?as={as_}&from=2&count=5"
            one, two = [await get(h, f"/api/replays/{c}/{path}") for h, c in ((house, table.code), (other, code))]
            assert one == two
        assert (await other.http.get(f"/api/replays/{code}/file")).text == text
        note = {"token": table.tokens[1], "at": 3, "text": "x"}
        assert await other.refused(f"/api/replays/{code}/notes", **note) == "wrong-link"


async def test_a_file_that_is_none_is_refused_and_nothing_is_kept(house: House) -> None:
    table = await played(house)
    good = json.loads((await house.http.get(f"{table.api}/record")).text)

    async def wrong(document: Any) -> tuple[str, str]:
        text = document if isinstance(document, bytes) else json.dumps(document).encode()
        reply = await bring(house, text)
        assert reply.status_code >= 400, reply.text
        said = reply.json()
        return said["error"], str(said["message"]["args"].get("where", ""))

    assert await wrong(b"\xff\xfe") == ("malformed", "")
    assert await wrong(b"no JSON") == ("bad-record", "document")
    assert await wrong([]) == ("bad-record", "document")
    assert await wrong(good | {"version": 7}) == ("other-rules", "")
    assert await wrong(good | {"game": "chess"}) == ("unknown-game", "")
    assert await wrong(good | {"digest": "0" * 32}) == ("bad-record", "digest")
    assert await wrong({**good, "seats": 99, "table": {}}) == ("bad-record", "table.code")
    assert await wrong({key: each for key, each in good.items() if key != "table"} | {"seats": 99}) == (
        "bad-record",
        "seats",
    )
    assert await wrong(good | {"arrange": {"x": 1}}) == ("bad-record", "arrange")
    assert await wrong(good | {"inputs": [*good["inputs"][:3], {"seat": 0, "answer": "nonsense"}]}) == (
        "bad-record",
        "inputs[3]",
    )
    assert await wrong(good | {"table": {**good["table"], "names": ["<script>" * 20, None, None]}}) == (
        "bad-record",
        "table.names[0]",
    )
    assert await wrong(b"[" * 100_000) == ("bad-record", "document")
    assert await wrong(b" " * 2_000_001) == ("too-big", "")
    kept = await house.hall.store.look(text("select count(*) as n from replays"))
    assert kept[0]["n"] == 0


async def test_a_game_that_was_broken_off_can_be_looked_at_too(house: House) -> None:
    table = await played(house)
    file = read_game_file((await house.http.get(f"{table.api}/record")).text)
    half = replay(file.record, TINY, 4)
    record = file.record._replace(inputs=file.record.inputs[:4], digest=digest(half.table))
    code = (await bring(house, file._replace(record=record).to_json())).json()["code"]
    track = await get(house, f"/api/replays/{code}/track", ReplayTrack)
    assert (track.moments, track.over) == (4, False)


async def test_what_if_goes_on_from_a_moment_with_bots_on_the_other_seats(house: House) -> None:
    table = await played(house, 2, 3)
    record = read_game_file((await house.http.get(f"{table.api}/record")).text).record
    steps = (await get(house, f"/api/replays/{table.code}/track?as=truth"))["steps"]
    moment = next(step for step in steps if step >= 4)
    made = await house.post(f"/api/replays/{table.code}/whatif", at=moment, seat=2, name="Otto", level="random")
    assert made["seat"] == 2
    live = house.hall.tables[made["table"]]
    assert live.play is not None
    assert live.play.course.match.inputs[:moment] == list(record.inputs[:moment])
    assert live.plan.seed == record.origin.seed
    async with house.person(made["table"], made["token"]) as otto:
        await otto.until(lambda one: any(isinstance(each, View) for each in one.heard))
        assert otto.lobby.what_if == f"{table.code}@{moment}"
        assert otto.lobby.commitment is None, "its dice are known"
        assert [seat.kind for seat in otto.lobby.seats] == ["bot", "bot", "person"]
        assert otto.view.me == 2
        await otto.play_on(random.Random(3))
    again = read_game_file((await house.http.get(f"/api/tables/{made['table']}/record")).text)
    assert again.about is not None
    assert again.about.what_if == f"{table.code}@{moment}"
    assert again.about.nonce is None
    replay(again.record, TINY)


async def test_what_if_is_refused_where_nobody_decides(house: House) -> None:
    table = await played(house)
    at = f"/api/replays/{table.code}/whatif"
    last = (await get(house, f"/api/replays/{table.code}/track"))["moments"]
    assert await house.refused(at, at=last, seat=0, name="Mara") == "no-such-moment"
    assert await house.refused(at, at=0, seat=9, name="Mara") == "no-such-seat"
    assert await house.refused(at, at=0, seat=0, name="") == "bad-name"
    assert await house.refused(at, at=0, seat=0, name="Mara", level="god") == "no-such-level"
    assert await house.refused(at, at=-1, seat=0, name="Mara") == "malformed"


async def test_a_room_of_its_own_shows_the_same_and_is_given_up_when_it_dawdles(tmp_path: Path) -> None:
    record = (Path(__file__).parents[1] / "games" / "fangs" / "records" / "donna.json").read_text("utf-8")
    here, there = Projector(games(), 0, 60), Projector(games(), 1, 60)
    try:
        for what in ("track", "frames"):
            asked = [Asked(what, "", viewer="truth", first=30, count=5) for _ in range(2)]
            assert await here.show(asked[0], record) == await there.show(asked[1], record)
        game, text = await there.check(record)
        assert (game, text) == ("fangs", read_game_file(record).to_json())
        there._patience = 0.0
        with pytest.raises(Refused) as caught:
            await there.check(record)
        assert caught.value.kind == "replays-busy"
        there._patience = 60
        assert await there.check(record)
        there._waiting = MOST_WAITING
        with pytest.raises(Refused):
            await there.check(record)
    finally:
        await there.close()


def test_a_file_s_code_follows_from_what_it_says() -> None:
    assert code_of("a") == code_of("a") != code_of("b")
    assert code_of("a") != code_of("a", 1)
