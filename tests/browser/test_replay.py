"""A finished game is looked at again: from the table, from a file, from a link; by mouse, keyboard and on a phone."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.people import Person, play_on
from tests.browser.test_for_everybody import serious_findings
from wolfmoon.core.gamefile import GameFile, Note, about_table, read_game_file
from wolfmoon.core.record import read_record

RECORDS = Path(__file__).parents[1] / "games"
MARKUP = "<img src=x onerror=alert(1)> & <b>hi</b>"
FILES = {
    "fangs": "fangs/records/donna.json",
    "moon": "full_moon/records/nobody.json",
    "armata": "armata_strigoi/records/defeat.json",
    "blood": "blood_on_the_moon/records/hunter-and-prey-end-hunter-wins.json",
}
ALONE = {
    "fangs": "only Otto saw this",
    "moon": "only Otto saw it",
    "armata": "only Otto saw this",
    "blood": "only Otto",
}
"""What a board says of what a seat alone may see, when everybody's cards lie open."""


def a_file(game: str, noted: int = 3) -> str:
    """A recorded game as a table would have written it, with a note on a moment."""
    record = read_record((RECORDS / FILES[game]).read_text("utf-8"))
    seats = record.origin.seats
    names = [MARKUP[:24], *("Otto", "Ines", "Bruno", "Lena", "Kaspar")][:seats]
    notes = [Note(min(noted, len(record.inputs)), 1, MARKUP)]
    about = about_table("AAAA-AAAA", record.origin.seed, names, [None] * seats, notes=notes, nonce="0f" * 32)
    return GameFile(record, about).to_json()


def brought(house: House, game: str, noted: int = 3) -> str:
    """The address of a game that was brought as a file."""
    reply = httpx.post(f"{house.at}/api/replays", content=a_file(game, noted), timeout=200)
    assert reply.status_code == 200, reply.text
    return f"/replay/{reply.json()['code']}"


def opened(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".rp-bar")).to_be_visible(timeout=120_000)


def shuts_out(person: Person) -> list[str]:
    """What axe finds; what the page's policy kept axe itself from is no fault of the page."""
    before = len(person.faults)
    found = serious_findings(person.page)
    person.page.wait_for_timeout(400)  # the browser's notes come a little later
    person.faults[before:] = [fault for fault in person.faults[before:] if "inline style" not in fault]
    return found


def moment(page: Page) -> int:
    """The moment that the address names."""
    return int(page.url.partition("#at=")[2].partition("&")[0])


def last_of(game: str) -> int:
    """The number of the last moment of a recorded game."""
    return len(read_game_file(a_file(game)).record.inputs)


def arrives(page: Page, at: int | str) -> None:
    expect(page).to_have_url(re.compile(rf"#at={at}(&|$)"))


def test_a_game_is_played_then_looked_at_annotated_saved_and_gone_on_from(visit: Callable[..., Person]) -> None:
    mara = visit(DESKTOP, seed=3, reduced_motion="reduce")
    page = mara.page
    mara.opens_a_table("Mara", 4)
    page.locator("summary", has_text="Fair dice").click()
    published = page.locator(".rp-commitment code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", published)
    mara.starts()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".rp-commitment code")).to_have_text(published)
    page.get_by_text("Report a fault").click()
    page.get_by_label("What is wrong?").fill("The die has seven sides.")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Report it").click()
    told = json.loads(Path(coming.value.path()).read_text("utf-8"))
    assert (told["seat"], told["record"], told["scenario"]) == (0, None, None)
    page.keyboard.press("Escape")
    play_on([mara], lambda: mara.is_over)
    page.get_by_role("link", name="Look at the game again").click()
    expect(page.locator(".rp-bar")).to_be_visible(timeout=60_000)

    # it begins at the beginning, as its own seat saw it, and does not tell how it ends
    arrives(page, 0)
    expect(page.get_by_role("button", name="As Mara saw it")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("The game is over")).to_have_count(0)
    expect(page.get_by_role("button", name="As it was")).to_have_count(0)
    page.get_by_role("button", name="Step on").click()
    arrives(page, "[1-9][0-9]*")
    here = moment(page)

    # a note, which stays
    page.get_by_role("button", name="Notes").click()
    page.get_by_label(f"A note on moment {here}").fill(MARKUP)
    page.get_by_role("button", name="Pin it here").click()
    expect(page.locator("dialog .rp-notes li p")).to_have_text(MARKUP)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(".side .rp-notes li p")).to_have_text(MARKUP)

    # fair dice
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Fair dice").click()
    expect(page.locator(".rp-verdict.holds")).to_have_text(re.compile("kept their word"))
    expect(page.locator(".rp-fair dd").first).to_have_text(published)
    page.keyboard.press("Escape")

    # a file
    page.get_by_role("button", name="More").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Save as a file").click()
    file = read_game_file(Path(coming.value.path()).read_text("utf-8"))
    assert file.about is not None
    assert file.about.published == published
    assert [note.text for note in file.about.notes] == [MARKUP]
    page.keyboard.press("Escape")

    # what if
    page.get_by_role("button", name="What if").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".rp-mark")).to_have_text(re.compile("What if"))
    expect(page.locator(".prompt").first).to_be_visible()


def test_the_keyboard_goes_through_a_game(visit: Callable[..., Person], house: House) -> None:
    page = visit(DESKTOP, reduced_motion="reduce").page
    opened(page, brought(house, "fangs"))
    arrives(page, 0)
    slider = page.get_by_role("slider", name="Moment")
    page.locator("body").press("ArrowRight")
    arrives(page, "[1-9][0-9]*")
    first = moment(page)
    page.locator("body").press("Shift+ArrowRight")
    expect(page).not_to_have_url(re.compile(rf"#at={first}&"))
    turn = moment(page)
    assert turn > first
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"Moment {turn}, Turn [12]"))
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("Home")
    arrives(page, 0)
    page.locator("body").press("End")
    arrives(page, turn)  # no further than somebody has looked
    page.get_by_role("button", name="Spoilers").click()
    page.get_by_role("switch", name=re.compile("how long")).click()
    page.keyboard.press("Escape")
    page.locator("body").press("End")
    last = len(read_game_file(a_file("fangs")).record.inputs)
    arrives(page, last)
    expect(page.locator(".rp-ending")).to_have_text(re.compile("won"))
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(page).not_to_have_url(re.compile(f"#at={last}&"))
    page.locator("body").press("Home")
    arrives(page, 0)
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    arrives(page, "[1-9][0-9]*")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_shows_a_moment_and_asks_before_it_shows_secrets(visit: Callable[..., Person], house: House) -> None:
    page = visit(DESKTOP, reduced_motion="reduce").page
    address, seats = brought(house, "fangs"), read_game_file(a_file("fangs")).record.origin.seats
    opened(page, f"{address}#at=30&as=2")
    expect(page.get_by_role("dialog", name="This link shows secrets")).to_be_visible()
    assert page.locator(".own .card").count() == 0
    page.get_by_role("button", name="Stay").click()
    arrives(page, "30&as=public")
    page.goto("about:blank")
    opened(page, f"{address}#at=30&as=truth")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".rp-truth details")).to_have_count(seats)
    expect(page.locator(".rp-truth .card")).to_have_count(seats)
    expect(page.locator(".rp-asked .chosen").first).to_be_visible()
    page.get_by_role("button", name="As Otto saw it").click()
    expect(page.locator(".own .card")).to_have_count(1)
    arrives(page, "30&as=1")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_link_asks_before_it_shows_the_end(
    visit: Callable[..., Person], house: House, device: dict[str, Any]
) -> None:
    page = visit(device, reduced_motion="reduce").page
    address, last = brought(house, "fangs"), last_of("fangs")
    asks = page.get_by_role("dialog", name="This link shows the end")
    opened(page, f"{address}#at=99999&as=public")
    expect(asks).to_be_visible()
    arrives(page, "0&as=public")
    expect(page.locator(".rp-ending, .rp-asks em")).to_have_count(0)
    expect(page.locator(".rp-where")).to_have_text(re.compile("Moment 0$"))
    assert page.locator("input[type=range]").get_attribute("max") == "1"
    assert page.locator("body").inner_text().find(" won") == -1
    assert page.title() == "Fangs: a game looked at again"
    page.get_by_role("button", name="Not yet").click()
    arrives(page, "0&as=public")

    # a link followed on the page itself asks too, and whoever declines stays where he is
    page.get_by_role("button", name="Step on").click()
    arrives(page, "[1-9][0-9]*")
    here = moment(page)
    page.evaluate(f"location.hash = '#at={last}&as=public'")
    expect(asks).to_be_visible()
    page.get_by_role("button", name=f"Not yet: stay at moment {here}").click()
    arrives(page, f"{here}&as=public")
    expect(page.locator(".rp-ending")).to_have_count(0)

    # secrets and the end are asked about at once
    page.goto("about:blank")
    opened(page, f"{address}#at={last}&as=1")
    expect(page.get_by_role("dialog", name="This link shows secrets and the end")).to_be_visible()
    page.keyboard.press("Escape")
    arrives(page, "0&as=public")

    page.goto("about:blank")
    opened(page, f"{address}#at={last}&as=public")
    page.get_by_role("button", name="Show it").click()
    arrives(page, f"{last}&as=public")
    expect(page.locator(".rp-ending")).to_have_text(re.compile("won"))
    page.reload()  # it is not asked twice
    expect(page.locator(".rp-ending")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_whoever_steps_to_the_end_has_asked_for_it(visit: Callable[..., Person], house: House) -> None:
    page = visit(DESKTOP, reduced_motion="reduce").page
    last = last_of("fangs")
    opened(page, f"{brought(house, 'fangs')}#at={last - 1}&as=public")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(3):
        if moment(page) == last:
            break
        page.get_by_role("button", name="Step on").click()
        page.wait_for_timeout(400)
    arrives(page, last)
    expect(page.locator(".rp-ending")).to_be_visible()
    page.reload()
    expect(page.locator(".rp-ending")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_line_marks_no_note_further_on_than_anybody_has_looked(visit: Callable[..., Person], house: House) -> None:
    page = visit(DESKTOP, reduced_motion="reduce").page
    address = brought(house, "fangs", noted=60)
    opened(page, f"{address}#at=30")
    arrives(page, "[1-9][0-9]*")
    expect(page.locator(".rp-marks i").first).to_be_attached()
    expect(page.locator(".rp-marks b")).to_have_count(0)
    page.goto("about:blank")
    opened(page, f"{address}#at=70")
    expect(page.locator(".rp-marks b")).to_have_count(1)


@pytest.mark.parametrize("game", FILES)
def test_as_it_was_nothing_is_called_seen_by_you_alone(visit: Callable[..., Person], house: House, game: str) -> None:
    page = visit(DESKTOP, reduced_motion="reduce").page
    opened(page, f"{brought(house, game)}#at={last_of(game) // 2}&as=truth")
    page.get_by_role("button", name="Show it").click()
    otto = page.locator(".rp-truth details").nth(1)
    expect(otto.locator("summary")).to_have_text(re.compile("Otto"))
    expect(otto.get_by_text(ALONE[game]).first).to_be_visible()
    if game == "fangs":
        expect(otto.locator(".card .only")).to_have_text("Hidden from the others")
    assert re.findall("only you\\b.{0,12}", page.locator("body").text_content() or "", re.IGNORECASE) == []
    page.get_by_role("button", name="As Otto saw it").click()  # through his eyes it is said to him again
    expect(page.locator(".own").get_by_text(re.compile("only you", re.IGNORECASE)).first).to_be_visible()


def test_what_others_have_written_is_text(visit: Callable[..., Person], house: House) -> None:
    person = visit(DESKTOP, reduced_motion="reduce")
    page = person.page
    opened(page, f"{brought(house, 'fangs')}#at=3")
    expect(page.locator(".side .rp-notes li p")).to_have_text(MARKUP)
    expect(page.get_by_text(MARKUP[:24]).first).to_be_visible()
    assert page.locator(".rp-notes img, .log img, .board img[src=x]").count() == 0
    expect(page.get_by_role("textbox")).to_have_count(0)  # notes of a file are only read


def test_a_file_is_brought_and_a_bad_one_is_refused_kindly(visit: Callable[..., Person], tmp_path: Path) -> None:
    person = visit(DESKTOP, reduced_motion="reduce")
    page = person.page
    page.goto("/replay")
    assert shuts_out(person) == []
    choose = page.get_by_label(re.compile("Choose a file"))
    box = choose.bounding_box()
    assert box is not None
    assert max(box["width"], box["height"]) <= 2  # the browser's own button does not show; the house's does
    face = page.locator(".rp-drop .button")
    expect(face).to_have_text("Choose a file")
    assert face.evaluate("each => each.getBoundingClientRect().height") >= 44
    for _ in range(12):
        page.keyboard.press("Tab")
        if choose.evaluate("each => each === document.activeElement"):
            break
    expect(choose).to_be_focused()
    expect(face).to_have_css("outline-style", "solid")
    with page.expect_file_chooser():
        page.keyboard.press("Enter")
    with page.expect_file_chooser():
        face.click()
    file = tmp_path / "game.json"
    file.write_text("this is no game", "utf-8")
    page.get_by_label(re.compile("Choose a file")).set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(re.compile("record is not usable"))
    other = json.loads(a_file("fangs"))
    file.write_text(json.dumps({**other, "version": 99}), "utf-8")
    page.get_by_label(re.compile("Choose a file")).set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text(re.compile("version 99"))
    person.faults.clear()  # the browser notes the refusals
    file.write_text(a_file("fangs"), "utf-8")
    page.get_by_label(re.compile("Choose a file")).set_input_files(file)
    expect(page).to_have_url(re.compile("/replay/....-...."))
    expect(page.locator(".rp-bar")).to_be_visible()
    page.goto("/replay/AAAA-AAAA")
    expect(page.get_by_text("no finished game")).to_be_visible()
    person.faults.clear()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", FILES)
def test_every_table_is_shown_as_it_was_to_everybody(
    visit: Callable[..., Person], house: House, device: dict[str, Any], game: str
) -> None:
    person = visit(device, reduced_motion="reduce")
    page = person.page
    middle = len(read_game_file(a_file(game)).record.inputs) // 2
    opened(page, f"{brought(house, game)}#at={middle}&as=truth")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".rp-asked").first).to_be_visible()
    assert shuts_out(person) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= device["viewport"]["width"]
    if device is PHONE:
        page.get_by_role("tab", name="Seen as").click()
        expect(page.get_by_role("button", name="As Otto saw it")).to_be_visible()
        assert shuts_out(person) == []
        page.get_by_role("button", name="As Otto saw it").click()
        for key in page.locator(".rp-bar button:visible, .rp-eye:visible").all():
            box = key.bounding_box()
            assert box is not None
            assert box["height"] >= 44
    else:
        page.get_by_role("button", name="As Otto saw it").click()
    arrives(page, r"\d+&as=1")
    here = moment(page)
    page.get_by_role("button", name="Step on").click()
    expect(page).not_to_have_url(re.compile(f"#at={here}&"))
    assert shuts_out(person) == []
