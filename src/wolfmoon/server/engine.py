"""The database behind the store: which one an address means, what it needs, and its present form."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wolfmoon.core.text import say
from wolfmoon.server.breaks import through_breaks
from wolfmoon.server.refusals import BadAddress, MissingExtra, NewerStore, OlderStore, UnusableStore

T = TypeVar("T")
MIGRATION_LOCK = 0x776F6C66  # one process at a time brings a PostgreSQL store to its present form
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
LOCKED_SECONDS = 30  # until one who waits for another that writes to the same SQLite file gives up
POOL = 6  # connections of one process, beside the one that writes


def full_url(given: str) -> str:
    """The address of a store with its driver: "postgresql://…", "sqlite:///FILE", or just a file.

    Raises BadAddress, or MissingExtra if what it needs is not installed.
    """
    if "://" not in given:
        file = str(Path(given).expanduser().absolute())
        return URL.create("sqlite+aiosqlite", database=file).render_as_string(hide_password=False)
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise BadAddress(given=without_password(given), known=KNOWN_STORES) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadAddress(given=without_password(given), known=KNOWN_STORES)
    url = url.set(drivername=DRIVERS[kind])
    if kind == "sqlite" and (url.database or ":").startswith((":", "file:")):  # in memory: what is kept there is lost
        raise BadAddress(given=given, known=KNOWN_STORES)
    if url.drivername == "postgresql+asyncpg":
        require("asyncpg", "scale")
        if "host" in url.query and url.host is None:  # a folder with a socket: postgresql:///name?host=/run/postgresql
            url = url.set(query={**url.query, "host": str(url.query["host"])})
    return url.render_as_string(hide_password=False)


KNOWN_STORES = ["sqlite:///FILE", "postgresql://USER:PASSWORD@HOST/NAME"]


def is_postgresql(url: str) -> bool:
    """Whether the store is PostgreSQL, which several processes may share."""
    return url.startswith("postgres")


def without_password(address: str) -> str:
    """An address that may be shown and logged."""
    before, at, after = address.rpartition("@")
    if not at:
        return address
    scheme, slashes, login = before.partition("://")
    return f"{scheme}{slashes}{login.partition(':')[0]}@{after}" if slashes else after


def place_of(url: str) -> str:
    """A store as it is named to people: SQLite's file, or the address without its password."""
    return without_password(url) if is_postgresql(url) else str(make_url(url).database)


def require(module: str, extra: str) -> None:
    """Raise MissingExtra unless the module of that extra is installed."""
    if find_spec(module) is None:
        raise MissingExtra(module=module, extra=extra)


def open_engine(given: str) -> AsyncEngine:
    """Ready to connect. Raises as `full_url`."""
    url = full_url(given)
    if is_postgresql(url):
        return create_async_engine(url, pool_size=POOL, max_overflow=2, connect_args={"timeout": 5})
    engine = create_async_engine(url, connect_args={"timeout": LOCKED_SECONDS})
    event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def open_beside(engine: AsyncEngine) -> Engine:
    """The SQLite database of an engine once more, for a thread that waits for it."""
    beside = create_engine(engine.url.set(drivername="sqlite+pysqlite"), connect_args={"timeout": LOCKED_SECONDS})
    event.listen(beside, "connect", _tune_sqlite)
    return beside


async def bring_up(engine: AsyncEngine, patience: float) -> tuple[str | None, str]:
    """Bring the store to its present form; returns the revisions before and after.

    Raises NewerStore, StoreAway, UnusableStore.
    """

    async def work() -> tuple[str | None, str]:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            return await connection.run_sync(_upgrade)

    return await _carry_out(engine, work, patience)


async def check_form(engine: AsyncEngine, patience: float) -> None:
    """Raise OlderStore or NewerStore unless the store has its present form; nothing is changed.

    Raises StoreAway, and UnusableStore where nothing of Wolfmoon is in it.
    """

    async def work() -> str | None:
        async with engine.connect() as connection:
            return await connection.run_sync(revision_of)

    found, here = await _carry_out(engine, work, patience), head()
    if found is None:
        raise UnusableStore(store=_place(engine), why=say("store-why-empty"))
    if found not in known_revisions():
        raise NewerStore(found=found, here=here)
    if found != here:
        raise OlderStore(found=found, here=here)


async def _carry_out(engine: AsyncEngine, work: Callable[[], Awaitable[T]], patience: float) -> T:
    try:
        return await through_breaks(work, patience)
    except DBAPIError as error:
        raise unusable(_place(engine), error) from None


def unusable(place: str, error: DBAPIError) -> UnusableStore:
    """What a database itself said of a store that cannot be used. `place`: as `place_of` names it."""
    return UnusableStore(store=place, why=str(error.orig or error).strip().rstrip(".")[:200])


def _place(engine: AsyncEngine) -> str:
    return place_of(engine.url.render_as_string(hide_password=False))


def head() -> str:
    """The revision that this program's store has."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def revision_of(connection: Connection) -> str | None:
    """The revision that a store has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("wolfmoon.server").joinpath("migrations")).replace("%", "%%"))
    return config


def known_revisions() -> frozenset[str]:
    """Every form that a store of this program ever had."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _upgrade(connection: Connection) -> tuple[str | None, str]:
    config = _config()
    before, after = revision_of(connection), head()
    if before is not None and before not in known_revisions():
        raise NewerStore(found=before, here=after)
    if before != after:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return before, after


def _tune_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # acknowledged means on disk, even if the power fails
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
