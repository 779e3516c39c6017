"""The game's entry point: loading it, also in a worker, registers the bots."""

from typing import Final

from tabbytop.bots import registry
from tests.lab.arena.players import BOTS, GAME_NAME
from tests.lab.toys import Toy

registry._BOTS.update(BOTS)

GAME: Final = Toy(GAME_NAME)
