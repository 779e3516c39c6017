"""A game that is installed as a package is listed in the terminal and played there to its end."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tabbytop

pytestmark = pytest.mark.xdist_group("installed-game")  # its fixtures take seconds

FOLDER = Path(__file__).parents[2] / "examples" / "nap_time"
PARTS = Path(__file__).parents[1] / "plug_in"
RUN = [sys.executable, "-c", "from tabbytop.cli import main; main()"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the example into a folder of its own."""
    return install(tmp_path_factory.mktemp("installed"), FOLDER)


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the example with every part that a game may bring."""
    return install(tmp_path_factory.mktemp("complete"), FOLDER, PARTS)


def install(folder: Path, *sources: Path) -> Path:
    ignore = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    for source in sources:
        shutil.copytree(source, folder / "package", ignore=ignore, dirs_exist_ok=True)
    command = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation"]
    command += ["--no-index", "--disable-pip-version-check", "--target", str(folder / "target")]
    subprocess.run([*command, str(folder / "package")], capture_output=True, check=True)
    return folder / "target"


def run(installed: Path, *words: str, typed: str = "") -> str:
    """Run the command with the example beside it, and return what it printed."""
    path = os.pathsep.join([str(installed), str(Path(tabbytop.__file__).parents[1])])
    environment = {**os.environ, "PYTHONPATH": path, "TABBYTOP_SAVES": str(installed.parent)}
    ran = subprocess.run(
        [*RUN, *words], cwd=installed.parent, env=environment, input=typed,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_installed_game_is_listed_after_ours(installed: Path) -> None:
    listed = run(installed, "games")
    assert "Nap longest, alone, and the sunbeam is yours." in listed
    assert listed.index("Meow!") < listed.index("Nap Time")


def test_installed_game_is_played_with_bots_to_its_end(installed: Path) -> None:
    told = run(
        installed, "play", "nap-time", "--seed", "3", "--seats", "you,kitten,tabby",
        typed="1\n" * 40,
    )  # fmt: skip
    assert "how long do you nap?" in told
    assert "Your naps: 1, 2, 3" in told
    assert "most sunshine" in told


def test_installed_game_has_the_same_doors_as_ours(complete: Path, home: Path) -> None:
    told = run(
        complete, "play", "nap-time", "--seed", "1", "--seats", "you,tabby,tabby",
        typed="3\n1\n1\n",
    )  # fmt: skip
    assert "( ☀ ☀ ☀ )" in told, "its board"
    (saved,) = home.glob("*.json")
    assert "Better: Nap for 2 hours" in run(complete, "review", str(saved), "--seat", "0"), (
        "its review"
    )
    assert "1–2" in run(complete, "puzzle"), "its puzzles"
    solved = run(complete, "puzzle", "nap-time", "--number", "1", typed="nap 3\nstop\n")
    assert "about 46 games in 100" in solved


def test_bots_of_an_installed_game_play_in_their_own_way(complete: Path) -> None:
    """The bots of the parts all lay the nap that fits the sunbeam: they tie in every round."""
    report = run(complete, "sim", "nap-time", "-n", "4", "--seats", "tiger,kitten", "--json")
    assert json.loads(report)["shared"] == 4
