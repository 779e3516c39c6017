"""What was learnt at this terminal: finished lessons, and the answers of those that were left."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tabbytop.folders import data_folder
from tabbytop.learning.lesson import Lesson

_FILE: Final = "lessons/progress.json"  # in a folder of its own: files beside it are games
_DONE, _ANSWERS = "done", "answers"


class LessonProgress:
    """A small file near the saved games. A damaged one counts as empty; if it cannot be written,
    lessons go on all the same."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or data_folder() / _FILE
        self._known: dict[str, Any] = {}
        with suppress(OSError, ValueError):
            read = json.loads(self._path.read_text(encoding="utf-8"))
            self._known = read if isinstance(read, dict) else {}

    def is_done(self, lesson: Lesson) -> bool:
        """Whether the lesson was ever finished here."""
        return self._entry(lesson).get(_DONE) is True

    def answers(self, lesson: Lesson) -> list[str]:
        """Return the answers with which the lesson was left; none if it was not begun."""
        answers = self._entry(lesson).get(_ANSWERS)
        is_list = isinstance(answers, list) and all(isinstance(each, str) for each in answers)
        return answers if isinstance(answers, list) and is_list else []

    def keep(self, lesson: Lesson, answers: list[str], *, done: bool) -> None:
        """Remember how far the learner came."""
        done = done or self.is_done(lesson)
        self._known[_key(lesson)] = {_DONE: done, _ANSWERS: list(answers)}
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._known), encoding="utf-8")

    def _entry(self, lesson: Lesson) -> dict[str, Any]:
        entry = self._known.get(_key(lesson))
        return entry if isinstance(entry, dict) else {}


def _key(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.name}"
