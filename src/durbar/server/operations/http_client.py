"""A small HTTP client: many connections at once, requests one after the other, and streams that stay open."""

from __future__ import annotations

import asyncio
import json
import ssl
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import h11

from durbar.core import DurbarError

PIECE = 65536


@dataclass(frozen=True)
class Address:
    """Where a server listens."""

    host: str
    port: int
    tls: bool = False

    @property
    def name(self) -> str:
        """As a request calls it."""
        return f"{self.host}:{self.port}"


def read_address(url: str) -> Address:
    """The server of an address like ``http://127.0.0.1:8765``."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise DurbarError(f"{url!r} is no address like http://127.0.0.1:8765", field="url")
    tls = parts.scheme == "https"
    return Address(parts.hostname, parts.port or (443 if tls else 80), tls)


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Connection:
    """One connection, with the cookie of whoever uses it given to each request."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._state = h11.Connection(our_role=h11.CLIENT)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def request(self, method: str, path: str, body: object = None, cookie: str = "") -> Answer:
        """Ask, and read the whole answer; ConnectionError if there is none.

        A server hangs up on those who were silent for long: then it is asked once more, on a new line.
        """
        silent = self._writer is not None
        try:
            return await self._ask(method, path, body, cookie)
        except (OSError, h11.ProtocolError) as error:
            self.close()
            if not silent:
                raise ConnectionError(f"no answer to {method} {path}: {error}") from error
        return await self.request(method, path, body, cookie)

    async def _ask(self, method: str, path: str, body: object, cookie: str) -> Answer:
        await self._send(method, path, body, cookie)
        head, data = await self._head(), b""
        while isinstance(event := await self._event(), h11.Data):
            data += bytes(event.data)
        if self._state.our_state is h11.DONE and self._state.their_state is h11.DONE:
            self._state.start_next_cycle()
        else:
            self.close()
        headers = {name.decode(): value.decode("latin-1") for name, value in head.headers}
        return Answer(head.status_code, headers, data)

    async def stream(self, path: str, cookie: str = "") -> AsyncIterator[bytes]:
        """The data of an answer as it comes, unpacked."""
        await self._send("GET", path, None, cookie, packed=True)
        head = await self._head()
        if head.status_code != 200:
            raise DurbarError(f"{path} was answered with {head.status_code}", field="url")
        packed = (b"content-encoding", b"gzip") in list(head.headers)
        press = zlib.decompressobj(16 + zlib.MAX_WBITS) if packed else None
        while isinstance(event := await self._event(), h11.Data):
            data = bytes(event.data)
            yield press.decompress(data) if press else data

    def close(self) -> None:
        """Hang up; the next request opens it again."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None
        self._state = h11.Connection(our_role=h11.CLIENT)

    async def _send(self, method: str, path: str, body: object, cookie: str, packed: bool = False) -> None:
        if self._writer is None:
            tls = ssl.create_default_context() if self.address.tls else None
            self._reader, self._writer = await asyncio.open_connection(
                self.address.host, self.address.port, ssl=tls
            )
        data = b"" if body is None else json.dumps(body).encode()
        headers = [("Host", self.address.name), ("Content-Length", str(len(data)))]
        headers += [("Content-Type", "application/json")] if data else []
        headers += [("Cookie", cookie)] if cookie else []
        headers += [("Accept-Encoding", "gzip")] if packed else []
        sent = self._state.send(h11.Request(method=method, target=path, headers=headers)) or b""
        sent += (self._state.send(h11.Data(data=data)) or b"") if data else b""
        self._writer.write(sent + (self._state.send(h11.EndOfMessage()) or b""))
        await self._writer.drain()

    async def _head(self) -> h11.Response:
        event = await self._event()
        while isinstance(event, h11.InformationalResponse):
            event = await self._event()
        if not isinstance(event, h11.Response):
            raise ConnectionError("the server hung up")
        return event

    async def _event(self) -> object:
        assert self._reader is not None
        while (event := self._state.next_event()) is h11.NEED_DATA:
            self._state.receive_data(await self._reader.read(PIECE))
        return event
