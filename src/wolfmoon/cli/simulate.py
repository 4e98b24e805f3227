"""`wolfmoon simulate`: many games by bots, counted."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wolfmoon.cli.request import at_least, edition_of, find, levels, print_json, seats_for, settings
from wolfmoon.core.match import start


def simulate_command(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bots: str = "random",
    seed: int = 1,
    jobs: int = 1,
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    edition: Path | None = None,
    json: bool = False,
) -> int:
    """Let bots play many games and count: who wins, how games end, how long they are, how fast they run.

    Several kinds of bots sit at the same tables and change seats from game to game; they are rated as well. Rates come with
    their 95 % interval (Wilson). Same seed, same games, however many processes share the work. Questions with only one
    possible answer do not count as decisions.

    Example: wolfmoon simulate fangs --seats 6 --games 500 --bots greedy,random --seed 1 --jobs 2

    Args:
        game: the game's name, as `wolfmoon games` lists it
        seats: how many play; the middle of what the game takes if not given
        games: how many games
        bots: random or greedy, or several parted by commas; program:COMMAND is a program of your own (see docs/bots.md)
        seed: chooses all chance
        jobs: how many processes share the work
        option: an option of the table as NAME=VALUE; may be given again for another
        edition: a file that corrects printed values of the components
        json: print all figures as JSON
    """
    from wolfmoon.cli.figures import show
    from wolfmoon.lab.report import figures
    from wolfmoon.lab.simulate import Plan, simulate

    rules = find(game)
    plan = Plan(
        rules=rules,
        seats=seats_for(rules, seats),
        games=at_least("games", games),
        bots=levels(bots, programs=True),
        seed=seed,
        options=settings(rules, option),
        edition=edition_of(rules, edition),
    )
    start(rules, plan.seats, plan.options, seed=seed, edition=plan.edition, keep=False)
    at_least("jobs", jobs)
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(game, total=games)
            batch = simulate(plan, jobs, lambda done: bar.update(task, completed=done))
    else:
        batch = simulate(plan, jobs)
    found = figures(batch)
    if json:
        print_json(found)
    else:
        show(found)
    return 0
