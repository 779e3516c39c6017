"""The parts of a game beside its rules, found in its folder: nothing else has to name them.

- `thinking.bots` has `player(level, seed)`, the game's own bot of a level (`bots.levels`);
- `thinking.review` has `review(game, record, seat)`, a review of its own (`review.steps`);
- `thinking.puzzles` has SITUATION, the decisions that its puzzles ask for (`puzzles.situation`),
  and `thinking/puzzles.json` the puzzles themselves (`puzzles.collection`);
- `thinking.mini` has MINI, its last decisions, for exact algorithms (`envs.minis`);
- `terminal.board` has BOARD, how the terminal draws it (`terminal.boards`);
- `lessons/*.toml` are its lessons (`learning.registry`).

A game may leave out any of them. A game that another package installs has them in that package.
"""

import importlib
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

from tabbytop.games.registry import package_of
from tabbytop.kernel.game import Game


@cache
def part_of(game: Game, name: str) -> ModuleType | None:
    """Return a module of the game's package, or None if the game has no such part."""
    package = package_of(game)
    if not package:
        return None
    for depth in range(1, name.count(".") + 1):  # find_spec raises if a parent is missing
        parent = ".".join([package, *name.split(".")[:depth]])
        if importlib.util.find_spec(parent) is None:
            return None
    if importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")


@cache
def folder_of(game: Game) -> Path | None:
    """Return the folder of the game's package, or None if the game has none."""
    package = package_of(game)
    found = importlib.util.find_spec(package) if package else None
    if found is None or not found.submodule_search_locations:
        return None
    return Path(found.submodule_search_locations[0])
