"""The first-game guide of Blood on the Moon is leafed through in the lobby; the books are shut and opened while all read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import Person, play_on

PAGES = 8


class Reader(Person):
    """Somebody who answers anything but that the book has been read."""

    def answers(self) -> bool:
        """Give one answer if asked, but not this."""
        return self.page.locator('[data-answer="ready"]').count() == 0 and super().answers()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_guide_has_eight_pages(visit: Callable[..., Person], device: object) -> None:
    mara = visit(device)
    page = mara.page
    page.goto("/")
    page.locator(".game", has_text="Blood on the Moon").click()
    page.locator("button.learn:visible").click()
    titles = []
    for _ in range(PAGES):
        titles.append(page.locator(".guide h2, .guide h1").first.inner_text())
        assert page.locator(".guide p").first.inner_text()
        page.locator(".guide .leaf .primary").click()
    assert len(set(titles)) == PAGES
    expect(page.locator(".guide")).to_have_count(0)
    assert mara.faults == []


def test_the_books_can_be_shut_and_opened_while_all_read(visit: Callable[..., Person]) -> None:
    mara = Reader(visit(DESKTOP).page, 5)
    page = mara.page
    mara.opens_a_table("Mara", 3, "Blood on the Moon", Haunt="Leader of the Pack", Choosing_explorers="At random")
    mara.starts()
    play_on([mara], lambda: page.locator(".bookp").count() > 0 or mara.is_over)
    page.locator(".bm-shut .big").click()
    expect(page.locator(".bookp")).to_have_count(0)
    page.get_by_role("button", name="Open the book").first.click()
    expect(page.locator(".bookp")).to_be_visible()
    assert mara.faults == []
