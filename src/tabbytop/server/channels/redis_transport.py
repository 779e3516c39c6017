"""Messages between workers over Redis pub/sub."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tabbytop.server.channels.channels import CONNECTION_ERRORS, SILENCE, TIMEOUT, Message

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub
    from redis.asyncio.connection import AbstractConnection


class RedisTransport:
    """Redis pub/sub; messages are not stored. The name of every topic begins with the prefix."""

    connection_errors: tuple[type[Exception], ...] = (*CONNECTION_ERRORS, RedisError)

    def __init__(self, url: str, prefix: str) -> None:
        self._prefix = prefix
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=TIMEOUT,
            socket_timeout=TIMEOUT,
            socket_keepalive=True,
            health_check_interval=SILENCE,
        )
        self._pubsub: PubSub | None = None
        self._sender: AbstractConnection | None = None

    async def connect(self) -> None:
        await self.close()
        await self._redis.ping()
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._pubsub.subscribe(
            self._prefix
        )  # no topic; receiving needs at least one subscription

    async def subscribe(self, topics: Sequence[str]) -> None:
        await self._connected().subscribe(*[self._prefix + topic for topic in topics])

    async def send(self, messages: Sequence[Message]) -> None:
        """Send them over a connection of their own: a pipeline would take twice the time."""
        if self._sender is None:
            pool = self._redis.connection_pool
            self._sender = await pool.get_connection()  # type: ignore[no-untyped-call]  # redis has no type for it
        sender = self._sender
        commands = [("PUBLISH", self._prefix + topic, data) for topic, data in messages]
        try:
            await sender.send_packed_command(sender.pack_commands(commands))
            for _ in commands:
                await sender.read_response()
        except BaseException:
            await sender.disconnect(nowait=True)  # answers may still come; it connects anew
            raise

    async def receive(self) -> Message:
        pubsub = self._connected()
        while True:
            # With a timeout, so that redis checks an idle connection.
            message = await pubsub.get_message(timeout=SILENCE)
            if message is not None and message["type"] == "message":
                return message["channel"].decode().removeprefix(self._prefix), message["data"]

    def _connected(self) -> "PubSub":
        if self._pubsub is None:
            raise EOFError("not connected to Redis")
        return self._pubsub

    async def close(self) -> None:
        pubsub, self._pubsub = self._pubsub, None
        sender, self._sender = self._sender, None
        try:
            if sender is not None:
                await sender.disconnect(nowait=True)
                await self._redis.connection_pool.release(sender)
            if pubsub is not None:
                await pubsub.aclose()  # type: ignore[no-untyped-call]  # redis has no type for it
            await self._redis.aclose()
        except self.connection_errors:
            pass  # it is broken already
