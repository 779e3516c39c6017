"""Bots for Meow! that watch, remember as well as they can, draw conclusions, and bluff.

`beliefs` has the likely places of the cards, `memory` what a bot saw and remembers, `plans` its own
turn, `traits` the differences of the levels; `bot` puts them together and judges others' turns.
"""

from tabbytop.bots.meow.bot import MeowBot
from tabbytop.bots.meow.traits import TRAITS
from tabbytop.bots.player import Bot


def player(level: str, seed: int) -> Bot:
    """Return a new bot of a level."""
    return MeowBot(TRAITS[level], seed)
