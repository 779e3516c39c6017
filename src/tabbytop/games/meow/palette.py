"""The acts that can be done in a game: those of the whole box, or of the small one (MW-S1, MW-D2).

The box has thousands of words, so their moves are prepared, in groups that can be left out.
"""

from typing import Final

from tabbytop.games.meow.cards import (
    ACTS_OF_WORD,
    CARD_COUNT,
    DECK,
    FIRST_SPOKEN,
    SMALL_DECK,
    WORDS,
)
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.kernel.legal_moves import MovePool


class Palette:
    """The acts of a box, and the words that do them; shared lists, do not change them."""

    def __init__(self, deck: list[int]) -> None:
        self.has = [0] * CARD_COUNT  # by act, 1: it is in the box
        for act in deck:
            self.has[act] = 1
        self.done = [act for act in deck if act < FIRST_SPOKEN]
        self.spoken = [act for act in deck if act >= FIRST_SPOKEN]
        # By word: the acts of the box that it does, none if it does only others.
        self.acts_of_word = [[act for act in acts if self.has[act]] for acts in ACTS_OF_WORD]
        self.most_acts = max(len(acts) for acts in self.acts_of_word)  # of a single word
        self.do_moves = [DO.of(act) for act in self.done]
        words = [word for word in range(len(WORDS)) if self.acts_of_word[word]]
        self.say_moves = MovePool(
            [SAY.of(word) for word in words], [_groups(self.acts_of_word[word]) for word in words]
        )


def group_of_large(count: int) -> int:
    """The group of words that do this many acts or more; a word of a single act is in none."""
    return CARD_COUNT + count


def _groups(acts: list[int]) -> list[int]:
    """The groups of a word: its acts, and how many they are. A group is left out if its act is
    done, or the budget has no room for so many."""
    return [*acts, *[group_of_large(count) for count in range(2, len(acts) + 1)]]


WHOLE: Final = Palette(DECK)
SMALL: Final = Palette(SMALL_DECK)
