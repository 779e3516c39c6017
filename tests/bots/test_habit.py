"""Bots that go in circles notice it."""

from tabbytop.bots import GreedyBot
from tabbytop.bots.habit import NONE, Habit
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.generator import quick
from tabbytop.lab.play import play


def test_the_same_answer_to_the_same_question_is_given_three_times_of_late() -> None:
    habit = Habit()
    for _ in range(3):
        assert habit.tired_of([1, 2, 3]) == NONE
        habit.note([1, 2, 3], 2)
        habit.note([5, 6], 5)
    assert habit.tired_of([1, 2, 3]) == 2
    assert habit.tired_of([1, 2]) == NONE
    assert habit.tired_of([5, 6]) == 5


def test_old_answers_are_forgotten() -> None:
    habit = Habit()
    for _ in range(3):
        habit.note([1, 2], 1)
    for number in range(6):
        habit.note([7, 8], 7 + number % 2)
    assert habit.tired_of([1, 2]) == NONE


def test_two_pounce_cats_do_not_chase_each_other_for_ever() -> None:
    """Both hold nothing but Pounce and a Kitten; pouncing alone would go on without end."""
    table = GAME.arrange(
        hands=[["pounce", "kitten"], ["pounce", "kitten"]], bowls=[["tom of 0"], [], []]
    )
    bots = [GreedyBot(1), GreedyBot(2)]
    rng = quick(3)
    for _ in range(400):
        if not (asked := table.actors()):
            break
        table.play(asked[0], bots[asked[0]].choose(table.imagine(asked[0], rng), asked[0]))
    assert not table.actors()


def test_games_of_bots_that_see_only_the_best_move_end() -> None:
    """Seed 1009 went on for ever before bots had habits."""
    for seed in (1009, 1010, 1011):
        for names in (["greedy", "greedy"], ["greedy", "search:30"]):
            outcome = play(GAME, names, seed, GAME.options())
            assert outcome.decisions < 2000
