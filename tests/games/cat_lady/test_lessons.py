"""The lessons of Cat Lady: the words fit what happens on the table."""

import re
from pathlib import Path

import pytest

import tabbytop
from tabbytop.kernel.result import Result
from tabbytop.learning.lesson import GO_ON
from tabbytop.learning.registry import lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun
from tabbytop.learning.telling import LessonTexts
from tabbytop.texts.preferred import LANGUAGES

GAME = tabbytop.game("cat-lady")
QUOTED = re.compile(r"[“„«]\s?([^”“»,]+)[^”“»]*[”“»]")
FOLDER = Path(tabbytop.__file__).parent / "games" / "cat_lady" / "texts"


def played(name: str) -> LessonRun:
    """Return the run of a lesson after its first way through."""
    run = LessonRun(GAME, lesson_of_game(GAME, name))
    while (step := run.step) is not None:
        run.answer(step.moves[0] if step.moves else GO_ON)
    return run


def result_of(name: str) -> Result:
    result = played(name).table.result()
    assert result is not None
    return result


def last_words(name: str) -> str:
    lesson = lesson_of_game(GAME, name)
    return LessonTexts(GAME, lesson).words(lesson.steps[-1])


def test_first_lesson_begins_with_the_goal() -> None:
    first = lessons_of(GAME)[0]
    goal = LessonTexts(GAME, first).words(first.steps[0]).split(".")[0]
    assert "collect cats" in goal
    assert "points" in goal


def test_first_lesson_ends_with_two_fed_cats_and_a_win() -> None:
    result = result_of("first-cats")
    points = {line.args.get("cat", line.key): line.points for line in result.sheets[0]}
    assert (points["zeus"], points["snowflake"], points["costumes"]) == (3, 2, 6)
    assert result.places[0] == 1


def test_every_lesson_ends_with_the_points_that_it_tells() -> None:
    for lesson in lessons_of(GAME):
        result = result_of(lesson.name)
        assert result.places[0] == 1
        words = last_words(lesson.name).replace(".", "").replace(",", "").split()
        assert str(result.scores[0]) in words


def test_shared_goal_of_the_treats_lesson_is_reached_by_both() -> None:
    sheets = result_of("treats").sheets
    assert [sum(line.key == "goal" for line in sheet) for sheet in sheets] == [1, 1, 0]


def test_cat_player_loses_the_solitaire_lesson() -> None:
    (cat_player,) = result_of("alone").opponents
    assert cat_player.score == 5
    assert "5" in last_words("alone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_words_are_on_the_page(language: str) -> None:
    """A step says “Adopt a stray” only if a button is called so."""
    files = [FOLDER / language / f"{area}.ftl" for area in ("cat-lady", "page-cat-lady")]
    known = " ".join(file.read_text(encoding="utf-8") for file in files)
    for lesson in lessons_of(GAME):
        texts = LessonTexts(GAME, lesson, language)
        for step in lesson.steps:
            for label in QUOTED.findall(" ".join(texts.words(step).split())):
                assert label.strip() in known, (lesson.name, step.name)
