"""The server under load on this machine, in small."""

import json

import pytest

from wolfmoon.cli import bench_boardgameio, bench_server, run

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "TABLES", 2)
    monkeypatch.setattr(bench_server.server_speed, "__defaults__", ("fangs", 2))


def test_the_server_is_measured_under_load_and_a_peer_that_fails_is_named(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(seconds: float) -> None:
        raise RuntimeError("no Node here")

    monkeypatch.setattr(bench_boardgameio, "boardgameio_speed", fails)
    assert run(["bench", "server", "--seconds", "0.6", "--peers", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (row,) = found["server"]
    assert found["wrong"] == "no Node here"
    assert row["tables"] == 2
    assert row["moves"] > 0
    assert row["p99"] >= row["p50"] > 0
    assert row["bytes_a_move"] > 1000


def test_a_server_that_does_not_start_is_refused_and_not_measured(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    assert run(["bench", "server", "--seconds", "0.3"]) == 2
    assert "could not be measured" in capsys.readouterr().err


def test_the_figures_of_the_server_are_printed(capsys: Output) -> None:
    assert run(["bench", "server", "--seconds", "0.3"]) == 0
    shown = capsys.readouterr().out
    assert "2 tables of 4 seats" in shown
    assert "cli-" not in shown
