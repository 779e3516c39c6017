"""Every refusal of a game in a readable table: which question refuses what, and by which ruling."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.table import Table
from tabbytop.kernel.vocabulary import Block
from tabbytop.testing.conformance import Deal, play_out

_TRIES: Final = 6  # moves of a block, at one decision of one seat
_DECISIONS: Final = 240  # of one game


def refusal_table(deals: Iterable[Deal]) -> str:
    """Play these games, try moves that are not legal, and count the refusals by their reason."""
    found: Counter[str] = Counter()
    for deal in deals:
        chance = quick(deal.seed)
        for decision in play_out(deal, deal.table()):
            if decision.number == _DECISIONS:
                break
            _try_moves(decision.table, decision.seat, chance, found)
    return "".join(f"{line} (×{found[line]})\n" for line in sorted(found))


def _try_moves(table: Table, seat: int, chance: Quick, found: Counter[str]) -> None:
    prompt = table.prompt(seat)
    legal = set(table.moves(seat))
    for block in table.game.vocabulary.blocks:
        for move in _some_of(block, chance):
            if move in legal:
                continue
            try:
                table.play(seat, move)
            except IllegalMove as refusal:
                asked = prompt.key if prompt is not None else ""
                found[f"{asked}: {block.sentence}: {refusal.ruling} {refusal.reason}"] += 1


def _some_of(block: Block, chance: Quick) -> list[int]:
    """A few moves of a block, each once."""
    if block.size <= _TRIES:
        return list(range(block.base, block.base + block.size))
    return sorted({block.base + chance.below(block.size) for _ in range(_TRIES)})
