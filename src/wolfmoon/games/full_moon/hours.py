"""The start of an hour: nightfall, night, second sunrise (full_moon/turn.1, full_moon/track.day,
full_moon/track.night).
"""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, together
from wolfmoon.core.text import Ref, say
from wolfmoon.games.full_moon.goals import check_end
from wolfmoon.games.full_moon.infection import show_bites
from wolfmoon.games.full_moon.setup import space_option
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import SPACE_REFS, WOLF_REFS

SUNRISE = "sunrise"


def place_on_track(table: MoonTable) -> int:
    """full_moon/turn.1: the hour's place on the track, 0 is 06:00."""
    return (table.turn - 1) % len(table.book.hours)


def begin_hour(table: MoonTable) -> Script[None]:
    """full_moon/turn.1, full_moon/nightfall.heal, full_moon/night.transform, full_moon/sunrise.1: what happens at the
    start of the hour (R14.4, R14.5, R14.17).
    """
    table.turn += 1
    place = place_on_track(table)
    event = table.book.hour_events[place]
    table.sunrise = False
    table.next = "prepare"
    if table.log is not None:
        hour = Ref("hour", table.book.hours[place])
        table.tell("full_moon/turn.1", say("moon-hour-turn", hour=hour, turn=table.turn))
    if event == "nightfall":
        heal_all(table, "full_moon/nightfall.heal")
    elif event == "night":
        table.night = True
        if table.settings.wounds_end_at_19:
            heal_all(table, "full_moon/nightfall.heal")
        if table.log is not None:
            table.tell("full_moon/night.transform", say("moon-night"))
        table.next = "place"
    elif event == "start" and table.turn > 1:
        table.night = False
        table.sunrise = True
        table.wolf_at = [-1] * len(table.wolf_at)
        table.lairs_shown = ()
        if table.log is not None:
            table.tell("full_moon/sunrise.1", say("moon-sunrise"))
    yield from together(())


def heal_all(table: MoonTable, rule: str) -> None:
    """full_moon/nightfall.heal: wounds of the pack close without paying."""
    for wolf in table.pack:
        if table.wounded[wolf]:
            table.wounded[wolf] = False
            if table.log is not None:
                table.tell(rule, say("moon-healed", wolf=WOLF_REFS[wolf]))


def place_wolf(table: MoonTable) -> Script[None]:
    """full_moon/night.place: the next member comes out next to the Lair or next to the Camp; two in all next to the
    Lair (R14.6).
    """
    out = [wolf for wolf in table.pack if table.wolf_at[wolf] < 0]
    if not out:
        table.next = "tokens"
        yield from together(())
        return
    wolf = out[0]
    answer = yield from pick_one(
        table.wolf_owner[wolf],
        "full_moon/night.place",
        say("moon-ask-place", wolf=WOLF_REFS[wolf]),
        lambda: placings(table),
        about=(WOLF_REFS[wolf],),
        masked=True,
        default=lambda: placings(table)[0].id,
    )
    table.wolf_at[wolf] = space = table.wood.index[answer]
    table.lairs_shown = (*table.lairs_shown, space)
    table.lairs &= lairs_allowed(table, table.lairs_shown, len(table.pack))
    if table.log is not None:
        where = SPACE_REFS[table.settings.large][space]
        table.tell("full_moon/night.place", say("moon-placed", wolf=WOLF_REFS[wolf], space=where), reveals=True)


def placings(table: MoonTable) -> list[Option]:
    """full_moon/night.place: the spaces where the next member can stand so that the rest can still be placed as the
    rule says.
    """
    lair = table.trail[-1]
    return [
        space_option(table, space)
        for space in range(len(table.wood.names))
        if fits(table, lair, (*table.lairs_shown, space), len(table.pack))
    ]


def fits(table: MoonTable, lair: int, spaces: tuple[int, ...], members: int) -> bool:
    """full_moon/night.place: whether members on these spaces, and the others to come, can be two next to that Lair
    and the rest next to the Camp.
    """
    wanted = min(members, table.book.number("night", "near_lair"))
    by_lair, by_camp = table.wood.near[lair], table.wood.near[table.wood.camp]
    only_lair = sum(space in by_lair and space not in by_camp for space in spaces)
    only_camp = sum(space in by_camp and space not in by_lair for space in spaces)
    nowhere = any(space not in by_camp and space not in by_lair for space in spaces)
    return not nowhere and only_lair <= wanted and only_camp <= members - wanted


def lairs_allowed(table: MoonTable, spaces: tuple[int, ...], members: int) -> int:
    """full_moon/night.place: the spaces where the Lair may lie by the markers that everybody sees, as bits."""
    return sum(1 << lair for lair in range(len(table.wood.names)) if fits(table, lair, spaces, members))


def show_tokens(table: MoonTable) -> Script[None]:
    """full_moon/night.tokens: all bitten hikers show their tokens; who turns attacks at once; then the end check
    (R14.5).
    """
    table.lairs_shown = ()
    show_bites(table)
    table.stack.append("after-tokens")
    table.next = "hunt"
    yield from together(())


def after_tokens(table: MoonTable) -> Script[None]:
    """full_moon/end.1: the end check after the first attacks of the night; then the humans' phase."""
    check_end(table)
    table.next = "prepare"
    yield from together(())
