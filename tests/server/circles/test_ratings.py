"""Ratings in a circle."""

from tabbytop.bots.levels import LEVELS
from tabbytop.server.circles.ratings import NEWCOMER, RatedSeat, Rating, rate, shown_rating


def test_newcomer_is_shown_as_1000() -> None:
    assert shown_rating(NEWCOMER) == 1000


def test_bots_and_people_without_a_rating_get_none() -> None:
    seats = [RatedSeat(2, "", NEWCOMER), RatedSeat(1, "tiger", None), RatedSeat(3, "", None)]
    after = rate(seats)
    assert after[0] is not None
    assert after[1:] == [None, None]
    assert rate([RatedSeat(1, "tiger", None), RatedSeat(2, "", None)]) == [None, None]
    assert rate([RatedSeat(1, "", NEWCOMER)]) == [None]  # alone


def test_beating_a_stronger_level_earns_more() -> None:
    def after_beating(level: str) -> float:
        new = rate([RatedSeat(1, "", NEWCOMER), RatedSeat(2, level, None)])[0]
        assert new is not None
        assert new.mu > NEWCOMER.mu
        assert new.sigma < NEWCOMER.sigma
        return new.mu

    levels = ["random", *[level.name for level in LEVELS]]
    earned = [after_beating(level) for level in levels]
    assert earned == sorted(earned)
    assert len(set(earned)) == len(levels)


def test_ratings_do_not_depend_on_the_seats() -> None:
    strong = Rating(30.0, 2.0)
    one = rate([RatedSeat(1, "", NEWCOMER), RatedSeat(2, "", strong), RatedSeat(2, "lynx", None)])
    two = rate([RatedSeat(2, "lynx", None), RatedSeat(2, "", strong), RatedSeat(1, "", NEWCOMER)])
    for mine, again in ((one[0], two[2]), (one[1], two[1])):
        assert mine is not None
        assert again is not None
        assert abs(mine.mu - again.mu) < 1e-9
        assert abs(mine.sigma - again.sigma) < 1e-9


def test_level_of_a_later_version_counts_as_a_newcomer() -> None:
    unknown = rate([RatedSeat(1, "", NEWCOMER), RatedSeat(2, "panther", None)])
    assert unknown == rate([RatedSeat(1, "", NEWCOMER), RatedSeat(2, "", None)])
