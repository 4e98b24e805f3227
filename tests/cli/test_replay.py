"""Finished games at the command line: moments, notes, dice that keep their word, into and out of the data folder, faults."""

import asyncio
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import finished
from wolfmoon.cli import run
from wolfmoon.core.fairness import commitment
from wolfmoon.core.gamefile import GameFile, Note, about_table, read_game_file
from wolfmoon.core.match import start
from wolfmoon.core.record import record, replay
from wolfmoon.core.scenario import read_scenario, run_scenario
from wolfmoon.games import games
from wolfmoon.server.run import DATABASE

Output = pytest.CaptureFixture[str]
NONCE = "1e" * 32


@pytest.fixture(scope="module")
def game() -> GameFile:
    played = record(finished())
    seats = played.origin.seats
    names = ["Mara", "Otto", *[None] * (seats - 2)]
    about = about_table(
        "7GQK-M2XR", played.origin.seed, names, [None] * seats, notes=[Note(9, 1, "Here.")], nonce=NONCE
    )
    return GameFile(played, about)


@pytest.fixture
def file(tmp_path: Path, game: GameFile) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game.to_json(), "utf-8")
    return path


def said(capsys: Output, *words: str, code: int = 0) -> str:
    assert run(words) == code
    out, err = capsys.readouterr()
    return out + err


def test_a_file_is_replayed_with_the_names_of_those_who_sat_there(capsys: Output, file: Path) -> None:
    shown = said(capsys, "replay", str(file))
    assert "Mara" in shown
    assert "Otto" in shown


@pytest.mark.parametrize("view", [[], ["--seat", "1"], ["--truth"]])
def test_a_moment_is_shown_by_its_number_with_its_notes(
    capsys: Output, file: Path, game: GameFile, view: list[str]
) -> None:
    last = len(game.record.inputs)
    shown = said(capsys, "replay", str(file), "--at", "9", *view)
    assert f"Moment 9 of {last}" in shown
    assert "✎ Otto: Here." in shown
    assert ("falls at" in shown) == bool(view)
    assert "✎" not in said(capsys, "replay", str(file), "--at", "8", *view)
    assert f"from 0 to {last}" in said(capsys, "replay", str(file), "--at", str(last + 1), code=2)


def test_steps_are_numbered_and_show_the_notes(capsys: Output, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 400))
    shown = said(capsys, "replay", str(file), "--step")
    assert "Moment 0 of" in shown
    assert "Moment 9 of" in shown
    assert "✎ Otto: Here." in shown


def test_the_dice_are_verified(capsys: Output, file: Path, game: GameFile) -> None:
    published = commitment(game.record.origin.seed, NONCE)
    assert published in said(capsys, "replay", str(file), "--verify")
    noted = said(capsys, "replay", str(file), "--commitment", published.upper())
    assert "what you noted" in noted
    assert "NOT" in said(capsys, "replay", str(file), "--verify", "--commitment", "0" * 64, code=1)


def test_dice_that_did_not_keep_their_word_are_named(capsys: Output, tmp_path: Path, game: GameFile) -> None:
    document = json.loads(game.to_json())
    for change in ({"nonce": "2e" * 32}, {"commitment": "0" * 64}):
        path = tmp_path / "other.json"
        path.write_text(json.dumps({**document, "table": {**document["table"], **change}}), "utf-8")
        assert "NOT" in said(capsys, "replay", str(path), "--verify", code=1)


def test_a_record_without_a_table_says_that_nothing_was_published(
    capsys: Output, tmp_path: Path, game: GameFile
) -> None:
    path = tmp_path / "record.json"
    path.write_text(game.record.to_json(), "utf-8")
    assert "Nothing was published" in said(capsys, "replay", str(path), "--verify")
    said(capsys, "replay", str(path), "--commitment", "0" * 64, code=1)


def test_a_file_goes_into_the_data_folder_and_comes_out_the_same(
    capsys: Output, file: Path, tmp_path: Path, game: GameFile
) -> None:
    data = str(tmp_path / "data")
    shown = said(capsys, "import", str(file), "--data", data)
    code = shown.strip().rpartition("/replay/")[2]
    out = tmp_path / "out.json"
    said(capsys, "export", code, "--file", str(out), "--data", data)
    assert read_game_file(out.read_text("utf-8")) == game
    assert "AAAA-AAAA" in said(capsys, "export", "aaaa-aaaa", "--data", data, code=2)
    file.write_text(json.dumps({**json.loads(game.to_json()), "digest": "0" * 32}), "utf-8")
    said(capsys, "import", str(file), "--data", data, code=2)


def test_a_game_that_is_not_over_is_not_said_to_have_an_ending(capsys: Output, tmp_path: Path) -> None:
    match = start(games()["fangs"], 4, seed=3)
    for ask in match.asks():
        match.answer(ask.seat, ask.legal()[0])
    path = tmp_path / "part.json"
    path.write_text(record(match).to_json(), "utf-8")
    shown = said(capsys, "replay", str(path), "--verify")
    assert "not over" in shown
    assert f"{len(match.inputs)} answers up to here" in shown
    assert "ending" not in shown


def test_an_answer_of_a_seat_that_was_not_asked_is_named_by_its_seat_as_on_the_pages(
    capsys: Output, tmp_path: Path
) -> None:
    match = start(games()["fangs"], 4, seed=3)
    while len(match.asks()) != 1:
        for ask in match.asks():
            match.answer(ask.seat, ask.legal()[0])
    asked = match.asks()[0].seat
    other = (asked + 1) % 4
    document = json.loads(record(match).to_json())
    document["inputs"].append({"seat": other, "answer": "x"})
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(document), "utf-8")
    told = said(capsys, "replay", str(path), "--verify", code=2).strip()
    assert f"seat {other + 1} is not asked anything now. The table waits for seat {asked + 1}." in told
    assert not told.endswith("..")


def test_the_seats_are_listed_for_the_choice_of_a_view(capsys: Output, file: Path) -> None:
    assert "For --seat: 0 Mara, 1 Otto, 2 " in said(capsys, "replay", str(file))


async def _played(folder: Path) -> tuple[str, str]:
    """A game of Fangs between a person and bots, and a fault reported in the middle of it."""
    from tests.server.house import open_house

    async with open_house(folder, games=dict(games()), replay_processes=0) as house:
        table = await house.table(1, 4, game="fangs")
        await table.start()
        async with table.person(0) as person:
            await person.until_asked()
            reply = await house.http.post(f"{table.api}/report", json={"token": table.tokens[0], "words": "Odd."})
            await person.play_on(random.Random(2))
            return table.code, reply.json()["report"]


def test_a_table_s_game_and_its_reports_are_taken_out_of_the_data_folder(capsys: Output, tmp_path: Path) -> None:
    code, report = asyncio.run(_played(tmp_path))
    (tmp_path / "test.sqlite3").rename(tmp_path / DATABASE)
    out = tmp_path / "out.json"
    said(capsys, "export", code, "--file", str(out), "--data", str(tmp_path))
    game = read_game_file(out.read_text("utf-8"))
    assert replay(game.record, games()["fangs"]).outcome is not None
    assert game.about is not None
    assert (game.about.code, game.about.names[0]) == (code, "Seat 0")
    assert "settled before the game" in said(capsys, "replay", str(out), "--verify")

    listed = said(capsys, "reports", "--data", str(tmp_path))
    assert report in listed
    assert "Odd." in listed
    assert "seat 1, " in listed  # counted as on the pages: it is the table's first
    said(capsys, "reports", report, "--save", str(tmp_path), "--data", str(tmp_path))
    scenario = read_scenario((tmp_path / f"{report}.toml").read_text("utf-8"))
    run_scenario(scenario, games()["fangs"])
    part: Any = read_game_file((tmp_path / f"{report}.json").read_text("utf-8")).record
    assert game.record.inputs[: len(part.inputs)] == part.inputs
    said(capsys, "reports", "nonsense", "--data", str(tmp_path), code=2)
