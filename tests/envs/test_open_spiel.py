"""OpenSpiel's own tests on every game, and tests of what those do not cover."""

import pickle
import random
import unittest
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import nap_time
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment

import tabbytop
from tabbytop.envs import open_spiel, parameters
from tabbytop.envs.actions import NO_RUN
from tabbytop.envs.chance import MAX_OUTCOMES
from tabbytop.envs.common import MAX_STEPS, rewards_by_place, short_name
from tabbytop.envs.state import GameConfig
from tabbytop.envs.ticks import FIRST_TICK
from tabbytop.kernel.generator import Generator, quick
from tabbytop.testing import Deal, conformance
from tests.envs import alarm
from tests.envs.env_deals import DEALS, GAMES
from tests.profiles import LONG

for _game in GAMES:
    open_spiel.register(_game)

each_deal = pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)


def loaded(deal: Deal) -> Any:
    said = parameters.to_parameters(GameConfig(deal.game, deal.seats, deal.options))
    return pyspiel.load_game(short_name(deal.game), said)


def play(state: Any, seed: int) -> Iterator[Any]:
    """Play a state at random to its end, yielding at every node."""
    chance = random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def decisions(state: Any, seed: int, every: int = 1) -> Iterator[Any]:
    """Yield nodes of a random game at which a player decides, or some of them."""
    asked = (node for node in play(state, seed) if node.current_player() >= 0)
    return (node for number, node in enumerate(asked) if number % every == 0 or number < 4)


@each_deal
def test_open_spiel_random_simulation_passes(deal: Deal) -> None:
    pyspiel.random_sim_test(loaded(deal), num_sims=2 if LONG else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_open_spiel_api_test_passes(game: tabbytop.Game) -> None:
    """On nodes of whole games: the nodes that their test picks would all be within the deal."""

    class Ours(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # it has no types
        @classmethod
        def setUpClass(cls) -> None:
            cls.game_name = short_name(game)
            cls.game = pyspiel.load_game(cls.game_name)
            cls.game_type = cls.game.get_type()
            nodes = (
                node
                for seed in range(2 if LONG else 1)
                for node in play(cls.game.new_initial_state(), seed)
            )
            every = 1 if LONG else 3
            cls.some_states = [node.clone() for node in islice(nodes, 0, None, every)]

    outcome = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(Ours).run(outcome)
    assert outcome.testsRun >= 5
    assert [told for _, told in outcome.errors + outcome.failures] == []


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_every_game_is_registered_with_open_spiel(name: str) -> None:
    assert f"tabbytop_{name.replace('-', '_')}" in pyspiel.registered_names()


class Listed(Generator):
    """A quick generator that records its draws."""

    def __init__(self, seed: int) -> None:
        self._chance = quick(seed)
        self.drawn: list[tuple[int, list[int]]] = []  # an outcome, and the weights of all

    def copy(self) -> "Listed":
        return self

    def state(self) -> list[str | int]:
        return self._chance.state()

    def below(self, bound: int) -> int:
        number = self._chance.below(bound)
        if bound > 1:
            self.drawn.append((number, [1] * bound))
        return number

    def pick(self, counts: list[int], total: int, others: int = 0) -> int:
        kind = self._chance.pick(counts, total, others)
        weights = {-1: others, **dict(enumerate(counts))}
        possible = [each for each in weights if weights[each]]
        if len(possible) > 1:
            self.drawn.append((possible.index(kind), [weights[each] for each in possible]))
        return kind


@each_deal
def test_the_same_draws_and_moves_lead_to_the_same_table(deal: Deal) -> None:
    """A table with its own generator, and a state that receives the same draws."""
    chance = random.Random(2)
    listed = Listed(2)
    table = deal.game.new_table(deal.seats, deal.options, listed)
    deal.game.set_up(table)
    table.advance()
    tick = FIRST_TICK.run_clock(table)
    state = loaded(deal).new_initial_state()
    while True:
        for number, weights in listed.drawn:
            _draw(state, number, weights)
        listed.drawn.clear()
        assert not state.is_chance_node(), "nothing is drawn that the table did not draw"
        assert all(state.game_state.table.view(s) == table.view(s) for s in (None, 0))
        if state.is_terminal():
            break
        seat = state.current_player()
        assert seat == tick.actor(table)
        codec = state.game_state.rules.codec
        actions = codec.legal(table.moves(seat), state.game_state.run)
        assert state.legal_actions() == actions
        action = chance.choice(actions)
        run = codec.run_of(action)
        if run == NO_RUN:
            move = codec.move_of(action, state.game_state.run)
            assert state.action_to_string(seat, action) == deal.game.vocabulary.text(move)
            table.play(seat, move)
            tick = tick.after(seat, table)
        state.apply_action(action)
        assert state.game_state.run == run
    result = table.result()
    assert result is not None
    assert state.returns() == rewards_by_place(result)
    assert state.game_state.table.position()["table"] == table.position()["table"]


def _draw(state: Any, number: int, weights: list[int]) -> None:
    """Apply the outcomes that draw this number, at one chance node or a chain of them."""
    if len(weights) <= MAX_OUTCOMES:
        probabilities = [weight / sum(weights) for weight in weights]
        assert state.chance_outcomes() == list(enumerate(probabilities))
        state.apply_action(number)
        return
    bound = len(weights)  # all equal
    while bound > 1:
        outcomes = state.chance_outcomes()
        size = round(outcomes[0][1] * bound)  # how many numbers an outcome stands for
        assert len(outcomes) == -(-bound // size) <= MAX_OUTCOMES
        for outcome, probability in outcomes:
            assert probability == min(size, bound - outcome * size) / bound
        state.apply_action(number // size)
        bound = min(size, bound - number // size * size)
        number %= size


@each_deal
def test_pickled_state_continues_identically(deal: Deal) -> None:
    state = loaded(deal).new_initial_state()
    for number, node in enumerate(play(state, 3)):
        if number > 3 and number % (40 if LONG else 160):
            continue
        sent = pickle.loads(pickle.dumps(node))
        for player in range(deal.seats):
            mine, theirs = node.information_state_string, sent.information_state_string
            assert mine(player) == theirs(player)
        one, two = node.clone(), sent
        for a, b in zip(play(one, 4), play(two, 4), strict=True):
            assert a.history() == b.history()
        assert str(one) == str(two)
        assert one.information_state_string(0) == two.information_state_string(0)


@each_deal
def test_game_can_be_loaded_from_its_text(deal: Deal) -> None:
    game = loaded(deal)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.config == game.config == GameConfig(deal.game, deal.seats, deal.options)
    assert again.num_players() == deal.seats


@each_deal
def test_resampling_keeps_what_a_player_knows_and_changes_the_rest(deal: Deal) -> None:
    """The properties of OpenSpiel's ResampleInfostateTest, which is only for games in C++."""
    chance = random.Random(5)
    renewed = False
    for state in decisions(loaded(deal).new_initial_state(), 5, every=20):
        before = str(state)
        for player in range(deal.seats):
            other = state.resample_from_infostate(player, chance.random)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            known = state.information_state_string(player)
            assert other.information_state_string(player) == known
            renewed = renewed or str(other) != before
        for _ in play(other, 6):
            pass
        assert other.is_terminal()
        assert str(state) == before, "what is imagined is apart from what is"
    assert renewed


def test_resampling_is_decided_by_the_sampler() -> None:
    state = pyspiel.load_game("tabbytop_kibble_scuffle").new_initial_state()
    asked = next(decisions(state, 1))
    one, two, three = (asked.resample_from_infostate(0, lambda n=n: n) for n in (0.25, 0.25, 0.75))
    assert str(one) == str(two) != str(three)


def test_chance_nodes_cannot_be_resampled() -> None:
    state = pyspiel.load_game("tabbytop_kibble_scuffle").new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(tabbytop.MoveError, match="between moves"):
        state.resample_from_infostate(0, lambda: 0.5)


def tree(state: Any, visit: Callable[[Any, list[Any]], None], past: list[Any]) -> None:
    """Visit every node below this one, with all earlier states and actions; only half of the
    outcomes."""
    visit(state, past)
    actions = state.legal_actions()
    for action in actions[::2] if state.is_chance_node() else actions:
        tree(state.child(action), visit, [*past, (state, action)])


def test_an_information_state_has_perfect_recall() -> None:
    """On a whole small tree: equal information states have equal own histories and legal moves."""
    pasts: dict[tuple[int, str], object] = {}
    reached: dict[tuple[int, str], int] = {}

    def check(state: Any, past: list[Any]) -> None:
        player = state.current_player()
        if player < 0:
            return
        told = state.information_state_string(player)
        own = [
            (before.information_state_string(player), action)
            for before, action in past
            if before.current_player() == player
        ]
        key = (player, told)
        reached[key] = reached.get(key, 0) + 1
        assert pasts.setdefault(key, (own, state.legal_actions())) == (own, state.legal_actions())

    tree(pyspiel.load_game("tabbytop_nap_time").new_initial_state(), check, [])
    assert len(pasts) > 100
    assert max(reached.values()) > 1, "there is something that a player cannot tell apart"


def test_information_state_remembers_more_than_the_view_shows() -> None:
    """The view does not show which sunbeam was lost in a tie."""
    game = pyspiel.load_game("tabbytop_nap_time")
    states = []
    for sunbeam in (0, 2):
        state = game.new_initial_state()
        for action in (sunbeam, 0, 0, 4):
            state.apply_action(action)
        states.append(state)
    one, two = states
    for player in range(2):
        assert one.observation_string(player) == two.observation_string(player)
        assert one.information_state_string(player) != two.information_state_string(player)


def test_later_answers_do_not_see_earlier_ones() -> None:
    game = pyspiel.load_game("tabbytop_nap_time(players=3)")
    start = game.new_initial_state().child(0)
    told = set()
    for move in start.legal_actions():
        state = start.child(move)
        assert state.current_player() == 1
        told.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
        assert state.information_state_string(0) != start.information_state_string(0)
    assert len(told) == 1


def observed(state: Any, player: int, **kind: Any) -> str:
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(**kind))
    text: str = observer.string_from(state, player)
    return text


@pytest.mark.parametrize("recall", [False, True])
def test_public_and_private_observations_are_separate(recall: bool) -> None:
    nobody, one = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    for state in decisions(pyspiel.load_game("tabbytop_kibble_scuffle").new_initial_state(), 8, 9):
        hand = '"hand":["'  # somebody's, card by card
        public = [observed(state, p, perfect_recall=recall, private_info=nobody) for p in (0, 1)]
        assert public[0] == public[1]
        assert hand not in public[0]
        other = state.resample_from_infostate(0, random.Random(1).random)
        if not recall:
            assert observed(other, 1, perfect_recall=recall, private_info=nobody) == public[1]
        private = observed(state, 0, perfect_recall=recall, public_info=False, private_info=one)
        assert hand in private
        assert "bowls" not in private
    everything = pyspiel.IIGObservationType(
        perfect_recall=recall, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert state.get_game().make_py_observer(everything) is None


@each_deal
def test_tensor_has_the_parts_of_an_observation(deal: Deal) -> None:
    game = loaded(deal)
    observer = game.make_py_observer()
    for state in decisions(game.new_initial_state(), 9, every=10):
        for player in range(deal.seats):
            observer.set_from(state, player)
            parts = {name: part.tolist() for name, part in observer.dict.items()}
            parts.pop("run", None)  # the agent's own first step, not the table's
            assert parts == state.game_state.table.observe(player)
            assert observer.tensor.tolist() == state.observation_tensor(player)


def test_open_spiel_rl_environment_runs() -> None:
    world = rl_environment.Environment("tabbytop_kibble_scuffle", players=3)
    step = world.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = world.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_invalid_parameters_are_refused() -> None:
    with pytest.raises(tabbytop.BadOptions, match="2 to 4 players"):
        pyspiel.load_game("tabbytop_kibble_scuffle(players=9)")
    with pytest.raises(tabbytop.BadOptions, match="KS-F15"):
        pyspiel.load_game("tabbytop_kibble_scuffle(players=2,teams=True)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("tabbytop_kibble_scuffle(wings=True)")
    with pytest.raises(tabbytop.BadOptions, match="no option 'wings'"):
        parameters.from_parameters(nap_time.GAME, {"wings": True})
    with pytest.raises(tabbytop.BadOptions, match="another game"):
        open_spiel.register(nap_time.NapTime())


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    state = pyspiel.load_game("tabbytop_kibble_scuffle").new_initial_state()
    with pytest.raises(tabbytop.MoveError, match="chance draws"):
        state.apply_action(MAX_OUTCOMES)
    asked = next(decisions(state, 1))
    before, history = str(asked), asked.history()
    illegal = min(set(range(asked.num_distinct_actions())) - set(asked.legal_actions()))
    with pytest.raises(tabbytop.IllegalMove, match="KS-T2"):
        asked.apply_action(illegal)
    with pytest.raises(tabbytop.InvalidNotation):
        asked.apply_action(10**6)
    assert (str(asked), asked.history()) == (before, history)
    for node in play(asked, 1):
        last = node
    with pytest.raises(tabbytop.MoveError, match="over"):
        last.apply_action(0)


def test_max_game_length_is_that_of_the_conformance_tests() -> None:
    assert MAX_STEPS == conformance.MAX_DECISIONS


def test_solo_game_is_not_zero_sum() -> None:
    game = pyspiel.load_game("tabbytop_alarm_clock(players=1)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    returns = set()
    for seed in range(20):
        for state in play(game.new_initial_state(), seed):
            last = state
        returns.add(tuple(last.returns()))
    assert returns == {(1.0,), (-1.0,)}


def test_clock_is_not_a_player_and_moves_by_itself() -> None:
    game = pyspiel.load_game("tabbytop_alarm_clock(players=3)")
    assert [state.current_player() for state in decisions(game.new_initial_state(), 1)] == [0]
    assert alarm.HOURS > MAX_OUTCOMES**2, "a draw that takes a chain of chance nodes"


def test_games_can_be_pickled() -> None:
    for text in ("tabbytop_kibble_scuffle(players=3,deck=all)", "tabbytop_kibble_scuffle()"):
        loaded = pyspiel.load_game(text)
        assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)
