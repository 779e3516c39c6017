"""A table that is driven by somebody: the table, its record, and taking a move back."""

import operator
from typing import TYPE_CHECKING, Self

from tabbytop.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.options import Options
    from tabbytop.kernel.table import Table


class Match:
    """One game from the deal on, with everything that was played.

    Whoever keeps a record drives the table through it, so that what is written down is what was
    played.
    """

    def __init__(self, game: "Game", record: Record, table: "Table") -> None:
        self.game = game
        self.record = record
        self.table = table

    @classmethod
    def deal(
        cls,
        game: "Game",
        seats: int,
        seed: int | bytes,
        options: "Options | Mapping[str, object] | None" = None,
    ) -> Self:
        """A new match; its table tells events."""
        table = game.deal(seats, seed, options, events=True)
        record = Record(game.name, game.rules, seats, table.options.plain(), seed)
        return cls(game, record, table)

    @classmethod
    def resume(cls, game: "Game", record: Record) -> Self:
        """A match where its record left it."""
        return cls(game, record, record.replay(game, events=True))

    def play(self, seat: int, move: int | str) -> "list[Event]":
        """Make a move, write it down, and say what came of it."""
        if isinstance(move, str):
            move = self.game.vocabulary.move(move)
        seat, move = int(operator.index(seat)), operator.index(move)
        self.table.play(seat, move)
        self.record.moves.append((seat, self.game.vocabulary.text(move)))
        return self.table.take_events()

    def undo_obstacle(self, seat: int) -> str:
        """Why the seat cannot take back the last move of the match; empty if it can.

        The move must be the seat's own (`nothing` was played yet, or `another` seat has moved
        since), and nothing may have come to light by it that the seat did not know: `chance`
        had no part in it, and no event was `revealed`.
        """
        if not self.record.moves:
            return "nothing"
        if self.record.moves[-1][0] != seat:
            return "another"
        again = self.record.replay(self.game, len(self.record.moves) - 1, events=True)
        again.take_events()
        chance = again.generator.state()
        again.play(*self.record.moves[-1])
        if any(event.reveals for event in again.take_events()):
            return "revealed"
        return "" if chance == again.generator.state() else "chance"

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back the last move of the match."""
        return not self.undo_obstacle(seat)

    def undo(self, seat: int) -> bool:
        """Take the last move back where that is fair; False, and nothing changed, where not."""
        if not self.can_undo(seat):
            return False
        self.record.moves.pop()
        self.table = self.record.replay(self.game, events=True)
        self.table.take_events()
        return True
