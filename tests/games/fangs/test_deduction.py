"""The deduction sheet: what a seat can conclude, from the rulebook's examples and the rules of secrecy."""

import pytest

from tests.games.fangs.deduction_tables import (
    EXPANSION,
    HUMANS,
    STANDARD,
    TWELVE_OR_MORE,
    VAMPIRES,
    WEREWOLVES,
    ask,
    eliminate,
    lay,
    sheet,
    turn_up,
)
from wolfmoon.games.fangs.deduction import possible
from wolfmoon.games.fangs.knowledge import (
    attack_went_on,
    daniel_would_lie_open,
    goes_on,
    hurt_itself,
    stayed_hidden,
    survived,
)

SIX = ("frederik", "uri", "akira", "gregor", "vlad", "daniel")
SIX_OF_THE_EXPANSION = ("fabienne", "ulrich", "akeno", "grady", "viola", "donna")
ME, URI, AKIRA, GREGOR, VLAD, DANIEL = range(6)


# who can be in the game


def test_everybody_knows_the_own_card_and_that_nobody_else_has_it() -> None:
    table = lay(SIX)
    assert sheet(table, ME, ME) == {"frederik"}
    for other in range(1, 6):
        assert sheet(table, ME, other) == set(STANDARD) - {"frederik"}


def test_a_public_list_leaves_only_the_characters_on_it() -> None:
    table = lay(SIX, source="picked", lineup=SIX)
    assert sheet(table, ME, URI) == set(SIX) - {"frederik"}


def test_a_hidden_list_leaves_the_whole_set() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    assert sheet(table, ME, 3) == set(EXPANSION) - {"fabienne"}


def test_in_a_mix_of_both_sets_no_first_letter_comes_twice() -> None:
    table = lay(SIX, source="mixed")
    turn_up(table, URI)
    both = set(STANDARD) | set(EXPANSION)
    assert sheet(table, ME, GREGOR) == both - {"uri", "ulrich", "frederik", "fabienne"}


def test_with_all_twenty_a_first_letter_may_come_twice() -> None:
    table = lay(SIX, source="all-twenty")
    turn_up(table, URI)
    assert {"ulrich", "fabienne"} <= sheet(table, ME, GREGOR)


def test_once_a_group_is_complete_nobody_else_belongs_to_it() -> None:
    table = lay(SIX)
    turn_up(table, GREGOR)
    assert sheet(table, ME, URI) == (HUMANS | VAMPIRES) & set(STANDARD)


def test_the_last_hidden_card_is_of_the_group_that_is_missing() -> None:
    table = lay(SIX)
    turn_up(table, URI, GREGOR, AKIRA, DANIEL)
    assert sheet(table, ME, VLAD) == {"vlad", "wynona"}


def test_who_can_only_be_one_character_takes_it_from_all_others() -> None:
    table = lay(SIX, source="picked", lineup=SIX)
    turn_up(table, AKIRA, DANIEL, GREGOR)
    ask(table, ME, URI, "frail", "suffered", 1)
    assert sheet(table, ME, URI) == {"uri"}
    assert sheet(table, ME, VLAD) == {"vlad"}


# oracle cards


def test_uri_is_asked_for_werewolves_and_nothing_happens_so_the_asker_knows_he_is_none() -> None:
    """Rulebook, Oracle Cards, example 1."""
    table = lay(SIX)
    ask(table, ME, URI, "wolfs-balm", "nothing")
    assert sheet(table, ME, URI) == (HUMANS | VAMPIRES) & set(STANDARD)


def test_frederik_heals_after_the_werewolves_question_so_the_asker_knows_he_is_one() -> None:
    """Rulebook, Oracle Cards, example 2."""
    table = lay(("uri", "frederik", "akira", "gregor", "vlad", "daniel"))
    ask(table, 0, 1, "wolfs-balm", "healed", 1, before=3)
    assert sheet(table, 0, 1) == WEREWOLVES & set(STANDARD)


def test_angela_pays_a_tribute_so_the_asker_knows_she_is_no_werewolf() -> None:
    """Rulebook, Oxana's Hut: Angela is a vampire without equipment."""
    table = lay(SIX)
    ask(table, ME, VLAD, "tribute-human-vampire", "suffered", 1)
    assert sheet(table, ME, VLAD) == (HUMANS | VAMPIRES) & set(STANDARD)


def test_klaus_says_nothing_happens_to_the_same_card_so_the_asker_knows_he_is_a_werewolf() -> None:
    """Rulebook, Oxana's Hut: Klaus is a werewolf."""
    table = lay(SIX)
    ask(table, ME, GREGOR, "tribute-human-vampire", "nothing")
    assert sheet(table, ME, GREGOR) == {"emily", "gregor"}


@pytest.mark.parametrize(
    ("card", "reaction", "amount", "before", "given"),
    [
        ("tribute-human-vampire", "suffered", 1, 0, None),
        ("tribute-human-vampire", "gave", 0, 0, "torch"),
        ("tribute-human-vampire", "nothing", 0, 0, None),
        ("wolfs-balm", "healed", 1, 3, None),
        ("revelation", "showed", 0, 0, None),
    ],
)
def test_the_others_at_the_table_learn_nothing_about_groups(
    card: str, reaction: str, amount: int, before: int, given: str | None
) -> None:
    """Rulebook, Oxana's Hut, end of the example."""
    table = lay(SIX)
    ask(table, VLAD, URI, card, reaction, amount, before=before, given=given)
    assert sheet(table, ME, URI) == set(STANDARD) - {"frederik"}


def test_the_receiver_learns_nothing_about_the_asker() -> None:
    table = lay(SIX)
    ask(table, URI, ME, "wolfs-slap", "suffered", 1)
    assert sheet(table, ME, URI) == set(STANDARD) - {"frederik"}


def test_only_two_questions_cost_two_points_so_everybody_sees_a_vampire_or_a_sturdy_character() -> None:
    table = lay(SIX)
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    assert sheet(table, ME, VLAD) == {"daniel", "gregor", "uri", "vlad", "wynona"}


def test_a_card_met_once_is_not_met_again_in_the_same_pass_through_the_deck() -> None:
    table = lay(SIX)
    ask(table, ME, DANIEL, "sturdy", "suffered", 2)
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    assert sheet(table, ME, VLAD) == {"uri", "vlad", "wynona"}


def test_a_reaction_of_an_open_card_uses_up_the_only_question_that_explains_it() -> None:
    table = lay(SIX)
    ask(table, URI, GREGOR, "sturdy", "suffered", 2)
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    assert "daniel" in sheet(table, ME, VLAD)
    turn_up(table, GREGOR)
    assert sheet(table, ME, VLAD) == {"uri", "vlad", "wynona"}


def test_after_a_reshuffle_every_question_can_come_again() -> None:
    table = lay(SIX)
    ask(table, ME, DANIEL, "sturdy", "suffered", 2)
    table.decks["oracle"] += table.discards["oracle"]
    table.discards["oracle"] = []
    table.cycle += 1
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    assert sheet(table, ME, VLAD) == {"daniel", "gregor", "uri", "vlad", "wynona"}


def test_the_card_i_hold_is_not_the_one_another_was_asked_before() -> None:
    table = lay(SIX)
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    table.decks["oracle"].remove("sturdy")
    table.drawn, table.drawer = "sturdy", ME
    assert sheet(table, ME, VLAD) == {"uri", "vlad", "wynona"}
    assert sheet(table, AKIRA, VLAD) == {"daniel", "frederik", "gregor", "uri", "vlad", "wynona"}


def test_the_receiver_knows_the_card_only_once_it_is_handed_over() -> None:
    table = lay(SIX)
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    table.decks["oracle"].remove("sturdy")
    table.drawn, table.drawer = "sturdy", GREGOR
    assert "daniel" in sheet(table, ME, VLAD)
    table.receiver = ME
    assert sheet(table, ME, VLAD) == {"uri", "vlad", "wynona"}


def test_points_are_those_printed_on_the_character() -> None:
    table = lay(SIX)
    ask(table, ME, DANIEL, "frail", "nothing")
    assert sheet(table, ME, DANIEL) == (TWELVE_OR_MORE & set(STANDARD)) - {"frederik"}


def test_a_shown_card_is_known_to_the_asker_and_to_nobody_else() -> None:
    table = lay(SIX)
    ask(table, ME, VLAD, "revelation", "showed")
    assert sheet(table, ME, VLAD) == {"vlad"}
    assert sheet(table, AKIRA, VLAD) == set(STANDARD) - {"akira"}


def test_a_protected_gregor_who_suffers_nothing_has_still_said_yes() -> None:
    table = lay(SIX)
    turn_up(table, GREGOR)
    ask(table, URI, GREGOR, "sturdy", "suffered", 0)
    ask(table, URI, VLAD, "vampires-bane", "suffered", 2)
    assert sheet(table, ME, VLAD) == {"daniel", "uri", "vlad", "wynona"}


# Ulrich


def test_ulrich_may_have_lied_so_no_answer_excludes_him() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    ask(table, ME, 1, "wolfs-slap", "suffered", 1)
    assert sheet(table, ME, 1) == {"ella", "grady", "ulrich"}
    ask(table, ME, 4, "vampires-hex", "nothing")
    assert sheet(table, ME, 4) == (set(EXPANSION) - VAMPIRES - {"fabienne"}) | {"ulrich"}


def test_two_answers_that_contradict_each_other_come_from_ulrich() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    ask(table, ME, 1, "wolfs-slap", "suffered", 1)
    ask(table, ME, 1, "wolfs-slap", "nothing")
    assert sheet(table, ME, 1) == {"ulrich"}


def test_only_one_seat_can_be_ulrich_so_one_of_two_odd_answers_was_true() -> None:
    table = lay(("fabienne", "ulrich", "akeno", "grady", "viola", "donna"), source="expansion")
    ask(table, ME, 1, "vampires-hex", "suffered", 1)
    ask(table, ME, 1, "vampires-bane", "nothing")
    ask(table, ME, 4, "vampires-balm", "suffered", 1)
    assert sheet(table, ME, 4) == {"viola", "willow"}


def test_a_banned_ulrich_must_tell_the_truth_but_what_he_said_before_stays_doubtful() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    ask(table, ME, 1, "wolfs-slap", "suffered", 1)
    table.banned[1] = True
    assert "ulrich" in sheet(table, ME, 1)
    ask(table, ME, 1, "wolfs-slap", "suffered", 1)
    assert sheet(table, ME, 1) == {"ella", "grady"}


def test_ulrich_must_show_his_card_when_told_to() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    ask(table, ME, 1, "revelation", "showed")
    assert sheet(table, ME, 1) == {"ulrich"}


def test_without_ulrich_in_the_set_every_answer_is_true() -> None:
    table = lay(SIX)
    ask(table, ME, URI, "vampires-hex", "suffered", 1)
    assert sheet(table, ME, URI) == VAMPIRES & set(STANDARD)


# what everybody sees


def test_whoever_lives_with_ten_damage_has_more_than_ten_points_even_after_healing() -> None:
    table = lay(SIX)
    table.damage[VLAD] = 10
    survived(table, [VLAD])
    table.damage[VLAD] = 2
    assert sheet(table, ME, VLAD) == {"claudius", "daniel", "gregor", "uri", "vlad", "wynona"}


def test_damage_below_eight_tells_nothing() -> None:
    table = lay(SIX)
    table.damage[VLAD] = 7
    survived(table, [VLAD])
    assert sheet(table, ME, VLAD) == set(STANDARD) - {"frederik"}


def test_who_stays_hidden_after_exposure_is_human_or_ulrich() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    stayed_hidden(table, 2)
    assert sheet(table, ME, 2) == {"akeno", "blake", "chloe", "donna", "ulrich"}


def test_a_banned_seat_that_stays_hidden_after_exposure_is_human() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    table.banned[2] = True
    stayed_hidden(table, 2)
    assert sheet(table, ME, 2) == {"akeno", "blake", "chloe", "donna"}


def test_after_the_first_elimination_nobody_hidden_is_daniel_but_the_banned() -> None:
    table = lay(("frederik", "uri", "akira", "gregor", "vlad", "claudius", "bella"), groups=(2, 2, 3))
    table.banned[5] = True
    eliminate(table, 2)
    goes_on(table)
    daniel_would_lie_open(table)
    assert "daniel" not in sheet(table, ME, 6)
    assert "daniel" in sheet(table, ME, 5)


def test_who_has_five_pieces_of_equipment_and_has_not_won_is_not_bella() -> None:
    table = lay(SIX)
    table.equipment[VLAD] = ["torch", "crossbow", "iron-fist", "iron-fist", "iron-fist"]
    goes_on(table)
    table.equipment[VLAD] = []
    assert sheet(table, ME, VLAD) == set(STANDARD) - {"frederik", "bella"}


def test_who_has_three_pieces_of_donnas_and_has_not_won_is_not_donna() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    table.equipment[4] = ["talisman", "bone-lance", "backpack"]
    goes_on(table)
    assert sheet(table, ME, 4) == set(EXPANSION) - {"fabienne", "donna"}


def test_an_attack_that_eliminated_the_third_and_won_nothing_was_not_made_by_claudius() -> None:
    table = lay(("frederik", "uri", "akira", "gregor", "vlad", "wynona", "emily", "claudius"), groups=(3, 3, 2))
    for seat in (1, 2, 6):
        eliminate(table, seat)
    attack_went_on(table, 4, [6])
    assert "claudius" not in sheet(table, ME, 4)
    assert "claudius" in sheet(table, ME, 5)


def test_an_attack_on_a_character_of_thirteen_or_fourteen_that_won_nothing_was_not_made_by_blake() -> None:
    table = lay(SIX_OF_THE_EXPANSION, source="expansion")
    eliminate(table, 3)
    attack_went_on(table, 4, [3])
    assert "blake" not in sheet(table, ME, 4)
    assert "blake" in sheet(table, ME, 2)


def test_who_hurts_itself_by_choice_is_neither_daniel_nor_chloe() -> None:
    table = lay(SIX, source="all-twenty")
    hurt_itself(table, VLAD)
    assert not {"daniel", "chloe"} & sheet(table, ME, VLAD)
    assert {"daniel", "chloe"} <= sheet(table, ME, URI)


# more uncertainty, anything goes


SEVEN = ("frederik", "uri", "akira", "gregor", "vlad", "wynona", "bella")


def test_the_middle_card_may_be_the_one_that_is_missing() -> None:
    table = lay(SEVEN, variant="more-uncertainty", middle=("emily",))
    turn_up(table, 2, 6)
    assert sheet(table, ME, 1) == {"emily", "gregor", "uri", "vlad", "wynona"}
    turn_up(table, 3, 4, 5)
    assert sheet(table, ME, 1) == {"emily", "uri"}


def test_whoever_looked_at_the_middle_card_knows_the_exact_counts() -> None:
    table = lay(SEVEN, variant="more-uncertainty", middle=("emily",))
    turn_up(table, 2, 6, 3)
    assert "emily" in sheet(table, ME, 1)
    table.middle_seen = (ME,)
    assert sheet(table, ME, 1) == {"uri", "vlad", "wynona"}
    assert "emily" in sheet(table, 1, 4)


def test_anything_goes_gives_no_counts() -> None:
    pile = [name for name in (*STANDARD, *EXPANSION) if name not in SIX]
    table = lay(SIX, variant="anything-goes", source="recommended", middle=pile)
    turn_up(table, GREGOR)
    assert sheet(table, ME, VLAD) == (set(STANDARD) | set(EXPANSION)) - {"frederik", "gregor"}


def test_anything_goes_says_that_a_vampire_is_left_while_the_game_goes_on() -> None:
    five = ("frederik", "uri", "gregor", "akira", "vlad")
    pile = [name for name in (*STANDARD, *EXPANSION) if name not in five]
    table = lay(five, variant="anything-goes", source="recommended", middle=pile)
    eliminate(table, 1)
    turn_up(table, 2, 3)
    assert not sheet(table, 0, 4) <= VAMPIRES, "nothing was checked since Uri fell"
    goes_on(table)
    assert sheet(table, 0, 4) == VAMPIRES - {"uri"}


def test_whoever_looked_through_the_pile_knows_who_is_in_the_game() -> None:
    pile = [name for name in (*STANDARD, *EXPANSION) if name not in SIX]
    table = lay(SIX, variant="anything-goes", source="recommended", middle=pile)
    table.middle_seen = (ME,)
    assert sheet(table, ME, VLAD) == set(SIX) - {"frederik"}
    assert sheet(table, AKIRA, VLAD) >= {"viola", "willow", "ulrich"}


def test_in_the_game_of_four_with_all_groups_one_werewolf_means_no_other() -> None:
    four = ("frederik", "uri", "akira", "blake")
    table = lay(four, source="all-twenty", variant="all-three-groups")
    assert sheet(table, 0, 1) == HUMANS | VAMPIRES


def test_facts_that_contradict_each_other_on_an_arranged_table_are_taken_one_by_one() -> None:
    table = lay(("ulrich", "uri", "akira", "gregor", "vlad", "daniel"), groups=(2, 2, 2))
    turn_up(table, 1, 4)
    assert set(possible(table, 2)) == set(range(6))
    assert all(possible(table, 2).values())
