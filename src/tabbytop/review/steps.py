"""The steps of a review: pieces of work that anybody may have done, here or elsewhere."""

from collections.abc import Callable, Sequence
from typing import Final

from tabbytop.games.parts import part_of
from tabbytop.games.registry import game
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.review.comparing import REVIEW, Answer, Effort, Piece, WholeGame, work
from tabbytop.review.report import CannotReview, Review
from tabbytop.review.turn_games import GLANCE, STUDY, Steps, review_turns
from tabbytop.texts.message import Message

SEED: Final = 1
_FIRST_BATCH: Final = 0.3  # share of the time that the first questions take


def advance(
    steps: Steps, answers: Sequence[Answer] | None
) -> tuple[Sequence[Piece], Review | None]:
    """Return the next pieces of a review, or the review if there are none; `answers` are those to
    the last pieces, None at the beginning."""
    try:
        return (next(steps) if answers is None else steps.send(answers)), None
    except StopIteration as finished:
        return (), finished.value


def finish(steps: Steps) -> Review:
    """Do all the work of a review in this process."""
    pieces, found = advance(steps, None)
    while found is None:
        pieces, found = advance(steps, [work((0, piece))[1] for piece in pieces])
    return found


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
    if part_of(played, REVIEW) is not None:
        return _in_one_go(record, seat)
    if not can_review(played):
        raise CannotReview(Message("review", "no-review", game=played.title_message()))
    return review_turns(played, record, seat, seed, *(efforts or (GLANCE, STUDY)))


def can_review(played: Game) -> bool:
    """Return whether games of this kind can be reviewed."""
    return part_of(played, REVIEW) is not None or not played.live


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
