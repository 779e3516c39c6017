"""Actions in two steps, and features with bounds."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import tabbytop
import tabbytop.envs.open_spiel
from tabbytop.envs.actions import NO_RUN, RUN, ActionCodec
from tabbytop.envs.batch import BadAction, Batch, named_parts
from tabbytop.envs.flat import FlatEncoding
from tabbytop.envs.pettingzoo import env, parallel_env
from tabbytop.envs.state import CHANCE_PLAYER, TERMINAL_PLAYER
from tabbytop.kernel.errors import InvalidNotation, MoveError
from tabbytop.testing import Deal
from tests.envs.env_deals import DEALS

MEOW = tabbytop.game("meow")
MOST_ACTIONS = 150


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_every_move_is_reached_by_exactly_one_pair_of_actions(name: str) -> None:
    game = tabbytop.game(name)
    codec = ActionCodec(game)
    moves = [codec.move_of(action, NO_RUN) for action in range(codec.first_run)]
    for run in range(codec.runs):
        length = codec.ends[run] - codec.starts[run]
        assert 0 < length <= RUN
        moves += [codec.move_of(codec.first_place + place, run) for place in range(length)]
        assert codec.run_of(codec.first_run + run) == run
    assert sorted(moves) == list(range(game.vocabulary.size))
    assert codec.is_plain == (codec.size == game.vocabulary.size)


def test_no_step_of_meow_has_more_than_150_actions() -> None:
    rng = Random(3)
    codec = ActionCodec(MEOW)
    table = MEOW.deal(3, 3, {"rounds": 3})
    for _ in range(400):
        if not table.actors():
            break
        seat = table.actors()[0]
        moves = table.moves(seat)
        first = codec.legal(moves, NO_RUN)
        assert 0 < len(first) <= MOST_ACTIONS
        reached = [codec.move_of(a, NO_RUN) for a in first if codec.run_of(a) == NO_RUN]
        for run in [codec.run_of(a) for a in first if codec.run_of(a) != NO_RUN]:
            second = codec.legal(moves, run)
            assert 0 < len(second) <= MOST_ACTIONS
            reached += [codec.move_of(action, run) for action in second]
        assert sorted(reached) == list(moves)
        table.play(seat, rng.choice(reached))


def test_a_run_changes_nothing_but_what_its_own_agent_sees() -> None:
    world: Any = env("meow", 3, {"rounds": 1})
    world.reset(seed=1)
    rng = Random(1)
    codec = world._core.codec
    for agent in world.agent_iter():
        observation, _, over, _, _ = world.last()
        assert not over
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        runs = [action for action in legal if codec.run_of(action) != NO_RUN]
        if not runs:
            world.step(rng.choice(legal))
            continue
        before = world._core.table.position()
        others = {a: world.observe(a) for a in world.agents if a != agent}
        world.step(runs[0])
        assert world.agent_selection == agent
        assert world._core.table.position() == before
        for other, seen in others.items():
            now = world.observe(other)
            assert all(
                (now["observation"][p] == seen["observation"][p]).all() for p in seen["observation"]
            )
        own = world.observe(agent)["observation"]["run"]
        assert np.flatnonzero(own).tolist() == [codec.run_of(runs[0])]
        mask = world.observe(agent)["action_mask"]
        assert np.flatnonzero(mask).min() >= codec.first_place
        break
    else:
        pytest.fail("nobody was asked to act")


def test_wrong_step_is_refused_and_changes_nothing() -> None:
    codec = ActionCodec(MEOW)
    batch = Batch("meow", 1, 3, {"rounds": 1})
    batch.reset(seed=1)
    before = batch.observations.tolist()
    with pytest.raises(BadAction, match="at this step"):
        batch.step([codec.first_place])
    with pytest.raises(BadAction, match="none of"):
        batch.step([codec.first_run])  # strikes come first: nothing can be said yet
    assert batch.observations.tolist() == before
    with pytest.raises(InvalidNotation):
        codec.move_of(codec.size, 0)


def test_open_spiel_state_hides_a_picked_run_from_others() -> None:
    state = pyspiel.load_game("tabbytop_meow(chance=sampled,rounds=1)").new_initial_state()
    codec, rng = state.game_state.rules.codec, Random(2)
    while True:
        runs = [a for a in state.legal_actions() if codec.run_of(a) != NO_RUN]
        if runs:
            break
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    after = state.child(runs[0])
    assert after.current_player() == player
    assert after.information_state_string(player) != state.information_state_string(player)
    for other in set(range(3)) - {player}:
        assert after.information_state_string(other) == state.information_state_string(other)
        assert after.observation_tensor(other) == state.observation_tensor(other)
    with pytest.raises(MoveError):
        after.apply_action(runs[0])


@pytest.mark.parametrize("name", [name for name, deal in DEALS.items() if deal.game.features()])
def test_features_are_within_bounds_and_no_quantity_is_cut_off(name: str) -> None:
    deal: Deal = DEALS[name]
    encoding = FlatEncoding(deal.game, deal.seats, deal.options)
    raw = Batch(deal.game, 2, deal.seats, deal.options)
    features = np.empty((2, encoding.size), np.float32)
    raw.reset(seed=4)
    for _ in range(120):
        numbers = raw.observations.astype(np.int32)
        encoding.encode(numbers, features)
        assert (features >= encoding.low).all()
        assert (features <= encoding.high).all()
        counts = numbers[:, encoding._counts.source] * encoding._scale_row
        assert (counts <= 1 + 1e-6).all()
        assert (counts >= encoding._count_low - 1e-6).all()
        names = numbers[:, encoding._categories.source]
        assert (names >= 0).all()
        assert (names <= encoding._limit_row).all()
        raw.step(raw.random_actions())


def test_cat_lady_has_at_most_800_features() -> None:
    game = tabbytop.game("cat-lady")
    assert FlatEncoding(game, 2, game.options()).size <= 800


def test_kibble_scuffle_adds_up_cats_and_points() -> None:
    game = tabbytop.game("kibble-scuffle")
    encoding = FlatEncoding(game, 2, game.options())
    features = np.empty((1, encoding.size), np.float32)
    table = game.deal(2, 5)
    dice = Random(5)
    most_cats, most_points = 0, 0
    while actors := table.actors():
        table.play(actors[0], dice.choice(list(table.moves(actors[0]))))
        numbers = [number for part in table.observe(0).values() for number in part]
        encoding.encode(np.array([numbers], np.int32), features)
        parts = named_parts(features[0], encoding.parts)
        view = table.view(0)
        counted = parts["bowls"].reshape(3, 2, -1)[:, :, -1].sum(axis=1) * 10
        assert counted.round().tolist() == [bowl["counted"] for bowl in view["bowls"]]
        points = parts["eaten"].reshape(2, -1)[:, -1] * 40
        assert points.round().tolist() == [seat["points"] for seat in view["seats"]]
        most_cats, most_points = max(most_cats, *counted), max(most_points, *points)
    assert most_cats >= 4
    assert most_points >= 20


def test_kitty_paw_names_are_one_hot() -> None:
    game = tabbytop.game("kitty-paw")
    encoding = FlatEncoding(game, 2, game.options())
    batch = Batch(game, 1, 2, flat=True)
    batch.reset(seed=1)
    row = batch.observation_parts(0)["row"]
    assert batch.shape.size == encoding.size
    assert row.sum() == 4
    assert set(row.tolist()) == {0.0, 1.0}


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("flat", [False, True])
def test_state_has_the_observations_of_all_agents(make: Any, flat: bool) -> None:
    world = make("tem-purr-a", 3, flat=flat)
    world.reset(seed=5)
    state = world.state()
    assert world.state_space.contains(state)
    seen = []
    for seat in range(3):
        observed = world._core.observe(f"seat_{seat}", asked=False)["observation"]
        seen.append(observed if flat else np.concatenate(list(observed.values())))
        assert world.observation_space(f"seat_{seat}")["observation"].contains(observed)
    assert state.tolist() == np.concatenate(seen).tolist()


def test_numbers_of_chance_and_end_are_those_of_open_spiel() -> None:
    assert int(pyspiel.PlayerId.CHANCE) == CHANCE_PLAYER
    assert int(pyspiel.PlayerId.TERMINAL) == TERMINAL_PLAYER
