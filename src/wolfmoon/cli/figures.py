"""The figures of a simulation as tables to read: the balance report."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from wolfmoon.cli.words import Words


def show(figures: Mapping[str, Any], console: Console | None = None) -> None:
    """Print the report of `lab.report.figures`."""
    console = console or Console(highlight=False)
    words = Words(figures["game"])
    console.print(
        words.own(
            "cli-sim-head",
            game=words.own(f"title-{figures['game']}"),
            games=figures["games"],
            seats=figures["seats"],
            bots=", ".join(figures["bots"]),
            seed=figures["seed"],
        )
    )
    console.print(
        words.own(
            "cli-sim-speed",
            seconds=f"{figures['seconds']:.1f}",
            games=f"{figures['games_per_second']:,.1f}",
            decisions=f"{figures['decisions_per_second']:,}",
            each=f"{figures['decisions_per_second_and_process']:,}",
            jobs=figures["jobs"],
        )
    )
    rates = Table(title=words.own("cli-sim-won"), title_justify="left")
    for column in ("who", "share", "interval", "seats"):
        rates.add_column(words.own(f"cli-sim-{column}"), justify="left" if column == "who" else "right")
    sections = [(words.own("cli-sim-bots"), figures["bots_won"])] if len(figures["bots_won"]) > 1 else []
    sections += [(kind, rows) for kind, rows in figures["kinds"].items()]
    sections += [
        (f"{bot}, {kind}", rows) for bot, kinds in figures["kinds_of_bots"].items() for kind, rows in kinds.items()
    ]
    sections.append((words.own("cli-sim-seats-won"), figures["seats_won"]))
    for kind, rows in sections:
        for name, row in (
            sorted(rows.items(), key=lambda pair: -pair[1]["rate"])
            if kind != words.own("cli-sim-seats-won")
            else rows.items()
        ):
            thing = kind.rpartition(", ")[2]
            named = words.thing(thing, name) if thing in figures["kinds"] else name
            if rows is figures["seats_won"]:
                named = str(int(name) + 1)  # people count seats from 1
            rates.add_row(f"{kind}: {named}", _percent(row["rate"]), _interval(row), str(row["games"]))
        rates.add_section()
    console.print(rates)
    endings = Table(title=words.own("cli-sim-endings"), title_justify="left")
    for column in ("ending", "share", "interval", "games"):
        endings.add_column(words.own(f"cli-sim-{column}"), justify="left" if column == "ending" else "right")
    for name, row in figures["endings"].items():
        endings.add_row(name, _percent(row["rate"]), _interval(row), str(row["won"]))
    console.print(endings)
    lengths = Table(title=words.own("cli-sim-lengths"), title_justify="left")
    for column in ("measure", "mean", "least", "p10", "p50", "p90", "most"):
        lengths.add_column(words.own(f"cli-sim-{column}"), justify="left" if column == "measure" else "right")
    for measure in ("length", "decisions_a_game", "decisions_a_seat"):
        spread = figures[measure]
        if spread:
            cells = [str(spread[each]) for each in ("mean", "least", "p10", "p50", "p90", "most")]
            lengths.add_row(words.own(f"cli-sim-{measure.replace('_', '-')}"), *cells)
    console.print(lengths)
    if figures["ratings"]:
        strong = Table(title=words.own("cli-sim-ratings"), title_justify="left")
        for column in ("bot", "mu", "sigma", "ordinal"):
            strong.add_column(words.own(f"cli-sim-{column}"), justify="left" if column == "bot" else "right")
        for row in figures["ratings"]:
            strong.add_row(row["bot"], f"{row['mu']:.2f}", f"{row['sigma']:.2f}", f"{row['ordinal']:.2f}")
        console.print(strong)


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _interval(row: Mapping[str, Any]) -> str:
    return f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %"
