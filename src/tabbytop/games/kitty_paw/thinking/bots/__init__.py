"""Bots for Kitty Paw that take time, search, make mistakes and forget, as people do.

`traits` has the numbers of each level, `hand` the time of hand movements, `perception` the search
for tiles, misread cards and forgotten boxes; `bot` puts them together.
"""

from tabbytop.bots.kitty_paw.bot import PawBot
from tabbytop.bots.kitty_paw.traits import TRAITS
from tabbytop.bots.player import LiveBot


def player(level: str, seed: int) -> LiveBot:
    """Return a new bot of a level; the same seed and questions give the same moves."""
    return PawBot(TRAITS[level], seed)


__all__ = ["TRAITS", "PawBot", "player"]
