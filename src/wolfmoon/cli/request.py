"""What several commands are asked for: a game, seats, options, an edition, bots; read and refused in one place."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from wolfmoon.bots import LEVELS
from wolfmoon.bots.protocol import PROGRAM
from wolfmoon.cli.refusals import BadNumber, BadSetting, NoSuchSeat, Unreadable, Unwritable
from wolfmoon.core.edition import read_edition
from wolfmoon.core.errors import BadOption, UnknownGame, WrongSeats
from wolfmoon.core.library import components
from wolfmoon.core.options import TableOption
from wolfmoon.core.rules import Edition, Rules
from wolfmoon.games import games


def find(game: str) -> Rules[Any]:
    """The game of that name. Raises UnknownGame."""
    known = games()
    if game not in known:
        raise UnknownGame(given=game, known=list(known))
    return known[game]


def seats_for(rules: Rules[Any], seats: int | None) -> int:
    """That many seats, or the middle of what the game takes. Raises WrongSeats."""
    if seats is None:
        return (rules.seats.start + rules.seats.stop - 1) // 2
    if seats not in rules.seats:
        raise WrongSeats(given=seats, least=rules.seats.start, most=rules.seats.stop - 1)
    return seats


def one_of_seats(seat: int, seats: int) -> int:
    """A seat of the table, counted from 0. Raises NoSuchSeat."""
    if not 0 <= seat < seats:
        raise NoSuchSeat(given=seat, last=seats - 1)
    return seat


def at_least(what: str, number: int, least: int = 1) -> int:
    """A number that is not too small. Raises BadNumber."""
    if number < least:
        raise BadNumber(what=what, given=number, least=least)
    return number


def settings(rules: Rules[Any], given: Sequence[str] | None) -> dict[str, object]:
    """NAME=VALUE pairs as table options. Raises BadSetting; whether the game takes them is for its start to say."""
    kinds = {option.id: option for option in rules.options}
    found: dict[str, object] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetting(given=pair)
        found[name] = _value(kinds.get(name), value)
    return found


def _value(option: TableOption | None, value: str) -> object:
    if option is not None and option.kind == "flag":
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(value, value)
    if option is not None and option.kind == "number" and value.lstrip("-").isdecimal():
        return int(value)
    return value


def levels(bots: str, *, programs: bool = False) -> tuple[str, ...]:
    """Bot levels parted by commas; with `programs` also program:COMMAND. Raises BadOption."""
    found = tuple(level.strip() for level in bots.split(","))
    for level in found:
        if level not in LEVELS and not (programs and level.startswith(PROGRAM) and level != PROGRAM):
            known = [*LEVELS, f"{PROGRAM}COMMAND"] if programs else [*LEVELS]
            raise BadOption(option="bots", given=level, accepted=known)
    return found


def text_of(file: Path) -> str:
    """What a file says. Raises Unreadable."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Unreadable(file=str(file), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Unreadable(file=str(file), why="not UTF-8") from None


def write_text(file: Path, text: str) -> None:
    """Write a file. Raises Unwritable."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise Unwritable(file=str(file), why=error.strerror or str(error)) from None


def edition_of(rules: Rules[Any], file: Path | None) -> Edition | None:
    """The edition in that file, checked against the game's components. Raises Unreadable, BadEdition."""
    if file is None:
        return None
    return read_edition(text_of(file), components(f"wolfmoon.games.{rules.id}"), file.name)


def print_json(value: Mapping[str, Any]) -> None:
    """One JSON document on standard output."""
    print(json.dumps(value, indent=1, ensure_ascii=False))
