"""The rules as a library: nothing but the standard library is imported."""

import os
import subprocess
import sys
from pathlib import Path

from tabbytop.games.registry import built_in_games

SOURCE = Path(__file__).parents[2] / "src"
# Third-party packages are blocked, wherever they are installed, and our package comes first.
BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in sys.stdlib_module_names and package != "tabbytop":
            raise ModuleNotFoundError(f"blocked: {name}", name=name)

sys.meta_path.insert(0, Blocked())
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
"""
FOREIGN = """
def foreign():
    known = sys.stdlib_module_names | {"tabbytop"}
    return sorted(name for name in set(sys.modules) - before if name.partition(".")[0] not in known)
"""
IMPORTS = """
import tabbytop
print(foreign())
"""
PLAYS = """
import tabbytop
from tabbytop.bots import bot
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.learning.registry import lessons_of
from tabbytop.texts.preferred import LANGUAGES

for name in tabbytop.list_games():
    game = tabbytop.game(name)
    match = tabbytop.Match.deal(game, seats=game.nearest_seats(2), seed=7)
    table, kitten, rng = match.table, bot("kitten", seed=1), tabbytop.quick(2)
    while len(match.record.moves) < 30 and (seats := table.actors()):
        seat = seats[0]
        match.play(seat, kitten.choose(table.imagine(seat, rng), seat))
    for language in LANGUAGES:
        assert GameTexts(game, language).tell_rules()
    assert lessons_of(game)
    try:
        match.play(0, "fly to the moon")
    except tabbytop.TabbytopError as error:
        assert str(error)
    assert tabbytop.replay(match.record.text()).position() == table.position()
    print(name, len(match.record.moves) > 5)
print(foreign())
"""


def run(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program without any package but ours; `-S` leaves site-packages out."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-S", "-c", program, *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )


def test_import_tabbytop_imports_no_third_party_module() -> None:
    done = run(BLOCKED + FOREIGN + IMPORTS, str(SOURCE))
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_import_tabbytop_takes_no_third_party_module_that_is_installed() -> None:
    program = "import sys\nbefore = set(sys.modules)\n" + FOREIGN + IMPORTS
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_games_bots_texts_and_lessons_need_only_the_standard_library() -> None:
    done = run(BLOCKED + FOREIGN + PLAYS, str(SOURCE))
    assert done.stderr == ""
    *games, foreign = done.stdout.splitlines()
    assert (sorted(games), foreign) == ([f"{name} True" for name in built_in_games()], "[]")


def test_command_without_its_packages_says_what_is_missing() -> None:
    done = run(BLOCKED + "from tabbytop.__main__ import main\nmain()", str(SOURCE))
    assert (done.returncode, done.stdout) == (1, "")
    assert "pip install tabbytop" in done.stderr
    assert len(done.stderr.splitlines()) == 1
