"""A preset is chosen inside an open reaction window, speaks for its seat from then on, and is changed back in the settings."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, House
from tests.browser.people import Person
from tests.browser.test_pace import NO_CLOCK, picture, set_pace

MASKED = 0.5  # seconds that a window stays open at least in this house
ASK, TARGET, PASS = "Always ask me", "Pass unless I am the target", "Always pass"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serves the small game of the server's tests: each turn opens a window for everybody else, whatever they hold."""
    house = House(tmp_path_factory.mktemp("tiny"), "tests.server.serve_tiny", str(MASKED))
    yield house
    house.kill()


class Sitter:
    """Somebody at a table of the small game, and what the server has sent of it so far."""

    def __init__(self, person: Person, name: str) -> None:
        self.person, self.page, self.name = person, person.page, name
        self.sent: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.route("**/games/tiny/board/board.*", _plainly)
        self.window = self.page.locator(".window")
        self.asked = self.page.locator(".window:not(.answered)")
        self.preset = self.window.locator(".preset")
        self.turn = self.page.locator(".asked", has_text="At whom do you throw?")
        self.burial = self.page.locator(".asked", has_text="Bury a stone?")

    def _hear(self, frame: object) -> None:
        if str(frame).startswith(('{"type":"view"', '{"type":"change"')):
            self.sent.append(str(frame))

    def throws_at(self, victim: "Sitter") -> None:
        """A turn begins: a window opens for everybody else."""
        self.turn.locator("[data-answer]", has_text=victim.name).click()

    def throws_nothing(self) -> None:
        """Answer the open window."""
        self.asked.get_by_role("button", name="Nothing").click()

    def is_answered_for(self) -> None:
        """This seat is asked, and answered for when the masked time is over, while others are still waited for."""
        expect(self.window.get_by_text("Your answer is in")).to_be_visible()
        expect(self.window.get_by_role("button", name="Nothing")).to_be_disabled()

    def is_still_asked(self) -> None:
        """This seat is asked, and is not answered for though the masked time is over."""
        expect(self.asked).to_be_visible()
        self.page.wait_for_timeout(2000 * MASKED)
        expect(self.asked.get_by_role("button", name="Nothing")).to_be_enabled()

    def chooses(self, choice: str) -> None:
        """Choose a preset in the open window."""
        self.preset.locator("summary").click()
        self.preset.get_by_role("button", name=choice).click()
        expect(self.preset.locator("summary")).to_have_text(f"Windows like this: {choice}")

    def settings(self, closed: str, choice: str) -> None:
        """See in the settings what is chosen for windows of this rule, and choose something else."""
        self.page.get_by_role("button", name="Settings").click()
        every = self.page.get_by_role("group", name="All reaction windows")
        expect(every.get_by_role("button", name=ASK)).to_have_attribute("aria-pressed", "true")
        mine = self.page.get_by_role("group", name="Windows by the rule tiny/throw")
        expect(pressed(mine)).to_have_text(closed)
        mine.get_by_role("button", name=choice).click()
        expect(pressed(mine)).to_have_text(choice)
        picture(self.page, f"window-presets-{self.name.lower()}-settings")
        self.page.keyboard.press("Escape")


def _plainly(route: Route) -> None:
    """The small game has no board of its own: it stands on the plain one."""
    style = route.request.url.endswith(".css")
    route.fulfill(
        content_type="text/css" if style else "text/javascript", body="" if style else 'export * from "/web/plain.js";'
    )


def pressed(choices: Locator) -> Locator:
    """The choice that holds."""
    return choices.locator("button[aria-pressed=true]")


def goes_on(victim: Sitter, following: Sitter) -> None:
    """Whoever was hit buries a stone; then it is somebody's turn."""
    for _ in range(200):
        if victim.burial.is_visible():
            victim.burial.locator("[data-answer]").first.click()
            break
        if following.turn.is_visible():
            break
        victim.page.wait_for_timeout(50)
    expect(following.turn).to_be_visible()


@pytest.mark.long
def test_a_preset_chosen_in_a_window_speaks_for_its_seat_until_it_is_changed_back(
    visit: Callable[..., Person],
) -> None:
    mara, otto, ines = (
        Sitter(visit(device, reduced_motion="reduce"), name)
        for device, name in ((DESKTOP, "Mara"), (PHONE, "Otto"), (DESKTOP, "Ines"))
    )
    invitation = mara.person.opens_a_table("Mara", 3, "Tiny")
    mara.page.get_by_label("Goal").fill("9")
    mara.page.get_by_label("Goal").blur()
    set_pace(mara.page, NO_CLOCK, 0)
    otto.person.sits_down(invitation, "Otto")
    expect(otto.page.get_by_label("Goal")).to_have_value("9")
    ines.person.sits_down(invitation, "Ines")
    mara.person.starts()

    # Otto chooses in a window that is not about him: he is answered for in it, and nobody is sent anything
    mara.throws_at(ines)
    expect(ines.asked).to_be_visible()
    otto.is_still_asked()
    sent = mara.sent[:], ines.sent[:]
    before = ines.window.inner_text()
    otto.chooses(TARGET)
    otto.is_answered_for()
    picture(otto.page, "window-presets-phone")
    ines.page.wait_for_timeout(500)
    assert (mara.sent, ines.sent) == sent
    assert ines.window.inner_text() == before
    ines.throws_nothing()
    goes_on(ines, otto)

    # the next window of that rule no longer asks him; who is waited for is the same
    otto.throws_at(mara)
    mara.throws_nothing()
    ines.throws_nothing()
    goes_on(mara, ines)
    ines.throws_at(mara)
    expect(mara.asked).to_be_visible()
    expect(ines.page.get_by_text("Waiting for 2 players")).to_be_visible()
    sent = mara.sent[:], ines.sent[:]
    otto.is_answered_for()
    assert json.loads(otto.sent[-1])["changes"]["clock"][0]["opened_ms_ago"] >= 1000 * MASKED
    waits = mara.window.locator(".waits").inner_text()
    assert "Otto" in waits
    mara.page.wait_for_timeout(500)
    assert (mara.sent, ines.sent) == sent
    mara.throws_nothing()
    goes_on(mara, mara)

    # one that is about him does, until he chooses otherwise in it
    mara.throws_at(otto)
    otto.is_still_asked()
    otto.chooses(PASS)
    otto.is_answered_for()
    otto.settings(PASS, ASK)
    ines.throws_nothing()
    goes_on(otto, otto)

    # he is asked again, and that too looks the same to the others
    otto.throws_at(ines)
    mara.throws_nothing()
    ines.throws_nothing()
    goes_on(ines, ines)
    ines.throws_at(mara)
    otto.is_still_asked()
    assert mara.window.locator(".waits").inner_text() == waits
    chosen = '"tiny/throw":"'
    assert any(chosen in frame for frame in otto.sent)
    assert not any(chosen in frame for frame in mara.sent + ines.sent)
