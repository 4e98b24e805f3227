"""What is sent to and from the addresses of finished games and reported faults, as types."""

from typing import Annotated, Any

import msgspec

from wolfmoon.core.gamefile import MOST_INPUTS
from wolfmoon.server.wire import Line, Part, View

_Secret = Annotated[str, msgspec.Meta(max_length=200)]
_Name = Annotated[str, msgspec.Meta(max_length=200)]
_Words = Annotated[str, msgspec.Meta(max_length=4000)]
_Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Moment = Annotated[int, msgspec.Meta(ge=0, le=MOST_INPUTS)]


class ReplaySeat(Part):
    """Who sat there; level: of the bot that did."""

    name: str | None
    level: str | None


class ReplayNote(Part):
    """A note on a moment, by whoever sat on that seat. Notes of imported files have no id."""

    id: str | None
    at: int
    seat: int
    text: str


class ReplayHead(Part):
    """A finished game, without a word of how it went. seed, nonce and commitment: docs/replay.md; what_if: "CODE@moment".

    table: the code of the table here (null: an imported file); can_go_on: whether a table can go on from its moments.
    """

    code: str
    game: str
    version: int
    seats: list[ReplaySeat]
    options: Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"tsType": "{ [id: string]: any }"})]
    edition: bool
    table: str | None
    notes: list[ReplayNote]
    seed: str
    nonce: str | None
    commitment: str | None
    what_if: str | None
    can_go_on: bool


class ReplayTrack(Part):
    """The way through a game for one viewer: moments are counted by inputs, `moments` is the last. The others are lists of
    moments: those the viewer can tell apart, those at which it was told something, those at which a turn or a round began.
    """

    moments: int
    over: bool
    steps: list[int]
    events: list[int]
    turns: list[int]
    rounds: list[int]


class ReplayAnswer(Part):
    """What a seat answered."""

    answer: Annotated[Any, msgspec.Meta(extra_json_schema={"tsType": "Answer"})]


class ReplayAsk(Part):
    """What a seat is asked at a moment and what it is going to answer (null: it has answered, or never did)."""

    seat: int
    decision: Annotated[Any, msgspec.Meta(extra_json_schema={"tsType": "Decision"})]
    given: ReplayAnswer | None


class ReplayFrame(Part):
    """A moment: the parts of views. lines: so much of the log was read by then."""

    at: int
    lines: int
    public: Any
    privates: Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"tsType": "{ [seat: string]: any }"})]
    asks: list[ReplayAsk]
    waiting: Annotated[list[Any], msgspec.Meta(extra_json_schema={"tsType": "Waiting[]"})]
    outcome: Annotated[Any, msgspec.Meta(extra_json_schema={"tsType": "Outcome | null"})]


class ReplayFrames(Part):
    """Some moments in a row, and the log from line log_from on up to the last of them."""

    first: int = msgspec.field(name="from")
    frames: list[ReplayFrame]
    log_from: int
    log: Annotated[list[Line], msgspec.Meta(extra_json_schema={"tsType": "Line[]"})]


class Imported(Part):
    """The code of a file that was brought."""

    code: str


class SatThere(Part):
    """The seat that a secret opened."""

    seat: int


class PinNote(Part):
    """Pin a note to a moment; by whoever sat there."""

    token: _Secret
    at: _Moment
    text: _Words


class UnpinNote(Part):
    """Take a note away."""

    token: _Secret
    id: _Secret


class ReplayNotes(Part):
    """All notes on a game."""

    notes: list[ReplayNote]


class GoOn(Part):
    """Go on from a moment: on that seat, against bots of a level."""

    at: _Moment
    seat: _Seat
    name: _Name
    level: _Name | None = None


class WentOn(Part):
    """The new table, the seat there and its secret."""

    table: str
    seat: int
    token: str


class ReportFault(Part):
    """Something is wrong at a table; token null: somebody who watches says so."""

    token: _Secret | None
    words: _Words


class FaultReport(Part):
    """What whoever reports a fault is given: as much as that seat may know. view and answers are its own; log is the whole log
    that it may read. record and scenario hold all secrets and are null while the game runs.
    """

    report: str
    table: str
    game: str
    version: int
    program: str
    seat: int | None
    words: str
    view: View
    log: list[Line]
    answers: list[Any]
    over: bool
    record: Any
    scenario: str | None
