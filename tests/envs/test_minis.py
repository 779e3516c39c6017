"""Mini variants are whole games for OpenSpiel's exact algorithms: all of the tree is visited."""

import pickle
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import tabbytop
from tabbytop.envs import open_spiel
from tabbytop.envs.minis import Mini, mini_of
from tabbytop.kernel.generator import quick
from tests.our_games import OURS, expected_of

GAMES = [name for name in OURS if hasattr(expected_of(name), "MINI_NODES")]
NAMES = {name: f"tabbytop_{name.replace('-', '_')}_mini" for name in GAMES}
MINIS = [mini for name in GAMES if (mini := mini_of(tabbytop.game(name))) is not None]

each_mini = pytest.mark.parametrize("name", NAMES.values())


def test_every_game_with_turns_has_a_mini() -> None:
    with_turns = {name for name in tabbytop.list_games() if not tabbytop.game(name).live}
    assert {mini.game.name for mini in MINIS} == with_turns
    assert set(NAMES.values()) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("mini", MINIS, ids=lambda mini: mini.game.name)
def test_mini_starts_at_a_table_that_its_game_accepts(mini: Mini) -> None:
    for seed in range(10):
        table = mini.deal(quick(seed))
        assert table.options == mini.game.resolve_options(mini.seats, mini.options)
        assert table.actors()
        table.generator = quick(seed)
        mini.game.validate(table)
        again = mini.game.resume(table.position())
        assert again.census() == mini.game.deal(mini.seats, 1, mini.options).census()


class Visit:
    """Everything that the tests want to know of a tree, gathered in one walk."""

    def __init__(self, name: str) -> None:
        self.nodes = 0
        self.pasts: dict[tuple[int, str], tuple[object, list[int]]] = {}
        self.reached: dict[tuple[int, str], set[str]] = {}
        self.returns: set[tuple[float, ...]] = set()
        state = pyspiel.load_game(name).new_initial_state()
        self._walk(state, [[] for _ in range(state.num_players())])

    def _walk(self, state: Any, pasts: list[list[tuple[str, int]]]) -> None:
        self.nodes += 1
        if state.is_terminal():
            self.returns.add(tuple(state.returns()))
            return
        player = state.current_player()
        actions = state.legal_actions()
        if player < 0:
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            for action in actions:
                self._walk(state.child(action), pasts)
            return
        told = state.information_state_string(player)
        past = (pasts[player], actions)
        assert self.pasts.setdefault((player, told), past) == past, "no perfect recall"
        self.reached.setdefault((player, told), set()).add(state.history_str())
        for action in actions:
            later = [*pasts]
            later[player] = [*pasts[player], (told, action)]
            self._walk(state.child(action), later)


@pytest.mark.parametrize("game", GAMES)
def test_whole_tree_of_a_mini_has_perfect_recall_and_secrets(game: str) -> None:
    name = NAMES[game]
    visit = Visit(name)
    assert visit.nodes == expected_of(game).MINI_NODES
    assert max(len(histories) for histories in visit.reached.values()) > 1, "nothing is hidden"
    assert len(visit.returns) > 1, "nothing depends on the players"
    deciding = {player for player, _ in visit.reached}
    assert deciding == set(range(pyspiel.load_game(name).num_players()))


@pytest.mark.parametrize("name", GAMES)
def test_exploitability_of_uniform_play_is_exact(name: str) -> None:
    game = pyspiel.load_game(NAMES[name])
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert uniform == pytest.approx(expected_of(name).MINI_NASH_CONV, abs=1e-6)


@pytest.mark.parametrize(
    "name", [name for name in GAMES if getattr(expected_of(name), "MINI_IS_SOLVED_SOON", False)]
)
def test_counterfactual_regret_minimization_approaches_equilibrium(name: str) -> None:
    game = pyspiel.load_game(NAMES[name])
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert (
        exploitability.nash_conv(game, solver.average_policy())
        < expected_of(name).MINI_NASH_CONV / 3
    )


@each_mini
def test_mini_is_loaded_from_its_text_and_pickled(name: str) -> None:
    sampled = pyspiel.load_game(f"{name}(chance=sampled,rng_seed=4)")
    assert pyspiel.load_game(str(sampled)).config == sampled.config
    assert not sampled.new_initial_state().is_chance_node()
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        for player in range(state.num_players()):
            told = state.information_state_string(player)
            assert twin.information_state_string(player) == told
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(tabbytop.BadOptions, match="max_length"):
        pyspiel.load_game(f"{name}(max_length=0)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game(f"{name}(players=2)")


def test_second_mini_of_a_game_is_refused() -> None:
    mini = MINIS[0]
    with pytest.raises(tabbytop.BadOptions, match="another game"):
        open_spiel.register_mini(Mini(mini.game, mini.seats, mini.options, mini.deal))
