"""What a scenario cannot say of combat: a fight that uses up every card there is."""

from wolfmoon.core.match import Match, start_arranged
from wolfmoon.games.full_moon.combat.fight import Combat
from wolfmoon.games.full_moon.rules import FULL_MOON
from wolfmoon.games.full_moon.state import MoonTable


def a_fight_of_two() -> Match[MoonTable]:
    """By day Rufus goes for Ruka; both have had a first card and nobody has stood."""
    wishes = {
        "hikers": {"0": ["ruka"], "1": ["barbara"], "2": ["hector"]},
        "turn": 3,
        "next": "act",
        "pack": ["rufus"],
        "ground": {"e5": "shed"},
        "at": {"ruka": "e5"},
        "scents": ["e5"],
        "points": 1,
        "decks": {"combat": ["cb1", "cb2"]},
    }
    match = start_arranged(FULL_MOON, 4, {"pack-seat": "4"}, seed=1, wishes=wishes, luck={})
    match.answer(3, "attack:e5")
    return match


def combat_of(match: Match[MoonTable]) -> Combat:
    combat = match.table.combat
    assert combat is not None
    return combat


def test_who_cannot_be_dealt_a_card_must_stand() -> None:
    """R12.19, full_moon/table.empty-deck: all cards lie in the running combat, none is left for a second round."""
    match = a_fight_of_two()
    table = match.table
    combat_of(match).cards += table.combat_deck
    table.combat_deck = []
    assert not table.combat_out
    match.answer(3, "draw")
    assert combat_of(match).wstood == [True]
    match.answer(0, "draw")
    assert match.table.combat is None
    assert match.table.life[1] == 4
    assert len(match.table.combat_out) == 33


def test_cards_of_a_combat_are_not_dealt_again_in_it() -> None:
    """R12.19: only discards of earlier combats make a new deck."""
    match = a_fight_of_two()
    table = match.table
    table.combat_out, table.combat_deck = table.combat_deck, []
    match.answer(3, "draw")
    combat = combat_of(match)
    assert combat.cards[:2] == ["cb1", "cb2"]
    assert len(combat.cards) == 3
    assert len(table.combat_deck) == 30
