"""OpenSpiel's own algorithms on the turn-based games."""

import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import outcome_sampling_mccfr

import tabbytop
import tabbytop.envs.open_spiel
from tests.profiles import LONG

# Long games underflow: the probability of a whole game must stay above 1e-308.
SOLVED = [
    "tabbytop_tem_purr_a(chance=sampled)",
    "tabbytop_kibble_scuffle(chance=sampled)",
    "tabbytop_cat_lady(chance=sampled,max_length=200)",
    "tabbytop_meow(chance=sampled,rounds=1)",
]


@pytest.mark.parametrize("text", SOLVED)
def test_outcome_sampling_mccfr_stays_finite(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(np.random, "choice", np.random.RandomState(1).choice)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)  # an episode is one recursion
    try:
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(text))
        for _ in range(1000 if LONG else 5):
            solver.iteration()
    finally:
        sys.setrecursionlimit(limit)
    assert len(solver._infostates) > 100
    for numbers in solver._infostates.values():
        assert np.isfinite(np.array(numbers)).all()


def test_information_state_tensor_is_refused() -> None:
    state = pyspiel.load_game("tabbytop_tem_purr_a(chance=sampled)").new_initial_state()
    with pytest.raises(NotImplementedError, match="observation_tensor"):
        state.information_state_tensor(0)


def test_sampled_chance_has_no_chance_nodes_and_no_foresight() -> None:
    """Copies of a state draw for themselves, so that a search cannot foresee draws."""
    game = pyspiel.load_game("tabbytop_tem_purr_a(chance=sampled,rng_seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    again = pyspiel.load_game("tabbytop_tem_purr_a(chance=sampled,rng_seed=3)")
    state = game.new_initial_state()
    assert str(state) == str(again.new_initial_state())
    assert str(state) != str(game.new_initial_state())
    differs = False
    while not state.is_terminal():
        assert not state.is_chance_node()
        action = state.legal_actions()[0]
        differs = differs or len({str(state.child(action)) for _ in range(4)}) > 1
        state.apply_action(action)
    assert differs


def test_games_end_at_max_length_without_a_winner() -> None:
    state = pyspiel.load_game(
        "tabbytop_kibble_scuffle(chance=sampled,max_length=7)"
    ).new_initial_state()
    for _ in range(7):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    with pytest.raises(tabbytop.BadOptions, match="max_length"):
        pyspiel.load_game("tabbytop_kibble_scuffle(max_length=0)")
    with pytest.raises(tabbytop.BadOptions, match="explicit or sampled"):
        pyspiel.load_game("tabbytop_kibble_scuffle(chance=dice)")


def test_clones_at_a_chance_node_are_independent() -> None:
    """The first that goes on resumes the paused move, all others replay it."""
    game = pyspiel.load_game("tabbytop_kibble_scuffle")
    state = game.new_initial_state()
    for _ in range(5):
        state.apply_action(1)
    twins = [state.clone() for _ in range(3)]
    for twin in twins:
        twin.apply_action(1)
    assert len({str(twin) for twin in twins}) == 1
    assert str(state) != str(twins[0])
    state.apply_action(0)
    other = game.new_initial_state()
    for outcome in [1] * 5 + [0]:
        other.apply_action(outcome)
    assert str(state) == str(other)
