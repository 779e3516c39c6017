"""Every numbered ruling in the documents has a test, and every test names an existing ruling."""

import ast
import re
from pathlib import Path

import pytest

from tabbytop.games.registry import built_in_games

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"^\| ([A-Z]{2}-[A-Z][A-Za-z]*\d*|G\d+) \|", re.MULTILINE)
REFUSAL = re.compile(r"\"([A-Z]{2}-[A-Z][A-Za-z]*\d*)\"")
MENTION = re.compile(r"\b([A-Z]{2}-[A-Z][A-Za-z]*\d*|G\d+)\b")


def ruled() -> set[str]:
    """Return the numbers in the first column of the tables of rulings."""
    numbers: set[str] = set()
    for document in ROOT.glob("docs/**/*.md"):
        numbers.update(NUMBER.findall(document.read_text(encoding="utf-8")))
    return numbers


def marked() -> set[str]:
    """Return the numbers in the `ruling` marks of all tests."""
    numbers: set[str] = set()
    for file in ROOT.glob("tests/**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                numbers.update(str(ast.literal_eval(argument)) for argument in node.args)
    return numbers


def mentioned() -> set[str]:
    """Return the numbers in the code of the games and the kernel, docstrings and comments too."""
    numbers: set[str] = set()
    for package in ("games", "kernel"):
        for file in ROOT.glob(f"src/tabbytop/{package}/**/*.py"):
            numbers.update(MENTION.findall(file.read_text(encoding="utf-8")))
    return numbers


def test_every_ruling_has_a_test() -> None:
    assert ruled() - marked() == set()


def test_every_tested_ruling_is_documented() -> None:
    assert marked() - ruled() == set()


@pytest.mark.parametrize("name", built_in_games())
def test_every_game_has_a_page_with_its_rulings(name: str) -> None:
    page = ROOT / "docs" / "games" / f"{name}.md"
    assert NUMBER.findall(page.read_text(encoding="utf-8"))


def test_code_names_only_documented_rulings() -> None:
    for file in ROOT.glob("src/tabbytop/games/*/*.py"):
        named = set(REFUSAL.findall(file.read_text(encoding="utf-8")))
        assert named <= ruled(), f"{file.name}: {named - ruled()}"


def test_code_names_every_ruling() -> None:
    assert ruled() - mentioned() == set()
