"""Every game as a PettingZoo environment.

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
"""

import json
import operator
from collections.abc import Mapping
from typing import Any, Final

from tabbytop.envs import observation
from tabbytop.envs.clock import past_the_clock
from tabbytop.envs.extra import the_extra
from tabbytop.envs.identity import USUAL_SEATS, found, pickled, versioned_name
from tabbytop.envs.length import LONGEST
from tabbytop.envs.rewards import LEAST, by_place
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller, sentence

with the_extra():
    import numpy as np
    from gymnasium import logger, spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, Any]
Action = int | np.integer[Any] | None

_SEEDS: Final = 2**62


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
        self.game = found(game)
        self._seats = self.game.nearest_seats(USUAL_SEATS, options) if seats is None else seats
        self._options = self.game.choose(self._seats, options)
        self.metadata = {
            "name": versioned_name(self.game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents = []
        lengths = observation.shape(self.game, self._seats, self._options)
        moves = self.game.vocabulary.size
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation.space(lengths),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None
        self._table: Table
        self._news: list[str] = []
        self._longest = longest
        self._decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent may come to see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """All moves of the game, whatever the options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The seed decides the whole game: it is that of `Game.deal`.

        Without one a new seed comes from the environment's own chance, which the last seed that
        was given has set, as Gymnasium does it. `options` are not used: a game's options are
        given when the environment is made.
        """
        if seed is not None or self._chance is None:
            self._chance = seeding.np_random(seed)[0]
        if seed is None:
            seed = int(self._chance.integers(_SEEDS))
        listening = self.render_mode is not None
        self._table = self.game.deal(self._seats, seed, self._options, events=listening)
        self._decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do if it is the selected one."""
        seat = self.possible_agents.index(agent)
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        asked = agent == self.agent_selection and not over
        moves = self._table.moves(seat) if asked else []
        return {
            "observation": observation.arrays(self._table, seat),
            "action_mask": observation.mask(moves, self.game.vocabulary.size),
        }

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
        # Compiled tables know no numbers but Python's own.
        self._table.play(self.possible_agents.index(agent), operator.index(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()

    def render(self) -> str | None:
        """What an onlooker heard since the last move, and sees now."""
        if self.render_mode is None:
            logger.warn('To render, make the environment with render_mode="ansi".')
            return None
        view = self._table.view(None)
        seen = [f"{key}: {json.dumps(view[key], ensure_ascii=False)}" for key in view]
        return "\n".join([*self._news, *seen])

    def close(self) -> None:
        """There is nothing to let go of."""

    def _go_on(self) -> None:
        """Select who is asked, or end the game.

        Several who are asked at once answer in the order of their seats. None of them sees
        what the others have answered: what a seat observes does not show it.
        """
        asked = past_the_clock(self._table)
        self._news = self._told()
        if not asked:
            self._end()
        elif self._decisions >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[asked[0]]

    def _end(self) -> None:
        result = self._table.result()
        if result is None:
            raise RuntimeError("nobody is asked any more, and there is no result")
        for seat, (agent, reward) in enumerate(zip(self.agents, by_place(result), strict=True)):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"place": result.places[seat], "score": result.scores[seat]}
        self._accumulate_rewards()
        self._deads_step_first()

    def _told(self) -> list[str]:
        """What happened since the last call, in sentences for an onlooker."""
        teller = Teller(self.possible_agents)
        told = [
            self.game.tell_event(event.seen_by(None), teller) for event in self._table.take_events()
        ]
        return [sentence(text) for text in told if text]
