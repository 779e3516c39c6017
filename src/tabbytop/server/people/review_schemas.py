"""Schemas of reviews over HTTP."""

from typing import Literal

from msgspec import Struct

from tabbytop.review.document import ReviewDocument


class ReviewProgress(Struct, frozen=True):
    """How far a review is, 0 … 1; `none` if it was not begun here. One that failed can be begun
    again."""

    state: Literal["none", "running", "done", "failed"]
    progress: float
    review: ReviewDocument | None
