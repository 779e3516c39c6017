"""Kitty Paw with hands that take their time, eyes that search, and heads that slip and forget.

`traits` says in numbers what each level is like, `hand` how long a stroke takes, `mind` what the
bot believes, `eyes` how it finds a tile, `bot` puts them together.
"""

from tabbytop.bots.kitty_paw.bot import PawBot
from tabbytop.bots.kitty_paw.traits import TRAITS
from tabbytop.bots.player import LiveBot


def player(level: str, seed: int) -> LiveBot:
    """A new bot of a level (`bots.levels`); with the same seed and questions it does the same."""
    return PawBot(TRAITS[level], seed)


__all__ = ["TRAITS", "PawBot", "player"]
