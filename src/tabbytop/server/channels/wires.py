"""What carries messages between processes: a service, each in a module of its own.

Their drivers are installed by who wants them, so a module is imported when its service is wanted.
"""

from collections.abc import Sequence
from typing import Final, Protocol

Message = tuple[str, bytes]  # topic and data

BROKEN: Final = (OSError, TimeoutError, EOFError)  # what says so of any connection
PATIENCE: Final = 10.0  # seconds for a connection or an answer
SILENCE: Final = 30.0  # seconds after which we ask whether the other end is still there
PREFIX: Final = "tabbytop:"


class Wire(Protocol):
    """A connection that can be made again and again; every call may raise what says `broken`."""

    broken: tuple[type[Exception], ...]  # that the connection is, and nothing worse

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


def channel(topic: str) -> str:
    """What the service calls it."""
    return PREFIX + topic
