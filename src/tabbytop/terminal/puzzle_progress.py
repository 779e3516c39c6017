"""The puzzles that were solved at this terminal."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tabbytop.folders import data_folder

_FILE: Final = "puzzles/solved.json"  # in a folder of its own: files beside it are games


class PuzzleProgress:
    """A small file near the saved games. A damaged one counts as empty; if it cannot be written,
    puzzles go on all the same."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or data_folder() / _FILE
        self._solved: dict[str, Any] = {}
        with suppress(OSError, ValueError):
            read = json.loads(self._path.read_text(encoding="utf-8"))
            self._solved = read if isinstance(read, dict) else {}

    def is_solved(self, game: str, number: int) -> bool:
        """Return whether the puzzle was ever solved here."""
        return number in self._numbers(game)

    def keep_solved(self, game: str, number: int) -> None:
        """Remember that the puzzle was solved."""
        self._solved[game] = sorted({*self._numbers(game), number})
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._solved), encoding="utf-8")

    def _numbers(self, game: str) -> set[int]:
        numbers = self._solved.get(game)
        return (
            {each for each in numbers if isinstance(each, int)}
            if isinstance(numbers, list)
            else set()
        )
