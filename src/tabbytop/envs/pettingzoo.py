"""Every game as a PettingZoo environment, in both forms.

    from tabbytop.envs.pettingzoo import env

    world = env("kibble-scuffle", seats=4, options={"deck": "all"})
    world.reset(seed=7)
    for agent in world.agent_iter():
        observation, reward, termination, truncation, info = world.last()
        over = termination or truncation
        mask = observation["action_mask"]
        world.step(None if over else world.action_space(agent).sample(mask))

An agent is a seat, an action a move of the game's vocabulary. An observation has the named parts
of `Table.observe` and the mask of legal moves. Rewards come at the end (`rewards.by_place`).
Where all act at once there is also `parallel_env`: all who are asked act in one step.
"""

import operator
from collections.abc import Mapping
from typing import Any

from tabbytop.envs.beats import FIRST_BEAT, Beat
from tabbytop.envs.extra import require_envs_extra
from tabbytop.envs.identity import pickled
from tabbytop.envs.length import LONGEST
from tabbytop.envs.parallel import parallel_env
from tabbytop.envs.rewards import LEAST, by_place
from tabbytop.envs.world import Action, Observation, World
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options

with require_envs_extra():
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

__all__ = ["env", "parallel_env", "raw_env"]


def env(
    game: Game | str,
    seats: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    render_mode: str | None = None,
    longest: int = LONGEST,
) -> AECEnv[str, Observation, Action]:
    """The environment with the guards that PettingZoo's own card games have.

    `game` is on the shelf by that name, or is the game itself. `seats` and `options` are those
    of `Game.deal`; without `seats` there are two, or the nearest number that makes a game.

    A game that is not over after `longest` decisions is broken off (truncated), without rewards.
    An action that is no move at all fails an assertion. A move that is not legal now ends the
    game: its seat gets the reward of the last place, all others 0.
    """
    guarded: AECEnv[str, Observation, Action] = raw_env(game, seats, options, render_mode, longest)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=LEAST)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Observation, Action], EzPickle):  # noqa: N801 - PettingZoo's own word
    """The environment itself: what is not legal is refused as any table refuses it."""

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
        self._longest = longest
        self._decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent may come to see."""
        return self._world.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """All moves of the game, whatever the options."""
        return self._world.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The seed decides the whole game: it is that of `Game.deal`.

        Without one a new seed comes from the environment's own chance, which the last seed that
        was given has set, as Gymnasium does it. `options` are not used: a game's options are
        given when the environment is made.
        """
        self._world.deal(seed)
        self._decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on(FIRST_BEAT.brought_on(self._world.table))

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do if it is the selected one."""
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return self._world.observe(agent, asked=agent == self.agent_selection and not over)

    def step(self, action: Action) -> None:
        """The selected agent's move; None for an agent whose game is over.

        What a table refuses (`MoveError`) changes nothing.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is asked, so its action is a move, not None")
        seat = self._world.seat(agent)
        # Compiled tables know no numbers but Python's own.
        self._world.table.play(seat, operator.index(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on(self._beat.after(seat, self._world.table))

    def render(self) -> str | None:
        """What an onlooker heard since the last move, and sees now."""
        return self._world.render()

    def close(self) -> None:
        """There is nothing to let go of."""

    def _go_on(self, beat: Beat) -> None:
        """Select who is asked, or end the game.

        Several who are asked at once answer in the order of their seats, each once a beat. Where
        answers are secret none of them sees what the others have answered: what a seat observes
        does not show it.
        """
        self._beat = beat
        self._world.listen()
        seat = beat.actor(self._world.table)
        if seat is None:
            self._end()
        elif self._decisions >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        self.infos = {**self._world.endings()}
        result = self._world.table.result()
        assert result is not None
        for agent, reward in zip(self.agents, by_place(result), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()
