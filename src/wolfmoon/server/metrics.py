"""What whoever runs the server may count: for Prometheus, at /metrics, by a token (docs/security.md).

No label names a table, a seat or anything that a player holds. Counts of a process are no secret of a game, but on a small
server they would tell who is asked and how long a window stayed open; so nobody reads them without the operator's token.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from hmac import compare_digest
from typing import TYPE_CHECKING

import msgspec
from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from wolfmoon.server.refusals import NotFound

if TYPE_CHECKING:
    from wolfmoon.server.hall import Hall

_COUNTED = CollectorRegistry()
"""What is counted in this process, whoever serves in it."""
_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_PATIENT = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 60, 300)

INPUTS = Counter(
    "wolfmoon_inputs", "Inputs written down, by kind and by who gave them.", ("kind", "by"), registry=_COUNTED
)
REFUSALS = Counter("wolfmoon_refusals", "Messages and requests refused, by kind.", ("kind",), registry=_COUNTED)
FAULTS = Counter("wolfmoon_faults", "Faults, by the part that met them.", ("where",), registry=_COUNTED)
LET_GO = Counter("wolfmoon_slow_readers", "Sockets let go because they did not read.", registry=_COUNTED)
APPEND = Histogram("wolfmoon_append_seconds", "From an input to its being on disk.", buckets=_QUICK, registry=_COUNTED)
THOUGHT = Histogram(
    "wolfmoon_bot_seconds", "How long bots think about an answer.", ("level",), buckets=_PATIENT, registry=_COUNTED
)
MASKED = Histogram(
    "wolfmoon_masked_seconds", "How long masked questions stayed open.", buckets=_PATIENT, registry=_COUNTED
)
ALERTS = Counter(
    "wolfmoon_alerts", "Alerts that it is somebody's turn, by way and outcome.", ("kind", "outcome"), registry=_COUNTED
)
for where in ("rules", "socket", "http", "bot"):
    FAULTS.labels(where)


class Present(Collector):
    """What is there at the moment: tables in memory and sockets."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Counted when somebody asks."""
        lives = list(self._hall.tables.values())
        tables = GaugeMetricFamily(
            "wolfmoon_tables", "Tables in memory, by what they have come to.", labels=("status",)
        )
        for status in ("open", "playing", "over"):
            tables.add_metric((status,), _count(live.plan.status == status for live in lives))
        sockets = GaugeMetricFamily("wolfmoon_sockets", "Sockets, of seats and of who watches.", labels=("of",))
        here = [connection for live in lives for connection in live.connections]
        watching = _count(connection.viewer is None for connection in here)
        sockets.add_metric(("seat",), len(here) - watching)
        sockets.add_metric(("watcher",), watching)
        yield tables
        yield sockets


def count_inputs(rows: Iterable[msgspec.Struct]) -> None:
    """These rows are on disk."""
    for row in rows:
        _inputs(type(row), getattr(row, "by", "")).inc()


@cache
def _inputs(kind: type[msgspec.Struct], by: str) -> Counter:
    """The count of the inputs of a kind that somebody gave; there are a handful."""
    return INPUTS.labels(str(kind.__struct_config__.tag), by or "seat")


def _count(each: Iterable[bool]) -> int:
    return sum(each)


def told(hall: "Hall") -> bytes:
    """Everything as Prometheus reads it."""
    now = CollectorRegistry()
    now.register(Present(hall))
    ProcessCollector(registry=now)
    PlatformCollector(registry=now)
    return generate_latest(_COUNTED) + generate_latest(now)


async def metrics(request: Request) -> Response:
    """GET /metrics: with `Authorization: Bearer TOKEN`. Without the token, or if the host has set none, nothing is there."""
    hall: Hall = request.app.state.hall
    token = hall.settings.metrics_token
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if not token or kind.lower() != "bearer" or not compare_digest(given.encode(), token.encode()):
        raise NotFound()
    return Response(told(hall), headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"})
