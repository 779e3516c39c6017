"""Not doing the same thing for ever.

Two players who each see only the best move can undo each other's moves without end: Kibble
Scuffle's Pounce Cats send each other back to hand for as long as anybody likes. People notice;
so do bots.
"""

from typing import Final

from tabbytop.kernel.table import Table

_REMEMBERED: Final = 8  # real decisions, the last ones
_TIRED: Final = 3  # times the same answer in the same situation among them
NONE: Final = -1


class Habit:
    """What a bot saw and answered lately.

    Only if everything that the seat can observe is the same again, is it a circle: that the
    choices are the same says nothing.
    """

    def __init__(self) -> None:
        self._seen: list[list[int]] = []
        self._answers: list[int] = []

    def tired_of(self, seen: list[int]) -> int:
        """The answer that was given too often of late when the same was seen; else NONE."""
        for answer in self._answers:
            given = 0
            for place in range(len(self._answers)):
                if self._answers[place] == answer and self._seen[place] == seen:
                    given += 1
            if given >= _TIRED:
                return answer
        return NONE

    def note(self, seen: list[int], answer: int) -> None:
        """Remember a decision, and forget an old one."""
        self._seen.append(seen)
        self._answers.append(answer)
        if len(self._answers) > _REMEMBERED:
            self._seen.pop(0)
            self._answers.pop(0)


def sight(table: Table, seat: int) -> list[int]:
    """All that the seat can observe, and its choices."""
    seen = table.moves(seat)
    for part in table.observe(seat).values():
        seen += part
    return seen
