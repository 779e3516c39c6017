"""How workers tell each other what they have written.

A message is a hint and never the truth: everything stands in the database, and a worker looks
there by itself every few seconds. So a lost message is only a late one, nobody waits until one is
sent, and a service that is restarted harms nothing.
"""

import asyncio
import logging
import secrets
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Self

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.channels.wires import Message, Wire
from tabbytop.server.errors import missing_driver

# A service's driver is imported when the service is wanted: not everybody has it.
# ruff: noqa: PLC0415

Listener = Callable[[bytes], None]

_LOG: Final = logging.getLogger(__name__)
_MOST_WAITING: Final = 10_000  # messages; of more the oldest are dropped
_SHORTEST_PAUSE: Final = 0.1  # seconds between two tries to connect, doubled until the longest
_LONGEST_PAUSE: Final = 5.0


class BadChannels(TabbytopError):
    """The address is not one of a service that can carry messages."""


class Channels:
    """Messages between workers, each on a topic; data is UTF-8 without a NUL, as JSON is.

    Over a service a worker does not hear what it published itself. In memory every listener does,
    unless there is no other: two hosts in one process are two workers.
    """

    def __init__(self, wire: Wire | None) -> None:
        self.shared = wire is not None  # with other processes
        self._wire = wire
        self._name = secrets.token_hex(4).encode()
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self._waiting: deque[Message] = deque(maxlen=_MOST_WAITING)
        self._something = asyncio.Event()
        self._connected = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, database: str = "") -> Self:
        """Over Redis, or by the notifications of a `database` that has them; else in memory.

        A service that is away is no error: it is connected to as soon as it is there.
        """
        channels = cls(_wire(url, database))
        if channels.shared:
            tasks = (channels._keep_connected(), channels._keep_sending())
            channels._tasks = [asyncio.create_task(task) for task in tasks]
        return channels

    @property
    def connected(self) -> bool:
        """Whether messages get through now, as far as is known."""
        return self._wire is None or self._connected.is_set()

    async def close(self) -> None:
        """Send nothing more and hear nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._wire is not None:
            await self._wire.close()

    async def listen(self, topic: str, listener: Listener) -> None:
        """Call it with every message on the topic from now on."""
        self._listeners[topic].append(listener)
        new = len(self._listeners[topic]) == 1
        if new and self._wire is not None and self._connected.is_set():
            with suppress(*self._wire.broken):  # the next connection subscribes to all topics
                await self._wire.subscribe([topic])

    def has_others(self, topic: str) -> bool:
        """Whether anybody but this worker could hear it."""
        return self._wire is not None or len(self._listeners.get(topic, ())) > 1

    def publish(self, topic: str, data: bytes) -> None:
        """Tell the others, soon."""
        if self._wire is not None:
            self._waiting.append((topic, self._name + data))
            self._something.set()
        elif self.has_others(topic):
            asyncio.get_running_loop().call_soon(self._tell, topic, data)

    def _tell(self, topic: str, data: bytes) -> None:
        for listener in self._listeners[topic]:
            try:
                listener(data)
            except Exception:
                _LOG.exception("a message on %s could not be understood", topic)

    async def _keep_connected(self) -> None:
        """Connect, pass on what comes, and connect anew when that ends."""
        assert self._wire is not None
        pause = _SHORTEST_PAUSE
        while True:
            try:
                await self._wire.connect()
                subscribed = set[str]()
                while new := self._listeners.keys() - subscribed:  # more may have come meanwhile
                    await self._wire.subscribe(sorted(new))
                    subscribed |= new
                self._connected.set()
                pause = _SHORTEST_PAUSE
                while True:
                    topic, data = await self._wire.receive()
                    if not data.startswith(self._name):
                        self._tell(topic, data[len(self._name) :])
            except self._wire.broken as error:
                _LOG.warning("the channels are away: %s", type(error).__name__)
            self._connected.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _keep_sending(self) -> None:
        """Send what waits, as much at once as there is."""
        assert self._wire is not None
        while True:
            await self._something.wait()
            await self._connected.wait()
            self._something.clear()
            messages = list(self._waiting)
            self._waiting.clear()
            try:
                await self._wire.send(messages)
            except self._wire.broken as error:
                _LOG.warning("%d messages were not sent: %s", len(messages), type(error).__name__)
                await asyncio.sleep(_SHORTEST_PAUSE)


def _wire(url: str, database: str) -> Wire | None:
    notifies = database.startswith(("postgresql://", "postgres://"))
    try:
        if url.startswith(("redis://", "rediss://", "unix://")):
            from tabbytop.server.channels.redis_wire import RedisWire

            return RedisWire(url)
        if url in ("", "database") and notifies:
            from tabbytop.server.channels.postgresql_wire import PostgresqlWire

            return PostgresqlWire(database)
    except ModuleNotFoundError as error:
        raise BadChannels(missing_driver(error)) from None
    if not url:
        return None
    raise BadChannels(
        "messages between workers go over redis://…, or over the database if it is PostgreSQL"
    )
