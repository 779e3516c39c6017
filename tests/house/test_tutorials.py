"""The tutorials are true: the files that they have you write are written, and then they are run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("tutorials")  # its fixtures take seconds

ROOT = Path(__file__).parents[2]
FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.DOTALL | re.MULTILINE)
RUN = "from tabbytop.cli import main; main()"


def write_files(tutorial: str, folder: Path) -> list[str]:
    """Write the files of a tutorial; blocks of the same file follow each other in it."""
    blocks: dict[str, list[str]] = {}
    for name, text in FILE.findall((ROOT / "docs" / tutorial).read_text(encoding="utf-8")):
        blocks.setdefault(name, []).append(text)
    for name, texts in blocks.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(texts), encoding="utf-8")
    return list(blocks)


def run(folder: Path, *words: str, typed: str = "") -> str:
    """Run Python in the folder, and return what it printed."""
    path = os.pathsep.join([str(folder), *sys.path])
    ran = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder / "data")},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def snack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the tutorial, found by its entry point as if it were installed."""
    folder = tmp_path_factory.mktemp("midnight-snack")
    names = write_files("first-game.md", folder)
    assert names[0] == "midnight_snack/__init__.py"
    project = (folder / "pyproject.toml").read_text(encoding="utf-8")
    point = re.search(r'entry-points\."tabbytop\.games"\]\n(.*) = "(.*)"', project)
    assert point
    info = folder / "midnight_snack-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: midnight-snack\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tabbytop.games]\n{point[1]} = {point[2]}\n")
    return folder


def test_game_of_the_tutorial_conforms(snack: Path) -> None:
    assert "Midnight Snack holds." in run(snack, "check.py")


def test_conformance_finds_the_leak_that_the_tutorial_suggests(snack: Path) -> None:
    game = snack / "midnight_snack" / "__init__.py"
    sound = game.read_text(encoding="utf-8")
    game.write_text(sound.replace("over = not table.agenda", "over = True"), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="AssertionError"):
            run(snack, "check.py")
    finally:
        game.write_text(sound, encoding="utf-8")


def test_game_of_the_tutorial_is_typed(snack: Path) -> None:
    config = snack / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = True\nmypy_path = {ROOT / 'src'}\n", encoding="utf-8")
    run(snack, "-m", "mypy", "--config-file", str(config), "midnight_snack", "check.py")


def test_game_of_the_tutorial_is_played_in_the_terminal(snack: Path) -> None:
    play = ["play", "midnight-snack", "--seed", "3", "--seats", "you,kitten", "--language", "en"]
    told = run(snack, "-c", RUN, *play, typed="1\n" * 80)
    assert "You carry one snack. One more, or home with it?" in told
    assert "you drop everything and run" in told
    assert "It is morning." in told
    assert "fullest cat" in told


def test_bots_play_the_game_of_the_tutorial(snack: Path) -> None:
    told = run(snack, "-c", RUN, "sim", "midnight-snack", "-n", "4", "--seats", "tabby,puma,random")
    assert "4 games" in told


def test_program_of_the_bot_tutorial_takes_part_in_a_tournament(tmp_path: Path) -> None:
    assert write_files("first-bot.md", tmp_path) == ["gourmet.py"]
    program = f"run:{sys.executable} gourmet.py"
    told = run(
        tmp_path, "-c", RUN, "arena", "kibble-scuffle", "--seats", "2", "-n", "4",
        "--bots", f"{program},random", "--json",
    )  # fmt: skip
    assert "gourmet" in told
    assert "random moves took over" not in told
