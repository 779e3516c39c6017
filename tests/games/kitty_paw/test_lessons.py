"""What the lessons of Kitty Paw promise: cards and a game won, and no clock that hurries."""

import pytest

import tabbytop
from tabbytop.kernel.table import CLOCK
from tabbytop.learning.lesson import GO_ON, Lesson
from tabbytop.learning.registry import lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun, OffScript
from tabbytop.learning.telling import LessonTexts

GAME = tabbytop.game("kitty-paw")
POINTS = {  # of the learner and the others, when the lesson is over
    "first-card": [5, 0],
    "hide-and-seek": [16, 10],
    "right-or-wrong": [20, 10, 11],
    "time-attack": [45],
}


def run_to(lesson: Lesson, step: str = "") -> LessonRun:
    """Return the run at a step, or at the end."""
    run = LessonRun(GAME, lesson)
    while (now := run.step) is not None and now.name != step:
        run.answer(now.moves[0] if now.moves else GO_ON)
    return run


@pytest.mark.parametrize("lesson", lessons_of(GAME), ids=lambda lesson: lesson.name)
def test_lesson_ends_with_the_points_that_it_tells(lesson: Lesson) -> None:
    run = run_to(lesson)
    assert [seat["points"] for seat in run.table.view(0)["seats"]] == POINTS[lesson.name]


def test_calls_win_a_game_with_the_fifth_card() -> None:
    lesson = lesson_of_game(GAME, "right-or-wrong")
    assert run_to(lesson).table.view(0)["phase"] == "over"
    assert "20" in LessonTexts(GAME, lesson).words(lesson.steps[-1])


def test_first_lesson_begins_with_the_goal_and_ends_with_a_right_call() -> None:
    lesson = lessons_of(GAME)[0]
    assert lesson.name == "first-card"
    assert LessonTexts(GAME, lesson).words(lesson.steps[0]).startswith("Use cats to copy")
    run = run_to(lesson, "meow")
    assert run.table.view(0)["seats"][0]["full"]
    run.answer("meow")
    checks = [event for beat in run.beats for event in beat.events if event["event"] == "checked"]
    assert [(check["seat"], check["right"]) for check in checks] == [(0, True)]


@pytest.mark.parametrize("lesson", lessons_of(GAME), ids=lambda lesson: lesson.name)
def test_clock_moves_only_where_the_lesson_tells_of_it(lesson: Lesson) -> None:
    scripted = {
        each.move.split()[0] for step in lesson.steps for each in step.then if each.seat == CLOCK
    }
    allowed = {
        "first-card": set(),
        "hide-and-seek": {"slip"},
        "right-or-wrong": {"release"},
        "time-attack": {"tick", "bell"},
    }
    assert scripted == allowed[lesson.name]


@pytest.mark.parametrize("move", ["turn left", "flip", "home", "place i7", "place j7"])
def test_other_way_of_turning_changes_nothing(move: str) -> None:
    """A learner who turns the other way can still finish the step."""
    run = run_to(lesson_of_game(GAME, "first-card"), "turn")
    before = run.table.view(0)
    with pytest.raises(OffScript):
        run.answer(move)
    assert run.table.view(0) == before
    run.answer("turn right")
    with pytest.raises(OffScript):
        run.answer("turn right")  # once too often
    run.answer("place i7")
    assert run.step is not None
    assert run.step.name == "box"


def test_peek_shows_only_the_learners_own_box() -> None:
    run = run_to(lesson_of_game(GAME, "hide-and-seek"), "held")
    peeked = [event for beat in run.beats for event in beat.events if event["event"] == "peeked"]
    assert [(event["seat"], event.get("symbol")) for event in peeked] == [(1, None)]
