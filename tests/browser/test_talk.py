"""People write to each other."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import Person

MARKUP = "<img src=x onerror=alert(1)> & <b>hi</b>"


def test_what_one_writes_the_other_reads_as_text(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(PHONE, seed=2)
    invitation = mara.opens_a_table("Mara", 4)
    otto.sits_down(invitation, "Otto")
    mara.page.get_by_role("button", name="Chat").click()
    mara.page.get_by_label("Say something").fill(MARKUP)
    mara.page.get_by_label("Say something").press("Enter")
    expect(mara.page.get_by_label("Say something")).to_have_value("")
    expect(mara.page.locator(".talktext li p")).to_have_text(f"Mara {MARKUP}")

    # Otto sees that there is something new, in the waiting room and at the table, and answers
    otto.page.get_by_role("button", name="Chat: one new line").click()
    expect(otto.page.locator(".talktext li p")).to_have_text(f"Mara {MARKUP}")
    assert otto.page.locator(".talktext li img, .talktext li p b b").count() == 0
    mara.page.keyboard.press("Escape")
    mara.starts()
    otto.page.get_by_role("tab", name="Chat").click()
    otto.page.get_by_label("Say something").fill("Good evening")
    otto.page.get_by_role("button", name="Say", exact=True).click()
    mara.page.get_by_role("button", name="Chat: one new line").click()
    expect(mara.page.locator(".talktext li p").last).to_have_text("Otto Good evening")
    mara.page.reload()
    mara.page.get_by_role("button", name="Chat").click()
    expect(mara.page.locator(".talktext li")).to_have_count(2)
