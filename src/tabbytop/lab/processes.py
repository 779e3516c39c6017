"""Distributing work over processes.

Processes are spawned, never forked: that works the same everywhere, and is safe beside the thread
that draws a progress bar.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.synchronize import Event

from tabbytop.lab.errors import WorkersLost
from tabbytop.lab.workers import Answer, Chunk, Finished, Piece, WorkerPool
from tabbytop.texts.message import Message


class ProcessPool(WorkerPool[Piece, Answer]):
    """Processes of this machine. If one of them is lost, all are replaced: the executor stops
    working, and does not tell which chunk it was."""

    def __init__(self, work: Callable[[Piece], Answer], workers: int) -> None:
        super().__init__(work, workers)
        self._pending: dict[Future[Answer], Chunk[Piece]] = {}
        self._refused: list[Chunk[Piece]] = []
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._begun = context.Event()
        self._executor = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=_begin, initargs=(self._begun,)
        )

    def submit(self, chunk: Chunk[Piece]) -> None:
        try:
            with sigint_blocked():  # because this starts processes
                future = self._executor.submit(self.work, chunk.piece)
        except BrokenProcessPool:
            self._refused.append(chunk)
        else:
            self._pending[future] = chunk

    def wait(self) -> Finished[Piece, Answer]:
        if not self._refused:
            wait(self._pending, return_when=FIRST_COMPLETED)
        finished = self._collect()
        if finished.lost:
            self._replace(finished)
        return finished

    def _collect(self) -> Finished[Piece, Answer]:
        """Return the chunks of all futures that are done."""
        finished: Finished[Piece, Answer] = Finished([], self._refused)
        self._refused = []
        for future in [future for future in self._pending if future.done()]:
            chunk = self._pending.pop(future)
            if future.cancelled() or isinstance(future.exception(), BrokenProcessPool):
                finished.lost.append(chunk)
            else:
                finished.answers.append(future.result())
        return finished

    def _replace(self, finished: Finished[Piece, Answer]) -> None:
        """Start new processes, and add to `finished` what the old ones still had."""
        self.terminate()
        if not self._begun.is_set():
            raise WorkersLost(Message("lab", "workers-cannot-start"))
        rest = self._collect()
        finished.answers.extend(rest.answers)
        finished.lost.extend(rest.lost)
        self._start()

    def close(self) -> None:
        self._executor.shutdown()

    def terminate(self) -> None:
        terminate_workers(self._executor)


def _begin(begun: Event) -> None:
    """Prepare a worker, and let the parent know that processes can start at all."""
    follow_parent()
    begun.set()


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block SIGINT while processes are started; they inherit the mask.

    Ctrl-C reaches every process of a terminal, but only the one that the person started handles it.
    So no worker reports an interrupt before it can ignore the signal.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """Ignore SIGINT, and exit when the parent has ended.

    A parent that is killed cannot end its workers, which would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=[parent.sentinel], daemon=True).start()


def _exit_after(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def terminate_workers(executor: ProcessPoolExecutor) -> None:
    """Terminate the workers without waiting for their work.

    Python 3.14 has `ProcessPoolExecutor.terminate_workers`; before, only `_processes` lists them.
    """
    for process in list((executor._processes or {}).values()):
        process.terminate()
    executor.shutdown(wait=True, cancel_futures=True)
