"""Blood on the Moon on the pages: each of its five haunts, played to the end by two people and bots."""

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import ASKED, Person, play_on

HAUNTS = {
    "leader-of-the-pack": "Leader of the Pack",
    "house-of-darkness": "House of Darkness",
    "werewolf-team": "Werewolf Team",
    "hunter-and-prey": "Hunter and Prey",
    "not-just-a-phase": "Not Just a Phase",
}


class Explorer(Person):
    """Somebody who likes doors, fights and what the haunt offers better than standing about."""

    LIKES: ClassVar[dict[str, int]] = {"discover": 8, "haunt": 8, "attack": 6, "loot": 3, "move": 3, "end": 2}

    tale = ""
    """The haunt that was on the page, with an open book, when this person said to have read it."""

    def answers(self) -> bool:
        """Give one answer if asked; whether there was something to answer."""
        page = self.page
        try:
            options = page.locator(ASKED)
            ids: list[str] = options.evaluate_all("all => all.map(each => each.dataset.answer)")
            if not ids or page.locator("button.send:visible").count():
                return super().answers()
            if "ready" in ids and not self.tale:
                self._reads()
            weights = [self.LIKES.get(id.partition(":")[0], 1) for id in ids]
            self._presses(options.nth(self.random.choices(range(len(ids)), weights)[0]))
        except Exception:  # the question may have closed meanwhile: look again
            return False
        return True

    def _reads(self) -> None:
        """Look at the haunt's page, if a book opens."""
        with suppress(TimeoutError):
            self.page.locator(".bookp:visible").first.wait_for(timeout=8000)
            self.tale = self.page.locator(".bm-haunt h3").inner_text(timeout=8000)

    def _presses(self, button: Locator) -> None:
        button.click(timeout=1000)
        again = self.page.locator("button.twice")
        if again.count():
            again.first.click(timeout=1000)


def haunt_to_the_end(visit: Callable[..., Person], haunt: str, seats: int, seed: int) -> None:
    """Two people and bots play a table with this haunt until both see the end."""
    people = [Explorer(visit(device).page, seed + i) for i, device in enumerate((DESKTOP, PHONE))]
    mara, otto = people
    # a bot plays Sara: she hunts, or hides, better than people who press buttons at random
    choices = {"Haunt": HAUNTS[haunt], "Choosing_explorers": "At random", "Who_plays_Sara": "Seat 3"}
    invitation = mara.opens_a_table("Mara", seats, "Blood on the Moon", **choices)
    otto.sits_down(invitation, "Otto")
    mara.starts()
    play_on(list(people), lambda: mara.is_over and otto.is_over)
    for person in people:
        assert person.tale.casefold() == HAUNTS[haunt].casefold()
    winners = mara.page.locator(".finale .won").count()
    assert otto.page.locator(".finale .won").count() == winners
    for person in people:
        assert person.faults == []


def test_a_found_tile_turns_when_it_is_dragged_round_and_when_a_button_is_pressed(visit: Callable[..., Person]) -> None:
    mara = Explorer(visit(DESKTOP).page, 7)
    page = mara.page
    mara.opens_a_table("Mara", 3, "Blood on the Moon", Choosing_explorers="At random")
    mara.starts()
    play_on([mara], lambda: page.locator(".found.loose").count() > 0)
    way, doors = page.locator(".bm-turning .way"), page.locator(".bm-turning .way span")
    expect(way).to_contain_text("Way 1 of")
    before = doors.inner_text()
    box = page.locator(".found .glow").bounding_box()
    assert box is not None
    x, y, r = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 3
    page.mouse.move(x + r, y)
    page.mouse.down()
    for across, down in ((0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0)):
        page.mouse.move(x + r * across, y + r * down)
    page.mouse.up()
    expect(way).not_to_contain_text("Way 1 of")
    expect(doors).not_to_have_text(before)
    page.get_by_role("button", name="Set it down").click()
    expect(page.locator(".found")).to_have_count(0)


@pytest.mark.timeout(300)
def test_two_people_and_a_bot_play_the_haunt_with_the_hidden_traitor_to_its_end(visit: Callable[..., Person]) -> None:
    haunt_to_the_end(visit, "hunter-and-prey", 3, seed=41)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("haunt", [haunt for haunt in HAUNTS if haunt != "hunter-and-prey"])
def test_two_people_and_two_bots_play_every_haunt_to_its_end(visit: Callable[..., Person], haunt: str) -> None:
    haunt_to_the_end(visit, haunt, 4, seed=51)
