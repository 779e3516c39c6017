"""Exact numbers of reachable positions at fixed seeds (perft): a changed rule changes one."""

import pytest
from tests.our_games import OURS, expected_of

import tabbytop
from tabbytop.testing import count_positions

CASES = [(game, *deal) for game in OURS for deal in getattr(expected_of(game), "POSITIONS", ())]
IDS = [
    "-".join([game, f"{seats}-seats", *(f"{key}={value}" for key, value in options.items())])
    for game, seats, options, _, _ in CASES
]


@pytest.mark.parametrize(("game", "seats", "options", "seed", "counts"), CASES, ids=IDS)
def test_positions_reachable_from_the_deal(
    game: str, seats: int, options: dict[str, object], seed: int, counts: list[int]
) -> None:
    table = tabbytop.game(game).deal(seats, seed, options)
    assert [count_positions(table, depth + 1) for depth in range(len(counts))] == counts
