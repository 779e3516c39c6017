"""Bots that go in circles notice it."""

import pytest

from tabbytop.bots import GreedyBot, bot
from tabbytop.bots.habit import NONE, Habit
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.generator import quick
from tabbytop.lab.play import play
from tests.bots.dice import DICE


def test_the_same_answer_in_the_same_situation_is_given_three_times_of_late() -> None:
    habit, here, elsewhere = Habit(), GAME.deal(2, 1), GAME.deal(2, 2)
    seat, other = here.actors()[0], elsewhere.actors()[0]
    answer = here.moves(seat)[1]
    for _ in range(3):
        assert habit.tired_of(here, seat) == NONE
        habit.note(here, seat, answer)
        habit.note(elsewhere, other, elsewhere.moves(other)[0])
    assert habit.tired_of(here, seat) == answer
    assert habit.tired_of(elsewhere, other) == elsewhere.moves(other)[0]
    assert habit.tired_of(GAME.deal(2, 3), GAME.deal(2, 3).actors()[0]) == NONE


def test_old_answers_are_forgotten() -> None:
    habit, here = Habit(), GAME.deal(2, 1)
    seat = here.actors()[0]
    for _ in range(3):
        habit.note(here, seat, here.moves(seat)[0])
    for number in range(6):
        habit.note(here, seat, here.moves(seat)[1 + number % 3])
    assert habit.tired_of(here, seat) == NONE


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_the_same_choices_are_no_circle(name: str) -> None:
    """Dice asks for a number again and again. The best one is called every time."""
    table = DICE.deal(2, 1, {"rounds": 8})
    bots = [bot(name, 1), bot(name, 2)]
    while asked := table.actors():
        move = bots[asked[0]].choose(table.imagine(asked[0], quick(1)), asked[0])
        assert DICE.vocabulary.text(move) == "call 5"
        table.play(asked[0], move)


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
