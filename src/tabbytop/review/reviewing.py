"""Reviewing a game, in this process or in several."""

from collections.abc import Callable
from typing import Final

from tabbytop.games.registry import game
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.lab.workers import open_pool, run_all
from tabbytop.review.comparing import Answer, Effort, WholeGame, work
from tabbytop.review.report import CannotReview, Review
from tabbytop.review.turn_games import GLANCE, STUDY, Steps, review_turns
from tabbytop.texts.message import Message

SEED: Final = 1
WHOLE_GAMES: Final = ("kitty-paw", "meow")  # with a review of their own
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


def finish(steps: Steps) -> Review:
    """Do all the work of a review in this process."""
    try:
        pieces = next(steps)
        while True:
            pieces = steps.send([work((0, piece))[1] for piece in pieces])
    except StopIteration as finished:
        reviewed: Review = finished.value
        return reviewed


def review_steps(
    record: Record, seat: int, seed: int = SEED, efforts: tuple[Effort, Effort] | None = None
) -> Steps:
    """Return the steps of a review, for callers who have the work done (`comparing.work`).

    `efforts` are those of the glance and of the close look, if not the usual ones.
    """
    played = game(record.game)
    if not 0 <= seat < record.seats:
        raise CannotReview(Message("kernel", "no-seat", seat=str(seat), most=record.seats - 1))
    if record.replay(played).actors():
        raise CannotReview(Message("review", "not-over"))
    if record.game in WHOLE_GAMES:
        return _in_one_go(record, seat)
    if not can_review(played):
        raise CannotReview(Message("review", "no-review", game=played.title_message()))
    return review_turns(played, record, seat, seed, *(efforts or (GLANCE, STUDY)))


def can_review(played: Game) -> bool:
    """Return whether games of this kind can be reviewed."""
    return played.name in WHOLE_GAMES or not played.live


def _in_one_go(record: Record, seat: int) -> Steps:
    answers = yield [WholeGame(record.as_dict(), seat)]
    found = answers[0]
    assert isinstance(found, Review)
    return found


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
