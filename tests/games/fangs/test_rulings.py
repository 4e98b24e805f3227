"""Rules and rulings that a scenario cannot say: what chance does, what no printed deck can show, and words."""

from tests.games.fangs.arranged import arranged
from wolfmoon.catalogue import Catalogue
from wolfmoon.core.dice import Dice
from wolfmoon.core.rules import settled_for
from wolfmoon.games.fangs import RULES
from wolfmoon.games.fangs.decks import renew
from wolfmoon.games.fangs.state import FangsTable

FOUR = ["frederik", "uri", "grady", "willow"]


def lay(seats: int, seed: int) -> FangsTable:
    return RULES.setup(seats, settled_for(RULES, seats, {}), Dice(seed), None)


def test_any_player_may_be_the_one_who_begins() -> None:
    """R B3, fangs/setup.starter: over many games every seat begins now and then."""
    for seats in (4, 5, 6, 7, 8):
        assert {lay(seats, seed).starter for seed in range(100)} == set(range(seats))


def test_the_ring_and_the_decks_lie_differently_from_game_to_game() -> None:
    """fangs/setup.ring, fangs/setup.decks: the same six places and the same cards, in random order."""
    tables = [lay(5, seed) for seed in range(30)]
    assert {tuple(sorted(table.ring)) for table in tables} == {tuple(sorted(tables[0].ring))}
    assert len({table.ring for table in tables}) > 20
    for deck, cards in (("oracle", 16), ("combat", 18), ("advantage", 18)):
        assert {len(table.decks[deck]) for table in tables} == {cards}
        assert len({tuple(table.decks[deck]) for table in tables}) == 30


def test_any_character_may_come_to_any_seat() -> None:
    """fangs/setup.deal: the chosen characters are shuffled before they are dealt."""
    dealt = [lay(6, seed).characters for seed in range(200)]
    for seat in range(6):
        assert {"akira", "daniel", "frederik"} <= {characters[seat] for characters in dealt}


def test_a_fresh_deck_is_shuffled() -> None:
    """fangs/deck.reshuffle (R D1): the discards do not come back in the order in which they lay."""
    orders: set[tuple[str, ...]] = set()
    for seed in range(20):
        table = lay(4, seed)
        table.discards["combat"] = sorted(table.decks["combat"])
        table.decks["combat"] = []
        renew(table)
        assert table.discards["combat"] == []
        orders.add(tuple(table.decks["combat"]))
    assert len(orders) == 20


def test_where_all_cards_of_a_deck_lie_with_players_its_place_does_nothing() -> None:
    """R D3, fangs/table.no-cards: an edition whose combat deck is all equipment can really run out of cards."""
    names = [card.id for card in lay(4, 1).book.cards.values() if card.deck == "combat"]
    edition = {"card": {name: {"copies": 18 if name == "iron-fist" else 0} for name in names}}
    table = RULES.setup(4, settled_for(RULES, 4, {}), Dice(1), edition)
    fists = [["iron-fist"] * 6, ["iron-fist"] * 6, ["iron-fist"] * 6, []]
    places = ["graveyard", *["none"] * 3]
    RULES.arrange(table, {"characters": FOUR, "equipment": fists, "places": places, "next": "place"})
    assert table.decks["combat"] == table.discards["combat"] == []
    assert list(RULES.step(table)) == []
    assert table.next == "attack"


def test_both_who_know_an_oracle_question_are_reminded_to_keep_it_to_themselves() -> None:
    """R E15, fangs/oracle.secret: the questions to giver and receiver say it."""
    said = Catalogue.of("wolfmoon.core", "wolfmoon.games.fangs")
    play = arranged(FOUR, next="place", places=["oxanas-hut", *["none"] * 3])
    play.answer(0, "use")
    for seat in (0, 1):
        decision = play.match.decision(seat)
        assert decision is not None
        assert "stays between you two" in said.say(decision.prompt)
        if seat == 0:
            play.answer(0, "1")


def test_letting_a_theft_go_closes_the_window_for_everybody_alike() -> None:
    """fangs/table.orders, fangs/table.window-skip: the order everybody starts with tells Gregor from nobody."""
    for owner in ("gregor", "vlad"):
        for loss, answer in (("let-go", "accept"), ("ask", None)):
            play = arranged(
                ["frederik", owner, "uri", "emily"],
                next="place",
                places=["stone-circle", *["none"] * 3],
                equipment={"1": ["torch"], "2": ["talisman"]},
            )
            if loss != "let-go":
                play.match.call(1, f"order:loss:{loss}")
            play.answer(0, "card:1:torch")
            decision = play.match.decision(1)
            assert decision is not None
            assert decision.preset is not None
            assert decision.preset() == answer


def test_letting_a_theft_go_does_not_answer_an_attack() -> None:
    """fangs/table.orders, R G16: a robbed Wynona is asked whether to strike back, so everybody else is asked too."""
    for victim in ("gregor", "wynona", "vlad"):
        play = arranged(
            ["bella", victim, "frederik", "emily", "uri"],
            next="attack",
            places=["chapel", "chapel", *["none"] * 3],
            equipment={"1": ["torch"]},
        )
        play.answer(0, "1", 1, 4)
        play.answer(0, "character")
        play.answer(0, "card:1:torch")
        decision = play.match.decision(1)
        assert decision is not None
        assert decision.preset is not None
        assert decision.preset() is None
