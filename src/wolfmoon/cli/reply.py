"""What a person types at a question, as an answer. Options are numbered from 1; an option's id does as well."""

from collections.abc import Mapping
from typing import Any

from wolfmoon.bots.answers import Reply, accepts
from wolfmoon.cli.refusals import BadReply, Barred
from wolfmoon.cli.words import from_view
from wolfmoon.core.text import Message

PASS = ("pass", "p", "0", "-")


def reply_to(decision: Mapping[str, Any], typed: str) -> Reply:
    """The answer that was typed. Raises BadReply, which says how to answer, if it is none of those offered; Barred."""
    words = typed.replace(",", " ").split()
    shape = decision["shape"]
    reply: Reply = None
    if shape == "pick-one":
        if len(words) != 1:
            raise _bad(decision, typed)
        reply = None if decision["may_pass"] and words[0].lower() in PASS else _option(decision, words[0])
    elif shape == "number":
        if len(words) != 1 or not words[0].lstrip("-").isdecimal():
            raise _bad(decision, typed)
        reply = int(words[0])
    elif shape == "split":
        reply = _amounts(decision, words)
    else:
        reply = (
            [] if [word.lower() for word in words] in (["none"], ["-"]) else [_option(decision, word) for word in words]
        )
    if not accepts(decision, reply):
        raise _bad(decision, typed)
    return reply


def how_to_answer(shape: str) -> str:
    """The id of the message that says how a shape is answered."""
    return f"cli-how-{shape}"


def _option(decision: Mapping[str, Any], word: str) -> str:
    ids: list[str] = [option["id"] for option in decision["options"]]
    if word.isdecimal() and 1 <= int(word) <= len(ids):
        word = ids[int(word) - 1]
    if word not in ids:
        raise _bad(decision, word)
    barred = decision["options"][ids.index(word)]["barred"]
    if barred is not None:
        raise Barred(given=from_view(decision["options"][ids.index(word)]["text"]), why=from_view(barred))
    return word


def _amounts(decision: Mapping[str, Any], words: list[str]) -> dict[str, int]:
    amounts: dict[str, int] = {}
    for word in words:
        option, equals, amount = word.rpartition("=")
        if not equals or not amount.isdecimal():
            raise _bad(decision, word)
        if int(amount):
            amounts[_option(decision, option)] = int(amount)
    return amounts


def _bad(decision: Mapping[str, Any], typed: str) -> BadReply:
    return BadReply(given=typed.strip()[:60], how=Message(how_to_answer(decision["shape"])))
