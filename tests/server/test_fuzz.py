"""Whatever is sent to any address, or over the socket: it is answered or refused in the published form; never a fault, and what
is refused has changed nothing.
"""

import asyncio
import json
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route

from tests.server.noise import Line, Server, Strategy, anything, fitting, serving, spoilt
from tests.server.tiny import TINY
from wolfmoon.server import forms
from wolfmoon.server.app import create_app
from wolfmoon.server.metrics import FAULTS
from wolfmoon.server.replay_forms import GoOn, PinNote, ReportFault, UnpinNote
from wolfmoon.server.settings import Settings
from wolfmoon.server.wire import FromServer, ToServer

TABLE, REPLAY = "/api/tables/{code}", "/api/replays/{code}"
FORMS: Mapping[str, Any] = {
    "/api/tables": forms.NewTable,
    f"{TABLE}/sit": forms.SitDown,
    f"{TABLE}/seat": forms.SetSeat,
    f"{TABLE}/options": forms.SetOptions,
    f"{TABLE}/pace": forms.SetPace,
    f"{TABLE}/ready": forms.SetReady,
    f"{TABLE}/start": forms.ByToken,
    f"{TABLE}/rematch": forms.ByToken,
    f"{TABLE}/qr.svg": forms.QrOf,
    f"{TABLE}/rules": forms.Reader,
    f"{TABLE}/renew": forms.Renew,
    f"{TABLE}/mute": forms.SetMuted,
    f"{TABLE}/complain": forms.Complain,
    f"{TABLE}/complaints": forms.ByToken,
    f"{TABLE}/alerts": forms.ByToken,
    f"{TABLE}/alerts/set": forms.SetAlert,
    f"{TABLE}/alerts/prove": forms.ProveAlert,
    f"{TABLE}/alerts/drop": forms.DropAlert,
    f"{TABLE}/report": ReportFault,
    f"{REPLAY}/seat": forms.ByToken,
    f"{REPLAY}/notes": PinNote,
    f"{REPLAY}/notes/remove": UnpinNote,
    f"{REPLAY}/whatif": GoOn,
    "/api/replays": Any,
}
FETCHED = sorted(
    {
        *(
            "/api/games",
            "/api/rules/{game}",
            "/t/{code}",
            "/replay/{code}",
            "/replay",
            "/",
            "/about",
            "/healthz",
            "/metrics",
        ),
        *(
            REPLAY,
            f"{REPLAY}/track",
            f"{REPLAY}/frames",
            f"{REPLAY}/file",
            f"{TABLE}/record",
            f"{TABLE}/reports/{{id}}",
        ),
        *("/text/{name}/{locale}.ftl", "/icons.svg", "/readyz", "/{rest:path}"),
    }
)
KNOWN: Mapping[str, Strategy] = {
    "token": st.sampled_from(["<0>", "<1>"]),
    "invite": st.just("<invite>"),
    "seat": st.integers(0, 3),
    "about": st.integers(0, 3),
    "seats": st.integers(1, 7),
    "game": st.just("tiny"),
    "kind": st.sampled_from(["bot", "open"]),
    "level": st.sampled_from(["greedy", "random", None]),
    "options": st.sampled_from([{}, {"goal": 3}, {"goal": -1}, {"aim": 7}, {"stones": "red"}, {"x": 1}]),
    "name": st.sampled_from(["Mara", "", "<b>", "x" * 25]),
    "words": st.sampled_from(["Help", "", "a\nb"]),
}
SAID: Mapping[str, Strategy] = {
    "version": st.integers(0, 3),
    "decision": st.sampled_from(["d1", "d2", "d3"]),
    "answer": st.sampled_from(["1", "2", "nothing", None, ["1"], {"1": 1}, 1]),
    "call": st.sampled_from(["boast", "still", "fly"]),
    "text": st.sampled_from(["Hello", "", "a\nb", "x" * 300]),
    "phrase": st.sampled_from(["hello", "look", "your-turn"]),
    "table": st.just("<code>"),
}
quick = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


class Stage:
    """A loop with a running server."""

    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.loop = loop


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with asyncio.Runner() as runner:
        house = serving(tmp_path_factory.mktemp("noise"))
        server = runner.run(house.__aenter__())
        yield Stage(server, runner.get_loop())
        runner.run(house.__aexit__(None, None, None))


def faults() -> float:
    return sum(
        sample.value for metric in FAULTS.collect() for sample in metric.samples if sample.name.endswith("_total")
    )


def posted(path: str) -> Strategy:
    """A path with what is posted to it."""
    kind = FORMS[path]
    good = anything if kind is Any else fitting(kind, KNOWN)
    return st.tuples(st.just(path), spoilt(good))


def test_every_address_is_fuzzed() -> None:
    routes = [route for route in create_app(Settings("memory", {TINY.id: TINY})).routes if isinstance(route, Route)]
    assert {route.path for route in routes if route.methods == {"POST"}} == set(FORMS)
    assert {route.path for route in routes if route.methods != {"POST"}} == set(FETCHED)


@quick
@given(st.lists(st.sampled_from(sorted(FORMS)).flatmap(posted), min_size=1, max_size=8), st.booleans())
def test_every_form_is_answered_or_refused_and_what_is_refused_changes_nothing(
    stage: Stage, sent: list[tuple[str, str]], begun: bool
) -> None:
    async def send() -> None:
        server, before = stage.server, faults()
        code, tokens, invite = await server.table(begun)
        for path, text in sent:
            for name, secret in (("<0>", tokens[0]), ("<1>", tokens[1]), ("<invite>", invite)):
                text = text.replace(name, secret)
            at, was = path.replace("{code}", code), server.state(code)
            reply = await server.http.post(at, content=text.encode("utf-8", "surrogatepass"))
            assert reply.status_code < 500, (path, text, reply.text)
            assert "Traceback" not in reply.text
            if reply.status_code >= 400:
                msgspec.json.decode(reply.content, type=forms.ErrorReply)
                assert server.state(code) == was, (path, text, reply.text)
            elif path.endswith(("/renew", "/seat")):
                break  # the secrets are others now
        assert faults() == before

    stage.loop.run_until_complete(send())


@quick
@given(
    st.sampled_from(FETCHED),
    st.lists(
        st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
        min_size=2,
        max_size=2,
    ),
    st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), max_size=20),
)
def test_every_address_is_fetched_without_a_fault(stage: Stage, path: str, names: list[str], query: str) -> None:
    async def fetch() -> None:
        before = faults()
        at = path
        for hole in ("{code}", "{game}", "{name}", "{locale}", "{id}", "{rest:path}"):
            at = at.replace(hole, quote(names[0] or names[1], safe="/."))
        reply = await stage.server.http.get(at, params={"since": query, "from": query, "viewer": query})
        assert reply.status_code < 500, (at, reply.text)
        if reply.status_code >= 400:
            msgspec.json.decode(reply.content, type=forms.ErrorReply)
        assert faults() == before

    stage.loop.run_until_complete(fetch())


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_are_refused(stage: Stage, method: str) -> None:
    for path in (*FORMS, *FETCHED):
        reply = stage.loop.run_until_complete(stage.server.http.request(method, path.replace("{code}", "A")))
        assert reply.status_code in (404, 405), path


@quick
@given(
    st.lists(spoilt(fitting(ToServer, SAID)) | st.text(max_size=30), min_size=1, max_size=12),
    st.booleans(),
    st.sampled_from([0, 1, None]),
)
def test_every_message_is_answered_or_refused_and_what_is_refused_changes_nothing(
    stage: Stage, sent: list[str], begun: bool, seat: int | None
) -> None:
    async def send() -> None:
        server, before = stage.server, faults()
        code, tokens, _ = await server.table(begun)
        line = Line(server)
        line.say(json.dumps({"type": "hello", "table": code, "token": None if seat is None else tokens[seat]}))
        hello = json.dumps({"type": "hello", "table": code})  # a second one is always refused, and so marks a place
        for text in sent:
            was = server.state(code)
            line.say(text.replace("<code>", code))
            line.say(hello)
            refused = 0
            while (heard := await line.hear()) is not None:
                msgspec.convert(heard, FromServer)
                if heard["type"] == "refused":
                    assert heard["error"] != "broken", text
                    if heard["message"]["args"] == {"wrong": "hello"}:
                        break
                    refused += 1
            assert heard is not None, "the socket stays open"
            if refused:
                assert server.state(code) == was, text
        await line.close()
        assert faults() == before

    stage.loop.run_until_complete(send())


@quick
@given(st.lists(spoilt(fitting(ToServer, SAID)) | st.text(max_size=30), min_size=1, max_size=1))
def test_whatever_the_first_word_is_the_socket_is_let_in_or_closed(stage: Stage, sent: list[str]) -> None:
    async def send() -> None:
        before = faults()
        line = Line(stage.server)
        line.say(sent[0])
        heard = await line.hear()
        assert heard is None or heard["type"] in ("refused", "lobby")
        await line.close()
        assert faults() == before

    stage.loop.run_until_complete(send())


@pytest.mark.long
@pytest.mark.timeout(1200)
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(sorted(FORMS)).flatmap(posted), min_size=1, max_size=12), st.booleans())
def test_many_forms(stage: Stage, sent: list[tuple[str, str]], begun: bool) -> None:
    again: Any = test_every_form_is_answered_or_refused_and_what_is_refused_changes_nothing
    again.hypothesis.inner_test(stage, sent, begun)


@pytest.mark.long
@pytest.mark.timeout(1200)
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(spoilt(fitting(ToServer, SAID)), min_size=1, max_size=30), st.booleans(), st.sampled_from([0, 1, None]))
def test_many_messages(stage: Stage, sent: list[str], begun: bool, seat: int | None) -> None:
    again: Any = test_every_message_is_answered_or_refused_and_what_is_refused_changes_nothing
    again.hypothesis.inner_test(stage, sent, begun, seat)
