"""The stickers of Kibble Scuffle."""

from collections.abc import Mapping
from typing import Any, Final

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, VALUES
from tabbytop.games.kibble_scuffle.scoring import is_team_game, partner_of
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.result import Result
from tabbytop.kernel.stickers import Sticker, Story
from tabbytop.kernel.table import Table

_SMALL_CUBE: Final = 1
_BEST_CUBE: Final = VALUES
_CHASING: Final = frozenset({"move", "discard", "return"})  # events that take a cat from its bowl


class KibbleStory(Story):
    """Notes of a game of Kibble Scuffle, by seat."""

    def __init__(self, table: Table, result: Result) -> None:
        super().__init__(table, result)
        nobody = [0] * self.seats
        self.dinners_called = nobody.copy()  # dinners that began in the seat's turn
        self.small_cubes = nobody.copy()  # cubes worth one that its cats ate
        self.kittens_fed = nobody.copy()
        self.cats_hungry = nobody.copy()  # left a dinner without a cube
        self.cats_chased = nobody.copy()  # cats of others that its cards took from their bowl
        self.house_returns = nobody.copy()  # how often its House Cat ate and stayed
        self.good_swaps = nobody.copy()  # a 1 given for a 3
        self.most_fed = nobody.copy()  # of its cats, at one dinner
        self.most_eaten = nobody.copy()  # points, at one dinner
        self.largest_dinner = nobody.copy()  # cats that ate, one of its own among them
        self.most_bowls = nobody.copy()  # at which it ate in one turn
        self._active = 0
        self._fed = nobody  # at this dinner
        self._eaten = nobody  # points, at this dinner
        self._bowls: list[set[int]] = []  # by seat: bowls of dinners in this turn

    def hear(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        if kind == "turn":
            self._active = told["seat"]
            self._bowls = [set() for _ in range(self.seats)]
        elif kind == "dinner":
            self.dinners_called[self._active] += 1
            self._fed = [0] * self.seats
            self._eaten = [0] * self.seats
        elif kind == "eat":
            self._hear_meal(told)
        elif kind == "back":
            self.house_returns[told["owner"]] += 1
        elif kind == "swap" and (told["gives"], told["gets"]) == (_SMALL_CUBE, _BEST_CUBE):
            self.good_swaps[told["seat"]] += 1
        elif kind in _CHASING:
            if told.get("why") == "hungry":
                self.cats_hungry[told["owner"]] += 1
            elif told.get("why") != "fed" and told.get("by_owner", told["owner"]) != told["owner"]:
                self.cats_chased[told["by_owner"]] += 1

    def _hear_meal(self, told: Mapping[str, Any]) -> None:
        seat, cubes = told["owner"], told["cubes"]
        self.small_cubes[seat] += cubes.count(_SMALL_CUBE)
        if told["card"] == "kitten":
            self.kittens_fed[seat] += 1
        if "by" in told:  # fed by a Mama Cat, not at dinner
            return
        self._fed[seat] += 1
        self._eaten[seat] += sum(cubes)
        self._bowls[seat].add(told["bowl"])
        self.most_fed[seat] = max(self.most_fed[seat], self._fed[seat])
        self.most_eaten[seat] = max(self.most_eaten[seat], self._eaten[seat])
        self.most_bowls[seat] = max(self.most_bowls[seat], len(self._bowls[seat]))
        for other, fed in enumerate(self._fed):
            if fed > 0:
                self.largest_dinner[other] = max(self.largest_dinner[other], sum(self._fed))

    def is_close(self, seat: int) -> bool:
        """Whether at most one point lay between the winner and the seat, on either side."""
        assert isinstance(self.table, KibbleTable)
        partner = partner_of(seat) if is_team_game(self.table) else seat
        return any(
            other not in (seat, partner)
            and (self.won(seat) or self.won(other))
            and abs(self.result.scores[seat] - self.result.scores[other]) <= 1
            for other in range(self.seats)
        )


STICKERS: Final[tuple[Sticker[KibbleStory], ...]] = (
    Sticker("served", lambda story, seat: True),
    Sticker("top-cat", lambda story, seat: story.won(seat)),
    Sticker("dinner-bell", lambda story, seat: story.dinners_called[seat] >= 3),
    Sticker("dinner-for-five", lambda story, seat: story.largest_dinner[seat] >= FULL_BOWL),
    Sticker("family-dinner", lambda story, seat: story.most_fed[seat] >= 3),
    Sticker("feast", lambda story, seat: story.most_eaten[seat] >= 8),
    Sticker("second-helping", lambda story, seat: story.most_bowls[seat] >= 2),
    Sticker("kitten-parade", lambda story, seat: story.kittens_fed[seat] >= 4),
    Sticker("house-guest", lambda story, seat: story.house_returns[seat] >= 2),
    Sticker("good-trade", lambda story, seat: story.good_swaps[seat] >= 1),
    Sticker("bouncer", lambda story, seat: story.cats_chased[seat] >= 6),
    Sticker("small-bites", lambda story, seat: story.small_cubes[seat] >= 8),
    Sticker("by-a-whisker", lambda story, seat: story.is_close(seat)),
    Sticker("patient-paws", lambda story, seat: story.cats_hungry[seat] >= 4),
)
