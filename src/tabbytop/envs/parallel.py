"""Every game in PettingZoo's parallel form: all who are asked act in one step.

    from tabbytop.envs.pettingzoo import parallel_env

    world = parallel_env("kitty-paw", seats=4)
    observations, infos = world.reset(seed=7)
    while world.agents:
        actions = {
            agent: world.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in world.agents
        }
        observations, rewards, terminations, truncations, infos = world.step(actions)

A step is a beat (`beats`): half a second, in which every agent that is asked may act once.
"""

import operator
from collections.abc import Mapping
from typing import Any

from tabbytop.envs.beats import FIRST_BEAT
from tabbytop.envs.extra import require_envs_extra
from tabbytop.envs.identity import pickled
from tabbytop.envs.length import LONGEST
from tabbytop.envs.rewards import by_place
from tabbytop.envs.world import Action, Observation, World
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import ParallelEnv

Observations = dict[str, Observation]


class parallel_env(ParallelEnv[str, Observation, Action], EzPickle):  # noqa: N801 - PettingZoo's own word
    """The environment; arguments are those of `pettingzoo.env`.

    The mask of an agent that is not asked is all zeros, and its action counts for nothing. One
    that is asked may act or wait (None, or no action at all). Who acts first in a beat goes round.
    A move that is not legal, or that somebody before made impossible in the same beat, does
    nothing: the agent has lost the beat, and its `info` says why (`refused`). What is no move at
    all is refused before anybody has acted (InvalidNotation).
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        render_mode: str | None = None,
        longest: int = LONGEST,
    ) -> None:
        EzPickle.__init__(self, pickled(game), seats, options, render_mode, longest)
        self._world = World(game, seats, options, render_mode)
        self.game = self._world.game
        self.metadata = self._world.metadata()
        self.render_mode = render_mode
        self.possible_agents = self._world.agents.copy()
        self.agents = []
        self._beat = FIRST_BEAT
        self._steps = 0
        self._longest = longest

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent may come to see."""
        return self._world.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """All moves of the game, whatever the options."""
        return self._world.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Deal anew, as `pettingzoo.raw_env.reset` does."""
        self._world.deal(seed)
        self._beat = FIRST_BEAT.brought_on(self._world.table)
        self._world.listen()
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
        """One beat. A game that is not over after `longest` of them is broken off (truncated)."""
        table = self._world.table
        refused: dict[str, dict[str, Any]] = {}
        for seat, move in self._in_order(self._meant(actions)):
            try:
                table.play(seat, move)
            except MoveError as refusal:
                refused[self.possible_agents[seat]] = {"refused": str(refusal)}
        self._steps += 1
        self._beat = self._beat.over(table).brought_on(table)
        self._world.listen()
        return self._told(refused)

    def render(self) -> str | None:
        """What an onlooker heard since the last beat, and sees now."""
        return self._world.render()

    def close(self) -> None:
        """There is nothing to let go of."""

    def _meant(self, actions: Mapping[str, Action]) -> dict[int, int]:
        """The moves of those who are asked and act, by seat."""
        asked = self._world.table.actors()
        meant: dict[int, int] = {}
        for agent, action in actions.items():
            seat = self._world.seat(agent)
            if action is None or seat not in asked:
                continue
            move = operator.index(action)  # compiled tables know no numbers but Python's own
            self.game.vocabulary.text(move)  # InvalidNotation, unless it is a move
            meant[seat] = move
        return meant

    def _in_order(self, meant: dict[int, int]) -> list[tuple[int, int]]:
        """Another seat comes first in each beat."""
        seats = self._world.seats
        first = self._steps % seats
        return sorted(meant.items(), key=lambda entry: (entry[0] - first) % seats)

    def _told(
        self, refused: dict[str, dict[str, Any]]
    ) -> tuple[
        Observations,
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """What every agent sees and gets; at the end they leave."""
        agents = self.agents
        result = self._world.table.result()
        over = result is not None
        broken_off = not over and self._steps >= self._longest
        worth = [0.0] * len(agents) if result is None else by_place(result)
        infos: dict[str, dict[str, Any]] = {agent: refused.get(agent, {}) for agent in agents}
        if over:
            infos.update(self._world.endings())
        if over or broken_off:
            self.agents = []
        return (
            self._observations(over=over or broken_off),
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            infos,
        )

    def _observations(self, *, over: bool) -> Observations:
        return {agent: self._world.observe(agent, asked=not over) for agent in self.possible_agents}
