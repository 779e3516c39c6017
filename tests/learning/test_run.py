"""Playing lessons: answers are judged by the rules and by the lesson, and nothing else is kept."""

from typing import Any

import nap_time
import pytest

from tabbytop.kernel.errors import IllegalMove, InvalidNotation
from tabbytop.learning.lesson import GO_ON, BadLesson, Lesson, lesson_of
from tabbytop.learning.registry import UnknownLesson, lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun, OffScript
from tabbytop.learning.telling import LessonTexts

GAME = nap_time.GAME
WHOLE = [GO_ON, "nap 3", "nap 1", "nap 2", GO_ON]


def sunbeams() -> Lesson:
    return lesson_of_game(GAME, "sunbeams")


def small(*steps: dict[str, Any]) -> Lesson:
    """Return a lesson of Nap Time with these steps after the deal."""
    first = {"name": "room", "deal": {"seats": 2, "seed": 1}}
    document = {"names": ["Miso"], "steps": [first, *steps]}
    return lesson_of("nap-time", "small", document)


def test_plug_in_game_ships_its_lesson() -> None:
    assert [lesson.name for lesson in lessons_of(GAME)] == ["sunbeams"]


def test_unknown_lesson_lists_the_known_ones() -> None:
    with pytest.raises(UnknownLesson, match="sunbeams"):
        lesson_of_game(GAME, "moonbeams")


def test_lesson_is_played_to_its_end() -> None:
    run = LessonRun(GAME, sunbeams())
    for answer in WHOLE:
        assert not run.is_over
        run.answer(answer)
    assert run.is_over
    result = run.table.result()
    assert result is not None
    assert result.winners == (0,)


def test_same_answers_lead_to_the_same_place() -> None:
    for count in range(len(WHOLE) + 1):
        once = LessonRun.resume(GAME, sunbeams(), WHOLE[:count])
        again = LessonRun.resume(GAME, sunbeams(), WHOLE[:count])
        assert once.table.view(0) == again.table.view(0)
        assert (once.place, once.beats) == (again.place, again.beats)


def test_beats_tell_the_answer_and_the_scripted_moves() -> None:
    run = LessonRun.resume(GAME, sunbeams(), WHOLE[:2])
    assert [beat.seat for beat in run.beats] == [0, 1]
    assert [event["event"] for beat in run.beats for event in beat.events] == [
        "lay",
        "lay",
        "wake",
        "light",
    ]
    assert not run.is_new_position


def test_beats_keep_the_secrets_of_others() -> None:
    run = LessonRun.resume(GAME, sunbeams(), WHOLE[:2])
    assert run.beats[1].events[0] == {"event": "lay", "seat": 1}


def test_illegal_answer_gets_the_rules_reason_and_changes_nothing() -> None:
    run = LessonRun.resume(GAME, sunbeams(), WHOLE[:2])
    before = run.table.view(0)
    with pytest.raises(IllegalMove) as refused:
        run.answer("nap 3")
    assert refused.value.ruling == "NT-1"
    assert (run.table.view(0), run.answers) == (before, WHOLE[:2])


def test_legal_answer_off_the_script_changes_nothing() -> None:
    run = LessonRun.resume(GAME, sunbeams(), WHOLE[:1])
    before = run.table.view(0)
    with pytest.raises(OffScript):
        run.answer("nap 2")
    assert run.table.view(0) == before


@pytest.mark.parametrize(
    ("done", "answer"), [(0, "nap 3"), (1, GO_ON), (5, GO_ON)], ids=["read", "move", "over"]
)
def test_answer_of_the_wrong_kind_is_refused(done: int, answer: str) -> None:
    run = LessonRun.resume(GAME, sunbeams(), WHOLE[:done])
    with pytest.raises(OffScript):
        run.answer(answer)


def test_nonsense_is_no_move() -> None:
    with pytest.raises(InvalidNotation):
        LessonRun.resume(GAME, sunbeams(), [GO_ON, "fly to the moon"])


def test_further_moves_are_played_and_do_not_finish_the_step() -> None:
    lesson = small({"name": "nap", "moves": ["nap 3"], "also": ["nap 1"]})
    run = LessonRun.resume(GAME, lesson, [GO_ON, "nap 1"])
    assert run.place == 1
    assert run.table.view(0)["my_naps"] == [2, 3]


@pytest.mark.parametrize(
    "step",
    [
        {"name": "typo", "moves": ["snooze 3"]},
        {"name": "spaces", "moves": ["nap  3"]},
        {"name": "impossible", "then": ["0: nap 3", "0: nap 3"]},
        {"name": "seats", "deal": {"seats": 4, "seed": 1}},
        {"name": "options", "deal": {"seats": 9, "seed": 1}},
        {"name": "arranged", "arrange": {}},
    ],
    ids=lambda step: step["name"],
)
def test_lesson_that_does_not_fit_the_rules_is_refused(step: dict[str, Any]) -> None:
    with pytest.raises(BadLesson, match=step["name"]):
        LessonRun.resume(GAME, small(step), [GO_ON, GO_ON])


def test_rule_change_that_forbids_the_awaited_move_breaks_the_lesson() -> None:
    first = {"name": "nap", "moves": ["nap 3"], "then": ["1: nap 2"]}
    lesson = small(first, {"name": "again", "moves": ["nap 3"]})
    with pytest.raises(BadLesson, match="legal"):
        LessonRun.resume(GAME, lesson, [GO_ON, "nap 3"])


def test_texts_are_in_the_readers_language() -> None:
    lesson = sunbeams()
    english, german = LessonTexts(GAME, lesson), LessonTexts(GAME, lesson, "de")
    assert english.title() == "Win a sunbeam"
    assert german.title() == "Gewinn einen Sonnenstrahl"
    assert english.words(lesson.steps[1]).startswith("A big sunbeam")
    assert english.other_move(lesson.steps[1]).startswith("Miso might sleep longer")
    assert english.other_move(lesson.steps[3]) == (
        "You could, but for this lesson, try: nap for 2 hours."
    )
