"""A table that could be the real one, for all that a seat knows (CL-C6).

Hands were taken in the open and stay. Hidden from all are the deck and the cards that were taken
out: one pool, dealt anew. What is not in the game (strays, goals, starting cards) everybody can
work out. Hidden from others is how a seat feeds: who is done is taken to have fed by the
reference plan, who is not to have fed nobody yet.
"""

from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.generator import Generator


def resample_hidden(table: CatLadyTable, seat: int, rng: Generator) -> None:
    """Deal everything anew that the seat does not know."""
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
    """Other cards were taken out."""
    pool = sorted(table.deck + table.removed)
    removed: list[int] = []
    for _card in range(len(table.removed)):
        removed.append(pool.pop(rng.below(len(pool))))
    removed.sort()
    table.removed = removed
    table.deck = pool
