"""Messages between workers by PostgreSQL's LISTEN and NOTIFY."""

import asyncio
from collections.abc import Sequence
from typing import Final

import asyncpg

from tabbytop.server.channels.channels import CONNECTION_ERRORS, SILENCE, TIMEOUT, Message

_LONGEST_NOTIFICATION: Final = 8000  # bytes; PostgreSQL takes fewer than that
_NOTIFY: Final = (
    "SELECT pg_notify(topic, data) FROM unnest($1::text[], $2::text[]) AS _ (topic, data)"
)


class PostgresqlTransport:
    """LISTEN and NOTIFY. Messages of 8,000 bytes or more are not sent. The name of every topic
    begins with the prefix."""

    connection_errors: tuple[type[Exception], ...] = (
        *CONNECTION_ERRORS,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # raised if the server closes the connection just as we use it
    )

    def __init__(self, url: str, prefix: str) -> None:
        self._url = url
        self._prefix = prefix
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._received: asyncio.Queue[Message | None] = asyncio.Queue()
        self._lock = asyncio.Lock()

    async def connect(self) -> None:
        """Open one connection for both directions."""
        await self.close()
        received: asyncio.Queue[Message | None] = asyncio.Queue()
        self._received = received
        self._connection = await asyncpg.connect(
            self._url, timeout=TIMEOUT, command_timeout=TIMEOUT
        )
        self._connection.add_termination_listener(lambda _: received.put_nowait(None))

    async def subscribe(self, topics: Sequence[str]) -> None:
        async with self._lock:
            for topic in topics:  # asyncpg ignores a known listener
                await self._connected().add_listener(self._prefix + topic, self._on_notification)

    def _on_notification(self, _: object, process: int, name: str, payload: object) -> None:
        self._received.put_nowait((name.removeprefix(self._prefix), str(payload).encode()))

    async def send(self, messages: Sequence[Message]) -> None:
        """Send them with one statement; skip those that are too long for a notification."""
        short = [message for message in messages if len(message[1]) < _LONGEST_NOTIFICATION]
        async with self._lock:
            await self._connected().execute(
                _NOTIFY,
                [self._prefix + topic for topic, _ in short],
                [data.decode() for _, data in short],
            )

    def _connected(self) -> "asyncpg.Connection[asyncpg.Record]":
        if self._connection is None:
            raise EOFError("not connected to PostgreSQL")
        return self._connection

    async def receive(self) -> Message:
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    message = await self._received.get()
            except TimeoutError:
                await self.send([])
                continue
            if message is None:
                raise EOFError("PostgreSQL has closed the connection")
            return message

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.close(timeout=TIMEOUT)
        except self.connection_errors:
            connection.terminate()
