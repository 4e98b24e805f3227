"""What a viewer gets, built from nothing."""

import json
from typing import Any

from tests.core.test_decisions import count, one, order, share, some
from tests.docs import lantern
from wolfmoon.core.decisions import Decision
from wolfmoon.core.match import start
from wolfmoon.core.script import ask_one
from wolfmoon.core.text import Ref, say, seat_ref
from wolfmoon.core.view import asked, offered, outcome, seen

SHAPES: list[tuple[Decision, dict[str, Any]]] = [
    (one("a", may_pass=True), {"shape": "pick-one", "may_pass": True, "pass_text": None}),
    (some(1, 2, "a", "b"), {"shape": "pick-some", "least": 1, "most": 2}),
    (order("a", "b"), {"shape": "arrange"}),
    (share(3, "a", limits={"a": 3}), {"shape": "split", "total": 3, "limits": {"a": 3}}),
    (count(1, 6), {"shape": "number", "low": 1, "high": 6}),
]


def test_every_shape_is_shown_with_what_belongs_to_it_and_no_more() -> None:
    common = set(asked(order("a"), "d1"))
    for ask, own in SHAPES:
        shown = asked(ask, "d7")
        assert {key: shown[key] for key in own} == own
        assert set(shown) == common | set(own)
        assert shown["id"] == "d7"


def test_an_option_carries_its_ref_and_why_it_is_barred() -> None:
    ask = ask_one(0, "toy/1", say("toy-ask"), lambda: one("!a").options())
    assert offered(ask.options()[0]) == {
        "id": "a",
        "text": {"id": "toy-option", "args": {}},
        "ref": None,
        "rule": None,
        "hint": None,
        "barred": {"id": "toy-barred", "args": {}},
    }
    assert offered(ask.options()[0]._replace(ref=Ref("card", "torch")))["ref"] == ["card", "torch"]


def test_a_spectator_sees_the_public_part_and_no_question() -> None:
    match = start(lantern.rules(), 3, seed=1)
    view = seen(match, None)
    assert view["private"] is None
    assert view["decisions"] == []
    assert view["calls"] == []
    assert view["public"] == seen(match, 0)["public"]


def test_only_the_seat_that_is_asked_gets_the_question_and_all_see_who_is_waited_for() -> None:
    match = start(lantern.rules(), 3, seed=1)
    views: list[Any] = [seen(match, seat) for seat in range(3)]
    assert [len(view["decisions"]) for view in views] == [1, 0, 0]
    assert {json.dumps(view["waiting"]) for view in views} == {json.dumps([{"seat": 0, "window": False}])}


def test_an_outcome_says_to_each_seat_why() -> None:
    match = start(lantern.rules(), 3, {"lights": 1}, seed=1)
    assert outcome(match) is None
    while match.open is not None:
        for ask in match.asks():
            match.answer(ask.seat, {"number": 6, "pick-one": ask.legal()[-1] if ask.legal() else None}[ask.shape])
    ended: Any = seen(match, 1)["outcome"]
    assert ended["reason"] in lantern.rules().endings
    assert [row["won"] for row in ended["seats"]] == [seat in ended["winners"] for seat in range(3)]
    assert ended["message"]["args"]["winner"] == {"ref": ["seat", str(ended["winners"][0])]}
    assert seat_ref(ended["winners"][0]) == Ref("seat", str(ended["winners"][0]))
