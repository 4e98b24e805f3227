"""Which rule is cited where that depends on what is used, earned or done."""

from collections.abc import Mapping

ICON: Mapping[str, str] = {
    "leap": "armata_strigoi/ability.leap",
    "pack": "armata_strigoi/ability.pack",
    "heal": "armata_strigoi/ability.heal",
    "mechanics": "armata_strigoi/ability.mechanics",
    "retrieval": "armata_strigoi/ability.retrieval",
    "recovery": "armata_strigoi/icon.recovery",
    "gates-of-hell": "armata_strigoi/icon.gates-of-hell",
}
"""By icon: what it does when it is used freely."""
SIDE: Mapping[str, str] = {
    "normal": "armata_strigoi/reward-card.normal",
    "wild": "armata_strigoi/reward-card.wild",
}
"""By side of a Reward card."""
STRIKE: Mapping[str, str] = {
    "monster": "armata_strigoi/fight.bonus",
    "melee": "armata_strigoi/melee.1",
    "ranged": "armata_strigoi/ranged.1",
    "into": "armata_strigoi/move.strigoi-fight",
}
"""By kind of fight: how it is fought."""
RESULT: Mapping[str, str] = {
    "monster": "armata_strigoi/fight.1",
    "melee": "armata_strigoi/melee.2",
    "ranged": "armata_strigoi/ranged.2",
}
"""By kind of fight: who wins."""
EARNED: Mapping[str, str] = {
    "fire-and-forgive": "armata_strigoi/heroic.fire-and-forgive",
    "fist-by-fist": "armata_strigoi/heroic.fist-by-fist",
    "all-you-can-bleed": "armata_strigoi/legendary.all-you-can-bleed",
    "vampires-dont-die": "armata_strigoi/legendary.vampires-dont-die",
    "nighttime-rebel": "armata_strigoi/legendary.nighttime-rebel",
    "the-evil-made-me-do-it": "armata_strigoi/legendary.the-evil-made-me-do-it",
    "incense-and-iron": "armata_strigoi/legendary.incense-and-iron",
}
"""By Heroic and Legendary card: how it is earned."""
