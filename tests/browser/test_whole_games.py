"""Whole games, played by people on the pages and by bots."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.people import Person, play_on


def test_a_newcomer_finishes_a_game_against_bots(visit: Callable[..., Person], tmp_path: Path) -> None:
    mara = visit(DESKTOP, seed=5)
    mara.opens_a_table("Mara", 4)
    mara.starts()
    play_on([mara], lambda: mara.is_over)
    page = mara.page
    expect(page.locator(".finale .crown").first).to_be_visible()
    page.screenshot(path=tmp_path / "end.png")
    with page.expect_download() as download:
        page.get_by_text("Save the record").first.click()
    assert '"game": "fangs"' in Path(download.value.path()).read_text()


def test_two_people_and_four_bots_finish_a_game_though_one_reloads_in_a_window(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=2), visit(PHONE, seed=3)
    invitation = mara.opens_a_table("Mara", 6)
    otto.sits_down(invitation, "Otto")
    mara.starts()
    expect(otto.page.locator(".prompt, .window").first).to_be_visible()

    def otto_is_in_a_window() -> bool:
        return otto.page.locator(".window:not(.answered)").count() > 0 or mara.is_over

    # Otto answers only what is no window until he is in one
    for _ in range(4000):
        if otto_is_in_a_window():
            break
        if not mara.answers() + otto.answers():
            mara.page.wait_for_timeout(50)
    if not mara.is_over:
        question = otto.page.locator("#window-title").inner_text()
        otto.page.reload()
        expect(otto.page.locator(".prompt, .window").first).to_be_visible()
        if otto.page.locator("#window-title").count():
            expect(otto.page.locator("#window-title")).to_have_text(question)  # at the latest when its board is there
    play_on([mara, otto], lambda: mara.is_over and otto.is_over)
    winners = mara.page.locator(".finale .won").count()
    assert winners >= 1
    assert otto.page.locator(".finale .won").count() == winners


def test_two_people_and_two_bots_storm_the_fortress(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=21), visit(PHONE, seed=22)
    invitation = mara.opens_a_table("Mara", 4, "Armata Strigoi")
    otto.sits_down(invitation, "Otto")
    mara.starts()
    play_on([mara, otto], lambda: mara.is_over and otto.is_over)
    assert mara.page.locator(".finale .won").count() in (0, 4)  # all or nobody


@pytest.mark.long  # test_full_moon.py plays such a game to its end in every run
def test_the_pack_and_a_hiker_play_on_two_devices_with_a_bot(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=31), visit(PHONE, seed=32)
    invitation = mara.opens_a_table("Mara", 3, "Full Moon", Who_plays_the_pack="Seat 1")
    otto.sits_down(invitation, "Otto")
    mara.starts()
    play_on([mara, otto], lambda: "08:00" in otto.page.locator("body").inner_text() or otto.is_over)
    play_on([mara, otto], lambda: "08:00" in mara.page.locator("body").inner_text() or mara.is_over)


def test_a_killed_server_gives_every_seat_back_its_question(visit: Callable[..., Person], house: House) -> None:
    mara = visit(DESKTOP, seed=8)
    mara.opens_a_table("Mara", 5)
    mara.starts()
    play_on([mara], lambda: "Round 2" in mara.page.locator("body").inner_text() or mara.is_over)
    mara.page.wait_for_timeout(1000)  # an answer that was pressed last may still be on its way
    play_on([mara], lambda: mara.page.locator(".prompt:not(.wait)").count() > 0 or mara.is_over)
    asked = mara.page.locator(".prompt h2").first.inner_text()
    house.kill()
    mara.page.wait_for_timeout(500)
    house.open()
    mara.faults.clear()  # the browser notes that the line was lost
    expect(mara.page.locator(".prompt h2").first).to_have_text(
        re.compile(re.escape(asked), re.IGNORECASE), timeout=20_000
    )
    play_on([mara], lambda: mara.is_over)
    mara.faults.clear()
