"""Our games, found by their folders, and what tests of all games expect of each."""

import importlib
from types import ModuleType

import tabbytop
from tabbytop.games.parts import folder_of, part_of
from tabbytop.games.registry import built_in_games
from tabbytop.review.comparing import REVIEW

OURS = built_in_games()
# Games whose moves are searched, in reviews and by bots.
TURN_GAMES = [name for name in OURS if part_of(tabbytop.game(name), REVIEW) is None]


def expected_of(name: str) -> ModuleType:
    """Return `expected.py` of a game's tests."""
    return importlib.import_module(f"tests.games.{name.replace('-', '_')}.expected")


def _has_puzzles(name: str) -> bool:
    folder = folder_of(tabbytop.game(name))
    return folder is not None and (folder / "thinking" / "puzzles.json").is_file()


WITH_PUZZLES = [name for name in OURS if _has_puzzles(name)]
