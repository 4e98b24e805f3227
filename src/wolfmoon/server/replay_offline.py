"""Finished games and reported faults for whoever runs the server: from the store and into it, while no server need run."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from wolfmoon.core.gamefile import GameFile, about_table, read_game_file
from wolfmoon.core.match import start
from wolfmoon.core.record import record, replay
from wolfmoon.core.rules import Rules
from wolfmoon.server.course import run_through
from wolfmoon.server.estate import as_stored
from wolfmoon.server.links import plain_code
from wolfmoon.server.refusals import NotFound, NotOver, OtherRules, OtherVersion, UnknownReplay
from wolfmoon.server.replay_shelf import import_file, imported, notes_on
from wolfmoon.server.reports import Kept
from wolfmoon.server.rows import read
from wolfmoon.server.schema import reports
from wolfmoon.server.shelf import pick_game
from wolfmoon.server.store import Store

Games = Mapping[str, Rules[Any]]


async def exported(url: str, games: Games, given: str, *, unfinished: bool = False) -> str:
    """The file of a table or of an imported game. Raises UnknownReplay; NotOver and OtherVersion unless `unfinished`.

    Where the rules have changed since the game began, `unfinished` gives its inputs as they are stored.
    """
    store = await Store.open(url)
    try:
        code = plain_code(given)
        plan = await store.plan(code)
        if plan is None:
            text = await imported(store, code)
            if text is None:
                raise UnknownReplay(given=code)
            return text
        if plan.status == "open" or (plan.status != "over" and not unfinished):
            raise NotOver()
        rules = pick_game(games, plan.game)
        if rules.version != plan.version:
            if unfinished:
                return as_stored(plan, await store.inputs(code))
            raise OtherVersion(table=code, game=plan.game, began=plan.version, now=rules.version)
        match = start(rules, len(plan.chairs), plan.options, seed=plan.seed, edition=plan.edition)
        course = run_through(match, (read(body) for body in await store.inputs(code)))
        about = about_table(
            code,
            plan.seed,
            [chair.name for chair in plan.chairs],
            [chair.level for chair in plan.chairs],
            notes=[each.note for each in await notes_on(store, code)],
            nonce=plan.nonce,
            what_if=plan.what_if,
        )
        return GameFile(record(course.match), about).to_json()
    finally:
        await store.close()


async def brought(url: str, games: Games, text: str) -> str:
    """Keep a file in the store; returns its code. Raises BadRecord, OtherRules, UnknownGame; then nothing is kept."""
    file = read_game_file(text)
    rules = pick_game(games, file.record.game)
    if rules.version != file.record.version:
        raise OtherRules(game=rules.id, played=file.record.version, here=rules.version)
    replay(file.record, rules)
    store = await Store.open(url)
    try:
        return await import_file(store, rules.id, file.to_json())
    finally:
        await store.close()


async def reported(url: str) -> Sequence[Mapping[str, Any]]:
    """All reported faults, the latest first: id, code, seat, moment, words, at (seconds since 1970)."""
    store = await Store.open(url)
    try:
        columns = (reports.c.id, reports.c.code, reports.c.seat, reports.c.moment, reports.c.words, reports.c.at)
        return [dict(row) for row in await store.look(select(*columns).order_by(reports.c.at.desc()))]
    finally:
        await store.close()


async def report_of(url: str, id: str) -> Kept:
    """Everything that was kept of a report. Raises NotFound."""
    store = await Store.open(url)
    try:
        found = await store.look(select(reports.c.body).where(reports.c.id == id))
    finally:
        await store.close()
    if not found:
        raise NotFound()
    return msgspec.json.decode(found[0]["body"], type=Kept)
