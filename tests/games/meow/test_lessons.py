"""The lessons of Meow!: what the learner is told is what the cards say."""

import tabbytop
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.learning.lesson import GO_ON
from tabbytop.learning.registry import lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun
from tabbytop.learning.telling import LessonTexts
from tabbytop.texts.preferred import LANGUAGES

GAME = tabbytop.game("meow")


def run_until(name: str, step: str = "") -> LessonRun:
    """Return the run of a lesson when it waits for a step; without a step: at its end."""
    run = LessonRun(GAME, lesson_of_game(GAME, name))
    while (now := run.step) is not None and now.name != step:
        run.answer(now.moves[0] if now.moves else GO_ON)
    return run


def hand(run: LessonRun) -> list[str]:
    return [card["name"] for card in run.table.view(0)["own"]["hand"]]


def test_first_lesson_begins_with_the_goal() -> None:
    first = lessons_of(GAME)[0]
    words = LessonTexts(GAME, first).words(first.steps[0])
    assert words.startswith("To win, obey the card you play and every rule the others have")


def test_first_lesson_says_that_no_is_the_answer_to_hope_for() -> None:
    first = lessons_of(GAME)[0]
    words = LessonTexts(GAME, first).words(
        first.steps[[step.name for step in first.steps].index("ask")]
    )
    assert "“Did I break one of your rules?” You want a no!" in words


def test_first_lesson_uses_the_twenty_acts_of_the_small_box() -> None:
    run = run_until("first-night", "bark")
    acts = [move for move in run.table.moves(0) if GAME.vocabulary.text(move).startswith("do ")]
    assert 10 < len(acts) <= 20


def test_first_lesson_ends_with_every_rule_obeyed() -> None:
    result = run_until("first-night").table.result()
    assert result is not None
    assert result.places[0] == 1
    assert result.reason == "broke no rule"


def test_learner_passes_the_rules_that_miso_holds_later() -> None:
    assert set(hand(run_until("first-night", "pass"))) == {"moo", "meow"}
    assert set(hand(run_until("first-night", "lay"))) == {"bark", "yawn"}


def test_learner_draws_the_cards_that_the_lesson_names() -> None:
    assert "meow" in hand(run_until("caught", "reveal"))
    assert "moo" in hand(run_until("caught", "drawn"))


def test_one_word_obeys_two_rules() -> None:
    acts = run_until("words", "knock").table.view(0)["acts"]
    assert [act["act"] for act in acts] == ["fruit", "colour"]


def test_steps_name_acts_and_cards_as_the_page_does() -> None:
    for language in LANGUAGES:
        speaks = GameTexts(GAME, language)
        for lesson in lessons_of(GAME):
            texts = LessonTexts(GAME, lesson, language)
            for step in lesson.steps:
                told = " ".join(texts.words(step).split())
                for move in [move for move in step.moves if move.startswith("do ")]:
                    label = speaks.tell_move(GAME.vocabulary.move(move), texts.reader)
                    assert label in told, (language, lesson.name, step.name)
                for point, name in zip(step.points, texts.points(step), strict=True):
                    if point.startswith("card ") and step.moves:
                        assert name.split(" ", 2)[-1] in told, (language, lesson.name, step.name)
