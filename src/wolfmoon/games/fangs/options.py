"""The table options of Fangs, and which go together (R K8)."""

from collections.abc import Mapping

from wolfmoon.core.errors import OptionsClash
from wolfmoon.core.options import Choice, TableOption, Value
from wolfmoon.core.text import say
from wolfmoon.games.fangs.components import GROUPS, PRINTED, Book, Deal
from wolfmoon.games.fangs.pieces import Settings

DOUBLE = "double-oracle"
VARIANTS = (
    Choice("none"),
    Choice(DOUBLE, range(7, 9)),
    Choice("more-uncertainty", range(7, 9)),
    Choice("all-three-groups", range(4, 5)),
    Choice("anything-goes"),
    Choice(f"{DOUBLE}-and-more-uncertainty", range(7, 9)),
    Choice(f"{DOUBLE}-and-anything-goes", range(7, 9)),
)
SOURCES = ("recommended", "standard", "expansion", "mixed", "all-twenty", "picked")

OPTIONS = (
    TableOption("variant", "choice", "none", VARIANTS),
    TableOption("characters", "choice", "recommended", [Choice(source) for source in SOURCES]),
    TableOption("picked", "some", "", [Choice(character) for character in PRINTED.characters]),
    TableOption("public-list", "flag", False),
    TableOption("remove-humans-balm", "flag", False),
    TableOption("windows", "choice", "normal", [Choice("normal"), Choice("all"), Choice("attacks_only")]),
)


def settings_of(options: Mapping[str, Value], seats: int, book: Book = PRINTED) -> Settings:
    """The options as the rules use them."""
    choice = str(options["variant"])
    variant = choice.removeprefix(DOUBLE).removeprefix("-and-")
    deal = deal_for("standard" if variant in ("", "none", "anything-goes") else variant, seats, book)
    rounds = book.double_rounds if choice.startswith(DOUBLE) else deal.oracle_rounds
    variant = variant if variant not in ("", "none") else "standard"
    return Settings(variant, str(options["windows"]), str(options["characters"]), rounds)


def deal_for(variant: str, seats: int, book: Book = PRINTED) -> Deal:
    """How many of each group a variant shuffles for that many seats."""
    return book.deals[variant, seats]


def check(seats: int, options: Mapping[str, Value]) -> None:
    """Raise OptionsClash if options do not go together (R D6, R K7, R K8)."""
    settings = settings_of(options, seats)
    picked = [each for each in str(options["picked"]).split(",") if each]
    if settings.variant == "anything-goes":
        if settings.source not in ("recommended", "all-twenty"):
            raise OptionsClash(why=say("fangs-clash-anything-goes-source"))
        if options["public-list"]:
            raise OptionsClash(why=say("fangs-clash-anything-goes-list"))
    if options["remove-humans-balm"] and (settings.variant != "standard" or seats != 4):
        raise OptionsClash(why=say("fangs-clash-humans-balm"))
    if picked and settings.source != "picked":
        raise OptionsClash(why=say("fangs-clash-picked-unused"))
    if settings.source == "picked":
        check_picked(picked, deal_for(settings.variant, seats))


def check_picked(picked: list[str], deal: Deal, book: Book = PRINTED) -> None:
    """fangs/setup.groups, fangs/setup.expansion: the picked characters fill the groups, and no first letter occurs
    twice.
    """
    counts = [sum(book.group(each) == group for each in picked) for group in GROUPS]
    if counts != list(deal[:3]):
        raise OptionsClash(
            why=say(
                "fangs-clash-picked-groups",
                werewolves=deal.werewolf,
                vampires=deal.vampire,
                humans=deal.human,
                given=len(picked),
            )
        )
    initials = [book.characters[each].initial for each in picked]
    for initial in initials:
        if initials.count(initial) > 1:
            raise OptionsClash(why=say("fangs-clash-picked-initials", initial=initial))
