"""Everything that can be refused. Closed kinds; each says what was asked, what was wrong and what would be right."""

from typing import ClassVar

from wolfmoon.core.text import Arg, Message


class Refused(Exception):
    """Base of all refusals. `kind` is a stable id; `message` (error-<kind>) is rendered by the core's catalogue."""

    kind: ClassVar[str] = "refused"

    def __init__(self, /, **args: Arg) -> None:
        self.message = Message(f"error-{self.kind}", args)
        super().__init__(str(self.message))


class IllegalAnswer(Refused):
    """The answer is none of those offered. Args: asked, given, accepted."""

    kind = "illegal-answer"


class NotYourDecision(Refused):
    """This seat is not asked anything now. Args: seat, waiting."""

    kind = "not-your-decision"


class GameIsOver(Refused):
    """The game has ended; nothing can be answered any more."""

    kind = "game-is-over"


class StaleView(Refused):
    """The answer belongs to a question that is no longer open. Args: given, open."""

    kind = "stale-view"


class IllegalCall(Refused):
    """This any-time play is not open to the seat. Args: given, accepted."""

    kind = "illegal-call"


class UndoRefused(Refused):
    """What was asked back lies behind new information, dice or another player's choice. Args: asked, free."""

    kind = "undo-refused"


class UnknownGame(Refused):
    """No game of that name. Args: given, known."""

    kind = "unknown-game"


class WrongSeats(Refused):
    """The game is not played by that many. Args: given, least, most."""

    kind = "wrong-seats"


class UnknownOption(Refused):
    """The game has no such table option. Args: given, known."""

    kind = "unknown-option"


class BadOption(Refused):
    """The table option does not take that value here. Args: option, given, accepted."""

    kind = "bad-option"


class OptionsClash(Refused):
    """Two table options do not go together. Args: why (a message of the game)."""

    kind = "options-clash"


class BadEdition(Refused):
    """An edition file does not fit the components. Args: edition, key, line, wrong, right."""

    kind = "bad-edition"


class BadRecord(Refused):
    """A record cannot be read or does not replay. Args: where, wrong."""

    kind = "bad-record"


class BadScenario(Refused):
    """A scenario file is malformed or arranges the impossible. Args: key, wrong, right."""

    kind = "bad-scenario"


class ImaginedMatch(Refused):
    """An imagined match has no record and no undo: its past is not the true one."""

    kind = "imagined-match"
