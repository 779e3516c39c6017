"""PettingZoo's parallel form, where all agents act at once."""

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import parallel_api_test, parallel_seed_test

import tabbytop
from tabbytop.envs.common import rewards_by_place
from tabbytop.envs.pettingzoo import parallel_env
from tabbytop.envs.ticks import TICKS_PER_SECOND
from tabbytop.testing import Deal
from tests.bots import hurry
from tests.envs.env_deals import DEALS

each_deal = pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)


def made(deal: Deal, **more: Any) -> parallel_env:
    return parallel_env(deal.game, deal.seats, deal.options, **more)


@each_deal
def test_pettingzoo_parallel_api_test_passes(deal: Deal) -> None:
    parallel_api_test(made(deal), num_cycles=200)


@each_deal
def test_pettingzoo_parallel_seed_test_passes(deal: Deal) -> None:
    parallel_seed_test(lambda: made(deal), num_cycles=50)


@each_deal
def test_whole_game_has_the_results_of_its_table(deal: Deal) -> None:
    """Agents that are asked see their legal moves; at the end all get the reward of their place."""
    world = made(deal)
    chance = np.random.default_rng(3)
    observations, _ = world.reset(seed=3)
    rewards: dict[str, float] = {}
    for _ in range(20_000):
        table = world._core.table
        actions = {}
        for seat, agent in enumerate(world.agents):
            mask = observations[agent]["action_mask"]
            if world._core.codec.is_plain:
                assert np.flatnonzero(mask).tolist() == table.moves(seat)
            assert mask.any() == (seat in table.actors())
            actions[agent] = int(chance.choice(np.flatnonzero(mask))) if mask.any() else None
        observations, rewards, terminations, truncations, infos = world.step(actions)
        assert not any(truncations.values())
        if not world.agents:
            break
        assert set(rewards.values()) == {0.0}
        assert not any(terminations.values())
    result = world._core.table.result()
    assert result is not None
    assert list(rewards.values()) == rewards_by_place(result)
    assert [info["place"] for info in infos.values()] == list(result.places)
    assert not any(seen["action_mask"].any() for seen in observations.values())


def hurried(seats: int = 3) -> parallel_env:
    world = parallel_env(hurry.GAME, seats)
    world.reset(seed=1)
    return world


def owners(world: parallel_env) -> list[int]:
    seen: Any = world._core.table.view(None)["owners"]
    return list(seen)


def test_first_agent_to_act_rotates_with_each_tick() -> None:
    world = hurried()
    world.step(dict.fromkeys(world.agents, 0))
    assert owners(world) == [0, -1, -1, -1, -1], "the others came too late, and nothing happened"
    world.step(dict.fromkeys(world.agents, 1))
    world.step(dict.fromkeys(world.agents, 2))
    assert owners(world) == [0, 1, 2, -1, -1]


def test_clock_runs_while_agents_wait() -> None:
    world = hurried()
    for _ in range(hurry.SECONDS * TICKS_PER_SECOND):
        assert world.agents
        world.step({"seat_0": None})
    assert not world.agents
    assert owners(world) == [-1] * hurry.MICE


def test_illegal_action_loses_the_tick_and_info_says_why() -> None:
    world = hurried()
    world.step({"seat_0": 0})
    _, _, _, _, infos = world.step({"seat_1": 1, "seat_2": 0})
    assert "quicker" in infos["seat_2"]["refused"]
    assert infos["seat_1"] == {}
    assert owners(world) == [0, 1, -1, -1, -1]


def test_action_that_is_no_move_is_refused_before_anybody_acts() -> None:
    world = hurried()
    with pytest.raises(tabbytop.InvalidNotation):
        world.step({"seat_1": 1, "seat_2": 99})
    with pytest.raises(TypeError):
        world.step({"seat_1": 1, "seat_2": 0.5})  # type: ignore[dict-item]  # which is the point
    assert owners(world) == [-1] * hurry.MICE


def test_long_game_is_truncated() -> None:
    world = parallel_env(hurry.GAME, 2, max_cycles=3)
    world.reset(seed=1)
    told = [world.step({}) for _ in range(3)]
    assert not any(told[1][3].values())
    assert all(told[2][3].values())
    assert set(told[2][1].values()) == {0.0}
    assert not world.agents


def test_rendering_and_pickling() -> None:
    world = parallel_env("kibble-scuffle", 3, render_mode="ansi")
    twin = pickle.loads(pickle.dumps(world))
    assert data_equivalence(world.reset(seed=7), twin.reset(seed=7))
    text = world.render()
    assert text is not None
    assert "own: null" in text
    with pytest.warns(UserWarning, match="render_mode"):
        assert hurried().render() is None
