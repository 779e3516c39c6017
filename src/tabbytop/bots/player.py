"""The interface of bots."""

from collections.abc import Mapping
from typing import Final

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import Table

NO_MOVE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat, from the deal to the end of a game.

    The driver of the table calls `choose` for every decision, and `close` when the game is over or
    left. Most bots need only the current table; a bot that `listens` also receives events.
    """

    def choose(self, table: Table, seat: int) -> int:
        """Return a legal move for the seat.

        The table is a determinized copy (`Table.imagine`) that the bot may play on: its legal moves
        are those of the real table, and everything hidden from the seat is made up.
        """
        raise NotImplementedError

    def second_choice(self) -> int:
        """Return the move that came second when the bot last chose; NO_MOVE if it compared none."""
        return NO_MOVE

    def listens(self) -> bool:
        """Return whether the bot wants to receive events."""
        return False

    def hear(self, event: Mapping[str, object]) -> None:
        """Receive an event as the bot's seat saw it (`Event.seen_by`)."""

    def start_over(self) -> None:
        """Forget all events: a move was taken back, and all events will be sent again."""

    def hear_result(self, result: Result) -> None:
        """Receive the result of the game."""

    def failure(self) -> str:
        """Return why the bot lost its seat and random moves replaced it; empty if it still plays.

        The text contains no secrets.
        """
        return ""

    def failure_details(self) -> str:
        """Return `failure` with details, which may quote the bot and so the secrets of its seat."""
        return self.failure()

    def close(self) -> None:
        """Release all resources: the game is over, or left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A bot that looks at nothing but its legal moves.

    The driver may call `pick` with them instead of `choose`, which saves determinizing the table:
    more work than everything else in a game of such bots.
    """

    def choose(self, table: Table, seat: int) -> int:
        return self.pick(table.moves(seat))

    def pick(self, moves: Moves) -> int:
        """Return one of these moves; there is at least one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveBot(Bot):
    """A bot for live games, where all players act at once and speed matters.

    The driver calls `plan_move`, waits, and makes the move if it is still legal then. It asks again
    after each of the bot's moves, when the planned move has become illegal, when the question
    changes, and when an event `interrupts` the bot.
    """

    def plan_move(self, table: Table, seat: int) -> tuple[int, float]:
        """Return a legal move for the seat, and the seconds until it is made, more than 0.

        The table is a determinized copy, as for `choose`.
        """
        raise NotImplementedError

    def interrupts(self, event: Mapping[str, object]) -> bool:
        """Return whether this event makes the bot drop its planned move."""
        return False

    def choose(self, table: Table, seat: int) -> int:
        return self.plan_move(table, seat)[0]
