"""Pools of workers: every piece is done and counted once, also when workers are lost."""

import os
import random
import signal
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from tabbytop.lab import WorkersLost
from tabbytop.lab.processes import ProcessPool
from tabbytop.lab.workers import MAX_ATTEMPTS, Chunk, Finished, WorkerPool, run_all


def double(piece: int) -> int:
    return 2 * piece


class CarelessPool(WorkerPool[int, int]):
    """Loses chunks: those that it is told to as often as it is told, in any order."""

    def __init__(self, losses: dict[int, int]) -> None:
        super().__init__(double, 2)
        self.losses = Counter(losses)
        self.chunks: list[Chunk[int]] = []
        self.most = 0
        self.ended = ""
        self.chance = random.Random(7)

    def submit(self, chunk: Chunk[int]) -> None:
        self.chunks.append(chunk)
        self.most = max(self.most, len(self.chunks))

    def wait(self) -> Finished[int, int]:
        self.chance.shuffle(self.chunks)
        finished: Finished[int, int] = Finished([], [])
        for chunk in [self.chunks.pop() for _ in range(min(2, len(self.chunks)))]:
            if self.losses[chunk.piece]:
                self.losses[chunk.piece] -= 1
                finished.lost.append(chunk)
            else:
                finished.answers.append(self.work(chunk.piece))
        return finished

    def close(self) -> None:
        self.ended = "closed"

    def terminate(self) -> None:
        self.ended = "terminated"


def test_lost_chunks_are_done_again_and_counted_once() -> None:
    taken: list[int] = []
    with CarelessPool({0: 1, 5: MAX_ATTEMPTS - 1, 19: 2}) as pool:
        run_all(pool, iter(range(20)), taken.append)
    assert sorted(taken) == [double(piece) for piece in range(20)]
    assert pool.most <= pool.capacity
    assert pool.ended == "closed"


def test_chunk_that_is_lost_every_time_ends_the_work() -> None:
    taken: list[int] = []
    with (
        pytest.raises(WorkersLost, match=f"started {MAX_ATTEMPTS} times"),
        CarelessPool({5: MAX_ATTEMPTS}) as pool,
    ):
        run_all(pool, iter(range(20)), taken.append)
    assert double(5) not in taken
    assert pool.ended == "terminated"


def kill_worker(folder: Path, times: int, piece: int) -> int:
    """Double the piece; the worker that does piece 3 is killed, so many times."""
    if piece == 3:
        tried = len(list(folder.iterdir()))
        if tried < times:
            (folder / str(tried)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return 2 * piece


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody can be killed here")
def test_processes_replace_a_killed_worker(tmp_path: Path) -> None:
    taken: list[int] = []
    with ProcessPool(partial(kill_worker, tmp_path, 1), 2) as pool:
        run_all(pool, iter(range(30)), taken.append)
    assert sorted(taken) == [double(piece) for piece in range(30)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody can be killed here")
def test_processes_give_up_work_that_kills_every_worker(tmp_path: Path) -> None:
    with (
        pytest.raises(WorkersLost, match=f"started {MAX_ATTEMPTS} times"),
        ProcessPool(partial(kill_worker, tmp_path, 99), 2) as pool,
    ):
        run_all(pool, iter(range(30)), lambda answer: None)
    assert len(list(tmp_path.iterdir())) == MAX_ATTEMPTS
