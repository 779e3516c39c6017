"""The mutated modules, and the tests that belong to them."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SRC: Final = ROOT / "src"
KERNEL: Final = "kernel"
GAMES: Final = tuple(sorted(path.parent.name for path in SRC.glob("tabbytop/games/*/game.py")))
AREAS: Final = (KERNEL, *GAMES)

# Texts and lists of words are proofread, not mutated. What players think is a guess: a slightly
# different weight is another player, not a broken rule; arenas measure them. Boards in the terminal
# are looked at. `compiler.py` is a shim that does something only where the code is compiled.
_LEFT_OUT: Final = {
    "kernel": {"guide.py", "telling.py", "compiler.py"},
    "*": {
        "words.py",
        "guide.py",
        "judge.py",
        "prospects.py",
        "effort.py",
        "ideal.py",
        "mat_plan.py",
        "mini.py",
        "puzzles.py",
        "review.py",
    },
}
_FOLDERS_LEFT_OUT: Final = {"bots", "terminal"}
_ABOUT_ONE_GAME: Final = re.compile(
    r"^tests/conformance/.*\[(" + "|".join(GAMES).replace("_", "-") + r")[-\]]"
)


def sources() -> list[Path]:
    """Return the modules that are mutated, in a fixed order."""
    found = list((SRC / "tabbytop" / "kernel").glob("*.py"))
    for game in GAMES:
        found += (SRC / "tabbytop" / "games" / game).rglob("*.py")
    return sorted(path for path in found if _is_mutated(path))


def _is_mutated(path: Path) -> bool:
    left_out = _LEFT_OUT["kernel"] if area_of(path) == KERNEL else _LEFT_OUT["*"]
    return path.name not in left_out and _FOLDERS_LEFT_OUT.isdisjoint(path.parts)


def area_of(path: Path) -> str:
    """Return the kernel, or the game that a source file belongs to."""
    parts = path.relative_to(SRC / "tabbytop").parts
    return KERNEL if parts[0] == KERNEL else parts[1]


def module_of(path: Path) -> str:
    """Return the dotted name of a source file, without the package's."""
    return ".".join(path.relative_to(SRC / "tabbytop").with_suffix("").parts)


def path_of(module: str) -> Path:
    """Return the source file of such a name."""
    return (SRC / "tabbytop").joinpath(*module.split(".")).with_suffix(".py")


def test_folders(area: str) -> list[Path]:
    """Return the folders with tests of an area: its own, and those for all games."""
    own = ROOT / "tests" / "kernel" if area == KERNEL else ROOT / "tests" / "games" / area
    return [own, ROOT / "tests" / "conformance"]


def test_files() -> list[Path]:
    """Return all files with tests that may kill a mutant."""
    folders = [folder for area in AREAS for folder in test_folders(area)]
    return sorted({path for folder in folders for path in folder.glob("test_*.py")})


def may_kill(area: str, test: str) -> bool:
    """Return whether a test, by its id, belongs to an area. Tests of other games do not."""
    about = _ABOUT_ONE_GAME.search(test)
    if about is not None and area != KERNEL and about[1] != area.replace("_", "-"):
        return False
    folders = [folder.relative_to(ROOT).as_posix() for folder in test_folders(area)]
    return any(test.startswith(f"{folder}/") for folder in folders)
