"""Several people at one device, a seat that moves to another one, and what happened while nobody looked."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import ASKED, Person, play_on
from tests.browser.test_pace import NO_CLOCK, picture, set_pace

HANDED = "dialog.handover"


def sits_here_too(page: Page, name: str) -> None:
    """Somebody else sits down at this device."""
    page.get_by_text("Somebody else at this device").click()
    page.get_by_label("Their name").fill(name)
    page.locator(".heretoo button").click()
    expect(page.locator(".chair", has_text=name)).to_be_visible()


def takes_over(page: Page, name: str) -> None:
    """The device is handed to the one who is named, who says that he has it."""
    expect(page.locator(f"{HANDED} h2")).to_have_text(f"{name} is next")
    page.locator(f"{HANDED} .primary").click()
    expect(page.locator(HANDED)).to_have_count(0)


def test_two_people_share_a_device_and_neither_sees_the_others_card(visit: Callable[..., Person]) -> None:
    mara = visit(PHONE, seed=4)
    page = mara.page
    mara.opens_a_table("Mara", 5)
    sits_here_too(page, "Otto")
    expect(page.locator(".chair", has_text="Otto").locator("small")).to_have_text("ready")
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


def test_who_shares_a_device_is_there_and_is_asked_for_consent_one_after_another(visit: Callable[..., Person]) -> None:
    mara, phone, anyone = visit(DESKTOP, seed=1), visit(PHONE, seed=2), visit(DESKTOP, seed=3)
    invitation = mara.opens_a_table("Mara", 4)
    phone.sits_down(invitation, "Ines")
    sits_here_too(phone.page, "Otto")
    for name in ("Ines", "Otto"):
        expect(mara.page.locator(".chair", has_text=name).locator("small")).to_have_text("ready")
    set_pace(mara.page, NO_CLOCK, 0)
    mara.starts()
    anyone.page.goto(mara.page.url)
    for name in ("Mara", "Ines", "Otto"):
        expect(anyone.page.locator(".watchers li", has_text=name)).to_contain_text("here")
    ask = mara.page.get_by_role("button", name="Ask to take my last answer back")

    def can_ask() -> bool:
        """Mara may ask, and the game waits for somebody: nothing goes on by itself meanwhile."""
        asked = (
            mara.page.locator(ASKED).count() + phone.page.locator(ASKED).count() + phone.page.locator(HANDED).count()
        )
        return ask.is_visible() and asked > 0 and not mara.page.locator(".window").count()

    for _ in range(600):
        if can_ask():
            break
        if phone.page.locator(HANDED).count():
            phone.page.locator(f"{HANDED} .primary").click()
        elif not mara.answers() and not phone.answers():
            mara.page.wait_for_timeout(60)
    ask.click()
    expect(mara.page.locator(".notice.asking")).to_contain_text("Otto")
    agreed: list[str] = []
    for _ in range(2):
        agree = phone.page.get_by_role("button", name="Agree")
        expect(phone.page.locator(HANDED).or_(agree).first).to_be_visible()
        if phone.page.locator(HANDED).count():
            name = phone.page.locator(f"{HANDED} h2").inner_text().removesuffix(" is next")
            takes_over(phone.page, name)
            agreed.append(name)
        picture(phone.page, f"consent-{len(agreed)}-phone")
        agree.press("Enter")
        expect(agree).to_have_count(0)
    expect(mara.page.locator(".log")).to_contain_text("By consent of all")
    assert "Otto" in agreed or "Ines" in agreed, "the device was handed on"


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

    # a bot plays for her: who watches is told so, though her phone is here
    expect(page.locator(".watchers li", has_text="Mara")).to_have_text("Mara here")
    phone.page.get_by_role("button", name="Settings").click()
    phone.page.get_by_role("button", name="Let it play").click()
    expect(page.locator(".watchers li", has_text="Mara")).to_have_text("Mara a bot plays")

    # what becomes the screen that all look at is not covered by the settings
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let this device be it").click()
    expect(page.locator("html.roomscreen .table")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


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
