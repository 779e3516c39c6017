"""Lessons as data: what a file in a game's folder `lessons` says.

docs/lessons.md describes the format. Reading checks everything that can be checked without playing;
`LessonRun` checks the rest by playing on the real rules.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.table import CLOCK

GO_ON: Final = ""  # the answer to a step that waits for no move
_LESSON_KEYS: Final = {"order", "seat", "names", "steps"}
_STEP_KEYS: Final = {"name", "arrange", "deal", "points", "moves", "also", "then", "rulings"}
_CLOCK: Final = "clock"


class BadLesson(TabbytopError):
    """Raised when a lesson does not say what a lesson must say, or no longer fits the rules."""


@dataclass(frozen=True)
class ScriptedMove:
    """A move that the lesson makes for a seat, or for the clock."""

    seat: int
    move: str


@dataclass(frozen=True)
class LessonStep:
    """One thing to read and, mostly, one thing to do.

    - `arrange` holds the arguments of the game's `arrange`, `deal` those of `Game.deal`; without
      both, the step goes on from the last.
    - `points` are the things that it is about, by what they are: `bowl 2`, `hand`, `seat 1`.
    - `moves` are the answers that finish the step, in notation; none: the learner reads and goes
      on. `also` are moves that are played and do not finish it.
    - `then` are the moves that the lesson makes after the answer.
    - `rulings` are the numbers of the rulings that the learner meets here.
    """

    name: str
    arrange: Mapping[str, Any] | None = None
    deal: Mapping[str, Any] | None = None
    points: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    then: tuple[ScriptedMove, ...] = ()
    rulings: tuple[str, ...] = ()

    @property
    def sets_up(self) -> bool:
        """Whether the step begins with a new position."""
        return self.arrange is not None or self.deal is not None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: the learner's seat, the others' names, and the steps."""

    game: str
    name: str
    order: int
    seat: int
    names: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    def names_at_table(self, learner: str) -> list[str]:
        """Return the names of all seats."""
        return [*self.names[: self.seat], learner, *self.names[self.seat :]]

    def rulings(self) -> frozenset[str]:
        """Return the numbers of all rulings that the lesson touches."""
        return frozenset(ruling for step in self.steps for ruling in step.rulings)


def read_lesson(game: str, file: Path) -> Lesson:
    """Return the lesson in a file, or raise BadLesson with the place of the mistake."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{file.name}: {error}") from None
    return lesson_of(game, file.stem, document)


def lesson_of(game: str, name: str, document: Mapping[str, Any]) -> Lesson:
    """Return the lesson that a document describes, or raise BadLesson."""
    _require_keys(document, _LESSON_KEYS, name)
    steps = [_step(name, entry) for entry in _a_list(document, "steps", dict, name)]
    if not steps or not steps[0].sets_up:
        raise BadLesson(f"{name}: the first step must arrange or deal a position")
    names = [step.name for step in steps]
    for double in {each for each in names if names.count(each) > 1}:
        raise BadLesson(f"{name}: two steps are called {double!r}")
    return Lesson(
        game=game,
        name=name,
        order=_a_number(document, "order", name),
        seat=_a_number(document, "seat", name),
        names=tuple(_a_list(document, "names", str, name)),
        steps=tuple(steps),
    )


def _step(lesson: str, entry: Mapping[str, Any]) -> LessonStep:
    name = entry.get("name")
    if not isinstance(name, str) or not name:
        raise BadLesson(f"{lesson}: every step needs a name")
    where = f"{lesson}, step {name}"
    _require_keys(entry, _STEP_KEYS, where)
    for key in ("arrange", "deal"):
        if not isinstance(entry.get(key, {}), dict):
            raise BadLesson(f"{where}: {key} must be a table of arguments")
    step = LessonStep(
        name=name,
        arrange=entry.get("arrange"),
        deal=entry.get("deal"),
        points=tuple(_a_list(entry, "points", str, where)),
        moves=tuple(_a_list(entry, "moves", str, where)),
        also=tuple(_a_list(entry, "also", str, where)),
        then=tuple(_scripted(each, where) for each in _a_list(entry, "then", str, where)),
        rulings=tuple(_a_list(entry, "rulings", str, where)),
    )
    if step.arrange is not None and step.deal is not None:
        raise BadLesson(f"{where}: it can arrange or deal, not both")
    if step.also and not step.moves:
        raise BadLesson(f"{where}: `also` needs `moves` that finish the step")
    return step


def _scripted(text: str, where: str) -> ScriptedMove:
    """Return the move of `1: play tom 2` or `clock: start`."""
    who, colon, move = text.partition(":")
    if not colon or not (who.strip().isdecimal() or who.strip() == _CLOCK):
        raise BadLesson(f"{where}: {text!r} must be a seat, a colon and a move")
    seat = CLOCK if who.strip() == _CLOCK else int(who)
    return ScriptedMove(seat, move.strip())


def _require_keys(document: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in document:
        if key not in known:
            raise BadLesson(f"{where}: {key!r} is not known here")


def _a_number(document: Mapping[str, Any], key: str, where: str) -> int:
    value = document.get(key, 0)
    if type(value) is not int or value < 0:
        raise BadLesson(f"{where}: {key} must be a number")
    return value


def _a_list(document: Mapping[str, Any], key: str, kind: type, where: str) -> list[Any]:
    values = document.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, kind) for value in values):
        raise BadLesson(f"{where}: {key} must be a list")
    return values
