"""Several people at one device, a seat that moves to another one, and what happened while nobody looked."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import Person, play_on

HANDED = "dialog.handover"


def test_two_people_share_a_device_and_neither_sees_the_others_card(visit: Callable[..., Person]) -> None:
    mara = visit(PHONE, seed=4)
    page = mara.page
    mara.opens_a_table("Mara", 5)
    page.get_by_text("Somebody else at this device").click()
    page.get_by_label("Their name").fill("Otto")
    page.locator(".heretoo button").click()
    expect(page.locator(".chair", has_text="Otto")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(page.locator(HANDED)).to_be_visible()
    assert page.locator(".table").count() == 0 or page.locator(".own .role, [data-own]").count() == 0
    names: set[str] = set()
    for _ in range(400):
        if len(names) == 2 and page.locator(HANDED).count() == 0 and page.locator(".nowplaying").count():
            break
        if page.locator(HANDED).count():
            names.add(page.locator(f"{HANDED} h2").inner_text().removesuffix(" is next"))
            page.locator(f"{HANDED} .primary").click()
            expect(page.locator(HANDED)).to_have_count(0)
        if not mara.answers():
            page.wait_for_timeout(60)
    assert names == {"Mara", "Otto"}


def test_a_seat_moves_to_a_phone_and_the_first_device_only_watches(visit: Callable[..., Person]) -> None:
    mara, phone = visit(DESKTOP, seed=6), visit(PHONE, seed=7)
    page = mara.page
    mara.opens_a_table("Mara", 4)
    mara.starts()
    token = page.evaluate("sessionStorage.getItem(`wolfmoon:seat:${location.pathname.slice(3)}`)")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show the code").click()
    expect(page.locator("dialog .qr svg")).to_be_visible()
    phone.page.goto(f"{page.url}#seat={token}")
    expect(phone.page.locator(".prompt, .window").first).to_be_visible()
    assert token not in phone.page.url
    page.get_by_role("button", name="only watches from now on").click()
    page.keyboard.press("Escape")
    expect(page.locator(".watcher")).to_be_visible()
    assert page.evaluate("sessionStorage.getItem(`wolfmoon:seat:${location.pathname.slice(3)}`)") == ""
    page.reload()
    expect(page.locator(".watcher")).to_be_visible()
    assert page.locator("button[data-answer]").count() == 0


def test_who_comes_back_is_told_what_happened_meanwhile(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=8), visit(DESKTOP, seed=9)
    invitation = mara.opens_a_table("Mara", 4)
    otto.sits_down(invitation, "Otto")
    mara.starts()
    expect(otto.page.locator(".prompt, .window").first).to_be_visible()
    lines = otto.page.locator(".log li").count()
    address = otto.page.url
    otto.page.goto("about:blank")

    def enough() -> bool:
        return (
            mara.is_over
            or mara.page.locator(".log li").count() > lines + 3
            or not mara.page.locator("button[data-answer]").count()
        )

    play_on([mara], enough)
    otto.page.goto(address)
    expect(otto.page.locator(".prompt, .window").first).to_be_visible()
    if mara.page.locator(".log li").count() > lines:
        expect(otto.page.locator(".lately")).to_be_visible()
        otto.page.locator(".lately button").click()
        expect(otto.page.locator(".lately")).to_have_count(0)
