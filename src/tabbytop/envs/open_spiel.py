"""Every game as an OpenSpiel game; importing this module registers all games.

    import pyspiel
    import tabbytop.envs.open_spiel

    game = pyspiel.load_game("tabbytop_kibble_scuffle(players=4,deck=all)")

A player is a seat, an action a move of the game's vocabulary (`tabbytop.envs.actions`). Every
random draw of a table is a chance node, so a history determines a state, and a planner cannot
foresee draws. With `chance=sampled` there are no chance nodes. Returns are
`common.rewards_by_place`. Seats that are asked at the same time answer one after the other, and
none can see the others' answers.
"""

import warnings
from typing import Any, Final, NamedTuple

from tabbytop.envs import observation, parameters
from tabbytop.envs.actions import NO_RUN
from tabbytop.envs.chance import MAX_OUTCOMES
from tabbytop.envs.common import (
    MAX_REWARD,
    MIN_REWARD,
    require_envs_extra,
    rewards_by_place,
    short_name,
)
from tabbytop.envs.information_state import observation_text, private_text
from tabbytop.envs.minis import Mini, mini_of
from tabbytop.envs.parameters import Parameter
from tabbytop.envs.state import (
    CHANCE_PLAYER,
    SAMPLED,
    GameConfig,
    GameState,
    Rules,
    enable_pickling,
)
from tabbytop.games import registry
from tabbytop.kernel.errors import BadOptions, TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick

with require_envs_extra():
    import numpy as np
    import pyspiel

_registered: Final[dict[str, Game | Mini]] = {}


def register(game: Game) -> str:
    """Register a game with OpenSpiel and return the name to load it by.

    The games of Tabbytop's registry are registered already. Raises BadOptions if another game has
    the same name.
    """
    name = short_name(game)
    if _registered.setdefault(name, game) is not game:
        raise BadOptions(f"there is another game that OpenSpiel knows as {name!r}")
    alone = game.least_seats == 1
    kind = _Kind(name, game.title, game.least_seats, game.most_seats, alone)
    spec = parameters.defaults(game)

    # A class, as OpenSpiel's own games are: its registry frees its entries only after Python has
    # shut down, when a function could no longer be freed.
    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Parameter] | None = None) -> None:
            super().__init__(kind, spec, parameters.from_parameters(game, params or {}))

    enable_pickling(game)
    pyspiel.register_game(_game_type(kind, spec), Loaded)
    return name


def register_mini(mini: Mini) -> str:
    """Register a mini variant with OpenSpiel and return the name to load it by."""
    name = f"{short_name(mini.game)}_mini"
    if _registered.setdefault(name, mini) is not mini:
        raise BadOptions(f"there is another game that OpenSpiel knows as {name!r}")
    kind = _Kind(name, f"{mini.game.title}, mini variant", mini.seats, mini.seats, False)
    spec = parameters.mini_defaults()

    class Loaded(SpielGame):
        def __init__(self, params: dict[str, Parameter] | None = None) -> None:
            super().__init__(kind, spec, parameters.from_mini_parameters(mini, params or {}))

    enable_pickling(mini.game, mini.deal)
    pyspiel.register_game(_game_type(kind, spec), Loaded)
    return name


class _Kind(NamedTuple):
    """What OpenSpiel wants to know of a game before it is loaded."""

    name: str
    title: str
    least_seats: int
    most_seats: int
    may_be_alone: bool


def _game_type(kind: _Kind, spec: dict[str, Parameter], *, sampled: bool = False) -> Any:  # noqa: ANN401 - pyspiel has no types
    utility = pyspiel.GameType.Utility
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=kind.name,
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if kind.may_be_alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.most_seats,
        min_num_players=kind.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=spec,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its seats and options, as OpenSpiel loads it."""

    def __init__(self, kind: _Kind, spec: dict[str, Parameter], config: GameConfig) -> None:
        self.config = config
        self.rules = Rules(config)
        sampled = config.chance == SAMPLED
        # Before the deal all states are the same; with sampled chance the deal is done.
        self._root = None if sampled else self.rules.initial_state()
        self.parts = observation.shape(config.game, config.seats, config.options)
        self.observer = observation.RowObserver(self.parts, self.rules.codec.size)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.codec.size,
            max_chance_outcomes=0 if sampled else MAX_OUTCOMES,
            num_players=config.seats,
            min_utility=MIN_REWARD,
            max_utility=MAX_REWARD,
            utility_sum=None if kind.may_be_alone else 0.0,
            max_game_length=config.max_length,
        )
        game_type = _game_type(kind, spec, sampled=sampled)
        super().__init__(game_type, info, parameters.to_parameters(config))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by name and parameters, which say everything."""
        return pyspiel.load_game, (str(self),)

    def root(self) -> GameState:
        """Return the content of a new state: before the deal or, if chance is sampled, after."""
        return self.rules.initial_state() if self._root is None else self._root

    def new_initial_state(self) -> "SpielState":
        """Return a state before the deal or, if chance is sampled, after it."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - pyspiel has no types
        params: dict[str, object] | None = None,
    ) -> "SpielObserver | None":
        """Return an observer; None for all players' secrets at once, which is not supported."""
        if params:
            raise ValueError(f"there are no parameters for observations, not even {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return SpielObserver(self, kind)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game in progress, as OpenSpiel's algorithms drive it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game_state: GameState = game.root()

    # Methods that OpenSpiel would call through C++ are given here too: Python's callers save two
    # translations.

    def current_player(self) -> int:
        """Return the seat that is asked, or the id of chance or of the end."""
        return self.game_state.player

    def is_terminal(self) -> bool:
        return self.game_state.is_terminal()

    def is_chance_node(self) -> bool:
        return self.game_state.player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the current player; of all others there are none."""
        state = self.game_state
        if player is not None and player != state.player:
            return []
        return list(range(len(state.outcomes))) or state.legal_actions(state.player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game_state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of the next draw with their probabilities."""
        return self.game_state.outcomes.copy()

    def _apply_action(self, action: int) -> None:
        self.game_state = self.game_state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {len(self.game_state.outcomes)}"
        return self.game_state.rules.codec.text(action, self.game_state.run)

    def returns(self) -> list[float]:
        """Return the rewards by place at the end, zeros before and where a game was too long."""
        table = self.game_state.table
        result = None if table is None or not self.game_state.is_terminal() else table.result()
        return [0.0] * self.game_state.config.seats if result is None else rewards_by_place(result)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Raise: whole histories as numbers would be huge and mostly zeros.

        OpenSpiel itself would return an empty list, on which algorithms such as Deep CFR learn
        nothing.
        """
        raise NotImplementedError(
            "there is no information state tensor; learn from observation_tensor(), or tell "
            "information states apart by information_state_string()"
        )

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401 - pyspiel has no types
        """Determinize: return a state that is possible given the player's knowledge
        (`Table.imagine`).

        `sampler()` returns a number from 0 to 1; the same number gives the same state. The new
        state keeps the `history()` of this one.
        """
        rng = quick(int(sampler() * 2**53))
        imagined: SpielState = self.clone()
        imagined.game_state = self.game_state.imagine(player, rng)
        return imagined

    def __str__(self) -> str:
        """Return the complete state as text; equal texts mean equal states."""
        return self.game_state.text()


class SpielObserver:
    """A player's observation as text and, without recall, as the named parts of `Table.observe`.

    With perfect recall the text also identifies everything that the player remembers.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:  # noqa: ANN401 - pyspiel has no types
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall
        self._observer = game.observer
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private and not self._recall:
            self.tensor = np.zeros(sum(game.parts.values()), np.float32)
            start = 0
            for name, length in game.parts.items():
                self.dict[name] = self.tensor[start : start + length]
                start += length

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into `tensor` and `dict`; zeros before the deal is
        done."""
        if self.tensor is None:
            return
        told = state.game_state
        if told.table is None:
            self.tensor.fill(0)
        else:
            run = told.run if player == told.player else NO_RUN
            self._observer.write(told.table, player, self.tensor, run)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's observation as text; empty before the deal is done."""
        table = state.game_state.table
        if table is None:
            return ""
        seat = player if self._private else None
        told = ""
        if self._public:
            told = observation_text(table, seat)
        elif seat is not None:
            told = private_text(table, seat)
        if self._recall:
            told = f"{told}\n{state.game_state.history.digest(seat).hex()}"
        if state.game_state.run != NO_RUN and seat == state.game_state.player:
            told = f"{told}\nrun {state.game_state.run}"
        return told


def _register_all() -> None:
    for name in registry.list_games():
        try:
            game = registry.game(name)
            register(game)
            mini = mini_of(game)
        except TabbytopError as error:  # one faulty game must not block the others
            warnings.warn(f"OpenSpiel will not know {name!r}: {error}", stacklevel=2)
            continue
        if mini is not None:
            register_mini(mini)


_register_all()
