"""Determinization: resample what is hidden from a seat, consistently with what it knows (CL-C6).

Hands were taken in public and stay. Hidden from all are the deck and the removed cards: one pool,
dealt again. Cards that are not in the game (strays, goals, starting cards) can be deduced by
everybody. How another seat feeds is hidden: a seat that is done is assumed to have fed by its
reference plan, any other to have fed no cat yet.
"""

from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.piles import merged


def resample_hidden(table: CatLadyTable, seat: int, rng: Generator) -> None:
    """Deal again everything that the seat does not know."""
    if table.removed and table.deck:
        _redeal(table, rng)
    if not table.agenda:
        return
    for other in range(table.seats):
        if other != seat and (table.plans[other] or table.changes[other] or table.done[other]):
            table.set_plan(
                other, table.plan_cache().reference_plan(other) if table.done[other] else []
            )
            table.changes[other] = 0


def _redeal(table: CatLadyTable, rng: Generator) -> None:
    """Choose the removed cards again from all unseen cards."""
    pool = merged(table.deck, table.removed)
    removed: list[int] = []
    for _card in range(len(table.removed)):
        removed.append(pool.pop(rng.below(len(pool))))
    removed.sort()
    table.removed = removed
    table.deck = pool
