"""`wolfmoon bench`: how fast the engine and the server are, beside others if wished."""

from subprocess import SubprocessError
from typing import Any, Literal

from rich.console import Console
from rich.table import Table

from wolfmoon.cli.refusals import BadSeconds, NotMeasured
from wolfmoon.cli.request import print_json
from wolfmoon.cli.words import Words
from wolfmoon.lab.peers import PEERS, PeerRow, run_peer
from wolfmoon.lab.speed import Speed, engine_speed

MOST_SECONDS = 600


def bench_command(
    what: Literal["engine", "server"] = "engine",
    /,
    *,
    peers: bool = False,
    seconds: float = 3.0,
    json: bool = False,
) -> int:
    """Measure on this machine.

    engine: for every game and number of players random decisions a second (questions with one answer not counted), games a
    second, and a clone of the match at a decision. server: 50 tables of 4 seats over real WebSockets on 127.0.0.1.
    With --peers other engines are installed into your cache folder the first time and measured in the same run.

    Example: wolfmoon bench engine --seconds 1

    Args:
        what: engine or server
        peers: measure other engines as well
        seconds: how long each row plays
        json: print all figures as JSON
    """
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSeconds(given=str(seconds), most=MOST_SECONDS)
    measure = server if what == "server" else engine
    return measure(peers=peers, seconds=seconds, json=json)


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


def server(*, peers: bool, seconds: float, json: bool) -> int:
    """The server's row, and its peer's."""
    from wolfmoon.cli.bench_boardgameio import boardgameio_speed
    from wolfmoon.cli.bench_server import ServerSpeed, server_speed

    try:
        rows: list[ServerSpeed] = [server_speed(seconds)]
    except (OSError, RuntimeError) as error:
        raise NotMeasured(why=str(error)) from None
    wrong: str | None = None
    if peers:
        try:
            rows.append(boardgameio_speed(seconds))
        except (OSError, RuntimeError, ValueError, SubprocessError) as error:
            wrong = str(error) or type(error).__name__
    if json:
        print_json({"server": [row._asdict() for row in rows], "wrong": wrong})
        return 0
    console = Console(highlight=False)
    words = Words(None)
    first = rows[0]
    console.print(words.own("cli-bench-load", tables=first.tables, seats=first.seats))
    table = Table()
    for column in ("server", "moves", "cpu", "bytes", "pace", "p50", "p99", "memory"):
        table.add_column(words.own(f"cli-bench-{column}"), justify="left" if column == "server" else "right")
    for row in rows:
        cells = (row.moves, row.cpu_ms, row.bytes_a_move, row.pace, row.p50, row.p99, row.kb_a_table)
        table.add_row(row.name, *(_number(cell) for cell in cells))
    if len(rows) > 1:
        other = rows[1]
        pairs = (
            (first.moves, other.moves),
            (first.cpu_ms, other.cpu_ms),
            (None, None),
            (None, None),
            (first.p50, other.p50),
            (first.p99, other.p99),
            (first.kb_a_table, other.kb_a_table),
        )
        table.add_section()
        table.add_row(
            words.own("cli-bench-ratio"),
            *(f"{ours / theirs:.2f}" if ours and theirs else "–" for ours, theirs in pairs),
        )
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
    return "–" if value is None else f"{value:,.1f}" if value < 10 else f"{value:,.0f}"
