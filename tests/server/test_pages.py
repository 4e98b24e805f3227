"""Pages, files, catalogues: right types, safe headers, asked for anew and sent only if changed."""

import re
from pathlib import Path

import pytest

from tests.server.house import open_house
from wolfmoon.catalogue import Catalogue
from wolfmoon.core.errors import Refused
from wolfmoon.server import refusals, run
from wolfmoon.server.pages import SHELL


async def test_every_page_is_the_one_page_of_the_client(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for path in ("/", "/about", "/t/7GQK-M2XR", "/replay/7GQK-M2XR"):
            reply = await house.http.get(path)
            assert reply.status_code == 200
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
            assert '<script type="module" src="/web/main.js">' in reply.text


async def test_everything_the_page_names_is_served_with_its_type(tmp_path: Path) -> None:
    types = {
        "js": "text/javascript; charset=utf-8",
        "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml",
        "woff2": "font/woff2",
    }
    async with open_house(tmp_path) as house:
        named = set(re.findall(r'(?:href|src)="(/[\w/.-]+)"', (await house.http.get("/")).text))
        named |= {"/icons.svg", "/web/vendor/preact.js"}
        for path in named:
            reply = await house.http.get(path)
            if reply.status_code == 404 and path.endswith(".css"):
                continue
            assert reply.status_code == 200, path
            assert reply.headers["content-type"] == types[path.rpartition(".")[2]], path


async def test_every_answer_forbids_scripts_frames_and_referrers_from_elsewhere(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for path in ("/", "/web/main.js", "/api/games", "/nothing/here", "/api/tables/AAAA-AAAA/record"):
            headers = (await house.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] in ("no-cache", "no-store")
            assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/", "/web/main.js", "/icons.svg", "/text/shell/en.ftl", "/api/games", "/api/rules/tiny"]
)
async def test_what_has_not_changed_is_not_sent_again(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path) as house:
        first = await house.http.get(path)
        again = await house.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_text_is_packed_and_fonts_are_not(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        packed = await house.http.get("/web/vendor/preact.js")
        assert packed.headers["content-encoding"] == "gzip"
        font = await house.http.get("/fonts/cinzel-latin-700-normal.woff2")
        assert "content-encoding" not in font.headers


@pytest.mark.parametrize(
    "path", ["/web/../server/app.py", "/web/%2e%2e/server/app.py", "/fonts/..%2f..%2fcore/match.py"]
)
async def test_no_file_outside_is_served(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path) as house:
        reply = await house.http.get(path)
        assert (reply.status_code, reply.json()["error"]) == (404, "not-found")


async def test_catalogues_are_served_by_name_and_language(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        shell = await house.http.get("/text/shell/en.ftl")
        assert shell.headers["content-type"] == "text/plain; charset=utf-8"
        for id in ("shell-wolfmoon", "error-illegal-answer", "error-unknown-table"):
            assert f"\n{id} = " in shell.text
        assert "title-tiny = Tiny" in (await house.http.get("/text/tiny/en.ftl")).text
        assert (await house.http.get("/text/chess/en.ftl")).json()["error"] == "unknown-game"
        assert (await house.http.get("/text/tiny/xx.ftl")).json()["error"] == "not-found"


async def test_games_are_listed_with_their_options(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (card,) = (await house.http.get("/api/games")).json()["games"]
        assert (card["id"], card["seats"], card["face"]["moon"]) == ("tiny", [2, 6], 3)
        assert [option["kind"] for option in card["options"]] == ["number", "flag", "choice"]
        assert card["options"][2]["choices"][1]["seats"] == [3, 6]
        catalogue = Catalogue.of("tests.server.tiny")
        named = [card["title"]["id"], card["blurb"]["id"]]
        for option in card["options"]:
            named += [option["text"]["id"], option["hint"]["id"]]
            named += [choice["text"]["id"] for choice in option["choices"]]
        assert all(catalogue.knows(id) for id in named)


async def test_the_rules_of_a_game_are_served_in_our_words(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        assert (await house.http.get("/api/rules/tiny")).json() == {"rules": [], "rulings": [], "partial": False}
        assert (await house.http.get("/api/rules/chess")).status_code == 404


async def test_a_link_is_drawn_as_a_picture_for_whoever_knows_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 3)
        for form in ({"invite": table.invite}, {"invite": None}):
            reply = await house.http.post(f"{table.api}/qr.svg", json=form)
            assert reply.headers["content-type"] == "image/svg+xml"
            assert reply.text.startswith("<svg")
            assert reply.headers["cache-control"] == "no-store"
        assert await house.refused(f"{table.api}/qr.svg", invite="nonsense") == "wrong-link"
        assert (await house.http.get(f"{table.api}/qr.svg?k={table.invite}")).status_code == 404


async def test_a_process_that_lives_is_ready_when_its_store_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        for path in ("/healthz", "/readyz"):
            reply = await house.http.get(path)
            assert (reply.status_code, reply.json()) == (200, {"ok": True})

        async def gone() -> bool:
            raise OSError("no route to it")

        monkeypatch.setattr(house.hall.store, "answers", gone)
        reply = await house.http.get("/readyz")
        assert (reply.status_code, reply.json()) == (503, {"ok": False})
        assert (await house.http.get("/healthz")).status_code == 200


def test_every_refusal_is_worded() -> None:
    catalogue = Catalogue.of(*SHELL)
    kinds: list[type[Refused]] = []
    for module in (refusals, run):
        kinds += [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Refused)]
    assert len(kinds) > 20
    assert [kind.kind for kind in kinds if not catalogue.knows(f"error-{kind.kind}")] == []


async def test_a_fault_is_told_without_saying_what_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path) as house:

        async def fail(code: str) -> None:
            raise RuntimeError("the password is swordfish")

        monkeypatch.setattr(house.hall.store, "plan", fail)
        reply = await house.http.get("/api/tables/AAAA-AAAA/record")
        assert (reply.status_code, reply.json()["error"]) == (500, "broken")
        assert "swordfish" not in reply.text
        assert "default-src 'self'" in reply.headers["content-security-policy"]


async def test_the_rules_at_a_table_are_read_by_its_seats_and_by_who_watches(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 2)
        for token in (None, table.tokens[0]):
            assert await house.post(f"{table.api}/rules", token=token) == {"rules": [], "rulings": [], "partial": False}
        await table.start()
        assert await house.refused(f"{table.api}/rules", token="nobody") == "wrong-link"
        assert (await house.post(f"{table.api}/rules", token=table.tokens[0]))["partial"] is False
