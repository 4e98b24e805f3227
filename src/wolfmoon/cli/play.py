"""`wolfmoon play`: a game at the terminal, against bots."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wolfmoon.cli.request import edition_of, find, levels, one_of_seats, seats_for, settings, write_text
from wolfmoon.cli.session import Session
from wolfmoon.cli.words import Words
from wolfmoon.core.dice import Dice
from wolfmoon.core.match import start
from wolfmoon.core.record import record

NAMES = ("Alma", "Bruno", "Cleo", "Darius", "Edda", "Falk", "Greta", "Hugo", "Mara")


def play_command(
    game: str,
    /,
    *,
    seats: int | None = None,
    bots: str = "greedy",
    seat: int = 0,
    name: str | None = None,
    seed: int | None = None,
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    edition: Path | None = None,
    plain: bool = False,
    save: Path | None = None,
) -> int:
    """Play a game at the terminal; bots take the other seats.

    The table fills the screen: the places and players, your own card and notes, the log, and below them what is asked, with
    numbered answers. --plain writes line by line instead, which also works through a pipe or with a screen reader.

    Example: wolfmoon play fangs --seats 5 --bots greedy --seed 7

    Args:
        game: the game's name, as `wolfmoon games` lists it
        seats: how many play, you included; the middle of what the game takes if not given
        bots: the level of the bots, random or greedy; several parted by commas take the seats in turn
        seat: where you sit, counted from 0 as in the files (0 is the first seat)
        name: what the table calls you
        seed: chooses the whole chance of the game; a new one each time if not given
        option: an option of the table as NAME=VALUE; may be given again for another
        edition: a file that corrects printed values of the components
        plain: line by line instead of the full screen
        save: write the record of the game to this file, for `wolfmoon replay`
    """
    rules = find(game)
    count = seats_for(rules, seats)
    me = one_of_seats(seat, count)
    given = levels(bots)
    chance = fresh_seed() if seed is None else seed
    match = start(rules, count, settings(rules, option), seed=chance, edition=edition_of(rules, edition))
    session = Session(match, me, given, Dice(chance).fork().seed)
    words = Words(game)
    words.names = names_at(count, me, words.own("cli-you", name=name or NAMES[-1]))
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from wolfmoon.cli.plain import Plain

        Plain(session, words, sys.stdin, sys.stdout).play()
    else:
        from wolfmoon.cli.screen import Screen

        Screen(session, words).run()
    if save is not None:
        write_text(save, record(match).to_json())
        print(words.own("cli-saved", file=str(save)))
    return 0


def names_at(seats: int, me: int, name: str) -> list[str]:
    """Names for a table: yours, and some for the bots."""
    rest = iter(each for each in NAMES if each != name)
    return [name if seat == me else next(rest) for seat in range(seats)]


def fresh_seed() -> int:
    """A seed nobody chose; the one place where the command line takes chance from outside."""
    import secrets

    return secrets.randbits(48)
