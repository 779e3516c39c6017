"""Train an agent by self-play: PPO with masked actions on a batch of tables, in numpy alone.

    python examples/train_ppo.py kibble-scuffle --seats 2 --minutes 3 --opponent lynx
    python examples/train_ppo.py tem-purr-a --seats 3 --minutes 3 --opponent puma

One network plays all seats. It sees the flat features of the seat to act and returns a number for
each action and an estimate of the seat's reward. After each rollout, PPO (Schulman et al., 2017)
makes the actions more likely that turned out better than estimated. At the end the agent plays
against bots, in every seat. Use the compiled package, which is several times as fast.
"""

import argparse
import os
import time
from dataclasses import dataclass
from typing import Any

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
    tables: int = 128
    steps: int = 64  # of each table in a rollout
    hidden: int = 128
    epochs: int = 3  # over each rollout
    minibatch: int = 2048
    rate: float = 1e-3  # at the start; it falls to zero
    clip: float = 0.2
    entropy: float = 0.01  # bonus for trying different actions
    discount: float = 1.0
    smoothing: float = 0.95  # lambda of generalized advantage estimation
    margin: float = 0.5  # the share of the reward that depends on points, not on the place


class Network:
    """Two hidden layers; on top of them the logits of all actions and the value of the state."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float = 1.0) -> Array:
            numbers: Array = scale * rng.standard_normal((rows, columns)) / np.sqrt(rows)
            return numbers.astype(np.float32)

        self.weights = {
            "w1": layer(inputs, hidden, np.sqrt(2)),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden, np.sqrt(2)),
            "b2": np.zeros(hidden, np.float32),
            "w3": layer(hidden, actions + 1, 0.1),  # the last column is the value
            "b3": np.zeros(actions + 1, np.float32),
        }
        self._moments = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._squares = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._updates = 0

    def forward(self, features: Array) -> tuple[Array, Array, tuple[Array, ...]]:
        """Return logits, values and what `backward` needs."""
        w = self.weights
        first = np.maximum(features @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        out = second @ w["w3"] + w["b3"]
        return out[:, :-1], out[:, -1], (features, first, second)

    def backward(
        self, kept: tuple[Array, ...], d_logits: Array, d_values: Array
    ) -> dict[str, Array]:
        """Return the gradients of all weights, given those of logits and values."""
        features, first, second = kept
        d_out = np.column_stack([d_logits, d_values])
        d_second = (d_out @ self.weights["w3"].T) * (second > 0)
        d_first = (d_second @ self.weights["w2"].T) * (first > 0)
        return {
            "w1": features.T @ d_first, "b1": d_first.sum(0),
            "w2": first.T @ d_second, "b2": d_second.sum(0),
            "w3": second.T @ d_out, "b3": d_out.sum(0),
        }  # fmt: skip

    def update(self, gradients: dict[str, Array], rate: float) -> None:
        """Take a step of Adam; gradients with a norm above 0.5 are scaled down to it."""
        self._updates += 1
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients.values())))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        bias = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for name, raw in gradients.items():
            gradient = raw * scale
            self._moments[name] += 0.1 * (gradient - self._moments[name])
            self._squares[name] += 0.001 * (gradient * gradient - self._squares[name])
            step = rate * bias * self._moments[name] / (np.sqrt(self._squares[name]) + 1e-8)
            self.weights[name] -= step.astype(np.float32)


def masked_softmax(logits: Array, masks: Array) -> Array:
    """Return the probabilities of the legal actions; 0 for all others."""
    shifted = np.where(masks, logits, -np.inf)
    shifted -= shifted.max(axis=1, keepdims=True)
    numbers: Array = np.exp(shifted)
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
        self.features = np.zeros((steps, tables, batch.shape.size), np.float32)
        self.masks = np.zeros((steps, tables, batch.shape.moves), bool)
        self.actors = np.zeros((steps, tables), np.int64)
        self.actions = np.zeros((steps, tables), np.int64)
        self.chances = np.zeros((steps, tables), np.float32)  # of the action when it was chosen
        self.values = np.zeros((steps, tables), np.float32)
        self.ended = np.zeros((steps, tables), bool)
        self.rewards = np.zeros((steps, tables, batch.shape.seats), np.float32)

    def collect(
        self, batch: Batch, network: Network, config: Config, rng: np.random.Generator
    ) -> None:
        """Let the network play all tables."""
        rows = np.arange(batch.shape.tables)
        for step in range(len(self.values)):
            self.features[step] = batch.observations
            self.masks[step] = batch.masks
            self.actors[step] = batch.actors
            logits, self.values[step], _ = network.forward(batch.observations)
            probabilities = masked_softmax(logits, self.masks[step])
            actions = sample(probabilities, rng)
            self.actions[step] = actions
            self.chances[step] = probabilities[rows, actions]
            batch.step(actions)
            self.ended[step] = batch.terminations | batch.truncations
            self.rewards[step] = 0
            for table, final in batch.final.items():
                if final.result is not None:
                    self.rewards[step, table] = reward(final.result, config.margin)

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
    network: Network, rollout: Rollout, config: Config, rate: float, rng: np.random.Generator
) -> None:
    """Improve the network by PPO's clipped objective, for some epochs of minibatches."""
    advantages = rollout.advantages(config.discount, config.smoothing).reshape(-1)
    returns = advantages + rollout.values.reshape(-1)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    count = len(advantages)
    features = rollout.features.reshape(count, -1)
    masks = rollout.masks.reshape(count, -1)
    actions, chances = rollout.actions.reshape(-1), rollout.chances.reshape(-1)
    for _ in range(config.epochs):
        order = rng.permutation(count)
        for start in range(0, count, config.minibatch):
            chosen = order[start : start + config.minibatch]
            rows = np.arange(len(chosen))
            logits, values, kept = network.forward(features[chosen])
            probabilities = masked_softmax(logits, masks[chosen])
            picked = actions[chosen]
            ratio = probabilities[rows, picked] / chances[chosen]
            better = advantages[chosen]
            # The objective is flat where the ratio has left the clipped range in a good direction.
            flat = np.where(better > 0, ratio > 1 + config.clip, ratio < 1 - config.clip)
            push = np.where(flat, 0, better * ratio)
            onehot = np.zeros_like(probabilities)
            onehot[rows, picked] = 1
            logs = np.log(probabilities + 1e-10)
            entropy = -(probabilities * logs).sum(axis=1, keepdims=True)
            d_logits = -push[:, None] * (onehot - probabilities)
            d_logits += config.entropy * probabilities * (logs + entropy)
            d_values = values - returns[chosen]
            gradients = network.backward(
                kept, (d_logits / len(rows)).astype(np.float32), 0.5 * d_values / len(rows)
            )
            network.update(gradients, rate)


def train(config: Config, *, quiet: bool = False) -> Network:
    """Train for so many minutes of this process's time, or so many rollouts."""
    rng = np.random.default_rng(config.seed)
    batch = Batch(config.game, config.tables, config.seats, flat=True)
    batch.reset(seed=config.seed)
    network = Network(batch.shape.size, config.hidden, batch.shape.moves, rng)
    rollout = Rollout(batch, config.steps)
    start = time.process_time()
    done, told = 0.0, 0.0
    count, rollouts = 0, 0
    while done < 1:
        rollout.collect(batch, network, config, rng)
        learn(network, rollout, config, config.rate * (1 - done), rng)
        count += rollout.values.size
        rollouts += 1
        spent = time.process_time() - start
        done = rollouts / config.rollouts if config.rollouts else spent / (60 * config.minutes)
        if not quiet and spent - told > 15:
            told = spent
            print(f"{spent:4.0f} s, {count:9,} steps, {count / spent:,.0f} a second", flush=True)
    return network


def play_against(network: Network, config: Config, opponent: str, games: int) -> float:
    """Return the agent's mean reward, from -1 to 1, in so many games for each of its seats.

    The agent takes its most likely action; the opponent has all other seats. 0 means equal.
    """
    total, played = 0.0, 0
    for seat in range(config.seats):
        others = {other: opponent for other in range(config.seats) if other != seat}
        tables = min(games, 32)
        batch = Batch(config.game, tables, config.seats, opponents=others, flat=True)
        batch.reset(seed=1_000_000 + 1000 * seat)
        left = np.full(tables, games // tables)  # each table plays as many: short games count alike
        while left.any():
            logits, _, _ = network.forward(batch.observations)
            batch.step(np.where(batch.masks, logits, -np.inf).argmax(axis=1))
            for table in np.flatnonzero(batch.terminations & (left > 0)):
                total += float(batch.rewards[table, seat])
                played += 1
            left -= (batch.terminations | batch.truncations) & (left > 0)
        batch.close()
    return total / played


def main() -> None:
    """Train, then play against a bot."""
    parser = argparse.ArgumentParser(description="Train an agent by self-play.")
    parser.add_argument("game", nargs="?", default="kibble-scuffle")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="lynx")
    parser.add_argument("--games", type=int, default=96, help="to play, for each seat")
    said = parser.parse_args()
    config = Config(game=said.game, seats=said.seats, minutes=said.minutes, seed=said.seed)
    network = train(config)
    for opponent in dict.fromkeys(["random", said.opponent]):
        mean = play_against(network, config, opponent, said.games)
        print(f"against {opponent}: mean reward {mean:+.2f} (0 is equal, 1 wins every game)")


if __name__ == "__main__":
    main()
