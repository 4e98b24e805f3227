"""What keeps strangers and accidents out: headers, origins, token buckets."""

import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
NOTHING_ELSE = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
MOST_ADDRESSES = 10_000


class SafeHeaders:
    """Puts the security headers on every answer; what says nothing else is to be asked for anew each time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                make_safe(MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, safely)


def make_safe(headers: MutableHeaders) -> None:
    """Put the security headers on an answer."""
    headers["content-security-policy"] = POLICY
    headers["referrer-policy"] = "no-referrer"
    headers["x-content-type-options"] = "nosniff"
    headers["x-frame-options"] = "DENY"
    headers["permissions-policy"] = NOTHING_ELSE
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers.setdefault("cache-control", "no-cache")


def same_origin(headers: Headers, friends: frozenset[str]) -> bool:
    """Whether a page of this site asks, or a friend's, or no page at all (programs send no origin)."""
    origin = headers.get("origin")
    return origin is None or origin in friends or urlsplit(origin).netloc == headers.get("host")


class Bucket:
    """A token bucket: so many a second, so many at once."""

    __slots__ = ("_a_second", "_at_once", "_left", "_now", "_then")

    def __init__(self, a_second: float, at_once: float, now: Callable[[], float] = time.monotonic) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._now = now
        self._then = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._now()
        self._left = min(self._at_once, self._left + (now - self._then) * self._a_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of longest are forgotten first. `rate` None: no limit."""

    def __init__(self, rate: tuple[float, float] | None) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more now."""
        if self._rate is None:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(*self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
