"""Headers and pages: no script but our own, nothing from elsewhere, nothing in a referrer, no secret in any address; limits."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.routing import Route

from tests.server.house import open_house
from tests.server.tiny import TINY
from wolfmoon.server.app import create_app
from wolfmoon.server.pages import folder_of
from wolfmoon.server.settings import Settings

SAFE = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ROUTES = [route for route in create_app(Settings("memory", {TINY.id: TINY})).routes if isinstance(route, Route)]
WEB = folder_of("wolfmoon.web")
GAMES = folder_of("wolfmoon.games")
TOLD = re.compile(r"https?://[\w.-]+")
NAMESPACES = {"http://www.w3.org"}


def sources() -> Iterator[tuple[str, str]]:
    """Every file that a browser is given, but for libraries, catalogues and licences."""
    for path in [*WEB.rglob("*"), *GAMES.glob("*/board/*")]:
        if path.suffix in (".js", ".css", ".html", ".svg", ".json") and "vendor" not in path.parts:
            yield str(path.relative_to(WEB.parent)), path.read_text("utf-8")


async def test_every_address_answers_with_safe_headers_whatever_it_answers(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for route in ROUTES:
            path = re.sub(r"\{[^}]*\}", "x", route.path)
            for method in ("GET", "POST"):
                headers = (await house.http.request(method, path)).headers
                policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
                assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
                assert policy["connect-src"] == policy["form-action"] == "'self'"
                assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
                assert not {"unsafe-inline", "unsafe-eval", "*", "http:", "https:"} & set(
                    re.findall(r"[\w*:-]+", str(policy))
                )
                assert SAFE.items() <= dict(headers).items(), path
                assert headers["cache-control"] in ("no-cache", "no-store"), path
                assert "set-cookie" not in headers
                assert "access-control-allow-origin" not in headers


async def test_what_answers_a_form_is_kept_by_nobody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        for name in ("rules", "complaints", "renew"):
            form = {"token": table.tokens[0]} | ({"seat": 0} if name == "renew" else {})
            reply = await house.http.post(f"{table.api}/{name}", json=form)
            assert reply.status_code == 200
            assert reply.headers["cache-control"] == "no-store", name


async def test_the_page_has_no_script_and_no_style_of_its_own_inside(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        text = (await house.http.get("/")).text
    assert re.findall(r"<script\b([^>]*)>(.*?)</script>", text, re.DOTALL) == [
        (' type="module" src="/web/main.js"', "")
    ]
    assert not re.search(r"<style\b|\sstyle=|\son\w+=|javascript:", text)
    for address in re.findall(r'(?:href|src)="([^"]*)"', text):
        assert address.startswith("/"), address
        assert not address.startswith("//"), address


@pytest.mark.parametrize(
    "pattern", [r"\beval\(", r"new Function\(", r"innerHTML", r"document\.write", r"dangerouslySetInnerHTML"]
)
def test_no_script_makes_markup_or_code_of_a_text(pattern: str) -> None:
    assert [name for name, text in sources() if name.endswith(".js") and re.search(pattern, text)] == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    named = {(name, site) for name, text in sources() for site in TOLD.findall(text) if site not in NAMESPACES}
    asked = [
        (name, site)
        for name, site in named
        if re.search(rf"(?:src|href|url\(|import|fetch\()[^\n]{{0,40}}{re.escape(site)}", dict(sources())[name])
        and not re.search(rf'<a [^>]*href="{re.escape(site)}', dict(sources())[name])
    ]
    assert asked == []


def test_no_address_takes_a_secret() -> None:
    assert not [route.path for route in ROUTES if re.search(r"\{(?:token|secret|invite|seat)", route.path)]


async def test_a_page_of_another_site_may_ask_no_address(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        for route in ROUTES:
            if not route.path.startswith("/api") or "POST" not in (route.methods or ()):
                continue
            path = route.path.replace("{code}", table.code)
            for origin in ("https://evil.example", "null", f"http://{table.code}.example", "http://127.0.0.1:1"):
                reply = await house.http.post(path, json={}, headers={"origin": origin})
                assert (reply.status_code, reply.json()["error"]) == (403, "wrong-origin"), path


async def test_every_address_has_a_limit_of_size_and_of_speed(tmp_path: Path) -> None:
    async with open_house(tmp_path, request_rate=None) as house:
        table = await house.table(1, 3)
        for route in ROUTES:
            if route.path.startswith("/api") and "POST" in (route.methods or ()):
                big = await house.http.post(route.path.replace("{code}", table.code), content=b"x" * 5_000_000)
                assert (big.status_code, big.json()["error"]) == (413, "too-big"), route.path
    async with open_house(tmp_path, request_rate=(0.001, 1.0)) as house:
        await house.http.get("/api/games")
        for route in ROUTES:
            if route.path.startswith("/api"):
                method = "POST" if "POST" in (route.methods or ()) else "GET"
                path = re.sub(r"\{[^}]*\}", table.code, route.path)
                assert (await house.http.request(method, path)).json()["error"] == "too-much", path
