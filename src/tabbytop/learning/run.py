"""A lesson being played, on the real rules.

A run is given by the answers so far, so nobody has to keep one: the same answers lead to the same
place.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from tabbytop.kernel.errors import BadOptions, MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.table import Table
from tabbytop.learning.lesson import GO_ON, BadLesson, Lesson, LessonStep
from tabbytop.texts.message import Message


class OffScript(MoveError):
    """Raised for an answer that the rules allow and that the lesson does not wait for."""


class Beat(NamedTuple):
    """A move, as the learner sees it: who made it, its events, and the view after it."""

    seat: int
    events: list[dict[str, object]]
    view: Mapping[str, Any]


class LessonRun:
    """A lesson in progress: the step that waits for an answer, and the table.

    `beats` are the moves since the last answer; none of them if `is_new_position`, because the
    table was set up anew.
    """

    table: Table

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.answers: list[str] = []
        self.beats: list[Beat] = []
        self.is_new_position = True
        self._place = -1
        self._next_step()

    @classmethod
    def resume(cls, game: Game, lesson: Lesson, answers: Sequence[str]) -> Self:
        """Return the run after these answers; raise MoveError if one of them does not fit."""
        run = cls(game, lesson)
        for answer in answers:
            run.answer(answer)
        return run

    @property
    def place(self) -> int:
        """The number of steps that are finished."""
        return self._place

    @property
    def step(self) -> LessonStep | None:
        """The step that waits for an answer; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self._place] if self._place < len(steps) else None

    @property
    def is_over(self) -> bool:
        """Whether every step is finished."""
        return self.step is None

    def answer(self, answer: str) -> None:
        """Go on, or make a move of the learner, in notation.

        Raises MoveError if the rules refuse it and OffScript if the lesson waits for something
        else, and then changes nothing.
        """
        step = self.step
        if step is None:
            raise OffScript(Message("learning", "is-over"))
        if answer == GO_ON and step.moves:
            raise OffScript(Message("learning", "waits-for-move"))
        finishes = True
        if answer != GO_ON:
            finishes = self._require_expected(step, answer)
        self.beats = []
        self.is_new_position = False
        if answer != GO_ON:
            self._play(self.lesson.seat, answer)
        self.answers.append(answer)
        if finishes:
            for scripted in step.then:
                self._play_script(step, scripted.seat, scripted.move)
            self._next_step()

    def _require_expected(self, step: LessonStep, answer: str) -> bool:
        """Return whether the move finishes the step; raise if it is not among those waited for."""
        number = self.game.vocabulary.move(answer)
        refusal = self.table.refusal(self.lesson.seat, number)
        if refusal is not None:
            raise refusal
        if not step.moves:
            raise OffScript(Message("learning", "waits-for-reader"))
        text = self.game.vocabulary.text(number)
        if text in step.moves:
            return True
        if text in step.also:
            return False
        raise OffScript(Message("learning", "other-move"))

    def _next_step(self) -> None:
        self._place += 1
        step = self.step
        if step is None:
            return
        if step.sets_up:
            self.table = self._set_up(step)
            self.table.take_events()
            self.beats = []
            self.is_new_position = True
        for move in (*step.moves, *step.also):
            self._require_canonical(step, move)
        if step.moves and not any(self._is_legal(move) for move in step.moves):
            raise self._broken(step, f"none of {list(step.moves)} is legal")

    def _set_up(self, step: LessonStep) -> Table:
        make = self.game.deal if step.arrange is None else getattr(self.game, "arrange", None)
        if make is None:
            raise self._broken(step, "the game cannot arrange positions")
        arguments = step.deal if step.arrange is None else step.arrange
        try:
            table: Table = make(**(arguments or {}), events=True)
        except (BadOptions, TypeError) as error:
            raise self._broken(step, str(error)) from error
        if len(self.lesson.names) != table.seats - 1 or self.lesson.seat >= table.seats:
            raise self._broken(step, f"the lesson does not name {table.seats - 1} others")
        return table

    def _play_script(self, step: LessonStep, seat: int, move: str) -> None:
        try:
            self._play(seat, move)
        except MoveError as error:
            raise self._broken(step, f"{seat}: {move}: {error}") from error

    def _play(self, seat: int, move: str) -> None:
        self.table.play(seat, move)
        learner = self.lesson.seat
        events = [event.seen_by(learner) for event in self.table.take_events()]
        self.beats.append(Beat(seat, events, self.table.view(learner)))

    def _require_canonical(self, step: LessonStep, move: str) -> None:
        try:
            text = self.game.vocabulary.text(self.game.vocabulary.move(move))
        except MoveError as error:
            raise self._broken(step, str(error)) from error
        if text != move:
            raise self._broken(step, f"{move!r} is written {text!r}")

    def _is_legal(self, move: str) -> bool:
        return self.table.allows(self.lesson.seat, self.game.vocabulary.move(move))

    def _broken(self, step: LessonStep, why: str) -> BadLesson:
        return BadLesson(f"{self.lesson.game}, {self.lesson.name}, step {step.name}: {why}")
