"""What a bot is."""

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat, from the deal to the end of a game."""

    def choose(self, table: Table, seat: int) -> int:
        """A legal move for the seat.

        The table is an imagined one (`Table.imagine`), the bot's own to play on and to spoil:
        its legal moves are those of the real table, what the seat cannot know is made up.
        """
        raise NotImplementedError


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
