"""Every kind of step that can lie on the agenda, in the order of the game."""

from typing import Any, Final

from tabbytop.games.kibble_scuffle import abilities, feeding, items, opening, placement
from tabbytop.kernel.agenda import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    opening.SeatsBuild,
    opening.SeatsChooseHands,
    opening.FirstTurn,
    placement.SeatPlays,
    placement.ItemsCat,
    placement.EndOfTurn,
    placement.NextTurn,
    items.RoboVac,
    items.SeatFlees,
    items.MouseTeases,
    abilities.CatnipLures,
    abilities.ClumsySpills,
    abilities.FeralChases,
    abilities.KittenCalls,
    abilities.MangyShoves,
    abilities.OwnerSends,
    abilities.PounceReturns,
    abilities.TricksterTrades,
    abilities.MamaFeeds,
    abilities.FedByMama,
    feeding.NextBowl,
    feeding.HolderServes,
    feeding.BowlDines,
    feeding.PriorityEats,
    feeding.DinnerRound,
    feeding.SeatFeeds,
    feeding.AlleySwaps,
    feeding.DinnerEnds,
)
