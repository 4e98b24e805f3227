"""Other engines on the same machine in the same run: installed on demand, each into an environment of its own.

Their drivers stand in bench/peers/ of a checkout; the environments in the user's cache folder.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import wolfmoon

TOP = Path(wolfmoon.__file__).resolve().parents[2]
DRIVERS = TOP / "bench" / "peers"


class Peer(NamedTuple):
    """An engine to stand beside: its package with the version tried, its driver, and what it plays."""

    name: str
    package: str
    driver: str
    plays: str


PEERS = (
    Peer("catanatron", "catanatron==3.2.1", "catanatron_random.py", "Catan, 4 players"),
    Peer("rlcard", "rlcard==1.2.0", "rlcard_uno.py", "Uno, 2 players"),
    Peer("openspiel", "open-spiel==2.0.2", "openspiel_hearts.py", "Hearts, 4 players, driven from Python"),
)


class PeerRow(NamedTuple):
    """What a peer did; `wrong` says why there are no figures. Counted as in `lab.speed`."""

    name: str
    plays: str
    decisions: float | None
    games: float | None
    clone_us: float | None
    wrong: str | None = None


def cache() -> Path:
    """The folder for the peers' environments."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "wolfmoon" / "bench"


def run_peer(peer: Peer, seconds: float) -> PeerRow:
    """Install a peer if need be and let it play for that long. Never raises: what failed stands in `wrong`."""
    try:
        python = _environment(peer)
        run = _run([str(python), str(DRIVERS / peer.driver), str(seconds)], 120 + seconds)
        found: Mapping[str, Any] = json.loads(run.splitlines()[-1])
    except (OSError, ValueError, IndexError, RuntimeError) as error:
        return PeerRow(peer.name, peer.plays, None, None, None, str(error).strip()[-300:] or type(error).__name__)
    took = found["seconds"]
    return PeerRow(peer.name, peer.plays, found["decisions"] / took, found["games"] / took, found["clone_us"])


def _environment(peer: Peer) -> Path:
    """The Python of the peer's environment; made the first time."""
    folder = cache() / peer.name
    python = folder / "bin" / "python"
    stamp = folder / "installed"
    if stamp.is_file() and stamp.read_text("utf-8") == peer.package and python.exists():
        return python
    uv = shutil.which("uv") or str(TOP / ".tools" / "bin" / "uv")
    folder.parent.mkdir(parents=True, exist_ok=True)
    if Path(uv).exists():
        _run([uv, "venv", "-q", "--clear", "--no-project", "--python", sys.executable, str(folder)], 120)
        _run([uv, "pip", "install", "-q", "--python", str(python), peer.package], 600)
    else:
        _run([sys.executable, "-m", "venv", "--clear", str(folder)], 120)
        _run([str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", peer.package], 600)
    stamp.write_text(peer.package, "utf-8")
    return python


def _run(words: list[str], seconds: float) -> str:
    try:
        run = subprocess.run(words, capture_output=True, text=True, timeout=seconds, check=False, cwd=cache())
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{Path(words[0]).name}: nothing after {seconds:.0f} s") from None
    if run.returncode:
        raise RuntimeError((run.stderr or run.stdout).strip() or f"exit code {run.returncode}")
    return run.stdout
