"""What a player saw somebody do in a turn."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.meow.box.rule import PARTS
from tabbytop.games.meow.cards import FIRST_MEMORY, NAMES, PART, TIMES

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


class Performance:
    """The acts of one turn, as far as they were noticed."""

    def __init__(self) -> None:
        self.words: dict[int, str] = {}
        self._times: list[dict[int, int]] = [{}, {}]  # by part and act

    def note(self, act: Mapping[str, object]) -> None:
        """An act, as an event or a view tells it."""
        number = NUMBERS[str(act["act"])]
        times = act["times"]
        assert isinstance(times, int)
        self._times[PARTS.index(str(act["part"]))][number] = times
        if act["word"] is not None:
            self.words[number] = str(act["word"])

    def acts(self) -> set[int]:
        """Everything that was done."""
        return {*self._times[0], *self._times[1]}

    def times(self, act: int, part: int) -> int:
        """How often an act was done in a part of the turn."""
        return self._times[part].get(act, 0)

    def keeps(self, rule: int, *, timed: bool, said: set[str]) -> bool:
        """Whether a rule was kept; `said` are the words that were said before this turn."""
        right = self.times(rule, PART[rule])
        wrong = self.times(rule, 1 - PART[rule])
        if not timed:
            right, wrong = right + wrong, 0
        if wrong > 0 or right == 0 or (TIMES[rule] > 0 and right != TIMES[rule]):
            return False
        return rule < FIRST_MEMORY or self.words.get(rule, "") not in said
