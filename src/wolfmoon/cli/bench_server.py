"""The server's row of `wolfmoon bench`: a server in a process of its own, and load from this one."""

import asyncio
import gc
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from wolfmoon.cli.load import Load

TABLES = 50
SEATS = 4
PACE = 200.0
SETTLE_SECONDS = 1.5  # until what was under way at full speed is answered
SPARE_TABLES = 60  # more than come to their end while it is measured


class ServerSpeed(NamedTuple):
    """`moves` a second as fast as it goes, processor milliseconds a move, kilobytes that a table takes in memory, and processor
    milliseconds until it is open, full and begun.

    `p50` and `p99`: milliseconds from an answer to the last seat's view, at `pace` moves a second.
    `refused`: moves that came too late for a table that had moved on; None where nobody counts them.
    """

    name: str
    tables: int
    seats: int
    moves: float
    cpu_ms: float
    bytes_a_move: float | None
    pace: float
    p50: float
    p99: float
    kb_a_table: float
    open_ms: float
    refused: int | None


def server_speed(seconds: float, game: str = "fangs", tables: int = TABLES) -> ServerSpeed:
    """Measure our own server: at full speed for that long, then at a steady pace for as long."""
    enough_files(tables * SEATS)
    with TemporaryDirectory(prefix="wolfmoon-bench-") as folder, _server(Path(folder)) as (process, address):
        return asyncio.run(_measure(process.pid, Load(address, game, tables, SEATS), seconds))


async def _measure(process: int, load: Load, seconds: float) -> ServerSpeed:
    empty, before = memory_kb(process), processor_seconds(process)
    await load.start()
    opening = processor_seconds(process) - before
    gc.freeze()  # or whole looks for cyclic garbage here would count as the server's time
    gc.disable()
    try:
        full = memory_kb(process)
        await load.prepare(SPARE_TABLES)
        await load.measure(min(1.0, seconds / 4), None)
        before = processor_seconds(process)
        fast = await load.measure(seconds, None)
        spent = processor_seconds(process) - before
        await load.measure(SETTLE_SECONDS, PACE)
        await load.prepare(SPARE_TABLES)
        steady = await load.measure(seconds, PACE)
    finally:
        gc.enable()
        gc.unfreeze()
        await load.stop()
    return ServerSpeed(
        name="wolfmoon",
        tables=load.tables,
        seats=load.seats,
        moves=fast.a_second,
        cpu_ms=1000 * spent / max(1, fast.moves),
        bytes_a_move=fast.bytes / max(1, fast.moves),
        pace=steady.a_second,
        p50=steady.percentile(50),
        p99=steady.percentile(99),
        kb_a_table=(full - empty) / load.tables,
        open_ms=1000 * opening / load.tables,
        refused=fast.refused + steady.refused,
    )


def enough_files(sockets: int) -> None:
    """Let this process and those it starts open that many sockets and some more; raises OSError where that is not allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 200
    if soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise OSError(f"{sockets} sockets are wanted, {hard} open files are allowed here (ulimit -Hn)")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@contextmanager
def _server(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Our server in a process of its own, and its address."""
    with started([sys.executable, "-m", "wolfmoon.cli.served", str(folder)]) as process:
        yield process, said(process)


@contextmanager
def started(words: list[str], cwd: Path | None = None) -> Iterator["subprocess.Popen[str]"]:
    """A process to talk with by lines; it is ended when the context is left."""
    process = subprocess.Popen(
        words, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def said(process: "subprocess.Popen[str]") -> str:
    """The next line that a process says; raises RuntimeError if it has ended."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise RuntimeError("a process of the measurement ended early")
    return line


def processor_seconds(process: int) -> float:
    """Processor time that a process has used; 0 where the system does not tell (it is read from /proc)."""
    file = Path(f"/proc/{process}/stat")
    if not file.is_file():
        return 0.0
    fields = file.read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(process: int) -> int:
    """Resident memory of a process in kilobytes; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/status")
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)
