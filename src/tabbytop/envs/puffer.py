"""Many tables in the form of PufferLib's native environments: flat rows in shared buffers.

    from tabbytop.envs.puffer import PufferTables

    env = PufferTables("cat-lady", tables=1024, workers=4, opponents={1: "kitten"})
    observations, infos = env.reset(seed=7)
    observations, rewards, terminals, truncations, infos = env.step(actions)

PufferLib itself is not needed. As its emulation does, a row is one flat array: the observation,
then the mask of legal moves. `buf` may hold the trainer's own arrays, which are then filled.
"""

from collections.abc import Mapping
from typing import Any

from tabbytop.envs.batch import Actions, Batch, Opponent, named_parts
from tabbytop.envs.common import MAX_STEPS, require_envs_extra
from tabbytop.envs.workers import WorkerBatch
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Stepped = tuple[
    NDArray[np.float32], NDArray[np.float32], NDArray[Any], NDArray[Any], list[dict[str, Any]]
]


class PufferTables:
    """So many tables of one game, an agent for each; see `batch.Batch` for the arguments.

    With `workers` the tables are stepped by that many processes, which write into shared memory;
    `send` and `recv` are the two halves of a step, so that the learner can work in between.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        *,
        workers: int = 0,
        opponents: Mapping[int, Opponent] | None = None,
        max_steps: int = MAX_STEPS,
        flat: bool = False,
        buf: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        self.batch: Batch | WorkerBatch
        if workers:
            self.batch = WorkerBatch(
                game, tables, seats, options,
                workers=workers, opponents=opponents, max_steps=max_steps, flat=flat,
            )  # fmt: skip
        else:
            self.batch = Batch(
                game, tables, seats, options, opponents=opponents, max_steps=max_steps, flat=flat
            )
        shape = self.batch.shape
        width = shape.size + shape.moves
        self.num_agents = tables
        self.agents_per_batch = tables
        self.emulated = None  # rows are flat already
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        self.single_action_space = spaces.Discrete(shape.moves)
        self.agent_ids = np.arange(tables)
        buffers = buf or {}
        self.observations = _buffer(buffers, "observations", (tables, width), np.float32)
        self.rewards = _buffer(buffers, "rewards", (tables,), np.float32)
        self.terminals = _buffer(buffers, "terminals", (tables,), np.bool_)
        self.truncations = _buffer(buffers, "truncations", (tables,), np.bool_)
        self.masks = _buffer(buffers, "masks", (tables,), np.bool_)  # agents that act: all
        self.actions = _buffer(buffers, "actions", (tables,), np.int32)
        self._acted = np.zeros(tables, np.int32)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], list[dict[str, Any]]]:
        """Deal a new game at every table."""
        self.batch.reset(seed)
        self.rewards.fill(0)
        self.terminals.fill(False)
        self.truncations.fill(False)
        self.masks.fill(True)
        self._write()
        return self.observations, []

    def step(self, actions: Actions) -> Stepped:
        """Make an action at every table; see `Batch.step`."""
        self.send(actions)
        return self.recv()[:5]

    def send(self, actions: Actions) -> None:
        """Begin a step; with workers it goes on while this process does something else."""
        self._acted[:] = self.batch.actors
        if isinstance(self.batch, WorkerBatch):
            self.batch.send(actions)
        else:
            self.batch.step(actions)
        self.actions[:] = actions

    def recv(
        self,
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.float32],
        NDArray[Any],
        NDArray[Any],
        list[dict[str, Any]],
        NDArray[np.int64],
        NDArray[Any],
    ]:
        """End a step: the buffers, the infos, the agents and their masks."""
        if isinstance(self.batch, WorkerBatch):
            self.batch.receive()
        batch = self.batch
        self.rewards[:] = batch.rewards[self.agent_ids, self._acted]
        self.terminals[:] = batch.terminations
        self.truncations[:] = batch.truncations
        self._write()
        ended = self.terminals.astype(np.bool_)
        infos = [{"reward": float(self.rewards[ended].mean())}] if ended.any() else []
        flat = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*flat, infos, self.agent_ids, self.masks)

    def unflatten(self, row: NDArray[np.float32]) -> dict[str, Any]:
        """Return a row as named parts and its mask, which share its memory."""
        size = self.batch.shape.size
        return {
            "observation": named_parts(row[:size], self.batch.parts),
            "action_mask": row[size:],
        }

    def close(self) -> None:
        """Let go of bots and worker processes."""
        self.batch.close()

    def _write(self) -> None:
        size = self.batch.shape.size
        np.copyto(self.observations[:, :size], self.batch.observations)
        np.copyto(self.observations[:, size:], self.batch.masks)


def _buffer(
    buffers: Mapping[str, NDArray[Any]],
    name: str,
    shape: tuple[int, ...],
    kind: type[np.generic],
) -> NDArray[Any]:
    """Return the trainer's buffer of that name, or a new one."""
    if name not in buffers:
        return np.zeros(shape, kind)
    given = buffers[name]
    if given.shape != shape:
        raise ValueError(f"the buffer {name!r} has the shape {given.shape}, not {shape}")
    return given
