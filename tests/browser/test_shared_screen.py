"""The screen that all look at: it shows how to join, then the board; the secrets stay on the phones."""

import io
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
import segno
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.people import ASKED, Person, play_on
from tests.browser.test_for_everybody import serious_findings

STORED = "JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])"
SEAT = "sessionStorage.getItem(`wolfmoon:seat:${location.pathname.slice(3)}`)"


class Heard:
    """All that a page asks for and is told."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.said: list[str] = []
        self.told: list[dict[str, Any]] = []
        page.on("request", lambda request: self.addresses.append(request.url + str(request.headers.get("referer"))))
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.append(str(frame)))
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))


def drawn(link: str) -> str:
    """The QR picture of a link."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, border=2, scale=4, light="#fff", omitsize=True)
    return picture.getvalue().decode().strip()


def arrives(page: Page, address: str) -> str:
    """Go there and wait for a QR picture; returns it."""
    with page.expect_response(re.compile("/qr.svg")) as answer:
        page.goto(address)
    return answer.value.text().strip()


def offers_the_screen(page: Page) -> str:
    """In the waiting room of whoever has a seat: the address of the shared screen."""
    page.get_by_text("A screen for the room").click()
    address = page.get_by_role("link", name="Open it here").get_attribute("href")
    assert address is not None
    return address


def test_the_shared_screen_shows_how_to_join_then_the_board_while_the_phones_hold_the_secrets(
    visit: Callable[..., Person], house: House
) -> None:
    mara, room, otto = visit(DESKTOP, seed=1), visit(DESKTOP, seed=2), visit(PHONE, seed=3)
    screen, phone, heard = room.page, otto.page, Heard(room.page)
    invitation = mara.opens_a_table("Mara", 4)
    secret = invitation.partition("#join=")[2]
    picture = arrives(screen, offers_the_screen(mara.page))
    assert picture == drawn(invitation), "what is scanned is the invitation"
    expect(screen.get_by_role("img", name="QR code of the invitation").locator("svg")).to_be_visible()
    box = screen.locator(".joinus .qr").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 400, "it is scanned from a sofa"
    assert secret not in screen.url
    expect(screen.get_by_text(screen.url.rpartition("/")[2], exact=True)).to_be_visible()
    expect(screen.locator(".seated .chair", has_text="Mara")).to_be_visible()

    assert serious_findings(screen) == []
    screen.get_by_role("button", name="Full screen").focus()
    screen.keyboard.press("Shift+Tab")
    expect(screen.get_by_role("button", name="Settings")).to_be_focused()

    # it is still the screen when it is loaded anew, and sees who sits down
    screen.reload()
    otto.sits_down(invitation, "Otto")
    expect(screen.locator(".chair", has_text="Otto").get_by_role("img", name="ready")).to_be_visible()
    expect(screen.locator(".seated").get_by_role("status")).to_have_text("2 of 4 filled")
    mara.starts()
    expect(screen.locator("main.board [data-place=chapel]")).to_be_visible()
    expect(screen.locator(".qr, .joinus")).to_have_count(0)

    # the secrets are on the phones
    expect(phone.locator(".prompt, .window").first).to_be_visible()
    expect(mara.page.locator("aside.own:not(.watcher)")).to_be_visible()
    play_on([mara, otto], lambda: any("answer" in said for said in heard.said) or len(heard.told) > 12, most=60)
    assert screen.locator(ASKED).count() == 0
    assert screen.locator("aside.own").count() == 0
    views = [told for told in heard.told if told["type"] == "view"]
    assert views
    assert all(view["me"] is None and not view["decisions"] for view in views)
    assert heard.said
    assert all(json.loads(said).get("token") is None for said in heard.said)
    assert all(secret not in address for address in heard.addresses)
    tokens = [mara.page.evaluate(SEAT), phone.evaluate(SEAT)]
    stored = screen.evaluate(STORED)
    assert all(tokens)
    assert not any(each in stored or each in str(heard.told) for each in [*tokens, secret])


def test_the_shared_screen_beside_the_hosts_own_seat_never_is_that_seat(visit: Callable[..., Person]) -> None:
    mara = visit(DESKTOP, seed=4)
    mara.opens_a_table("Mara", 5)
    mara.page.get_by_text("Somebody else at this device").click()
    mara.page.get_by_label("Their name").fill("Otto")
    mara.page.locator(".heretoo button").click()
    expect(mara.page.locator(".chair", has_text="Otto")).to_be_visible()
    offers_the_screen(mara.page)
    with mara.page.context.expect_page() as opened:
        mara.page.get_by_role("link", name="Open it here").press("Enter")
    screen = opened.value
    expect(screen.get_by_role("img", name="QR code of the invitation").locator("svg")).to_be_visible()
    mara.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(screen.locator("main.board [data-place=chapel]")).to_be_visible()
    expect(mara.page.locator("dialog.handover")).to_be_visible()
    screen.reload()
    expect(screen.locator("main.board [data-place=chapel]")).to_be_visible()
    expect(screen.locator("dialog.handover, .nowplaying")).to_have_count(0)
    assert screen.evaluate(SEAT) == ""
    mara.page.reload()
    expect(mara.page.locator("dialog.handover")).to_be_visible()


def test_who_only_knows_the_code_of_the_table_is_never_told_the_invitation(
    visit: Callable[..., Person], house: House
) -> None:
    mara, nils = visit(DESKTOP, seed=5), visit(DESKTOP, seed=6)
    page, heard = nils.page, Heard(nils.page)
    invitation = mara.opens_a_table("Mara", 4)
    address, _, secret = invitation.partition("#join=")
    page.goto(address)
    page.get_by_text("A screen for the room").click()
    with page.expect_response(re.compile("/qr.svg")) as answer:
        page.get_by_role("button", name="Let this device be it").press("Enter")
    assert answer.value.text().strip() == drawn(address), "what is scanned only lets watch"
    expect(page.get_by_role("img", name="QR code to look on").locator("svg")).to_be_visible()
    expect(page.get_by_text("To play, ask the host")).to_be_visible()
    assert [told for told in heard.told if told["type"] == "lobby"]
    assert secret not in page.content() + page.evaluate(STORED) + str(heard.told) + str(heard.addresses)

    # a code that is not good is not shown, and the host's link puts the good one there, in the same tab
    with page.expect_response(lambda answer: answer.status == 403):
        page.goto(f"{address}#screen={secret[::-1]}")
    expect(page.get_by_role("img", name="QR code to look on").locator("svg")).to_be_visible()
    assert all("403" in fault for fault in nils.faults)
    nils.faults.clear()
    assert arrives(page, f"{address}#screen={secret}") == drawn(invitation)
    expect(page.get_by_role("img", name="QR code of the invitation").locator("svg")).to_be_visible()


@pytest.mark.long
def test_the_shared_screen_goes_along_to_the_next_game(visit: Callable[..., Person]) -> None:
    mara = visit(DESKTOP, seed=7, reduced_motion="reduce")
    room = visit(DESKTOP, seed=8, reduced_motion="reduce")
    mara.opens_a_table("Mara", 4)
    assert arrives(room.page, offers_the_screen(mara.page))
    mara.starts()
    mara.page.get_by_role("button", name="Settings").click()
    mara.page.get_by_role("button", name="Let it play").click()
    mara.page.keyboard.press("Escape")
    expect(room.page.locator(".finale")).to_be_visible(timeout=90_000)
    mara.page.get_by_role("button", name="Play again").click()
    expect(room.page.locator(".screenroom")).to_be_visible()
    expect(room.page.get_by_text("Waiting room")).to_be_visible()
    assert room.page.url == mara.page.url
