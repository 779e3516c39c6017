"""What the driver knows of a server: seats at tables, each on a socket of its own.

A server's side is a `House`: how it is started, how one sits down. All else is the same for every
server: whoever is asked moves, and what counts is when all at the table have been told.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from load.sockets import Socket

SEATS = 4


class Listener(Protocol):
    """Whom a seat tells what it hears."""

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """A seat has the update of this number: one more with every move. If it is asked now,
        these are its legal moves."""

    def lost(self, seat: int, why: str) -> None:
        """A seat's socket is gone, or the server has refused something."""


class Seat(Socket, ABC):
    """A client in a seat."""

    def __init__(self, host: str, path: str, seat: int, listener: Listener) -> None:
        super().__init__(host, path)
        self.seat = seat
        self.listener = listener

    @abstractmethod
    def play(self, number: int, move: object) -> None:
        """Answer the update of this number with one of the moves that came with it."""

    @abstractmethod
    def returning(self, listener: Listener) -> "Seat":
        """A client for the same seat, still to be connected, that knows what this one has seen."""

    def on_end(self, why: str) -> None:
        """Nobody has asked for that."""
        self.listener.lost(self.seat, why)


class House(ABC):
    """A kind of server, and how to sit down there."""

    name: str

    def __init__(self, port: int) -> None:
        self.port = port

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    def environment(self, folder: Path) -> dict[str, str]:
        """What is added to the environment; in the folder it may keep what it likes."""

    @abstractmethod
    async def sit(self, game: str, listener: Listener) -> list[Seat]:
        """A new game, and clients that are about to hear of it."""

    @abstractmethod
    async def sit_again(self, seats: list[Seat], game: str) -> list[Seat]:
        """A game is over: the same clients at a new one."""

    @abstractmethod
    async def close(self) -> None:
        """The server is about to end."""
