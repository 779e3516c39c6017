"""Bots for Kitty Paw that take time, search, make mistakes and forget, as people do.

`traits` has the numbers of each level, `hand` the time of hand movements, `perception` the search
for tiles, misread cards and forgotten boxes; `bot` puts them together.
"""

from tabbytop.bots.player import LiveBot
from tabbytop.games.kitty_paw.thinking.bots.bot import PawBot
from tabbytop.games.kitty_paw.thinking.bots.traits import TRAITS


def player(level: str, seed: int) -> LiveBot:
    """Return a new bot of a level; the same seed and questions give the same moves."""
    return PawBot(TRAITS[level], seed)


__all__ = ["TRAITS", "PawBot", "player"]
