"""Weight that was taken off stays off: lines, files and golden lines within budget.toml."""

import subprocess
from functools import cache
from pathlib import Path

import pytest
from tests.budget import ROOT, assert_within_budget

CODE = {".css", ".js", ".mjs", ".py", ".svelte", ".ts"}


@cache
def tracked() -> list[Path]:
    """Return the files that git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("this is not a clone")
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def lines(files: list[Path]) -> int:
    return sum(file.read_bytes().count(b"\n") for file in files)


def test_files_and_lines_are_within_the_budget() -> None:
    assert_within_budget("files", len(tracked()))
    assert_within_budget("lines", lines(tracked()))


def test_lines_of_code_are_within_the_budget() -> None:
    code = [file for file in tracked() if file.suffix in CODE]
    assert_within_budget("lines_of_code", lines(code))


def test_golden_lines_are_within_the_budget() -> None:
    golden = [file for file in tracked() if file.is_relative_to(ROOT / "tests" / "golden")]
    assert_within_budget("golden_lines", lines(golden))
