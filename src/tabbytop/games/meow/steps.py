"""Every kind of step that can lie on the agenda, in the order of the game."""

from typing import Any, Final

from tabbytop.games.meow import checking, dealing, striking, turn, watching
from tabbytop.kernel.agenda import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    striking.AllStrike,
    dealing.Deal,
    dealing.AllPass,
    turn.SeatPlays,
    turn.SeatActs,
    checking.Point,
    checking.HolderReveals,
    watching.HolderAnswers,
    turn.NextTurn,
)
