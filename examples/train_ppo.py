"""Train an agent by self-play: PPO with masked actions on a batch of tables, in numpy alone.

    python examples/train_ppo.py kibble-scuffle --seats 2 --minutes 3 --opponent lynx --sparring 0.4
    python examples/train_ppo.py tem-purr-a --seats 3 --minutes 1 --opponent puma

One network plays all seats. It sees the flat features of the seat to act and returns a number for
each action and an estimate of the seat's reward. After each rollout, PPO (Schulman et al., 2017)
makes the actions more likely that turned out better than estimated. At the end the agent plays
against bots, in every seat. With `--sparring 0.3`, the last 30 % of the time are spent on games
against the opponent in place of itself.

Minutes are those of the processor, so that a busy machine trains as much as an idle one. Use the
compiled package, which is several times as fast.
"""

import argparse
import os
import time
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, as the speed figures assume

import numpy as np
from numpy.typing import NDArray

from tabbytop.envs.batch import Batch
from tabbytop.envs.common import rewards_by_place

Array = NDArray[Any]


@dataclass
class Config:
    """The settings of a training run."""

    game: str = "kibble-scuffle"
    seats: int = 2
    minutes: float = 3.0
    rollouts: int = 0  # if given, train for so many in place of minutes
    seed: int = 1
    opponent: str = "lynx"
    sparring: float = 0.0  # the last share of the training that is played against the opponent
    tables: int = 256
    steps: int = 32  # of each table in a rollout
    hidden: int = 128
    epochs: int = 2  # over each rollout
    minibatch: int = 1024
    rate: float = 1e-3  # at the start; it falls to zero
    clip: float = 0.2
    entropy: float = 0.01  # bonus for trying different actions; it falls to a third
    discount: float = 1.0
    smoothing: float = 0.9  # lambda of generalized advantage estimation
    margin: float = 0.5  # the share of the reward that depends on points, not on the place


class Actions:
    """The actions as the network sees them: with seats counted from the seat to act.

    Observations count seats like this, and moves do not: "choose 2" is another seat for everybody.
    `words` tells which words each action consists of, so that the network learns about "play tom 2"
    from "play tom 1" and "play queen 2".
    """

    def __init__(self, batch: Batch) -> None:
        count, seats = batch.shape.moves, batch.seats
        self.absolute = np.tile(np.arange(count), (seats, 1))  # by seat and action: the action
        self.words = np.zeros((count, 0), np.float32)
        vocabulary = batch.game.vocabulary
        if vocabulary.size != count:
            return  # a game whose actions are not its moves (Meow!)
        numbers: dict[tuple[str, ...], int] = {}
        pairs = []
        for block in vocabulary.blocks:
            for move in range(block.base, block.base + block.size):
                parts = block.parts(move)
                keys: list[tuple[str, ...]] = [(block.sentence,)]
                for slot in block.names:
                    keys += [(slot, parts[slot]), (block.sentence, slot, parts[slot])]
                pairs += [(move, numbers.setdefault(key, len(numbers))) for key in keys]
                if "seat" in block.names and int(parts["seat"]) < seats:
                    places = [block.first(move), block.second(move), block.third(move)]
                    slot_place = block.names.index("seat")
                    for seat in range(seats):
                        places[slot_place] = (int(parts["seat"]) + seat) % seats
                        self.absolute[seat, move] = block.of(*places)
        self.words = np.zeros((count, len(numbers)), np.float32)
        self.words[tuple(zip(*pairs, strict=True))] = 1

    def masks(self, batch: Batch) -> Array:
        """Return the legal actions of the seats to act."""
        masks = batch.masks.astype(bool)
        for seat, absolute in enumerate(self.absolute):
            moved = np.flatnonzero(absolute != self.absolute[0])
            rows = np.flatnonzero(batch.actors == seat)[:, None]
            masks[rows, moved] = batch.masks[rows, absolute[moved]]
        return masks


class Network:
    """Two hidden layers; on top of them the logits of actions and the value of the state."""

    def __init__(
        self, sample: Array, words: Array, hidden: int, actions: int, rng: np.random.Generator
    ) -> None:
        def layer(rows: int, columns: int, scale: float) -> Array:
            numbers: Array = scale * rng.standard_normal((rows, columns)) / np.sqrt(rows)
            return numbers.astype(np.float32)

        spread = sample.std(axis=0)
        self.mean = sample.mean(axis=0)
        self.scale = np.where(spread > 0, 1 / (spread + 0.02), 1).astype(np.float32)
        self.words = words
        self.weights = {
            "w1": layer(sample.shape[1], hidden, np.sqrt(2)),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden, np.sqrt(2)),
            "b2": np.zeros(hidden, np.float32),
            "value": layer(hidden, 1, 0.1),
            "action": layer(hidden, actions, 0.1).T.copy(),  # a row for each action …
            "word": np.zeros((words.shape[1], hidden), np.float32),  # … plus those of its words
        }
        self._moments = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._squares = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._updates = 0

    def normalize(self, features: Array) -> Array:
        """Return features with a mean of 0 and a spread of about 1, as in random play."""
        inputs: Array = (features - self.mean) * self.scale
        return inputs

    def rows(self, actions: Array | slice) -> Array:
        """Return the output weights of these actions."""
        w = self.weights
        rows: Array = w["action"][actions] + self.words[actions] @ w["word"]
        return rows

    def forward(self, inputs: Array, rows: Array) -> tuple[Array, Array, tuple[Array, ...]]:
        """Return the logits of the actions with these rows, the values, and what `backward`
        needs."""
        w = self.weights
        first = np.maximum(inputs @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return second @ rows.T, (second @ w["value"])[:, 0], (inputs, first, second, rows)

    def backward(
        self, kept: tuple[Array, ...], actions: Array, d_logits: Array, d_values: Array
    ) -> dict[str, Array]:
        """Return the gradients of all weights, given those of values and of these actions."""
        w = self.weights
        inputs, first, second, rows = kept
        d_value = d_values[:, None]
        d_second = (d_logits @ rows + d_value @ w["value"].T) * (second > 0)
        d_first = (d_second @ w["w2"].T) * (first > 0)
        d_rows = d_logits.T @ second
        d_action = np.zeros_like(w["action"])
        d_action[actions] = d_rows
        return {
            "w1": inputs.T @ d_first, "b1": d_first.sum(0),
            "w2": first.T @ d_second, "b2": d_second.sum(0),
            "value": second.T @ d_value,
            "action": d_action, "word": self.words[actions].T @ d_rows,
        }  # fmt: skip

    def update(self, gradients: dict[str, Array], rate: float) -> None:
        """Take a step of Adam; gradients with a norm above 0.5 are scaled down to it."""
        self._updates += 1
        norm = float(np.sqrt(sum(float(np.vdot(g, g)) for g in gradients.values())))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        bias = float(np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates))
        for name, raw in gradients.items():
            gradient = raw * scale
            self._moments[name] += 0.1 * (gradient - self._moments[name])
            self._squares[name] += 0.001 * (gradient * gradient - self._squares[name])
            roots = np.sqrt(self._squares[name]) + 1e-8
            self.weights[name] -= rate * bias * self._moments[name] / roots


def masked_softmax(logits: Array, masks: Array) -> Array:
    """Return the probabilities of the legal actions; 0 for all others."""
    numbers: Array = np.where(masks, logits, np.float32(-np.inf))
    numbers -= numbers.max(axis=1, keepdims=True)
    np.exp(numbers, out=numbers)
    numbers /= numbers.sum(axis=1, keepdims=True)
    return numbers


def sample(probabilities: Array, rng: np.random.Generator) -> Array:
    """Return an action for each row, drawn with these probabilities."""
    sums = probabilities.cumsum(axis=1)
    drawn = rng.random(len(sums), np.float32)[:, None] * sums[:, -1:]
    actions: Array = (sums > drawn).argmax(axis=1)
    return actions


class Rollout:
    """Some steps of all tables: what was seen, done and rewarded."""

    def __init__(self, batch: Batch, steps: int) -> None:
        tables = batch.shape.tables
        self.inputs = np.zeros((steps, tables, batch.shape.size), np.float32)
        self.masks = np.zeros((steps, tables, batch.shape.moves), bool)
        self.actors = np.zeros((steps, tables), np.int64)
        self.actions = np.zeros((steps, tables), np.int64)
        self.chances = np.zeros((steps, tables), np.float32)  # of the action when it was chosen
        self.values = np.zeros((steps, tables), np.float32)
        self.ended = np.zeros((steps, tables), bool)
        self.rewards = np.zeros((steps, tables, batch.shape.seats), np.float32)

    def collect(
        self,
        batch: Batch,
        network: Network,
        actions: Actions,
        margin: float,
        rng: np.random.Generator,
    ) -> None:
        """Let the network play all tables."""
        rows = np.arange(batch.shape.tables)
        output = network.rows(slice(None))
        for step in range(len(self.values)):
            self.inputs[step] = network.normalize(batch.observations)
            self.masks[step] = masks = actions.masks(batch)
            self.actors[step] = batch.actors
            legal = np.flatnonzero(masks.any(axis=0))  # anywhere: no other logits are needed
            logits, self.values[step], _ = network.forward(self.inputs[step], output[legal])
            probabilities = masked_softmax(logits, masks[:, legal])
            drawn = sample(probabilities, rng)
            self.actions[step] = legal[drawn]
            self.chances[step] = probabilities[rows, drawn]
            batch.step(actions.absolute[batch.actors, legal[drawn]])
            self.ended[step] = batch.terminations | batch.truncations
            self.rewards[step] = 0
            for table, final in batch.final.items():
                if final.result is not None:
                    self.rewards[step, table] = reward(final.result, margin)

    def advantages(self, discount: float, smoothing: float) -> Array:
        """Return how much better each action turned out than estimated (GAE).

        Seats take turns, so the next state of an action is the next one of the same seat at the
        same table. At the end of the rollout the last estimate of a seat stands for the rest.
        """
        steps, tables = self.values.shape
        rows = np.arange(tables)
        result = np.zeros((steps, tables), np.float32)
        future = np.full(self.rewards.shape[1:], np.nan, np.float32)  # by table and seat
        gained = np.zeros_like(future)
        later = np.zeros_like(future)
        for step in reversed(range(steps)):
            over = self.ended[step]
            future[over], later[over] = 0, 0
            gained[over] = self.rewards[step, over]
            seats, values = self.actors[step], self.values[step]
            after = future[rows, seats]
            after = np.where(np.isnan(after), values, after)
            error = gained[rows, seats] + discount * after - values
            result[step] = error + discount * smoothing * later[rows, seats]
            future[rows, seats] = values
            later[rows, seats] = result[step]
            gained[rows, seats] = 0
        return result


def reward(result: Any, margin: float) -> list[float]:  # noqa: ANN401 - a Result
    """Return the reward of every seat: its place and, so that agents learn faster, its points."""
    places = rewards_by_place(result)
    scores = np.array(result.scores, float)
    spread = np.tanh((scores - scores.mean()) / 5)
    return [
        (1 - margin) * place + margin * float(own)
        for place, own in zip(places, spread, strict=True)
    ]


def learn(
    network: Network, rollout: Rollout, config: Config, left: float, rng: np.random.Generator
) -> None:
    """Improve the network by PPO's clipped objective, for some epochs of minibatches.

    `left` is the share of the training that is still to come.
    """
    advantages = rollout.advantages(config.discount, config.smoothing).reshape(-1)
    returns = advantages + rollout.values.reshape(-1)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    inputs = rollout.inputs.reshape(len(returns), -1)
    legal = np.flatnonzero(rollout.masks.any(axis=(0, 1)))
    masks = rollout.masks.reshape(len(returns), -1)[:, legal]
    actions = np.searchsorted(legal, rollout.actions.reshape(-1))
    chances = rollout.chances.reshape(-1)
    choices = np.flatnonzero(masks.sum(axis=1) > 1)  # nothing to learn where one action is legal
    entropy_bonus = np.float32(config.entropy * (1 + 2 * left) / 3)
    for _ in range(config.epochs):
        order = rng.permutation(choices)
        for start in range(0, len(order), config.minibatch):
            chosen = order[start : start + config.minibatch]
            rows = np.arange(len(chosen))
            logits, values, kept = network.forward(inputs[chosen], network.rows(legal))
            probabilities = masked_softmax(logits, masks[chosen])
            picked = actions[chosen]
            ratio = probabilities[rows, picked] / chances[chosen]
            better = advantages[chosen]
            # The objective is flat where the ratio has left the clipped range in a good direction.
            flat = np.where(better > 0, ratio > 1 + config.clip, ratio < 1 - config.clip)
            push = np.where(flat, 0, better * ratio)
            logs = np.log(probabilities + np.float32(1e-10))
            entropy = -(probabilities * logs).sum(axis=1, keepdims=True)
            d_logits = push[:, None] * probabilities
            d_logits[rows, picked] -= push
            d_logits += entropy_bonus * probabilities * (logs + entropy)
            d_values = 0.5 * (values - returns[chosen])
            gradients = network.backward(kept, legal, d_logits / len(rows), d_values / len(rows))
            network.update(gradients, config.rate * left)


class Agent(NamedTuple):
    """A trained network, and the actions as it sees them."""

    network: Network
    actions: Actions

    def choose(self, batch: Batch) -> Array:
        """Return the most likely action for each table."""
        inputs = self.network.normalize(batch.observations)
        logits, _, _ = self.network.forward(inputs, self.network.rows(slice(None)))
        best = np.where(self.actions.masks(batch), logits, -np.inf).argmax(axis=1)
        chosen: Array = self.actions.absolute[batch.actors, best]
        return chosen


def make_batches(config: Config, tables: int, seed: int, opponent: str | None) -> list[Batch]:
    """Return a batch in which the agent has all seats, or one for each of its seats against an
    opponent."""
    seats = range(config.seats)
    filled: list[dict[int, str]] = [{}]
    if opponent is not None:
        filled = [{other: opponent for other in seats if other != seat} for seat in seats]
    batches = []
    for number, opponents in enumerate(filled):
        batch = Batch(
            config.game, tables, config.seats, opponents=opponents, max_steps=2000, flat=True
        )
        batch.reset(seed=seed + 10_000 * number)
        batches.append(batch)
    return batches


def train(config: Config, *, quiet: bool = False) -> Agent:
    """Train for so many minutes of this process's time, or so many rollouts."""
    start = time.process_time()
    rng = np.random.default_rng(config.seed)
    batches = make_batches(config, config.tables, config.seed, None)
    shape, actions = batches[0].shape, Actions(batches[0])
    seen = []
    for _ in range(40):  # steps of random play, to know the range of each feature
        batches[0].step(batches[0].random_actions())
        seen.append(batches[0].observations.copy())
    network = Network(np.concatenate(seen), actions.words, config.hidden, shape.moves, rng)
    rollout = Rollout(batches[0], config.steps)
    done, told = 0.0, 0.0
    count, rollouts, spars = 0, 0, False
    while done < 1:
        if done >= 1 - config.sparring and not spars:
            spars = True
            batches = make_batches(config, config.tables, config.seed, config.opponent)
            config = replace(
                config, epochs=2 * config.epochs
            )  # bots are slow: use steps more often
        batch = batches[rollouts % len(batches)]
        rollout.collect(batch, network, actions, config.margin, rng)
        learn(network, rollout, config, 1 - done, rng)
        count += rollout.values.size
        rollouts += 1
        spent = time.process_time() - start
        done = rollouts / config.rollouts if config.rollouts else spent / (60 * config.minutes)
        if not quiet and spent - told > 15:
            told = spent
            print(f"{spent:4.0f} s, {count:9,} steps, {count / spent:,.0f} a second", flush=True)
    return Agent(network, actions)


class Score(NamedTuple):
    """The agent's mean reward, from -1 to 1, half the width of its 95 % interval, and its wins."""

    mean: float
    half: float
    wins: float
    games: int

    def __str__(self) -> str:
        return (
            f"mean reward {self.mean:+.3f} ± {self.half:.3f} (0 is equal), "
            f"{self.wins:.1%} of {self.games} games won"
        )


def play_against(agent: Agent, config: Config, opponent: str, games: int) -> Score:
    """Play at least so many games in all, equally many in each seat.

    The agent takes its most likely action; the opponent has all other seats.
    """
    tables = 32
    each = -(-games // (config.seats * tables))  # games of a table: short ones count alike
    rewards = []
    for seat, batch in enumerate(make_batches(config, tables, 1_000_000, opponent)):
        left = np.full(tables, each)
        while left.any():
            batch.step(agent.choose(batch))
            ended = (batch.terminations | batch.truncations) & (left > 0)
            rewards += batch.rewards[ended, seat].tolist()
            left -= ended
        batch.close()
    found = np.array(rewards)
    half = 1.96 * found.std() / np.sqrt(len(found))
    return Score(float(found.mean()), float(half), float((found == 1).mean()), len(found))


def main() -> None:
    """Train, then play against a bot."""
    parser = argparse.ArgumentParser(description="Train an agent by self-play.")
    parser.add_argument("game", nargs="?", default="kibble-scuffle")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="lynx")
    parser.add_argument("--sparring", type=float, default=0.0, help="share played against it")
    parser.add_argument("--games", type=int, default=1000, help="to play after the training")
    said = parser.parse_args()
    games = vars(said).pop("games")
    config = Config(**vars(said))
    agent = train(config)
    for opponent in dict.fromkeys(["random", said.opponent]):
        score = play_against(agent, config, opponent, games)
        print(f"against {opponent}: {score}", flush=True)


if __name__ == "__main__":
    main()
