"""How good an opponent is to be: bots by name, from one that a child beats to the strongest.

A level is the same for all games; what a game knows about itself (`Game.judge`) makes it good
at that one. Where looking ahead is not what a game is about, specialists play it: they have
memories that fade, or hands that are slow.
"""

import importlib
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.player import Bot
from tabbytop.bots.search import SearchBot
from tabbytop.bots.slips import SlippingBot

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game

# By the game's name, the package whose `player(level, seed)` makes a bot of a level.
_SPECIALISTS: Final = {
    "kitty-paw": "tabbytop.bots.kitty_paw",
    "meow": "tabbytop.bots.meow",
}


def has_specialists(game: "Game") -> bool:
    """Whether the levels play this game in a way of its own, because chance gets nowhere in it."""
    return game.name in _SPECIALISTS


class Level(NamedTuple):
    """A strength with a name. It thinks for `seconds` at the most, usually much less."""

    name: str
    about: str
    seconds: float
    iterations: int = 0  # of the search; 0: it does not search, it is greedy
    worlds: int = 0  # that the greedy one tries its moves in
    slips: int = 0  # decisions in a hundred that are made without looking

    def bot(self, seed: int, game: "Game | None" = None, *, timed: bool) -> Bot:
        """A new bot of this level, for this game or any; one that is not timed never looks at a
        clock."""
        if game is not None and has_specialists(game):
            specialist: Bot = importlib.import_module(_SPECIALISTS[game.name]).player(
                self.name, seed
            )
            return specialist
        seconds = self.seconds if timed else 0.0
        player: Bot
        if self.iterations:
            player = SearchBot(seed, self.iterations, seconds)
        else:
            player = GreedyBot(seed, self.worlds, seconds)
        return SlippingBot(seed, player, self.slips) if self.slips else player


LEVELS: Final = [
    Level("kitten", "plays with its food; a child beats it", 0.5, worlds=1, slips=75),
    Level("tabby", "looks at the table every other time", 0.5, worlds=1, slips=45),
    Level("lynx", "seldom misses what is good at first sight", 0.5, worlds=1, slips=20),
    Level("puma", "always takes what looks best", 1.0, worlds=4),
    Level("tiger", "thinks ahead, and forgives nothing: the strongest", 3.0, iterations=1500),
]
