"""People in front of a browser: they open tables, sit down, and answer what they are asked by what stands on the page."""

import random
import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

ASKED = "button[data-answer]:visible:not([disabled]):not(.vain)"
SHARES = ".asked:has(button.send[disabled]) .stepper:visible button:last-of-type:not([disabled])"
"""The plus of what may still be shared out, before it can be sent."""


class Person:
    """One person and one page. `choose` picks among the answers on the page by their number."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.set_default_timeout(40_000)

    def _hear(self, message: object) -> None:
        if getattr(message, "type", "") == "error":
            self.faults.append(str(getattr(message, "text", message)))

    def opens_a_table(
        self, name: str, seats: int, game: str = "Fangs", switches: Sequence[str] = (), **choices: str
    ) -> str:
        """Open a table of a game, with these options switched or chosen (by their label, spaces as underscores); returns the
        invitation's address.
        """
        page = self.page
        page.goto("/")
        page.locator(".game", has_text=game).click()
        page.get_by_label("Your name").fill(name)
        stepper = page.locator(".stepper output").first
        for _ in range(8):
            now = int(stepper.inner_text())
            if now == seats:
                break
            page.get_by_role("button", name=re.compile("more" if now < seats else "fewer", re.IGNORECASE)).first.click()
        for switch in switches:
            page.get_by_role("switch", name=switch).click()
        for label, choice in choices.items():
            page.get_by_label(label.replace("_", " "), exact=True).select_option(label=choice)
        page.get_by_role("button", name="Open the table").click()
        expect(page).to_have_url(re.compile(r"/t/"))
        link = page.get_by_label(re.compile("link", re.IGNORECASE)).first
        expect(link).to_have_value(re.compile("/t/" if "Solo" in switches else "#join="))
        return "http://" + link.input_value()

    def sits_down(self, invitation: str, name: str) -> None:
        """Follow an invitation, sit on the next free seat and be ready."""
        page = self.page
        page.goto(invitation)
        page.get_by_label("Your name").first.fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name=re.compile("I am ready", re.IGNORECASE)).click()
        expect(page.get_by_role("button", name=re.compile("not ready after all", re.IGNORECASE))).to_be_visible()

    def starts(self) -> None:
        """The host begins; open seats become bots."""
        self.page.get_by_role("button", name=re.compile("^Start")).click()
        expect(self.page.locator(".prompt, .window").first).to_be_visible()

    @property
    def is_over(self) -> bool:
        """Whether the end is on the page."""
        return self.page.locator(".finale").count() > 0

    def answers(self) -> bool:
        """Give one answer if asked; whether there was something to answer."""
        options, send = self.page.locator(ASKED), self.page.locator("button.send:visible:not([disabled])")
        count = options.count()
        if not count and not send.count():
            return self._shares()
        try:
            if send.count() and (not count or self.random.random() < 0.5):
                send.first.click(timeout=1000)
                return True
            options.nth(self.random.randrange(count)).click(timeout=1000)
            again = self.page.locator("button.option.twice, button[data-answer][aria-pressed=true]")
            if again.count():
                again.first.click(timeout=1000)
        except Exception:  # the question may have closed meanwhile: look again
            return False
        return True

    def _shares(self) -> bool:
        """Give one more of what is shared out to somebody; whether there was something to share."""
        more = self.page.locator(SHARES)
        try:
            more.nth(self.random.randrange(more.count())).click(timeout=1000)
        except Exception:  # nothing is shared out, or the question has closed
            return False
        return True


def play_on(people: list[Person], until: Callable[[], bool], most: int = 4000) -> None:
    """Everybody answers what they are asked until it is so; an AssertionError if it never comes to that."""
    for _ in range(most):
        if until():
            return
        answered = sum(person.answers() for person in people)
        if not answered:
            people[0].page.wait_for_timeout(60)
    raise AssertionError("the game did not come that far: " + people[0].page.locator("body").inner_text()[:600])
