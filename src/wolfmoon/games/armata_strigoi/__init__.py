"""Armata Strigoi: a pack of wolves storms a fortress together, choosing cards in secret and saying little."""

from wolfmoon.games.armata_strigoi.rules import ARMATA_STRIGOI

RULES = ARMATA_STRIGOI
