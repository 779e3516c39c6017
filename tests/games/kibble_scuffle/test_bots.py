"""How the judge of Kibble Scuffle evaluates a table and plays rollouts."""

import pytest

from tabbytop.bots.playout import play_out
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.generator import quick
from tabbytop.kernel.judge import Judge
from tests.games.kibble_scuffle.positions import asked

JUDGE = GAME.judge


def worth(seats: int = 2, **arranged: object) -> list[float]:
    arranged = {"seats": seats, "hands": [["kitten"]] * seats, **arranged}
    return JUDGE.evaluate(GAME.arrange(**arranged))  # type: ignore[arg-type]  # what a test adds


def picked(table: KibbleTable, seed: int = 1) -> str:
    return GAME.vocabulary.text(JUDGE.rollout_move(table, table.actors()[0], quick(seed)))


EVEN = worth()[0]  # with nothing between the two but that seat 0 plays and eats first


def test_seat_that_plays_sooner_is_valued_higher() -> None:
    hopes = worth(seats=4, active=2, holder=2)
    assert hopes[2] > hopes[3] > hopes[0] > hopes[1]
    assert EVEN > 0.5


def test_evaluation_adds_up_to_one() -> None:
    hopes = worth(seats=3, eaten=["33", "1", "222"], bowls=[["tom of 1", "kitten of 2"]])
    assert sum(hopes) == pytest.approx(1)


def test_points_are_valued_more_near_the_end() -> None:
    early = worth(eaten=["33", "3"])
    late = worth(eaten=["333333", "33333"])
    assert EVEN < early[0] < late[0] < 1


def test_cat_at_a_fuller_bowl_is_valued_higher() -> None:
    alone = worth(bowls=[["kitten of 0"]])
    crowded = worth(bowls=[["kitten of 0", "kitten of 0", "kitten of 1", "kitten of 0"]])
    assert EVEN < alone[0] < crowded[0]


def test_cat_at_a_bowl_without_food_expects_nothing() -> None:
    cats = [["kitten of 0", "kitten of 0", "kitten of 0"], ["kitten of 1"]]
    assert worth(bowls=cats, food=["1"])[0] < worth(bowls=cats, food=["333"])[0]


def test_seat_that_eats_first_expects_the_best_cube() -> None:
    cats = [["fat of 0", "fat of 1"]]
    first = worth(bowls=cats, food=["311"], holder=0)
    second = worth(bowls=cats, food=["311"], holder=1)
    assert first[0] > EVEN > second[0]
    assert worth(bowls=[["fat of 0", "tom of 1"]], food=["311"], holder=0)[0] < EVEN


def test_greedy_cat_expects_two_cubes() -> None:
    assert worth(bowls=[["greedy of 0", "fat of 1"]], food=["222"])[0] > EVEN


def test_priority_cat_at_a_bowl_is_valued_above_a_kitten() -> None:
    assert worth(bowls=[["tom of 0"]])[0] > worth(bowls=[["kitten of 0"]])[0]
    assert worth(bowls=[["tom of 1"]])[0] < worth(bowls=[["kitten of 1"]])[0]


def test_hand_counts_beyond_the_turn() -> None:
    """Feral Cat sends a rival's cat away later; Clumsy Cat only takes food away."""
    feral, clumsy = worth(hands=[["feral"], ["kitten"]]), worth(hands=[["clumsy"], ["kitten"]])
    assert feral[0] > EVEN > clumsy[0]


def test_partners_share_one_evaluation() -> None:
    hopes = worth(seats=4, eaten=["3", "", "", ""], options={"teams": True})
    assert hopes[0] == hopes[2] > hopes[1] == hopes[3]
    assert hopes[0] + hopes[1] == pytest.approx(1)


def test_rollout_eats_the_best_cube() -> None:
    table = GAME.arrange(
        hands=[["kitten"]],
        bowls=[["greedy of 0", "kitten of 0", "kitten of 1", "kitten of 1"]],
        food=["3211"],
    )
    table.play(0, "play kitten 1")
    assert asked(table) == [(0, "feed")] or asked(table) == [(0, "kitten")]
    if asked(table) == [(0, "kitten")]:
        table.play(0, "pass")
    assert picked(table) == "feed greedy 3+2"


def test_rollout_feeds_greedy_cat_last_among_equal_meals() -> None:
    table = GAME.arrange(
        hands=[["house"]],
        bowls=[["greedy of 0", "mangy of 0", "kitten of 1", "kitten of 1"]],
        food=["3"],
    )
    table.play(0, "play house 1")
    assert picked(table) in {"feed mangy 3", "feed house 3"}


def test_rollout_is_cut_off_at_the_end_of_the_turn() -> None:
    table = GAME.arrange(hands=[["mangy", "tom"], ["kitten"]], bowls=[["feral of 1"], []])
    table.play(0, "play mangy 1")
    assert asked(table) == [(0, "mangy")]
    assert play_out(table, JUDGE, quick(1), 100) > 0
    assert asked(table) == [(1, "play")]
    assert play_out(table, JUDGE, quick(1), 100) == 0


def test_rollout_stops_at_the_decision_limit_and_at_the_end() -> None:
    table = GAME.deal(2, 1)
    assert play_out(table, Judge(), quick(1), 7) == 7
    assert play_out(table, Judge(), quick(1), 10_000) < 10_000
    assert not table.actors()
