"""Information-set Monte Carlo tree search (ISMCTS): search on determinized tables.

Every iteration determinizes the table from what the seat knows, descends one tree shared by all
determinizations, adds a node, plays a rollout and backpropagates its value. Moves that are illegal
in a determinization are skipped in that iteration; selection counts how often a move was available
(Cowling, Powley and Whitehouse, 2012). A node stands for the moves chosen on the way to it,
whatever random draws happened in between.

Every seat maximizes its own value. Seats that are asked at the same time select independently, each
by the values of its own moves.
"""

from math import log, sqrt
from typing import Final

from tabbytop.bots.player import NO_MOVE, Bot
from tabbytop.bots.playout import MAX_PLAYOUT, play_out
from tabbytop.bots.pulse import now
from tabbytop.bots.repetition import RepetitionGuard, decision_key
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.kernel.table import CLOCK, Table

EXPLORATION: Final = 1.0  # exploration constant, in standard deviations of the values
_INITIAL_DEVIATION: Final = 0.5  # standard deviation, before there are values


class Arm:
    """A move of a seat at a node: how often it was available, how often it was chosen, its total
    value."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move
        self.availability = 1
        self.visits = 0
        self.reward = 0.0


class Node:
    """A point of the game that is reached by the same moves."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.children: dict[int, Node] = {}


class Search:
    """The search for one decision: a tree that grows by one iteration at a time."""

    def __init__(self, table: Table, seat: int, rng: Generator, judge: Judge | None = None) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.judge: Judge = judge or table.game.judge
        self.iterations = 0
        self._root = Node()
        self._vocabulary_size = table.game.vocabulary.size
        self._seats = table.seats
        self._sums = [0.0] * table.seats
        self._squares = [0.0] * table.seats
        self._exploration = [EXPLORATION * _INITIAL_DEVIATION] * table.seats

    def iterate(self) -> None:
        """Determinize, descend the tree, add a node, play a rollout, backpropagate."""
        table = self.table.imagine(self.seat, self.rng)
        path: list[Arm] = []
        node = self._root
        growing = False
        while not growing:
            asked = table.shared_actors()
            if not asked:
                break
            chosen: list[Arm] = []
            key = 1
            for seat in asked:
                if seat == CLOCK:
                    continue
                arm = self._select(node, table, seat)
                key = (key * self._seats + seat) * self._vocabulary_size + arm.move
                chosen.append(arm)
                if arm.visits == 0:
                    growing = True
            _play_chosen(table, chosen)
            path += chosen
            if not growing:
                below = node.children.get(key)
                if below is None:
                    below = Node()
                    node.children[key] = below
                node = below
        play_out(table, self.judge, self.rng, MAX_PLAYOUT)
        self._backpropagate(path, self.judge.evaluate(table))

    def _select(self, node: Node, table: Table, seat: int) -> Arm:
        """Return an untried move, preferably the judge's rollout move; else the move with the
        best UCB score."""
        best: Arm | None = None
        highest = 0.0
        untried: list[int] = []
        for move in table.shared_moves(seat):
            arm = node.arms.get(seat * self._vocabulary_size + move)
            if arm is None:
                untried.append(move)
                continue
            arm.availability += 1
            uncertainty = sqrt(log(arm.availability) / arm.visits)
            score = arm.reward / arm.visits + self._exploration[seat] * uncertainty
            if best is None or score > highest:
                best, highest = arm, score
        if untried or best is None:
            move = self.judge.rollout_move(table, seat, self.rng)
            if move not in untried:
                move = untried[self.rng.below(len(untried))]
            best = Arm(seat, move)
            node.arms[seat * self._vocabulary_size + move] = best
        return best

    def _backpropagate(self, path: list[Arm], worth: list[float]) -> None:
        """Add the values to the arms on the path, and update the scale of exploration.

        The values of good and bad moves may differ little, so exploration is scaled by their
        deviation.
        """
        for arm in path:
            arm.visits += 1
            arm.reward += worth[arm.seat]
        self.iterations += 1
        for seat in range(self._seats):
            self._sums[seat] += worth[seat]
            self._squares[seat] += worth[seat] * worth[seat]
            mean = self._sums[seat] / self.iterations
            variance = self._squares[seat] / self.iterations - mean * mean
            if self.iterations > 1 and variance > 0.0:
                self._exploration[seat] = EXPLORATION * sqrt(variance)

    def best_move(self, exclude: int = NO_MOVE) -> int:
        """Return the most visited move other than `exclude`; of equal ones that with the higher
        total value."""
        moves = [move for move in self.table.shared_moves(self.seat) if move != exclude]
        best = moves[0]
        most, gained = 0, 0.0
        for move in moves:
            arm = self._root.arms.get(self.seat * self._vocabulary_size + move)
            if arm is not None and (arm.visits, arm.reward) > (most, gained):
                best, most, gained = move, arm.visits, arm.reward
        return best

    def runner_up(self, best: int) -> int:
        """Return the most visited move after the best; NO_MOVE if no other was visited."""
        second = self.best_move(best)
        arm = self._root.arms.get(self.seat * self._vocabulary_size + second)
        return NO_MOVE if arm is None or arm.visits == 0 or second == best else second


def _play_chosen(table: Table, chosen: list[Arm]) -> None:
    """Make the chosen moves, one seat after the other, as far as the earlier ones leave them legal.

    A move that came too late still counts as chosen. If only the clock is asked, it moves.
    """
    if not chosen:
        table.play_unchecked(CLOCK, table.shared_moves(CLOCK)[0])
    elif len(chosen) == 1:
        table.play_unchecked(chosen[0].seat, chosen[0].move)
    else:
        for arm in chosen:
            if arm.seat in table.shared_actors() and arm.move in table.shared_moves(arm.seat):
                table.play_unchecked(arm.seat, arm.move)


class SearchBot(Bot):
    """Searches for so many iterations or seconds, whichever limit is reached first; 0 is no limit.

    With a limit on iterations alone, the same seed and questions give the same answers. `judge`
    evaluates and plays rollouts instead of the game's own.
    """

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 1000,
        seconds: float = 0.0,
        judge: Judge | None = None,
    ) -> None:
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search needs a limit: iterations, seconds or both")
        self._generator = quick(derive_seed(seed, "search bot"))
        self._iterations = iterations
        self._seconds = seconds
        self._judge = judge
        self._repetition = RepetitionGuard()
        self._second = NO_MOVE

    def second_choice(self) -> int:
        return self._second

    def choose(self, table: Table, seat: int) -> int:
        moves = table.moves(seat)
        self._second = NO_MOVE
        if len(moves) == 1:
            return moves[0]
        judge = self._judge or table.game.judge
        sure = judge.certain_move(table, seat)
        if sure != UNSURE:
            return sure
        search = Search(table, seat, self._generator, judge)
        until = now() + self._seconds
        while self._iterations <= 0 or search.iterations < self._iterations:
            search.iterate()
            if now() >= until and self._seconds > 0:
                break
        seen = decision_key(table, seat)
        chosen = search.best_move(self._repetition.overused_move(seen))
        self._repetition.record(seen, chosen)
        self._second = search.runner_up(chosen)
        return chosen
