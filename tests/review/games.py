"""Short bot games to review."""

from functools import cache

import tabbytop
from tabbytop.kernel.record import Record
from tabbytop.review.comparing import Effort
from tabbytop.review.honesty import play_record
from tests.our_games import TURN_GAMES

EFFORTS = (
    Effort(iterations=12, worlds=4, certain_worlds=2),
    Effort(iterations=30, worlds=10, certain_worlds=2),
)


@cache
def record_of(game: str, seed: int = 5) -> Record:
    """A game of three bots, the first of which is weak."""
    turns = game in TURN_GAMES
    levels = ("kitten", "greedy:1", "greedy:1") if turns else ("kitten", "tiger", "tabby")
    return play_record(tabbytop.game(game), list(levels), seed)
