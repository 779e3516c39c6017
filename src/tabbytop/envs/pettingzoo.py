"""Every game as a PettingZoo environment, in both forms.

    from tabbytop.envs.pettingzoo import env

    world = env("kibble-scuffle", seats=4, options={"deck": "all"})
    world.reset(seed=7)
    for agent in world.agent_iter():
        observation, reward, termination, truncation, info = world.last()
        over = termination or truncation
        mask = observation["action_mask"]
        world.step(None if over else world.action_space(agent).sample(mask))

An agent is a seat, an action a move of the game's vocabulary. An observation has the named parts of
`Table.observe` and a mask of the legal moves. Rewards come at the end (`common.rewards_by_place`).
For simultaneous games there is also `parallel_env`: all agents that are asked act in one step.
"""

import operator
from collections.abc import Mapping
from typing import Any, Final

from tabbytop.envs.common import (
    MAX_STEPS,
    MIN_REWARD,
    picklable,
    require_envs_extra,
    rewards_by_place,
)
from tabbytop.envs.core import Action, EnvCore, Observation
from tabbytop.envs.parallel import parallel_env
from tabbytop.envs.ticks import FIRST_TICK, Tick
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable, AECIterator
    from pettingzoo.utils.env_logger import EnvLogger

__all__ = ["checked_env", "env", "parallel_env", "raw_env"]


def env(
    game: Game | str,
    seats: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int = MAX_STEPS,
    flat: bool = False,
) -> AECEnv[str, Observation, Action]:
    """Return the environment with the checks that PettingZoo's own card games have as wrappers.

    `game` is the name of a registered game, or the game itself. `seats` and `options` are those of
    `Game.deal`; without `seats` there are two, or the nearest number that the game allows.

    A game that is not over after `max_cycles` decisions is truncated, without rewards. An action
    that is no move at all fails an assertion. An illegal move ends the game: its seat gets the
    reward of the last place, all others 0. With `flat`, an observation is one row of features with
    bounds (`tabbytop.envs.flat`) in place of named parts.
    """
    return checked_env(game, seats, options, render_mode, max_cycles, flat)


class raw_env(AECEnv[str, Observation, Action], EzPickle):  # noqa: N801 - PettingZoo's own word
    """The environment without wrappers: illegal moves raise the errors of `Table.play`."""

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
        self._max_cycles = max_cycles
        self._decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self._core.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """All actions of the game, whatever the options."""
        return self._core.action_spaces[agent]

    def state(self) -> Any:  # noqa: ANN401 - an array
        """Return what all agents know together: their observations, one after the other."""
        return self._core.state()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The seed decides the whole game: it is that of `Game.deal`.

        Without a seed, a new one is drawn from the environment's generator, which the last given
        seed has set, as in Gymnasium. `options` is ignored: the options of a game are given to the
        constructor.
        """
        self._core.deal(seed)
        self._decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._select_next(FIRST_TICK.run_clock(self._core.table))

    def observe(self, agent: str) -> Observation:
        """Return the agent's observation, and its legal moves if it is the selected agent."""
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return self._core.observe(agent, asked=agent == self.agent_selection and not over)

    def step(self, action: Action) -> None:
        """Make the selected agent's move; None for an agent whose game is over.

        A refused move (`MoveError`) changes nothing.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is asked, so its action is a move, not None")
        seat = self._core.seat(agent)
        # Compiled tables accept only Python's ints.
        move = self._core.take_move(seat, operator.index(action))
        if move is None:  # the first of two steps: the same agent goes on
            self._cumulative_rewards[agent] = 0.0
            return
        self._core.table.play(seat, move)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._select_next(self._tick.after(seat, self._core.table))

    def render(self) -> str | None:
        """Return the events since the last move as sentences, and the public view."""
        return self._core.render()

    def close(self) -> None:
        """There is nothing to let go of."""

    def _select_next(self, tick: Tick) -> None:
        """Select the next agent, or end the game.

        Seats that are asked at the same time answer in the order of the seats, each once a tick.
        Where answers are secret, observations do not show the others' answers.
        """
        self._tick = tick
        self._core.collect_events()
        seat = tick.actor(self._core.table)
        if seat is None:
            self._end()
        elif self._decisions >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        self.infos = {**self._core.final_infos()}
        result = self._core.table.result()
        assert result is not None
        for agent, reward in zip(self.agents, rewards_by_place(result), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()


_AFTER_RESET: Final = {
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "agents",
}


class checked_env(raw_env):  # noqa: N801 - as PettingZoo's own word
    """The environment with the effects of PettingZoo's usual wrappers for card games:
    `AssertOutOfBoundsWrapper`, `TerminateIllegalWrapper` and `OrderEnforcingWrapper`.

    Each of them forwards every attribute; together they took more time than the game.
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
        super().__init__(game, seats, options, render_mode, max_cycles, flat)
        self._has_reset = False
        self.has_updated = False  # since `agent_iter` named an agent
        del self.agents

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - as of any attribute
        """Refuse what is there only after the first `reset`."""
        if name in _AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._has_reset = True
        self.has_updated = True

    def observe(self, agent: str) -> Observation:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> "CheckedIterable":
        """Iterate over the agents that are selected; each must `step` before the next."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return CheckedIterable(self, max_iter)  # type: ignore[no-untyped-call]

    def step(self, action: Action) -> None:
        """Make the selected agent's move; an illegal one ends the game."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self.has_updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        dead = self.terminations[agent] or self.truncations[agent]
        assert (dead and action is None) or self.action_space(agent).contains(action), (
            "action is not in action space"
        )
        if dead or action is None:
            self._was_dead_step(action)
        elif self._core.allows(self._core.seat(agent), operator.index(action)):
            super().step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            self._cumulative_rewards[agent] = 0.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = MIN_REWARD
            self._accumulate_rewards()
            self._deads_step_first()


class CheckedIterable(AECIterable[str, Observation, Action]):
    """The agents of an environment in the order in which they are selected."""

    def __iter__(self) -> "CheckedIterator":
        return CheckedIterator(self.env, self.max_iter)


class CheckedIterator(AECIterator[str, Observation, Action]):
    """Names the selected agent, once for each step."""

    env: checked_env

    def __next__(self) -> str:
        agent = super().__next__()
        assert self.env.has_updated, "need to call step() or reset() in a loop over `agent_iter`"
        self.env.has_updated = False
        return agent
