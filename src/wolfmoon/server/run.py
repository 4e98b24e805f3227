"""Serve from this machine, from SQLite in a folder or from a store that others serve from too, until it is told to stop."""

import asyncio
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import structlog
import uvicorn
from structlog.typing import Processor

from wolfmoon.core.errors import Refused
from wolfmoon.server.app import create_app
from wolfmoon.server.bus import bus_of
from wolfmoon.server.engine import full_url
from wolfmoon.server.garbage import collected_when_quiet
from wolfmoon.server.hostfile import read_host_file
from wolfmoon.server.protocol import TableProtocol
from wolfmoon.server.settings import Settings
from wolfmoon.server.store import Store

DATABASE = "wolfmoon.sqlite3"
GRACE_SECONDS = 5
FIRST_PATIENCE = 10.0  # seconds for which a database that does not answer at the start is awaited


class PortBusy(Refused):
    """Another program listens there. Args: host, port, free."""

    kind = "port-busy"


class PortRefused(Refused):
    """Nothing may listen there. Args: host, port, why."""

    kind = "port-refused"


class DataFolder(Refused):
    """The data folder cannot be written. Args: folder, why."""

    kind = "data-folder"


def serve(
    host: str,
    port: int,
    data_dir: Path | None,
    open_browser: bool,
    *,
    store: str | None = None,
    bus: str | None = None,
    host_file: Path | None = None,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until stopped, from a store or (None) the one in the data folder. `ready` is called with the address once people
    can come.

    Raises PortBusy, PortRefused, DataFolder, BadHostFile, and what is wrong with store or bus, before anything is started.
    """
    folder = None if data_dir is None else check_folder(data_dir)
    if settings is None:
        more = {} if host_file is None else read_host_file(host_file)
        settings = Settings(
            store=full_url(str((folder or Path()) / DATABASE) if store is None else store), bus=bus, **more
        )
    if settings.bus is None or isinstance(settings.bus, str):
        bus_of(settings.bus, settings.store)
    listening = listen(host, port)
    tell_in_lines()
    try:
        asyncio.run(_look_at(settings))
    except Refused:
        listening.close()
        raise
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"

    def now_ready() -> None:
        if ready is not None:
            ready(address)
        if open_browser:
            webbrowser.open(address)

    with asyncio.Runner(loop_factory=_new_loop()) as runner:
        runner.run(_serve(settings, listening, now_ready))


def check_folder(folder: Path) -> Path:
    """The data folder, made if need be. Raises DataFolder if it cannot be written."""
    folder = folder.expanduser().absolute()
    trial = folder / ".wolfmoon-trial"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        raise DataFolder(folder=str(folder), why=error.strerror or str(error)) from None
    return folder


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises PortBusy with a port that is free, or PortRefused."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return _bound(family, host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortBusy(host=host, port=str(port), free=str(_free_port(host))) from None
        raise PortRefused(host=host, port=str(port), why=error.strerror or str(error)) from None
    except OverflowError as error:
        raise PortRefused(host=host, port=str(port), why=str(error)) from None


def server_config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application: its newest socket code, no compression of frames, no log of addresses."""
    return uvicorn.Config(
        create_app(settings),
        ws=TableProtocol,
        ws_max_size=settings.most_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def tell_in_lines() -> None:
    """Log to standard error: lines to read at a terminal, JSON otherwise.

    Secrets are never given to the log; and a fault is told without the values of variables, which might hold some.
    """
    terminal = sys.stderr.isatty()
    formats: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if terminal:
        formats = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *formats,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if terminal else logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )


async def _look_at(settings: Settings) -> None:
    """Whether the store can be used. Raises what is wrong with it."""
    await (await Store.open(settings.store, FIRST_PATIENCE)).close()


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the loop: uvloop, a tenth less work a move, or asyncio's own where there is none (on Windows)."""
    if find_spec("uvloop") is None:
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    async with collected_when_quiet():
        await _Server(server_config(settings), ready).serve(sockets=[listening])


def _bound(family: int, host: str, port: int) -> socket.socket:
    # With its protocol named: only then asyncio sends small messages at once, and not after up to 40 ms together with others.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def _free_port(host: str) -> int:
    with socket.socket() as trial:
        trial.bind(("", 0))
        return int(trial.getsockname()[1])
