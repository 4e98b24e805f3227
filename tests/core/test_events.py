"""One event for every change; who may know it reads one thing, the others another or nothing."""

from wolfmoon.core.events import Event, Log
from wolfmoon.core.text import say, seat_ref

SHOWN = Event("toy/1", say("toy-card", seat=seat_ref(1)), (1,), say("toy-a-card", seat=seat_ref(1)))
SECRET = Event("toy/1", say("toy-secret"), (0, 2))
PUBLIC = Event("toy/1", say("toy-public"))


def test_those_who_may_know_read_the_truth_and_the_others_the_stand_in() -> None:
    assert SHOWN.for_viewer(1) == say("toy-card", seat=seat_ref(1))
    assert SHOWN.for_viewer(0) == say("toy-a-card", seat=seat_ref(1))
    assert SHOWN.for_viewer(None) == say("toy-a-card", seat=seat_ref(1))


def test_an_event_without_a_stand_in_leaves_no_line_with_the_others() -> None:
    log = Log([PUBLIC, SECRET, PUBLIC])
    assert [line.n for line in log.lines(1)] == [0, 1]
    assert [line.message.id for line in log.lines(2)] == ["toy-public", "toy-secret", "toy-public"]
    assert [line.message.id for line in log.lines(None)] == ["toy-public", "toy-public"]


def test_every_viewer_counts_its_own_lines() -> None:
    log = Log([SECRET, PUBLIC, SHOWN])
    assert [(line.n, line.message.id) for line in log.lines(1, since=1)] == [(1, "toy-card")]
    assert [line.private for line in log.lines(1)] == [False, True]
    assert log.lines(1)[1].refs == (seat_ref(1),)


def test_the_truth_has_every_event() -> None:
    assert Log([SECRET, PUBLIC]).truth() == (SECRET, PUBLIC)
