"""A batch on several processes, which write into shared memory.

    from tabbytop.envs.workers import WorkerBatch

    with WorkerBatch("cat-lady", tables=1024, workers=4) as batch:
        batch.reset(seed=7)
        batch.step(actions)

The tables are dealt out to the workers in order. Results are the same to the bit as those of one
`Batch`, whatever the number of workers.
"""

import ctypes
import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

from tabbytop.envs.batch import (
    Actions,
    BadAction,
    Batch,
    BatchSettings,
    BatchShape,
    Buffers,
    Opponent,
    action_list,
    named_parts,
    table_seeds,
)
from tabbytop.envs.common import MAX_STEPS, picklable, require_envs_extra
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    import numpy as np
    from numpy.typing import NDArray

Memory = ctypes.Array[ctypes.c_ubyte]


class WorkerFailed(RuntimeError):
    """Raised when a worker has crashed or was killed. The batch is closed."""


class WorkerBatch:
    """The interface of `Batch`, with its tables dealt out to worker processes.

    `opponents` that are functions must be importable, since other processes call them. Leave with
    `close`, or use it as a context manager.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        *,
        workers: int = 2,
        opponents: Mapping[int, Opponent] | None = None,
        max_steps: int = MAX_STEPS,
        flat: bool = False,
    ) -> None:
        if not 1 <= workers <= tables:
            raise ValueError(f"{tables} tables have 1 to {tables} workers, not {workers}")
        settings = BatchSettings(game, tables, seats, options, opponents, max_steps, flat)
        self.game = settings.game
        self.seats = settings.seats
        self.options = settings.options
        self.agent_seats = settings.agent_seats
        self.parts = settings.parts
        self.shape = settings.shape
        self._closed = False
        self._started = False
        # A new interpreter each: threads of the caller (a learner has many) do not survive a fork.
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray(ctypes.c_ubyte, memory_size(self.shape))
        self.buffers, self._actions = map_memory(memory, self.shape)
        self.observations = self.buffers.observations
        self.masks = self.buffers.masks
        self.actors = self.buffers.actors
        self.rewards = self.buffers.rewards
        self.terminations = self.buffers.terminations
        self.truncations = self.buffers.truncations
        self._rows = np.arange(tables)
        self._bounds = [tables * worker // workers for worker in range(workers + 1)]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        agreed = (picklable(settings.game), settings.seats, settings.options.as_dict())
        for first, end in zip(self._bounds, self._bounds[1:], strict=False):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work,
                args=(theirs, memory, self.shape, first, end, *agreed),
                kwargs={"opponents": settings.opponents, "max_steps": max_steps, "flat": flat},
                daemon=True,
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._answers()

    def reset(self, seed: int | Sequence[int] | None = None) -> Buffers:
        """Deal a new game at every table, as `Batch.reset` does."""
        seeds = table_seeds(seed, self.shape.tables)
        self._require_open()
        for worker, pipe in enumerate(self._pipes):
            self._send(pipe, ("reset", seeds[self._bounds[worker] : self._bounds[worker + 1]]))
        self._answers()
        self._started = True
        return self.buffers

    def step(self, actions: Actions) -> Buffers:
        """Make one action at every table, as `Batch.step` does."""
        self.send(actions)
        return self.receive()

    def send(self, actions: Actions) -> None:
        """Give every table its action, and return while the workers step; `receive` waits.

        Raises BadAction if any action is illegal, and then no table has changed.
        """
        self._require_open()
        if not self._started:
            raise RuntimeError("call `reset` before the first `step`")
        moves = np.array(action_list(actions, self.shape.tables), np.int64)
        known = (moves >= 0) & (moves < self.shape.moves)
        legal = known & (self.masks[self._rows, np.where(known, moves, 0)] == 1)
        if not legal.all():
            self._refuse(int(np.argmin(legal)), moves)
        self._actions[:] = moves
        for pipe in self._pipes:
            self._send(pipe, ("step", None))

    def receive(self) -> Buffers:
        """Wait until all workers have stepped, and return the buffers."""
        self._answers()
        return self.buffers

    def observation_parts(self, table: int) -> dict[str, NDArray[np.float32]]:
        """Return the named parts of a table's row of `observations`; they share its memory."""
        return named_parts(self.observations[table], self.parts)

    def close(self) -> None:
        """End the workers. The arrays stay as they are; their memory is freed with the last."""
        if self._closed:
            return
        self._closed = True
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(("close", None))
        for process in self._processes:
            process.join(timeout=10)
            if process.is_alive():
                process.kill()
                process.join()
        for pipe in self._pipes:
            pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _require_open(self) -> None:
        if self._closed:
            raise RuntimeError("this batch is closed")

    def _refuse(self, table: int, moves: NDArray[np.int64]) -> None:
        """Let the worker of that table say why its action is illegal."""
        worker = int(np.searchsorted(self._bounds, table, side="right")) - 1
        self._send(self._pipes[worker], ("refusal", (table, int(moves[table]))))
        refusal = self._answer(worker)
        raise BadAction(table, str(refusal))

    def _send(self, pipe: Connection, message: tuple[str, object]) -> None:
        try:
            pipe.send(message)
        except OSError as error:
            self.close()
            raise WorkerFailed("a worker process has ended") from error

    def _answers(self) -> None:
        for worker in range(len(self._pipes)):
            self._answer(worker)

    def _answer(self, worker: int) -> object:
        try:
            error, answer = self._pipes[worker].recv()
        except (EOFError, OSError) as lost:
            self.close()
            raise WorkerFailed(f"worker {worker} has ended") from lost
        if error is not None:
            self.close()
            raise WorkerFailed(f"worker {worker}: {error}")
        found: object = answer
        return found


def memory_size(shape: BatchShape) -> int:
    """Return the bytes of shared memory: actions, then buffers."""
    return shape.tables * np.dtype(np.int64).itemsize + Buffers.nbytes(shape)


def map_memory(memory: Memory, shape: BatchShape) -> tuple[Buffers, NDArray[np.int64]]:
    """Return the arrays in shared memory: buffers and actions."""
    length = shape.tables * np.dtype(np.int64).itemsize
    view = memoryview(memory).cast("B")
    return Buffers.allocate(shape, view[length:]), np.frombuffer(view[:length], np.int64)


def work(
    pipe: Connection,
    memory: Memory,
    shape: BatchShape,
    first: int,
    end: int,
    *agreed: Any,  # noqa: ANN401 - the arguments of `Batch`
    **more: Any,  # noqa: ANN401 - the same
) -> None:
    """Serve the tables `first` … `end - 1`, until the pipe is closed."""
    game, seats, options = agreed
    buffers, actions = map_memory(memory, shape)
    batch: Batch | None = None
    try:
        batch = Batch(game, end - first, seats, options, buffers=buffers.rows(first, end), **more)
        pipe.send((None, None))
        while True:
            command, argument = pipe.recv()
            answer: object = None
            if command == "close":
                return
            if command == "reset":
                seeds = list(argument)
                batch.reset(None if None in seeds else seeds)
            elif command == "step":
                batch.step(actions[first:end])
            else:
                table, move = argument
                answer = batch.why_not(table - first, move)
            pipe.send((None, answer))
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as error:
        with suppress(OSError):
            pipe.send((f"{type(error).__name__}: {error}", None))
    finally:
        if batch is not None:
            batch.close()
