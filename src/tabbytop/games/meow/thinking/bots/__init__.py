"""Bots for Meow! that watch, remember as well as they can, draw conclusions, and bluff.

`beliefs` has the likely places of the cards, `memory` what a bot saw and remembers, `plans` its own
turn, `traits` the differences of the levels; `bot` puts them together and judges others' turns.
"""

from tabbytop.bots.player import Bot
from tabbytop.games.meow.thinking.bots.bot import MeowBot
from tabbytop.games.meow.thinking.bots.traits import TRAITS


def player(level: str, seed: int) -> Bot:
    """Return a new bot of a level."""
    return MeowBot(TRAITS[level], seed)
