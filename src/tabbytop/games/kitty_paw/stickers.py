"""The stickers of Kitty Paw.

Time is known only where the record has it: alone, the clock moves every second (KP-K27).
"""

from collections.abc import Mapping
from typing import Any, Final

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.pieces import BOX, PIECES, SYMBOLS
from tabbytop.kernel.result import Result
from tabbytop.kernel.stickers import Sticker, Story
from tabbytop.kernel.table import Table

_CHIHUAHUA: Final = SYMBOLS[-1]
_NEVER: Final = 1_000_000  # seconds
_ROWS: Final = 10  # of a game alone


class _Build:
    """Notes of one seat in one round."""

    def __init__(self) -> None:
        self.card = 0  # its number
        self.box_lifts = 0
        self.corrections = 0  # things taken off the mat, put back, or run home
        self.peeks = 0
        self.symbol = ""  # the Hide-and-Seek card that it took last
        self.is_right = False  # called, and the pattern was right


class KittyPawStory(Story):
    """Notes of a game of Kitty Paw, by seat."""

    def __init__(self, table: Table, result: Result) -> None:
        super().__init__(table, result)
        nobody = [0] * self.seats
        self.right_calls = nobody.copy()
        self.longest_streak = nobody.copy()  # rounds in a row with a right call
        self.sure_builds = nobody.copy()  # right patterns without a correction
        self.lucky_peeks = nobody.copy()  # right patterns whose card was under the first box
        self.chihuahuas = nobody.copy()  # right patterns with the Chihuahua
        self.highest_level = nobody.copy()  # of a right pattern
        self.fewest_seconds = [_NEVER] * self.seats  # alone: from the start of a row to the call
        self.first_answers = nobody.copy()
        self.last_answers = nobody.copy()
        self.extra_rounds = nobody.copy()
        self._builds: list[_Build] = []
        self._streaks = nobody.copy()
        self._seconds = 0
        self._started = 0
        self._is_first = False  # whether the next answer is the first to a call

    def hear(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        if kind == "round":
            for seat, build in enumerate(self._builds):
                if not build.is_right:
                    self._streaks[seat] = 0
            self._builds = [_Build() for _ in range(self.seats)]
        elif kind == "start":
            self._started = self._seconds
        elif kind == "tick":
            self._seconds = told["seconds"]
        elif kind == "last":
            for seat in told["seats"]:
                self.last_answers[seat] += 1
        elif kind == "tie":
            for seat in told["seats"]:
                self.extra_rounds[seat] += 1
        elif "seat" in told:
            self._hear_seat(kind, told["seat"], told)

    def _hear_seat(self, kind: str, seat: int, told: Mapping[str, Any]) -> None:
        build = self._builds[seat]
        if kind in ("grabbed", "given"):
            build.card = told["card"]
        elif kind == "lifted" and told["piece"] == PIECES[BOX]:
            build.box_lifts += 1
        elif kind in ("lifted", "home", "ran_home", "slipped"):
            build.corrections += 1
        elif kind == "peeked":
            build.peeks += 1
        elif kind == "kept":
            build.symbol = told["symbol"]
        elif kind == "called":
            self._is_first = True
        elif kind == "answered":
            self.first_answers[seat] += int(self._is_first)
            self._is_first = False
        elif kind == "checked" and told["right"]:
            self._hear_right_call(seat, build)

    def _hear_right_call(self, seat: int, build: _Build) -> None:
        build.is_right = True
        self.right_calls[seat] += 1
        self._streaks[seat] += 1
        self.longest_streak[seat] = max(self.longest_streak[seat], self._streaks[seat])
        level = CARDS[build.card - 1].level
        self.highest_level[seat] = max(self.highest_level[seat], level)
        if build.corrections == 0 and build.box_lifts == 1:
            self.sure_builds[seat] += 1
        if build.symbol and build.peeks == 1:
            self.lucky_peeks[seat] += 1
        if build.symbol == _CHIHUAHUA:
            self.chihuahuas[seat] += 1
        if self.seats == 1:
            taken = self._seconds - self._started
            self.fewest_seconds[seat] = min(self.fewest_seconds[seat], taken)

    def is_fastest(self, seat: int) -> bool:
        """Whether the seat won against others, and not because nobody has built anything."""
        return self.seats > 1 and self.won(seat) and self.right_calls[seat] > 0


STICKERS: Final[tuple[Sticker[KittyPawStory], ...]] = (
    Sticker("paw-print", lambda story, seat: True),
    Sticker("fastest-paw", lambda story, seat: story.is_fastest(seat)),
    Sticker("meow", lambda story, seat: story.right_calls[seat] >= 1),
    Sticker("steady-paw", lambda story, seat: story.sure_builds[seat] >= 1),
    Sticker("three-in-a-row", lambda story, seat: story.longest_streak[seat] >= 3),
    Sticker("level-three", lambda story, seat: story.highest_level[seat] == 3),
    Sticker("cat-nose", lambda story, seat: story.lucky_peeks[seat] >= 1),
    Sticker("not-a-cat", lambda story, seat: story.chihuahuas[seat] >= 1),
    Sticker("big-ears", lambda story, seat: story.first_answers[seat] >= 3),
    Sticker("photo-finish", lambda story, seat: story.extra_rounds[seat] >= 1),
    Sticker("twenty-seconds", lambda story, seat: story.fewest_seconds[seat] < 20),
    Sticker(
        "ten-of-ten",
        lambda story, seat: story.seats == 1 and story.right_calls[seat] == _ROWS,
    ),
    Sticker("herding-cats", lambda story, seat: story.times(seat, "ran_home") >= 3),
    Sticker("after-you", lambda story, seat: story.last_answers[seat] >= 3),
)
