"""What the driver knows of a server: seats at tables, each on a socket of its own.

A server's side of it is a `House`: how it is started, and how one sits down. All else is the same
for every server: who is told to move moves, and what counts is when the others have been told.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol

from load.sockets import Socket

SEATS = 4


class Listener(Protocol):
    """Whom a seat tells what has come: the table it sits at."""

    def updated(self, seat: int, number: int, moves: Sequence[object], over: bool) -> None:
        """A seat has the update of this number, counted from 0, which is the beginning; and if
        it is asked now, these are its legal moves."""


class Seat(Socket):
    """A client in a seat."""

    @abstractmethod
    def play(self, number: int, move: object) -> None:
        """Answer the update of this number with a move from those it came with."""

    @abstractmethod
    def sit_down_again(self, game: str) -> None:
        """The game is over: to another one of this name, on the same socket."""


class House(Protocol):
    """A kind of server, and how to drive it."""

    name: str

    def command(self, port: int) -> list[str]:
        """What starts it."""

    def environment(self) -> dict[str, str]:
        """What is to be added to the environment."""

    async def open_tables(self, port: int, games: Sequence[str]) -> None:
        """Make tables for these games, if the server wants that before somebody sits down."""

    def seat(self, port: int, game: str, number: int, listener: Listener) -> Seat:
        """A client for a seat of this game, still to be connected."""
