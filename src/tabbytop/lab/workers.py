"""Pieces of work, done here or by several processes."""

import os
from collections.abc import Callable, Iterator
from typing import TypeVar

from tabbytop.lab.errors import BadSimulation

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def do_all(
    work: Callable[[Piece], Done],
    pieces: Iterator[Piece],
    workers: int,
    take: Callable[[Done], None],
) -> None:
    """Have all pieces done and take what comes of each, in whatever order it comes.

    With one worker everything happens in this process. A piece that fails ends all of it.
    """
    if workers == 1:
        for piece in pieces:
            take(work(piece))
    else:
        from tabbytop.lab.processes import share_out  # noqa: PLC0415 - slow, and often not needed

        share_out(work, pieces, workers, take)


def number_of_workers(wanted: int | None, games: int) -> int:
    """As many as wanted, else one for each core; never more than there are games."""
    if wanted is not None and wanted < 1:
        raise BadSimulation(f"it takes at least one worker, not {wanted}")
    return min(wanted or cores(), games)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
