"""Many tables as one vector environment of Gymnasium.

    from tabbytop.envs.vector import VectorTables

    envs = VectorTables("tem-purr-a", num_envs=256, seats=4, opponents={1: "kitten", 2: "random"})
    observations, infos = envs.reset(seed=7)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

An observation is `{"observation": …, "action_mask": …}`, the arrays of `batch.Batch` or of
`workers.WorkerBatch`.
"""

from collections.abc import Mapping
from typing import Any

from tabbytop.envs.batch import Batch, Opponent
from tabbytop.envs.common import MAX_STEPS, require_envs_extra, versioned_name
from tabbytop.envs.workers import WorkerBatch
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

Observations = dict[str, NDArray[Any]]
Rewards = NDArray[np.float32]


class VectorTables(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """So many tables of one game; the arguments are those of `batch.Batch`.

    A table's reward is that of the seat that acted. That is all there is where the agent has one
    seat and bots have the others. If it has several seats, `infos["rewards"]` has those of all
    seats. `infos["seat"]` is the seat to act.

    A game that has ended is followed by the next one in the same step. As in Gymnasium's own
    environments with that mode, `infos["final_obs"]` has the last observations of ended games, and
    `infos["final_info"]` their places and scores. With `workers` the tables are dealt out to that
    many processes, which keep their ended games to themselves: there is neither of the two.

    The arrays of an observation are written anew by every step unless `copy` is true.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        seats: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        *,
        opponents: Mapping[int, Opponent] | None = None,
        max_steps: int = MAX_STEPS,
        flat: bool = False,
        workers: int = 0,
        copy: bool = True,
    ) -> None:
        self.batch: Batch | WorkerBatch
        if workers:
            self.batch = WorkerBatch(
                game, num_envs, seats, options,
                workers=workers, opponents=opponents, max_steps=max_steps, flat=flat,
            )  # fmt: skip
        else:
            self.batch = Batch(
                game, num_envs, seats, options, opponents=opponents, max_steps=max_steps, flat=flat
            )
        shape = self.batch.shape
        self.num_envs = num_envs
        self.metadata = {
            "name": versioned_name(self.batch.game),
            "render_modes": [],
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (shape.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (shape.moves,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(shape.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._rows = np.arange(num_envs)

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,  # a list as SyncVectorEnv takes
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal a new game at every table (`Batch.reset`); `options` is ignored."""
        self.batch.reset(seed)
        return self._observations(), {"seat": self.batch.actors.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, Rewards, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make an action at every table (`Batch.step`)."""
        acted = self.batch.actors.copy()
        _, _, seats, rewards, terminations, truncations = self.batch.step(actions)
        infos: dict[str, Any] = {"seat": seats.copy(), "rewards": rewards.copy()}
        if isinstance(self.batch, Batch) and self.batch.final:
            self._add_final(self.batch, acted, infos)
        own = rewards[self._rows, acted]
        return self._observations(), own, terminations.copy(), truncations.copy(), infos

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401 - Gymnasium's own signature
        """Let go of bots and worker processes."""
        self.batch.close()

    def _observations(self) -> Observations:
        batch = self.batch
        arrays: Observations = {"observation": batch.observations, "action_mask": batch.masks}
        return {name: array.copy() for name, array in arrays.items()} if self._copy else arrays

    def _add_final(self, batch: Batch, acted: NDArray[np.int32], infos: dict[str, Any]) -> None:
        """Add what Gymnasium tells about games that have ended, with its masks."""
        ended = np.zeros(self.num_envs, np.bool_)
        observations = np.full(self.num_envs, None, object)
        places = np.zeros((self.num_envs, batch.seats), np.int32)
        scores = np.zeros((self.num_envs, batch.seats), np.int32)
        for table, final in batch.final.items():
            ended[table] = True
            observations[table] = {
                "observation": batch.final_observation(table, int(acted[table])),
                "action_mask": np.zeros(batch.shape.moves, np.int8),
            }
            if final.result is not None:
                places[table] = final.result.places
                scores[table] = final.result.scores
        infos["final_obs"], infos["_final_obs"] = observations, ended
        final_info = {"places": places, "_places": ended, "scores": scores, "_scores": ended}
        infos["final_info"], infos["_final_info"] = final_info, ended
