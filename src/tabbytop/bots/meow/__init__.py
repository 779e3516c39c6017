"""Players of Meow!: they watch, remember as well as they can, draw conclusions, and bluff.

`beliefs` is where they think the cards are, `memory` what they make of what they hear, `watching`
what they saw somebody do, `plans` what they do in their own turn, `judging` what they say of the
turns of others, `characters` how the levels differ, `bot` the player itself.
"""

from tabbytop.bots.meow.bot import MeowBot
from tabbytop.bots.meow.characters import CHARACTERS
from tabbytop.bots.player import Bot


def player(level: str, seed: int) -> Bot:
    """A player of a level."""
    return MeowBot(CHARACTERS[level], seed)
