"""What a table keeps to save time never changes an answer: a table that was just read from a
document, which keeps nothing, gives the same."""

import pytest

from tabbytop import game, quick
from tabbytop.bots.playout import random_actor
from tabbytop.kernel.table import Table

CAT_LADY = game("cat-lady")
JUDGE = CAT_LADY.judge


def _reread(table: Table) -> Table:
    return CAT_LADY.resume(table.position())


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_evaluation_is_the_same_on_a_table_that_keeps_nothing(seats: int, seed: int) -> None:
    table, die = CAT_LADY.deal(seats, seed, {"goals": seats > 1}), quick(seed)
    while asked := table.actors():
        seat = random_actor(asked, die)
        if die.below(4) == 0:
            tried = table.imagine(seat, die)
            tried.play_unchecked(seat, tried.moves(seat)[0])
            for each in (tried, table):
                assert JUDGE.evaluate(each) == JUDGE.evaluate(_reread(each))
        if "feed" in [question["key"] for question in table.questions()]:
            break
        moves = table.moves(seat)
        table.play(seat, moves[die.below(len(moves))])


@pytest.mark.parametrize("seed", range(4))
def test_feeding_moves_are_the_same_on_a_table_that_keeps_nothing(seed: int) -> None:
    table, die = CAT_LADY.deal(2, seed), quick(seed)
    compared = 0
    while (asked := table.actors()) and compared < 60:
        seat = random_actor(asked, die)
        moves = table.moves(seat)
        if table.questions()[0]["key"] == "feed":
            assert moves == _reread(table).moves(seat)
            compared += 1
        table.play(seat, moves[die.below(len(moves))])
    assert compared == 60
