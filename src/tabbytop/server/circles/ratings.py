"""Ratings of the members of a circle: openskill's Plackett-Luce model.

Bots are fixed points of the scale, five apart from level to level: at a table of two, the model
gives the stronger of two neighbouring levels seven games of ten.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

PROVISIONAL: Final = 5  # games below which a rating is provisional
_MODEL: Final = PlackettLuce()
_ANCHORS: Final = {
    "random": 10.0,
    "kitten": 15.0,
    "tabby": 20.0,
    "lynx": 25.0,
    "puma": 30.0,
    "tiger": 35.0,
}
_ANCHOR_SIGMA: Final = 1.0
_LEAST_SEATS: Final = 2  # nobody can be compared with nobody
_BASE: Final = 1000
_SCALE: Final = 40
_CAUTION: Final = 3  # standard deviations


class Rating(NamedTuple):
    """A belief about a player's strength."""

    mu: float
    sigma: float


NEWCOMER: Final = Rating(_MODEL.mu, _MODEL.sigma)


class RatedSeat(NamedTuple):
    """A seat of a finished game as ratings see it."""

    place: int
    level: str  # of a bot; empty for a person
    rating: Rating | None  # before the game; None: the person has none, and gets none


def rate(seats: Sequence[RatedSeat]) -> list[Rating | None]:
    """Return the ratings after a game; None for bots, and for people without a rating, who take
    part as newcomers."""
    if len(seats) < _LEAST_SEATS or all(seat.rating is None for seat in seats):
        return [None] * len(seats)
    teams = [[_MODEL.rating(*_strength(seat))] for seat in seats]
    rated = _MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return [
        None if seat.rating is None else Rating(team[0].mu, team[0].sigma)
        for seat, team in zip(seats, rated, strict=True)
    ]


def shown_rating(rating: Rating) -> int:
    """Return the number that people see: cautious, 1000 for a newcomer."""
    return round(_BASE + _SCALE * (rating.mu - _CAUTION * rating.sigma))


def _strength(seat: RatedSeat) -> Rating:
    """The rating with which a seat takes part; bots of unknown levels count as newcomers."""
    if seat.rating is not None:
        return seat.rating
    if seat.level in _ANCHORS:
        return Rating(_ANCHORS[seat.level], _ANCHOR_SIGMA)
    return NEWCOMER
