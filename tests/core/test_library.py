"""The written side of a game is read from its folder, and games are found by themselves."""

from tests.docs import lantern
from wolfmoon.catalogue import source_of
from wolfmoon.core.library import components, rulebook, rulings
from wolfmoon.games import games

PACKAGE = "wolfmoon.games.lantern"


def test_rules_have_full_ids_in_the_order_of_the_book() -> None:
    lantern.rules()
    rules = rulebook(PACKAGE)
    assert [rule.id for rule in rules][:3] == ["lantern/deal.1", "lantern/wind.1", "lantern/lay.1"]
    assert rules[1].heading == "The wind"
    assert rules[1].source == "A turn"


def test_rulings_say_question_answer_and_reason() -> None:
    lantern.rules()
    first = rulings(PACKAGE)[0]
    assert (first.id, first.status) == ("L1", "as-written")
    assert first.question.endswith("?")


def test_components_are_a_table_of_tables() -> None:
    lantern.rules()
    assert components(PACKAGE)["stars"] == {"short": 3, "long": 5, "source": "house"}


def test_a_game_is_found_by_lying_in_the_folder() -> None:
    assert games()["lantern"] is lantern.rules()


def test_a_game_in_parts_has_the_rules_rulings_components_and_texts_of_all_of_them() -> None:
    package = "wolfmoon.games.blood_on_the_moon"
    rules = {rule.id: rule for rule in rulebook(package)}
    assert rules["blood_on_the_moon/haunt.leader-of-the-pack.search"].side == "heroes"
    assert rules["blood_on_the_moon/haunt.leader-of-the-pack.search"].page == "action"
    assert rules["blood_on_the_moon/move.1"].side == ""
    points = {ruling.id: ruling for ruling in rulings(package)}
    assert points["B-06"].option == "one-way-links"
    assert "H1-1" in points
    box = components(package)
    assert box["haunt"]["leader-of-the-pack"]["monster"]["wolf"]["might"] == 4
    assert box["tile"]["vault"]["symbols"] == ["item", "item"]
    assert box["card"]["dagger"]["deck"] == "omen"
    assert box["card"]["a-bite"]["deck"] == "event"
    assert "monster-wolf =" in source_of(package)
