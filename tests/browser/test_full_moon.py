"""The pack in one browser, a hiker in another: a whole game of Full Moon with bots beside them, by clicks alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import ASKED, Person

QUICK = frozenset({"end", "done", "stop", "stand", "pass", "no", "let", "bite", "accept", "none", "random"})
"""Answers that bring a game on."""
QUICKLY = 0.75
"""How often somebody gives one of them, where there is one, rather than any answer."""
TRAIL = re.compile(r'\["e4"(?:, ?"[a-i][1-7]"){10}\]')
"""The whole secret trail, as it is sent: the Camp and ten spaces."""
READ = "options => options.map(option => [option.dataset.answer, option.getAttribute('aria-pressed')])"


def hurries(person: Person, hunt: bool = False) -> bool:
    """Give one answer if asked, most often a quick one; on the hunt a sniff and an attack come before the end of the
    phase. Whether there was something to answer.
    """
    offered = person.page.locator(ASKED)
    answers: list[list[str | None]] = offered.evaluate_all(READ)
    several = [i for i, (_, pressed) in enumerate(answers) if pressed is not None]
    wanted = [i for i, (each, _) in enumerate(answers) if hunt and str(each).startswith(("attack:", "sniff:"))]
    if not wanted and person.random.random() < QUICKLY:
        wanted = [i for i, (each, _) in enumerate(answers) if each in QUICK]
    if several:  # some of many are to be named: one after the other until that many are enough
        ready = person.page.locator("button.send:visible:not([disabled])")
        click = ready.first if ready.count() else offered.nth(person.random.choice(several))
    elif wanted:
        click = offered.nth(wanted[0])
    else:
        return person.answers()
    try:
        click.click(timeout=4000)
    except Exception:  # the question may have closed meanwhile: look again
        return False
    return True


def frames_of(person: Person) -> list[str]:
    """Everything that the server sends to a page from now on."""
    frames: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


@pytest.mark.timeout(600)  # about 130 answers
def test_the_pack_and_a_hiker_in_two_browsers_finish_a_game_with_bots(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=61, reduced_motion="reduce"), visit(PHONE, seed=62, reduced_motion="reduce")
    told_mara, told_otto = frames_of(mara), frames_of(otto)
    seats = 4
    sunrise = ["Stop at the second sunrise"]  # the game has 25 turns at most
    invitation = mara.opens_a_table("Mara", seats, "Full Moon", sunrise, Who_plays_the_pack="Seat 1")
    otto.sits_down(invitation, "Otto")
    mara.starts()
    met: set[str] = set()
    signs = {"day": ".moonwood.day", "night": ".moonwood.night", "fight": ".fm-fighter", "trail": ".secretly .ptrail"}
    for turn in range(6000):
        answered = hurries(mara, hunt="fight otto" not in met) + hurries(otto)
        if turn % 3 == 0:
            met |= {
                f"{sign} {name}"
                for name, person in (("mara", mara), ("otto", otto))
                for sign, where in signs.items()
                if person.page.locator(where).count()
            }
        if not answered:
            if mara.is_over and otto.is_over:
                break
            mara.page.wait_for_timeout(60)
    assert mara.is_over
    assert otto.is_over
    verdicts = {person.page.locator(".verdict h2").first.inner_text() for person in (mara, otto)}
    assert len(verdicts) == 1
    for person in (mara, otto):
        expect(person.page.locator(".fm-cast .fm-part")).to_have_count(seats)
        expect(person.page.get_by_role("button", name=re.compile("Play again"))).to_be_visible()
    assert {"day mara", "day otto", "night mara", "night otto", "fight mara", "fight otto", "trail mara"} <= met
    assert "trail otto" not in met
    trails = {trail for frame in told_mara for trail in TRAIL.findall(frame)}
    assert len(trails) == 1
    assert not any(trail in frame for frame in told_otto for trail in trails)
