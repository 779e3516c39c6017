"""Simulations, in this process and in several."""

import multiprocessing
import random

import pytest

from tabbytop.bots import Bot, UnknownBot, register
from tabbytop.kernel.errors import BadOptions, UnknownGame
from tabbytop.kernel.table import Table
from tabbytop.lab import BadSimulation, GameFailed, Report, simulate
from tabbytop.lab.arena import tournament

FOUR = ["random"] * 4


class TakesFirst(Bot):
    """A bot of a test; it is sent to worker processes."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: Table, seat: int) -> int:
        return table.moves(seat)[0]


def kibble(games: int, *, seed: int = 1, workers: int = 1) -> Report:
    return simulate("kibble-scuffle", FOUR, games, seed=seed, workers=workers)


def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    assert kibble(70, workers=1) == kibble(70, workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_of_one_s_own_play_in_every_process(workers: int) -> None:
    register("takes-first", TakesFirst)
    by_class = simulate("kibble-scuffle", [TakesFirst, "random"], 40, workers=workers)
    by_name = simulate("kibble-scuffle", ["takesfirst", "random"], 40, workers=1)
    assert by_class == by_name
    standings = tournament("kibble-scuffle", ["takes-first", "greedy:1"], games=8, workers=workers)
    assert {each.bot for each in standings.contenders} == {"takes-first", "greedy:1"}


def test_win_shares_of_a_game_sum_to_one() -> None:
    report = kibble(40)
    assert report.games == 40
    for standings in (report.by_seat, report.by_turn):
        assert sum(standing.wins.mean for standing in standings) == pytest.approx(1)
        assert all(standing.games == 40 for standing in standings)


def test_partners_share_their_wins() -> None:
    report = simulate("kibble-scuffle", FOUR, 20, {"teams": True}, workers=1)
    wins = [standing.wins.mean for standing in report.by_seat]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert sum(wins) == pytest.approx(1)
    assert report.shared == 20


def test_game_i_is_dealt_with_seed_plus_i() -> None:
    def total(report: Report) -> float:
        return report.length.mean * report.games

    assert total(kibble(6, seed=10)) == pytest.approx(
        total(kibble(4, seed=10)) + total(kibble(2, seed=14))
    )


def test_python_global_random_does_not_matter() -> None:
    before = kibble(5)
    random.seed(99)
    assert kibble(5) == before


def test_progress_counts_up_to_all_games() -> None:
    told: list[int] = []
    simulate("kibble-scuffle", ["random"] * 2, 40, workers=1, on_progress=told.append)
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == 40


@pytest.mark.usefixtures("toy_games")
@pytest.mark.parametrize("workers", [1, 2])
def test_crash_of_a_game_raises_game_failed(workers: int) -> None:
    with pytest.raises(
        GameFailed,
        match=r"toy-broken with seed \d+ and seats random,random broke down: IllegalMove",
    ):
        simulate("toy-broken", ["random"] * 2, 50, seed=30, workers=workers)
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("toy_games")
def test_games_of_other_packages_run_in_processes() -> None:
    report = simulate("toy-together", ["random"] * 3, 30, workers=2)
    assert report.length.least == report.length.most == 3
    assert report.by_turn == ()


@pytest.mark.usefixtures("toy_games")
@pytest.mark.parametrize("workers", [1, 2])
def test_interrupt_ends_the_simulation(workers: int) -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("toy-together", FOUR, 100_000, workers=workers, on_progress=interrupt)
    assert multiprocessing.active_children() == []


def test_invalid_arguments_are_refused_before_playing() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        simulate("chess", FOUR, 1)
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        simulate("kibble-scuffle", ["random", "clever"], 1)
    with pytest.raises(BadOptions, match="2 to 4 players, not 1"):
        simulate("kibble-scuffle", ["random"], 1)
    with pytest.raises(BadOptions, match="no option 'speed'"):
        simulate("kibble-scuffle", FOUR, 1, {"speed": 3})
    with pytest.raises(BadSimulation, match="at least one game, not 0"):
        simulate("kibble-scuffle", FOUR, 0)
    with pytest.raises(BadSimulation, match="at least one worker, not 0"):
        simulate("kibble-scuffle", FOUR, 1, workers=0)
