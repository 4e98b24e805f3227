"""What is sent to and from the HTTP addresses, as types."""

from typing import Annotated, Any, Literal

import msgspec

from wolfmoon.server.wire import Message, Pace, Part, Said

_Secret = Annotated[str, msgspec.Meta(max_length=200)]
_Name = Annotated[str, msgspec.Meta(max_length=200)]
_Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Seats = Annotated[int, msgspec.Meta(ge=0, le=99)]
_WindowSeconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
_Options = Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=100)]


class NewTable(Part):
    """Open a table; whoever does so is its host and sits on the first seat.

    window_seconds 0: windows have no clock of their own. pace null: there is no clock.
    edition: the text of an edition file, for corrected values of the components.
    """

    game: _Name
    seats: _Seats
    name: _Name
    options: _Options = {}  # noqa: RUF012 - msgspec copies the default
    window_seconds: _WindowSeconds | None = None
    pace: Pace | None = None
    edition: str | None = None


class Opened(Part):
    """A new table, the host's seat and secret, and the links for the others."""

    table: str
    seat: int
    token: str
    invite: str
    watch: str


class SitDown(Part):
    """Take a seat by the secret of the invitation; null: the first that is open."""

    invite: _Secret
    name: _Name
    seat: _Seat | None = None


class Seated(Part):
    """The seat, and the secret that opens it."""

    seat: int
    token: str


class SetSeat(Part):
    """Put a bot on a seat, or free it."""

    token: _Secret
    seat: _Seat
    kind: Literal["bot", "open"]
    level: _Name | None = None


class SetPace(Part):
    """How much time there is, and for how long a reaction window stays open at the latest."""

    token: _Secret
    pace: Pace
    window_seconds: _WindowSeconds


class SetOptions(Part):
    """Number of seats and options."""

    token: _Secret
    seats: _Seats
    options: _Options


class SetReady(Part):
    """Ready, or not after all."""

    token: _Secret
    ready: bool


class ByToken(Part):
    """Something that needs no more than the seat's secret."""

    token: _Secret


class SetMuted(Part):
    """The host mutes a seat for the whole table, or lets it talk again."""

    token: _Secret
    seat: _Seat
    muted: bool


class Renew(Part):
    """A new link for a seat; the old one is void. For the seat's owner and the host."""

    token: _Secret
    seat: _Seat


class Complain(Part):
    """Tell the host and whoever runs the server about a seat; what was said last goes along."""

    token: _Secret
    about: _Seat
    words: Annotated[str, msgspec.Meta(max_length=2000)]


class Complaint(Part):
    """A complaint as the host reads it; who complained is not told. said: the lines that went along; at: seconds since 1970."""

    about: int
    name: str | None
    words: str
    said: list[Said]
    at: float


class Complaints(Part):
    """The complaints at a table, without those about the host."""

    complaints: list[Complaint]


class Reader(Part):
    """Who wants to read the rules at a table; null: somebody who watches."""

    token: _Secret | None


class PlayedAgain(Part):
    """The rematch and the host's secret there."""

    table: str
    token: str


class QrOf(Part):
    """Which link to draw: the invitation or a seat's by its secret, or (both null) the link to watch."""

    invite: _Secret | None = None
    seat: _Secret | None = None


class SetAlert(Part):
    """Tell this seat, when it is waited for and not there, by that way at that address (a push subscription as JSON)."""

    token: _Secret
    kind: Literal["mail", "hook", "push"]
    to: Annotated[str, msgspec.Meta(max_length=2000)]


class ProveAlert(Part):
    """The code that the address was sent."""

    token: _Secret
    kind: Literal["mail", "hook", "push"]
    code: Annotated[str, msgspec.Meta(max_length=20)]


class DropAlert(Part):
    """Tell this seat that way no longer."""

    token: _Secret
    kind: Literal["mail", "hook", "push"]


class AlertWay(Part):
    """A way of being told. `to`: the address that this seat has chosen, null: none; `proved`: it is used."""

    kind: str
    to: str | None
    proved: bool


class AlertWays(Part):
    """The ways that this server has; `push_key`: what a browser subscribes with."""

    ways: list[AlertWay]
    push_key: str | None


class Done(Part):
    """It is done."""

    ok: bool = True


class Choice(Part):
    """One value of an option; `seats`: the player counts it is offered for, least and most (null: all)."""

    id: str
    text: Message
    seats: tuple[int, int] | None


class TableOption(Part):
    """What a host may set."""

    id: str
    text: Message
    hint: Message
    kind: Literal["choice", "flag", "number", "some"]
    choices: list[Choice]
    default: Any
    low: int
    high: int


class Face(Part):
    """How a game's card is drawn: a figure before a night with a moon (3 or 4), in two colours; the icon of its header."""

    figure: str
    icon: str
    moon: Literal[3, 4]
    night: str
    line: str


class QuickPhrase(Part):
    """Something quick to say; about: "seat" or "thing" if its text names one, as the argument `thing`."""

    id: str
    text: Message
    about: Literal["", "seat", "thing"]


class GameCard(Part):
    """A game on offer; `seats`: least and most players; `face` is its folder's board/face.json."""

    id: str
    title: Message
    blurb: Message
    seats: tuple[int, int]
    face: Face
    options: list[TableOption]
    phrases: list[QuickPhrase]


class GameList(Part):
    """All games on offer."""

    games: list[GameCard]


class RuleText(Part):
    """A rule in our own words; `source` names the section of the printed book."""

    id: str
    heading: str
    text: str
    source: str | None


class Ruling(Part):
    """An unclear point and how it is decided."""

    id: str
    question: str
    ruling: str
    why: str | None


class RuleBook(Part):
    """The rules of a game. `partial`: there are more, which this reader may not read now."""

    rules: list[RuleText]
    rulings: list[Ruling]
    partial: bool


class ErrorReply(Part):
    """What was asked is not done, and why."""

    error: str
    message: Message
