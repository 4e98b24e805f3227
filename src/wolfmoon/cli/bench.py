"""`wolfmoon bench`: how fast the engine and the server are, beside others if wished."""

from collections.abc import Sequence
from subprocess import SubprocessError
from typing import Any, Literal

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from wolfmoon.cli.refusals import BadSeconds, BadTables, NotMeasured
from wolfmoon.cli.request import print_json
from wolfmoon.cli.words import Words
from wolfmoon.lab.peers import PEERS, PeerRow, run_peer
from wolfmoon.lab.speed import Speed, engine_speed

MOST_SECONDS = 600
MOST_TABLES = 2000
TABLES = "50,200,500"


def bench_command(
    what: Literal["engine", "server"] = "engine",
    /,
    *,
    peers: bool = False,
    seconds: float = 3.0,
    tables: str = TABLES,
    json: bool = False,
) -> int:
    """Measure on this machine.

    engine: for every game and number of players random decisions a second (questions with one answer not counted), games a
    second, and a clone of the match at a decision. server: many tables of 4 seats over real WebSockets on 127.0.0.1.
    With --peers other engines are installed into your cache folder the first time and measured in the same run.

    Example: wolfmoon bench engine --seconds 1

    Args:
        what: engine or server
        peers: measure other engines as well
        seconds: how long each row plays
        tables: at how many tables the server's rows play, parted by commas
        json: print all figures as JSON
    """
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSeconds(given=str(seconds), most=MOST_SECONDS)
    if what == "engine":
        return engine(peers=peers, seconds=seconds, json=json)
    return server(peers=peers, seconds=seconds, counts=_counts(tables), json=json)


def _counts(given: str) -> list[int]:
    words = given.split(",")
    if not all(word.isdecimal() and 0 < int(word) <= MOST_TABLES for word in words):
        raise BadTables(given=given, most=MOST_TABLES)
    return [int(word) for word in words]


def engine(*, peers: bool, seconds: float, json: bool) -> int:
    """The engine's rows, and the peers'."""
    from wolfmoon.games import games

    rows = [engine_speed(rules, seats, seconds) for rules in games().values() for seats in rules.seats]
    others = [run_peer(peer, seconds) for peer in PEERS] if peers else []
    if json:
        print_json({"engine": [row._asdict() for row in rows], "peers": [row._asdict() for row in others]})
    else:
        show(rows, others)
    return 0


def server(*, peers: bool, seconds: float, counts: Sequence[int], json: bool) -> int:
    """The server's rows, and its peer's, for each number of tables."""
    from wolfmoon.cli.bench_boardgameio import boardgameio_speed
    from wolfmoon.cli.bench_server import ServerSpeed, server_speed

    rows: list[ServerSpeed] = []
    wrong: str | None = None
    for count in counts:
        try:
            rows.append(server_speed(seconds, tables=count))
        except (OSError, RuntimeError) as error:
            raise NotMeasured(why=str(error)) from None
        if peers and wrong is None:
            try:
                rows.append(boardgameio_speed(seconds, count))
            except (OSError, RuntimeError, ValueError, SubprocessError) as error:
                wrong = str(error) or type(error).__name__
    if json:
        print_json({"server": [row._asdict() for row in rows], "wrong": wrong})
        return 0
    console = Console(highlight=False)
    words = Words(None)
    console.print(words.own("cli-bench-load", seats=rows[0].seats))
    table = Table(box=SIMPLE, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(words.own("cli-bench-server"), no_wrap=True)
    for column in ("tables", "moves", "cpu", "bytes", "pace", "p50", "p99", "memory", "open"):
        heading = words.own(f"cli-bench-{column}")
        table.add_column(heading, justify="right", width=max(5, *map(len, heading.split())))
    for row in rows:
        speed = (row.moves, row.cpu_ms, row.bytes_a_move, row.pace, row.p50, row.p99)
        cells = (row.tables, *speed, row.kb_a_table, row.open_ms)
        table.add_row(row.name, *(_number(cell) for cell in cells))
    console.print(table)
    if wrong is not None:
        console.print(words.own("cli-bench-wrong", peer="boardgame.io", wrong=wrong), markup=False)
    return 0


def show(rows: list[Speed], others: list[PeerRow]) -> None:
    """Print the figures; peers with the ratio of our slowest row to theirs."""
    console = Console(highlight=False)
    words = Words(None)
    ours = Table(title=words.own("cli-bench-engine"), title_justify="left")
    for column in ("game", "players", "decisions", "questions", "games", "clone", "most", "copy"):
        ours.add_column(words.own(f"cli-bench-{column}"), justify="left" if column == "game" else "right")
    for row in rows:
        ours.add_row(
            row.game,
            str(row.seats),
            f"{row.decisions:,.0f}",
            f"{row.questions:,.0f}",
            f"{row.games:,.0f}",
            f"{row.clone_us:.0f}",
            f"{row.clone_us_most:.0f}",
            f"{row.copy_us:.0f}",
        )
    console.print(ours)
    if not others:
        return
    slowest = min(row.decisions for row in rows)
    theirs = Table(title=words.own("cli-bench-peers"), title_justify="left")
    for column in ("peer", "plays", "decisions", "games", "clone", "ratio"):
        theirs.add_column(words.own(f"cli-bench-{column}"), justify="left" if column in ("peer", "plays") else "right")
    for other in others:
        theirs.add_row(
            other.name,
            other.plays,
            _number(other.decisions),
            _number(other.games),
            _number(other.clone_us),
            f"{slowest / other.decisions:.2f}" if other.decisions else "–",
        )
    console.print(theirs)
    for other in others:
        if other.wrong is not None:
            console.print(words.own("cli-bench-wrong", peer=other.name, wrong=other.wrong), markup=False)


def _number(value: Any) -> str:
    return "–" if value is None else f"{value:,.2f}" if value < 10 else f"{value:,.0f}"
