"""Bot levels by name, from one that a child beats to the strongest.

A level works for all games; the game's own knowledge (`Game.judge`) makes it good at that game.
Games that are not about looking ahead have specialists, with fading memory or slow hands.
"""

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.player import Bot
from tabbytop.bots.random_bots import BlunderingBot
from tabbytop.bots.search import SearchBot
from tabbytop.games.parts import part_of
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game

# The entry points of other packages; the name is the game's, the object a module with `player`.
GROUP: Final = "tabbytop.bots"


@cache
def _specialists(game: "Game") -> ModuleType | None:
    """Return the module whose `player(level, seed)` makes a bot of a level for this game: the
    game's part `thinking.bots`, or an entry point."""
    own = part_of(game, "thinking.bots")
    if own is not None:
        return own
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, seldom needed

    points = entry_points(group=GROUP, name=game.name)
    installed: list[ModuleType] = [point.load() for point in points]
    return installed[0] if installed else None


def has_specialists(game: "Game") -> bool:
    """Return whether the game has its own bots for the levels, because random play gets nowhere
    in it."""
    return _specialists(game) is not None


class Level(NamedTuple):
    """A named strength. It thinks for at most `seconds`, usually much less."""

    name: str
    seconds: float
    iterations: int = 0  # of the search; 0 means a greedy bot
    worlds: int = 0  # determinized tables that a greedy bot tries its moves on
    blunders: int = 0  # percent of decisions that are made at random

    @property
    def message(self) -> Message:
        """How strong it is, for people."""
        return Message("kernel", f"level-{self.name}")

    @property
    def about(self) -> str:
        """The same in English."""
        return str(self.message)

    def bot(self, seed: int, game: "Game | None" = None, *, timed: bool) -> Bot:
        """Make a new bot of this level, for this game or any; without `timed` it never looks at
        a clock."""
        specialists = None if game is None else _specialists(game)
        if specialists is not None:
            specialist: Bot = specialists.player(self.name, seed)
            return specialist
        seconds = self.seconds if timed else 0.0
        player: Bot
        if self.iterations:
            player = SearchBot(seed, self.iterations, seconds)
        else:
            player = GreedyBot(seed, self.worlds, seconds)
        return BlunderingBot(seed, player, self.blunders) if self.blunders else player


LEVELS: Final = [
    Level("kitten", 0.5, worlds=1, blunders=75),
    Level("tabby", 0.5, worlds=1, blunders=45),
    Level("lynx", 0.5, worlds=1, blunders=20),
    Level("puma", 1.0, worlds=4),
    Level("tiger", 3.0, iterations=1500),
]
