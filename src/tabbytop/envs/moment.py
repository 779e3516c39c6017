"""A game between two decisions, of a player or of chance: what an OpenSpiel state holds."""

from dataclasses import dataclass, field
from typing import Final

from tabbytop.envs.account import compact
from tabbytop.envs.beats import FIRST_BEAT, Beat
from tabbytop.envs.draws import Draws, Undecided
from tabbytop.envs.memory import Memory
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table

# By name: how a moment that comes out of a pickle finds its game again.
_GAMES: Final[dict[str, Game]] = {}


def remember(game: Game) -> None:
    """Moments of this game can be pickled and read again from now on."""
    _GAMES[game.name] = game


@dataclass(frozen=True)
class Setting:
    """What was agreed before the deal."""

    game: Game
    seats: int
    options: Options


@dataclass(frozen=True, eq=False)
class Moment:
    """Where a game stands. It never changes, so that all copies of a state share it.

    `table` is the table when a seat was last asked; None before the deal is complete. If
    `chances` is not empty, the deal or `move` has been broken off after `drawn`, and chance
    decides how it goes on.
    """

    setting: Setting
    table: Table | None = None
    memory: Memory = field(default_factory=Memory)
    move: tuple[int, int] | None = None
    drawn: tuple[int, ...] = ()
    chances: tuple[float, ...] = ()
    beat: Beat = FIRST_BEAT

    def actor(self) -> int | None:
        """The seat that answers next; None if it is chance's turn, or the game is over.

        Several who are asked at once answer in the order of their seats; what a seat may know
        does not show what the others have answered.
        """
        return None if self.table is None or self.chances else self.beat.actor(self.table)

    def over(self) -> bool:
        """Whether nobody decides anything any more."""
        return not self.chances and self.actor() is None

    def decide(self, action: int) -> "Moment":
        """The moment after the next decision: the actor's move, or the number that chance draws.

        A refused one (MoveError) changes nothing.
        """
        if self.chances:
            if not 0 <= action < len(self.chances):
                raise MoveError(f"chance draws 0 to {len(self.chances) - 1} here, not {action}")
            drawn = (*self.drawn, action)
            return unfold(self.setting, self.table, self.memory, self.move, drawn, self.beat)
        seat = self.actor()
        if seat is None:
            raise MoveError("the game is over")
        return unfold(self.setting, self.table, self.memory, (seat, action), beat=self.beat)

    def imagine(self, seat: int, rng: Generator) -> "Moment":
        """A moment that could be this one for all that the seat knows.

        The seat remembers what it does here. What others may remember, it cannot know: they
        begin anew.
        """
        if self.table is None or self.chances:
            raise MoveError("what a seat does not know can be dealt anew only between moves")
        imagined = _at_rest(self.table.imagine(seat, rng))
        memory = Memory({seat: self.memory.digest(seat)})
        return Moment(self.setting, imagined, memory, beat=self.beat)

    def text(self) -> str:
        """The whole truth: equal texts, equal tables with the same to be decided."""
        position = None if self.table is None else self.table.position()
        told = {"position": position, "move": self.move, "drawn": self.drawn}
        return compact({**told, "spoken": self.beat.spoken, "waited": self.beat.waited})

    def __deepcopy__(self, memo: object) -> "Moment":
        """What never changes need not be copied."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """As plain data: tables themselves cannot be pickled."""
        position = None if self.table is None else self.table.position()
        seats = (None, *range(self.setting.seats))
        digests = {seat: self.memory.digest(seat) for seat in seats}
        agreed = (self.setting.game.name, self.setting.seats, self.setting.options.as_dict())
        return _restored, (*agreed, position, digests, self.move, self.drawn, self.beat)


def unfold(
    setting: Setting,
    table: Table | None = None,
    memory: Memory | None = None,
    move: tuple[int, int] | None = None,
    drawn: tuple[int, ...] = (),
    beat: Beat = FIRST_BEAT,
) -> Moment:
    """Make the move, or deal where there is no table yet, until a seat or chance is asked."""
    memory = memory or Memory()
    draws = Draws(drawn)
    try:
        if table is None:
            after = _dealt(setting, draws)
        else:
            after = table.copy()
            after.events = []
            after.generator = draws
        if move is None:
            later = beat.brought_on(after)
        else:
            after.play(*move)
            later = beat.after(move[0], after)
    except Undecided as undecided:
        return Moment(setting, table, memory, move, drawn, tuple(undecided.chances), beat)
    memory = memory.then(table, move, after.take_events())
    return Moment(setting, _at_rest(after), memory, beat=later)


def _dealt(setting: Setting, draws: Draws) -> Table:
    """As `Game.deal` does it, with chance that is told what comes."""
    table = setting.game.new_table(setting.seats, setting.options, draws)
    table.events = []
    setting.game.set_up(table)
    table.advance()
    return table


def _at_rest(table: Table) -> Table:
    """The table without chance of its own: equal tables are equal, whatever was drawn."""
    table.generator = quick(0)
    table.events = None
    return table


def _restored(
    name: str,
    seats: int,
    options: dict[str, object],
    position: dict[str, object] | None,
    digests: dict[int | None, bytes],
    move: tuple[int, int] | None,
    drawn: tuple[int, ...],
    beat: Beat,
) -> Moment:
    game = _GAMES[name]
    setting = Setting(game, seats, game.choose(seats, options))
    memory = Memory(digests)
    table = None if position is None else _at_rest(game.resume(position))
    if table is None or move is not None:
        return unfold(setting, table, memory, move, drawn, beat)
    return Moment(setting, table, memory, beat=beat)
