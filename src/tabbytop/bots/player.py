"""What a bot is."""

from collections.abc import Mapping

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat, from the deal to the end of a game.

    Whoever drives the table asks with `choose`, and calls `close` when the game is over or left.
    Most bots need no more than the table of the moment; one that `listens` is also told what
    happens.
    """

    def choose(self, table: Table, seat: int) -> int:
        """A legal move for the seat.

        The table is an imagined one (`Table.imagine`), the bot's own to play on and to spoil:
        its legal moves are those of the real table, what the seat cannot know is made up.
        """
        raise NotImplementedError

    def listens(self) -> bool:
        """Whether the bot wants to be told what happens."""
        return False

    def hear(self, event: Mapping[str, object]) -> None:
        """Something happened, as the bot's seat saw it (`Event.seen_by`)."""

    def start_over(self) -> None:
        """A move was taken back: what was heard is void, and all of it is told again."""

    def hear_result(self, result: Result) -> None:
        """The game is over, and how it ended."""

    def trouble(self) -> str:
        """Why the bot lost its seat to chance; empty as long as it plays itself.

        It is in our words and tells no secret.
        """
        return ""

    def open_trouble(self) -> str:
        """`trouble` with nothing hidden: it may quote the bot, which knows its seat's secrets."""
        return self.trouble()

    def close(self) -> None:
        """The game is over, or left: let go of everything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A bot that looks at nothing but its legal moves.

    Whoever drives the table may call `pick` with them and save the imagining, which costs more
    than everything else in a game of such bots. It gets no table, so it still sees no secret.
    """

    def choose(self, table: Table, seat: int) -> int:
        """The pick among the seat's legal moves."""
        return self.pick(table.moves(seat))

    def pick(self, moves: list[int]) -> int:
        """One of these moves; there is at least one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveBot(Bot):
    """A bot with hands, for live games: all act at once, and being quick is half of it.

    Whoever drives the table asks with `stroke`, waits, and makes the move if it is still legal
    then. The bot is asked anew after each of its moves, when its move has become impossible on the
    way, when it is asked something else than before, and when something startles it.
    """

    def stroke(self, table: Table, seat: int) -> tuple[int, float]:
        """A legal move for the seat, and the seconds until it is made, more than 0.

        The table is an imagined one, as for `choose`.
        """
        raise NotImplementedError

    def startles(self, event: Mapping[str, object]) -> bool:
        """Whether what it just heard makes the bot drop what it was about to do."""
        return False

    def choose(self, table: Table, seat: int) -> int:
        """What it would do next, were there no hurry."""
        return self.stroke(table, seat)[0]
