"""A table that is driven by somebody: the table, its record, and taking a move back."""

import operator
from typing import TYPE_CHECKING, Final, Self

from tabbytop.kernel.errors import BadRecord
from tabbytop.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.options import Options
    from tabbytop.kernel.table import Table


_UNKNOWN: Final = "unknown"  # the move was made before this match was resumed


class Match:
    """One game from the deal on, with everything that was played.

    Whoever keeps a record drives the table through it, so that what is written down is what was
    played.
    """

    def __init__(self, game: "Game", record: Record, table: "Table") -> None:
        self.game = game
        self.record = record
        self.table = table
        self._obstacles: list[str] = []  # by move, what came to light by it; see undo_obstacle

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
        listened = self.table.events is not None
        told = 0 if self.table.events is None else len(self.table.events)
        chance = self.table.generator.state()
        self.table.play(seat, move)
        events = self.table.take_events()
        drawn = chance != self.table.generator.state()
        self._fill_up()
        self.record.moves.append((seat, self.game.vocabulary.text(move)))
        self._obstacles.append(_obstacle(events[told:], drawn) if listened else _UNKNOWN)
        return events

    def undo_obstacle(self, seat: int) -> str:
        """Why the seat cannot take back the last move of the match; empty if it can.

        The move must be the seat's own (`nothing` was played yet, or `another` seat has moved
        since), and nothing may have come to light by it that the seat did not know: see `obstacle`.
        """
        if not self.record.moves:
            return "nothing"
        if self.record.moves[-1][0] != seat:
            return "another"
        return self.obstacle(len(self.record.moves) - 1)

    def obstacle(self, place: int) -> str:
        """What came to light by a move of the match, so that it cannot be taken back: `chance` had
        a part in it, or an event was `revealed`; empty if nothing did."""
        self._fill_up()
        if self._obstacles[place] == _UNKNOWN:
            self._obstacles[place] = self._looked_up(place)
        return self._obstacles[place]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back the last move of the match."""
        return not self.undo_obstacle(seat)

    def undo(self, seat: int) -> bool:
        """Take the last move back where that is fair; False, and nothing changed, where not."""
        if not self.can_undo(seat):
            return False
        self.keep(len(self.record.moves) - 1)
        return True

    def keep(self, moves: int) -> None:
        """Take moves back until so many are left, whatever they brought to light: all at the table
        have agreed."""
        self._fill_up()
        self._go_back_to(self.record.moves[:moves], self._obstacles[:moves])

    def take_out(self, place: int) -> None:
        """Take one move back and keep those after it, which have nothing to do with it: what other
        seats have answered in secret to a question to all. BadRecord, and nothing changed, if they
        cannot be kept."""
        self._fill_up()
        moves, obstacles = self.record.moves.copy(), self._obstacles.copy()
        del moves[place]
        del obstacles[place]
        self._go_back_to(moves, obstacles)

    def can_take_out(self, place: int) -> bool:
        """Whether the moves after it can be kept."""
        moves = self.record.moves
        if place == len(moves) - 1:
            return True
        try:
            self._recorded(moves[:place] + moves[place + 1 :]).replay(self.game)
        except BadRecord:
            return False
        return True

    def _go_back_to(self, moves: list[tuple[int, str]], obstacles: list[str]) -> None:
        table = self._recorded(moves).replay(self.game, events=True)
        table.take_events()
        self.record.moves[:] = moves
        self.table = table
        self._obstacles = obstacles

    def _recorded(self, moves: list[tuple[int, str]]) -> Record:
        """The record of a match with other moves."""
        mine = self.record
        return Record(mine.game, mine.rules, mine.seats, mine.options, mine.seed, moves)

    def _fill_up(self) -> None:
        """The record may be longer than what was played through this match."""
        while len(self._obstacles) < len(self.record.moves):
            self._obstacles.append(_UNKNOWN)

    def _looked_up(self, place: int) -> str:
        """What came to light by a move, found by making it again."""
        again = self.record.replay(self.game, place, events=True)
        again.take_events()
        chance = again.generator.state()
        again.play(*self.record.moves[place])
        return _obstacle(again.take_events(), chance != again.generator.state())


def _obstacle(events: "list[Event]", drawn: bool) -> str:
    for event in events:
        if event.reveals:
            return "revealed"
    return "chance" if drawn else ""
