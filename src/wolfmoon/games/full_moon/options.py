"""The table options of Full Moon, and those that the rules look at while playing."""

from collections.abc import Mapping
from typing import NamedTuple

from wolfmoon.core.options import Choice, TableOption, Value

OPTIONS = (
    TableOption(
        "pack-seat",
        "choice",
        "random",
        (Choice("random"), *(Choice(str(seat), range(max(seat, 2), 8)) for seat in range(1, 8))),
    ),
    TableOption("hikers", "choice", "draft", (Choice("draft"), Choice("random"))),
    TableOption("hunters", "flag", False),
    TableOption("large-wood", "choice", "with-hunters", (Choice("with-hunters"), Choice("always"), Choice("never"))),
    TableOption("stop-at-second-sunrise", "flag", False),
    TableOption("barrier-price", "choice", "3", (Choice("3"), Choice("5"))),
    TableOption("full-moon-wolf", "choice", "choice", (Choice("choice"), Choice("card-only"), Choice("theft-only"))),
    TableOption("lair-needs-confirmed-side", "flag", True),
    TableOption("lair-on-elevation", "flag", True),
    TableOption("attacks-per-member", "choice", "unlimited", (Choice("unlimited"), Choice("once"))),
    TableOption("card-for-each", "flag", True),
    TableOption("alert-follows-from", "choice", "step-6", (Choice("step-6"), Choice("reveal"))),
    TableOption("item-copies-add", "flag", True),
    TableOption("trail-item", "choice", "one-side", (Choice("one-side"), Choice("all-sides"))),
    TableOption("run-optional", "flag", False),
    TableOption("hand-limit-counts", "choice", "starting-hikers", (Choice("starting-hikers"), Choice("all-hikers"))),
    TableOption("hostage-reward-capped", "flag", False),
    TableOption(
        "pack-cards-in-combat",
        "choice",
        "howl-and-wounds-too",
        (Choice("howl-and-wounds-too"), Choice("fight-cards-only")),
    ),
    TableOption("pairs-compared", "choice", "all-stood", (Choice("all-stood"), Choice("each-pair"))),
    TableOption("wounds-end-at-19", "flag", False),
)


class Settings(NamedTuple):
    """The options as the rules ask for them while playing."""

    hunters: bool
    large: bool
    stop_at_sunrise: bool
    barrier_price: int
    full_moon_wolf: str
    """choice | card-only | theft-only"""
    lair_needs_certain: bool
    lair_on_elevation: bool
    one_attack: bool
    card_for_each: bool
    follow_from_reveal: bool
    copies_add: bool
    all_sides: bool
    run_optional: bool
    all_hikers_count: bool
    reward_capped: bool
    all_cards_in_combat: bool
    each_pair: bool
    wounds_end_at_19: bool


def settings_of(options: Mapping[str, Value], barrier: int, other_barrier: int) -> Settings:
    """full_moon/hunters.large-wood, full_moon/large-wood.1: the settled options as settings; `barrier` is the price
    in the list.
    """
    hunters = bool(options["hunters"])
    large = options["large-wood"]
    return Settings(
        hunters=hunters,
        large=large == "always" or (large == "with-hunters" and hunters),
        stop_at_sunrise=bool(options["stop-at-second-sunrise"]),
        barrier_price=barrier if options["barrier-price"] == "3" else other_barrier,
        full_moon_wolf=str(options["full-moon-wolf"]),
        lair_needs_certain=bool(options["lair-needs-confirmed-side"]),
        lair_on_elevation=bool(options["lair-on-elevation"]),
        one_attack=options["attacks-per-member"] == "once",
        card_for_each=bool(options["card-for-each"]),
        follow_from_reveal=options["alert-follows-from"] == "reveal",
        copies_add=bool(options["item-copies-add"]),
        all_sides=options["trail-item"] == "all-sides",
        run_optional=bool(options["run-optional"]),
        all_hikers_count=options["hand-limit-counts"] == "all-hikers",
        reward_capped=bool(options["hostage-reward-capped"]),
        all_cards_in_combat=options["pack-cards-in-combat"] == "howl-and-wounds-too",
        each_pair=options["pairs-compared"] == "each-pair",
        wounds_end_at_19=bool(options["wounds-end-at-19"]),
    )
