"""PettingZoo's own tests on every game, and tests of what those do not cover."""

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import nap_time
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers

import tabbytop
from tabbytop.envs.actions import NO_RUN
from tabbytop.envs.common import rewards_by_place
from tabbytop.envs.pettingzoo import env, raw_env
from tabbytop.envs.ticks import FIRST_TICK
from tabbytop.testing import Deal
from tests.envs import alarm
from tests.envs.env_deals import DEALS

Env = Any  # by its types an observation might always be None
each_deal = pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)


def made(deal: Deal, maker: Callable[..., Env] = env) -> Env:
    return maker(deal.game, deal.seats, deal.options)


def play(world: Env, seed: int) -> Iterator[tuple[str, Any]]:
    """Play at random to the end, yielding before every step an agent and its action."""
    chance = np.random.default_rng(seed)
    world.reset(seed=seed)
    for agent in world.agent_iter():
        observation, _, termination, truncation, _ = world.last()
        legal = np.flatnonzero(observation["action_mask"])
        action = None if termination or truncation else chance.choice(legal)
        yield agent, action
        world.step(action)


# api_test knows by a list of names which environments may have observations with parts; one of
# ours cannot be on it.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@each_deal
def test_pettingzoo_api_test_passes(deal: Deal) -> None:
    api_test(made(deal), num_cycles=300)


@each_deal
def test_pettingzoo_seed_test_passes(deal: Deal) -> None:
    seed_test(lambda: made(deal), num_cycles=300)


@each_deal
def test_every_observation_is_in_its_space(deal: Deal) -> None:
    world = made(deal)
    for number, _ in enumerate(play(world, deal.seed)):
        if number % 5 == 0 or number < 5:
            for agent in world.agents:
                assert world.observation_space(agent).contains(world.observe(agent))


@each_deal
def test_agent_has_the_observations_moves_and_reward_of_its_seat(deal: Deal) -> None:
    """The same game is played at a table for comparison."""
    world = made(deal)
    table = deal.game.deal(deal.seats, 5, deal.options)
    tick = FIRST_TICK.run_clock(table)
    rewards = {}
    for agent, action in play(world, seed=5):
        observation, rewards[agent], _, _, info = world.last()
        seat = world.possible_agents.index(agent)
        parts = {name: part.tolist() for name, part in observation["observation"].items()}
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        codec = world._core.codec
        run = np.flatnonzero(parts.pop("run", [])).tolist()
        assert parts == table.observe(seat)
        assert legal == codec.legal(table.moves(seat), run[0] if run else NO_RUN)
        if action is None:
            result = table.result()
            assert result is not None
            assert info == {"place": result.places[seat], "score": result.scores[seat]}
            assert rewards[agent] == rewards_by_place(result)[seat]
        else:
            assert seat == tick.actor(table)
            if codec.run_of(int(action)) == NO_RUN:
                table.play(seat, codec.move_of(int(action), run[0] if run else NO_RUN))
                tick = tick.after(seat, table)
    assert set(rewards) == set(world.possible_agents), "all learn of the end, asked before or not"
    for agent in world.possible_agents:
        assert not world.observe(agent)["action_mask"].any(), "the end can still be looked at"


def test_names_carry_the_version_of_the_rules() -> None:
    world: Env = env("kibble-scuffle")
    assert str(world) == world.metadata["name"] == "tabbytop_kibble_scuffle_v1"
    assert env(alarm.GAME).metadata["name"] == "tabbytop_alarm_clock_v4"
    assert world.possible_agents == ["seat_0", "seat_1"]


def first_look(world: Env, seed: int | None) -> list[Any]:
    world.reset(seed=seed)
    return [world.observe(agent) for agent in world.agents]


def test_reset_without_seed_follows_from_the_last_seed() -> None:
    one, two = env("kibble-scuffle"), env("kibble-scuffle")
    first, second = first_look(one, 7), first_look(two, 7)
    assert data_equivalence(first, second)
    again = [first_look(one, None), first_look(one, None)]
    assert data_equivalence(again, [first_look(two, None), first_look(two, None)])
    assert not data_equivalence(first, again[0])
    assert not data_equivalence(again[0], again[1])
    assert not data_equivalence(first_look(env("kibble-scuffle"), None), again[0]), "fresh chance"


def test_later_answers_do_not_see_earlier_ones() -> None:
    """All nap at once: seat 1 and an onlooker see the same whatever seat 0 has laid down."""
    seen = []
    for move in range(3):
        world: Env = env(nap_time.GAME, seats=3, render_mode="ansi")
        world.reset(seed=3)
        assert world.agent_selection == "seat_0"
        assert not world.observe("seat_1")["action_mask"].any(), "one after the other"
        world.step(move)
        assert world.agent_selection == "seat_1"
        assert world.observe("seat_0")["observation"]["my_nap"] == move + 1
        seen.append([world.observe("seat_1"), world.observe("seat_2"), world.render()])
    assert data_equivalence(seen[0], seen[1])
    assert data_equivalence(seen[0], seen[2])


def test_clock_is_not_an_agent_and_moves_by_itself() -> None:
    world: Env = env(alarm.GAME, seats=3)
    asked = [agent for agent, action in play(world, 1) if action is not None]
    assert asked == ["seat_0"]


def test_an_illegal_move_ends_the_game_with_the_reward_of_the_last_place(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world: Env = env("kibble-scuffle", seats=3)
    world.reset(seed=7)
    culprit = world.agent_selection
    legal = world.observe(culprit)["action_mask"]
    world.step(int(np.flatnonzero(legal == 0)[0]))
    assert "Illegal move" in caplog.text
    assert all(world.terminations.values())
    rewards = dict.fromkeys(world.possible_agents, 0.0)
    for agent in world.agent_iter():
        rewards[agent] = world.last()[1]
        world.step(None)
    assert rewards == {**dict.fromkeys(rewards, 0.0), culprit: -1.0}


def test_raw_env_raises_the_errors_of_a_table() -> None:
    world = raw_env("kibble-scuffle")
    before = first_look(world, 7)
    legal = before[0]["action_mask"]
    with pytest.raises(tabbytop.IllegalMove, match="KS-T2"):
        world.step(int(np.flatnonzero(legal == 0)[0]))
    with pytest.raises(tabbytop.InvalidNotation):
        world.step(10**6)
    for nonsense in (None, 1.5, "pass"):
        with pytest.raises(TypeError):
            world.step(nonsense)  # type: ignore[arg-type]  # which is the point
    assert data_equivalence(before, [world.observe(agent) for agent in world.agents])


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(tabbytop.UnknownGame):
        env("canasta")
    with pytest.raises(tabbytop.BadOptions):
        env("kibble-scuffle", seats=9)
    with pytest.raises(tabbytop.BadOptions):
        env("kibble-scuffle", options={"wings": True})
    with pytest.raises(ValueError, match="ansi"):
        env("kibble-scuffle", render_mode="human")
    world: Env = env("kibble-scuffle")
    world.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        world.step(10**6)


def test_render_shows_public_events_and_view() -> None:
    world: Env = env("kibble-scuffle", seats=2, render_mode="ansi")
    for agent, action in play(world, 1):
        text = world.render()
        assert isinstance(text, str)
        assert "own: null" in text, "nobody's hand"
        if action is not None and world.agent_selection == agent:
            told = text.splitlines()[0]
    assert "turn:" in text
    assert told.endswith(".")
    silent = env("kibble-scuffle")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


def test_environment_can_be_sent_to_another_process() -> None:
    world: Env = env("kibble-scuffle", seats=3, options={"deck": "all"})
    sent = pickle.loads(pickle.dumps(world))
    assert data_equivalence(first_look(world, 7), first_look(sent, 7))


def test_long_game_is_truncated() -> None:
    world = env("kibble-scuffle", max_cycles=5)
    world.reset(seed=1)
    steps = 0
    for agent in world.agent_iter():
        observation, reward, termination, truncation, _ = world.last()
        assert reward == 0
        assert not termination
        assert observation is not None
        if truncation:
            assert not observation["action_mask"].any()
            world.step(None)
        else:
            world.step(world.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    assert steps == 5
    assert not world.agents


def test_an_environment_can_be_pickled_and_copied_by_name_or_by_game() -> None:
    for world in (raw_env("kibble-scuffle", 3), raw_env(tabbytop.game("kibble-scuffle"), 3)):
        for twin in (pickle.loads(pickle.dumps(world)), copy.deepcopy(world)):
            assert twin.possible_agents == world.possible_agents
            assert twin.game is world.game


def test_without_seats_there_are_as_many_as_the_options_need() -> None:
    assert len(raw_env("kibble-scuffle", options={"teams": True}).possible_agents) == 4
    assert len(raw_env("kibble-scuffle").possible_agents) == 2


def wrapped() -> Any:
    """The environment in the wrappers whose effects `env` has built in."""
    inside: Any = raw_env("tem-purr-a", 3)
    inside = wrappers.TerminateIllegalWrapper(inside, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inside))


@pytest.mark.parametrize("world", [env("tem-purr-a", 3), wrapped()], ids=["env", "wrapped"])
def test_env_checks_order_as_the_wrappers_do(world: Any) -> None:
    for name in ("rewards", "terminations", "truncations", "infos", "agent_selection", "agents"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(world, name)
    with pytest.raises(AttributeError, match="nothing"):
        _ = world.nothing
    for call in (lambda: world.step(0), lambda: world.observe("seat_0"), world.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    world.reset(seed=1)
    agents = iter(world.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


@pytest.mark.filterwarnings("ignore")
def test_env_ends_after_illegal_move_as_the_wrappers_do() -> None:
    told = []
    for world in (env("tem-purr-a", 3), wrapped()):
        world.reset(seed=1)
        selected = world.agent_selection
        observed: Any = world.observe(selected)
        with pytest.raises(AssertionError, match="not in action space"):
            world.step(1_000)
        world.step(int(np.argmin(observed["action_mask"])))
        seen: list[Any] = [selected]
        while world.agents:
            seen.append((world.agent_selection, world.last()[1:4]))
            world.step(None)
        told.append(seen)
    assert told[0] == told[1]
    assert ("seat_0", (0.0, True, True)) in told[0] or ("seat_1", (0.0, True, True)) in told[0]
