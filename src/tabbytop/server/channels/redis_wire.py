"""Messages between processes over Redis."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tabbytop.server.channels.wires import BROKEN, PATIENCE, PREFIX, SILENCE, Message, channel

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub


class RedisWire:
    """Redis publishes to who subscribes; it keeps nothing."""

    broken: tuple[type[Exception], ...] = (*BROKEN, RedisError)

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_keepalive=True,
            health_check_interval=SILENCE,
        )
        self._ears: PubSub | None = None

    async def connect(self) -> None:
        """Make sure that the service is there."""
        await self.close()
        await self._redis.ping()
        self._ears = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._ears.subscribe(PREFIX)  # no topic, but without any nothing can be received

    async def subscribe(self, topics: Sequence[str]) -> None:
        """Receive these topics too."""
        await self._listening().subscribe(*map(channel, topics))

    async def send(self, messages: Sequence[Message]) -> None:
        """All of them at one go."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for topic, data in messages:
                pipeline.publish(channel(topic), data)
            await pipeline.execute()

    async def receive(self) -> Message:
        """The next message."""
        ears = self._listening()
        while True:
            # With a time-out, so that the connection is asked from time to time if it is alive.
            message = await ears.get_message(timeout=SILENCE)
            if message is not None and message["type"] == "message":
                return message["channel"].decode().removeprefix(PREFIX), message["data"]

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
        except self.broken:
            pass  # it was broken, which is why it is closed
