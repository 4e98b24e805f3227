"""Take the pictures of README and docs anew: python -m tools.pictures [GAME].

Writes docs/pictures/<game>-table.png (desktop), <game>-phone.png and lobby.png.
"""

import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS, PHONE, House
from tests.browser.people import Person, play_on
from tools.get_chromium import found

GAMES = {
    "fangs": ("Fangs", 7, 150),
    "armata_strigoi": ("Armata Strigoi", 4, 60),
    "full_moon": ("Full Moon", 4, 60),
    "blood_on_the_moon": ("Blood on the Moon", 5, 34),
}
"""By game: its title, how many sit down, and how long to play before the pictures."""
PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def main(game: str = "fangs") -> None:
    """Open a table with two people and take the pictures when they have something to choose."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=str(found()), args=list(FLAGS))
        mara = Person(browser.new_context(base_url=house.at, **DESKTOP).new_page(), 11)
        otto = Person(browser.new_context(base_url=house.at, **PHONE).new_page(), 12)
        mara.page.goto("/")
        mara.page.wait_for_timeout(1500)
        mara.page.screenshot(path=PICTURES / "lobby.png")
        title, seats, least = GAMES[game]
        otto.sits_down(mara.opens_a_table("Mara", seats, title), "Otto")
        mara.starts()
        people = [mara, otto]
        given = 0

        def chooses(person: Person, many: int) -> bool:
            nonlocal given
            given += 1
            options = person.page.locator("button[data-answer]:visible:not([disabled])")
            return person.is_over or (given > many and options.count() > 2)

        for person, name in ((otto, "phone"), (mara, "table")):
            play_on(people, partial(chooses, person, least))
            person.page.wait_for_timeout(1500)
            person.page.screenshot(path=PICTURES / f"{game}-{name}.png")
            print(f"wrote docs/pictures/{game}-{name}.png")
        browser.close()
        house.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
