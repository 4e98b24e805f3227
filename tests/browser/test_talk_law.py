"""Quick phrases, pointing, mutes, complaints, new links, on a desktop and a phone; and what hostile words do: nothing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.people import Person
from tests.browser.test_pace import picture

HOSTILE = (
    "<script>document.title='x'</script>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1) ${alert(1)} {{x}}",
    "{ $seat } &amp; \\u0041 %s",
    "אבג מימין לשמאל 123",
    "W" * 200,
)


def say(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.get_by_label("Say something").press("Enter")


def test_phrases_and_pointing_are_heard_in_both_browsers(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(PHONE, seed=2)
    otto.sits_down(mara.opens_a_table("Mara", 4), "Otto")
    mara.starts()
    otto.page.get_by_role("tab", name="Chat").click()
    otto.page.get_by_role("button", name="Hello!").click()
    mara.page.get_by_role("button", name="Chat: one new line").click()
    expect(mara.page.locator(".talktext li p").last).to_have_text("Otto Hello!")
    expect(mara.page.get_by_role("button", name="I trust …", exact=True)).to_be_visible()
    mara.page.get_by_role("button", name="…, it is your turn.").click()
    mara.page.get_by_role("group", name="…, it is your turn.").get_by_role("button", name="Otto").click()
    expect(otto.page.locator(".talktext li p").last).to_have_text("Mara Otto, it is your turn.")

    # Mara points at a seat on the board: Otto is told, and it lights up for him
    mara.page.get_by_role("button", name="Point at something").click()
    expect(mara.page.get_by_text("Press what you point at")).to_be_visible()
    mara.page.locator("[data-place=chapel] .pic").click()
    expect(otto.page.locator(".toasts li")).to_contain_text("Mara points at Chapel")
    expect(otto.page.locator(".talktext li p").last).to_have_text("Mara Look here: Chapel.")
    expect(otto.page.locator("[data-place=chapel]")).to_have_class(re.compile(r"\blit\b"))

    # by keyboard: what has the focus is pointed at with P
    mara.page.locator("[data-place=chapel] .pic").focus()
    mara.page.keyboard.press("p")
    expect(otto.page.locator(".talktext li")).to_have_count(4)


def test_where_the_chat_is_shut_pointing_goes_by_the_game_s_own_phrases(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(DESKTOP, seed=2)
    otto.sits_down(mara.opens_a_table("Mara", 2, game="Armata Strigoi"), "Otto")
    mara.starts()
    mara.page.get_by_role("button", name="Chat", exact=True).click()
    expect(mara.page.locator(".talktext .silent")).to_be_visible()
    expect(mara.page.get_by_label("Say something")).to_have_count(0)
    mara.page.keyboard.press("Escape")
    mara.page.locator("main.board [data-room=h1]").first.hover()
    mara.page.keyboard.press("p")
    expect(otto.page.locator(".talk .said")).to_contain_text("Look here:")
    expect(otto.page.locator("main.board .room.lit")).to_have_count(1)


def test_who_is_muted_for_oneself_and_for_the_table_is_silent(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(PHONE, seed=2)
    otto.sits_down(mara.opens_a_table("Mara", 4), "Otto")
    otto.page.get_by_role("button", name="Chat", exact=True).click()
    say(otto.page, "First")
    mara.page.get_by_role("button", name="Chat: one new line").click()
    expect(mara.page.locator(".talktext li p").last).to_have_text("Otto First")
    mara.page.get_by_role("button", name="About Otto").click()
    card = mara.page.get_by_role("dialog", name="Otto")
    card.get_by_role("button", name="Mute", exact=True).first.click()
    card.get_by_role("button", name="Close").click()
    expect(mara.page.get_by_text("One line of somebody you have muted is hidden.")).to_be_visible()
    say(otto.page, "Second")
    expect(mara.page.get_by_text("2 lines of people you have muted are hidden.")).to_be_visible()
    assert mara.page.locator(".talktext").get_by_text("Second").count() == 0

    mara.page.get_by_role("button", name="About Otto").click()
    card.get_by_role("button", name="Mute", exact=True).click()
    card.get_by_role("button", name="Close").click()
    expect(otto.page.get_by_text("The host has muted you.")).to_be_visible()
    expect(otto.page.get_by_label("Say something")).to_have_count(0)


def test_a_complaint_is_written_down_and_the_host_reads_it(visit: Callable[..., Person]) -> None:
    mara, otto, ines = visit(DESKTOP, seed=1), visit(PHONE, seed=2), visit(DESKTOP, seed=3)
    invitation = mara.opens_a_table("Mara", 4)
    otto.sits_down(invitation, "Otto")
    ines.sits_down(invitation, "Ines")
    otto.page.get_by_role("button", name="Chat", exact=True).click()
    say(otto.page, "You are all fools")
    ines.page.get_by_role("button", name="Chat: one new line").click()
    ines.page.get_by_role("button", name="About Otto").click()
    ines.page.get_by_label("Complain").fill("He calls us names")
    ines.page.get_by_role("button", name="Send").click()
    expect(ines.page.locator(".toasts li")).to_contain_text("written down")
    mara.page.get_by_role("button", name="Chat: one new line").click()
    mara.page.get_by_role("button", name="Complaints").click()
    dialog = mara.page.get_by_role("dialog", name="Complaints")
    expect(dialog).to_contain_text("Otto: He calls us names")
    dialog.get_by_text("What was said").click()
    expect(dialog).to_contain_text("You are all fools")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_complaint_about_the_host_goes_past_him_and_what_is_refused_is_said_in_the_dialog(
    visit: Callable[..., Person], device: dict[str, Any]
) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(device, seed=2)
    otto.sits_down(mara.opens_a_table("Mara", 4), "Otto")
    otto.page.get_by_role("button", name="Chat", exact=True).click()
    card = otto.page.get_by_role("dialog", name="Mara")
    for _ in range(4):  # the fourth at once is refused
        expect(card).to_have_count(0)
        otto.page.get_by_role("button", name="About Mara").click()
        expect(card).to_contain_text("not to the host")
        card.get_by_label("Complain").fill("She mutes everybody")
        card.get_by_role("button", name="Send").click()
    words = card.get_by_role("status").locator("li")
    expect(words.first).to_be_visible()
    picture(otto.page, f"refused-{'phone' if device is PHONE else 'desktop'}")
    assert otto.page.locator(".toasts li").count() == words.count(), (
        "said in the dialog alone: beneath it nobody is told"
    )
    card.get_by_role("button", name="Close").click()
    expect(otto.page.locator(".toasts li").first).to_be_visible()
    otto.faults.clear()  # the browser notes the refusal


def test_a_new_link_leaves_who_came_by_the_old_one_watching(visit: Callable[..., Person]) -> None:
    mara, otto, thief = visit(DESKTOP, seed=1), visit(DESKTOP, seed=2), visit(DESKTOP, seed=3)
    otto.sits_down(mara.opens_a_table("Mara", 4), "Otto")
    mara.starts()
    token = otto.page.evaluate("Object.entries(sessionStorage).find(([key]) => key.startsWith('wolfmoon:seat:'))[1]")
    thief.page.goto(f"{otto.page.url}#seat={token}")
    expect(thief.page.locator(".table")).to_be_visible()
    expect(thief.page.get_by_role("heading", name="You watch")).to_have_count(0)
    assert token not in thief.page.url, "the secret does not stay in the address"
    otto.page.get_by_role("button", name="Settings").click()
    otto.page.get_by_role("button", name="New link", exact=True).click()
    expect(otto.page.get_by_role("dialog").locator(".toasts li")).to_contain_text("new link")
    expect(thief.page.locator(".own.watcher")).to_be_visible()
    otto.page.keyboard.press("Escape")
    expect(otto.page.locator(".own.watcher")).to_have_count(0)
    thief.page.reload()
    expect(thief.page.locator(".own.watcher")).to_be_visible()


def test_hostile_words_and_names_stay_text_and_in_their_place(visit: Callable[..., Person]) -> None:
    mara, otto = visit(DESKTOP, seed=1), visit(PHONE, seed=2)
    invitation = mara.opens_a_table("<img src=x onerror=1>", 4)
    otto.sits_down(invitation, "شخص طويل الاسم جدا" + "W" * 6)
    mara.page.get_by_role("button", name=re.compile("^Chat")).click()
    otto.page.get_by_role("button", name=re.compile("^Chat")).click()
    for words in HOSTILE:
        say(mara.page, words)
        expect(otto.page.locator(".talktext li p bdi").last).to_have_text(words)
        otto.page.wait_for_timeout(1200 if words == HOSTILE[-2] else 0)
    for page in (mara.page, otto.page):
        assert page.title() != "x"
        assert page.locator(".talktext img, .talktext script, .talktext svg[onload]").count() == 0
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "nothing sticks out of the page"
        for box in page.locator(".talktext li").evaluate_all(
            "all => all.map(each => each.scrollWidth - each.clientWidth)"
        ):
            assert box <= 1
    mara.page.keyboard.press("Escape")
    mara.starts()
    expect(mara.page.locator("body")).to_contain_text("<img src=x onerror=1>")
    assert mara.page.locator("img[src=x]").count() == 0
