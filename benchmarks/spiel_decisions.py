"""Decisions a second of random games through OpenSpiel, driven from Python.

    PYTHONPATH=build/compiled python benchmarks/spiel_decisions.py

Each game is measured with sampled and with explicit chance, and OpenSpiel's own crazy_eights
beside them. Only decisions of players are counted. Seconds are processor time of this process.
"""

import random
import sys
from collections.abc import Callable
from typing import Any

import pyspiel

import tabbytop.envs.open_spiel  # noqa: F401 - registers the games
from measure import build, per_second

SECONDS = 4.0
GAMES = ("kibble_scuffle", "tem_purr_a", "cat_lady", "meow")
PEER = "crazy_eights(players=4)"


def random_game(game: Any) -> Callable[[], tuple[int, ...]]:  # noqa: ANN401 - pyspiel has no types
    """Return a function that plays a random game and returns its decisions."""
    die = random.Random(1)

    def play() -> tuple[int, ...]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(die.choices(outcomes, weights)[0])
            else:
                state.apply_action(die.choice(state.legal_actions()))
                decisions += 1
        return (decisions,)

    return play


def main() -> None:
    """Measure the games named on the command line, or all."""
    names = [f"tabbytop_{name}" for name in GAMES]
    wanted = sys.argv[1:] or [f"{n}(chance={c})" for n in names for c in ("sampled", "explicit")]
    print(f"{build()} build, {SECONDS:.0f} s of processor time each")
    for text in [*wanted, PEER]:
        [speed] = per_second(random_game(pyspiel.load_game(text)), SECONDS)
        print(f"{text:45} {speed:9,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
