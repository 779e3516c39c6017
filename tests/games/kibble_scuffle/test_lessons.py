"""The lessons of Kibble Scuffle: what the learner has won at the end of them."""

from tabbytop.games.kibble_scuffle.game import GAME
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


def test_first_lesson_ends_with_a_dinner_won_by_ten_points_to_five() -> None:
    run = play_until(begin("dinner"), "won")
    seats = run.table.view(0)["seats"]
    assert [seat["points"] for seat in seats] == [10, 5, 0]
    assert seats[0]["cubes"] == [3, 3, 3, 1]
    assert "won" in LessonTexts(GAME, run.lesson).words(run.lesson.steps[-1])


def test_first_lesson_begins_with_the_goal() -> None:
    lesson = lessons_of(GAME)[0]
    first = lesson.steps[0]
    assert not first.moves
    assert "you win" in LessonTexts(GAME, lesson).words(first).split(".")[0]


def test_fraidy_cat_tips_the_bowl_and_it_is_filled_at_once() -> None:
    run = play_until(begin("paws"), "again")
    assert run.table.view(0)["bowls"][1]["cubes"] == [3, 3, 2, 2]
    run.answer("choose fraidy of 2 at 2")
    kinds = [event["event"] for beat in run.beats for event in beat.events]
    assert kinds.index("spill") < kinds.index("drop")
    assert len(run.table.view(0)["bowls"][1]["cubes"]) == 4


def test_pounced_queen_leaves_her_owner_with_six_cards_and_no_draw() -> None:
    run = play_until(begin("paws"), "back")
    run.answer("choose queen of 1 at 1")
    assert run.beats[0].view["seats"][1]["hand"] == 6
    drew = [e["seat"] for beat in run.beats for e in beat.events if e["event"] == "draw"]
    assert 1 not in drew


def test_last_lesson_ends_a_game_that_fewer_cubes_win() -> None:
    run = play_until(begin("end"), "tie")
    result = run.table.result()
    assert result is not None
    assert result.winners == (0,)
    seats = run.table.view(0)["seats"]
    assert [seat["points"] for seat in seats[:2]] == [20, 20]
    assert [len(seat["cubes"]) for seat in seats[:2]] == [7, 11]
