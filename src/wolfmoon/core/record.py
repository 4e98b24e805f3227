"""The truth of a game: enough to replay it to the same digest. It holds every secret, so it leaves a server only when the
game is over."""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from wolfmoon.core.codec import input_from_json, input_to_json
from wolfmoon.core.dice import Dice, DiceRanOut
from wolfmoon.core.errors import BadEdition, BadRecord, BadScenario, ImaginedMatch, Refused, WrongSeats
from wolfmoon.core.match import Match, start_again
from wolfmoon.core.origin import Input, Luck, Origin
from wolfmoon.core.rules import Json, Rules, settled_for
from wolfmoon.core.table import Table, slots_of

FORMAT = 1
LUCK = "luck"
"""The key of chance that was dictated: by the number of inputs before (-1: before the first question), [rolls, shuffles]."""
TABLE = "table"
"""The key of what is no part of the game: who sat there, their notes, what lies behind the dice."""


class Record(NamedTuple):
    """A game as it was played. `digest` is that of the table after the last input."""

    game: str
    version: int
    origin: Origin
    inputs: tuple[Input, ...]
    digest: str

    def to_json(self, table: Mapping[str, Json] | None = None) -> str:
        """The record as a JSON document, one input a line. `table`: what a table adds about itself (core/gamefile.py)."""
        head: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.origin.seats,
            "options": dict(self.origin.options),
            "seed": self.origin.seed,
            "edition": _plain(self.origin.edition),
            "digest": self.digest,
        }
        if self.origin.wishes:
            head["arrange"] = _plain(self.origin.wishes)
        if self.origin.luck:
            head[LUCK] = {
                str(n): [[*luck.rolls], [[*cards] for cards in luck.shuffles]]
                for n, luck in sorted(self.origin.luck.items())
                if luck.rolls or luck.shuffles
            }
        if table is not None:
            head[TABLE] = dict(table)
        lines = ",\n  ".join(json.dumps(input_to_json(given), ensure_ascii=False) for given in self.inputs)
        return json.dumps(head, indent=1, ensure_ascii=False)[:-2] + f',\n "inputs": [\n  {lines}\n ]\n}}\n'


def record(match: Match[Any]) -> Record:
    """The record of a match up to now. Raises ImaginedMatch for a world that never was."""
    if match.origin is None:
        raise ImaginedMatch()
    return Record(match.rules.id, match.rules.version, match.origin, tuple(match.inputs), digest(match.table))


def read_record(text: str) -> Record:
    """Parse a record, without what a table adds about itself; raises BadRecord naming what is wrong with it."""
    return record_in(document_in(text))


def document_in(text: str) -> dict[str, Any]:
    """The JSON document of a record. Raises BadRecord if it is none."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(where="document", wrong=str(error)) from None
    if not isinstance(document, dict):
        raise BadRecord(where="document", wrong="not an object")
    if document.get("format") != FORMAT:
        raise BadRecord(where="format", wrong=str(document.get("format"))[:80])
    return document


def record_in(document: Mapping[str, Any]) -> Record:
    """The record in a document. Raises BadRecord."""
    need: Mapping[str, type | tuple[type, ...]] = {
        "game": str,
        "version": int,
        "seats": int,
        "options": dict,
        "seed": int,
        "digest": str,
        "inputs": list,
        "edition": (dict, type(None)),
    }
    extra: Mapping[str, type] = {key: dict for key in ("arrange", LUCK) if key in document}
    for key, kind in {**need, **extra}.items():
        if key not in document or not isinstance(document[key], kind) or isinstance(document[key], bool):
            raise BadRecord(where=key, wrong=str(document.get(key, "missing"))[:80])
    for key in document:
        if key not in need and key not in ("format", "arrange", LUCK, TABLE):
            raise BadRecord(where=key[:80], wrong="unknown key")
    inputs = tuple(input_from_json(value, f"inputs[{i}]") for i, value in enumerate(document["inputs"]))
    origin = Origin(
        document["seats"],
        document["options"],
        document["seed"],
        document["edition"],
        document.get("arrange"),
        _luck(document[LUCK]) if LUCK in document else None,
    )
    return Record(document["game"], document["version"], origin, inputs, document["digest"])


def _luck(given: Mapping[str, Any]) -> dict[int, Luck]:
    found = {}
    for n, luck in given.items():
        try:
            rolls, shuffles = luck
            good = all(type(face) is int for face in rolls) and all(
                type(card) is str for top in shuffles for card in top
            )
            number = int(n)
        except (TypeError, ValueError):
            good, number, rolls, shuffles = False, 0, (), ()
        if not good or number < -1:
            raise BadRecord(where=f"{LUCK}[{n}]"[:80], wrong=str(luck)[:80])
        found[number] = Luck(tuple(rolls), tuple(map(tuple, shuffles)))
    return found


def replay(record: Record, rules: Rules[Any], upto: int | None = None) -> Match[Any]:
    """Play a record again, up to that many inputs (None: all, and then the digest must agree).

    Raises BadRecord: another game or version, seats, options, edition or inputs that do not fit, another ending.
    """
    if rules.id != record.game:
        raise BadRecord(where="game", wrong=record.game)
    if rules.version != record.version:
        raise BadRecord(where="version", wrong=f"{record.version}, this is {rules.version}")
    origin = record.origin
    try:
        settled = settled_for(rules, origin.seats, origin.options)
    except WrongSeats as refused:
        raise BadRecord(where="seats", wrong=refused.message) from None
    except Refused as refused:
        raise BadRecord(where="options", wrong=refused.message) from None
    if settled != origin.options:
        raise BadRecord(where="options", wrong="not all of the game's options")
    inputs = record.inputs if upto is None else record.inputs[:upto]
    try:
        match = start_again(rules, origin, inputs)
    except (BadEdition, BadScenario) as refused:
        raise BadRecord(
            where="edition" if isinstance(refused, BadEdition) else "arrange", wrong=refused.message
        ) from None
    except Refused as refused:
        raise BadRecord(where="inputs", wrong=refused.message) from None
    except DiceRanOut as error:
        raise BadRecord(where=LUCK, wrong=str(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(where="arrange" if origin.wishes else "inputs", wrong=str(error)) from error
    if upto is None and digest(match.table) != record.digest:
        raise BadRecord(where="digest", wrong=digest(match.table))
    return match


def digest(table: Table) -> str:
    """A fingerprint of the whole state, the same on every machine; the log and printed components are left out."""
    return blake2b(repr(_canonical(table)).encode(), digest_size=16).hexdigest()


def _canonical(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Dice):
        return value.seed
    if isinstance(value, list | tuple):
        return [_canonical(each) for each in value]
    if isinstance(value, dict):
        return [
            (_canonical(key), _canonical(each)) for key, each in sorted(value.items(), key=lambda pair: repr(pair[0]))
        ]
    if isinstance(value, set | frozenset):
        return sorted((_canonical(each) for each in value), key=repr)
    outside: frozenset[str] = getattr(value, "OUTSIDE", frozenset())
    return [(slot, _canonical(getattr(value, slot))) for slot in slots_of(type(value)) if slot not in outside]


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value
