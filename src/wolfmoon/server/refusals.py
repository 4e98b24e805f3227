"""What the server refuses beside the engine: closed kinds, worded in text/en/errors.ftl."""

from collections.abc import Mapping

from wolfmoon.core.errors import Refused


class UnknownTable(Refused):
    """No table of that code. Args: given."""

    kind = "unknown-table"


class WrongLink(Refused):
    """The secret of a seat or an invitation is wrong or no longer good."""

    kind = "wrong-link"


class NotHost(Refused):
    """Only the host may do that."""

    kind = "not-host"


class BadName(Refused):
    """A name that is empty, too long or not printable. Args: most."""

    kind = "bad-name"


class SeatTaken(Refused):
    """Somebody sits there. Args: seat (counted from 1)."""

    kind = "seat-taken"


class TableFull(Refused):
    """No seat is open."""

    kind = "table-full"


class NoSuchSeat(Refused):
    """The table has no such seat. Args: given, most (counted from 1)."""

    kind = "no-such-seat"


class NoSuchLevel(Refused):
    """There are no bots of that level. Args: given, known."""

    kind = "no-such-level"


class OnePerson(Refused):
    """At this table one person plays all seats; nobody else sits down."""

    kind = "one-person"


class BadPace(Refused):
    """A pace whose times do not go with its kind."""

    kind = "bad-pace"


class ProposalOpen(Refused):
    """Somebody else would like to take something back; that is decided first."""

    kind = "proposal-open"


class NoProposal(Refused):
    """Nothing is proposed any more to which this seat could agree."""

    kind = "no-proposal"


class NoSuchWindow(Refused):
    """No reaction window of that rule is known to the seat."""

    kind = "no-such-window"


class BadText(Refused):
    """Something to say that is empty, too long or not printable. Args: most."""

    kind = "bad-text"


class ChatClosed(Refused):
    """The rules of the game keep this seat silent now. Args: why."""

    kind = "chat-closed"


class Muted(Refused):
    """The host keeps this seat silent."""

    kind = "muted"


class NoSuchPhrase(Refused):
    """No quick phrase of that id, or not about that. Args: given, known."""

    kind = "no-such-phrase"


class NoPerson(Refused):
    """No person sits on that seat. Args: seat (counted from 1)."""

    kind = "no-person"


class HostStays(Refused):
    """The host's seat is not given away."""

    kind = "host-stays"


class AlreadyStarted(Refused):
    """The game has begun; that was possible before."""

    kind = "already-started"


class NotStarted(Refused):
    """The game has not begun yet."""

    kind = "not-started"


class NotOver(Refused):
    """That is possible only when the game is over."""

    kind = "not-over"


class SealedAlready(Refused):
    """This seat's answer is in; it opens with those of the others."""

    kind = "sealed-already"


class Watching(Refused):
    """Who only watches does not play."""

    kind = "watching"


class Malformed(Refused):
    """A message or form that cannot be read. Args: wrong."""

    kind = "malformed"


class TooBig(Refused):
    """A message or form that is too long. Args: most (bytes)."""

    kind = "too-big"


class TooMuch(Refused):
    """Too many messages or requests in a short time."""

    kind = "too-much"


class WrongOrigin(Refused):
    """A page of another site asks."""

    kind = "wrong-origin"


class NotStored(Refused):
    """The answer could not be written down, so it was not taken. Args: why."""

    kind = "not-stored"


class StoreAway(Refused):
    """The database cannot be reached. Args: why."""

    kind = "store-away"


class BadAddress(Refused):
    """An address of a store or a bus that means nothing here. Args: given, known."""

    kind = "bad-address"


class UnusableStore(Refused):
    """A file or database in which no games can be kept or found. Args: store (without its password), why."""

    kind = "unusable-store"


class LonelyBus(Refused):
    """A bus is named, but SQLite, which one process has for itself. Args: bus, store (without their passwords)."""

    kind = "lonely-bus"


class MissingExtra(Refused):
    """Something that only hosts of several processes need is not installed. Args: module, extra."""

    kind = "missing-extra"


class BadBackup(Refused):
    """A file that is no whole backup. Args: file, why."""

    kind = "bad-backup"


class NotEmpty(Refused):
    """A store that is to be filled from a backup holds something already."""

    kind = "not-empty"


class OlderStore(Refused):
    """The store has the form of an earlier version of this program. Args: found, here."""

    kind = "older-store"


class NewerStore(Refused):
    """The store was made by a later version of this program. Args: found, here."""

    kind = "newer-store"


class NoSuchAlert(Refused):
    """A way of being told that this server does not have, or this seat has not chosen. Args: kind."""

    kind = "no-such-alert"


class BadAlert(Refused):
    """An address that cannot be told anything from here. Args: given, known."""

    kind = "bad-alert"


class AlertCode(Refused):
    """Not the code that was sent. Args: left (how many tries)."""

    kind = "alert-code"


class NotSent(Refused):
    """The code could not be sent."""

    kind = "not-sent"


class Overtaken(Refused):
    """Somebody else wrote to this table at the same moment; it is read again."""

    kind = "overtaken"


class OtherVersion(Refused):
    """The table was begun with another version of the game. Args: table, game, began, now."""

    kind = "other-version"


class OtherRules(Refused):
    """A game that was played by another version of the rules. Args: game, played, here."""

    kind = "other-rules"


class UnknownReplay(Refused):
    """No finished table and no imported file of that code. Args: given."""

    kind = "unknown-replay"


class NoSuchMoment(Refused):
    """The game has no such moment, or nobody can go on from it. Args: given, last."""

    kind = "no-such-moment"


class Arranged(Refused):
    """A game whose set-up was arranged cannot be gone on from."""

    kind = "arranged"


class BadNote(Refused):
    """A note that is empty, too long or not printable. Args: most."""

    kind = "bad-note"


class TooManyNotes(Refused):
    """No more notes fit on this game. Args: most."""

    kind = "too-many-notes"


class TooManyReports(Refused):
    """No more faults are reported at this table. Args: most."""

    kind = "too-many-reports"


class ReplaysBusy(Refused):
    """Too many look at old games just now, or this one takes too long."""

    kind = "replays-busy"


class Unreadable(Refused):
    """What is stored of a table does not play again. Args: table."""

    kind = "unreadable"


class NotFound(Refused):
    """Nothing is found under that address."""

    kind = "not-found"


class Broken(Refused):
    """A fault of the server; nothing was changed."""

    kind = "broken"


STATUS: Mapping[str, int] = {
    "unknown-game": 404,
    "unknown-table": 404,
    "not-found": 404,
    "unknown-replay": 404,
    "no-such-moment": 404,
    "wrong-link": 403,
    "not-host": 403,
    "wrong-origin": 403,
    "seat-taken": 409,
    "table-full": 409,
    "one-person": 409,
    "no-person": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "proposal-open": 409,
    "no-proposal": 409,
    "overtaken": 409,
    "other-version": 409,
    "other-rules": 409,
    "arranged": 409,
    "too-many-notes": 409,
    "too-many-reports": 409,
    "too-big": 413,
    "too-much": 429,
    "broken": 500,
    "unreadable": 500,
    "store-away": 503,
    "replays-busy": 503,
    "not-stored": 507,
}
"""HTTP status by kind; 400 for the rest."""
