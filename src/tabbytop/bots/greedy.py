"""The bot that tries everything a little and believes what it sees."""

from tabbytop.bots.habit import Habit, sight
from tabbytop.bots.player import Bot
from tabbytop.bots.playout import FAR, play_out
from tabbytop.bots.pulse import now
from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays every move in the same few imagined worlds and takes the one that came out best.

    It thinks nothing through: what comes after its move is played on quickly, for everybody.
    After so many seconds, if there are any, it has seen enough; 0 is no limit.
    """

    def __init__(self, seed: int = 0, worlds: int = 4, seconds: float = 0.0) -> None:
        self._generator = quick(derive_seed(seed, "greedy bot"))
        self._worlds = worlds
        self._seconds = seconds
        self._habit = Habit()

    def choose(self, table: Table, seat: int) -> int:
        """The move that came out best; of equal ones any."""
        asked = table.moves(seat)
        if len(asked) == 1:
            return asked[0]
        sure = table.game.judge.certain_move(table, seat)
        if sure != UNSURE:
            return sure
        seen = sight(table, seat)
        tired = self._habit.tired_of(seen)
        moves = [move for move in asked if move != tired]
        gained, tries = self._tried(table, seat, moves)
        means = [gained[place] / max(1, tries[place]) for place in range(len(moves))]
        best = max([means[place] for place in range(len(moves)) if tries[place] > 0])
        good = [
            moves[place] for place in range(len(moves)) if tries[place] > 0 and means[place] == best
        ]
        chosen = good[self._generator.below(len(good))]
        self._habit.note(seen, chosen)
        return chosen

    def _tried(self, table: Table, seat: int, moves: list[int]) -> tuple[list[float], list[int]]:
        """What came of each move in all worlds together, and how often it was tried."""
        judge = table.game.judge
        gained = [0.0] * len(moves)
        tries = [0] * len(moves)
        until = now() + self._seconds
        for _ in range(self._worlds):
            world = table.imagine(seat, self._generator)
            for place in range(len(moves)):
                tried = world.copy()
                tried.generator = self._generator.branch()
                tried.play_unchecked(seat, moves[place])
                play_out(tried, judge, self._generator, FAR)
                gained[place] += judge.evaluate(tried)[seat]
                tries[place] += 1
                if now() >= until and self._seconds > 0:
                    return gained, tries
        return gained, tries
