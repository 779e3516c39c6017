"""What a board of a live game does besides: it seats somebody at a table that does not wait."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tabbytop.kernel.errors import MoveError
from tabbytop.terminal.board import Board
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.paper import Lines

View = Mapping[str, object]


@dataclass(frozen=True)
class Look:
    """A moment at a live table: what the reader may know, the time in seconds since the start, in
    how many seconds each of the clock's moves comes (by its notation), and the window."""

    view: View
    now: float
    waits: Mapping[str, float]
    width: int
    height: int


class LiveSession:
    """Somebody at a live table, or an onlooker: what is drawn, and what the keys mean."""

    def welcome(self, look: Look, notice: str) -> Lines:
        """Before time runs: how it goes, what there is to tell, and which key begins."""
        raise NotImplementedError

    def leaf(self, key: str) -> None:
        """A key on the welcome that does not begin the game."""

    def frame(self, look: Look) -> Lines:
        """The whole screen."""
        raise NotImplementedError

    def farewell(self, look: Look) -> Lines:
        """How the last round went, before the score pad."""
        raise NotImplementedError

    def about_to(self, move: int, view: Callable[[], View]) -> None:
        """A move is about to be made at the table that can be seen."""

    def hear(self, event: Seen, now: float) -> None:
        """Something happened, as the reader saw it."""

    def press(self, key: str, look: Look) -> str:
        """The move that a key means, in notation; empty if it means none."""
        return ""

    def refused(self, error: MoveError, now: float) -> None:
        """The table did not accept that move."""


class LiveBoard(Board):
    """A board that can also be played in real time."""

    def sit(self, names: Sequence[str], reader: int | None) -> LiveSession:
        """Somebody sits down at that seat; None looks on."""
        raise NotImplementedError
