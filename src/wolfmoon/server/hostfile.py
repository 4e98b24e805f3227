"""A host's settings as a file (TOML): what `wolfmoon serve --settings FILE` reads. Every key may be absent."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from wolfmoon.core.errors import Refused

_Seconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class BadHostFile(Refused):
    """A settings file that cannot be used. Args: file, wrong, known."""

    kind = "bad-host-file"


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """key: the private VAPID key, base64url; contact: "mailto:" and the address of who runs the server."""

    key: _Text
    contact: Annotated[str, msgspec.Meta(pattern="^(mailto:|https://)")]


class HostFile(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of that name (settings.py)."""

    address: Annotated[str, msgspec.Meta(pattern="^https?://")] | None = None
    mail: _Text | None = None
    hooks: list[_Text] = []
    push: PushKeys | None = None
    alert_after: _Seconds = 60.0
    alert_rest: _Seconds = 600.0
    metrics_token: Annotated[str, msgspec.Meta(min_length=16, max_length=200)] | None = None
    origins: list[_Text] = []
    window_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15
    bot_processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 2
    idle_seconds: _Seconds = 600.0


def read_host_file(file: Path) -> dict[str, Any]:
    """The settings in a file, as arguments of Settings. Raises BadHostFile."""
    known = ", ".join(HostFile.__struct_fields__)
    try:
        read = msgspec.convert(tomllib.loads(file.read_text("utf-8")), HostFile)
    except OSError as error:
        raise BadHostFile(file=str(file), wrong=error.strerror or str(error), known=known) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadHostFile(file=str(file), wrong=str(error), known=known) from None
    found: dict[str, Any] = {name: getattr(read, name) for name in HostFile.__struct_fields__}
    found["hooks"], found["origins"] = frozenset(read.hooks), frozenset(read.origins)
    found["push"] = None if read.push is None else (read.push.key, read.push.contact)
    return found
