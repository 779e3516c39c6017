"""Every game in PettingZoo's parallel form: all agents that are asked act in one step.

    from tabbytop.envs.pettingzoo import parallel_env

    world = parallel_env("kitty-paw", seats=4)
    observations, infos = world.reset(seed=7)
    while world.agents:
        actions = {
            agent: world.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in world.agents
        }
        observations, rewards, terminations, truncations, infos = world.step(actions)

A step is a tick (`ticks`) of half a second, in which every agent that is asked may act once.
"""

import operator
from collections.abc import Mapping
from typing import Any

from tabbytop.envs.common import MAX_STEPS, picklable, require_envs_extra, rewards_by_place
from tabbytop.envs.core import Action, EnvCore, Observation
from tabbytop.envs.ticks import FIRST_TICK
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import ParallelEnv

Observations = dict[str, Observation]


class parallel_env(ParallelEnv[str, Observation, Action], EzPickle):  # noqa: N801 - PettingZoo's own word
    """The environment; its arguments are those of `pettingzoo.env`.

    The mask of an agent that is not asked is all zeros, and its action is ignored. An agent that is
    asked may act or wait (None, or no action at all). The agent that acts first rotates with each
    tick. A move that is illegal, or that an earlier move of the same tick made impossible, has no
    effect: the agent loses the tick, and its `info` says why (`refused`). An action that is no move
    at all raises InvalidNotation before anybody has acted.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        render_mode: str | None = None,
        max_cycles: int = MAX_STEPS,
        flat: bool = False,
    ) -> None:
        EzPickle.__init__(self, picklable(game), seats, options, render_mode, max_cycles, flat)
        self._core = EnvCore(game, seats, options, render_mode, flat)
        self.game = self._core.game
        self.metadata = self._core.metadata()
        self.render_mode = render_mode
        self.state_space = self._core.state_space
        self.possible_agents = self._core.agents.copy()
        self.agents = []
        self._tick = FIRST_TICK
        self._steps = 0
        self._max_cycles = max_cycles

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._core.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """All actions of the game, whatever the options."""
        return self._core.action_spaces[agent]

    def state(self) -> Any:  # noqa: ANN401 - an array
        """Return what all agents know together: their observations, one after the other."""
        return self._core.state()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Deal a new game, as `pettingzoo.raw_env.reset` does."""
        self._core.deal(seed)
        self._tick = FIRST_TICK.run_clock(self._core.table)
        self._core.collect_events()
        self._steps = 0
        self.agents = self.possible_agents.copy()
        return self._observations(over=False), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[
        Observations,
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play one tick. A game that is not over after `max_cycles` of them is truncated."""
        table = self._core.table
        refused: dict[str, dict[str, Any]] = {}
        for seat, move in self._in_order(self._moves_by_seat(actions)):
            try:
                taken = self._core.take_move(seat, move)
                if taken is not None:
                    table.play(seat, taken)
            except MoveError as refusal:
                refused[self.possible_agents[seat]] = {"refused": str(refusal)}
        self._steps += 1
        self._tick = self._tick.next_tick(table).run_clock(table)
        self._core.collect_events()
        self._core.drop_runs()
        return self._step_result(refused)

    def render(self) -> str | None:
        """Return the events of the last tick as sentences, and the public view."""
        return self._core.render()

    def close(self) -> None:
        """There is nothing to let go of."""

    def _moves_by_seat(self, actions: Mapping[str, Action]) -> dict[int, int]:
        """Return the moves of the agents that are asked and act, by seat."""
        asked = self._core.table.actors()
        moves: dict[int, int] = {}
        for agent, action in actions.items():
            seat = self._core.seat(agent)
            if action is None or seat not in asked:
                continue
            move = operator.index(action)  # compiled tables accept only Python's ints
            if not 0 <= move < self._core.codec.size:
                self.game.vocabulary.text(-1)  # raises InvalidNotation
            moves[seat] = move
        return moves

    def _in_order(self, moves: dict[int, int]) -> list[tuple[int, int]]:
        """Return the moves in the order of the seats, beginning with another seat in each tick."""
        seats = self._core.seats
        first = self._steps % seats
        return sorted(moves.items(), key=lambda entry: (entry[0] - first) % seats)

    def _step_result(
        self, refused: dict[str, dict[str, Any]]
    ) -> tuple[
        Observations,
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Return what `step` returns; after the end there are no agents left."""
        agents = self.agents
        result = self._core.table.result()
        over = result is not None
        truncated = not over and self._steps >= self._max_cycles
        rewards = [0.0] * len(agents) if result is None else rewards_by_place(result)
        infos: dict[str, dict[str, Any]] = {agent: refused.get(agent, {}) for agent in agents}
        if over:
            infos.update(self._core.final_infos())
        if over or truncated:
            self.agents = []
        return (
            self._observations(over=over or truncated),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _observations(self, *, over: bool) -> Observations:
        return {agent: self._core.observe(agent, asked=not over) for agent in self.possible_agents}
