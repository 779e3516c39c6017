"""Mini variants: the last decisions of a game, few enough for its whole tree.

A mini has all rules of its game. It only starts later: at a table near the end, arranged by hand,
where everything is public but a few cards. Chance deals those, so that nobody knows all hands.
A game declares its own as MINI in its part `thinking.mini`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tabbytop.envs.state import Deal
from tabbytop.games.parts import part_of
from tabbytop.games.registry import games_on_shelf
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator


@dataclass(frozen=True)
class Mini:
    """A game that starts near its end: `deal` takes all its draws from the generator."""

    game: Game
    seats: int
    options: Mapping[str, object]
    deal: Deal


def mini_of(game: Game) -> Mini | None:
    """Return the mini variant of a game, if it has one."""
    own = part_of(game, "thinking.mini")
    found: Mini | None = None if own is None else own.MINI
    return found


def draw(unseen: list[str], generator: Generator) -> str:
    """Deal one of the unseen cards."""
    return unseen.pop(generator.below(len(unseen)))


def __getattr__(name: str) -> tuple[Mini, ...]:
    if name == "MINIS":  # all of them; a constant of this module in earlier versions
        return tuple(mini for game in games_on_shelf() if (mini := mini_of(game)) is not None)
    raise AttributeError(name)
