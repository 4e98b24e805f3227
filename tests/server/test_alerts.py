"""It is your turn, told elsewhere: by mail, webhook and web push, to the seat's owner alone, who is not there."""

import asyncio
import base64
import json
import re
from email import message_from_string
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from http_ece import decrypt
from py_vapid import Vapid
from py_vapid.utils import b64urlencode

from tests.server.ears import SOON, Ears, listening, mail_at
from tests.server.house import House, Table, open_house
from wolfmoon.core.text import Message
from wolfmoon.server.alert_ways import Hook, Mail, Push, Words
from wolfmoon.server.alerts import GoneAway, News
from wolfmoon.server.refusals import BadAddress, BadAlert

NEWS = News(Message("alert-mail-end"), Message("alert-mail-end"), "/t/AAAA-BBBB")


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
