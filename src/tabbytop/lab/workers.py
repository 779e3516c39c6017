"""Doing many chunks of work with a pool of workers.

A pool is this process, several processes of this machine (`processes`), or Ray (`ray_pool`). All of
them go through `run_all`, so that progress, failures and lost workers are handled in one place.
"""

import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Generic, NamedTuple, Self, TypeVar

from tabbytop.lab.errors import BadSimulation, WorkersLost
from tabbytop.texts.message import Message

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")

MAX_ATTEMPTS: Final = 4  # at one chunk; one that ends every worker would go on for ever
QUEUED: Final = 3  # chunks for each worker: enough to keep it busy, few enough to cancel


@dataclass(eq=False)
class Chunk(Generic[Piece]):
    """A piece of work, and how often it was given to a worker."""

    piece: Piece
    attempts: int = 0


class Finished(NamedTuple, Generic[Piece, Answer]):
    """Chunks that a pool has no longer: answered, or lost with their worker."""

    answers: list[Answer]
    lost: list[Chunk[Piece]]


class WorkerPool(ABC, Generic[Piece, Answer]):
    """Workers for one kind of work.

    As a context manager it releases its workers at the end; after an error or an interruption it
    ends them without waiting for their work.
    """

    def __init__(self, work: Callable[[Piece], Answer], workers: int) -> None:
        self.work = work
        self.workers = workers

    @property
    def capacity(self) -> int:
        """Return how many chunks the pool should have at a time."""
        return self.workers * QUEUED

    @abstractmethod
    def submit(self, chunk: Chunk[Piece]) -> None:
        """Hand a chunk to the workers."""

    @abstractmethod
    def wait(self) -> Finished[Piece, Answer]:
        """Wait until at least one chunk is finished; raise the error of work that failed.

        Every submitted chunk is returned once, as an answer or as lost.
        """

    @abstractmethod
    def close(self) -> None:
        """Release the workers, which have nothing left to do."""

    @abstractmethod
    def terminate(self) -> None:
        """End the workers at once."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.terminate()


class ThisProcess(WorkerPool[Piece, Answer]):
    """No workers: the work is done here, a chunk at a time."""

    def __init__(self, work: Callable[[Piece], Answer]) -> None:
        super().__init__(work, 1)
        self._chunks: deque[Chunk[Piece]] = deque()

    @property
    def capacity(self) -> int:
        return 1

    def submit(self, chunk: Chunk[Piece]) -> None:
        self._chunks.append(chunk)

    def wait(self) -> Finished[Piece, Answer]:
        return Finished([self.work(self._chunks.popleft().piece)], [])

    def close(self) -> None:
        pass

    def terminate(self) -> None:
        pass


def open_pool(
    work: Callable[[Piece], Answer], games: int, workers: int | None, ray: str | None
) -> WorkerPool[Piece, Answer]:
    """Return a pool for so many games.

    `ray` is the address of a Ray cluster, `local` for one that is started for this pool, or None
    for processes of this machine. `workers` is how many chunks are worked on at a time (None: one
    for each core; 1 without Ray: only this process).
    """
    if workers is not None and workers < 1:
        raise BadSimulation(Message("lab-report", "no-workers", workers=workers))
    # Slow imports, and often not needed.
    if ray is not None:
        from tabbytop.lab.ray_pool import RayPool  # noqa: PLC0415

        return RayPool(work, ray, workers)
    count = min(workers or available_cores(), games)
    if count == 1:
        return ThisProcess(work)
    from tabbytop.lab.processes import ProcessPool  # noqa: PLC0415

    return ProcessPool(work, count)


def run_all(
    pool: WorkerPool[Piece, Answer], pieces: Iterator[Piece], take: Callable[[Answer], None]
) -> None:
    """Have all pieces done and pass each answer to `take` once, in any order.

    A chunk whose worker is lost is done again. A piece that fails ends everything.
    """
    fresh = (Chunk(piece) for piece in pieces)
    again: deque[Chunk[Piece]] = deque()
    pending = 0
    while True:
        while pending < pool.capacity:
            chunk = again.popleft() if again else next(fresh, None)
            if chunk is None:
                break
            chunk.attempts += 1
            pool.submit(chunk)
            pending += 1
        if not pending:
            return
        answers, lost = pool.wait()
        pending -= len(answers) + len(lost)
        for answer in answers:
            take(answer)
        for chunk in lost:
            if chunk.attempts >= MAX_ATTEMPTS:
                raise WorkersLost(Message("lab", "chunk-lost", attempts=chunk.attempts))
            again.append(chunk)


def available_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
