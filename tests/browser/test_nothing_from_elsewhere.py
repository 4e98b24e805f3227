"""No page asks anybody but this server for anything, breaks its content policy, or leaves a secret in an address."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.people import Person

TITLES = ("Fangs", "Full Moon", "Armata Strigoi", "Blood on the Moon")
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


class Traffic:
    """Every address that a page asked for."""

    def __init__(self, person: Person) -> None:
        self.asked: list[str] = []
        self.referrers: list[str] = []
        person.page.add_init_script(WATCH)
        person.page.on("request", lambda request: self._note(request.url, request.headers))
        person.page.on("websocket", lambda socket: self._note(socket.url, {}))

    def _note(self, url: str, headers: dict[str, str]) -> None:
        self.asked.append(url)
        self.referrers.append(headers.get("referer", ""))

    def elsewhere(self, house: House) -> list[str]:
        """Those that are not this server's."""
        here = house.at.removeprefix("http://")
        return [
            url
            for url in self.asked
            if not re.match(rf"(http|ws)://{re.escape(here)}/|blob:http://{re.escape(here)}|data:", url)
        ]


@pytest.mark.parametrize("title", TITLES)
def test_a_table_of_each_game_asks_nobody_else(visit: Callable[..., Person], house: House, title: str) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(PHONE, seed=2)
    traffic = [Traffic(mara), Traffic(otto)]
    seats = 4 if title != "Full Moon" else 3
    invitation = mara.opens_a_table("Mara", seats, game=title)
    secret = invitation.partition("#join=")[2]
    otto.sits_down(invitation, "Otto")
    assert secret not in otto.page.url, "the secret does not stay in the address"
    mara.starts()
    answered = 0
    for _ in range(60):
        answered += sum(person.answers() for person in (mara, otto))
        mara.page.wait_for_timeout(30)
        if answered >= 6:
            break
    mara.page.get_by_role("button", name="Rules", exact=True).click()
    expect(mara.page.locator(".rulestext article").first).to_be_visible()
    for each in traffic:
        assert each.elsewhere(house) == []
        assert [url for url in each.asked if secret and secret in url] == []
        assert set(each.referrers) == {""}, "no page tells where it was come from"


def test_the_other_pages_ask_nobody_else(visit: Callable[..., Person], house: House) -> None:
    mara = visit(DESKTOP, seed=1)
    traffic = Traffic(mara)
    for path in ("/", "/about", "/replay"):
        mara.page.goto(path)
        mara.page.wait_for_load_state("networkidle")
    assert traffic.elsewhere(house) == []
    assert len(traffic.asked) > 20
