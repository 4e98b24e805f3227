"""Messages are ids with arguments; a developer reads them plainly, a wire carries them as JSON."""

from wolfmoon.core.text import Message, Ref, plain, refs_in, say, seat_ref, wire_message

HURT = say(
    "toy-hurt",
    victim=seat_ref(2),
    amount=3,
    by=[seat_ref(0), seat_ref(1)],
    why=say("toy-why", card=Ref("card", "torch")),
)


def test_a_message_reads_as_its_id_and_arguments() -> None:
    assert str(HURT) == "toy-hurt(victim=seat:2, amount=3, by=[seat:0, seat:1], why=toy-why(card=card:torch))"
    assert str(Message("toy-bare")) == "toy-bare"
    assert plain(["a", 1, Ref("hex", "2,-1")]) == "[a, 1, hex:2,-1]"


def test_every_thing_that_is_mentioned_is_found_in_order() -> None:
    assert list(refs_in(HURT.args)) == [seat_ref(2), seat_ref(0), seat_ref(1), Ref("card", "torch")]


def test_a_message_goes_over_the_wire_as_plain_json() -> None:
    assert wire_message(HURT) == {
        "id": "toy-hurt",
        "args": {
            "victim": {"ref": ["seat", "2"]},
            "amount": 3,
            "by": [{"ref": ["seat", "0"]}, {"ref": ["seat", "1"]}],
            "why": {"id": "toy-why", "args": {"card": {"ref": ["card", "torch"]}}},
        },
    }
