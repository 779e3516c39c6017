"""What players have when games of six end: the holdings that the best plan is measured on."""

import tabbytop
from tabbytop.games.cat_lady.feeding import SeatsFeed
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.scoring import rivals_by_reference
from tabbytop.games.cat_lady.table import CatLadyTable

POSITIONS = 300  # that are measured, one after the other


def end_holdings(count: int, seed: int) -> list[tuple[Holding, Rivals]]:
    """What the seats have, and what they are up against, where real games of six are over but for
    the feeding: every other one with shared goals, played as the game's own judge picks."""
    found: list[tuple[Holding, Rivals]] = []
    number = 0
    while len(found) < count:
        table = _played(1000 * seed + number, goals=number % 2 == 1)
        found.extend((table.holding(seat), rivals_by_reference(table, seat)) for seat in range(6))
        number += 1
    return found[:count]


def _played(seed: int, *, goals: bool) -> CatLadyTable:
    """A game of six up to the moment in which all feed."""
    game = tabbytop.game("cat-lady")
    table = game.deal(6, seed, {"goals": goals})
    die = tabbytop.quick(seed)
    while not isinstance(table.agenda[-1], SeatsFeed):
        seat = table.shared_actors()[0]
        table.play_unchecked(seat, game.judge.rollout_move(table, seat, die))
    assert isinstance(table, CatLadyTable)
    return table
