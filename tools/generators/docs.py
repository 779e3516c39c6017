"""Tables in the pages of the games that show what the code and its texts say.

Every game can have a table of its lessons. Other tables are the game's own: `docs_tables.py` among
its tests has a function `tables`, which returns their rows by heading.
"""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tabbytop
from generators.files import ROOT, write
from tabbytop.games.registry import built_in_games
from tabbytop.kernel.game import Game
from tabbytop.learning.registry import lessons_of
from tabbytop.learning.telling import LessonTexts

DOCS: Final = ROOT / "docs" / "games"
LESSONS: Final = "## Rulings that the lessons touch"
HEADS: Final = ("| card |", "| group |", "| rulings |")
TABLE: Final = re.compile(r"^\|[-|]+\|$", re.MULTILINE)  # the line below its head
RULING: Final = re.compile(r"^\| ([A-Z]{2}-[A-Z][A-Za-z]*\d*) \|", re.MULTILINE)


def tables() -> dict[Path, dict[str, list[str]]]:
    """Return the rows of all tables under a heading, by document."""
    found: dict[Path, dict[str, list[str]]] = {}
    for name in built_in_games():
        for heading, wanted in _tables_of(name).items():
            for page in _pages_with(name, heading):
                found.setdefault(page, {})[heading] = wanted
    return found


def _tables_of(name: str) -> dict[str, list[str]]:
    own = ROOT / "tests" / "games" / name.replace("-", "_") / "docs_tables.py"
    spec = importlib.util.spec_from_file_location(f"docs_tables_{own.parent.name}", own)
    game = tabbytop.game(name)
    lessons = {LESSONS: [_lesson_row(game)]} if lessons_of(game) else {}
    if not own.exists() or spec is None or spec.loader is None:
        return lessons
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {**lessons, **module.tables()}


def _pages_with(name: str, heading: str) -> Iterator[Path]:
    """Yield the pages of a game that have this heading: `<game>.md`, `<game>-<subject>.md`."""
    for page in sorted(DOCS.glob(f"{name}*.md")):
        if f"\n{heading}\n" in page.read_text(encoding="utf-8"):
            yield page


def rows(page: str, heading: str) -> list[str]:
    """Return the rows of the tables under a heading, without their heads."""
    part = re.split(r"^## ", page.partition(f"\n{heading}\n")[2], flags=re.MULTILINE)[0]
    found = [line for line in part.splitlines() if line.startswith("| ")]
    return [row for row in found if not row.startswith(HEADS)]


def rulings_of(game: str) -> set[str]:
    """Return the numbers of the rulings in the document of a game."""
    return set(RULING.findall((DOCS / f"{game}.md").read_text(encoding="utf-8")))


def touched(game: str) -> set[str]:
    """Return the numbers of the rulings that a game's lessons touch."""
    return {number for lesson in lessons_of(tabbytop.game(game)) for number in lesson.rulings()}


def _lesson_row(game: Game) -> str:
    """Return how many rulings of a game its lessons touch, how long the first takes, and which."""
    seconds = LessonTexts(game, lessons_of(game)[0]).seconds()
    share = f"{len(touched(game.name))} of {len(rulings_of(game.name))}"
    return row([share, f"{seconds} s", " ".join(sorted(touched(game.name)))])


def row(cells: list[str]) -> str:
    """Return the row of a table."""
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


def with_rows(page: str, heading: str, wanted: list[str]) -> str:
    """Return a page with these rows under a heading, each in the place of the one that was there.

    The first rows of all follow the head of the table.
    """
    found = rows(page, heading)
    if not found:
        start = page.index(f"\n{heading}\n")
        head = TABLE.search(page, start)
        assert head is not None, f"there is a table below {heading}"
        return page[: head.end()] + "".join(f"\n{row}" for row in wanted) + page[head.end() :]
    for before, now in zip(found, wanted, strict=True):
        page = page.replace(f"\n{before}\n", f"\n{now}\n", 1)
    return page


def main() -> None:
    """Write the rows into the documents."""
    for file, parts in tables().items():
        page = file.read_text(encoding="utf-8")
        for heading, wanted in parts.items():
            page = with_rows(page, heading, wanted)
        write(file, page)
