"""What everybody feeds with, once nothing else happens any more."""

from tabbytop.games.cat_lady.best_plan import reference_plan
from tabbytop.games.cat_lady.holding import Holding


class Kitchen:
    """The holdings of all players while they feed, and the reference plans made from them.

    Nothing in it depends on how anybody feeds, so that copies of a table share it.
    """

    def __init__(self, holdings: list[Holding]) -> None:
        self.holdings = holdings
        self._references: list[list[int] | None] = [None for _ in holdings]

    def reference(self, player: int) -> list[int]:
        """A player's reference plan, worked out when it is first asked for (CL-C2)."""
        known = self._references[player]
        if known is None:
            known = reference_plan(self.holdings[player])
            self._references[player] = known
        return known.copy()
