"""The stickers of Cat Lady."""

from collections.abc import Mapping
from typing import Any, Final

from tabbytop.games.cat_lady.cards import FIRST_COSTUME, FIRST_TOY, NAMES, TOY_KINDS
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.stickers import Sticker, Story
from tabbytop.kernel.table import Table

_TOYS: Final = frozenset(NAMES[FIRST_TOY:FIRST_COSTUME])


class CatLadyStory(Story):
    """Notes of a game of Cat Lady, by seat; mostly read off the score sheets."""

    def __init__(self, table: Table, result: Result) -> None:
        super().__init__(table, result)
        self.fed = [self._sum(seat, "tie-break", "fed") for seat in range(self.seats)]
        self.different_toys = [0] * self.seats

    def hear(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        if kind == "hands":
            for seat in range(self.seats):
                self.different_toys[seat] = len(_TOYS.intersection(told["hands"][seat]))

    def lines(self, seat: int, key: str) -> list[ScoreLine]:
        """Return the lines of a seat's score sheet that have this key."""
        return [line for line in self.result.sheets[seat] if line.key == key]

    def points(self, seat: int, key: str) -> int:
        """Return the points of these lines."""
        return sum(line.points or 0 for line in self.lines(seat, key))

    def catnip(self, seat: int) -> int:
        """Return how many catnip cards a seat has."""
        return self._sum(seat, "catnip", "count")

    def filled_boxes(self, seat: int) -> int:
        """Return how many boxes of a seat have a cat in them."""
        return self._sum(seat, "boxes", "filled")

    def _sum(self, seat: int, key: str, argument: str) -> int:
        found = [line.args[argument] for line in self.lines(seat, key)]
        return sum(number for number in found if isinstance(number, int))


STICKERS: Final[tuple[Sticker[CatLadyStory], ...]] = (
    Sticker("open-door", lambda story, seat: True),
    Sticker("cat-person", lambda story, seat: story.won(seat)),
    Sticker("twelve-bowls", lambda story, seat: story.fed[seat] >= 12),
    Sticker(
        "nobody-hungry",
        lambda story, seat: story.fed[seat] >= 7 and not story.lines(seat, "hungry"),
    ),
    Sticker("toy-box", lambda story, seat: story.different_toys[seat] == TOY_KINDS),
    Sticker("best-dressed", lambda story, seat: story.points(seat, "costumes") >= 6),
    Sticker("catnip-party", lambda story, seat: story.catnip(seat) >= 4),
    Sticker("if-it-fits", lambda story, seat: story.filled_boxes(seat) >= 3),
    Sticker("treat-day", lambda story, seat: len(story.lines(seat, "treat")) >= 2),
    Sticker("soft-spot", lambda story, seat: story.times(seat, "adopt") >= 2),
    Sticker("just-water", lambda story, seat: story.times(seat, "spray") >= 2),
    Sticker("first-class", lambda story, seat: story.times(seat, "pay") >= 1),
    Sticker("good-neighbour", lambda story, seat: len(story.lines(seat, "goal")) >= 2),
    Sticker("still-purring", lambda story, seat: len(story.lines(seat, "hungry")) >= 3),
)
