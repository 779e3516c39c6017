"""Messages between processes by the notifications of PostgreSQL."""

import asyncio
from collections.abc import Sequence
from typing import Final

import asyncpg

from tabbytop.server.channels.wires import BROKEN, PATIENCE, PREFIX, SILENCE, Message, channel

_LONGEST_NOTIFICATION: Final = 8000  # bytes; PostgreSQL takes fewer than that
_NOTIFY: Final = (
    "SELECT pg_notify(topic, data) FROM unnest($1::text[], $2::text[]) AS _ (topic, data)"
)


class PostgresqlWire:
    """The database tells who listens. A message is at most 8,000 bytes long."""

    broken: tuple[type[Exception], ...] = (
        *BROKEN,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # if the server says goodbye just when we begin to speak
    )

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._heard: asyncio.Queue[Message | None] = asyncio.Queue()
        self._one_at_a_time = asyncio.Lock()

    async def connect(self) -> None:
        """One connection for both directions."""
        await self.close()
        heard: asyncio.Queue[Message | None] = asyncio.Queue()
        self._heard = heard
        self._connection = await asyncpg.connect(
            self._url, timeout=PATIENCE, command_timeout=PATIENCE
        )
        self._connection.add_termination_listener(lambda _: heard.put_nowait(None))

    async def subscribe(self, topics: Sequence[str]) -> None:
        """Receive these topics too."""
        async with self._one_at_a_time:
            for topic in topics:  # one that is known is not heard twice
                await self._open().add_listener(channel(topic), self._hear)

    def _hear(self, _: object, process: int, name: str, payload: object) -> None:
        self._heard.put_nowait((name.removeprefix(PREFIX), str(payload).encode()))

    async def send(self, messages: Sequence[Message]) -> None:
        """All of them with one statement; what is too long for a notification is left out."""
        short = [message for message in messages if len(message[1]) < _LONGEST_NOTIFICATION]
        async with self._one_at_a_time:
            await self._open().execute(
                _NOTIFY,
                [channel(topic) for topic, _ in short],
                [data.decode() for _, data in short],
            )

    def _open(self) -> "asyncpg.Connection[asyncpg.Record]":
        if self._connection is None:
            raise EOFError("not connected to PostgreSQL")
        return self._connection

    async def receive(self) -> Message:
        """The next message."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    message = await self._heard.get()
            except TimeoutError:
                await self.send([])
                continue
            if message is None:
                raise EOFError("PostgreSQL has closed the connection")
            return message

    async def close(self) -> None:
        """End the connection."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.close(timeout=PATIENCE)
        except self.broken:
            connection.terminate()
