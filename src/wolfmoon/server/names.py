"""What people type: names, and what they say. Whatever it holds, it stays text."""

import unicodedata

from wolfmoon.server.refusals import BadName, BadNote, BadText

MOST = 24
MOST_SAID = 200


def clean_name(given: str) -> str:
    """The name in its usual spelling, trimmed, single spaces; raises BadName unless it is 1-24 printable characters."""
    name = _tidy(given, MOST)
    if name is None:
        raise BadName(most=MOST)
    return name


def clean_text(given: str) -> str:
    """What somebody says, spelt as names are; raises BadText unless it is 1-200 printable characters."""
    text = _tidy(given, MOST_SAID)
    if text is None:
        raise BadText(most=MOST_SAID)
    return text


def clean_note(given: str, most: int) -> str:
    """Something longer that somebody writes, spelt as names are; line breaks become spaces. Raises BadNote."""
    text = _tidy(" ".join(given.split("\n")), most)
    if text is None:
        raise BadNote(most=most)
    return text


def _tidy(given: str, most: int) -> str | None:
    if len(given) > 8 * most:
        return None
    tidy = " ".join(part for part in unicodedata.normalize("NFC", given).split(" ") if part)
    return tidy if 1 <= len(tidy) <= most and tidy.isprintable() else None
