"""What the test of docs/adding_a_haunt.md runs in a process of its own, where the game has six haunts.

`python -m tests.docs.lamplighters scenarios FOLDER` or `… contract`.
"""

import sys
from pathlib import Path

import wolfmoon
from tests.games.blood_on_the_moon.haunt_contract import PLAY, SIDES, check_game, missing_texts, unread_rules
from wolfmoon.core.library import rulebook
from wolfmoon.core.scenario import read_scenario, run_scenario
from wolfmoon.games.blood_on_the_moon import RULES
from wolfmoon.games.blood_on_the_moon.haunts.registry import haunts
from wolfmoon.lab.coverage import coverage

HAUNT = "lamplighters"
TRIES = 60


def scenarios(place: Path) -> None:
    """The page's scenarios hold, and with them every rule of the haunt has all it needs."""
    assert place in Path(wolfmoon.__file__).parents, wolfmoon.__file__
    assert len(haunts()) == 6
    files = sorted(place.rglob(f"{HAUNT}/scenarios/*.toml"))
    assert files
    for file in files:
        run_scenario(read_scenario(file.read_text("utf-8"), file.name), RULES)
    own = [rule.id for rule in rulebook("wolfmoon.games.blood_on_the_moon") if HAUNT in rule.id]
    missing = [each for each in coverage(RULES.id, files).missing if HAUNT in each or each.startswith("H6-")]
    assert own
    assert missing == [], missing


def contract() -> None:
    """Every text is there; it ends, with words and answers all the way, and each side wins with every number of players."""
    assert missing_texts(HAUNT) == []
    assert unread_rules(HAUNT) == []
    for seats in RULES.seats:
        for level in PLAY:
            won: set[str] = set()
            for seed in range(TRIES):
                if len(won) == len(SIDES):
                    break
                won.add(check_game(HAUNT, seats, level, seed))
            assert won == set(SIDES), f"{seats} players, {level}: only {won}"


if __name__ == "__main__":
    if sys.argv[1] == "contract":
        contract()
    else:
        scenarios(Path(sys.argv[2]))
