"""The ground: what lies on a space, drawing a hexagon, turning up an elevation, entering and paying in Calm."""

from wolfmoon.core.text import say
from wolfmoon.games.full_moon.components import Hexagon
from wolfmoon.games.full_moon.fear import lose_calm
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, SPACE_REFS, hexagon_ref


def hexagon_at(table: MoonTable, space: int) -> Hexagon | None:
    """full_moon/hexagon.icons, full_moon/hexagon.camp, full_moon/hexagon.lair, full_moon/hexagon.cabin,
    full_moon/hexagon.shed, full_moon/hexagon.mansion, full_moon/hexagon.misty-forest,
    full_moon/hexagon.forest-and-stream,
    full_moon/hexagon.sunny-forest: the hexagon whose numbers count on a space: the Lair, or what lies open; None if
    nothing does (R15.2, R16.6).
    """
    if space == table.lair:
        return table.book.hexagons["lair"]
    ground = table.ground[space]
    return None if ground is None or not table.turned[space] else table.book.hexagons[ground]


def special_at(table: MoonTable, space: int) -> Hexagon | None:
    """full_moon/exit.beneath: the hexagon whose effects count; an exit covers those of the ground beneath (R16.6)."""
    return None if space in table.exits and space != table.lair else hexagon_at(table, space)


def icons_left(table: MoonTable, space: int) -> int:
    """full_moon/search.limit, full_moon/lair.search: the item icons nobody has found yet."""
    if space == table.lair:
        return len(table.lair_deck)
    hexagon = hexagon_at(table, space)
    return 0 if hexagon is None else hexagon.items - table.found[space]


def wolf_icons(table: MoonTable, space: int) -> int:
    """full_moon/sniff.dice, full_moon/pack-card.gathering-howl: the wolf icons of a space with those added this turn
    (R10.2, R11.1).
    """
    hexagon = hexagon_at(table, space)
    own = 0 if hexagon is None else hexagon.wolf
    return own + table.howls.count(space) * table.book.pack_cards["gathering-howl"].wolf


def draw_hexagon(table: MoonTable) -> str:
    """full_moon/advance.draw, full_moon/mother-moon.pile, full_moon/table.empty-bag: the next hexagon: pile, bag,
    plain wood (R7.16, R11.9).
    """
    if table.pile:
        return table.pile.pop()
    return table.bag.pop() if table.bag else "plain-wood"


def uncover(table: MoonTable, space: int) -> None:
    """full_moon/advance.draw, full_moon/advance.elevation: what is entered is drawn or turned up, unless it lies open
    (R1.6, R15.2).
    """
    if space == table.lair:
        return
    if table.ground[space] is None:
        table.ground[space] = draw_hexagon(table)
        rule = "full_moon/advance.draw"
    elif not table.turned[space]:
        rule = "full_moon/advance.elevation"
    else:
        return
    table.turned[space] = True
    if table.log is not None:
        ground = table.ground[space]
        assert ground is not None
        where = SPACE_REFS[table.settings.large][space]
        table.tell(rule, say("moon-uncovered", space=where, hexagon=hexagon_ref(ground)), reveals=True)


def enter(table: MoonTable, hiker: int, space: int, rule: str) -> None:
    """full_moon/advance.calm: a hiker enters a space and pays its cost at once, re-entry included (R7.6)."""
    uncover(table, space)
    table.at[hiker] = space
    if table.log is not None:
        table.tell(rule, say("moon-enters", hiker=HIKER_REFS[hiker], space=SPACE_REFS[table.settings.large][space]))
    hexagon = hexagon_at(table, space)
    if hexagon is not None and hexagon.calm:
        lose_calm(table, hiker, hexagon.calm, "full_moon/advance.calm")
