"""Weight that was taken off stays off: lines, files and golden lines within budget.toml."""

from pathlib import Path

from tests.budget import ROOT, assert_within_budget
from tests.house.tracked import tracked_files

CODE = {".css", ".js", ".mjs", ".py", ".svelte", ".ts"}


def lines(files: list[Path]) -> int:
    return sum(file.read_bytes().count(b"\n") for file in files)


def test_files_and_lines_are_within_the_budget() -> None:
    assert_within_budget("files", len(tracked_files()))
    assert_within_budget("lines", lines(tracked_files()))


def test_lines_of_code_are_within_the_budget() -> None:
    code = [file for file in tracked_files() if file.suffix in CODE]
    assert_within_budget("lines_of_code", lines(code))


def test_golden_lines_are_within_the_budget() -> None:
    golden = [file for file in tracked_files() if file.is_relative_to(ROOT / "tests" / "golden")]
    assert_within_budget("golden_lines", lines(golden))
