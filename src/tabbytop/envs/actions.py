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
from tabbytop.kernel.legal_moves import LegalMoves, Moves
from tabbytop.texts.message import plain

RUN: Final = 150  # moves of a run, at the most
NO_RUN: Final = -1


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
            start, end = self.starts[run], self.ends[run]
            return [self.first_place + move - start for move in range(start, end) if move in moves]
        if self.is_plain:
            return list(moves)
        actions: list[int] = []
        runs: list[int] = []
        if isinstance(moves, LegalMoves):
            others, wide = moves.outside_pool(), True
        else:
            others, wide = moves, False
        latest = NO_RUN
        for move in others:
            action = self._actions[move]
            if action != NO_RUN:
                actions.append(action)
            elif self._run_of[move] != latest:
                latest = self._run_of[move]
                runs.append(self.first_run + latest)
        if wide:
            found: list[int] = []
            for each in range(self.runs):
                if self.first_run + each in runs or self._is_open(each, moves):
                    found.append(self.first_run + each)
            runs = found
        return actions + runs

    def _is_open(self, run: int, moves: Moves) -> bool:
        """Return whether any move of a run is legal."""
        for move in range(self.starts[run], self.ends[run]):
            if move in moves:
                return True
        return False

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
