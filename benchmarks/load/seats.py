"""The driver's interface to a server: seats at tables, each on its own socket.

A `Backend` knows how a server is started and how clients join a game. Everything else is the same
for all servers: the seat that is asked moves, and the time until all seats have the update counts.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from load.sockets import Socket

SEATS = 4


class Listener(Protocol):
    """Receives what a seat hears."""

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """Handle the update of this number, which grows by one with every move; `moves` are the
        legal moves if the seat is asked."""

    def lost(self, seat: int, why: str) -> None:
        """Handle a lost socket, or a refusal by the server."""


class Seat(Socket, ABC):
    """A client in a seat."""

    def __init__(self, host: str, path: str, seat: int, listener: Listener) -> None:
        super().__init__(host, path)
        self.seat = seat
        self.listener = listener

    @abstractmethod
    def play(self, number: int, move: object) -> None:
        """Answer the update of this number with one of its moves."""

    @abstractmethod
    def returning(self, listener: Listener) -> "Seat":
        """Return an unconnected client for the same seat that knows what this one has seen."""

    def on_end(self, why: str) -> None:
        """Report an unexpected end of the connection."""
        self.listener.lost(self.seat, why)


class Backend(ABC):
    """A kind of server, and how clients join a game on it."""

    name: str

    def __init__(self, port: int) -> None:
        self.port = port

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that starts it."""

    @abstractmethod
    def environment(self, folder: Path) -> dict[str, str]:
        """Return additional environment variables; it may write into the folder."""

    @abstractmethod
    async def join(self, game: str, listener: Listener) -> list[Seat]:
        """Start a new game and return its clients, which are about to be updated."""

    @abstractmethod
    async def rejoin(self, seats: list[Seat], game: str) -> list[Seat]:
        """Let the clients of a finished game join a new one."""

    @abstractmethod
    async def close(self) -> None:
        """Release resources; the server is about to end."""
