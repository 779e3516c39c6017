"""Every kind of step that can lie on the agenda, in the order of the game."""

from typing import Any, Final

from tabbytop.games.tem_purr_a import ending, rounds, turns
from tabbytop.kernel.agenda import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    rounds.FirstRound,
    turns.SeatStarts,
    turns.SeatActs,
    ending.SeatAdds,
    rounds.NewRound,
)
