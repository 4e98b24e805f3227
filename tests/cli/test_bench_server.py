"""The server under load on this machine, in small."""

import json

import pytest

from wolfmoon.cli import bench_boardgameio, run

Output = pytest.CaptureFixture[str]


def test_the_server_is_measured_under_load_and_a_peer_that_fails_is_named(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(seconds: float, tables: int) -> None:
        raise RuntimeError("no Node here")

    monkeypatch.setattr(bench_boardgameio, "boardgameio_speed", fails)
    assert run(["bench", "server", "--tables", "2,3", "--seconds", "0.4", "--peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["wrong"] == "no Node here"
    assert [row["tables"] for row in found["server"]] == [2, 3]
    for row in found["server"]:
        assert row["moves"] > 0
        assert row["p99"] >= row["p50"] > 0
        assert row["bytes_a_move"] > 500


def test_a_server_that_does_not_start_is_refused_and_not_measured(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    assert run(["bench", "server", "--tables", "2", "--seconds", "0.3"]) == 2
    assert "could not be measured" in capsys.readouterr().err


def test_the_figures_of_the_server_are_printed(capsys: Output) -> None:
    assert run(["bench", "server", "--tables", "2", "--seconds", "0.3"]) == 0
    shown = capsys.readouterr().out
    assert "tables of 4 seats" in shown
    assert "cli-" not in shown


@pytest.mark.parametrize("given", ["0", "fifty", "50;200", "", "99999"])
def test_numbers_of_tables_that_are_none_are_refused(capsys: Output, given: str) -> None:
    assert run(["bench", "server", "--tables", given]) == 2
    assert "parted by commas" in capsys.readouterr().err
