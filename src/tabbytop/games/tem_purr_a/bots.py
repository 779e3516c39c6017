"""What a good player of Tem-Purr-A looks at: how bots judge a table and play on quickly."""

from math import exp, sqrt
from typing import TYPE_CHECKING

from tabbytop.games.tem_purr_a.cards import DISH_COUNT, KIND_COUNT, spoil_chance
from tabbytop.games.tem_purr_a.moves import EAT, SERVE
from tabbytop.games.tem_purr_a.scoring import ranked
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge, rewards
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    pass


class TempuraJudge(Judge):
    """Experimental."""

    def __init__(self) -> None:
        self.token = [0.0, 0.0, 0.0, 0.0, -0.8, 0.0, 0.0, -0.7, -1.7]
        self.root = [0.5, 0.5, 0.5]
        self.action = [0.1, 0.1, 0.1]
        self.pair = [0.05, 0.05, 0.05]
        self.place = [0.0, 0.0, 0.0]
        self.least = 1
        self.bold = 0.12
        self.hungry = 0.3

    def pick(self, table: Table, seat: int, rng: Generator) -> int:
        assert isinstance(table, TempuraTable)
        moves = table.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if not table.stack:
            return moves[rng.below(len(moves))]
        risk = spoil_chance(table.deck_size(), table.spoilt, table.total())
        if risk <= self.bold or (risk <= self.hungry and table.hand_size(seat) <= 3):
            return EAT.of()
        if SERVE.holds(moves[0]):
            return moves[0]
        return moves[1 + rng.below(len(moves) - 1)]

    def enough(self, table: Table, made: int) -> bool:
        assert isinstance(table, TempuraTable)
        return made >= self.least and (not table.agenda or table.awaits_a_stack())

    def worth(self, table: Table) -> list[float]:
        assert isinstance(table, TempuraTable)
        if not table.agenda:
            return rewards(ranked(table))
        scores = self.scores(table)
        most = max(scores)
        chances = [exp(score - most) for score in scores]
        total = sum(chances)
        return [chance / total for chance in chances]

    def scores(self, table: TempuraTable) -> list[float]:
        stage = max(table.tokens)
        scores: list[float] = []
        hands = table.hands
        for seat in range(table.seats):
            first = seat * KIND_COUNT
            size = pairs = actions = 0
            for kind in range(KIND_COUNT):
                held = hands[first + kind]
                size += held
                if kind >= DISH_COUNT:
                    actions += held
                elif held > 1:
                    pairs += 1
            score = self.token[stage * 3 + table.tokens[seat]] + self.root[stage] * sqrt(size)
            score += self.action[stage] * actions + self.pair[stage] * pairs
            scores.append(score)
        seat = table.active
        for place in range(3):
            scores[seat] += self.place[place]
            seat = table.next_to(seat)
        return scores
