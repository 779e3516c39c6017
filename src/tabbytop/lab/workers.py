"""Running pieces of work, in this process or in several."""

import os
from collections.abc import Callable, Iterator
from typing import TypeVar

from tabbytop.lab.errors import BadSimulation

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")


def run_all(
    work: Callable[[Piece], Answer],
    pieces: Iterator[Piece],
    workers: int,
    take: Callable[[Answer], None],
) -> None:
    """Have all pieces done and pass each result to `take`, in any order.

    With one worker everything happens in this process. A piece that fails ends everything.
    """
    if workers == 1:
        for piece in pieces:
            take(work(piece))
    else:
        from tabbytop.lab.processes import run_in_processes  # noqa: PLC0415 - slow, and often not needed

        run_in_processes(work, pieces, workers, take)


def worker_count(wanted: int | None, games: int) -> int:
    """Return the wanted number, or one for each core; never more than there are games."""
    if wanted is not None and wanted < 1:
        raise BadSimulation(f"it takes at least one worker, not {wanted}")
    return min(wanted or available_cores(), games)


def available_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
