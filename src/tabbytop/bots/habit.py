"""Not doing the same thing for ever.

Two players who each see only the best move can undo each other's moves without end: Kibble
Scuffle's Pounce Cats send each other back to hand for as long as anybody likes. People notice;
so do bots.
"""

from typing import Final

_REMEMBERED: Final = 8  # real decisions, the last ones
_TIRED: Final = 3  # times the same answer to the same question among them
NONE: Final = -1


class Habit:
    """What a bot answered lately."""

    def __init__(self) -> None:
        self._asked: list[list[int]] = []
        self._answers: list[int] = []

    def tired_of(self, moves: list[int]) -> int:
        """The answer that was given to exactly these choices too often of late; else NONE."""
        for answer in moves:
            given = 0
            for place in range(len(self._answers)):
                if self._answers[place] == answer and self._asked[place] == moves:
                    given += 1
            if given >= _TIRED:
                return answer
        return NONE

    def note(self, moves: list[int], answer: int) -> None:
        """Remember a decision, and forget an old one."""
        self._asked.append(moves)
        self._answers.append(answer)
        if len(self._answers) > _REMEMBERED:
            self._asked.pop(0)
            self._answers.pop(0)
