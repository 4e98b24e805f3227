"""A clock runs out and a bot decides; somebody is away and is back; all consent to take something back; presets are chosen."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.people import ASKED, Person, play_on
from tests.browser.test_for_everybody import serious_findings
from wolfmoon.core.gamefile import GameFile, about_table
from wolfmoon.core.match import start
from wolfmoon.core.record import read_record
from wolfmoon.games.fangs import RULES

SECONDS = {"kind": "decision", "seconds": 8, "bank": 0, "increment": 0, "misses": 2}

NO_CLOCK = {"kind": "none", "seconds": 0, "bank": 0, "increment": 0, "misses": 0}


def picture(page: Page, name: str) -> None:
    """Keep what the page looks like, if WOLFMOON_PICTURES names a folder."""
    folder = os.environ.get("WOLFMOON_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def set_pace(page: Page, pace: dict[str, object], windows: int) -> None:
    """As the host's page would, with times that the page does not offer."""
    code = page.url.rpartition("/")[2]
    status = page.evaluate(
        """async ([code, pace, windows]) => (await fetch(`/api/tables/${code}/pace`, {method: "POST",
        headers: {"content-type": "application/json"},
        body: JSON.stringify({token: localStorage.getItem(`wolfmoon:seat:${code}`), pace,
        window_seconds: windows})})).status""",
        [code, pace, windows],
    )
    assert status == 200


def two_people(
    visit: Callable[..., Person], pace: dict[str, object] | None = None, windows: int = 5
) -> tuple[Person, Person]:
    mara, otto = visit(DESKTOP, seed=1), visit(PHONE, seed=2)
    invitation = mara.opens_a_table("Mara", 4, Pace="By correspondence")
    otto.sits_down(invitation, "Otto")
    expect(otto.page.get_by_label("Pace", exact=True)).to_have_value("By correspondence")
    expect(otto.page.get_by_label("Time", exact=True)).to_be_disabled()
    picture(mara.page, "pace-room")
    picture(otto.page, "pace-room-phone")
    if pace is None:
        mara.page.get_by_label("Pace", exact=True).select_option(label="Live, each player")
        expect(otto.page.get_by_label("Pace", exact=True)).to_have_value("Live, each player")
    else:
        set_pace(mara.page, pace, windows)
    mara.starts()
    return mara, otto


def test_when_a_clock_runs_out_a_bot_decides_and_plays_on_for_who_is_away(visit: Callable[..., Person]) -> None:
    mara, otto = two_people(visit, SECONDS)
    expect(mara.page.locator(".timeleft").first).to_be_visible()
    picture(mara.page, "pace-clock")
    picture(otto.page, "pace-clock-phone")
    away = otto.page.locator(".notice.away")
    play_on([mara], away.is_visible)
    expect(mara.page.locator(".log")).to_contain_text("ran out")
    picture(otto.page, "pace-away-phone")
    expect(mara.page.locator(".notice", has_text="Otto is away")).to_be_visible()
    picture(mara.page, "pace-away")
    away.get_by_role("button", name="I am back").click()
    expect(away).to_have_count(0)
    expect(mara.page.locator(".log")).to_contain_text("Otto is back.")


def test_all_consent_to_take_something_back(visit: Callable[..., Person]) -> None:
    mara, otto = two_people(visit)
    expect(mara.page.locator(".banks li")).to_have_count(4)
    ask = mara.page.get_by_role("button", name="Ask to take my last answer back")

    def can_ask() -> bool:
        """Mara may ask, and the game waits for one of the two: nothing goes on by itself meanwhile."""
        asked = mara.page.locator(ASKED).count() + otto.page.locator(ASKED).count()
        return ask.is_visible() and asked > 0 and not mara.page.locator(".window").count()

    play_on([mara, otto], can_ask)
    picture(mara.page, "undo-ask")
    ask.click()
    asking = otto.page.locator(".notice.asking")
    expect(asking).to_contain_text("Mara asks to take back")
    expect(mara.page.locator(".notice.asking")).to_contain_text("Otto")
    picture(otto.page, "undo-asked-phone")
    picture(mara.page, "undo-waits")
    asking.get_by_role("button", name="Agree").press("Enter")
    expect(mara.page.locator(".log")).to_contain_text("By consent of all")
    expect(mara.page.locator(".log li.undone").first).to_contain_text("Taken back:")
    expect(otto.page.locator(".notice.asking")).to_have_count(0)
    picture(mara.page, "undo-done")


def test_a_preset_is_chosen_in_the_settings(visit: Callable[..., Person]) -> None:
    mara, otto = two_people(visit, NO_CLOCK, 0)
    for person, name in ((mara, "presets"), (otto, "presets-phone")):
        person.page.get_by_role("button", name="Settings").click()
        choices = person.page.get_by_role("group", name="All reaction windows")
        expect(choices.get_by_role("button", name="Always ask me")).to_have_attribute("aria-pressed", "true")
        choices.get_by_role("button", name=re.compile("Pass unless")).click()
        expect(choices.get_by_role("button", name=re.compile("Pass unless"))).to_have_attribute("aria-pressed", "true")
        picture(person.page, name)
        person.page.keyboard.press("Escape")


def in_a_window(house: House) -> str:
    """The link of a seat that is asked by a window of Fangs: a recorded game goes on from its first one, with bots."""
    record = read_record((Path(__file__).parents[1] / "games/fangs/records/chloe-last.json").read_text("utf-8"))
    origin = record.origin
    match = start(RULES, origin.seats, origin.options, seed=origin.seed, edition=origin.edition)
    while not match.asks()[0].window:
        match.put(record.inputs[len(match.inputs)])
    about = about_table(
        "AAAA-AAAA", origin.seed, ["Ines", "Bruno", "Lena", "Otto"], [None] * origin.seats, nonce="0f" * 32
    )
    file = GameFile(record, about).to_json()
    code = httpx.post(f"{house.at}/api/replays", content=file, timeout=200).json()["code"]
    wish = {"at": len(match.inputs), "seat": match.asks()[0].seat, "name": "Mara", "level": "greedy"}
    table = httpx.post(f"{house.at}/api/replays/{code}/whatif", json=wish, timeout=200).json()
    return f"/t/{table['table']}#seat={table['token']}"


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_preset_is_chosen_in_an_open_window_and_changed_back_in_the_settings(
    visit: Callable[..., Person], house: House, device: dict[str, Any]
) -> None:
    page = visit(device, reduced_motion="reduce").page
    page.goto(in_a_window(house))
    window = page.locator(".window:not(.answered)")
    preset = window.locator(".preset")
    expect(preset.locator("summary")).to_have_text("Windows like this: Always ask me")
    window.locator("[data-answer]").last.focus()
    page.keyboard.press("Tab")
    expect(preset.locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    choices = preset.get_by_role("button")
    expect(choices).to_have_text(["Always ask me", re.compile("Pass unless"), "Always pass"])
    for each in [preset.locator("summary"), *choices.all()]:
        each.scroll_into_view_if_needed()
        box = each.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert 0 <= box["x"] <= box["x"] + box["width"] <= device["viewport"]["width"]
        each.click(trial=True)  # nothing lies on it
    assert serious_findings(page) == []
    picture(page, f"window-preset-{device['viewport']['width']}")
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(choices.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(window).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    chosen = page.get_by_role("group", name="Windows by the rule fangs/table.window").locator("[aria-pressed=true]")
    expect(chosen).to_have_text("Always pass")
    page.locator(".presets summary", has_text="The window").press("Enter")
    expect(page.get_by_text("Whoever has been attacked")).to_be_visible()
    picture(page, f"window-preset-settings-{device['viewport']['width']}")
    assert serious_findings(page) == []
    page.get_by_role("group", name="Windows by the rule").get_by_role("button", name="Always ask me").press("Enter")
    expect(chosen).to_have_text("Always ask me")
