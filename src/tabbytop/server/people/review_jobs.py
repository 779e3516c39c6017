"""A review that somebody waits for, as a server and a device tell it."""

from dataclasses import dataclass

from tabbytop.review.document import document
from tabbytop.review.report import Review
from tabbytop.review.steps import can_review
from tabbytop.server.errors import Refused
from tabbytop.server.people.finished_games import finished_match, seat_names
from tabbytop.server.people.review_schemas import ReviewProgress
from tabbytop.server.table.state import TableState
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader


@dataclass
class ReviewJob:
    """A review that waits, runs, is done or has failed."""

    progress: float = 0.0
    review: Review | None = None
    failed: bool = False

    def report(self, share: float) -> None:
        """Note which share is done."""
        self.progress = share


def require_reviewable(state: TableState, seat: int) -> None:
    """Refused if the decisions of a seat cannot be reviewed."""
    record = finished_match(state).record
    if record.rules != state.game.rules:
        raise Refused("not-here", Message("server", "earlier-rules"))
    if seat >= record.seats:
        raise Refused("unknown", Message("server", "nothing-here"))
    if not can_review(state.game):
        raise Refused("not-here", Message("review", "no-review", game=state.game.title_message()))


def tell_progress(
    job: ReviewJob | None, state: TableState, seat: int, language: str
) -> ReviewProgress:
    """Return how far a review is, and the review once it is done; None: it was not begun."""
    if job is None:
        return ReviewProgress(state="none", progress=0.0, review=None)
    if job.failed:
        return ReviewProgress(state="failed", progress=0.0, review=None)
    if job.review is None:
        return ReviewProgress(state="running", progress=job.progress, review=None)
    you = None if state.occupants[seat].kind == "bot" else seat
    reader = Reader(seat_names(state.occupants, language), you)
    told = document(job.review, state.game, reader, language)
    return ReviewProgress(state="done", progress=1.0, review=told)
