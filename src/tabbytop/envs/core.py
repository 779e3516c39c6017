"""The part that both forms of a PettingZoo environment share: spaces, seeds and rendering."""

import json
from collections.abc import Mapping
from typing import Any, Final

from tabbytop.envs import observation
from tabbytop.envs.actions import NO_RUN, ActionCodec
from tabbytop.envs.common import DEFAULT_SEATS, find_game, require_envs_extra, versioned_name
from tabbytop.envs.flat import FlatEncoding, box
from tabbytop.envs.seeds import GameSeeds
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import sentence
from tabbytop.texts.reader import Reader

with require_envs_extra():
    import numpy as np
    from gymnasium import logger, spaces

Observation = dict[str, Any]
Action = int | np.integer[Any] | None

_RENDER_MODES: Final = ["ansi"]


class EnvCore:
    """A game with its seats and options, dealt again for every episode."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None,
        options: Options | Mapping[str, object] | None,
        render_mode: str | None,
        flat: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.nearest_seats(DEFAULT_SEATS, options) if seats is None else seats
        self.options = self.game.resolve_options(self.seats, options)
        if render_mode not in (None, *_RENDER_MODES):
            raise ValueError(f"render_mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        lengths = observation.shape(self.game, self.seats, self.options)
        self.codec = ActionCodec(self.game)
        actions = self.codec.size
        encoding = FlatEncoding(self.game, self.seats, self.options) if flat else None
        self._observer = observation.RowObserver(lengths, actions, encoding)
        self._row = np.int32 if encoding is None else np.float32
        self._row_size = sum(lengths.values()) if encoding is None else encoding.size
        seen = observation.space(lengths) if encoding is None else box(encoding)
        whole = np.iinfo(np.int32)
        low, high = (whole.min, whole.max) if encoding is None else (-1.0, 1.0)
        self.state_space: spaces.Box = spaces.Box(
            low, high, (self.seats * self._row_size,), self._row
        )
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": seen,
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.table: Table
        self._seeds = GameSeeds()
        self._news: list[str] = []
        self._runs = [NO_RUN] * self.seats  # by seat: the run of moves that it has picked

    def metadata(self) -> dict[str, Any]:
        """Return the environment's metadata."""
        return {
            "name": versioned_name(self.game),
            "render_modes": _RENDER_MODES,
            "is_parallelizable": False,
        }

    def deal(self, seed: int | None) -> None:
        """Deal a new table; without a seed, the next game after that of the last seed."""
        self._seeds.begin(seed)
        self._runs = [NO_RUN] * self.seats
        listening = self.render_mode is not None
        self.table = self.game.deal(self.seats, self._seeds.next(), self.options, events=listening)

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self.agents.index(agent)

    def observe(self, agent: str, *, asked: bool) -> Observation:
        """Return the agent's observation, and its legal moves if it is asked."""
        seat = self.seat(agent)
        actions = self.legal_actions(seat) if asked else []
        return self._observer.observe(self.table, seat, actions, self._runs[seat])

    def state(self) -> Any:  # noqa: ANN401 - an array of either type
        """Return what all seats know together: their observations, one after the other."""
        rows = np.empty((self.seats, self._row_size), self._row)
        for seat in range(self.seats):
            self._observer.write(self.table, seat, rows[seat], self._runs[seat])
        return rows.reshape(-1)

    def legal_actions(self, seat: int) -> Moves:
        """Return the legal actions of a seat."""
        moves = self.table.moves(seat)
        return moves if self.codec.is_plain else self.codec.legal(moves, self._runs[seat])

    def allows(self, seat: int, action: int) -> bool:
        """Return whether the seat may choose this action now."""
        if self.codec.is_plain:
            return self.table.allows(seat, action)
        return action in self.legal_actions(seat)

    def take_move(self, seat: int, action: int) -> int | None:
        """Return the move of an action; None if it picks a run of moves, which is kept.

        Raises MoveError, and then changes nothing.
        """
        if self.codec.is_plain:
            return action
        picked = self.codec.run_of(action)
        if picked == NO_RUN:
            move = self.codec.move_of(action, self._runs[seat])
            refusal = self.table.refusal(seat, move)
            if refusal is not None:
                raise refusal
            self._runs[seat] = NO_RUN
            return move
        if not self.allows(seat, action):
            raise MoveError(f"none of {self.codec.text(action)} is legal now")
        self._runs[seat] = picked
        return None

    def drop_runs(self) -> None:
        """Forget the runs of seats that are not asked any more."""
        if not self.codec.is_plain:
            asked = self.table.actors()
            for seat in range(self.seats):
                if seat not in asked:
                    self._runs[seat] = NO_RUN

    def collect_events(self) -> None:
        """Put the events since the last call into sentences for an onlooker, if any looks on."""
        if self.render_mode is None:
            return
        teller = Reader(self.agents)
        told = [
            self.game.tell_event(event.seen_by(None), teller) for event in self.table.take_events()
        ]
        self._news = [sentence(text) for text in told if text]

    def render(self) -> str | None:
        """Return the sentences since the last move, and the public view."""
        if self.render_mode is None:
            logger.warn('To render, make the environment with render_mode="ansi".')
            return None
        view = self.table.view(None)
        seen = [f"{key}: {json.dumps(view[key], ensure_ascii=False)}" for key in view]
        return "\n".join([*self._news, *seen])

    def final_infos(self) -> dict[str, dict[str, int]]:
        """Return the `info` of each agent at the end of the game."""
        result = self.table.result()
        if result is None:
            raise RuntimeError("nobody is asked any more, and there is no result")
        return {
            agent: {"place": result.places[seat], "score": result.scores[seat]}
            for seat, agent in enumerate(self.agents)
        }
