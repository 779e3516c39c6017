"""Bots avoid endless repetition."""

import pytest

from tabbytop.bots import GreedyBot, bot
from tabbytop.bots.player import NO_MOVE
from tabbytop.bots.repetition import RepetitionGuard, decision_key
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.generator import quick
from tabbytop.lab.play import play
from tests.bots.dice import DICE


def test_third_repetition_makes_a_move_overused() -> None:
    guard, here, elsewhere = RepetitionGuard(), [1, 2, 0, 7], [1, 2, 0, 8]
    for _ in range(3):
        assert guard.overused_move(here) == NO_MOVE
        guard.record(here, 2)
        guard.record(elsewhere, 1)
    assert guard.overused_move(here) == 2
    assert guard.overused_move(elsewhere) == 1
    assert guard.overused_move([1, 2, 0, 9]) == NO_MOVE


def test_old_decisions_are_dropped() -> None:
    guard, here = RepetitionGuard(), [1, 2, 3]
    for answer in (1, 1, 1, 2, 3, 2, 3, 2, 3):
        guard.record(here, answer)
    assert guard.overused_move(here) in {2, 3}
    assert guard.overused_move(here) != 1


def test_decision_key_holds_everything_the_seat_observes() -> None:
    table = GAME.deal(2, 1)
    seat = table.actors()[0]
    assert decision_key(table, seat) == decision_key(table.imagine(seat, quick(1)), seat)
    assert decision_key(table, seat) != decision_key(GAME.deal(2, 2), seat)


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_same_moves_in_another_situation_are_not_a_repetition(name: str) -> None:
    """Dice asks for a number again and again, and the best one is called every time."""
    table = DICE.deal(2, 1, {"rounds": 8})
    bots = [bot(name, 1), bot(name, 2)]
    while asked := table.actors():
        move = bots[asked[0]].choose(table.imagine(asked[0], quick(1)), asked[0])
        assert DICE.vocabulary.text(move) == "call 5"
        table.play(asked[0], move)


def test_two_pounce_cats_do_not_chase_each_other_for_ever() -> None:
    """Both hold only Pounce and a Kitten; pouncing alone would go on without end."""
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


def test_games_between_greedy_bots_end() -> None:
    """Seed 1009 never ended before there was a RepetitionGuard."""
    for seed in (1009, 1010, 1011):
        for names in (["greedy", "greedy"], ["greedy", "search:30"]):
            outcome = play(GAME, names, seed, GAME.options())
            assert outcome.decisions < 2000
