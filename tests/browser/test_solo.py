"""One person leads a whole pack on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.people import Person, play_on


@pytest.mark.timeout(300)  # up to 250 answers
def test_one_person_leads_two_wolves_on_a_phone_to_the_end(visit: Callable[..., Person]) -> None:
    mara = visit(PHONE, seed=41, reduced_motion="reduce")
    page = mara.page
    mara.opens_a_table("Mara", 2, "Armata Strigoi", ["Solo"])
    expect(page.get_by_text("yours too")).to_be_visible()
    mara.starts()
    line = page.locator(".nowplaying p")
    expect(line).to_have_text(re.compile("You now play "))
    played: set[str] = set()

    def both_were_played() -> bool:
        if line.count():
            played.add(line.inner_text())
        return len(played) >= 2 and page.locator(".prompt:not(.wait)").count() > 0

    play_on([mara], both_were_played)

    # the other wolf may be looked at, and the table stays there until that wolf or the asked one is chosen again
    now = page.locator(".nowplaying button[aria-pressed=true]").get_attribute("aria-label")
    page.locator(".nowplaying button[aria-pressed=false]").click()
    expect(page.locator(".nowplaying button[aria-pressed=true]")).not_to_have_attribute("aria-label", now or "")
    page.reload()
    expect(line).to_have_text(re.compile("You now play "))

    # talk is closed, and says why
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".talktext .silent")).to_have_text(re.compile("nobody to talk to"))
    assert page.locator(".talktext input").count() == 0
    page.get_by_role("tab", name="Choose").click()

    play_on([mara], lambda: mara.is_over)
    expect(page.locator(".nowplaying")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.locator(".finale .won").count() in (0, 2)
