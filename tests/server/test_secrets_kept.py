"""A whole game is played; then everything that was logged, stored, answered and sent is searched for the secrets of seats, of
the invitation and of the operator.
"""

import asyncio
import logging
import random
import re
import sqlite3
from pathlib import Path

import pytest
from httpx import Response

from tests.server.house import House, Person, open_house
from wolfmoon.server.links import heir

OPERATOR = "token-of-the-operator-0123456789"


def stored(folder: Path) -> str:
    """Everything in the database, table after table."""
    rows: list[str] = []
    for file in folder.glob("*.sqlite3"):
        with sqlite3.connect(file) as database:
            for (name,) in database.execute("select name from sqlite_master where type = 'table'").fetchall():
                rows += [f"{name} {row}" for row in database.execute(f'select * from "{name}"')]
        database.close()
    return "\n".join(rows)


def on_disk(folder: Path) -> bytes:
    """The files of the database as they lie on the disk, with what was overwritten."""
    return b"".join(file.read_bytes() for file in folder.glob("*.sqlite3*"))


class Answers:
    """Keeps what every address answered, by the secret that was shown to it."""

    def __init__(self, house: House) -> None:
        self.heard: list[tuple[str, str, str]] = []
        house.http.event_hooks["response"].append(self._keep)

    async def _keep(self, reply: Response) -> None:
        text = (await reply.aread()).decode(errors="replace") + str(reply.headers)
        sent = reply.request.content.decode(errors="replace")
        assert not reply.request.url.query
        self.heard.append((str(reply.request.url), sent, text))


async def test_no_secret_is_logged_stored_or_told_to_anybody_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_house(tmp_path, metrics_token=OPERATOR) as house:
        answers = Answers(house)
        table = await house.table(3, 3, options={"goal": 1})
        renewed = (await house.post(f"{table.api}/renew", token=table.tokens[1], seat=1))["token"]
        old, table.tokens[1] = table.tokens[1], renewed
        await table.start()
        people: list[Person] = [table.person(seat) for seat in (0, 1, 2, None)]
        for each in people:
            await each.__aenter__()
        rnd = random.Random(3)
        await people[0].say({"type": "say", "text": "Good evening"})
        await asyncio.gather(*(each.play_on(random.Random(rnd.random())) for each in people[:3]))
        await house.post(f"{table.api}/complain", token=table.tokens[2], about=0, words="Rude")
        await house.post(f"{table.api}/complaints", token=table.tokens[0])
        await house.post(f"{table.api}/rules", token=table.tokens[1])
        await house.refused(f"{table.api}/rules", token="wrong-secret-of-somebody")
        rematch = await house.post(f"{table.api}/rematch", token=table.tokens[0])
        await house.http.get(f"{table.api}/record")
        await house.http.get("/metrics", headers={"authorization": f"Bearer {OPERATOR}"})
        await people[3].until(lambda who: who.lobby.next is not None)
        for each in people:
            await each.__aexit__(None, None, None)
    seats = {0: table.tokens[0], 1: renewed, 2: table.tokens[2]}
    invites = [heir(seats[0], "invite"), heir(rematch["token"], "invite")]
    secrets = [*seats.values(), old, table.invite, *invites, rematch["token"], OPERATOR, "wrong-secret-of-somebody"]

    logged = capsys.readouterr()
    everything = logged.out + logged.err + caplog.text
    assert table.code in everything, "there is a log"
    assert [secret for secret in secrets if secret in everything] == []

    kept = stored(tmp_path)
    assert table.code in kept
    assert [secret for secret in secrets if secret in kept] == []
    raw = on_disk(tmp_path)
    assert [secret for secret in secrets if secret.encode() in raw] == []

    # Each is told its own secrets only; nobody is told the old one again; a spectator is told none.
    for person, own in zip(people, (seats[0], seats[1], seats[2], None), strict=True):
        sent = "\n".join(person.raw)
        allowed = {own, rematch["token"] if own == seats[0] else None, *(invites if own == seats[0] else ())}
        told = {secret for secret in secrets if secret in sent}
        assert told <= allowed, person.hello["token"]
    for address, asked, text in answers.heard:
        assert not [secret for secret in secrets if secret in address]
        told = {secret for secret in secrets if secret in text}
        made = address.endswith(("/api/tables", "/sit", "/renew", "/rematch"))
        assert made or not told, address
        if made:
            assert len(told - {table.invite}) <= 1, "only the secret that was asked for"
        assert not ({OPERATOR} & told)
        assert not re.search(r"Traceback", text), asked
