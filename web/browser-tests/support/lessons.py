"""Print every lesson as JSON: what each step points at, and an answer that finishes it."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "examples"))
import nap_time

from tabbytop.games import registry
from tabbytop.kernel.game import Game
from tabbytop.learning.lesson import GO_ON, Lesson, LessonStep
from tabbytop.learning.registry import lessons_of
from tabbytop.learning.run import LessonRun


def finishing_answer(run: LessonRun, step: LessonStep) -> str:
    """Return the first move of a step that is legal."""
    vocabulary, seat = run.game.vocabulary, run.lesson.seat
    legal = [move for move in step.moves if run.table.allows(seat, vocabulary.move(move))]
    return legal[0] if step.moves else GO_ON


def steps_of(game: Game, lesson: Lesson) -> list[dict[str, object]]:
    """Play a lesson and return its steps."""
    run = LessonRun(game, lesson)
    found: list[dict[str, object]] = []
    while run.step is not None:
        answer = finishing_answer(run, run.step)
        found.append({"answer": answer, "points": run.step.points})
        run.answer(answer)
    return found


if __name__ == "__main__":
    games = [registry.game(name) for name in registry.list_games()]
    games += [] if nap_time.GAME.name in registry.list_games() else [nap_time.GAME]
    lessons = [
        {"game": game.name, "lesson": lesson.name, "steps": steps_of(game, lesson)}
        for game in games
        for lesson in lessons_of(game)
    ]
    sys.stdout.write(json.dumps(lessons))
