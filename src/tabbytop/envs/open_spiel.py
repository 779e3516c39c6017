"""Every game as an OpenSpiel game; importing this registers all that are on the shelf.

    import pyspiel
    import tabbytop.envs.open_spiel

    game = pyspiel.load_game("tabbytop_kibble_scuffle(players=4,deck=all)")

A player is a seat, an action a move of the game's vocabulary. Every draw of a table is a chance
node, so a history decides a state, and a planner cannot foresee what has not been drawn.
Returns are `rewards.by_place`. Seats that are asked at once answer one after the other, and none
can see the others' answers.
"""

import warnings
from typing import Any, Final

from tabbytop.envs import observation, parameters
from tabbytop.envs.account import account, secrets
from tabbytop.envs.draws import MOST_OUTCOMES
from tabbytop.envs.extra import require_envs_extra
from tabbytop.envs.identity import plain_name
from tabbytop.envs.length import LONGEST
from tabbytop.envs.moment import Moment, remember, unfold
from tabbytop.envs.parameters import Parameter
from tabbytop.envs.rewards import LEAST, MOST, by_place
from tabbytop.games import registry
from tabbytop.kernel.errors import BadOptions, TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick

with require_envs_extra():
    import numpy as np
    import pyspiel

_registered: Final[dict[str, Game]] = {}


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; the answer is the name to load it by.

    Those on the shelf are registered already. Another game of a name that is taken is refused.
    """
    name = plain_name(game)
    if _registered.setdefault(name, game) is not game:
        raise BadOptions(f"there is another game that OpenSpiel knows as {name!r}")
    kind = _kind(game)

    # A class, as OpenSpiel's own games are: its registry lets go of what it holds only after
    # Python has ended, when a mere function could not be freed any more.
    class Loaded(SpielGame):
        def __init__(self, said: dict[str, Parameter] | None = None) -> None:
            super().__init__(game, kind, said or {})

    remember(game)
    pyspiel.register_game(kind, Loaded)
    return name


def _kind(game: Game) -> Any:  # noqa: ANN401 - pyspiel has no types
    alone = game.least_seats == 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=plain_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.defaults(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its seats and options, as OpenSpiel loads it."""

    def __init__(self, game: Game, kind: Any, said: dict[str, Parameter]) -> None:  # noqa: ANN401 - pyspiel has no types
        self.setting = parameters.read(game, said)
        self.opening = unfold(self.setting)
        self.parts = observation.shape(game, self.setting.seats, self.setting.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.vocabulary.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.seats,
            min_utility=LEAST,
            max_utility=MOST,
            utility_sum=None if game.least_seats == 1 else 0.0,
            max_game_length=LONGEST,  # said, not enforced: a state knows nothing of its past
        )
        super().__init__(kind, info, parameters.written(self.setting))

    def __reduce__(self) -> tuple[object, ...]:
        """By its name and parameters, which say all."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """A game that is about to be dealt."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - pyspiel has no types
        params: dict[str, object] | None = None,
    ) -> "SpielObserver | None":
        """Who tells what a player sees; None for all players' secrets at once."""
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
        self.moment: Moment = game.opening

    def current_player(self) -> int:
        """The seat that is asked, chance, or the end."""
        if self.moment.chances:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.moment.actor()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.over()

    def _legal_actions(self, player: int) -> list[int]:
        table = self.moment.table
        return [] if table is None else table.moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn next, and how likely it is."""
        return list(enumerate(self.moment.chances))

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {len(self.moment.chances)}"
        return self.moment.setting.game.vocabulary.text(action)

    def returns(self) -> list[float]:
        """By place at the end, nothing before."""
        table = self.moment.table
        result = None if table is None or not self.moment.over() else table.result()
        return [0.0] * self.moment.setting.seats if result is None else by_place(result)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401 - pyspiel has no types
        """A state that could be this one for all that the player knows; see `Table.imagine`.

        `sampler()` is a number from 0 to 1: the same one, the same state. The new state's own
        `history()` is that of this one.
        """
        rng = quick(int(sampler() * 2**53))
        imagined: SpielState = self.clone()
        imagined.moment = self.moment.imagine(player, rng)
        return imagined

    def __str__(self) -> str:
        """The whole truth: equal texts, equal states."""
        return self.moment.text()


class SpielObserver:
    """What a player sees: as text, and, of the moment, as the named parts of `Table.observe`.

    With perfect recall the text also stands for everything that the player remembers.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:  # noqa: ANN401 - pyspiel has no types
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private and not self._recall:
            self.tensor = np.zeros(sum(game.parts.values()), np.float32)
            start = 0
            for name, length in game.parts.items():
                self.dict[name] = self.tensor[start : start + length]
                start += length

    def set_from(self, state: SpielState, player: int) -> None:
        """Let `tensor` and `dict` show what the player sees; zeros before the deal is done."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.moment.table is not None:
            for name, part in state.moment.table.observe(player).items():
                self.dict[name][:] = part

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees; nothing before the deal is done."""
        table = state.moment.table
        if table is None:
            return ""
        seat = player if self._private else None
        told = ""
        if self._public:
            told = account(table, seat)
        elif seat is not None:
            told = secrets(table, seat)
        return f"{told}\n{state.moment.memory.digest(seat).hex()}" if self._recall else told


def _register_all() -> None:
    for name in registry.list_games():
        try:
            register(registry.game(name))
        except TabbytopError as error:  # one odd game must not keep all others away
            warnings.warn(f"OpenSpiel will not know {name!r}: {error}", stacklevel=2)


_register_all()
