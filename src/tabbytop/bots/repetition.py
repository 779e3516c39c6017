"""Avoiding endless repetition.

Two bots that always play the best move can undo each other's moves for ever: Kibble Scuffle's
Pounce Cats send each other back to hand without end.
"""

from typing import Final

from tabbytop.bots.player import NO_MOVE
from tabbytop.kernel.table import Table

_WINDOW: Final = 8  # most recent decisions
_MAX_REPEATS: Final = 3  # of the same move in the same situation among them


class RepetitionGuard:
    """The recent decisions of a bot.

    A decision repeats only if everything that the seat can observe is the same, not just the legal
    moves.
    """

    def __init__(self) -> None:
        self._seen: list[list[int]] = []
        self._answers: list[int] = []

    def overused_move(self, seen: list[int]) -> int:
        """Return the move that was made too often lately in this situation; else NO_MOVE."""
        for answer in self._answers:
            given = 0
            for place in range(len(self._answers)):
                if self._answers[place] == answer and self._seen[place] == seen:
                    given += 1
            if given >= _MAX_REPEATS:
                return answer
        return NO_MOVE

    def record(self, seen: list[int], answer: int) -> None:
        """Add a decision and drop the oldest."""
        self._seen.append(seen)
        self._answers.append(answer)
        if len(self._answers) > _WINDOW:
            self._seen.pop(0)
            self._answers.pop(0)


def decision_key(table: Table, seat: int) -> list[int]:
    """Return everything that the seat can observe, and its legal moves."""
    seen = list(table.moves(seat))
    for part in table.observe(seat).values():
        seen += part
    return seen
