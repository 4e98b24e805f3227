"""What comrades have asked of the bot, as far as it bears on where it ends its turn and which platform it turns."""

from wolfmoon.games.armata_strigoi.bot_outlook import Outlook
from wolfmoon.games.armata_strigoi.parts import NOWHERE, ROOMS, TURNS

LEAVE = 0.3
"""What it costs to stay where a comrade does not want anybody."""
COME = 0.2
"""What it is worth to come to a comrade who would like to trade."""


def pleas(look: Outlook) -> dict[int, float]:
    """By space, what the pleas of this round make it worth to end there."""
    worths: dict[int, float] = {}
    for plea in look.asked:
        spaces: tuple[int, ...] = ()
        worth = -LEAVE
        if plea.need == "leave-room" and plea.slots:
            spaces = look.fort.spaces[ROOMS.index(plea.slots[0])]
        elif plea.need == "leave-corridor" and len(plea.slots) == 2:
            spaces = corridor(look, ROOMS.index(plea.slots[0]), ROOMS.index(plea.slots[1]))
        elif plea.need == "come-to-trade" and look.at[plea.seat] != NOWHERE:
            spaces, worth = look.fort.ways[look.at[plea.seat]], COME
        for space in spaces:
            worths[space] = worths.get(space, 0.0) + worth
    return worths


def corridor(look: Outlook, one: int, other: int) -> tuple[int, ...]:
    """The spaces in line between the centres of two rooms that touch, as far as they are seen from either."""
    found: list[int] = []
    for direction, beyond in enumerate(look.fort.neighbours[one]):
        if beyond == other:
            back = (direction + TURNS // 2) % TURNS
            for room, way, end in ((one, direction, other), (other, back, one)):
                for space in look.fort.line(room, way) if look.fort.has_centre(room) else ():
                    if space == look.fort.centre(end):
                        break
                    found.append(space)
    return tuple(dict.fromkeys(found))


def platform_asked(look: Outlook) -> int:
    """The platform a comrade would like to see turned, -1 if there is none."""
    for plea in look.asked:
        if plea.need == "turn-platform" and plea.slots:
            return look.fort.platform[ROOMS.index(plea.slots[0])]
    return NOWHERE
