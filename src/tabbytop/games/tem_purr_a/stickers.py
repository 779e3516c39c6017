"""The stickers of Tem-Purr-A."""

from collections.abc import Mapping
from typing import Any, Final

from tabbytop.games.tem_purr_a.cards import LEAST_VALUE, MOST_TOKENS
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.result import Result
from tabbytop.kernel.stickers import Sticker, Story
from tabbytop.kernel.table import Table

_SMALLEST_STACK: Final = LEAST_VALUE


class TempuraStory(Story):
    """Notes of a game of Tem-Purr-A, by seat."""

    def __init__(self, table: Table, result: Result) -> None:
        super().__init__(table, result)
        assert isinstance(table, TempuraTable)
        nobody = [0] * self.seats
        self.tokens = table.tokens
        self.hands = [table.hand_size(seat) for seat in range(self.seats)]
        self.largest_meal = nobody.copy()  # cards that it had to draw without an Indigestion
        self.small_meals = nobody.copy()  # stacks of one small dish
        self.largest_serving = nobody.copy()  # the total of a stack that it added a dish to
        self.largest_reversed = nobody.copy()  # the total of a stack that it sent back
        self.largest_pointed = nobody.copy()  # … and that it gave to somebody of its choice
        self.largest_skipped = nobody.copy()  # cards of a stack that it cleared away by a skip
        self.empty_hands = nobody.copy()  # draws because it had no card left
        self._lacks_dish = False  # whether the next draw is for want of a dish

    def hear(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        seat = told.get("seat", 0)
        if kind == "eat":
            self.small_meals[seat] += int(told["count"] == _SMALLEST_STACK)
            if told["spoilt"] == 0:
                _raise(self.largest_meal, seat, told["count"])
        elif kind == "serve":
            _raise(self.largest_serving, seat, told["total"])
        elif kind == "act" and told["card"] == "reverse":
            _raise(self.largest_reversed, seat, told["total"])
        elif kind == "choose":
            _raise(self.largest_pointed, seat, told["total"])
        elif kind == "skip":
            _raise(self.largest_skipped, seat, told["gone"])
        elif kind == "no_dish":
            self._lacks_dish = True
        elif kind == "draw":
            self.empty_hands[seat] += int(not self._lacks_dish)
            self._lacks_dish = False


def _raise(most: list[int], seat: int, number: int) -> None:
    most[seat] = max(most[seat], number)


STICKERS: Final[tuple[Sticker[TempuraStory], ...]] = (
    Sticker("full-menu", lambda story, seat: True),
    Sticker("chef", lambda story, seat: story.won(seat)),
    Sticker("spotless", lambda story, seat: story.tokens[seat] == 0),
    Sticker("big-appetite", lambda story, seat: story.largest_meal[seat] >= 15),
    Sticker("thirty-and-fine", lambda story, seat: story.largest_meal[seat] >= 30),
    Sticker("small-dish", lambda story, seat: story.small_meals[seat] >= 1),
    Sticker("tower", lambda story, seat: story.largest_serving[seat] >= 25),
    Sticker("return-to-sender", lambda story, seat: story.largest_reversed[seat] >= 15),
    Sticker("you-look-hungry", lambda story, seat: story.largest_pointed[seat] >= 15),
    Sticker("table-cleared", lambda story, seat: story.largest_skipped[seat] >= 5),
    Sticker("empty-paws", lambda story, seat: story.empty_hands[seat] >= 1),
    Sticker("hot-sauce", lambda story, seat: story.times(seat, "add") >= 2),
    Sticker("doggy-bag", lambda story, seat: story.hands[seat] >= 20),
    Sticker("well-rested", lambda story, seat: story.tokens[seat] == MOST_TOKENS),
)
