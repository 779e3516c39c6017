"""Scores and places at the end (TP-A20, TP-A21, TP-A22, TP-A32)."""

from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.result import Result, ScoreLine, places


def ranking(table: TempuraTable) -> tuple[int, ...]:
    """Return the place of each seat: fewest tokens, then most cards in hand. The seat with the
    third token is last by its tokens alone."""
    return places([(-table.tokens[seat], table.hand_size(seat)) for seat in range(table.seats)])


def result(table: TempuraTable) -> Result:
    """Return scores, minus one point a token, places, and the sheets that explain them."""
    placed = ranking(table)
    sheets: list[tuple[ScoreLine, ...]] = []
    for seat in range(table.seats):
        tokens, hand = table.tokens[seat], table.hand_size(seat)
        lines = (
            ScoreLine("tokens", -tokens, {"count": tokens}),
            ScoreLine("tie-break", None, {"hand": hand}),
        )
        sheets.append(lines)
    return Result(
        scores=tuple([-tokens for tokens in table.tokens]),
        places=placed,
        sheets=tuple(sheets),
        reason=_reason(table.tokens, placed),
        unit="token",
    )


def _reason(tokens: list[int], placed: tuple[int, ...]) -> str:
    if tokens.count(min(tokens)) == 1:
        return "fewest tokens"
    if placed.count(1) == 1:
        return "equal tokens, most cards in hand"
    return "equal tokens and cards, shared"
