"""The end of the game: a win, or the round limit."""

import pytest

from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.scoring import FURTHEST
from tests.games.meow.positions import arranged, at_random, begun, best, hand, kinds, play, told


@pytest.mark.ruling("MW-M29")
@pytest.mark.parametrize("rounds", [1, 2, 5])
@pytest.mark.parametrize("seats", [3, 7])
def test_round_limit_ends_after_the_last_turn_of_a_round(rounds: int, seats: int) -> None:
    for seed in range(5):
        table = begun(seats, seed, rounds=rounds, seconds=0, events=True)
        turns: list[int] = []
        for _ in at_random(table, seed):
            turns.extend([int(str(e.public["seat"])) for e in told(table, "turn")])
        result = table.result()
        assert result is not None
        assert result.reason == FURTHEST
        start = turns[0]
        assert turns == [(start + step) % seats for step in range(rounds * seats)]
        most = max(result.scores)
        assert result.winners == tuple(s for s in range(seats) if result.scores[s] == most)
        assert kinds(table)[-1] == "limit"


@pytest.mark.ruling("MW-M29")
def test_default_limit_is_thirty_rounds_and_zero_means_none() -> None:
    assert GAME.options().as_dict()["rounds"] == 30
    table = GAME.arrange(3, round_number=500, starter=1, options={"rounds": 0, "seconds": 0})
    for turn in range(4):
        active = turn % 3
        play(table, f"{active}: play {hand(table, active)[0]}", f"{active}: check")
    assert table.view(None)["round"] == 502
    assert table.result() is None


@pytest.mark.ruling("MW-M29")
def test_furthest_check_wins_at_the_limit_shared_if_equal() -> None:
    for given, winners in (
        ([2, 1, 0, 0], (0,)),
        ([1, 2, 2, 0], (1, 2)),
        ([0, 0, 0, 0], (0, 1, 2, 3)),
    ):
        table = GAME.arrange(
            4, best=given, active=3, starter=0, round_number=30, options={"seconds": 0}, events=True
        )
        play(table, f"3: play {hand(table, 3)[0]}", "3: check")
        result = table.result()
        assert result is not None
        assert result.winners == winners
        assert result.scores == tuple(given)
        assert [e.public["winners"] for e in told(table, "limit")] == [list(winners)]


@pytest.mark.ruling("MW-M29")
def test_only_the_best_check_counts() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    acts = ["croak", "baa", "oink", "purr", "hiss"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check", "3: reveal bark")
    assert best(table) == [2, 0, 0, 0]
    for seat in (1, 2, 3, 0):
        play(table, f"{seat}: play {hand(table, seat)[0]}", f"{seat}: check")
    assert best(table) == [2, 0, 0, 0]


@pytest.mark.ruling("MW-M27")
def test_only_one_seat_can_win_by_a_full_check() -> None:
    table = GAME.arrange(3, best=[1, 1, 1], hands=[["croak"], ["baa", "moo"], ["hiss", "purr"]])
    acts = ["croak", "baa", "moo", "hiss", "purr"]
    play(table, "0: play croak", *[f"0: do {act}" for act in acts], "0: check")
    result = table.result()
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (2, 1, 1))
