"""What carries messages between processes: Redis, or PostgreSQL's notifications."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

import asyncpg
from redis.asyncio import Redis
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

Message = tuple[str, bytes]  # topic and data

# What says that a wire is broken, and nothing worse.
BROKEN: Final = (
    RedisError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # so it is if the server says goodbye just when we begin to speak
    OSError,
    TimeoutError,
    EOFError,
)

_PATIENCE: Final = 10.0  # seconds for a connection or an answer
_SILENCE: Final = 30.0  # seconds after which we ask whether the other end is still there
_PREFIX: Final = "tabbytop:"
_LONGEST_NOTIFICATION: Final = 8000  # bytes; PostgreSQL takes fewer than that
_NOTIFY: Final = (
    "SELECT pg_notify(topic, data) FROM unnest($1::text[], $2::text[]) AS _ (topic, data)"
)


class Wire(Protocol):
    """A connection that can be made again and again; every call may raise one of BROKEN."""

    async def connect(self) -> None:
        """Make a new connection, on which nothing is subscribed to."""

    async def subscribe(self, topics: Sequence[str]) -> None:
        """Receive these topics too."""

    async def send(self, messages: Sequence[Message]) -> None:
        """Send them, in this order."""

    async def receive(self) -> Message:
        """The next message; to be called by one task only."""

    async def close(self) -> None:
        """End the connection, if there is one; raises nothing."""


class RedisWire:
    """Redis publishes to who subscribes; it keeps nothing."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=_PATIENCE,
            socket_timeout=_PATIENCE,
            socket_keepalive=True,
            health_check_interval=_SILENCE,
        )
        self._ears: PubSub | None = None

    async def connect(self) -> None:
        """Make sure that the service is there."""
        await self.close()
        await self._redis.ping()
        self._ears = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._ears.subscribe(_PREFIX)  # no topic, but without any nothing can be received

    async def subscribe(self, topics: Sequence[str]) -> None:
        """Receive these topics too."""
        await self._listening().subscribe(*map(_channel, topics))

    async def send(self, messages: Sequence[Message]) -> None:
        """All of them at one go."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for topic, data in messages:
                pipeline.publish(_channel(topic), data)
            await pipeline.execute()

    async def receive(self) -> Message:
        """The next message."""
        ears = self._listening()
        while True:
            # With a time-out, so that the connection is asked from time to time if it is alive.
            message = await ears.get_message(timeout=_SILENCE)
            if message is not None and message["type"] == "message":
                return message["channel"].decode().removeprefix(_PREFIX), message["data"]

    def _listening(self) -> "PubSub":
        if self._ears is None:
            raise EOFError("not connected to Redis")
        return self._ears

    async def close(self) -> None:
        """End all connections."""
        ears, self._ears = self._ears, None
        try:
            if ears is not None:
                await ears.aclose()  # type: ignore[no-untyped-call]  # redis forgot its types
            await self._redis.aclose()
        except BROKEN:
            pass  # it was broken, which is why it is closed


class PostgresqlWire:
    """The database tells who listens. A message is at most 8,000 bytes long."""

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
            self._url, timeout=_PATIENCE, command_timeout=_PATIENCE
        )
        self._connection.add_termination_listener(lambda _: heard.put_nowait(None))

    async def subscribe(self, topics: Sequence[str]) -> None:
        """Receive these topics too."""
        heard = self._heard

        def hear(_: object, process: int, channel: str, payload: object) -> None:
            heard.put_nowait((channel.removeprefix(_PREFIX), str(payload).encode()))

        async with self._one_at_a_time:
            for topic in topics:
                await self._open().add_listener(_channel(topic), hear)

    async def send(self, messages: Sequence[Message]) -> None:
        """All of them with one statement; what is too long for a notification is left out."""
        short = [message for message in messages if len(message[1]) < _LONGEST_NOTIFICATION]
        async with self._one_at_a_time:
            await self._open().execute(
                _NOTIFY,
                [_channel(topic) for topic, _ in short],
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
                async with asyncio.timeout(_SILENCE):
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
            await connection.close(timeout=_PATIENCE)
        except BROKEN:
            connection.terminate()


def _channel(topic: str) -> str:
    return _PREFIX + topic
