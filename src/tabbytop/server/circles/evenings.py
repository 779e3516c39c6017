"""Evenings and seasons of a circle: what members did in the games of some time."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from msgspec import Struct

from tabbytop.server.table.results import FULL_STANDING

DAY: Final = 86_400_000  # milliseconds
_BEGINS: Final = 5 * 3_600_000  # after midnight: games of the small hours are of the evening before
_MINUTE: Final = 60_000


class CountedSeat(NamedTuple):
    """A seat of a member in a game that counts."""

    member: int
    at: int  # when the game ended
    standing: int  # in parts of FULL_STANDING
    place: int


class Score(Struct):
    """The games of a member added up."""

    member: int
    games: int = 0
    wins: int = 0
    standing: int = 0
    evenings: int = 0  # won
    place: int = 0

    @property
    def points(self) -> float:
        """The standings as people see them."""
        return points_of(self.standing)


class FinalLine(Struct, frozen=True):
    """A line of the final table of a season, as it is stored."""

    member: int
    place: int
    evenings: int
    games: int
    wins: int
    standing: int
    rating: int | None  # as it was shown
    rated_games: int


def points_of(standing: int) -> float:
    """Return a sum of standings as people see it."""
    return round(standing / FULL_STANDING, 4)


def day_of(at: int, offset: int) -> int:
    """Return the number of the day since 1970; `offset` is the clock, in minutes east of
    Greenwich."""
    return (at + offset * _MINUTE - _BEGINS) // DAY


def day_bounds(day: int, offset: int) -> tuple[int, int]:
    """Return the first moment of a day, and the first moment after it."""
    first = day * DAY - offset * _MINUTE + _BEGINS
    return first, first + DAY


def day_text(day: int) -> str:
    """Return a day as 2026-11-17."""
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)).date().isoformat()


def evening_scores(seats: Iterable[CountedSeat]) -> list[Score]:
    """Return the scores of one evening by place: the most points first, then the most wins; still
    equal ones share the place."""
    scores = _added(seats).values()
    return _placed(scores, lambda score: (score.standing, score.wins))


def evening_winners(scores: Iterable[Score]) -> list[int]:
    """Return the members who won the evening; nobody if nobody has any points."""
    return [score.member for score in scores if score.place == 1 and score.standing]


def season_scores(seats: Iterable[CountedSeat], offset: int) -> list[Score]:
    """Return the scores of a season by place: the most evenings won first, then the most points;
    still equal ones share the place."""
    listed = list(seats)
    scores = _added(listed)
    by_day: dict[int, list[CountedSeat]] = {}
    for seat in listed:
        by_day.setdefault(day_of(seat.at, offset), []).append(seat)
    for evening in by_day.values():
        for winner in evening_winners(evening_scores(evening)):
            scores[winner].evenings += 1
    return _placed(scores.values(), lambda score: (score.evenings, score.standing))


def final_table(scores: Iterable[Score], ratings: Mapping[int, tuple[int, int]]) -> list[FinalLine]:
    """Return the final table of a season; `ratings` are the shown values and numbers of games."""
    return [
        FinalLine(
            score.member,
            score.place,
            score.evenings,
            score.games,
            score.wins,
            score.standing,
            *ratings.get(score.member, (None, 0)),
        )
        for score in scores
    ]


def _added(seats: Iterable[CountedSeat]) -> dict[int, Score]:
    scores: dict[int, Score] = {}
    for seat in seats:
        score = scores.setdefault(seat.member, Score(seat.member))
        score.games += 1
        score.wins += seat.place == 1
        score.standing += seat.standing
    return scores


def _placed(scores: Iterable[Score], merit: Callable[[Score], tuple[int, int]]) -> list[Score]:
    """Sort by merit and set the places; of equal ones the longer member is listed first."""
    ordered = sorted(scores, key=lambda score: (*(-part for part in merit(score)), score.member))
    for score in ordered:
        score.place = 1 + sum(merit(other) > merit(score) for other in ordered)
    return ordered
