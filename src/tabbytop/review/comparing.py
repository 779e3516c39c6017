"""Comparing a move that was made with the best one: the work of a review, done in any process."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tabbytop.bots.search import Search
from tabbytop.games.parts import part_of
from tabbytop.games.registry import game
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.review.report import Loss, Review
from tabbytop.review.values import compare

REVIEW: Final = "thinking.review"  # the part of a game whose decisions are not searched


class Effort(NamedTuple):
    """How thoroughly a decision is looked at; never by the clock, so that reviews repeat."""

    iterations: int  # of the search for the best move
    worlds: int  # determinized tables on which the two moves are compared
    certain_worlds: int  # the same where the game's judge knows the best move


class Question(NamedTuple):
    """A decision of a seat: a determinized table before it, and the move made."""

    game: str
    position: Mapping[str, object]
    place: int
    seat: int
    made: int
    seed: int
    effort: Effort


class WholeGame(NamedTuple):
    """A game that is reviewed in one go, because nothing has to be searched for."""

    record: Mapping[str, object]
    seat: int


Piece = Question | WholeGame
Answer = Loss | Review


def work(numbered: tuple[int, Piece]) -> tuple[int, Answer]:
    """Do a numbered piece of work of a review."""
    number, piece = numbered
    if isinstance(piece, Question):
        return number, judge_decision(piece)
    record = Record.read(piece.record)
    played = game(record.game)
    own = part_of(played, REVIEW)
    assert own is not None, f"{played.name} has no review of its own"
    found: Review = own.review(played, record, piece.seat)
    return number, found


def judge_decision(question: Question) -> Loss:
    """Find the best move with the strongest search, and compare the move made with it.

    The search and the comparison use different determinized tables: a move that was lucky in the
    search does not stay lucky.
    """
    table = game(question.game).resume(question.position)
    seat, made, effort = question.seat, question.made, question.effort
    rng = quick(derive_seed(question.seed, f"review of move {question.place}"))
    judge = table.game.judge
    better, worlds = judge.certain_move(table, seat), effort.certain_worlds
    if better == UNSURE:
        better, worlds = _search(table, seat, rng, effort.iterations), effort.worlds
    loss = compare(table, seat, better, made, rng, worlds)
    return Loss(
        question.place,
        made,
        better,
        loss,
        tuple(judge.reasons(table, seat, made)),
        tuple(judge.reasons(table, seat, better)),
    )


def _search(table: Table, seat: int, rng: Generator, iterations: int) -> int:
    search = Search(table, seat, rng.branch())
    for _ in range(iterations):
        search.iterate()
    return search.best_move()
