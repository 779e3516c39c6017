"""Information-set Monte Carlo tree search: thinking by playing on, at tables that could be.

Every iteration imagines another table from what the seat knows, walks down one tree that all of
them share, adds a node, plays on quickly and remembers what came of it. Moves that a table does
not allow are not there for that iteration, and a move is tried the more eagerly the more often it
could have been made and was not (Cowling, Powley and Whitehouse, 2012). A node stands for the
moves that were chosen on the way to it, whatever chance did in between.

Every seat plays for itself. Seats that are asked at once choose each by what it has seen come of
its own moves; none follows what another is about to say.
"""

from math import log, sqrt
from typing import Final

from tabbytop.bots.habit import NONE, Habit, sight
from tabbytop.bots.player import Bot
from tabbytop.bots.playout import FAR, play_out
from tabbytop.bots.pulse import now
from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.kernel.table import CLOCK, Table

EAGERNESS: Final = 1.0  # for moves that did worse so far, in standard deviations of what came out
_UNKNOWN: Final = 0.5  # standard deviation, before anything came out


class Arm:
    """A move of a seat at a node: how often it was there, how often made, and what came of it."""

    def __init__(self, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move
        self.offered = 1
        self.made = 0
        self.gained = 0.0


class Node:
    """A moment of the game, as it was reached by the same moves."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.children: dict[int, Node] = {}


class Search:
    """One decision thought through: a tree that grows by an iteration at a time."""

    def __init__(self, table: Table, seat: int, rng: Generator) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.judge: Judge = table.game.judge
        self.iterations = 0
        self._root = Node()
        self._words = table.game.vocabulary.size
        self._seats = table.seats
        self._sums = [0.0] * table.seats
        self._squares = [0.0] * table.seats
        self._eagerness = [EAGERNESS * _UNKNOWN] * table.seats

    def iterate(self) -> None:
        """Imagine a table, walk down the tree, add a node, play on, remember."""
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
                arm = self._arm(node, table, seat)
                key = (key * self._seats + seat) * self._words + arm.move
                chosen.append(arm)
                if arm.made == 0:
                    growing = True
            _make(table, chosen)
            path += chosen
            if not growing:
                below = node.children.get(key)
                if below is None:
                    below = Node()
                    node.children[key] = below
                node = below
        play_out(table, self.judge, self.rng, FAR)
        self._remember(path, self.judge.evaluate(table))

    def _arm(self, node: Node, table: Table, seat: int) -> Arm:
        """A move that was never made here, as the game's judge would try it; else the most
        promising one."""
        best: Arm | None = None
        highest = 0.0
        untried: list[int] = []
        for move in table.shared_moves(seat):
            arm = node.arms.get(seat * self._words + move)
            if arm is None:
                untried.append(move)
                continue
            arm.offered += 1
            doubt = sqrt(log(arm.offered) / arm.made)
            promise = arm.gained / arm.made + self._eagerness[seat] * doubt
            if best is None or promise > highest:
                best, highest = arm, promise
        if untried or best is None:
            move = self.judge.rollout_move(table, seat, self.rng)
            if move not in untried:
                move = untried[self.rng.below(len(untried))]
            best = Arm(seat, move)
            node.arms[seat * self._words + move] = best
        return best

    def _remember(self, path: list[Arm], worth: list[float]) -> None:
        """What came of the moves, and how much it differs from time to time.

        A game's worth may differ little between good and bad; eagerness is measured by that.
        """
        for arm in path:
            arm.made += 1
            arm.gained += worth[arm.seat]
        self.iterations += 1
        for seat in range(self._seats):
            self._sums[seat] += worth[seat]
            self._squares[seat] += worth[seat] * worth[seat]
            mean = self._sums[seat] / self.iterations
            variance = self._squares[seat] / self.iterations - mean * mean
            if self.iterations > 1 and variance > 0.0:
                self._eagerness[seat] = EAGERNESS * sqrt(variance)

    def best(self, but: int = NONE) -> int:
        """The move, but that one, that was made most often; of equal ones the better."""
        moves = [move for move in self.table.shared_moves(self.seat) if move != but]
        best = moves[0]
        most, gained = 0, 0.0
        for move in moves:
            arm = self._root.arms.get(self.seat * self._words + move)
            if arm is not None and (arm.made, arm.gained) > (most, gained):
                best, most, gained = move, arm.made, arm.gained
        return best


def _make(table: Table, chosen: list[Arm]) -> None:
    """The chosen moves, one seat after the other, as far as what came before leaves them open.

    Who was too late has chosen all the same, and learns what came of it. Where only the clock is
    asked, it moves.
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
    """Thinks for so many iterations, or for so many seconds, whichever is over first; 0 is no
    limit. With iterations alone the same seed and questions give the same answers."""

    def __init__(self, seed: int = 0, iterations: int = 1000, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search needs a limit: iterations, seconds or both")
        self._generator = quick(derive_seed(seed, "search bot"))
        self._iterations = iterations
        self._seconds = seconds
        self._habit = Habit()

    def choose(self, table: Table, seat: int) -> int:
        """The move that the search made most often."""
        moves = table.moves(seat)
        if len(moves) == 1:
            return moves[0]
        sure = table.game.judge.certain_move(table, seat)
        if sure != UNSURE:
            return sure
        search = Search(table, seat, self._generator)
        until = now() + self._seconds
        while self._iterations <= 0 or search.iterations < self._iterations:
            search.iterate()
            if now() >= until and self._seconds > 0:
                break
        seen = sight(table, seat)
        chosen = search.best(self._habit.tired_of(seen))
        self._habit.note(seen, chosen)
        return chosen
