"""Reviewing a game, in this process or in several."""

from collections.abc import Callable

from tabbytop.kernel.record import Record
from tabbytop.lab.workers import open_pool, run_all
from tabbytop.review.comparing import Answer, work
from tabbytop.review.report import Review
from tabbytop.review.steps import SEED, BatchProgress, review_steps


def review(
    record: Record,
    seat: int,
    *,
    seed: int = SEED,
    workers: int | None = None,
    on_progress: Callable[[float], None] | None = None,
) -> Review:
    """Review a finished game for a seat.

    Depends on the record, the seat and the seed alone, never on `workers`, the number of processes
    (None: one for each core; 1: only this one). `on_progress` is called with the share that is
    done. Raises CannotReview.
    """
    steps = review_steps(record, seat, seed)
    progress = BatchProgress(on_progress)
    answers: dict[int, Answer] = {}

    def take(numbered: tuple[int, Answer]) -> None:
        answers[numbered[0]] = numbered[1]
        progress.advance()

    try:
        pieces = next(steps)
        with open_pool(work, len(pieces), workers, None) as pool:
            while True:
                progress.begin(len(pieces))
                answers.clear()
                run_all(pool, enumerate(pieces), take)
                pieces = steps.send([answers[number] for number in range(len(pieces))])
    except StopIteration as finished:
        reviewed: Review = finished.value
        return reviewed
