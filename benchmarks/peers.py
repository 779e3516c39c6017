"""Peers: card games of other libraries, and a general solver for Cat Lady's best feeding plan.

Each is driven twice, through its public interface: as its users would write it, and with a loop
that avoids all overhead.
"""

import importlib
import importlib.util
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

Work = Callable[[], tuple[int, ...]]

UNITS = ("decisions", "games")


class Peer(NamedTuple):
    """Another library's game or solver, and a way to drive it."""

    name: str
    module: str  # what has to be installed
    package: str  # … and under which name
    prepare: Callable[[], Work]
    units: tuple[str, ...] = UNITS
    build: str = "none"  # of ours, which it reads its positions from

    def installed(self) -> bool:
        """Return whether it can be measured here."""
        return importlib.util.find_spec(self.module) is not None


# OpenSpiel: only the players' decisions are counted. Its chance nodes are sampled in between, as
# they must be, and take their time.


def crazy_eights() -> Work:
    """Choose with the standard library. (OpenSpiel's own examples sample with numpy, which is
    slower.)"""
    game = _crazy_eights()
    die = Random(1)

    def one_game() -> tuple[int, ...]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(die.choices(actions, weights)[0])
            else:
                state.apply_action(die.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return one_game


def crazy_eights_sparing() -> Work:
    """Walk through the outcomes inline, without function calls for choosing."""
    game = _crazy_eights()
    chance = Random(1).random

    def one_game() -> tuple[int, ...]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = chance()
                for action, likely in state.chance_outcomes():  # noqa: B007 - the last one stays
                    left -= likely
                    if left <= 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
        return decisions, 1

    return one_game


def _crazy_eights() -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return importlib.import_module("pyspiel").load_game("crazy_eights(players=4)")


def uno() -> Work:
    """`Env.run` with RLCard's own random agents, as in its examples."""
    agents: Any = importlib.import_module("rlcard.agents")
    env = _uno()
    env.set_agents([agents.RandomAgent(env.num_actions)] * env.num_players)

    def one_game() -> tuple[int, ...]:
        env.timestep = 0  # it counts the decisions, and never starts anew
        env.run()
        return env.timestep, 1

    return one_game


def uno_sparing() -> Work:
    """Step by step, without trajectories or agents."""
    env = _uno()
    chance = Random(1).random

    def one_game() -> tuple[int, ...]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions, 1

    return one_game


def _uno() -> Any:  # noqa: ANN401 - RLCard has no types
    return importlib.import_module("rlcard").make("uno", config={"seed": 1})


def texas_holdem() -> Work:
    """Texas hold'em of RLCard, stepped through PettingZoo as its documentation shows."""
    return _stepped("texas_holdem_v4")


def leduc_holdem() -> Work:
    """Leduc hold'em, the same way."""
    return _stepped("leduc_holdem_v4")


def _stepped(name: str) -> Work:
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    numbers: Any = importlib.import_module("numpy")
    chance = Random(1).random

    def one_game() -> tuple[int, ...]:
        env.reset()
        steps = 0
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            action = None
            if not (termination or truncation):
                legal = numbers.flatnonzero(observation["action_mask"])
                action = int(legal[int(chance() * len(legal))])
                steps += 1
            env.step(action)
        return steps, 1

    return one_game


def cp_sat() -> Work:
    """A model for every position, and its solution, one worker."""
    ends, cpsat = _feeding()
    positions = cycle(ends.end_holdings(ends.POSITIONS, seed=1))

    def one_plan() -> tuple[int, ...]:
        cpsat.FeedingModel(*next(positions)).solve()
        return (1,)

    return one_plan


def cp_sat_sparing() -> Work:
    """The models are made before; only solving counts."""
    ends, cpsat = _feeding()
    models = cycle([cpsat.FeedingModel(*end) for end in ends.end_holdings(ends.POSITIONS, seed=1)])

    def one_plan() -> tuple[int, ...]:
        next(models).solve()
        return (1,)

    return one_plan


def _feeding() -> tuple[Any, Any]:
    return importlib.import_module("cat_lady_end_holdings"), importlib.import_module(
        "cat_lady_cpsat"
    )


OPEN_SPIEL = Peer("OpenSpiel crazy_eights(players=4)", "pyspiel", "open_spiel", crazy_eights)
OPEN_SPIEL_SPARING = OPEN_SPIEL._replace(
    name=f"{OPEN_SPIEL.name}, sparing", prepare=crazy_eights_sparing
)
RLCARD = Peer("RLCard uno", "rlcard", "rlcard", uno)
RLCARD_SPARING = RLCARD._replace(name=f"{RLCARD.name}, sparing", prepare=uno_sparing)
GAMES = (OPEN_SPIEL, RLCARD, OPEN_SPIEL_SPARING, RLCARD_SPARING)
CP_SAT = Peer("OR-Tools CP-SAT", "ortools", "ortools", cp_sat, ("plans",), "interpreted")
CP_SAT_SPARING = CP_SAT._replace(name=f"{CP_SAT.name}, sparing", prepare=cp_sat_sparing)
SOLVERS = (CP_SAT, CP_SAT_SPARING)
# PettingZoo's card games are RLCard's, drawn with pygame. Newer releases have no gin rummy.
STEPS = ("steps", "games")
TEXAS = Peer("PettingZoo texas_holdem_v4", "pygame", "pygame", texas_holdem, STEPS)
LEDUC = Peer("PettingZoo leduc_holdem_v4", "pygame", "pygame", leduc_holdem, STEPS)
ENVIRONMENTS = (TEXAS, LEDUC)
PEERS = (*GAMES, *ENVIRONMENTS, *SOLVERS)
