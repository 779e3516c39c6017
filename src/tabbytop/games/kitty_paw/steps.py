"""Every kind of step that can lie on the agenda, in the order of the game."""

from typing import Any, Final

from tabbytop.games.kitty_paw import building, calling, opening, rounds
from tabbytop.kernel.agenda import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    rounds.BeginRound,
    opening.PawsGoIn,
    building.Building,
    calling.Answering,
    rounds.EndRound,
)
