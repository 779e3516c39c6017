"""Answering with one's own eyes: was my rule broken, and was the played one?

A bot is honest: it says what it believes. But it may not have seen everything, and it may have
taken for granted what it did not see.
"""

from tabbytop.bots.meow.characters import Character
from tabbytop.bots.meow.memory import Memory
from tabbytop.kernel.generator import Generator


class Witness:
    """What one player believes about the rules in one turn of another.

    A rule that it took for kept stays so for the whole turn, unless it looks again.
    """

    def __init__(self, memory: Memory, character: Character, chance: Generator) -> None:
        self.turn = memory.turn
        self.has_looked = False
        self._memory = memory
        self._character = character
        self._chance = chance
        self._lulled: dict[int, bool] = {}

    def thinks_broken(self, rule: int) -> bool:
        """Whether it believes that a rule was broken."""
        if rule not in self._lulled:
            self._lulled[rule] = self._chance.below(100) < self._character.lulled
        taken_for_granted = self._lulled[rule] and not self.has_looked
        return not taken_for_granted and not self._memory.keeps(rule)

    def accuses(self, hand: list[int]) -> int | None:
        """The rule of the hand that it would say was broken, the best known one; or None."""
        broken = [rule for rule in hand if self.thinks_broken(rule)]
        return max(broken, key=self._memory.publicity) if broken else None

    def wants_to_look(self) -> bool:
        """Whether it sees the acts again before it accuses somebody."""
        return not self.has_looked and self._chance.below(100) < self._character.looks
