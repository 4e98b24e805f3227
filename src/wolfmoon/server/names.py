"""Names of people: what anybody may call himself."""

import unicodedata

from wolfmoon.server.refusals import BadName

MOST = 24


def clean_name(given: str) -> str:
    """The name in its usual spelling, trimmed, single spaces; raises BadName unless it is 1-24 printable characters."""
    if len(given) > 8 * MOST:
        raise BadName(most=MOST)
    name = " ".join(unicodedata.normalize("NFC", given).split(" ")).strip()
    while "  " in name:
        name = name.replace("  ", " ")
    if not 1 <= len(name) <= MOST or not name.isprintable():
        raise BadName(most=MOST)
    return name
