"""Full Moon: one pack hunts a party of hikers through the night forest."""

from wolfmoon.games.full_moon.rules import FULL_MOON

RULES = FULL_MOON
