"""Offers of the grid to a player: estimates for bots of the lines that can be taken next.

The gain of a line is the sum of the gains of its cards, each as if it came alone. That is rough,
but a card's gain depends only on its kind and on what the player has, so it is worked out once for
an estimate of the player and kept with it.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import KIND_COUNT, is_costume
from tabbytop.games.cat_lady.estimates import Prospects
from tabbytop.games.cat_lady.moves import LINE_CELLS, LINE_COUNT
from tabbytop.games.cat_lady.table import EMPTY, CatLadyTable
from tabbytop.games.cat_lady.thinking.prospects import estimate, prospects

if TYPE_CHECKING:
    from mypy_extensions import i64

_UNKNOWN: Final = -1000.0
_USUAL_GAIN: Final = 1.2  # of a card that is not on the grid yet
_COSTUME_GAIN: Final = 1.2  # the hope for the prize, which depends on the other players


def next_offers(table: CatLadyTable, player: int, turns: float) -> tuple[float, float]:
    """Return the gain of the best line to a player who is to take next, and the gain of the best
    line that this leaves for the player after; 0 if that was the last turn."""
    gains = _cell_gains(table, player, turns)
    line = _best_line(gains, table.token)
    first = _line_gain(gains, line)
    if len(table.deck) < len(LINE_CELLS[line]):
        return first, 0.0
    gains = _cell_gains(table, table.next_player(player), turns)
    for cell in LINE_CELLS[line]:
        gains[cell] = _USUAL_GAIN
    return first, _line_gain(gains, _best_line(gains, line))


def _cell_gains(table: CatLadyTable, player: int, turns: float) -> list[float]:
    """Return the gain of every card of the grid to a player with this many turns to come."""
    found = prospects(table, player, turns)
    gains: list[float] = []
    for kind in table.grid:
        gains.append(0.0 if kind == EMPTY else _card_gain(table, player, found, kind))
    return gains


def _best_line(gains: list[float], token: int) -> int:
    """Return the line with the highest gain; the one beside the token cannot be taken."""
    best, most = -1, 0.0
    for line in range(LINE_COUNT):
        if line != token:
            gain = _line_gain(gains, line)
            if best < 0 or gain > most:
                best, most = line, gain
    return best


def _line_gain(gains: list[float], line: int) -> float:
    """Return the gain of a line's three cards."""
    cells = LINE_CELLS[line]
    return gains[cells[0]] + gains[cells[1]] + gains[cells[2]]


def _card_gain(table: CatLadyTable, player: int, found: Prospects, kind: "i64") -> float:
    """Return how much a card would add to the estimate of a player."""
    if not found.gains:
        found.gains = [_UNKNOWN] * KIND_COUNT
    gain = found.gains[kind]
    if gain == _UNKNOWN:
        tried = table.copy()
        tried.receive_card(player, kind)
        gain = estimate(tried, player, found.turns).points - found.points
        if is_costume(kind):
            gain += _COSTUME_GAIN
        found.gains[kind] = gain
    return gain
