"""For fuzzing: what fits a published JSON schema, what nearly does, and a server in this process without a network."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import strategies as st
from starlette.applications import Starlette

from tests.server.house import HURRY
from wolfmoon.core.record import digest
from wolfmoon.server.app import create_app
from wolfmoon.server.hall import Hall
from wolfmoon.server.settings import Settings

Strategy = st.SearchStrategy[Any]
anything: Strategy = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**53, 2**63, -(2**63), 2**64, 10**40])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["", "\x00", "\ue000", "\u202e", "\U0001f43a", "x" * 3000, "../..", "' OR 1=1 --", "{ $seat }"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


def fitting(kind: Any, known: Mapping[str, Strategy]) -> Strategy:
    """Values of the published schema of a type; `known`: likely values of fields by their name, tried as often as any."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
    return _of(schema, parts, known)


def _of(schema: Mapping[str, Any], parts: Mapping[str, Any], known: Mapping[str, Strategy]) -> Strategy:
    if "$ref" in schema:
        return _of(parts[schema["$ref"]], parts, known)
    if "anyOf" in schema:
        return st.one_of(*(_of(each, parts, known) for each in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        return st.sampled_from(schema.get("enum") or [schema["const"]])
    match schema.get("type"):
        case "object" if "properties" in schema:
            return _object(schema, parts, known)
        case "object":
            inner = schema.get("additionalProperties", {})
            return st.dictionaries(st.text(max_size=6), _of(inner, parts, known), max_size=3)
        case "array" if "prefixItems" in schema:
            return st.tuples(*(_of(each, parts, known) for each in schema["prefixItems"])).map(list)
        case "array":
            return st.lists(_of(schema.get("items", {}), parts, known), max_size=3)
        case "string" if "pattern" in schema:
            return st.from_regex(schema["pattern"])
        case "string":
            return st.text(min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 20), 20))
        case "integer":
            return st.integers(schema.get("minimum", -(2**70)), schema.get("maximum", 2**70))
        case "number":
            return st.floats(schema.get("minimum", -1e300), schema.get("maximum", 1e300), allow_nan=False)
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case _:
            return anything


def _object(schema: Mapping[str, Any], parts: Mapping[str, Any], known: Mapping[str, Strategy]) -> Strategy:
    needed, fields = set(schema.get("required", [])), {}
    for name, inner in schema["properties"].items():
        fits = _of(inner, parts, known)
        fields[name] = st.one_of(known[name], known[name], fits) if name in known else fits
    return st.fixed_dictionaries(
        {name: fits for name, fits in fields.items() if name in needed},
        optional={name: fits for name, fits in fields.items() if name not in needed},
    )


@st.composite
def spoilt(draw: st.DrawFn, good: Strategy) -> str:
    """A document that fits, or one of those with one thing wrong in it, as text."""
    document = draw(good)
    how = draw(st.integers(0, 9))
    if how > 3 or not isinstance(document, dict) or not document:
        return json.dumps(document)
    key = draw(st.sampled_from(sorted(document)))
    if how == 0:
        del document[key]
    elif how == 1:
        document[draw(st.text(max_size=6))] = draw(anything)
    elif how == 2:
        document[key] = draw(anything)
    else:
        text = json.dumps(document)
        cut = draw(st.integers(0, len(text)))
        return text[:cut] + draw(st.sampled_from(["", "[" * 2000, "\\ud800", "1e999", "}", "\x00"])) + text[cut + 1 :]
    return json.dumps(document)


class Server:
    """A server in this process, its store on disk."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://table")

    async def post(self, path: str, **form: Any) -> Any:
        """What a form is answered, which must be well."""
        reply = await self.http.post(path, json=form)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def table(self, begun: bool) -> tuple[str, list[str], str]:
        """A new table with two people: its code, their secrets, the invitation's."""
        opened = await self.post("/api/tables", game="tiny", seats=3, name="A", window_seconds=0)
        at, invite = f"/api/tables/{opened['table']}", opened["invite"].partition("#join=")[2]
        seated = await self.post(f"{at}/sit", invite=invite, name="B")
        if begun:
            await self.post(f"{at}/sit", invite=invite, name="C")
            await self.post(f"{at}/start", token=opened["token"])
        return opened["table"], [opened["token"], seated["token"]], invite

    def state(self, code: str) -> bytes:
        """All of a table that an answer could change."""
        live = self.hall.tables[code]
        played = None if live.play is None else (digest(live.play.course.match.table), live.play.seq)
        return msgspec.json.encode([live.plan, played, live.talk.said])


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Server]:
    """Such a server, without limits of speed."""
    more = {"talk_rate": None, "complaint_rate": None}
    app = create_app(Settings(f"sqlite+aiosqlite:///{folder / 'noise.sqlite3'}", **(HURRY | more)))
    async with app.router.lifespan_context(app):
        server = Server(app)
        try:
            yield server
        finally:
            await server.http.aclose()


class Line:
    """A socket to such a server."""

    def __init__(self, server: Server) -> None:
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "path": "/ws",
            "headers": [(b"host", b"table")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "query_string": b"",
            "root_path": "",
        }
        self._serving = asyncio.ensure_future(server.app(scope, self._to_server.get, self._hear))
        self._to_server.put_nowait({"type": "websocket.connect"})

    async def _hear(self, message: Any) -> None:
        self._heard.put_nowait(message)

    def say(self, text: str) -> None:
        """Send it."""
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> dict[str, Any] | None:
        """The next message; None if the socket was closed."""
        while True:
            message = await asyncio.wait_for(self._heard.get(), 10)
            if message["type"] == "websocket.close":
                return None
            if message["type"] == "websocket.send":
                found: dict[str, Any] = json.loads(message["text"])
                return found

    async def close(self) -> None:
        """Leave."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._serving, 10)
