"""The lessons of our games: they play to their end, are short, and touch enough of the rules."""

import re

import pytest

import tabbytop
from generators.docs import rulings_of, touched
from tabbytop.games.registry import built_in_games
from tabbytop.learning.lesson import GO_ON, Lesson
from tabbytop.learning.registry import lessons_of
from tabbytop.learning.run import LessonRun
from tabbytop.learning.telling import LessonTexts
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.preferred import LANGUAGES

GAMES = [name for name in built_in_games() if lessons_of(tabbytop.game(name))]
LESSONS = [lesson for name in GAMES for lesson in lessons_of(tabbytop.game(name))]
MOST_SECONDS = 240
LEAST_SHARE = 0.4
WORD = re.compile(r"\w[\w’'.:×/-]*")
MOST_WORDS = 35  # of a step in English; other languages may need some more
MOST_WORDS_ELSEWHERE = 38

each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}"
)


@pytest.mark.parametrize("name", GAMES)
def test_game_has_five_lessons_at_most(name: str) -> None:
    assert len(lessons_of(tabbytop.game(name))) <= 5


@each_lesson
def test_every_way_through_a_lesson_leads_to_its_end(lesson: Lesson) -> None:
    """Each step is answered in each way that it waits for; the others stay on the first way."""
    game = tabbytop.game(lesson.game)
    for place, step in enumerate(lesson.steps):
        for nth in range(max(1, len(step.moves))):
            run = LessonRun(game, lesson)
            while (now := run.step) is not None:
                ways = [
                    move for move in now.moves if run.table.allows(lesson.seat, number(run, move))
                ]
                wanted = now.moves[nth] if run.place == place and now.moves else ""
                run.answer(wanted if wanted in ways else ways[0] if ways else GO_ON)


def number(run: LessonRun, move: str) -> int:
    return run.game.vocabulary.move(move)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    game = tabbytop.game(lesson.game)
    texts = LessonTexts(game, lesson, language)
    assert lesson.name not in texts.title()
    for step in lesson.steps:
        words = texts.words(step)
        assert words != f"{lesson.name}-{step.name}"
        most = MOST_WORDS if language == ENGLISH else MOST_WORDS_ELSEWHERE
        assert len(WORD.findall(words)) <= most, words
        assert "{" not in words
        assert texts.other_move(step)
        assert not any(point.startswith("Point-") for point in texts.points(step))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_first_lesson_takes_less_than_four_minutes(name: str, language: str) -> None:
    game = tabbytop.game(name)
    assert LessonTexts(game, lessons_of(game)[0], language).seconds() < MOST_SECONDS


@each_lesson
def test_lesson_names_only_rulings_of_its_game(lesson: Lesson) -> None:
    assert lesson.rulings() <= rulings_of(lesson.game)


@pytest.mark.parametrize("name", GAMES)
def test_lessons_touch_enough_of_the_rulings(name: str) -> None:
    assert len(touched(name)) >= LEAST_SHARE * len(rulings_of(name))
