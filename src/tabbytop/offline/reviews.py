"""Reviews of games on this device: the other worker does the pieces, one after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from tabbytop.kernel.record import Record
from tabbytop.review.comparing import Answer, Effort, Piece
from tabbytop.review.steps import SEED, BatchProgress, advance, review_steps
from tabbytop.server.people.review_jobs import ReviewJob

# Nothing is compiled in a browser: about a third of the work that a server does.
EFFORTS: Final = (
    Effort(iterations=60, worlds=12, certain_worlds=2),
    Effort(iterations=300, worlds=160, certain_worlds=8),
)


class DeviceReviews:
    """Reviews of finished games, one at a time, kept until the page is closed."""

    def __init__(
        self,
        ask: Callable[[Piece], Awaitable[Answer]],
        run_task: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._ask = ask
        self._run_task = run_task
        self._jobs: dict[tuple[str, int], ReviewJob] = {}
        self._turn = asyncio.Lock()

    def find(self, table: str, seat: int) -> ReviewJob | None:
        """Return the review of a seat, as far as it is; None if none was begun."""
        return self._jobs.get((table, seat))

    def begin(self, table: str, seat: int, record: Record) -> ReviewJob:
        """Begin a review, or return the one that was begun before; one that failed is begun
        again."""
        known = self.find(table, seat)
        if known is not None and not known.failed:
            return known
        job = self._jobs[table, seat] = ReviewJob()
        self._run_task(self._run(job, record, seat))
        return job

    async def _run(self, job: ReviewJob, record: Record, seat: int) -> None:
        try:
            async with self._turn:
                progress = BatchProgress(job.report)
                steps = review_steps(record, seat, SEED, EFFORTS)
                pieces, found = advance(steps, None)
                while found is None:
                    progress.begin(len(pieces))
                    answers: list[Answer] = []
                    for piece in pieces:
                        answers.append(await self._ask(piece))
                        progress.advance()
                    pieces, found = advance(steps, answers)
                job.review = found
        except Exception:
            job.failed = True
