"""Nobody is shut out: screen readers, keyboards, small screens, calm screens; and nobody sees what is not theirs."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import ASKED, Person, play_on


def serious_findings(page: Page) -> list[str]:
    """What axe finds that shuts somebody out."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_from_the_lobby_to_the_end(
    visit: Callable[..., Person], device: dict[str, object]
) -> None:
    mara = visit(device, seed=4, reduced_motion="reduce")
    page = mara.page
    page.goto("/")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert serious_findings(page) == []
    mara.opens_a_table("Mara", 4)
    assert serious_findings(page) == []
    mara.starts()
    assert serious_findings(page) == []
    play_on([mara], lambda: page.locator(".window:not(.answered)").count() > 0 or mara.is_over)
    assert serious_findings(page) == []
    play_on([mara], lambda: mara.is_over)
    assert serious_findings(page) == []
    page.goto("/about")
    expect(page.get_by_text("CC BY 3.0").first).to_be_visible()
    assert serious_findings(page) == []


def test_a_table_is_opened_and_played_by_keyboard_alone(visit: Callable[..., Person]) -> None:
    mara = visit(DESKTOP, seed=6)
    page = mara.page
    page.goto("/")
    page.get_by_label("Your name").focus()
    page.keyboard.type("Mara")
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("^Start")).focus()
    page.keyboard.press("Enter")
    answered = 0
    for _ in range(1500):
        if answered >= 8 or mara.is_over:
            break
        asked = page.locator(ASKED)
        if not asked.count():
            page.wait_for_timeout(60)
            continue
        before = page.locator(".prompt h2, #window-title").first.inner_text()
        page.keyboard.press("1")
        if page.locator("button.option.twice").count():
            page.keyboard.press("1")
        page.wait_for_timeout(120)
        answered += page.locator(".prompt h2, #window-title").first.inner_text() != before
    assert answered >= 8 or mara.is_over


def test_on_a_phone_every_answer_is_44_pixels_high_and_within_the_screen(visit: Callable[..., Person]) -> None:
    mara = visit(PHONE, seed=7)
    mara.opens_a_table("Mara", 8)
    mara.starts()
    small: set[str] = set()

    def too_small(option: Locator) -> bool:
        box = option.bounding_box() if option.count() else None
        return bool(box and (box["height"] < 44 or box["x"] < 0 or box["x"] + box["width"] > 391))

    def look() -> bool:
        for option in mara.page.locator(ASKED).all():
            if too_small(option):
                mara.page.wait_for_timeout(500)  # the sheet may be moving
                if too_small(option):
                    small.add(option.inner_text()[:40])
        return "Round 2" in mara.page.locator("body").inner_text() or mara.is_over

    play_on([mara], look)
    assert small == set()
    assert mara.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_spectator_sees_the_table_and_nobodys_card(visit: Callable[..., Person]) -> None:
    mara, anyone = visit(DESKTOP, seed=9), visit(DESKTOP, seed=10)
    mara.opens_a_table("Mara", 4)
    mara.starts()
    frames: list[str] = []
    anyone.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    anyone.page.goto(mara.page.url.partition("#")[0])
    expect(anyone.page.get_by_text("Mara").first).to_be_visible()
    play_on([mara], lambda: "Round 2" in anyone.page.locator("body").inner_text() or mara.is_over)
    assert frames
    if not mara.is_over:
        assert all('"private":null' in frame for frame in frames if '"type":"view"' in frame)
        assert not anyone.page.locator(ASKED).count()
        assert not anyone.page.get_by_text("Only you see this").count()


def test_a_dead_link_and_a_wrong_seat_say_so_kindly(visit: Callable[..., Person]) -> None:
    mara = visit(DESKTOP)
    mara.page.goto("/t/AAAA-AAAA")
    expect(mara.page.get_by_text(re.compile("no table", re.IGNORECASE)).first).to_be_visible()
    mara.faults.clear()  # the browser notes the refusal


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_rule_that_the_log_cites_opens_at_a_press(visit: Callable[..., Person], device: dict[str, object]) -> None:
    mara = visit(device, seed=11, reduced_motion="reduce")
    page = mara.page
    mara.opens_a_table("Mara", 4)
    mara.starts()
    play_on([mara], lambda: "Round 2" in page.locator("body").inner_text() and page.locator(ASKED).count() > 0)
    if device is PHONE:
        page.get_by_role("tab", name="Log").click()
    page.locator(".log .ridb:visible").first.click()
    expect(page.locator(".rulestext .cited h3")).to_be_in_viewport()
