"""What the command line refuses by itself. Their texts are error-<kind> in text/en/cli.ftl."""

from wolfmoon.core.errors import Refused


class Unreadable(Refused):
    """A file that cannot be read. Args: file, why."""

    kind = "unreadable"


class Unwritable(Refused):
    """A file that cannot be written. Args: file, why."""

    kind = "unwritable"


class BadSetting(Refused):
    """An --option that is not NAME=VALUE. Args: given."""

    kind = "bad-setting"


class BadNumber(Refused):
    """A number out of its range. Args: what, given, least."""

    kind = "bad-number"


class BadPort(Refused):
    """No port has that number. Args: given."""

    kind = "bad-port"


class BadSeconds(Refused):
    """A time that nothing can be measured in. Args: given, most."""

    kind = "bad-seconds"


class BadTables(Refused):
    """Numbers of tables that cannot be played at. Args: given, most."""

    kind = "bad-tables"


class NotMeasured(Refused):
    """The server could not be measured. Args: why."""

    kind = "not-measured"


class UnknownRule(Refused):
    """No rule of that id. Args: given, near."""

    kind = "unknown-rule"


class NoSuchSeat(Refused):
    """A seat that the table does not have. Args: given, last."""

    kind = "no-such-seat"


class NoSuchMoment(Refused):
    """A moment that the game does not have. Args: given, last."""

    kind = "moment-not-there"


class BadReply(Refused):
    """What was typed is no answer to the question. Args: given, how."""

    kind = "bad-reply"


class Barred(Refused):
    """An option that is shown but not possible now. Args: given, why."""

    kind = "barred"


class OnlyOneView(Refused):
    """Two of --seat, --public and --truth at once."""

    kind = "only-one-view"
