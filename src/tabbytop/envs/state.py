"""A game between two decisions, of a player or of chance: the content of an OpenSpiel state."""

from dataclasses import dataclass, field
from typing import Final

from tabbytop.envs.chance import OutcomeNeeded, ScriptedGenerator
from tabbytop.envs.information_state import ActionObservationHistory, compact_json
from tabbytop.envs.ticks import FIRST_TICK, Tick
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table

_UNUSED: Final = quick(0)  # the generator of tables whose draws are decided from outside

# By name: how an unpickled state finds its game.
_GAMES: Final[dict[str, Game]] = {}


def enable_pickling(game: Game) -> None:
    """Make states of this game picklable from now on."""
    _GAMES[game.name] = game


@dataclass(frozen=True)
class GameConfig:
    """A game with its number of seats and its options."""

    game: Game
    seats: int
    options: Options


@dataclass(frozen=True, eq=False)
class GameState:
    """The state of a game. Immutable, so that all copies of an OpenSpiel state share it.

    `table` is the table when a seat was last asked; None before the deal is complete. If
    `probabilities` is not empty, this is a chance node: the deal or `move` was abandoned after the
    draws in `outcomes`, and chance decides how it continues.
    """

    config: GameConfig
    table: Table | None = None
    history: ActionObservationHistory = field(default_factory=ActionObservationHistory)
    move: tuple[int, int] | None = None
    outcomes: tuple[int, ...] = ()
    probabilities: tuple[float, ...] = ()
    tick: Tick = FIRST_TICK

    def actor(self) -> int | None:
        """Return the seat that answers next; None at a chance node and when the game is over.

        Seats that are asked at the same time answer in the order of the seats. Their observations
        do not show what the others have answered.
        """
        return None if self.table is None or self.probabilities else self.tick.actor(self.table)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.probabilities and self.actor() is None

    def apply_action(self, action: int) -> "GameState":
        """Return the state after the actor's move, or after the outcome that chance draws.

        Raises MoveError for an illegal action.
        """
        if self.probabilities:
            last = len(self.probabilities) - 1
            if not 0 <= action <= last:
                raise MoveError(f"chance draws 0 to {last} here, not {action}")
            outcomes = (*self.outcomes, action)
            return advance(self.config, self.table, self.history, self.move, outcomes, self.tick)
        seat = self.actor()
        if seat is None:
            raise MoveError("the game is over")
        return advance(self.config, self.table, self.history, (seat, action), tick=self.tick)

    def imagine(self, seat: int, rng: Generator) -> "GameState":
        """Determinize: return a state that is possible given what the seat knows.

        The seat keeps its history. The others' histories are unknown to it and start empty.
        """
        if self.table is None or self.probabilities:
            raise MoveError("what a seat does not know can be dealt anew only between moves")
        imagined = _without_chance(self.table.imagine(seat, rng))
        history = ActionObservationHistory({seat: self.history.digest(seat)})
        return GameState(self.config, imagined, history, tick=self.tick)

    def text(self) -> str:
        """Return the complete state as text; equal texts mean equal states."""
        position = None if self.table is None else self.table.position()
        told = {"position": position, "move": self.move, "drawn": self.outcomes}
        return compact_json({**told, "spoken": self.tick.last_actor, "waited": self.tick.waits})

    def __deepcopy__(self, memo: object) -> "GameState":
        """Return the state itself, which is immutable."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as plain data, because tables cannot be pickled."""
        position = None if self.table is None else self.table.position()
        seats = (None, *range(self.config.seats))
        digests = {seat: self.history.digest(seat) for seat in seats}
        agreed = (self.config.game.name, self.config.seats, self.config.options.as_dict())
        return _restore, (*agreed, position, digests, self.move, self.outcomes, self.tick)


def advance(
    config: GameConfig,
    table: Table | None = None,
    history: ActionObservationHistory | None = None,
    move: tuple[int, int] | None = None,
    outcomes: tuple[int, ...] = (),
    tick: Tick = FIRST_TICK,
) -> GameState:
    """Make the move, or deal if there is no table yet, until a seat or chance has to decide."""
    history = history or ActionObservationHistory()
    draws = ScriptedGenerator(outcomes)
    try:
        if table is None:
            after = _deal(config, draws)
        else:
            after = table.copy()
            after.events = []
            after.generator = draws
        if move is None:
            later = tick.run_clock(after)
        else:
            after.play(*move)
            later = tick.after(move[0], after)
    except OutcomeNeeded as needed:
        return GameState(config, table, history, move, outcomes, needed.probabilities, tick)
    history = history.extended(table, move, after.take_events())
    return GameState(config, _without_chance(after), history, tick=later)


def _deal(config: GameConfig, draws: ScriptedGenerator) -> Table:
    """Deal as `Game.deal` does, with scripted draws."""
    table = config.game.new_table(config.seats, config.options, draws)
    table.events = []
    config.game.set_up(table)
    table.advance()
    return table


def _without_chance(table: Table) -> Table:
    """Reset the generator, so that equal tables are equal whatever was drawn before."""
    table.generator = _UNUSED.copy()
    table.events = None
    return table


def _restore(
    name: str,
    seats: int,
    options: dict[str, object],
    position: dict[str, object] | None,
    digests: dict[int | None, bytes],
    move: tuple[int, int] | None,
    outcomes: tuple[int, ...],
    tick: Tick,
) -> GameState:
    game = _GAMES[name]
    config = GameConfig(game, seats, game.resolve_options(seats, options))
    history = ActionObservationHistory(digests)
    table = None if position is None else _without_chance(game.resume(position))
    if table is None or move is not None:
        return advance(config, table, history, move, outcomes, tick)
    return GameState(config, table, history, tick=tick)
