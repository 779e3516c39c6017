"""Pub/sub between workers: each tells the others what it has written.

A message is only a hint: all data is in the database, which every worker polls every few seconds.
A lost message therefore only causes a delay, nobody waits for one to be sent, and the message
service may be restarted at any time.
"""

import asyncio
import logging
import secrets
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from typing import Final, Protocol, Self

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.errors import missing_driver
from tabbytop.texts import message

# The driver of a service is optional, and imported only if it is used.
# ruff: noqa: PLC0415

Listener = Callable[[bytes], None]
Message = tuple[str, bytes]  # topic and data

_LOG: Final = logging.getLogger(__name__)
CONNECTION_ERRORS: Final = (OSError, TimeoutError, EOFError)  # of any transport
TIMEOUT: Final = 10.0  # seconds for connecting and for a response
SILENCE: Final = 30.0  # seconds after which a connection is checked
_MOST_WAITING: Final = 10_000  # messages; beyond that the oldest are dropped
_MOST_JOINED: Final = 7000  # bytes of messages that are sent as one, which PostgreSQL still takes
_SHORTEST_PAUSE: Final = 0.1  # seconds between attempts to connect, doubled up to the longest
_LONGEST_PAUSE: Final = 5.0


class BadChannels(TabbytopError):
    """The URL is not one of a supported message service."""


class Transport(Protocol):
    """A connection to a message service that can be renewed; every method may raise one of the
    `connection_errors`."""

    connection_errors: tuple[type[Exception], ...]

    async def connect(self) -> None:
        """Make a new connection, without subscriptions."""

    async def subscribe(self, topics: Sequence[str]) -> None:
        """Also receive these topics."""

    async def send(self, messages: Sequence[Message]) -> None:
        """Send the messages in this order."""

    async def receive(self) -> Message:
        """Wait for the next message; to be called by one task only."""

    async def close(self) -> None:
        """Close the connection, if there is one; raise nothing."""


class Channels:
    """Publish and subscribe to messages on topics; data is UTF-8 without a NUL or a line break, as
    JSON is.

    Over a service a worker does not receive its own messages. In memory all listeners of a topic
    do if there are at least two: two hosts in one process are two workers.
    """

    def __init__(self, transport: Transport | None) -> None:
        self.shared = transport is not None  # with other processes
        self._transport = transport
        self._name = secrets.token_hex(4).encode()
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self._waiting: deque[Message] = deque(maxlen=_MOST_WAITING)
        self._has_messages = asyncio.Event()
        self._connected = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, database: str = "", installation: str = "") -> Self:
        """Over Redis, or by the notifications of a PostgreSQL `database`; else in memory.

        Only workers of the same `installation` hear each other: several may share a Redis, whose
        databases do not separate messages. An unreachable service is no error: it is connected to
        as soon as possible.
        """
        channels = cls(_transport(url, database, f"tabbytop:{installation}:"))
        if channels.shared:
            tasks = (channels._keep_connected(), channels._keep_sending())
            channels._tasks = [asyncio.create_task(task) for task in tasks]
        return channels

    @property
    def connected(self) -> bool:
        """Whether the message service is connected, as far as is known."""
        return self._transport is None or self._connected.is_set()

    async def close(self) -> None:
        """Send and receive nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._transport is not None:
            await self._transport.close()

    async def subscribe(self, topic: str, listener: Listener) -> None:
        """Call the listener with every message on the topic from now on."""
        self._listeners[topic].append(listener)
        new = len(self._listeners[topic]) == 1
        if new and self._transport is not None and self._connected.is_set():
            # If it fails, the next connection subscribes to all topics.
            with suppress(*self._transport.connection_errors):
                await self._transport.subscribe([topic])

    def has_other_subscribers(self, topic: str) -> bool:
        """Whether any other worker may be subscribed to the topic."""
        return self._transport is not None or len(self._listeners.get(topic, ())) > 1

    def publish(self, topic: str, data: bytes) -> None:
        """Queue a message to the other workers."""
        if self._transport is not None:
            self._waiting.append((topic, data))
            self._has_messages.set()
        elif self.has_other_subscribers(topic):
            asyncio.get_running_loop().call_soon(self._deliver, topic, data)

    def _deliver(self, topic: str, data: bytes) -> None:
        for listener in self._listeners[topic]:
            try:
                listener(data)
            except Exception:
                _LOG.exception("a message on %s could not be understood", topic)

    async def _keep_connected(self) -> None:
        """Connect, deliver incoming messages, and reconnect when the connection breaks."""
        assert self._transport is not None
        pause = _SHORTEST_PAUSE
        while True:
            try:
                await self._transport.connect()
                subscribed = set[str]()
                # Again, since topics may have been added meanwhile.
                while new := self._listeners.keys() - subscribed:
                    await self._transport.subscribe(sorted(new))
                    subscribed |= new
                self._connected.set()
                pause = _SHORTEST_PAUSE
                while True:
                    topic, data = await self._transport.receive()
                    if not data.startswith(self._name):
                        for message in data[len(self._name) :].split(b"\n"):
                            self._deliver(topic, message)
            except self._transport.connection_errors as error:
                _LOG.warning("the channels are away: %s", type(error).__name__)
            self._connected.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _keep_sending(self) -> None:
        """Send the queued messages, all at once and as few: for each, a service and its driver
        do more than we do."""
        assert self._transport is not None
        while True:
            await self._has_messages.wait()
            await self._connected.wait()
            self._has_messages.clear()
            messages = [(topic, self._name + data) for topic, data in _joined(self._waiting)]
            self._waiting.clear()
            try:
                await self._transport.send(messages)
            except self._transport.connection_errors as error:
                _LOG.warning("%d messages were not sent: %s", len(messages), type(error).__name__)
                await asyncio.sleep(_SHORTEST_PAUSE)


def _joined(messages: Iterable[Message]) -> Iterator[Message]:
    """Join messages that follow each other on a topic, a line each."""
    for topic, group in groupby(messages, key=itemgetter(0)):
        lines, size = list[bytes](), 0
        for _, data in group:
            if lines and size + len(data) > _MOST_JOINED:
                yield topic, b"\n".join(lines)
                lines, size = [], 0
            lines.append(data)
            size += len(data) + 1
        yield topic, b"\n".join(lines)


def _transport(url: str, database: str, prefix: str) -> Transport | None:
    notifies = database.startswith(("postgresql://", "postgres://"))
    try:
        if url.startswith(("redis://", "rediss://", "unix://")):
            from tabbytop.server.channels.redis_transport import RedisTransport

            return RedisTransport(url, prefix)
        if url in ("", "database") and notifies:
            from tabbytop.server.channels.postgresql_transport import PostgresqlTransport

            return PostgresqlTransport(database, prefix)
    except ModuleNotFoundError as error:
        raise BadChannels(missing_driver(error)) from None
    if not url:
        return None
    raise BadChannels(message.Message("server-command", "unknown-channels"))
