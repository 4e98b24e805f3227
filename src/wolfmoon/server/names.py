"""What people type: names, and what they say. Whatever it holds, it stays text."""

import unicodedata

from wolfmoon.server.refusals import BadName, BadNote, BadText

MOST = 24
MOST_SAID = 200
MOST_PILED = 3
"""So many marks may stand on one letter: more than any script needs."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that are called printable and show nothing."""


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
    return tidy if 1 <= len(tidy) <= most and tidy.isprintable() and _stays_in_its_line(tidy) else None


def _stays_in_its_line(text: str) -> bool:
    """Whether all of it is seen, and none of it piles up over the lines around it."""
    piled = 0
    for letter in text:
        piled = piled + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if piled > MOST_PILED or letter in BLANK:
            return False
    return unicodedata.category(text[0]) not in ("Mn", "Me")
