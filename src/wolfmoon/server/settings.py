"""What a host may set about the server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wolfmoon.core.rules import Rules

if TYPE_CHECKING:
    from wolfmoon.server.bus import Bus

Span = tuple[float, float]
"""Seconds, least and most; a moment between them is drawn anew each time."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the server can be told.

    store: database URL. bus: address of what carries hints between processes, or the thing itself (None: PostgreSQL's own
    notifications if the store is PostgreSQL; else this process is alone). lease_seconds: how long after its last sign of life a
    process counts as living; store_patience: how long a database that is away is awaited.
    games: the games on offer by id (None: all that are installed).
    masked_time: how long a masked question stays open at least, whoever has answered. window_seconds: the time to answer that a
    table gets if its host names none; 0 = no clock. bot_pause: how long a bot waits before it moves, so that people can follow.
    bot_processes: how many bots think at once; bot_patience: seconds after which a thinking bot is given up.
    replay_processes: how many processes show finished games (0: a thread of this one; at most one process);
    replay_patience: seconds after which one that takes too long is given up. most_replay_bytes: the longest file to import.
    origins: other sites whose pages may ask here. message_rate, request_rate: (a second, at once) for one socket and for one
    address; None: no limit. most_bytes: the longest message or form. most_unsent: how far a slow reader may be behind.
    talk_rate: the same for what one seat says in the chat; complaint_rate: for its complaints.
    metrics_token: who shows it may read /metrics (None: nobody may).
    address: where this server is found from outside, for links in alerts. mail: the address of a mail server, hooks: the hosts
    that webhooks may reach, push: private VAPID key and contact; None or none: that way of alerts is not offered.
    alert_after: seconds for which a seat is waited for before it is told, alert_rest: seconds in which it is told once.
    greeting_seconds: how long a socket may stay silent at first. idle_seconds: how long a table that nobody is connected to
    stays in memory.
    """

    store: str
    games: Mapping[str, Rules[Any]] | None = None
    masked_time: Span = (2.0, 4.0)
    window_seconds: int = 15
    bot_pause: Span = (0.7, 1.5)
    bot_processes: int = 2
    bot_patience: float = 20.0
    replay_processes: int = 1
    replay_patience: float = 30.0
    most_replay_bytes: int = 2_000_000
    origins: frozenset[str] = field(default_factory=frozenset)
    message_rate: tuple[float, float] | None = (30.0, 60.0)
    request_rate: tuple[float, float] | None = (20.0, 200.0)
    talk_rate: tuple[float, float] | None = (0.5, 6.0)
    complaint_rate: tuple[float, float] | None = (1 / 600, 3.0)
    most_bytes: int = 16_384
    most_unsent: int = 256
    metrics_token: str | None = None
    address: str | None = None
    mail: str | None = None
    hooks: frozenset[str] = field(default_factory=frozenset)
    push: tuple[str, str] | None = None
    alert_after: float = 60.0
    alert_rest: float = 600.0
    greeting_seconds: float = 10.0
    idle_seconds: float = 600.0
    bus: "str | Bus | None" = None
    lease_seconds: float = 10.0
    store_patience: float = 20.0
