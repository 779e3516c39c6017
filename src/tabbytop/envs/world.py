"""What both forms of a PettingZoo environment have in common: spaces, seeds, words."""

import json
from collections.abc import Mapping
from typing import Any, Final

from tabbytop.envs import observation
from tabbytop.envs.extra import require_envs_extra
from tabbytop.envs.identity import USUAL_SEATS, found, versioned_name
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller, sentence

with require_envs_extra():
    import numpy as np
    from gymnasium import logger, spaces
    from gymnasium.utils import seeding

Observation = dict[str, Any]
Action = int | np.integer[Any] | None

_SEEDS: Final = 2**62
_RENDER_MODES: Final = ["ansi"]


class World:
    """A game with its seats and options, dealt again and again."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None,
        options: Options | Mapping[str, object] | None,
        render_mode: str | None,
    ) -> None:
        self.game = found(game)
        self.seats = self.game.nearest_seats(USUAL_SEATS, options) if seats is None else seats
        self.options = self.game.choose(self.seats, options)
        if render_mode not in (None, *_RENDER_MODES):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        lengths = observation.shape(self.game, self.seats, self.options)
        moves = self.game.vocabulary.size
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation.space(lengths),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.table: Table
        self._chance: np.random.Generator | None = None
        self._news: list[str] = []

    def metadata(self) -> dict[str, Any]:
        """What an environment of this game says of itself."""
        return {
            "name": versioned_name(self.game),
            "render_modes": _RENDER_MODES,
            "is_parallelizable": False,
        }

    def deal(self, seed: int | None) -> None:
        """A new table; without a seed one comes from the chance that the last seed has set."""
        if seed is not None or self._chance is None:
            self._chance = seeding.np_random(seed)[0]
        if seed is None:
            seed = int(self._chance.integers(_SEEDS))
        listening = self.render_mode is not None
        self.table = self.game.deal(self.seats, seed, self.options, events=listening)

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.agents.index(agent)

    def observe(self, agent: str, *, asked: bool) -> Observation:
        """What the agent's seat may know, and what it may do if it is asked."""
        seat = self.seat(agent)
        moves = self.table.moves(seat) if asked else []
        return {
            "observation": observation.arrays(self.table, seat),
            "action_mask": observation.mask(moves, self.game.vocabulary.size),
        }

    def listen(self) -> None:
        """Put what happened since the last time into sentences for an onlooker."""
        teller = Teller(self.agents)
        told = [
            self.game.tell_event(event.seen_by(None), teller) for event in self.table.take_events()
        ]
        self._news = [sentence(text) for text in told if text]

    def render(self) -> str | None:
        """What an onlooker heard since the last move, and sees now."""
        if self.render_mode is None:
            logger.warn('To render, make the environment with render_mode="ansi".')
            return None
        view = self.table.view(None)
        seen = [f"{key}: {json.dumps(view[key], ensure_ascii=False)}" for key in view]
        return "\n".join([*self._news, *seen])

    def endings(self) -> dict[str, dict[str, int]]:
        """By agent, what it is told when the game is over."""
        result = self.table.result()
        if result is None:
            raise RuntimeError("nobody is asked any more, and there is no result")
        return {
            agent: {"place": result.places[seat], "score": result.scores[seat]}
            for seat, agent in enumerate(self.agents)
        }
