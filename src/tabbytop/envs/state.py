"""A game between two decisions, of a player or of chance: the content of an OpenSpiel state.

It is compiled, because one is made for every decision.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, final

from greenlet import error as greenlet_error
from greenlet import getcurrent, greenlet

from tabbytop.envs.actions import NO_RUN, ActionCodec
from tabbytop.envs.chance import ScriptedGenerator
from tabbytop.envs.common import MAX_STEPS
from tabbytop.envs.information_state import ActionObservationHistory, Replay, compact_json
from tabbytop.envs.ticks import FIRST_TICK, Tick
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table

CHANCE_PLAYER: Final = -1  # OpenSpiel's own numbers
TERMINAL_PLAYER: Final = -4

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"

Outcomes = list[tuple[int, float]]
Deal = Callable[[Generator], Table]  # returns a table at which a seat is asked
Move = tuple[int, int]  # a seat and its move

_UNUSED: Final = quick(0)  # the generator of tables whose draws are decided from outside
_NO_OUTCOMES: Final[Outcomes] = []

# By name: how an unpickled state finds its game, and the deal of its mini variant.
_GAMES: Final[dict[str, Game]] = {}
_MINI_DEALS: Final[dict[str, Deal]] = {}


def enable_pickling(game: Game, mini_deal: Deal | None = None) -> None:
    """Make states of this game, or of its mini variant, picklable from now on."""
    _GAMES[game.name] = game
    if mini_deal is not None:
        _MINI_DEALS[game.name] = mini_deal


@dataclass(frozen=True)
class GameConfig:
    """A game with its number of seats, its options and its parameters for OpenSpiel."""

    game: Game
    seats: int
    options: Options
    chance: str = EXPLICIT
    rng_seed: int = 0
    max_length: int = MAX_STEPS
    mini_deal: Deal | None = None  # of a mini variant, in place of the game's own deal


@final
class Rules:
    """The part that all states of a loaded game share."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.codec = ActionCodec(config.game)
        self.is_sampled = config.chance == SAMPLED
        self.max_length = config.max_length
        self.chance = quick(config.rng_seed)  # for sampled chance: the source of all draws

    def deal(self, generator: Generator, events: bool = False) -> Table:
        """Deal as `Game.deal` does, or the mini variant, with draws from this generator."""
        if self.config.mini_deal is not None:
            table: Table = self.config.mini_deal(generator)
            table.generator = generator
            table.events = [] if events else None
            return table
        game = self.config.game
        table = game.new_table(self.config.seats, self.config.options, generator)
        if events:
            table.events = []
        game.set_up(table)
        table.advance()
        return table

    def initial_state(self) -> "GameState":
        """Return the state before the deal or, if chance is sampled, after it."""
        return _advance(self, None, ActionObservationHistory(), None, [], FIRST_TICK, 0)


@final
class Attempt:
    """A move, or the deal, that runs until it is done."""

    def __init__(
        self, rules: Rules, table: Table | None, move: Move | None, tick: Tick, draws: Generator
    ) -> None:
        self._rules = rules
        self._before = table
        self._move = move
        self.tick = tick
        self._draws = draws
        self.after: Table | None = None  # the table when everything has happened

    def run(self) -> None:
        """Make the move on a copy of the table."""
        if self._before is None:
            table = self._rules.deal(self._draws)
        else:
            table = self._before.copy()
            table.generator = self._draws
        if self._move is None:
            self.tick = self.tick.run_clock(table)
        else:
            seat, move = self._move
            table.play_unchecked(seat, move)
            self.tick = self.tick.after(seat, table)
        # Equal tables shall be equal whatever was drawn before.
        table.generator = _UNUSED
        self.after = table


def _run(attempt: Attempt) -> None:
    """Run an attempt in a greenlet. A function, because a method would make a cycle."""
    attempt.run()


@final
class Pause:
    """An attempt that waits for an outcome of chance."""

    def __init__(self, attempt: Attempt, draws: ScriptedGenerator) -> None:
        self.attempt = attempt
        self._draws = draws
        self._greenlet: Any = greenlet(_run)

    def begin(self) -> Outcomes | None:
        """Run until chance has to decide: return the outcomes; None when everything is done."""
        return self._switch(self.attempt)

    def resume(self, outcome: int) -> Outcomes | None:
        """Go on with this outcome."""
        return self._switch(outcome)

    def _switch(self, sent: object) -> Outcomes | None:
        here = getcurrent()
        self._draws.caller = here
        self._greenlet.parent = here
        needed: Outcomes | None = self._greenlet.switch(sent)
        return needed


@final
class GameState:
    """The state of a game. Immutable, so that all copies of an OpenSpiel state share it.

    `table` is the table when a seat was last asked; None before the deal is complete. If
    `outcomes` is not empty, this is a chance node: the deal or `move` is paused after the draws in
    `drawn`, and chance decides how it continues. `run` is the run of moves that the actor has
    picked (`tabbytop.envs.actions`). `decisions` counts the moves so far.
    """

    def __init__(
        self,
        rules: Rules,
        table: Table | None,
        history: ActionObservationHistory,
        tick: Tick,
        decisions: int,
        move: Move | None = None,
        drawn: list[int] | None = None,
        outcomes: Outcomes = _NO_OUTCOMES,
        pause: Pause | None = None,
        run: int = NO_RUN,
    ) -> None:
        self.rules = rules
        self.table = table
        self.history = history
        self.tick = tick
        self.decisions = decisions
        self.move = move
        self.drawn: list[int] = drawn or []
        self.outcomes = outcomes
        self.run = run
        self._pause = pause  # the first that goes on from here takes it; others replay the move
        self.player: int = TERMINAL_PLAYER
        if outcomes:
            self.player = CHANCE_PLAYER
        elif table is not None and decisions < rules.max_length:
            seat = tick.actor(table)
            if seat is not None:
                self.player = seat

    @property
    def config(self) -> GameConfig:
        """The game with its options."""
        return self.rules.config

    def is_terminal(self) -> bool:
        """Return whether the game is over, or has become too long."""
        return self.player == TERMINAL_PLAYER

    def legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a player, ascending; empty if it is not asked."""
        if self.table is None or self.player == TERMINAL_PLAYER or player < 0:
            return []
        moves = self.table.moves(player)
        if self.outcomes or self.rules.codec.is_plain:
            return moves if isinstance(moves, list) else moves.listed()
        run = self.run if player == self.player else NO_RUN
        return self.rules.codec.legal(moves, run)

    def apply_action(self, action: int) -> "GameState":
        """Return the state after the actor's action, or after the outcome that chance draws.

        Raises MoveError for an illegal action.
        """
        if self.outcomes:
            return self._draw(action)
        if self.table is None or self.player == TERMINAL_PLAYER:
            raise MoveError("the game is over")
        codec = self.rules.codec
        seat = self.player
        if not codec.is_plain:
            picked = codec.run_of(action)
            if picked != NO_RUN and self.run == NO_RUN:
                if not codec.is_open(self.table.moves(seat), picked):
                    raise MoveError(f"none of {codec.text(action)} is legal now")
                history = self.history
                return GameState(
                    self.rules, self.table, history, self.tick, self.decisions, run=picked
                )
        move = codec.move_of(action, self.run)
        # Checked here, where the legal moves are known already, and not on the copy.
        if not self.table.allows(seat, move):
            refusal = self.table.refusal(seat, move)
            assert refusal is not None
            raise refusal
        return _advance(
            self.rules, self.table, self.history, (seat, move), [], self.tick, self.decisions + 1
        )

    def _draw(self, outcome: int) -> "GameState":
        last = len(self.outcomes) - 1
        if not 0 <= outcome <= last:
            raise MoveError(f"chance draws 0 to {last} here, not {outcome}")
        drawn = [*self.drawn, outcome]
        pause, self._pause = self._pause, None
        if pause is not None:
            try:
                needed = pause.resume(outcome)
            except greenlet_error:  # it was paused in another thread
                pass
            else:
                return _state_after(
                    self.rules, self.table, self.history, self.move, drawn, pause, needed,
                    self.tick, self.decisions,
                )  # fmt: skip
        return _advance(
            self.rules, self.table, self.history, self.move, drawn, self.tick, self.decisions
        )

    def imagine(self, seat: int, rng: Generator) -> "GameState":
        """Determinize: return a state that is possible given what the seat knows.

        The seat keeps its history. The others' histories are unknown to it and start empty.
        """
        if self.table is None or self.outcomes:
            raise MoveError("what a seat does not know can be dealt anew only between moves")
        imagined = self.table.imagine(seat, rng)
        imagined.generator = _UNUSED
        history = ActionObservationHistory({seat: self.history.digest(seat)})
        run = self.run if seat == self.player else NO_RUN
        return GameState(self.rules, imagined, history, self.tick, self.decisions, run=run)

    def text(self) -> str:
        """Return the complete state as text; equal texts mean equal states."""
        position = None if self.table is None else self.table.position()
        told: dict[str, object] = {"position": position, "move": self.move, "drawn": self.drawn}
        told |= {"spoken": self.tick.last_actor, "waited": self.tick.waits}
        if not self.rules.codec.is_plain:
            told["run"] = self.run
        return compact_json(told)

    def __deepcopy__(self, memo: object) -> "GameState":
        """Return the state itself, which is immutable."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data, because tables cannot be pickled."""
        config = self.rules.config
        position = None if self.table is None else self.table.position()
        seats: list[int | None] = [None, *range(config.seats)]
        digests = {seat: self.history.digest(seat) for seat in seats}
        agreed = (config.game.name, config.seats, config.options.as_dict())
        is_mini = config.mini_deal is not None
        agreed_too = (config.chance, config.rng_seed, config.max_length, is_mini)
        now = (position, digests, self.move, self.drawn, self.tick, self.decisions, self.run)
        return restore, (agreed, agreed_too, now)


def _advance(
    rules: Rules,
    table: Table | None,
    history: ActionObservationHistory,
    move: Move | None,
    drawn: list[int],
    tick: Tick,
    decisions: int,
) -> GameState:
    """Make the move, or deal if there is no table yet, until a seat or chance has to decide."""
    if rules.is_sampled:
        draws = rules.chance.branch()
        replay = MoveReplay(rules, move, tick, draws.copy())
        attempt = Attempt(rules, table, move, tick, draws)
        attempt.run()
        later = history.extended(table, move, replay)
        return GameState(rules, attempt.after, later, attempt.tick, decisions)
    script = ScriptedGenerator(drawn.copy())
    pause = Pause(Attempt(rules, table, move, tick, script), script)
    needed = pause.begin()
    return _state_after(rules, table, history, move, drawn, pause, needed, tick, decisions)


def _state_after(
    rules: Rules,
    table: Table | None,
    history: ActionObservationHistory,
    move: Move | None,
    drawn: list[int],
    pause: Pause,
    needed: Outcomes | None,
    tick: Tick,
    decisions: int,
) -> GameState:
    """Return the state when an attempt is done (`needed` is None) or needs an outcome."""
    if needed is not None:
        return GameState(rules, table, history, tick, decisions, move, drawn, needed, pause)
    replay = MoveReplay(rules, move, tick, ScriptedGenerator(drawn))
    later = history.extended(table, move, replay)
    return GameState(rules, pause.attempt.after, later, pause.attempt.tick, decisions)


@final
class MoveReplay(Replay):
    """Makes a move once more, to hear its events: only information states need them."""

    def __init__(self, rules: Rules, move: Move | None, tick: Tick, draws: Generator) -> None:
        self._rules = rules
        self._move = move
        self._tick = tick
        self._draws = draws  # before the first draw

    def make(self, table: Table | None) -> Table:
        draws = self._draws.copy()
        if table is None:
            table = self._rules.deal(draws, events=True)
        else:
            table.events = []
            table.generator = draws
        if self._move is None:
            self._tick.run_clock(table)
        else:
            seat, move = self._move
            table.play_unchecked(seat, move)
            self._tick.after(seat, table)
        return table


def restore(
    agreed: tuple[str, int, dict[str, object]],
    agreed_too: tuple[str, int, int, bool],
    now: tuple[
        dict[str, object] | None, dict[int | None, bytes], Move | None, list[int], Tick, int, int
    ],
) -> GameState:
    """Return the state that `GameState.__reduce__` describes."""
    game = _GAMES[agreed[0]]
    options = game.resolve_options(agreed[1], agreed[2])
    chance, rng_seed, max_length, is_mini = agreed_too
    deal = _MINI_DEALS[game.name] if is_mini else None
    rules = Rules(GameConfig(game, agreed[1], options, chance, rng_seed, max_length, deal))
    position, digests, move, drawn, tick, decisions, run = now
    history = ActionObservationHistory(digests)
    table = None if position is None else game.resume(position)
    if table is not None:
        table.generator = _UNUSED
    if table is None or move is not None:
        return _advance(rules, table, history, move, drawn, tick, decisions)
    return GameState(rules, table, history, tick, decisions, run=run)
