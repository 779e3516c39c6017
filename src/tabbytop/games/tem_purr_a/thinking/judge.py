"""How bots evaluate a table of Tem-Purr-A and play rollouts.

Tokens decide the game, and cards in hand are the way to pass the next stack on. So eating is good
as long as the cards are worth the risk, and the risk can be computed: the number of Indigestions in
the deck is public.
"""

from math import exp, sqrt
from typing import Final

from tabbytop.games.tem_purr_a.cards import MOST_TOKENS, indigestion_probability
from tabbytop.games.tem_purr_a.moves import EAT, SERVE
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.games.tem_purr_a.thinking.reasons import move_reasons
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge, rewards
from tabbytop.kernel.result import places
from tabbytop.texts.message import Message

# The cost of tokens and the value of cards, by the most tokens that any seat has: the logarithm of
# the chance to win, up to a constant. Cards count with the square root of their number: the first
# ones are worth most. Fitted to the winners of games between greedy bots, and rounded.
_TOKEN: Final = [[0.0], [0.0, -1.3], [0.0, -1.5, -3.3]]
_CARDS: Final = [0.5, 0.65, 0.75]

# The cost of the next token by tokens held, in the same unit; the third one ends the game.
_NEXT_TOKEN: Final = [1.3, 1.8, 3.5]
_KEPT_CARD: Final = 0.15  # the value of the card that passing the stack on would cost


class TempuraJudge(Judge[TempuraTable]):
    """Counts tokens and cards, and the effect of the stack on the seat that will eat it."""

    def rollout_move(self, table: TempuraTable, seat: int, rng: Generator) -> int:
        """Eat if the cards are worth the risk; else serve; else pass the stack on in any way."""
        moves = table.shared_moves(seat)
        if len(moves) == 1:
            return moves[0]
        if not table.stack:
            return moves[rng.below(len(moves))]
        if is_worth_eating(table, seat):
            return EAT.of()
        if SERVE.holds(moves[0]):
            return moves[0]
        return moves[1 + rng.below(len(moves) - 1)]

    def cut_off(self, table: TempuraTable, made: int) -> bool:
        """Stop when a seat is about to eat or has eaten. A round that has just begun is played on,
        to see what one more Indigestion does."""
        if table.stack:
            return len(table.shared_moves(table.active)) == 1 or is_worth_eating(
                table, table.active
            )
        return not table.agenda or made > 0 or sum(table.discard) > 0

    def evaluate(self, table: TempuraTable) -> list[float]:
        """Return each seat's chance to win, from tokens and cards.

        A stack in play counts with its expected effect on the seat that has it. So does a stack
        that was eaten just now: the risk counts, not the luck of one draw.
        """
        tokens = table.tokens.copy()
        sizes = [table.hand_size(seat) for seat in range(table.seats)]
        seat = table.active
        if table.stack:
            total = table.stack_total()
            risk = indigestion_probability(table.deck_size(), table.spoilt, total)
            sizes[seat] += total
        elif _outcome_was_luck(table):
            risk = indigestion_probability(table.larder, table.spoilt + table.open, table.meal)
            sizes[seat] += table.open
            if table.open > 0:
                tokens[seat] -= 1
        else:
            return _win_chances(tokens, sizes)
        safe = _win_chances(tokens, sizes)
        tokens[seat] += 1
        sizes[seat] -= 1
        spoilt = _win_chances(tokens, sizes)
        return [(1.0 - risk) * safe[other] + risk * spoilt[other] for other in range(table.seats)]

    def reasons(self, table: TempuraTable, seat: int, move: int) -> list[Message]:
        return move_reasons(table, seat, move)


def _outcome_was_luck(table: TempuraTable) -> bool:
    """Whether a seat has just eaten, and the opposite outcome would have neither ended the game nor
    started a new round at once."""
    if table.meal == 0 or table.supply == 0 or not table.agenda:
        return False
    token = 0 if table.open > 0 else 1
    return table.tokens[table.active] + token < MOST_TOKENS


def is_worth_eating(table: TempuraTable, seat: int) -> bool:
    """Whether the cards that the stack brings are worth its risk to a seat."""
    total, size = table.stack_total(), table.hand_size(seat)
    risk = indigestion_probability(table.deck_size(), table.spoilt, total)
    gain = _CARDS[max(table.tokens)] * (sqrt(size + total) - sqrt(size))
    return risk * _NEXT_TOKEN[table.tokens[seat]] <= (1.0 - risk) * gain + _KEPT_CARD


def _win_chances(tokens: list[int], sizes: list[int]) -> list[float]:
    """Return each seat's chance to win with these tokens and cards; at the end, its reward."""
    most = max(tokens)
    if most == MOST_TOKENS:
        return rewards(places([(-tokens[seat], sizes[seat]) for seat in range(len(tokens))]))
    hopes: list[float] = []
    for seat in range(len(tokens)):
        hopes.append(exp(_TOKEN[most][tokens[seat]] + _CARDS[most] * sqrt(sizes[seat])))
    total = sum(hopes)
    return [hope / total for hope in hopes]
