"""The table options of Armata Strigoi, and which go together."""

from collections.abc import Mapping

from wolfmoon.core.errors import OptionsClash
from wolfmoon.core.options import Choice, TableOption, Value
from wolfmoon.core.text import say
from wolfmoon.games.armata_strigoi.state import Settings

OPTIONS = (
    TableOption("map", "choice", "random", [Choice("random"), Choice("first-game"), Choice("arranged")]),
    TableOption("shape", "choice", "ring", [Choice("ring"), Choice("free")]),
    TableOption("marks-apart", "choice", "advised", [Choice("advised"), Choice("always"), Choice("never")]),
    TableOption("difficulty", "choice", "standard", [Choice("easy"), Choice("standard"), Choice("hard")]),
    TableOption("abilities-in-fight", "choice", "any-time", [Choice("any-time"), Choice("limited")]),
    TableOption("centre-hit", "choice", "full", [Choice("full"), Choice("blood-only")]),
    TableOption("ladder-shield", "choice", "any", [Choice("any"), Choice("open-line")]),
    TableOption("solo", "flag", False),
    TableOption("silent-choice", "flag", False),
    TableOption("message-limit", "flag", True),
    TableOption("free-chat", "flag", False),
)


def settings_of(options: Mapping[str, Value]) -> Settings:
    """armata_strigoi/table.difficulty, armata_strigoi/table.chat: the options as the rules use them (R A2, R A10: marks apart
    as advised, but free on an arranged map).
    """
    apart = options["marks-apart"]
    arranged = options["map"] == "arranged"
    return Settings(
        map=str(options["map"]),
        free_shape=options["shape"] == "free",
        apart=apart == "always" or (apart == "advised" and not arranged),
        level=str(options["difficulty"]),
        limited=options["abilities-in-fight"] == "limited",
        blood_only=options["centre-hit"] == "blood-only",
        open_line=options["ladder-shield"] == "open-line",
        solo=bool(options["solo"]),
        silent=bool(options["silent-choice"]),
        limit=bool(options["message-limit"]),
        chat=bool(options["free-chat"]),
    )


def check(seats: int, options: Mapping[str, Value]) -> None:
    """armata_strigoi/map.shapes: raise OptionsClash if options do not go together (R A1, R A2, R A11, R K2)."""
    if options["shape"] == "free" and options["map"] != "arranged":
        raise OptionsClash(why=say("armata-clash-shape"))
    if options["map"] == "first-game" and options["marks-apart"] == "never":
        raise OptionsClash(why=say("armata-clash-first-game"))
    if options["solo"] and (options["silent-choice"] or options["free-chat"]):
        raise OptionsClash(why=say("armata-clash-solo"))
    if options["silent-choice"] and options["free-chat"]:
        raise OptionsClash(why=say("armata-clash-chat"))
