"""Batches on worker processes, and in the forms of Gymnasium and PufferLib."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tabbytop.envs.batch import BadAction, Batch
from tabbytop.envs.puffer import PufferTables
from tabbytop.envs.vector import VectorTables
from tabbytop.envs.workers import WorkerBatch, WorkerFailed


def random_actions(masks: Any, rng: Random) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def told(batch: Batch | WorkerBatch) -> list[Any]:
    return [array.tolist() for array in batch.buffers]


def test_two_workers_share_memory_and_equal_one_batch() -> None:
    rng = Random(1)
    one = Batch("tem-purr-a", 5, 3, opponents={1: "random"})
    one.reset(seed=8)
    with WorkerBatch("tem-purr-a", 5, 3, workers=2, opponents={1: "random"}) as two:
        two.reset(seed=8)
        assert told(two) == told(one)
        ends = 0
        for _ in range(250):
            actions = random_actions(one.masks, rng)
            one.step(actions)
            two.step(actions)
            assert told(two) == told(one)
            ends += int(one.terminations.sum())
        assert ends > 1
        one.reset()
        two.reset()
        assert told(two) == told(one)


def test_illegal_action_changes_no_worker() -> None:
    with WorkerBatch("cat-lady", 4, 2, workers=2) as batch:
        with pytest.raises(RuntimeError, match="reset"):
            batch.step([0, 0, 0, 0])
        batch.reset(seed=1)
        before = told(batch)
        actions = random_actions(batch.masks, Random(1))
        for wrong in (int(np.argmin(batch.masks[3])), -1, batch.shape.moves):
            actions[3] = wrong
            with pytest.raises(BadAction, match=r"table 3: .+"):
                batch.step(actions)
            assert told(batch) == before
        actions[3] = np.argmax(batch.masks[3])
        batch.step(actions)
        assert told(batch) != before


def test_killed_worker_is_told() -> None:
    batch = WorkerBatch("tem-purr-a", 2, 3, workers=2)
    batch.reset(seed=1)
    batch._processes[1].kill()
    batch._processes[1].join()
    with pytest.raises(WorkerFailed, match="worker"):
        batch.step(random_actions(batch.masks, Random(1)))
    with pytest.raises(RuntimeError, match="closed"):
        batch.step([0, 0])


def test_workers_cannot_be_more_than_tables() -> None:
    with pytest.raises(ValueError, match="2 tables have 1 to 2 workers, not 3"):
        WorkerBatch("tem-purr-a", 2, workers=3)


@pytest.mark.parametrize("workers", [0, 2])
def test_vector_env_follows_gymnasium(workers: int) -> None:
    envs = VectorTables("tem-purr-a", 3, 3, opponents={1: "random", 2: "random"}, workers=workers)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=2)
    assert envs.observation_space.contains(observations)
    assert infos["seat"].tolist() == [0, 0, 0]
    rng = Random(1)
    seen = 0
    while seen < 2:
        actions = random_actions(observations["action_mask"], rng)
        assert envs.action_space.contains(actions)
        before = observations["observation"].copy()
        kept = observations
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert (kept["observation"] == before).all(), "observations are copies"
        assert envs.observation_space.contains(observations)
        assert rewards.shape == terminations.shape == truncations.shape == (3,)
        assert (rewards == infos["rewards"][:, 0]).all()
        assert not rewards[~terminations].any()
        seen += int(terminations.sum())
        if terminations.any() and not workers:
            ended = int(np.argmax(terminations))
            assert infos["_final_obs"].tolist() == terminations.tolist()
            final = infos["final_obs"][ended]
            assert envs.single_observation_space.contains(final)
            assert not final["action_mask"].any()
            assert final["observation"].tolist() != observations["observation"][ended].tolist()
            places = infos["final_info"]["places"][ended]
            assert (rewards[ended] == 1) == (places[0] == 1 and (places == 1).sum() == 1)
    envs.close()


def test_vector_env_rewards_the_seat_that_acted() -> None:
    envs = VectorTables("tem-purr-a", 2, 3, copy=False)
    observations, infos = envs.reset(seed=3)
    rng = Random(2)
    terminations = np.zeros(2, np.bool_)
    while not terminations.any():
        acted = infos["seat"]
        actions = random_actions(observations["action_mask"], rng)
        observations, rewards, terminations, _, infos = envs.step(actions)
    assert rewards.tolist() == infos["rewards"][np.arange(2), acted].tolist()
    assert observations["observation"] is envs.batch.observations
    envs.close()


@pytest.mark.parametrize("workers", [0, 2])
def test_puffer_rows_are_observation_and_mask(workers: int) -> None:
    batch = Batch("kibble-scuffle", 2, 2, opponents={1: "random"})
    width = batch.shape.size + batch.shape.moves
    buf = {"observations": np.zeros((2, width), np.float32), "rewards": np.zeros(2, np.float32)}
    env = PufferTables("kibble-scuffle", 2, 2, workers=workers, opponents={1: "random"}, buf=buf)
    batch.reset(seed=4)
    observations, infos = env.reset(seed=4)
    assert observations is buf["observations"]
    assert infos == []
    assert env.num_agents == 2
    assert env.single_observation_space.shape == (width,)
    rng = Random(1)
    for _ in range(120):
        actions = random_actions(batch.masks, rng)
        batch.step(actions)
        observations, rewards, terminals, truncations, infos = env.step(actions)
        assert rewards is buf["rewards"]
        row = env.unflatten(observations[1])
        assert row["action_mask"].tolist() == batch.masks[1].tolist()
        for name, part in batch.observation_parts(1).items():
            assert row["observation"][name].tolist() == part.tolist()
        assert rewards.tolist() == batch.rewards[:, 0].tolist()
        assert terminals.tolist() == batch.terminations.tolist()
        assert truncations.tolist() == batch.truncations.tolist()
        assert len(infos) == int(terminals.any())
    env.close()


def test_puffer_refuses_buffers_of_another_shape() -> None:
    with pytest.raises(ValueError, match="the buffer 'rewards' has the shape"):
        PufferTables("tem-purr-a", 2, 3, buf={"rewards": np.zeros(3, np.float32)})
