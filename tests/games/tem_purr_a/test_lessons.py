"""The lessons of Tem-Purr-A: who eats what, and who has won."""

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.kernel.errors import IllegalMove
from tabbytop.learning.lesson import GO_ON
from tabbytop.learning.registry import lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun
from tabbytop.learning.telling import LessonTexts


def play_until(run: LessonRun, name: str) -> LessonRun:
    """Answer as the lesson wants until this step waits."""
    while (step := run.step) is not None and step.name != name:
        run.answer(step.moves[0] if step.moves else GO_ON)
    return run


def begin(name: str) -> LessonRun:
    return LessonRun(GAME, lesson_of_game(GAME, name))


def test_first_lesson_begins_with_the_goal() -> None:
    lesson = lessons_of(GAME)[0]
    first = lesson.steps[0]
    assert not first.moves
    assert "has the fewest tokens wins" in LessonTexts(GAME, lesson).words(first).split(".")[0]


def test_first_lesson_ends_with_twenty_passed_on_and_a_token_for_miso() -> None:
    run = play_until(begin("stack"), "last")
    run.answer("serve 5")
    events = [event for beat in run.beats for event in beat.events]
    eaten = next(event for event in events if event["event"] == "eat")
    assert (eaten["seat"], eaten["count"], eaten["spoilt"]) == (1, 20, 1)
    assert [seat["tokens"] for seat in run.table.view(0)["seats"]] == [0, 1, 0]
    assert "passed it on" in LessonTexts(GAME, run.lesson).words(run.lesson.steps[-1])


def test_learner_draws_three_cards_for_an_empty_hand() -> None:
    run = play_until(begin("actions"), "there")
    assert run.table.view(0)["own"]["hand"] == ["choose"]
    run.answer("choose 1")
    assert run.table.view(0)["own"]["hand"] == ["3", "3", "4"]


def test_three_indigestions_at_once_are_one_token() -> None:
    run = play_until(begin("tokens"), "eat")
    run.answer("eat")
    events = [event for beat in run.beats for event in beat.events]
    assert next(event for event in events if event["event"] == "eat")["spoilt"] == 3
    assert run.table.view(0)["seats"][0]["tokens"] == 1


def test_third_token_ends_the_game_and_more_cards_win_it() -> None:
    run = play_until(begin("tokens"), "over")
    result = run.table.result()
    assert result is not None
    assert result.winners == (0,)
    seats = run.table.view(0)["seats"]
    assert [seat["tokens"] for seat in seats] == [1, 3, 1]
    assert [seat["hand"] for seat in seats[::2]] == [4, 3]


def test_skip_with_the_dish_in_play_is_refused_under_the_option() -> None:
    assert play_until(begin("variants"), "same").table.allows(0, GAME.vocabulary.move("skip 4"))
    changed = play_until(begin("variants"), "changed")
    with pytest.raises(IllegalMove):
        changed.answer("skip 4")
    changed.answer("skip 2")
