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
from itertools import islice
from multiprocessing import connection
from typing import Final, TypeVar

from tabbytop.lab.errors import WorkersLost

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")

_WAITING: Final = 3  # pieces queued a worker: enough to keep it busy, few enough to cancel


def run_in_processes(
    work: Callable[[Piece], Answer],
    pieces: Iterator[Piece],
    workers: int,
    take: Callable[[Answer], None],
) -> None:
    """Have all pieces done and pass each result to `take`, in any order.

    If a piece fails, or the caller is interrupted, the processes are ended at once.
    """
    executor = ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=follow_parent
    )
    try:
        pending = _submit(executor, work, islice(pieces, workers * _WAITING))
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for piece in done:
                take(piece.result())
            pending |= _submit(executor, work, islice(pieces, len(done)))
    except BrokenProcessPool as error:
        terminate_workers(executor)
        raise WorkersLost(
            "a worker process ended without a word: it was killed, memory ran out, or the program "
            'that simulates lacks its `if __name__ == "__main__":`; workers=1 needs no processes'
        ) from error
    except BaseException:
        terminate_workers(executor)
        raise
    executor.shutdown()


def _submit(
    executor: ProcessPoolExecutor, work: Callable[[Piece], Answer], pieces: Iterator[Piece]
) -> set[Future[Answer]]:
    """Submit pieces with SIGINT blocked, because this starts processes."""
    with sigint_blocked():
        return {executor.submit(work, piece) for piece in pieces}


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
