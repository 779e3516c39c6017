"""A bot that tries every move on a few determinized tables."""

from tabbytop.bots.player import NO_MOVE, Bot
from tabbytop.bots.playout import MAX_PLAYOUT, play_out
from tabbytop.bots.pulse import now
from tabbytop.bots.repetition import RepetitionGuard, decision_key
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays every move on the same few determinized tables and takes the one with the best result.

    After its own move, the game's rollout policy plays for all seats. `seconds` limits the time; 0
    is no limit. `judge` evaluates and plays rollouts instead of the game's own.
    """

    def __init__(
        self, seed: int = 0, worlds: int = 4, seconds: float = 0.0, judge: Judge | None = None
    ) -> None:
        self._generator = quick(derive_seed(seed, "greedy bot"))
        self._worlds = worlds
        self._seconds = seconds
        self._judge = judge
        self._repetition = RepetitionGuard()
        self._second = NO_MOVE

    def second_choice(self) -> int:
        return self._second

    def choose(self, table: Table, seat: int) -> int:
        asked = table.moves(seat)
        self._second = NO_MOVE
        if len(asked) == 1:
            return asked[0]
        judge = self._judge or table.game.judge
        sure = judge.certain_move(table, seat)
        if sure != UNSURE:
            return sure
        seen = decision_key(table, seat)
        overused = self._repetition.overused_move(seen)
        moves = [move for move in asked if move != overused]
        gained, tries = self._try_moves(table, seat, moves, judge)
        means = [gained[place] / max(1, tries[place]) for place in range(len(moves))]
        best = max([means[place] for place in range(len(moves)) if tries[place] > 0])
        good = [
            moves[place] for place in range(len(moves)) if tries[place] > 0 and means[place] == best
        ]
        chosen = good[self._generator.below(len(good))]
        self._repetition.record(seen, chosen)
        highest = -1.0
        for place in range(len(moves)):
            if moves[place] != chosen and tries[place] > 0 and means[place] > highest:
                self._second, highest = moves[place], means[place]
        return chosen

    def _try_moves(
        self, table: Table, seat: int, moves: list[int], judge: Judge
    ) -> tuple[list[float], list[int]]:
        """Return the total reward of each move over all tables, and how often it was tried."""
        gained = [0.0] * len(moves)
        tries = [0] * len(moves)
        until = now() + self._seconds
        for _ in range(self._worlds):
            world = table.imagine(seat, self._generator)
            for place in range(len(moves)):
                tried = world.copy()
                tried.generator = self._generator.branch()
                tried.play_unchecked(seat, moves[place])
                play_out(tried, judge, self._generator, MAX_PLAYOUT)
                gained[place] += judge.evaluate(tried)[seat]
                tries[place] += 1
                if now() >= until and self._seconds > 0:
                    return gained, tries
        return gained, tries
