"""Every kind of step that can lie on the agenda, in the order of the game."""

from typing import Any, Final

from tabbytop.games.cat_lady import (
    choupette,
    course,
    feeding,
    laser,
    opening,
    solitaire,
    solitaire_end,
    turn,
)
from tabbytop.kernel.agenda import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    opening.Opening,
    opening.PlacesToken,
    turn.BeforeTake,
    turn.AfterTake,
    laser.ThrowsAway,
    turn.Refill,
    solitaire.CatPlayerTurn,
    solitaire.GuidesCatPlayer,
    course.EndOfTurn,
    choupette.PaysForChoupette,
    choupette.PicksForChoupette,
    choupette.PlaysFreshCards,
    solitaire_end.CatPlayerFeedsChoupette,
    feeding.SeatsFeed,
    feeding.Reveal,
)
