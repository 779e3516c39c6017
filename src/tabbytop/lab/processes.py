"""Handing pieces of work to processes.

Processes are spawned, never forked: that is the same everywhere, and safe beside the thread
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
Done = TypeVar("Done")

_WAITING: Final = 3  # pieces a worker: enough that none is ever idle, few enough to forget quickly


def share_out(
    work: Callable[[Piece], Done],
    pieces: Iterator[Piece],
    workers: int,
    take: Callable[[Done], None],
) -> None:
    """Have all pieces done and take what comes back, in whatever order it comes.

    If a piece fails, or the caller is interrupted, the processes are ended at once.
    """
    executor = ProcessPoolExecutor(
        workers, mp_context=multiprocessing.get_context("spawn"), initializer=follow_parent
    )
    try:
        pending = _submitted(executor, work, islice(pieces, workers * _WAITING))
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for piece in done:
                take(piece.result())
            pending |= _submitted(executor, work, islice(pieces, len(done)))
    except BrokenProcessPool as error:
        end_now(executor)
        raise WorkersLost(
            "a worker process ended without a word: it was killed, memory ran out, or the program "
            'that simulates lacks its `if __name__ == "__main__":`; workers=1 needs no processes'
        ) from error
    except BaseException:
        end_now(executor)
        raise
    executor.shutdown()


def _submitted(
    executor: ProcessPoolExecutor, work: Callable[[Piece], Done], pieces: Iterator[Piece]
) -> set[Future[Done]]:
    """Submit pieces, with interrupts held back meanwhile: it starts processes."""
    with interrupts_held_back():
        return {executor.submit(work, piece) for piece in pieces}


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """For starting processes, which inherit it.

    Ctrl-C reaches every process of a terminal, and the one that the person started is to handle
    it. So none of the others complains about an interrupt before it can be told to leave them
    alone.
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
    """Leave interrupts to the process that the person started, and end when it has ended.

    One that is killed cannot end its workers, and they would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=[parent.sentinel], daemon=True).start()


def _end_after(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def end_now(executor: ProcessPoolExecutor) -> None:
    """End the workers without waiting for what they are at.

    Python 3.14 has `terminate_workers` for it; before, the processes are found nowhere else.
    """
    for process in list((executor._processes or {}).values()):
        process.terminate()
    executor.shutdown(wait=True, cancel_futures=True)
