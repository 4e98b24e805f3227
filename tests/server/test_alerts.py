"""It is your turn, told elsewhere: by mail, webhook and web push, to the seat's owner alone, who is not there."""

import asyncio
import base64
import contextlib
import json
import re
import time
from collections.abc import AsyncIterator
from email import message_from_string
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from http_ece import decrypt
from py_vapid import Vapid
from py_vapid.utils import b64urlencode

from tests.server.house import House, Table, open_house
from wolfmoon.core.text import Message
from wolfmoon.server.alert_ways import Hook, Mail, Push, Words
from wolfmoon.server.alerts import MOST_SENDS, GoneAway, News
from wolfmoon.server.bus import Memory, Shared
from wolfmoon.server.refusals import BadAddress, BadAlert

SOON: dict[str, Any] = {"alert_after": 0.15, "alert_rest": 60.0}
NEWS = News(Message("alert-mail-end"), Message("alert-mail-end"), "/t/AAAA-BBBB")


class Ears:
    """A web server and a mail server on this machine that keep what they are told."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.letters: list[str] = []
        self.words: list[str] = []
        self.status = "201 Created"
        self.http = self.smtp = 0
        self.news = asyncio.Event()

    async def hear_http(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        head = (await reading.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        body = await reading.readexactly(int(headers.get("content-length", "0")))
        self.posts.append((lines[0], headers, body))
        self.news.set()
        writing.write(
            f"HTTP/1.1 {self.status}\r\nLocation: http://127.0.0.1:1/\r\n".encode()
            + b"Content-Length: 0\r\nConnection: close\r\n\r\n"
        )
        await writing.drain()
        writing.close()

    async def hear_smtp(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writing.write(f"{line}\r\n".encode())
            await writing.drain()

        await say("220 ears")
        while line := (await reading.readline()).decode().strip():
            word = line.split()[0].upper()
            self.words.append(word)
            if word == "DATA":
                await say("354 go on")
                self.letters.append((await reading.readuntil(b"\r\n.\r\n")).decode())
                self.news.set()
            await say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                break
        writing.close()

    async def wait(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def letters_come(self, count: int) -> str:
        async with asyncio.timeout(10):
            while len(self.letters) < count:
                await self.wait()
        return self.letters[-1]

    async def posts_come(self, count: int) -> tuple[str, dict[str, str], bytes]:
        async with asyncio.timeout(10):
            while len(self.posts) < count:
                await self.wait()
        return self.posts[-1]


@contextlib.asynccontextmanager
async def listening() -> AsyncIterator[Ears]:
    ears = Ears()
    web = await asyncio.start_server(ears.hear_http, "127.0.0.1", 0)
    mail = await asyncio.start_server(ears.hear_smtp, "127.0.0.1", 0)
    ears.http, ears.smtp = web.sockets[0].getsockname()[1], mail.sockets[0].getsockname()[1]
    async with web, mail:
        yield ears


def mail_at(ears: Ears) -> str:
    return f"smtp://127.0.0.1:{ears.smtp}?from=table@wolfmoon.example"


async def asked_alone(house: House) -> Table:
    """A table of two that plays, and nobody is there; first it is seat 1 that is asked."""
    table = await house.table(2, 2)
    await table.start()
    return table


async def prove(house: House, table: Table, seat: int, ears: Ears) -> None:
    await house.post(f"{table.api}/alerts/set", token=table.tokens[seat], kind="mail", to="otto@example.org")
    letter = await ears.letters_come(1)
    code = re.search(r"\b(\d{6})\b", letter)
    assert code is not None
    wrong = "000000" if code[1] != "000000" else "111111"
    assert (
        await house.refused(f"{table.api}/alerts/prove", token=table.tokens[seat], kind="mail", code=wrong)
        == "alert-code"
    )
    await house.post(f"{table.api}/alerts/prove", token=table.tokens[seat], kind="mail", code=code[1])


async def test_a_seat_that_is_waited_for_and_not_there_gets_one_letter_without_a_secret(tmp_path: Path) -> None:
    more = {"mail": "", "address": "https://table.example/", **SOON}
    async with listening() as ears, open_house(tmp_path, **(more | {"mail": mail_at(ears)})) as house:
        table = await house.table(2, 2)
        await prove(house, table, 1, ears)
        await table.start()
        text = await ears.letters_come(2)
        letter = message_from_string(text)
        assert letter["To"] == "otto@example.org"
        assert letter["From"] == "table@wolfmoon.example"
        assert f"https://table.example/t/{table.code}" in text
        assert not any(token in text for token in table.tokens)
        await asyncio.sleep(0.4)
        assert len(ears.letters) == 2, "told once"


async def test_who_is_there_is_not_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, mail=mail_at(ears), **SOON) as house:
        table = await house.table(2, 2)
        await prove(house, table, 1, ears)
        async with table.person(1) as otto:
            await table.start()
            await otto.until_asked()
            await asyncio.sleep(0.6)
        assert len(ears.letters) == 1, "only the code"


async def test_who_has_not_shown_the_code_is_not_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, mail=mail_at(ears), **SOON) as house:
        table = await asked_alone(house)
        await house.post(f"{table.api}/alerts/set", token=table.tokens[0], kind="mail", to="mara@example.org")
        await house.post(f"{table.api}/alerts/set", token=table.tokens[1], kind="mail", to="otto@example.org")
        await ears.letters_come(2)
        await asyncio.sleep(0.5)
        assert len(ears.letters) == 2, "only the codes"
        shown = await house.post(f"{table.api}/alerts", token=table.tokens[0])
        assert shown["ways"] == [{"kind": "mail", "to": "mara@example.org", "proved": False}]
        assert (await house.post(f"{table.api}/alerts", token=table.tokens[1]))["ways"][0]["to"] == "otto@example.org"
        for _ in range(5):
            refused = await house.refused(f"{table.api}/alerts/prove", token=table.tokens[0], kind="mail", code="x")
            assert refused == "alert-code"
        assert (
            await house.refused(f"{table.api}/alerts/prove", token=table.tokens[0], kind="mail", code="x")
            == "no-such-alert"
        )


async def test_a_webhook_hears_of_a_turn_and_no_redirect_is_followed(tmp_path: Path) -> None:
    async with listening() as ears:
        host = f"127.0.0.1:{ears.http}"
        async with open_house(tmp_path, hooks=frozenset([host]), **SOON) as house:
            table = await asked_alone(house)
            for bad in (
                "http://127.0.0.1:1/",
                f"ftp://{host}/",
                f"http://{host}@evil.example/",
                "nonsense",
                f"http://user@{host}/",
            ):
                refused = await house.refused(f"{table.api}/alerts/set", token=table.tokens[0], kind="hook", to=bad)
                assert refused == "bad-alert", bad
            to = f"http://{host}/me"
            await house.post(f"{table.api}/alerts/set", token=table.tokens[1], kind="hook", to=to)
            ears.status = "302 Found"
            line, _, body = await ears.posts_come(1)
            assert line.startswith("POST /me ")
            assert json.loads(body)["message"]["args"]["table"] == table.code
            assert not any(token.encode() in body for token in table.tokens)
            await asyncio.sleep(0.3)
            assert len(ears.posts) == 1


async def test_freeing_a_seat_forgets_whom_it_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, hooks=frozenset([f"127.0.0.1:{ears.http}"]), **SOON) as house:
        table = await house.table(2, 2)
        to = f"http://127.0.0.1:{ears.http}/"
        await house.post(f"{table.api}/alerts/set", token=table.tokens[1], kind="hook", to=to)
        assert len(await house.hall.alerts.of(table.code, 1)) == 1
        await house.post(f"{table.api}/seat", token=table.tokens[1], seat=1, kind="open")
        assert await house.hall.alerts.of(table.code, 1) == []


async def test_a_way_that_the_host_does_not_allow_is_not_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table = await house.table(1, 2)
        assert (await house.post(f"{table.api}/alerts", token=table.tokens[0])) == {"ways": [], "push_key": None}
        refused = await house.refused(f"{table.api}/alerts/set", token=table.tokens[0], kind="mail", to="a@b.example")
        assert refused == "no-such-alert"
        assert await house.refused(f"{table.api}/alerts", token="nobody's") == "wrong-link"


async def test_a_push_can_be_read_by_the_browser_that_subscribed_and_names_the_page() -> None:
    async with listening() as ears:
        vapid = Vapid()
        vapid.generate_keys()
        key = b64urlencode(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))
        push = Push(key, "mailto:host@example.org", Words([], None), ("push.example",))
        browser = ec.generate_private_key(ec.SECP256R1())
        secret = b"0123456789abcdef"
        point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(secret)}
        subscription = {"endpoint": f"http://127.0.0.1:{ears.http}/push/1", "keys": keys}
        with pytest.raises(BadAlert):
            push.check(json.dumps(subscription))
        push.check(json.dumps(subscription | {"endpoint": "https://eu.push.example/1"}))
        await push.send(json.dumps(subscription), NEWS)
        _, headers, body = await ears.posts_come(1)
        assert headers["authorization"].startswith("vapid t=")
        said = json.loads(decrypt(body, private_key=browser, auth_secret=secret, version="aes128gcm"))
        assert said["path"] == NEWS.path
        raw = base64.urlsafe_b64decode(push.public_key + "=" * (-len(push.public_key) % 4))
        assert len(raw) == 65
        ears.status = "410 Gone"
        with pytest.raises(GoneAway):
            await push.send(json.dumps(subscription), NEWS)


@pytest.mark.parametrize(
    "to", ["", "otto", "a@b", "a@b.example\nBcc: x@y.example", "Otto <a@b.example>", "a@b.example, c@d.example"]
)
def test_what_is_no_plain_mail_address_is_refused(to: str) -> None:
    with pytest.raises(BadAlert):
        Mail("smtp://localhost?from=a@b.example", Words([], None)).check(to)


@pytest.mark.parametrize("server", ["localhost", "http://x?from=a@b", "smtp://x", "smtp://?from=a@b"])
def test_a_mail_server_that_is_none_is_refused_without_its_password(server: str) -> None:
    with pytest.raises(BadAddress):
        Mail(server, Words([], None))


def test_a_hook_goes_to_allowed_hosts_only() -> None:
    hook = Hook(["chat.example"], Words([], None))
    assert hook.check(" https://chat.example/x?y=1 ") == "https://chat.example/x?y=1"
    for bad in (
        "https://chat.example.evil/",
        "https://chat.example:99/",
        "https://chat.example/#x",
        "//chat.example/",
        "https://[x/",
    ):
        with pytest.raises(BadAlert):
            hook.check(bad)


async def test_a_password_is_not_sent_to_a_mail_server_without_tls() -> None:
    async with listening() as ears:
        server = f"smtp://mara:secret@127.0.0.1:{ears.smtp}?from=table@wolfmoon.example"
        with pytest.raises(OSError, match="TLS"):
            await Mail(server, Words([], None)).send("otto@example.org", NEWS)
        assert "EHLO" in ears.words
        assert not {"AUTH", "MAIL", "DATA"} & {*ears.words}


async def test_a_stranger_is_not_flooded_with_codes(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, mail=mail_at(ears), **SOON) as house:
        for n in range(4):
            table = await house.table(1, 2)
            form = {"token": table.tokens[0], "kind": "mail", "to": "stranger@example.org"}
            if n < 3:
                await house.post(f"{table.api}/alerts/set", **form)
            else:
                assert await house.refused(f"{table.api}/alerts/set", **form) == "too-much"
        assert len(ears.letters) == 3


async def hook_for(house: House, table: Table, ears: Ears, seat: int = 1) -> None:
    """That seat is told by a webhook."""
    await house.post(
        f"{table.api}/alerts/set", token=table.tokens[seat], kind="hook", to=f"http://127.0.0.1:{ears.http}/{seat}"
    )


def hooks_at(ears: Ears, **more: Any) -> dict[str, Any]:
    return {"hooks": frozenset([f"127.0.0.1:{ears.http}"]), **SOON, **more}


async def test_who_leaves_while_the_table_waits_for_him_is_told_a_while_after_he_left(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_after=0.4)) as house:
        table = await house.table(2, 2)
        await hook_for(house, table, ears)
        async with table.person(1) as otto:
            await table.start()
            await otto.until_asked()
            await asyncio.sleep(0.6)
            assert ears.posts == [], "he is there"
        await asyncio.sleep(0.2)
        assert ears.posts == [], "a page that is loaded anew is no absence"
        await ears.posts_come(1)
        async with table.person(1) as otto:
            await otto.until_asked()
        await asyncio.sleep(0.7)
        assert len(ears.posts) == 1, "one question is told once"


async def test_who_comes_back_in_time_or_has_a_second_page_open_is_not_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_after=0.3)) as house:
        table = await house.table(2, 2)
        await hook_for(house, table, ears)
        async with table.person(1) as otto:
            await table.start()
            await otto.until_asked()
        async with table.person(1) as otto:
            await otto.until_asked()
            async with table.person(1) as second:
                await second.until_asked()
            await asyncio.sleep(0.6)
            assert ears.posts == []


async def test_who_has_answered_and_leaves_is_not_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears)) as house:
        table = await house.table(3, 3)
        for seat in range(3):
            await hook_for(house, table, ears, seat)
        async with table.person(0) as mara, table.person(1) as otto, table.person(2) as ulla:
            await table.start()
            await mara.until_asked("tiny/pick")
            await mara.answer("1")
            for each in (otto, ulla):
                await each.until_asked("tiny/throw")
            await otto.answer("nothing")
            await otto.until(lambda who: who.asked is None)
        line, _, _ = await ears.posts_come(1)
        assert line.startswith("POST /2 ")
        await asyncio.sleep(0.4)
        assert len(ears.posts) == 1, "one answer of the window is in, and Mara is not asked"


async def test_a_second_question_within_the_rest_is_told_at_its_end(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_rest=1.0)) as house:
        table = await house.table(3, 3, options={"aim": True})
        await hook_for(house, table, ears, 0)
        await table.start()
        await ears.posts_come(1)
        told = time.monotonic()
        async with table.person(0) as mara:
            await mara.until_asked("tiny/pick")
            await mara.answer("1")
            await mara.until_asked("tiny/aim")
        await asyncio.sleep(0.5)
        assert len(ears.posts) == 1, "not within the rest"
        await ears.posts_come(2)
        assert time.monotonic() - told > 0.9
        await asyncio.sleep(1.2)
        assert len(ears.posts) == 2, "one question is told once"


async def test_what_was_put_off_is_not_told_to_who_has_answered_or_is_there_by_then(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_rest=0.8)) as house:
        table = await house.table(3, 3, options={"aim": True})
        await hook_for(house, table, ears, 0)
        await table.start()
        await ears.posts_come(1)
        async with table.person(0) as mara:
            await mara.until_asked("tiny/pick")
            await mara.answer("1")
            await mara.until_asked("tiny/aim")
        await asyncio.sleep(0.3)
        async with table.person(0) as mara:
            await mara.until_asked("tiny/aim")
            await asyncio.sleep(0.8)
            assert len(ears.posts) == 1, "she is there"
            await mara.answer("high")
            await mara.until(lambda who: who.asked is None)
        await asyncio.sleep(0.4)
        assert len(ears.posts) == 1, "she has answered"


async def test_who_is_at_another_server_is_there_and_is_told_when_he_leaves_it(tmp_path: Path) -> None:
    shared = Shared()
    async with listening() as ears:
        settings = hooks_at(ears, alert_after=0.8, lease_seconds=1.5)
        async with (
            open_house(tmp_path, bus=Memory(shared), **settings) as one,
            open_house(tmp_path, bus=Memory(shared), **settings) as other,
        ):
            table = await one.table(3, 3)
            await hook_for(one, table, ears, 0)
            there = Table(other, table.code, table.invite, table.tokens)
            async with there.person(0) as mara:
                await table.start()
                await mara.until_asked("tiny/pick")
                await asyncio.sleep(1.5)
                assert ears.posts == [], "she is there"
            await ears.posts_come(1)
            await asyncio.sleep(1.2)
            assert len(ears.posts) == 1, "both servers know, one tells"


async def test_a_table_that_waits_to_tell_stays_in_memory_and_then_goes(tmp_path: Path) -> None:
    more = {"alert_after": 0.6, "idle_seconds": 0.1}
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, **more)) as house:
        table = await house.table(3, 3)
        await hook_for(house, table, ears, 0)
        await table.start()
        await asyncio.sleep(0.4)
        assert table.code in house.hall.tables
        await ears.posts_come(1)
        for _ in range(60):
            await asyncio.sleep(0.05 if table.code in house.hall.tables else 0)
        assert table.code not in house.hall.tables
        async with table.person(None) as watcher:
            await watcher.hear()
            await asyncio.sleep(0.9)
        assert len(ears.posts) == 1, "who only looks on has nobody told twice"


async def test_a_server_that_starts_again_tells_who_is_waited_for_when_the_table_is_looked_at(tmp_path: Path) -> None:
    async with listening() as ears:
        settings = hooks_at(ears, alert_after=0.5)
        async with open_house(tmp_path, **settings) as house:
            table = await house.table(3, 3)
            await hook_for(house, table, ears, 0)
            await table.start()
        assert ears.posts == [], "it stopped before"
        async with open_house(tmp_path, **settings) as house:
            async with house.person(table.code, None) as watcher:
                await watcher.hear()
            await ears.posts_come(1)


async def test_nobody_else_is_sent_anything_when_a_seat_is_told(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_after=0.6)) as house:
        table = await house.table(3, 3)
        await hook_for(house, table, ears, 0)
        async with table.person(1) as otto, table.person(None) as watcher:
            await table.start()
            for each in (otto, watcher):
                while not await each.quiet(0.1):
                    pass
            assert ears.posts == [], "not yet"
            await ears.posts_come(1)
            assert await otto.quiet()
            assert await watcher.quiet()


async def test_what_could_not_be_sent_is_tried_again_after_the_rest_and_not_for_ever(tmp_path: Path) -> None:
    async with listening() as ears, open_house(tmp_path, **hooks_at(ears, alert_rest=0.2)) as house:
        table = await house.table(3, 3)
        await hook_for(house, table, ears, 0)
        ears.status = "503 Service Unavailable"
        await table.start()
        await ears.posts_come(2)
        ears.status = "201 Created"
        await ears.posts_come(3)
        await asyncio.sleep(0.5)
        assert len(ears.posts) == 3, "now it is told"
        await hook_for(house, table, ears, 1)
        await hook_for(house, table, ears, 2)
        ears.status = "503 Service Unavailable"
        async with table.person(0) as mara:
            await mara.until_asked("tiny/pick")
            await mara.answer("1")
            await mara.until(lambda who: who.asked is None)
        await ears.posts_come(3 + 2 * MOST_SENDS)
        await asyncio.sleep(0.5)
        assert len(ears.posts) == 3 + 2 * MOST_SENDS
