"""A game is one folder: without Tem-Purr-A's folders it is gone, and all other checks pass."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.house.tracked import ROOT, tracked_files

import tabbytop

pytestmark = [pytest.mark.extended, pytest.mark.xdist_group("one-folder")]

GAME = "tem-purr-a"
PACKAGE = GAME.replace("-", "_")
FOLDERS = [f"src/tabbytop/games/{PACKAGE}", f"web/src/games/{PACKAGE}", f"tests/games/{PACKAGE}"]
NAMES_IT = re.compile(rb"tem.?purr.?a|tempura", re.IGNORECASE)
CHECKED = ("src", "tests", "tools", "examples", "benchmarks")


def is_of_the_game(file: Path) -> bool:
    place = file.relative_to(ROOT).as_posix()
    return place.startswith((*[f"{folder}/" for folder in FOLDERS], f"docs/games/{GAME}"))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy everything that is tracked, but nothing of the game."""
    copy = tmp_path_factory.mktemp("without") / "tabbytop"
    for file in tracked_files():
        if not is_of_the_game(file):
            target = copy / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)
    for folder in FOLDERS:
        assert not (copy / folder).exists()
    # What is tested is compiled, if this process is: a group of modules for each game.
    whole, package = Path(tabbytop.__file__).parents[1], copy / "src"
    if whole != ROOT / "src":
        package = copy / "build" / "compiled"
        left_out = shutil.ignore_patterns(PACKAGE, "page", f"tabbytop_{PACKAGE}*")
        shutil.copytree(whole, package, ignore=left_out)
    environment = {**os.environ, "PYTHONPATH": str(package), "TABBYTOP_TEST_PROFILE": "quick"}
    sources = {**environment, "PYTHONPATH": str(copy / "src")}
    run(copy, [sys.executable, "tools/compile_texts.py"], sources)
    if package != copy / "src":
        for made in (copy / "src").rglob("compiled/*.json"):
            target = package / made.relative_to(copy / "src")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made, target)
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", copy / ".mypy_cache")
    for name in os.environ:
        if name.startswith("PYTEST_XDIST"):
            del environment[name]
    (copy / "environment").write_text("\0".join(f"{k}={v}" for k, v in environment.items()))
    return copy


def run(tree: Path, command: list[str], environment: dict[str, str] | None = None) -> str:
    """Run a command in the copy, and return what it printed."""
    if environment is None:
        pairs = (tree / "environment").read_text().split("\0")
        environment = dict(pair.split("=", 1) for pair in pairs)
    ran = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, (ran.stdout + ran.stderr)[-8000:]
    return ran.stdout


def naming(tree: Path) -> list[str]:
    """The Python files in the copy that name the game: those checks need not pass."""
    files = [file for folder in CHECKED for file in (tree / folder).rglob("*.py")]
    return sorted(
        file.relative_to(tree).as_posix() for file in files if NAMES_IT.search(file.read_bytes())
    )


def test_the_game_is_gone(tree: Path) -> None:
    listed = run(tree, [sys.executable, "-m", "tabbytop", "games"])
    assert "Kibble Scuffle" in listed
    assert "Purr-A" not in listed


def test_no_source_names_the_game_beside_its_folder(tree: Path) -> None:
    sources = [name for name in naming(tree) if name.startswith("src/")]
    assert set(sources) <= {"src/tabbytop/envs/vector.py"}, "only a docstring may, as an example"


def test_types_and_texts_are_clean_without_it(tree: Path) -> None:
    left_out = "|".join(re.escape(name) for name in naming(tree))
    folders = ["src/tabbytop", *CHECKED[1:]]
    run(tree, [sys.executable, "-m", "mypy", *folders, "--exclude", f"^({left_out})$"])
    run(tree, [sys.executable, "tools/check_texts.py"])


def test_quick_tests_pass_without_it(tree: Path) -> None:
    ignored = [f"--ignore={name}" for name in naming(tree) if name.startswith("tests/")]
    quick = ["tests/house", "tests/kernel", "tests/games", "tests/conformance"]
    for needs_git in ("budget", "repository", "image", "image_build", "one_folder"):
        ignored.append(f"--ignore=tests/house/test_{needs_git}.py")
    words = ["-m", "pytest", "-p", "no:cacheprovider", "-m", "not extended", *ignored, *quick]
    assert "passed" in run(tree, [sys.executable, *words])


def test_types_of_the_page_are_clean_without_it(tree: Path) -> None:
    modules = ROOT / "web" / "node_modules"
    if not modules.is_dir():
        pytest.skip("what builds the page is not installed")
    (tree / "web" / "node_modules").symlink_to(modules)
    sources = {**os.environ, "PYTHONPATH": str(tree / "src")}  # compiled code has no annotations
    run(tree, [sys.executable, "tools/generate.py", "page"], sources)
    run(tree, ["npm", "--prefix", "web", "run", "--silent", "types"])
