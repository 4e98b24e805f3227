"""The ways to tell somebody who is not at the table: mail, a webhook, web push; those that a host allows."""

import asyncio
import json
import smtplib
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterable
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from wolfmoon.catalogue import Catalogue
from wolfmoon.core.text import Message, wire_message
from wolfmoon.server.alerts import Alerts, GoneAway, News, Sender
from wolfmoon.server.refusals import BadAddress, BadAlert, MissingExtra
from wolfmoon.server.settings import Settings
from wolfmoon.server.shelf import Games, package_of
from wolfmoon.server.store import Store

SECONDS = 10.0
MOST_LETTERS = 2000
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "push.services.mozilla.com",
    "web.push.apple.com",
    "notify.windows.com",
)
"""Where browsers' makers take pushes; another host is told nothing."""


class Words:
    """News as sentences; `address`: where this server is found from outside, None: nobody said."""

    def __init__(self, packages: Iterable[str], address: str | None) -> None:
        self._catalogue = Catalogue.of("wolfmoon.server", *packages)
        self._address = None if address is None else address.rstrip("/")

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        return self._catalogue.say(message)

    def link(self, path: str) -> str | None:
        """The address of a page."""
        return None if self._address is None else self._address + path


class Mail:
    """Letters by a mail server, `smtp://user:password@host:587?from=table@example.org`; `smtps://` is TLS from the start."""

    proves = True

    def __init__(self, server: str, words: Words) -> None:
        parts = urlsplit(server)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
            raise BadAddress(given=f"{parts.scheme}://…", known="smtp://user:password@host:587?from=table@example.org")
        self._parts, self._from, self._words = parts, sender, words

    def check(self, to: str) -> str:
        """One plain address. Raises BadAlert."""
        _, address = parseaddr(to)
        name, at, host = address.rpartition("@")
        if not (at and name and "." in host and address == to.strip() and address.isascii() and len(address) <= 200):
            raise BadAlert(given=to[:100], known="mara@example.org")
        return address

    async def send(self, to: str, news: News) -> None:
        """Send a letter. Raises OSError."""
        letter = EmailMessage()
        letter["From"], letter["To"] = self._from, to
        letter["Subject"], letter["Date"] = self._words.say(news.title), formatdate()
        letter["Auto-Submitted"] = "auto-generated"
        lines = [self._words.say(news.text), self._words.link(news.path), self._words.say(Message("alert-mail-end"))]
        letter.set_content("\n\n".join(line for line in lines if line))
        await asyncio.to_thread(self._post, letter)

    def _dial(self) -> smtplib.SMTP:
        host, port = self._parts.hostname or "", self._parts.port or 0
        if self._parts.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, timeout=SECONDS)

    def _post(self, letter: EmailMessage) -> None:
        parts = self._parts
        try:
            with self._dial() as server:
                server.ehlo()
                sealed = parts.scheme == "smtps"
                if not sealed and server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                    sealed = True
                if parts.username:
                    if not sealed:
                        raise OSError("the mail server offers no TLS; the password is not sent without it")
                    server.login(unquote(parts.username), unquote(parts.password or ""))
                server.send_message(letter)
        except smtplib.SMTPException as error:
            raise OSError(str(error)) from None


class _Stays(urllib.request.HTTPRedirectHandler):
    """Goes where it was sent and nowhere else."""

    def redirect_request(self, *_: Any) -> None:
        """No redirect is followed."""


class Hook:
    """A message as JSON, posted to an address on one of the hosts that are allowed."""

    proves = False

    def __init__(self, hosts: Iterable[str], words: Words) -> None:
        self._hosts = frozenset(hosts)
        self._words = words
        self._opener = urllib.request.build_opener(_Stays, urllib.request.ProxyHandler({}))

    def check(self, to: str) -> str:
        """An address on an allowed host. Raises BadAlert."""
        known = ", ".join(f"https://{host}/…" for host in sorted(self._hosts))
        try:
            parts = urlsplit(to.strip())
            good = parts.scheme in ("http", "https") and parts.netloc in self._hosts and not parts.fragment
        except ValueError:
            good = False
        if not good or len(to) > MOST_LETTERS or not to.isascii():
            raise BadAlert(given=to[:100], known=known)
        return to.strip()

    async def send(self, to: str, news: News) -> None:
        """Post it. Raises OSError, GoneAway."""
        said = {
            "text": f"{self._words.say(news.title)} {self._words.say(news.text)}",
            "message": wire_message(news.text),
            "link": self._words.link(news.path),
        }
        await asyncio.to_thread(self._post, self.check(to), msgspec.json.encode(said))

    def _post(self, to: str, body: bytes) -> None:
        request = urllib.request.Request(to, body, {"content-type": "application/json", "user-agent": "wolfmoon"})
        try:
            with self._opener.open(request, timeout=SECONDS):
                pass
        except urllib.error.HTTPError as error:
            error.close()
            if error.code == HTTPStatus.GONE:
                raise GoneAway from None
            raise OSError(f"status {error.code}") from None


class Push:
    """Web push (RFC 8030, 8291, 8292) by pywebpush; `key`: the private VAPID key, `contact`: who runs the server."""

    proves = False

    def __init__(self, key: str, contact: str, words: Words, hosts: Iterable[str] = PUSH_HOSTS) -> None:
        try:
            from py_vapid import Vapid
        except ImportError:
            raise MissingExtra(module="pywebpush", extra="push") from None
        try:
            self._vapid = Vapid.from_string(key)
        except (ValueError, TypeError):
            raise BadAddress(given="--push", known="a private VAPID key, base64url") from None
        self._contact, self._words, self._hosts = contact, words, tuple(hosts)

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with, base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def check(self, to: str) -> str:
        """A subscription as browsers give it, at a push service that is known. Raises BadAlert."""
        refused = BadAlert(given=to[:60], known=", ".join(self._hosts))
        try:
            found = msgspec.json.decode(to, type=_Subscription)
            parts = urlsplit(found.endpoint)
        except (msgspec.DecodeError, ValueError):
            raise refused from None
        host = parts.netloc
        known = any(host == each or host.endswith(f".{each}") for each in self._hosts)
        if parts.scheme != "https" or not known or len(to) > MOST_LETTERS:
            raise refused
        return msgspec.json.encode(found).decode()

    async def send(self, to: str, news: News) -> None:
        """Push it. Raises OSError, GoneAway."""
        said = {"title": self._words.say(news.title), "text": self._words.say(news.text), "path": news.path}
        await asyncio.to_thread(self._push, to, json.dumps(said))

    def _push(self, to: str, body: str) -> None:
        from pywebpush import WebPushException, webpush

        claims = {"sub": self._contact}
        try:
            webpush(json.loads(to), body, vapid_private_key=self._vapid, vapid_claims=claims, timeout=SECONDS, ttl=3600)
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
                raise GoneAway from None
            raise OSError(f"status {status}") from None


class _Keys(msgspec.Struct):
    p256dh: str
    auth: str


class _Subscription(msgspec.Struct):
    endpoint: str
    keys: _Keys


def alerts_of(settings: Settings, store: Store, games: Games) -> Alerts:
    """The alerts of a server, by the ways that its host allows. Raises BadAddress, MissingExtra."""
    words = Words((package_of(rules) for rules in games.values()), settings.address)
    ways: dict[str, Sender] = {}
    if settings.mail is not None:
        ways["mail"] = Mail(settings.mail, words)
    if settings.hooks:
        ways["hook"] = Hook(settings.hooks, words)
    if settings.push is not None:
        ways["push"] = Push(*settings.push, words)
    return Alerts(store, ways, settings.alert_after, settings.alert_rest)
