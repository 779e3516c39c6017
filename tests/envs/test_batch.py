"""A batch of tables plays the same games as single environments, and tells the same about them."""

from random import Random
from typing import Any, ClassVar

import nap_time
import numpy as np
import pytest

import tabbytop
from tabbytop.bots import RandomBot, UnknownBot
from tabbytop.bots.player import Bot
from tabbytop.envs.batch import BadAction, Batch, Buffers
from tabbytop.envs.pettingzoo import raw_env
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.table import Table
from tabbytop.testing import Deal
from tests.envs.env_deals import DEALS

TABLES = 3
STEPS = 150


def random_action(mask: Any, rng: Random) -> int:
    return rng.choice(np.flatnonzero(mask).tolist())


def flat(parts: dict[str, Any]) -> list[float]:
    return [float(number) for part in parts.values() for number in part]


class SingleTable:
    """One PettingZoo environment, which is reset by hand when its game is over."""

    def __init__(self, deal: Deal, seed: int) -> None:
        self.world = raw_env(deal.game, deal.seats, deal.options)
        self.world.reset(seed=seed)

    def seat(self) -> int:
        return self.world.possible_agents.index(self.world.agent_selection)

    def step(self, action: int) -> list[float] | None:
        """Return the rewards if the game is over now."""
        self.world.step(action)
        if not any(self.world.terminations.values()):
            return None
        rewards = [float(self.world.rewards[agent]) for agent in self.world.possible_agents]
        self.world.reset()
        return rewards

    def check(self, batch: Batch, table: int) -> None:
        """Assert that the batch tells the same about its table."""
        seat = self.seat()
        assert batch.actors[table] == seat
        inside = self.world._core.table
        known = flat(inside.observe(seat))
        assert batch.observations[table].tolist()[: len(known)] == known
        legal = np.flatnonzero(batch.masks[table]).tolist()
        if self.world._core.codec.is_plain:
            assert legal == list(inside.moves(seat))
            assert len(known) == batch.shape.size
        seen = self.world.observe(self.world.agent_selection)
        assert batch.observations[table].tolist() == flat(seen["observation"])
        assert batch.masks[table].tolist() == seen["action_mask"].tolist()


@pytest.mark.parametrize("name", DEALS)
def test_batch_equals_single_tables_step_for_step(name: str) -> None:
    deal = DEALS[name]
    rng = Random(name)
    batch = Batch(deal.game, TABLES, deal.seats, deal.options)
    batch.reset(seed=5)
    singles = [SingleTable(deal, 5 + table) for table in range(TABLES)]
    for _ in range(STEPS):
        for table, single in enumerate(singles):
            single.check(batch, table)
        actions = [random_action(mask, rng) for mask in batch.masks]
        batch.step(np.array(actions))
        for table, single in enumerate(singles):
            rewards = single.step(actions[table])
            assert batch.terminations[table] == (rewards is not None)
            assert batch.rewards[table].tolist() == pytest.approx(rewards or [0.0] * deal.seats)
            assert not batch.truncations[table]


def test_blocks_do_not_mix_tables() -> None:
    """More tables than are encoded at a time, and no multiple of that."""
    rng = Random(1)
    many = Batch("tem-purr-a", 75, 3)
    alone = Batch("tem-purr-a", 1, 3)
    many.reset(seed=100)
    alone.reset(seed=170)
    for _ in range(200):
        actions = np.array([random_action(mask, rng) for mask in many.masks])
        many.step(actions)
        alone.step(actions[70:71])
        for name in Buffers._fields:
            assert getattr(many, name)[70].tolist() == getattr(alone, name)[0].tolist(), name


def play(batch: Batch, steps: int, seed: int) -> list[list[Any]]:
    """Play at random and return everything that was told."""
    rng = Random(seed)
    told = []
    for _ in range(steps):
        batch.step(np.array([random_action(mask, rng) for mask in batch.masks]))
        told.append([array.tolist() for array in batch.buffers])
    return told


def test_same_seed_gives_same_games() -> None:
    batch = Batch("kibble-scuffle", 4, 2)
    batch.reset(seed=9)
    first = play(batch, 200, seed=1)
    batch.reset(seed=9)
    assert play(batch, 200, seed=1) == first
    other = Batch("kibble-scuffle", 4, 2)
    other.reset(seed=[9, 10, 11, 12])
    assert play(other, 200, seed=1) == first
    other.reset()
    assert play(other, 200, seed=1) != first, "without a seed the next games are dealt"


def test_reset_clears_ends_of_games() -> None:
    batch = Batch(nap_time.GAME, 2, 2)
    batch.reset(seed=1)
    step = 0
    while not batch.rewards.any():
        play(batch, 1, seed=step)
        step += 1
    batch.reset(seed=1)
    assert not batch.rewards.any()
    assert not batch.terminations.any()


def test_arrays_are_allocated_once_and_typed() -> None:
    batch = Batch("cat-lady", 3, 2)
    before = [id(array) for array in batch.buffers]
    assert batch.reset(seed=1) is batch.buffers
    play(batch, 5, seed=1)
    assert [id(array) for array in batch.buffers] == before
    kinds = ["float32", "int8", "int32", "float32", "bool", "bool"]
    assert [str(array.dtype) for array in batch.buffers] == kinds
    assert batch.observations.shape == (3, sum(batch.parts.values()))
    assert batch.masks.shape == (3, tabbytop.game("cat-lady").vocabulary.size)


def test_batch_writes_into_given_memory() -> None:
    own = Batch("meow", 2, 3, {"rounds": 1})
    memory = bytearray(Buffers.nbytes(own.shape))
    given = Buffers.allocate(own.shape, memoryview(memory))
    other = Batch("meow", 2, 3, {"rounds": 1}, buffers=given)
    own.reset(seed=3)
    other.reset(seed=3)
    assert play(own, 50, seed=1) == play(other, 50, seed=1)
    numbers = np.frombuffer(memory, np.float32, own.observations.size)
    assert numbers.tolist() == own.observations.ravel().tolist()


@pytest.mark.parametrize("game", tabbytop.list_games())
def test_illegal_action_changes_nothing(game: str) -> None:
    batch = Batch(game, 3)
    batch.reset(seed=4)
    play(batch, 20, seed=2)
    before = [array.tolist() for array in batch.buffers]
    legal = [random_action(mask, Random(1)) for mask in batch.masks]
    for wrong in (int(np.argmin(batch.masks[2])), -1, batch.shape.moves, 2**40):
        with pytest.raises(BadAction, match=r"table 2: .+") as caught:
            batch.step(np.array([*legal[:2], wrong]))
        assert caught.value.table == 2
        assert [array.tolist() for array in batch.buffers] == before
    twin = Batch(game, 3)
    twin.reset(seed=4)
    play(twin, 20, seed=2)
    assert play(batch, 20, seed=3) == play(twin, 20, seed=3), "the tables are the same, too"


def test_actions_of_wrong_shape_or_type_are_refused() -> None:
    batch = Batch("tem-purr-a", 2)
    with pytest.raises(RuntimeError, match="reset"):
        batch.step([0, 0])
    batch.reset(seed=1)
    with pytest.raises(ValueError, match=r"shape \(2,\), not \(3,\)"):
        batch.step([0, 0, 0])
    with pytest.raises(TypeError, match="integers, not float64"):
        batch.step(np.array([0.0, 1.0]))
    with pytest.raises(ValueError, match="2 tables, and 3 seeds"):
        batch.reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    ("game", "seats", "opponents"),
    [
        ("kibble-scuffle", 2, {1: "random"}),
        ("kibble-scuffle", 3, {0: "greedy:2", 2: "kitten"}),
        ("tem-purr-a", 4, {1: "search:10", 2: "random", 3: "kitten"}),
        ("cat-lady", 2, {0: "kitten"}),
        ("meow", 3, {1: "lynx", 2: "kitten"}),
        ("kitty-paw", 2, {1: "kitten"}),
    ],
)
def test_bots_play_the_other_seats(game: str, seats: int, opponents: dict[int, str]) -> None:
    told = []
    for _ in range(2):
        batch = Batch(game, 2, seats, opponents=opponents)
        batch.reset(seed=3)
        assert set(batch.actors.tolist()) <= set(batch.agent_seats)
        told.append(play(batch, 25, seed=1))
        assert set(batch.actors.tolist()) <= set(batch.agent_seats)
        batch.close()
    assert told[0] == told[1], "the seed decides the bots' choices, too"


class Counting(Bot):
    """A bot of one's own, which counts its answers."""

    made: ClassVar[list["Counting"]] = []

    def __init__(self, seed: int) -> None:
        self.inside = RandomBot(seed)
        self.answers = 0
        self.closed = False
        self.made.append(self)

    def choose(self, table: Table, seat: int) -> int:
        assert seat == 1
        self.answers += 1
        return self.inside.choose(table, seat)

    def close(self) -> None:
        self.closed = True


def test_own_bot_is_made_for_each_game_and_closed_after_it() -> None:
    Counting.made = []
    batch = Batch(nap_time.GAME, 1, 2, opponents={1: Counting})
    batch.reset(seed=1)
    games = 0
    while games < 3:
        play(batch, 1, seed=1)
        games += int(batch.terminations[0])
    made = Counting.made
    assert len(made) == 4
    assert [bot.closed for bot in made] == [True, True, True, False]
    assert all(bot.answers for bot in made[:3])
    batch.close()
    assert made[-1].closed


def test_bad_opponents_are_refused() -> None:
    with pytest.raises(UnknownBot, match="panther"):
        Batch("tem-purr-a", 1, 3, opponents={1: "panther"})
    with pytest.raises(BadOptions, match="no seat 3, only 0 to 2"):
        Batch("tem-purr-a", 1, 3, opponents={3: "kitten"})
    with pytest.raises(BadOptions, match="at least one seat"):
        Batch("tem-purr-a", 1, 3, opponents=dict.fromkeys(range(3), "kitten"))
    with pytest.raises(ValueError, match="at least one table"):
        Batch("tem-purr-a", 0)


def test_long_game_is_truncated_and_followed_by_the_next() -> None:
    batch = Batch("kibble-scuffle", 2, 2, max_steps=7)
    batch.reset(seed=1)
    for step in range(1, 15):
        play(batch, 1, seed=step)
        assert batch.truncations.tolist() == [step % 7 == 0] * 2
        assert not batch.terminations.any()
        assert not batch.rewards.any()


@pytest.mark.parametrize("game", tabbytop.list_games())
def test_random_actions_are_legal_and_repeatable(game: str) -> None:
    batch = Batch(game, 3)
    told = []
    for _ in range(2):
        batch.reset(seed=2)
        chosen = []
        for _step in range(40):
            actions = batch.random_actions()
            assert batch.masks[np.arange(3), actions].all()
            batch.step(actions)
            chosen.append(actions)
        told.append(chosen)
    assert told[0] == told[1]
    assert len({tuple(actions) for actions in told[0]}) > 1


def test_parts_of_a_row_have_names() -> None:
    batch = Batch("tem-purr-a", 2, 3)
    batch.reset(seed=6)
    table = tabbytop.game("tem-purr-a").deal(3, 7)
    observed = table.observe(int(batch.actors[1]))
    assert {name: part.tolist() for name, part in batch.observation_parts(1).items()} == observed
