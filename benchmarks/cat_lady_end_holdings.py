"""Holdings at the end of six-player games: the positions on which the best plan is measured."""

import tabbytop
from tabbytop.games.cat_lady.feeding import SeatsFeed
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.scoring import rivals_by_reference
from tabbytop.games.cat_lady.table import CatLadyTable

POSITIONS = 300  # measured one after the other


def end_holdings(count: int, seed: int) -> list[tuple[Holding, Rivals]]:
    """Return holdings and rivals of six-player games that are over except for the feeding.

    Every second game has shared goals; all are played by the judge's rollout moves.
    """
    found: list[tuple[Holding, Rivals]] = []
    number = 0
    while len(found) < count:
        table = _played(1000 * seed + number, goals=number % 2 == 1)
        found.extend((table.holding(seat), rivals_by_reference(table, seat)) for seat in range(6))
        number += 1
    return found[:count]


def _played(seed: int, *, goals: bool) -> CatLadyTable:
    """Return a six-player game at the start of the feeding phase."""
    game = tabbytop.game("cat-lady")
    table = game.deal(6, seed, {"goals": goals})
    die = tabbytop.quick(seed)
    while not isinstance(table.agenda[-1], SeatsFeed):
        seat = table.shared_actors()[0]
        table.play_unchecked(seat, game.judge.rollout_move(table, seat, die))
    assert isinstance(table, CatLadyTable)
    return table
