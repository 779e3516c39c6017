"""Reviewing a game, in this process or in several."""

from collections.abc import Callable, Sequence
from typing import Final

from tabbytop.games.registry import game
from tabbytop.kernel.record import Record
from tabbytop.lab.workers import open_pool, run_all
from tabbytop.review.comparing import Question, work
from tabbytop.review.report import CannotReview, Loss, Review
from tabbytop.review.turn_games import Steps, review_turns
from tabbytop.texts.message import Message

SEED: Final = 1
_FIRST_BATCH: Final = 0.3  # share of the time that the first questions take


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
    (None: one for each core; 1: only this one). `on_progress` is called with the share that is done.
    Raises CannotReview.
    """
    steps = review_steps(record, seat, seed)
    progress = BatchProgress(on_progress)
    try:
        questions = next(steps)
        with open_pool(work, len(questions), workers, None) as pool:
            while True:
                answers: dict[int, Loss] = {}

                def take(loss: Loss, answers: dict[int, Loss] = answers) -> None:
                    answers[loss.place] = loss
                    progress.advance()

                progress.begin(len(questions))
                run_all(pool, iter(questions), take)
                questions = steps.send(in_order(questions, answers))
    except StopIteration as finished:
        reviewed: Review = finished.value
        return reviewed


def review_steps(record: Record, seat: int, seed: int = SEED) -> Steps:
    """Return the steps of a review, for whoever has the questions answered (`comparing.work`)."""
    played = game(record.game)
    if not 0 <= seat < record.seats:
        raise CannotReview(Message("kernel", "no-seat", seat=str(seat), most=record.seats - 1))
    if record.replay(played).actors():
        raise CannotReview(Message("review", "not-over"))
    return review_turns(played, record, seat, seed)


def in_order(questions: Sequence[Question], answers: dict[int, Loss]) -> list[Loss]:
    """Return the answers in the order of the questions."""
    return [answers[question.place] for question in questions]


class BatchProgress:
    """Turns answered questions into the share of a review that is done."""

    def __init__(self, report: Callable[[float], None] | None) -> None:
        self._report = report
        self._batches = 0
        self._questions = 0
        self._answered = 0

    def begin(self, questions: int) -> None:
        """Begin a batch of questions."""
        self._batches += 1
        self._questions, self._answered = max(1, questions), 0

    def advance(self) -> None:
        """Count an answer."""
        self._answered += 1
        share = self._answered / self._questions
        before, within = (0.0, _FIRST_BATCH) if self._batches == 1 else (_FIRST_BATCH, 1.0)
        if self._report is not None:
            self._report(before + share * (within - before))
