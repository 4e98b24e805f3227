"""`wolfmoon edition`: files that correct printed values."""

from pathlib import Path

from cyclopts import App

from wolfmoon.cli.request import edition_of, find
from wolfmoon.cli.words import Words
from wolfmoon.core.match import start

edition_command = App(name="edition", help="Edition files: corrections of printed values by owners of a box.")


@edition_command.command(name="check")
def check(game: str, file: Path, /) -> int:
    """Check an edition file: its keys and values, and that the game can be set up with it for every number of players.

    Example: wolfmoon edition check fangs my_box.toml

    Args:
        game: the game's name, as `wolfmoon games` lists it
        file: the edition file (TOML, the same keys as the game's components.toml)
    """
    rules = find(game)
    edition = edition_of(rules, file) or {}
    for seats in rules.seats:
        start(rules, seats, seed=1, edition=edition, keep=False)
    changed = _count(edition)
    print(Words(game).own("cli-edition-good", file=str(file), values=changed))
    return 0


def _count(value: object) -> int:
    return sum(_count(each) for each in value.values()) if isinstance(value, dict) else 1
