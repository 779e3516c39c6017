"""The actions of learning agents: moves, and for a game with very many moves, pairs of them.

An action is the number of a move, unless the game lists blocks in `Game.wide_blocks`. The moves of
those blocks are chosen in two steps. The first action picks a *run* of up to `RUN` moves that are
neighbours in the vocabulary, the second a place in this run. Nothing happens at the table between
the two, and only the agent itself knows which run it has picked.

The numbers of such a game are: the moves of all other blocks in the order of the vocabulary, then
the runs, then the places. For example, Meow! has 9,258 moves, but only 727 actions.
"""

from typing import Final, final

from tabbytop.kernel.errors import InvalidNotation
from tabbytop.kernel.game import Game
from tabbytop.kernel.legal_moves import LegalMoves, MovePool, Moves
from tabbytop.texts.message import plain

RUN: Final = 150  # moves of a run, at the most
NO_RUN: Final = -1


@final
class PoolRuns:
    """The runs that the moves of a pool are in, all of them and by group."""

    def __init__(self, pool: MovePool, run_of: list[int]) -> None:
        self.pool = pool
        self.runs = sorted({run_of[move] for move in pool.moves})
        self.of_group: list[list[int]] = []
        for group in range(len(pool.starts)):
            places = list(range(pool.starts[group], pool.ends[group]))
            for later in range(len(pool.moves) - pool.run_total):
                if pool.bits[group] >> later & 1:
                    places.append(pool.run_total + later)
            self.of_group.append(sorted({run_of[pool.moves[place]] for place in places}))


@final
class ActionCodec:
    """Translates between the actions of agents and the moves of a game."""

    def __init__(self, game: Game) -> None:
        self.is_plain = not game.wide_blocks  # every action is a move
        self._moves: list[int] = []  # by action, as far as actions are moves
        self._actions: list[int] = []  # by move; NO_RUN for moves of wide blocks
        self._run_of: list[int] = []  # by move: its run, NO_RUN if it has none
        self.starts: list[int] = []  # by run: its first move …
        self.ends: list[int] = []  # … and the move after its last
        self._pools: list[PoolRuns] = []  # a game has a few, which it makes once
        self._game = game
        wide = game.wide_blocks
        for block in game.vocabulary.blocks:
            for move in range(block.base, block.base + block.size):
                if block not in wide:
                    self._actions.append(len(self._moves))
                    self._run_of.append(NO_RUN)
                    self._moves.append(move)
                    continue
                if (move - block.base) % RUN == 0:
                    self.starts.append(move)
                    self.ends.append(move)
                self._actions.append(NO_RUN)
                self._run_of.append(len(self.starts) - 1)
                self.ends[-1] = move + 1
        self.runs = len(self.starts)
        self.first_run = len(self._moves)
        self.first_place = self.first_run + self.runs
        places = 0
        for run in range(self.runs):
            places = max(places, self.ends[run] - self.starts[run])
        self.size = self.first_place + places

    def legal(self, moves: Moves, run: int) -> list[int]:
        """Return the legal actions, ascending: those of the first step, or within the run."""
        if run != NO_RUN:
            shift = self.first_place - self.starts[run]
            return [move + shift for move in self._moves_of_run(moves, run)]
        if self.is_plain:
            return list(moves)
        actions: list[int] = []
        runs: list[int] = []
        others = moves if isinstance(moves, list) else moves.outside_pool()
        latest = NO_RUN
        for move in others:
            action = self._actions[move]
            if action != NO_RUN:
                actions.append(action)
            elif self._run_of[move] != latest:
                latest = self._run_of[move]
                runs.append(self.first_run + latest)
        if not isinstance(moves, list):
            pooled = [self.first_run + each for each in self._open_runs(moves)]
            apart = not runs or not pooled or runs[-1] < pooled[0]
            runs = runs + pooled if apart else sorted({*runs, *pooled})
        return actions + runs

    def is_open(self, moves: Moves, run: int) -> bool:
        """Return whether any move of a run is legal."""
        return bool(self._moves_of_run(moves, run))

    def _moves_of_run(self, moves: Moves, run: int) -> list[int]:
        start, end = self.starts[run], self.ends[run]
        if isinstance(moves, list):
            return [move for move in moves if start <= move < end]
        return moves.between(start, end)

    def _open_runs(self, moves: LegalMoves) -> list[int]:
        """Return the runs with a legal move of the pool, ascending.

        Only a run that has moves of a group that is left out needs a look.
        """
        known = self._runs_of_pool(moves.pool())
        doubtful: list[int] = []
        for group in moves.left_out():
            for run in known.of_group[group]:
                if run not in doubtful:
                    doubtful.append(run)
        closed = [run for run in doubtful if not self.is_open(moves, run)]
        return [run for run in known.runs if run not in closed] if closed else known.runs

    def _runs_of_pool(self, pool: MovePool) -> "PoolRuns":
        for known in self._pools:
            if known.pool is pool:
                return known
        found = PoolRuns(pool, self._run_of)
        self._pools.append(found)
        return found

    def run_of(self, action: int) -> int:
        """Return the run that an action picks; NO_RUN if it is a move or a place."""
        if self.first_run <= action < self.first_place:
            return action - self.first_run
        return NO_RUN

    def move_of(self, action: int, run: int) -> int:
        """Return the move of an action that picks no run; raise InvalidNotation if there is
        none."""
        if self.is_plain:
            return action
        if run == NO_RUN and 0 <= action < self.first_run:
            return self._moves[action]
        if run != NO_RUN and action >= self.first_place:
            move = self.starts[run] + action - self.first_place
            if move < self.ends[run]:
                return move
        raise InvalidNotation(plain(f"there is no action {action} at this step"))

    def text(self, action: int, run: int = NO_RUN) -> str:
        """Return the notation of an action; of a run, its first and its last move."""
        vocabulary = self._game.vocabulary
        if self.is_plain or action < self.first_run:
            return vocabulary.text(self.move_of(action, NO_RUN))
        picked = self.run_of(action)
        if picked != NO_RUN:
            first, last = self.starts[picked], self.ends[picked] - 1
            return f"{vocabulary.text(first)} … {vocabulary.text(last)}"
        if run == NO_RUN:
            return f"place {action - self.first_place} of the run"
        return vocabulary.text(self.move_of(action, run))
