"""A lesson in words.

The texts are in the area `<game>-lessons`: `<lesson>` is its title, `<lesson>-<step>` what a step
says, its attribute `other` what is said to a move that the lesson does not wait for. A thing that a
step points at is `point-<kind>`, there or in the area `learning`.
"""

from typing import Final

from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.telling import capital
from tabbytop.learning.lesson import Lesson, LessonStep
from tabbytop.learning.registry import area_of
from tabbytop.texts import catalogue
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message, message_of
from tabbytop.texts.reader import Reader

_OURS: Final = "learning"
_WORDS_PER_MINUTE: Final = 130  # a child who reads fluently
_SECONDS_PER_MOVE: Final = 6
catalogue.add_area(_OURS, kinds={"seat": catalogue.PERSON})


class LessonTexts:
    """Puts one lesson into words of one language."""

    def __init__(self, game: Game, lesson: Lesson, language: str = ENGLISH) -> None:
        self._game = game
        self._lesson = lesson
        self._language = language
        self._area = area_of(game.name)
        learner = catalogue.render(Message(_OURS, "learner"), language)
        self.reader = Reader(lesson.names_at_table(learner), lesson.seat)

    def title(self) -> str:
        """Return the title of the lesson."""
        return self._render(Message(self._area, self._lesson.name))

    def words(self, step: LessonStep) -> str:
        """Return what a step says, in paragraphs."""
        return self._render(Message(self._area, self._key(step)))

    def other_move(self, step: LessonStep) -> str:
        """Return what is said to a legal move that the step does not wait for."""
        own = f"{self._key(step)}.other"
        if catalogue.has_text(self._area, own):
            return self._render(Message(self._area, own))
        vocabulary = self._game.vocabulary
        speaks = GameTexts(self._game, self._language)
        moves = [speaks.tell_move(vocabulary.move(move), self.reader) for move in step.moves]
        if not moves:
            return self._render(Message(_OURS, "waits-for-reader"))
        return self._render(Message(_OURS, "other-move-instead", move=moves[0]))

    def points(self, step: LessonStep) -> list[str]:
        """Return what the step points at, each in words."""
        return [capital(self._render(self._point(point))) for point in step.points]

    def about(self, step: LessonStep) -> str:
        """Return the sentence that says what the step points at; empty if at nothing."""
        points = [self._point(point) for point in step.points]
        return self._render(Message(_OURS, "about", things=points)) if points else ""

    def seconds(self) -> int:
        """Return about how long the lesson takes a slow reader."""
        words = sum(len(self.words(step).split()) for step in self._lesson.steps)
        moves = sum(1 for step in self._lesson.steps if step.moves)
        return round(words * 60 / _WORDS_PER_MINUTE) + moves * _SECONDS_PER_MOVE

    def _key(self, step: LessonStep) -> str:
        return f"{self._lesson.name}-{step.name}"

    def _point(self, point: str) -> Message:
        """Return the message of a thing: `bowl 2` is `point-bowl` with the argument `bowl`."""
        kind, _, which = point.partition(" ")
        key = f"point-{kind}"
        area = self._area if catalogue.has_text(self._area, key) else _OURS
        value: object = int(which) if which.isdecimal() else which
        return message_of(area, key, {kind: value} if which else {})

    def _render(self, message: Message) -> str:
        return catalogue.render(message, self._language, self.reader)
