"""The random bot: uniform, repeatable, and independent of all other random numbers."""

import random
from collections import Counter

from tabbytop.bots import BlindBot, RandomBot
from tabbytop.games.registry import game
from tabbytop.kernel.generator import quick

MOVES = [3, 5, 8, 13]


def picks(seed: int, count: int = 50) -> list[int]:
    bot = RandomBot(seed)
    return [bot.pick(MOVES) for _ in range(count)]


def test_the_same_seed_picks_the_same_moves() -> None:
    assert picks(7) == picks(7)


def test_another_seed_picks_other_moves() -> None:
    assert picks(7) != picks(8)


def test_python_global_random_does_not_matter() -> None:
    undisturbed = picks(7)
    random.seed(1)
    disturbed = picks(7)
    state = random.getstate()
    picks(7)
    assert disturbed == undisturbed
    assert random.getstate() == state


def test_random_bot_picks_golden_moves() -> None:
    assert picks(7, 12) == [8, 8, 3, 3, 3, 5, 3, 8, 3, 13, 13, 8]


def test_every_move_is_picked_about_equally_often() -> None:
    counts = Counter(picks(1, 4000))
    assert sorted(counts) == MOVES
    # Chi-square with three degrees of freedom: 16.3 is exceeded once in a thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 16.3


def test_bot_and_table_with_one_seed_draw_different_numbers() -> None:
    table = quick(7)
    assert picks(7) != [MOVES[table.below(len(MOVES))] for _ in range(50)]


def test_random_bot_chooses_a_legal_move() -> None:
    table = game("kibble-scuffle").deal(3, seed=5)
    seat = table.actors()[0]
    imagined = table.imagine(seat, quick(1))
    assert RandomBot(2).choose(imagined, seat) in table.moves(seat)


def test_choose_is_pick_of_the_legal_moves() -> None:
    table = game("kibble-scuffle").deal(3, seed=5)
    seat = table.actors()[0]
    bot: BlindBot = RandomBot(2)
    assert bot.choose(table, seat) == RandomBot(2).pick(table.moves(seat))
