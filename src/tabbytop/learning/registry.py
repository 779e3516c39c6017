"""Registry of lessons: the files `lessons/*.toml` beside a game's code, ours or a plug-in's."""

from functools import cache
from typing import Final

from tabbytop.games.parts import folder_of
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.learning.lesson import Lesson, read_lesson
from tabbytop.texts import catalogue
from tabbytop.texts.message import Message

_FOLDER: Final = "lessons"


class UnknownLesson(TabbytopError):
    """Raised when a game has no lesson of that name."""


def lessons_of(game: Game) -> list[Lesson]:
    """Return the lessons of a game in their order; empty if it has none."""
    return list(_lessons(game))


def lesson_of_game(game: Game, name: str) -> Lesson:
    """Return one lesson, or raise UnknownLesson, which lists those of the game."""
    known = {lesson.name: lesson for lesson in _lessons(game)}
    if name not in known:
        raise UnknownLesson(
            Message("learning", "no-lesson", name=safe_repr(name), lessons=list(known))
        )
    return known[name]


def area_of(game: str) -> str:
    """Return the area of the catalogue that has the texts of a game's lessons."""
    return f"{game}-lessons"


@cache
def _lessons(game: Game) -> tuple[Lesson, ...]:
    folder = folder_of(game)
    files = [] if folder is None else sorted((folder / _FOLDER).glob("*.toml"))
    if files:
        catalogue.add_area(area_of(game.name), names_from=game.name)
    found = [read_lesson(game.name, file) for file in files]
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.name)))
