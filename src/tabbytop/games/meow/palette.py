"""The acts that can be done in a game: those of the whole box, or of the small one (MW-S1, MW-D2).

The box has thousands of words, so the moves are put together from prepared lists.
"""

from typing import Final

from tabbytop.games.meow.cards import (
    ACTS_OF_WORD,
    CARD_COUNT,
    DECK,
    FIRST_SHARED,
    FIRST_SPOKEN,
    OWN_WORDS_OF_ACT,
    SMALL_DECK,
    WORDS,
)
from tabbytop.games.meow.moves import DO, SAY


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
        # Words that fit several cards of the whole box.
        self.shared = [word for word in range(FIRST_SHARED, len(WORDS)) if self.acts_of_word[word]]
        self.most_acts = max(len(acts) for acts in self.acts_of_word)  # of a single word
        self.do_moves = [DO.of(act) for act in self.done]
        self.say_moves = [SAY.of(word) for word in range(len(WORDS)) if self.acts_of_word[word]]
        self.say_moves_of_act = [
            [SAY.of(word) for word in OWN_WORDS_OF_ACT[act]] if self.has[act] else []
            for act in range(CARD_COUNT)
        ]


WHOLE: Final = Palette(DECK)
SMALL: Final = Palette(SMALL_DECK)
