"""`wolfmoon replay`: a recorded game again, as a seat saw it, as everybody did, or as it was."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from wolfmoon.cli.board import private_sections, section_lines, text_of_table
from wolfmoon.cli.outcome import ending
from wolfmoon.cli.play import names_at
from wolfmoon.cli.refusals import NoSuchMoment, OnlyOneView
from wolfmoon.cli.request import find, one_of_seats, text_of
from wolfmoon.cli.verify import verified
from wolfmoon.cli.words import Words
from wolfmoon.core.gamefile import GameFile, plain_names, read_game_file
from wolfmoon.core.match import Match, start_again
from wolfmoon.core.record import replay
from wolfmoon.core.view import seen


def replay_command(
    file: Path,
    /,
    *,
    seat: int | None = None,
    public: Annotated[bool, Parameter(name="--public")] = False,
    truth: Annotated[bool, Parameter(name="--truth")] = False,
    step: bool = False,
    at: int | None = None,
    verify: bool = False,
    commitment: str | None = None,
) -> int:
    """Play a record again and print its log. The record is checked: it must lead to the very state that it names.

    Example: wolfmoon replay game.json --seat 2

    Args:
        file: a record, from the table's page when the game is over, from `wolfmoon export` or from `wolfmoon play --save`
        seat: as this seat saw it, counted from 0 as in the file (on the pages this is seat 1); the names are listed first
        public: as everybody at the table saw it (this is what you get if you say nothing)
        truth: as it was, with all secrets
        step: stop wherever the log goes on or a note is reached, and show the table; Enter goes on
        at: show only the table at this moment, counted in answers as on the page of the game
        verify: print no log, but check that the dice kept their word: every answer, and what was published of the seed
        commitment: what you noted before the game; it is checked too
    """
    if (seat is not None) + public + truth > 1:
        raise OnlyOneView()
    game = read_game_file(text_of(file))
    record = game.record
    rules = find(record.game)
    match = replay(record, rules)
    viewer = None if seat is None else one_of_seats(seat, record.origin.seats)
    words = Words(record.game)
    words.names = plain_names(game, names_at(record.origin.seats, -1, ""))
    print(
        words.own(
            "cli-replay-head",
            game=words.own(f"title-{record.game}"),
            version=record.version,
            seats=record.origin.seats,
            seed=str(record.origin.seed),
        )
    )
    if verify or commitment is not None:
        lines, holds = verified(game, commitment, words, over=match.outcome is not None)
        print("\n".join(lines))
        return 0 if holds else 1
    print(words.own("cli-replay-seats", seats=", ".join(f"{n} {words.name(n)}" for n in range(record.origin.seats))))
    if at is not None:
        if not 0 <= at <= len(record.inputs):
            raise NoSuchMoment(given=at, last=len(record.inputs))
        there = replay(record, rules, at)
        print("\n".join([_moment(at, game, words), *_noted(game, at, words)]))
        print(_table(there, viewer, words, truth=truth))
        return 0
    if step:
        for lines in _stepwise(game, viewer, words, truth=truth):
            print("\n".join(lines))
            if not sys.stdin.readline():
                return 0
    else:
        for line in told(match, viewer, words, 0, truth=truth):
            print(line)
    for line in ending(seen(match, viewer), words):
        print(line)
    return 0


def told(match: Match[Any], viewer: int | None, words: Words, since: int, *, truth: bool) -> Iterator[str]:
    """The log from that line on, as the viewer reads it or as it was."""
    if truth:
        for event in match.log.truth()[since:]:
            to = "" if event.audience is None else f" [{', '.join(words.name(seat) for seat in event.audience)}]"
            yield f"-{to} {words.say(event.message)}"
    else:
        for line in match.log.lines(viewer, since):
            yield f"{'*' if line.private else '-'} {words.say(line.message)}"


def _stepwise(game: GameFile, viewer: int | None, words: Words, *, truth: bool) -> Iterator[list[str]]:
    match = start_again(find(game.record.game), game.record.origin, [])
    lines = list(told(match, viewer, words, 0, truth=truth))
    read = len(lines)
    yield [_moment(0, game, words), *_noted(game, 0, words), *lines, _table(match, viewer, words, truth=truth)]
    for n, given in enumerate(game.record.inputs, 1):
        match.put(given)
        lines = list(told(match, viewer, words, read, truth=truth))
        read += len(lines)
        noted = _noted(game, n, words)
        if lines or noted:
            yield [_moment(n, game, words), *noted, *lines, _table(match, viewer, words, truth=truth)]


def _moment(n: int, game: GameFile, words: Words) -> str:
    return "\n" + words.own("cli-replay-moment", moment=n, last=len(game.record.inputs))


def _noted(game: GameFile, n: int, words: Words) -> list[str]:
    """The notes on a moment, with who wrote them."""
    notes = game.about.notes if game.about is not None else ()
    return [
        words.own("cli-replay-note", name=words.name(note.seat), text=note.text) for note in notes if note.moment == n
    ]


def _table(match: Match[Any], viewer: int | None, words: Words, *, truth: bool) -> str:
    if not truth:
        return text_of_table(match.rules.id, seen(match, viewer), words)
    texts = [text_of_table(match.rules.id, seen(match, None), words)]
    for seat in range(match.table.seats):
        own = private_sections(match.rules.id, seen(match, seat), words)
        texts += [words.name(seat), *section_lines(own)]
    return "\n".join(texts)
