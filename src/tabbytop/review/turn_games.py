"""Review of games in turns: the chance to win that each decision cost."""

from collections.abc import Generator, Sequence
from typing import Final

from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.record import Record
from tabbytop.kernel.result import Result
from tabbytop.review.comparing import Answer, Effort, Piece, Question
from tabbytop.review.report import CHANCE, Loss, Review, clear_losses, total

GLANCE: Final = Effort(iterations=150, worlds=24, certain_worlds=2)
STUDY: Final = Effort(iterations=1000, worlds=400, certain_worlds=20)
MOST_STUDIED: Final = 10  # decisions
_SUSPICIOUS: Final = 0.002  # loss at first sight

Steps = Generator[Sequence[Piece], Sequence[Answer], Review]
"""Yields pieces of work, is sent their answers in the same order, and returns the review."""


def review_turns(
    game: Game, record: Record, seat: int, seed: int, glance: Effort = GLANCE, study: Effort = STUDY
) -> Steps:
    """Review a seat: a glance at every decision, then a close look at the most suspicious.

    Only the close look counts, and it shares no samples with the glance: a loss is not exaggerated
    for having been picked. Decisions that looked fine at the glance count as no loss.
    """
    questions, result = _questions(game, record, seat, seed, glance)
    glances = yield questions
    suspicious = [
        loss
        for loss in _losses(glances)
        if loss.better != loss.made and loss.loss.mean > _SUSPICIOUS
    ]
    suspicious.sort(key=lambda loss: (-loss.loss.mean, loss.place))
    picked = suspicious[:MOST_STUDIED]
    places = {loss.place for loss in picked}
    found: list[Loss] = []
    if places:
        later = derive_seed(seed, "study")
        studies = [
            question._replace(effort=study, seed=later)
            for question in questions
            if question.place in places
        ]
        found = _losses((yield studies))
    return Review(
        game=game.name,
        seats=record.seats,
        seat=seat,
        measure=CHANCE,
        considered=len(questions),
        losses=clear_losses(found),
        margin=margin_of(result, seat),
        decisions=total(found),
    )


def _losses(answers: Sequence[Answer]) -> list[Loss]:
    return [answer for answer in answers if isinstance(answer, Loss)]


def margin_of(result: Result, seat: int) -> float:
    """Return 1 for a win and 0 for a defeat, minus an even share of the wins of this game."""
    players = len(result.places) + len(result.opponents)
    return (seat in result.winners) - max(1, len(result.winners)) / players


def _questions(
    game: Game, record: Record, seat: int, seed: int, effort: Effort
) -> tuple[list[Question], Result]:
    """Return all decisions of the seat that had a choice, and the result of the game."""
    table = record.replay(game, 0)
    questions: list[Question] = []
    for place, (mover, text) in enumerate(record.moves):
        if place > 0:
            record.redeal(table, place)
        move = game.vocabulary.move(text)
        if mover == seat and len(table.moves(seat)) > 1:
            rng = quick(derive_seed(seed, f"table before move {place}"))
            position = table.imagine(seat, rng).position()
            questions.append(Question(game.name, position, place, seat, move, seed, effort))
        table.play(mover, move)
    result = table.result()
    assert result is not None, "only finished games are reviewed"
    return questions, result
