"""What has changed between two views, as little as says it; and the view that comes of it.

A *change* of a JSON value is either a list of one, `[value]`: this is it now; or an object that goes inside: for an object by
key the change of what stands there, null where the key is gone; for a list by index as a string, and its new length under "#"
if that is another. Keys keep their order, so that the changed view is the whole view byte for byte.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias

import msgspec

Change: TypeAlias = "list[Any] | dict[str, Any]"
LENGTH = "#"
SMALL = 300
"""A field of fewer bytes is sent as it is: looking for what differs would cost more."""
START = 16
"""So is a list whose first bytes differ: another question, say, has little in common with the one before."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Encoded(Protocol):
    """A named tuple of encoded values."""

    @property
    def _fields(self) -> tuple[str, ...]: ...
    def __iter__(self) -> Iterator[bytes]: ...


class Changed:
    """What differs between two views given as encoded fields; what all viewers share is compared once.

    `shared`: the field that is the same object of bytes for all viewers.
    """

    __slots__ = ("_last", "_shared")

    def __init__(self, shared: str) -> None:
        self._shared = shared
        self._last: tuple[bytes, bytes, bytes] | None = None

    def between(self, old: Encoded, new: Encoded) -> bytes:
        """The change of the object that these fields make, encoded. Both have the same fields."""
        changes = []
        for field, before, now in zip(new._fields, old, new, strict=True):
            if before is not now and before != now:
                change = self._of_shared(before, now) if field == self._shared else _between(before, now)
                changes.append(_key(field) + change)
        return b"{%b}" % b",".join(changes)

    def _of_shared(self, before: bytes, now: bytes) -> bytes:
        last = self._last
        if last is None or last[0] is not before or last[1] is not now:
            last = self._last = (before, now, _between(before, now))
        return last[2]


@cache
def _key(field: str) -> bytes:
    return b'"%b":' % field.encode()


def _between(before: bytes, now: bytes) -> bytes:
    if len(now) < SMALL or (now[:1] == b"[" and before[:START] != now[:START]):
        return b"[%b]" % now
    return _encode(difference(_decode(before), _decode(now)))


def difference(old: Any, new: Any) -> Change:
    """The change that makes the new JSON value of the old one, which is another."""
    if isinstance(old, dict) and isinstance(new, dict):
        kept = [key for key in old if key in new]
        if list(new) != kept + [key for key in new if key not in old]:
            return [new]
        inside: dict[str, Any] = {key: None for key in old if key not in new}
        for key, value in new.items():
            if key not in old:
                inside[key] = [value]
            elif old[key] != value:
                inside[key] = difference(old[key], value)
    elif isinstance(old, list) and isinstance(new, list):
        inside = {} if len(old) == len(new) else {LENGTH: len(new)}
        for n, value in enumerate(new):
            if n >= len(old):
                inside[str(n)] = [value]
            elif old[n] != value:
                inside[str(n)] = difference(old[n], value)
    else:
        return [new]
    return inside if len(_encode(inside)) < len(_encode(new)) + 2 else [new]


def changed(old: Any, change: Any) -> Any:
    """The value that comes of a change; the old one stays as it is. Raises what a change that does not fit raises."""
    if isinstance(change, list):
        (value,) = change
        return value
    if isinstance(old, list):
        length = change.get(LENGTH, len(old))
        values = (old + [None] * (length - len(old)))[:length]
        for key, inside in change.items():
            if key != LENGTH:
                values[int(key)] = changed(values[int(key)], inside)
        return values
    fields = dict(old)
    for key, inside in change.items():
        if inside is None:
            del fields[key]
        else:
            fields[key] = changed(fields.get(key), inside)
    return fields


def after(view: Mapping[str, Any], message: Mapping[str, Any]) -> dict[str, Any]:
    """The whole view that a message of the type "change" makes of the view before, with the log lines of the message."""
    now: dict[str, Any] = changed(view, message["changes"])
    return now | {field: message[field] for field in ("version", "log", "log_from")}
