"""The value of every legal move, with intervals."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.moves import FEED, MEAL_FIRST, MEAL_SECOND
from tabbytop.kernel.table import Table
from tabbytop.review.values import compare, estimate, move_values, sample_values
from tests.our_games import TURN_GAMES
from tests.review.games import record_of


def decision(game: str, least: int = 3) -> tuple[Table, int]:
    """A table in the middle of a game where a seat has at least so many moves."""
    record = record_of(game)
    for place in range(len(record.moves) // 3, len(record.moves)):
        table = record.replay(tabbytop.game(game), place)
        seat = record.moves[place][0]
        if len(table.moves(seat)) >= least:
            return table, seat
    raise AssertionError("no such decision")


@pytest.mark.parametrize("game", TURN_GAMES)
def test_move_values_cover_all_moves_and_repeat(game: str) -> None:
    table, seat = decision(game)
    before = table.position()
    values = move_values(table, seat, seed=3, worlds=8)
    assert sorted(value.move for value in values) == table.moves(seat)
    assert values == move_values(table, seat, seed=3, worlds=8)
    assert table.position() == before
    assert values[0].loss.mean == 0.0
    losses = [value.loss.mean for value in values[1:]]
    assert losses == sorted(losses)
    for value in values:
        assert 0.0 <= value.value.mean <= 1.0
        assert value.value.low <= value.value.mean <= value.value.high
        assert value.loss.mean == pytest.approx(values[0].value.mean - value.value.mean)


def test_values_depend_only_on_what_the_seat_knows() -> None:
    table, seat = decision("kibble-scuffle")
    twin = table.imagine(seat, tabbytop.quick(99))
    twin.generator = tabbytop.quick(5)
    ours = move_values(table, seat, seed=1, worlds=60)
    theirs = move_values(twin, seat, seed=2, worlds=60)
    by_move = {value.move: value.value for value in theirs}
    for value in ours:
        other = by_move[value.move]
        assert value.value.mean == pytest.approx(other.mean, abs=0.15)


def test_larger_meal_is_clearly_better() -> None:
    record = record_of("kibble-scuffle")
    game = tabbytop.game("kibble-scuffle")
    for place, (seat, _) in enumerate(record.moves):
        table = record.replay(game, place)
        meals = [move for move in table.moves(seat) if FEED.holds(move)]
        points = {
            move: MEAL_FIRST[FEED.second(move)] + MEAL_SECOND[FEED.second(move)] for move in meals
        }
        if points and max(points.values()) > min(points.values()) + 1:
            big = max(points, key=lambda move: points[move])
            small = min(points, key=lambda move: points[move])
            assert compare(table, seat, big, small, tabbytop.quick(1), 24).is_clear
            assert not compare(table, seat, small, big, tabbytop.quick(1), 24).is_clear
            return
    raise AssertionError("nobody had such a choice")


@pytest.mark.parametrize("game", TURN_GAMES)
def test_values_are_estimated_after_every_seat_had_another_turn(game: str) -> None:
    """Else cards that a move wins or spends would count by the judge's estimate alone."""
    table, seat = decision(game)
    moves = table.moves(seat)[:2]
    usual = sample_values(table, seat, moves, tabbytop.quick(3), 6)
    assert usual == sample_values(table, seat, moves, tabbytop.quick(3), 6, laps=table.seats)
    assert usual != sample_values(table, seat, moves, tabbytop.quick(3), 6, laps=1)


def test_equal_moves_are_no_clear_loss() -> None:
    assert not estimate([0.0] * 20).is_clear
    assert not estimate([0.1, -0.1] * 10).is_clear
    assert estimate([0.1, 0.2] * 10).is_clear
