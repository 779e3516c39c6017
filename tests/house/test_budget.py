"""Weight that was taken off stays off: lines, files and golden lines within budget.toml."""

from pathlib import Path

from tests.budget import ROOT, assert_within_budget
from tests.house.tracked import tracked_files

from tabbytop.texts.compiled import ENGLISH, our_folders

TEXTS = our_folders(ROOT / "src" / "tabbytop")
CODE = {".css", ".js", ".mjs", ".py", ".svelte", ".ts"}


def lines(files: list[Path]) -> int:
    return sum(file.read_bytes().count(b"\n") for file in files)


def is_translation(file: Path) -> bool:
    return any(
        folder in file.parents and (folder / ENGLISH) not in file.parents for folder in TEXTS
    )


def test_files_and_lines_are_within_the_budget() -> None:
    files = [file for file in tracked_files() if not is_translation(file)]
    assert_within_budget("files", len(files))
    assert_within_budget("lines", lines(files))


def test_lines_of_code_are_within_the_budget() -> None:
    code = [file for file in tracked_files() if file.suffix in CODE]
    assert_within_budget("lines_of_code", lines(code))


def test_golden_lines_are_within_the_budget() -> None:
    golden = [file for file in tracked_files() if "golden" in file.relative_to(ROOT).parts]
    assert_within_budget("golden_lines", lines(golden))
