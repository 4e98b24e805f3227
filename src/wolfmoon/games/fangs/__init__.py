"""Fangs: hidden werewolves and vampires, and humans with goals of their own."""

from wolfmoon.games.fangs.rules import Fangs

RULES = Fangs()
