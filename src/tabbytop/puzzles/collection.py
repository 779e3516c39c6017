"""The puzzles that come with the package: a file for each game, the easiest first."""

import json
from functools import cache
from typing import Final

from tabbytop.games.parts import folder_of
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.puzzles.puzzle import Puzzle
from tabbytop.texts.message import Message

_FILE: Final = "thinking/puzzles.json"  # in the game's folder


class BadPuzzles(TabbytopError):
    """Raised when the stored puzzles were made for other rules of their game."""


class NoSuchPuzzle(TabbytopError):
    """Raised when a game has no puzzle of that number."""


@cache
def _stored(game: Game) -> tuple[int, tuple[Puzzle, ...]]:
    folder = folder_of(game)
    if folder is None or not (folder / _FILE).is_file():
        return 0, ()
    document = json.loads((folder / _FILE).read_text(encoding="utf-8"))
    rules = document["rules"]
    return rules, tuple(Puzzle.read(game.name, rules, each) for each in document["puzzles"])


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, sorted by difficulty; none for games without a file."""
    rules, found = _stored(game)
    if found and rules != game.rules:
        raise BadPuzzles(f"{game.name}: puzzles of rules {rules}, and the rules are {game.rules}")
    return found


def puzzle_of(game: Game, number: int) -> Puzzle:
    """Return a puzzle by its number, which counts from 1."""
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise NoSuchPuzzle(Message("kernel", "no-puzzle", number=number, count=len(found)))
    return found[number - 1]


def file_text(game: Game, puzzles: list[Puzzle]) -> str:
    """Return the content of a game's file: one puzzle a line, sorted by difficulty."""
    lines = [
        json.dumps(each.as_dict(), ensure_ascii=False, separators=(",", ":"))
        for each in sorted(puzzles, key=lambda puzzle: puzzle.difficulty)
    ]
    head = f'{{"game":{json.dumps(game.name)},"rules":{game.rules},"puzzles":[\n'
    return head + ",\n".join(lines) + "\n]}\n"
