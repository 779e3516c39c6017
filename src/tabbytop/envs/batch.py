"""Many tables of one game, stepped in one call: for training at full speed.

    from tabbytop.envs.batch import Batch

    batch = Batch("kibble-scuffle", tables=256, seats=2, opponents={1: "kitten"})
    batch.reset(seed=7)
    while training:
        batch.step(policy(batch.observations, batch.masks))

Everything that a step tells stands in numpy arrays that are allocated once, a row for each table.
A game that has ended is followed by the next one at once. `workers.WorkerBatch` is the same on
several processes, `vector` has Gymnasium's interface, `puffer` that of PufferLib.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabbytop.bots.player import Bot
from tabbytop.bots.registry import bot, is_bot
from tabbytop.envs import observation
from tabbytop.envs.actions import ActionCodec
from tabbytop.envs.common import (
    DEFAULT_SEATS,
    MAX_STEPS,
    find_game,
    require_envs_extra,
    rewards_by_place,
)
from tabbytop.envs.seeds import GameSeeds
from tabbytop.kernel.errors import BadOptions, MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.options import Options

with require_envs_extra():
    import numpy as np
    from numpy.typing import NDArray

    from tabbytop.envs.encoder import Encoder
    from tabbytop.envs.flat import FlatEncoding
    from tabbytop.envs.stepping import BLOCK, BatchLoop, BotMaker, FinalState, TableConfig

Opponent = str | Callable[[int], Bot]
Actions = NDArray[np.integer[Any]] | Sequence[int]
_NUMBER_TYPE: Final = np.dtype(np.float32)


class BatchShape(NamedTuple):
    """The lengths of the rows of a batch."""

    tables: int
    seats: int
    size: int  # numbers of an observation
    moves: int  # actions of the game


class Buffers(NamedTuple):
    """The arrays of a batch, a row for each table."""

    observations: NDArray[np.float32]  # of the seat to act, part after part
    masks: NDArray[np.int8]  # 1 for its legal moves
    actors: NDArray[np.int32]  # the seat to act
    rewards: NDArray[np.float32]  # by seat; zeros until a game has ended
    terminations: NDArray[np.bool_]  # whether the last action ended a game
    truncations: NDArray[np.bool_]  # … or made it too long

    @classmethod
    def allocate(cls, shape: BatchShape, memory: memoryview | None = None) -> "Buffers":
        """Return buffers of zeros, in this memory if it is given (`nbytes` long)."""
        arrays: list[NDArray[Any]] = []
        start = 0
        for dimensions, kind in _layout(shape):
            length = int(np.prod(dimensions)) * kind.itemsize
            if memory is None:
                arrays.append(np.zeros(dimensions, kind))
            else:
                part = memory[start : start + length]
                arrays.append(np.frombuffer(part, kind).reshape(dimensions))
                arrays[-1].fill(0)
            start += length + -length % _NUMBER_TYPE.itemsize
        return cls(*arrays)

    @staticmethod
    def nbytes(shape: BatchShape) -> int:
        """Return the bytes of memory that the buffers need."""
        lengths = [int(np.prod(dimensions)) * kind.itemsize for dimensions, kind in _layout(shape)]
        return sum(length + -length % _NUMBER_TYPE.itemsize for length in lengths)

    def rows(self, first: int, end: int) -> "Buffers":
        """Return the buffers of some of the tables; they share the memory."""
        return Buffers(
            self.observations[first:end],
            self.masks[first:end],
            self.actors[first:end],
            self.rewards[first:end],
            self.terminations[first:end],
            self.truncations[first:end],
        )


def _layout(shape: BatchShape) -> list[tuple[tuple[int, ...], np.dtype[Any]]]:
    """Return the dimensions and type of each buffer."""
    tables = shape.tables
    return [
        ((tables, shape.size), _NUMBER_TYPE),
        ((tables, shape.moves), np.dtype(np.int8)),
        ((tables,), np.dtype(np.int32)),
        ((tables, shape.seats), _NUMBER_TYPE),
        ((tables,), np.dtype(np.bool_)),
        ((tables,), np.dtype(np.bool_)),
    ]


class BadAction(MoveError):
    """Raised when an action is not legal at its table. No table has changed.

    `table` is the number of the first such table, `refusal` the reason.
    """

    def __init__(self, table: int, refusal: str) -> None:
        super().__init__(f"table {table}: {refusal}")
        self.args = (table, refusal)  # so that it can be pickled
        self.table = table
        self.refusal = refusal


class BatchSettings:
    """A game with its seats, options and opponents, checked once for all tables."""

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None,
        options: Options | Mapping[str, object] | None,
        opponents: Mapping[int, Opponent] | None,
        max_steps: int,
        flat: bool = False,
    ) -> None:
        if tables < 1:
            raise ValueError(f"a batch has at least one table, not {tables}")
        self.game = find_game(game)
        self.seats = self.game.nearest_seats(DEFAULT_SEATS, options) if seats is None else seats
        self.options = self.game.resolve_options(self.seats, options)
        self.opponents = dict(opponents or {})
        self.max_steps = max_steps
        for seat, opponent in self.opponents.items():
            if seat not in range(self.seats):
                raise BadOptions(f"there is no seat {seat}, only 0 to {self.seats - 1}")
            if isinstance(opponent, str) and not is_bot(opponent):
                bot(opponent, 0, self.game)  # raises UnknownBot, which lists all names
        self.agent_seats = [seat for seat in range(self.seats) if seat not in self.opponents]
        if not self.agent_seats:
            raise BadOptions("at least one seat must be the agent's, without an opponent")
        self.parts = observation.shape(self.game, self.seats, self.options)
        self.encoding: FlatEncoding | None = None
        self.raw_size = sum(self.parts.values())
        self.runs = self.parts.get("run", 0)
        if flat:
            self.encoding = FlatEncoding(self.game, self.seats, self.options)
            self.parts = self.encoding.parts
        size = sum(self.parts.values())
        self.shape = BatchShape(tables, self.seats, size, ActionCodec(self.game).size)

    def table_config(self) -> TableConfig:
        """Return what all tables have in common."""
        makers = [self._maker(self.opponents.get(seat)) for seat in range(self.seats)]
        return TableConfig(self.game, self.seats, self.options, makers, self.max_steps)

    def _maker(self, opponent: Opponent | None) -> BotMaker | None:
        game = self.game
        if isinstance(opponent, str):
            return lambda seed: bot(opponent, seed, game)
        return opponent


class Batch:
    """So many tables of one game, stepped in one call.

    `game`, `seats` and `options` are those of `pettingzoo.env`. `opponents` gives, by seat, the
    bots that play there: a name (`tabbytop bots`), or a function that makes a bot from a seed. All
    other seats are the agent's: `actors` says which of them each row is for. A game that is not
    over after `max_steps` decisions, those of bots included, is truncated without rewards. With
    `flat`, observations are features with bounds (`tabbytop.envs.flat`), not raw numbers.

    The arrays are those of `Buffers`. `step` writes them anew: copy what you keep.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        *,
        opponents: Mapping[int, Opponent] | None = None,
        max_steps: int = MAX_STEPS,
        flat: bool = False,
        buffers: Buffers | None = None,
    ) -> None:
        settings = BatchSettings(game, tables, seats, options, opponents, max_steps, flat)
        shape = settings.shape
        self.game = settings.game
        self.seats = settings.seats
        self.options = settings.options
        self.agent_seats = settings.agent_seats
        self.parts = settings.parts
        self.shape = shape
        self.buffers = Buffers.allocate(shape) if buffers is None else buffers
        self.observations = self.buffers.observations
        self.masks = self.buffers.masks
        self.actors = self.buffers.actors
        self.rewards = self.buffers.rewards
        self.terminations = self.buffers.terminations
        self.truncations = self.buffers.truncations
        self.final: dict[int, FinalState] = {}  # by table, the games that the last step ended
        self._seeds = [GameSeeds() for _ in range(tables)]
        block = min(tables, BLOCK)
        size = settings.raw_size
        encoder = Encoder(block, size, shape.moves, settings.runs)
        self._encoding = settings.encoding
        self._block = block
        self._loop = BatchLoop(settings.table_config(), tables, encoder, self._next_seed)
        # numpy's types do not know the buffers of compiled objects.
        self._numbers = np.frombuffer(encoder.numbers(), np.int32).reshape(block, size)  # type: ignore[call-overload]
        self._moves = np.frombuffer(encoder.masks(), np.int8).reshape(block, shape.moves)  # type: ignore[call-overload]
        self._mask_rows = [mask.data.cast("B") for mask in self.masks]
        self._chance = quick(0)
        self._started = False

    def reset(self, seed: int | Sequence[int] | None = None) -> Buffers:
        """Deal a new game at every table, and return the buffers.

        With a number the seeds of the tables are `seed`, `seed + 1` and so on; a sequence has one
        for each. A table with the seed 7 deals the same games as `pettingzoo.env` does after
        `reset(seed=7)`. Without a seed every table goes on with its next game.
        """
        first_seeds = table_seeds(seed, self.shape.tables)
        for seeds, own in zip(self._seeds, first_seeds, strict=True):
            seeds.begin(own)
        if first_seeds[0] is not None:
            self._chance = quick(derive_seed(first_seeds[0], "random actions"))
        self.rewards.fill(0)
        self.terminations.fill(False)
        self.truncations.fill(False)
        self.final = {}
        for table in range(self.shape.tables):
            self._loop.start(table)
        for first in range(0, self.shape.tables, self._block):
            end = min(first + self._block, self.shape.tables)
            self._loop.encode(first, end)
            self._copy_block(first, end)
        self.actors[:] = self._loop.actors
        self._started = True
        return self.buffers

    def step(self, actions: Actions) -> Buffers:
        """Make one action at every table, that of the seat in `actors`; return the buffers.

        Where that ends a game, `terminations` or `truncations` and `rewards` tell about it, and
        everything else is about the next game. Raises BadAction if any action is illegal, and then
        no table has changed.
        """
        self._require_started()
        moves = action_list(actions, self.shape.tables)
        refused = self._loop.refusal(moves)
        if refused is not None:
            raise BadAction(refused[0], str(refused[1]))
        if self.final:
            self.rewards.fill(0)
            self.terminations.fill(False)
            self.truncations.fill(False)
            self.final = {}
        loop = self._loop
        for first in range(0, self.shape.tables, self._block):
            end = min(first + self._block, self.shape.tables)
            loop.step(first, end, moves)
            self._copy_block(first, end)
            for table, final in zip(loop.ended, loop.final, strict=True):
                self._tell_end(table, final)
        self.actors[:] = loop.actors
        return self.buffers

    def random_actions(self) -> list[int]:
        """Return a random legal action for each table: the baseline of every agent.

        All are equally likely. The seed of `reset` decides them, too.
        """
        self._require_started()
        return self._loop.random_actions(self._chance)

    def observation_parts(self, table: int) -> dict[str, NDArray[np.float32]]:
        """Return the named parts of a table's row of `observations`; they share its memory."""
        return named_parts(self.observations[table], self.parts)

    def final_observation(self, table: int, seat: int) -> NDArray[np.float32]:
        """Return what a seat knew at the end of a game that the last step ended."""
        encoder = self._loop.encoder
        encoder.clear()
        encoder.write(0, self.final[table].table, seat)
        numbers: NDArray[np.float32] = self._numbers[0].astype(np.float32)
        if self._encoding is not None:
            numbers = np.empty(self._encoding.size, np.float32)
            self._encoding.encode(self._numbers[:1], numbers.reshape(1, -1))
        return numbers

    def why_not(self, table: int, action: int) -> str:
        """Return why an action is illegal at a table; empty if it is legal."""
        refusal = self._loop.tables[table].refusal(int(action))
        return "" if refusal is None else str(refusal)

    def close(self) -> None:
        """Let go of the bots."""
        self._loop.close()

    def _require_started(self) -> None:
        if not self._started:
            raise RuntimeError("call `reset` before the first `step`")

    def _next_seed(self, table: int) -> int:
        return self._seeds[table].next()

    def _copy_block(self, first: int, end: int) -> None:
        rows = end - first
        if self._encoding is None:
            np.copyto(self.observations[first:end], self._numbers[:rows], casting="unsafe")
        else:
            self._encoding.encode(self._numbers[:rows], self.observations[first:end])
        np.copyto(self.masks[first:end], self._moves[:rows])
        self._loop.encoder.write_wide_masks(self._mask_rows[first:end])

    def _tell_end(self, table: int, final: FinalState) -> None:
        self.final[table] = final
        if final.result is None:
            self.truncations[table] = True
        else:
            self.terminations[table] = True
            self.rewards[table] = rewards_by_place(final.result)


def table_seeds(seed: int | Sequence[int] | None, tables: int) -> list[int | None]:
    """Return the seed of each table."""
    if seed is None:
        return [None] * tables
    if isinstance(seed, (int, np.integer)):
        return [int(seed) + table for table in range(tables)]
    seeds: list[int | None] = [int(own) for own in seed]
    if len(seeds) != tables:
        raise ValueError(f"there are {tables} tables, and {len(seeds)} seeds")
    return seeds


def action_list(actions: Actions, tables: int) -> list[int]:
    """Return the actions as a list of ints, one for each table."""
    array = np.asarray(actions)
    if array.shape != (tables,):
        raise ValueError(f"actions have the shape ({tables},), not {array.shape}")
    if array.dtype.kind not in "iu":
        raise TypeError(f"actions are integers, not {array.dtype}")
    moves: list[int] = array.tolist()
    return moves


def named_parts(row: NDArray[Any], parts: Mapping[str, int]) -> dict[str, NDArray[Any]]:
    """Return the parts of an observation by name; they share the memory of the row."""
    named: dict[str, NDArray[Any]] = {}
    start = 0
    for name, length in parts.items():
        named[name] = row[start : start + length]
        start += length
    return named
