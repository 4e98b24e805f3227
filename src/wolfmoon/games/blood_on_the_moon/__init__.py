"""Blood on the Moon: a house found room by room, until one of five haunts wakes."""

from wolfmoon.games.blood_on_the_moon.rules import BloodOnTheMoon

RULES = BloodOnTheMoon()
