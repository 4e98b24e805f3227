"""What is said over the socket, as types: docs/wire.md in code. The browser's wire.d.ts is generated from here.

Views leave as bytes put together in picture.py; `View` is their published shape, and the tests read every view by it.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

VERSION_MOST = 2**53

_Arg = Annotated[Any, msgspec.Meta(extra_json_schema={"tsType": "Arg"})]
_Ref = Annotated[tuple[str, str], msgspec.Meta(extra_json_schema={"tsType": "Ref"})]
_Public = Annotated[Any, msgspec.Meta(extra_json_schema={"tsType": "any"})]
_Whole = Annotated[int, msgspec.Meta(ge=-VERSION_MOST, le=VERSION_MOST)]
_Count = Annotated[int, msgspec.Meta(ge=0, le=VERSION_MOST)]
_Id = Annotated[str, msgspec.Meta(max_length=200)]
_Said = Annotated[str, msgspec.Meta(max_length=2000)]
_Thing = Annotated[
    tuple[
        Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")],
        Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9-][A-Za-z0-9,:=_.+-]{0,79}\Z")],
    ],
    msgspec.Meta(extra_json_schema={"tsType": "Ref"}),
]
_Answer = Annotated[
    str | _Whole | list[str] | dict[str, _Whole] | None, msgspec.Meta(extra_json_schema={"tsType": "Answer"})
]


class Spoken(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """Base of everything that is said."""


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what is said inside something else."""


class Message(Part, omit_defaults=True):
    """A message of a catalogue: an id and its arguments."""

    id: str
    args: Annotated[dict[str, _Arg], msgspec.Meta(extra_json_schema={"tsType": "{ [name: string]: Arg }"})] = {}


class Option(Part):
    """One possible answer; `barred` says why it is not one."""

    id: str
    text: Message
    ref: _Ref | None
    rule: str | None
    hint: Message | None
    barred: Message | None


class Decision(Part):
    """What this seat is asked. `final`: cannot be taken back, so ask once more. Fields of other shapes are absent."""

    id: str
    shape: Annotated[
        Literal["pick-one", "pick-some", "arrange", "split", "number"],
        msgspec.Meta(extra_json_schema={"tsType": "Shape"}),
    ]
    rule: str
    prompt: Message
    hint: Message | None
    about: list[_Ref]
    options: list[Option]
    window: bool
    final: bool
    answered: bool
    may_pass: bool | msgspec.UnsetType = msgspec.UNSET
    pass_text: Message | msgspec.UnsetType | None = msgspec.UNSET
    least: int | msgspec.UnsetType = msgspec.UNSET
    most: int | msgspec.UnsetType = msgspec.UNSET
    total: int | msgspec.UnsetType = msgspec.UNSET
    limits: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    low: int | msgspec.UnsetType = msgspec.UNSET
    high: int | msgspec.UnsetType = msgspec.UNSET


class Waiting(Part):
    """A seat that is asked; whether it has answered is not told."""

    seat: int
    prompt: Message | None
    window: bool


class Clock(Part):
    """The time of the open question; without a limit `closes_in_ms` and `total_ms` are null.

    `banks_ms`: what each seat has left, where every seat has a time of its own (else null).
    """

    opened_ms_ago: int
    closes_in_ms: int | None
    total_ms: int | None
    banks_ms: list[int] | None


class Proposal(Part):
    """A seat would like to take back everything from line `from_line` of this viewer's log on. `number` names the proposal;
    `asked`: whose consent it takes, `agreed`: who has given it.
    """

    number: int
    seat: int
    from_line: int
    asked: list[int]
    agreed: list[int]


class Pace(Part):
    """How much time there is. `seconds`: for each question (at a table of `bank`: for those to several seats at once); `bank`,
    `increment`: what each seat has for the whole game, and what it gets for each question. After `misses` times in a row in
    which a seat lets its time run out, a bot plays for it until its owner is back (0: never).
    """

    kind: Literal["none", "decision", "bank", "relaxed", "days"]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)]
    misses: Annotated[int, msgspec.Meta(ge=0, le=20)]


_Presets = Annotated[
    dict[str, Literal["ask", "target", "pass"]],
    msgspec.Meta(extra_json_schema={"tsType": '{ [rule: string]: "ask" | "target" | "pass" }'}),
]


class Line(Part):
    """A line of the log; `n` counts the lines that this viewer may read."""

    n: int
    rule: str
    text: Message
    refs: list[_Ref]
    private: bool


class SeatOutcome(Part):
    """How it ended for one seat."""

    seat: int
    won: bool
    why: Message


class Outcome(Part):
    """How the game ended; scores by seat."""

    winners: list[int]
    reason: str
    message: Message
    scores: list[int] | None
    seats: list[SeatOutcome]


class View(Spoken, tag="view"):
    """Everything this viewer sees; of the log only the lines from `log_from` on."""

    version: int
    me: int | None
    public: _Public
    private: _Public
    decisions: list[Decision]
    calls: list[Option]
    waiting: list[Waiting]
    clock: Clock | None
    log: list[Line]
    log_from: int
    undo: bool
    ask_undo: bool
    proposal: Proposal | None
    presets: _Presets
    chat_closed: Message | None
    outcome: Outcome | None


class Changes(Spoken, tag="change"):
    """What has changed since the view before (see changes.py), for whoever said in his hello that he takes it."""

    version: int
    changes: _Public
    log: list[Line]
    log_from: int


class LobbySeat(Part):
    """A seat as everybody sees it; `muted`: the host keeps it silent in the chat, `away`: a bot plays for it meanwhile."""

    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    level: str | None
    here: bool
    ready: bool
    muted: bool
    away: bool


class SeatOfMine(Part):
    """A seat of the one person who plays them all, with the secret that opens it."""

    seat: int
    token: str


class Lobby(Spoken, tag="lobby"):
    """The table's frame. `edition`: values are corrected; `one_person`: the host plays all seats but the bots'.

    `invite` and `seats_of_mine` reach the host only; `next`, `token`: the rematch. `commitment`: the hash behind which the dice
    are settled (null: they are known); `what_if`: "CODE@moment" of the finished game that this one goes on from.
    """

    table: str
    game: str
    status: Literal["open", "playing", "over"]
    me: int | None
    host: bool
    options: Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"tsType": "{ [id: string]: any }"})]
    edition: bool
    one_person: bool
    window_seconds: int
    pace: Pace
    seats: list[LobbySeat]
    seats_of_mine: list[SeatOfMine]
    invite: str | None
    watch: str
    next: str | None
    token: str | None
    commitment: str | None
    what_if: str | None


class Said(Spoken, tag="said"):
    """A line of the chat, the n-th of this table, and who said it under what name: in words of his own (`text`), or by a quick
    phrase, which every reader reads in his language. `at`: the thing on the table that is pointed at.
    """

    n: int
    seat: int
    name: str | None
    text: str | None
    phrase: Message | None
    at: _Ref | None


class Refused(Spoken, tag="refused"):
    """What was asked is not done; nothing has changed."""

    asked: str
    error: str
    message: Message
    version: int | None


class Hello(Spoken, tag="hello"):
    """First of all: which table, by which secret (null: to watch), and how many lines of the log are here already.

    `changes`: after the first view, tell what changes instead of whole views.
    """

    table: _Id
    token: _Id | None = None
    have: _Count = 0
    changes: bool = False


class AnswerMessage(Spoken, tag="answer"):
    """An answer to a decision of the view of that version."""

    version: _Count
    decision: _Id
    answer: _Answer


class CallMessage(Spoken, tag="call"):
    """An any-time play."""

    version: _Count
    call: _Id


class UndoMessage(Spoken, tag="undo"):
    """Take the latest answer back."""

    version: _Count


class ProposeMessage(Spoken, tag="propose"):
    """Ask everybody else whether all since the own latest answer may be taken back."""

    version: _Count


class ConsentMessage(Spoken, tag="consent"):
    """Agree to the proposal of that number, or not."""

    proposal: _Count
    agrees: bool


class PresetMessage(Spoken, tag="preset"):
    """What to do in reaction windows of that rule (or "*": in all others) from now on."""

    rule: _Id
    choice: Literal["ask", "target", "pass"]


class LeaveMessage(Spoken, tag="leave"):
    """The owner goes away: a bot plays until he is back."""


class BackMessage(Spoken, tag="back"):
    """The owner plays again where a bot did."""


class SayMessage(Spoken, tag="say"):
    """Something to write in the chat: 1-200 printable characters."""

    text: _Said


class PhraseMessage(Spoken, tag="phrase"):
    """A quick phrase to say, by its id; `about` is the thing that it names, where it names one."""

    phrase: _Id
    about: _Thing | None = None


ToServer: TypeAlias = (
    Hello
    | AnswerMessage
    | CallMessage
    | UndoMessage
    | ProposeMessage
    | ConsentMessage
    | PresetMessage
    | LeaveMessage
    | BackMessage
    | SayMessage
    | PhraseMessage
)
FromServer: TypeAlias = View | Changes | Lobby | Said | Refused

read_message = msgspec.json.Decoder(ToServer).decode
"""A message of a client; raises msgspec.DecodeError (also for wrong fields) or RecursionError."""

write = msgspec.json.Encoder().encode
"""Anything that is said, as bytes."""
