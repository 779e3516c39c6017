"""The game's entry point: whoever loads it, a worker too, finds the bots on the shelf."""

from typing import Final

from tabbytop.bots import registry
from tests.lab.arena.players import BOTS, GAME_NAME
from tests.lab.toys import Toy

registry._BOTS.update(BOTS)

GAME: Final = Toy(GAME_NAME)
