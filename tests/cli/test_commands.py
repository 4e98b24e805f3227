"""What the commands print when all is well."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from wolfmoon.cli import run
from wolfmoon.core.match import Match, start
from wolfmoon.core.record import record
from wolfmoon.games.fangs import RULES
from wolfmoon.lab import peers
from wolfmoon.lab.peers import Peer, run_peer

Output = pytest.CaptureFixture[str]


def finished(seed: int = 4) -> Match[Any]:
    match: Match[Any] = start(RULES, 5, seed=seed)
    n = 0
    while match.open is not None:
        for ask in match.asks():
            legal = ask.legal()
            n += 1
            match.answer(ask.seat, legal[n % len(legal)])
    return match


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(record(finished()).to_json(), "utf-8")
    return file


def test_games_are_listed_with_players_and_options(capsys: Output) -> None:
    assert run(["games"]) == 0
    listed = capsys.readouterr().out
    assert "fangs: Fangs, 4 to 8 players" in listed
    assert "--option characters=" in listed
    assert run(["games", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert [game["seats"] for game in games if game["id"] == "fangs"] == [[4, 8]]


def test_a_replay_shows_only_what_its_viewer_saw(capsys: Output, saved: Path) -> None:
    assert run(["replay", str(saved)]) == 0
    public = capsys.readouterr().out
    assert run(["replay", str(saved), "--public"]) == 0
    assert capsys.readouterr().out == public
    assert run(["replay", str(saved), "--seat", "1"]) == 0
    own = capsys.readouterr().out
    assert run(["replay", str(saved), "--truth"]) == 0
    truth = capsys.readouterr().out
    assert not re.search(r"^\*", public, re.MULTILINE)
    assert re.search(r"^\*", own, re.MULTILINE)
    assert re.search(r"^- \[", truth, re.MULTILINE)
    assert len(truth) > len(own) > len(public) - 200
    assert public.count(" wins. ") + public.count(" does not win. ") == 5


@pytest.mark.parametrize("view", [[], ["--seat", "0"], ["--truth"]])
def test_a_replay_goes_step_by_step(
    capsys: Output, saved: Path, monkeypatch: pytest.MonkeyPatch, view: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 3))
    assert run(["replay", str(saved), "--step", *view]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Round ") >= 4
    assert " wins. " not in shown
    assert ("falls at" in shown) == bool(view)


def test_a_simulation_prints_its_figures_as_json(capsys: Output) -> None:
    assert (
        run(["simulate", "fangs", "--seats", "4", "--games", "6", "--bots", "greedy,random", "--seed", "2", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["seats"], found["bots"], found["seed"]) == (6, 4, ["greedy", "random"], 2)
    assert sum(row["won"] for row in found["endings"].values()) == 6
    assert {row["bot"] for row in found["ratings"]} == {"greedy", "random"}
    assert set(found["kinds"]) == {"group", "character"}


def test_a_simulation_prints_a_report(capsys: Output) -> None:
    assert (
        run(["simulate", "fangs", "--seats", "6", "--games", "6", "--seed", "2", "--option", "characters=all-twenty"])
        == 0
    )
    report = capsys.readouterr().out
    assert "Fangs: 6 games of 6 seats" in report
    assert "group: Werewolf" in report
    assert "95 % interval" in report
    assert "cli-" not in report
    assert all(f"seat: {seat} " in report for seat in range(1, 7))
    assert "seat: 0 " not in report


def test_two_runs_of_the_same_seed_count_the_same(capsys: Output) -> None:
    counted = []
    for jobs in ("1", "2"):
        assert run(["simulate", "fangs", "--games", "8", "--jobs", jobs, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        counted.append({key: found[key] for key in ("endings", "kinds", "seats_won", "length", "decisions")})
    assert counted[0] == counted[1]


def test_a_rule_a_chapter_and_a_ruling_are_printed(capsys: Output) -> None:
    assert run(["rules", "fangs", "attack.1"]) == 0
    assert capsys.readouterr().out.startswith("fangs/attack.1  ")
    assert run(["rules", "fangs", "fangs/attack.1"]) == 0
    assert capsys.readouterr().out.startswith("fangs/attack.1  ")
    assert run(["rules", "fangs", "attack"]) == 0
    chapter = re.findall(r"^(fangs/\S+)", capsys.readouterr().out, re.MULTILINE)
    assert len(chapter) > 3
    assert all(id.startswith("fangs/attack.") for id in chapter)
    assert run(["rules", "fangs", "H6"]) == 0
    assert capsys.readouterr().out.startswith("H6  ")
    assert run(["rules", "fangs"]) == 0
    assert len(capsys.readouterr().out) > 20_000


def test_an_edition_that_fits_is_accepted_and_counted(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "my_box.toml"
    file.write_text("[character.uri]\ndamage = 2\n\n[card.storm-of-light]\ndamage = 1\n", "utf-8")
    assert run(["edition", "check", "fangs", str(file)]) == 0
    assert "2 values differ" in capsys.readouterr().out
    assert run(["simulate", "fangs", "--games", "2", "--edition", str(file)]) == 0


HOLDS = """
title = "The confirmation of the cards comes first"
game = "fangs"
rules = ["fangs/setup.secret"]
seats = 4

[start]
stop = true
over = false
"""


def test_a_scenario_that_holds_passes_and_one_that_fails_shows_the_table(capsys: Output, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(HOLDS, "utf-8")
    bad.write_text(HOLDS.replace("over = false", "over = true"), "utf-8")
    assert run(["scenario", str(good)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
    assert run(["scenario", str(good), str(bad)]) == 1
    shown = capsys.readouterr().out
    assert "1 passed, 1 failed" in shown
    assert "Everybody sees" in shown
    assert "fangs/setup.secret" in shown


def test_the_engine_is_measured_for_every_number_of_players(capsys: Output) -> None:
    assert run(["bench", "engine", "--seconds", "0.02", "--json"]) == 0
    rows = [row for row in json.loads(capsys.readouterr().out)["engine"] if row["game"] == "fangs"]
    assert [row["seats"] for row in rows] == [4, 5, 6, 7, 8]
    assert all(row["decisions"] > 0 and row["clone_us"] > 0 for row in rows)
    assert run(["bench", "--seconds", "0.02"]) == 0
    assert "fangs" in capsys.readouterr().out


def test_a_peer_that_cannot_be_installed_is_reported_and_not_fatal(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(words: list[str], seconds: float) -> str:
        raise RuntimeError("no network here")

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(peers, "_run", fails)
    row = run_peer(Peer("other", "other==1", "rlcard_uno.py", "Uno"), 0.1)
    assert (row.decisions, row.wrong) == (None, "no network here")
    assert run(["bench", "--peers", "--seconds", "0.02"]) == 0
    assert "No figures of catanatron: no network here" in capsys.readouterr().out


def test_every_peer_has_its_driver() -> None:
    assert all((peers.DRIVERS / peer.driver).is_file() for peer in peers.PEERS)
