"""The table options of Blood on the Moon; each is named after the ruling it is about."""

from collections.abc import Mapping

from wolfmoon.core.options import Choice, TableOption, Value
from wolfmoon.games.blood_on_the_moon.components import PRINTED, TRAITS, Book
from wolfmoon.games.blood_on_the_moon.state import Settings

LEAST_LAST = int(PRINTED.box["number_track"]["last_at_least"])
LAST = int(PRINTED.box["number_track"]["last"])

OPTIONS = (
    TableOption("haunt", "choice", "random", [Choice("random"), *(Choice(haunt) for haunt in PRINTED.haunts)]),
    TableOption("open-books", "flag", False),
    TableOption(
        "sara-seat",
        "choice",
        "random",
        [Choice("random"), *(Choice(str(seat), range(max(3, seat), 7)) for seat in range(1, 7))],
    ),
    TableOption("explorers", "choice", "draft", [Choice("draft"), Choice("random")]),
    TableOption("first-day", "number", 0, low=0, high=366),
    TableOption("expansion-cards", "flag", True),
    TableOption("one-way-links", "flag", False),
    TableOption("holy-symbol-once", "flag", False),
    TableOption("stunned-untouchable", "flag", False),
    TableOption("altar-trait", "choice", "sanity", [Choice("sanity"), Choice("knowledge")]),
    TableOption("silver-needs-damage", "flag", False),
    TableOption("idol-tradable", "flag", False),
    TableOption("track-last", "number", LAST, low=LEAST_LAST, high=30),
    TableOption("forced-change-pays-first", "flag", False),
)


def settings_of(options: Mapping[str, Value], book: Book = PRINTED) -> Settings:
    """The options as the rules use them."""
    last = int(options["track-last"])
    return Settings(
        haunt=str(options["haunt"]),
        open_books=bool(options["open-books"]),
        one_way_links=bool(options["one-way-links"]),
        holy_symbol_once=bool(options["holy-symbol-once"]),
        stunned_untouchable=bool(options["stunned-untouchable"]),
        altar_trait=TRAITS.index(str(options["altar-trait"])),
        silver_needs_damage=bool(options["silver-needs-damage"]),
        idol_tradable=bool(options["idol-tradable"]),
        track_last=int(book.box["number_track"]["last"]) if last == LAST else last,
        forced_change_pays_first=bool(options["forced-change-pays-first"]),
    )
