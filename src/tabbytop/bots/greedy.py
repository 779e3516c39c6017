"""The bot that tries everything a little and believes what it sees."""

from typing import Final

from tabbytop.bots.habit import Habit
from tabbytop.bots.player import Bot
from tabbytop.bots.playout import play_out
from tabbytop.bots.seeds import apart
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import Table

FAR: Final = 2000  # decisions of a playout: more than any of our games takes


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays every move in the same few imagined worlds and takes the one that came out best.

    It thinks nothing through: what comes after its move is played on quickly, for everybody.
    """

    def __init__(self, seed: int = 0, worlds: int = 4) -> None:
        self._generator = quick(apart(seed, "greedy bot"))
        self._worlds = worlds
        self._habit = Habit()

    def choose(self, table: Table, seat: int) -> int:
        """The move that came out best; of equal ones any."""
        asked = table.moves(seat)
        if len(asked) == 1:
            return asked[0]
        tired = self._habit.tired_of(asked)
        moves = [move for move in asked if move != tired]
        judge = table.game.judge
        totals = [0.0] * len(moves)
        for _ in range(self._worlds):
            world = table.imagine(seat, self._generator)
            for place in range(len(moves)):
                tried = world.copy()
                tried.generator = self._generator.branch()
                tried.do(seat, moves[place])
                play_out(tried, judge, self._generator, FAR)
                totals[place] += judge.worth(tried)[seat]
        best = max(totals)
        good = [moves[place] for place in range(len(moves)) if totals[place] == best]
        chosen = good[self._generator.below(len(good))]
        self._habit.note(asked, chosen)
        return chosen
