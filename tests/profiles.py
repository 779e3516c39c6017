"""How thoroughly to test: `make test-long` sets TABBYTOP_TEST_PROFILE to `long`, `make check` to
`quick`."""

import os
from typing import Final

from hypothesis import settings

import tabbytop

LONG: Final = os.environ.get("TABBYTOP_TEST_PROFILE") == "long"
QUICK: Final = os.environ.get("TABBYTOP_TEST_PROFILE") == "quick"


def examples_per_game() -> int:
    """Return the examples of the current profile, divided among the registered games.

    Properties of all games are tested game by game, so that a failing test names the game.
    """
    return max(1, settings().max_examples // len(tabbytop.list_games()))
