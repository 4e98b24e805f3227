"""Where alerts of a test go: a web server and a mail server that listen on this machine."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

SOON: dict[str, Any] = {"alert_after": 0.15, "alert_rest": 60.0}


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
