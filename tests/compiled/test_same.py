"""Compiled and interpreted games and bots behave identically, to the byte.

The compiled package is in its own folder (`make compile`). Each build runs in its own process,
because both have the same name.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabbytop

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

PLAY = """
import sys
sys.path[:0] = [".", "examples"]
import tabbytop
from tabbytop.kernel import table
from tabbytop.testing import Deal, digest, named_variants
import nap_time
from tests.profiles import LONG
print(table.__file__.rpartition(".")[2])
game = nap_time.GAME if sys.argv[1] == nap_time.GAME.name else tabbytop.game(sys.argv[1])
seeds = 12 if LONG else 3
variants = list(named_variants(game))
if game.name == "meow" and not LONG:  # by chance, one turn has thousands of words
    seeds, variants = 1, variants[::2]
for variant, deal in variants:
    for seed in range(seeds):
        print(variant, seed, digest(Deal(deal.game, deal.seats, deal.options, seed)))
"""

THINK = """
import sys
sys.path.insert(0, "examples")
import tabbytop
from tabbytop.bots import LEVELS
from tabbytop.bots import search
from tabbytop.lab.play import play
import nap_time
print(search.__file__.rpartition(".")[2])
thinkers = ["search:25", "greedy:2", *[level.name for level in LEVELS if level.worlds], "random"]
game = nap_time.GAME if sys.argv[1] == nap_time.GAME.name else tabbytop.game(sys.argv[1])
for place, name in enumerate(thinkers):
    seats = [thinkers[(place + seat) % len(thinkers)] for seat in range(game.least_seats)]
    outcome = play(game, seats, place, game.options())
    print(game.name, seats, outcome.decisions, outcome.result.scores)
"""

# Whole games of strong bots where they are cheap. Otherwise one decision of each level for every
# seed, at positions from the deal to the end: interpreted, a game of tigers takes half a minute.
# The values after each move show the smallest difference in rounding. The generator's next number
# shows whether all that was thought was the same, not only the move.
STRONG = """
import sys
sys.path[:0] = [".", "examples"]
import tabbytop
from tabbytop.bots import bot, search
from tabbytop.bots.levels import has_specialists
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import CLOCK
from tabbytop.lab.play import play
import nap_time
from tests.profiles import LONG
print(search.__file__.rpartition(".")[2])
LEVELS = ("puma", "tiger")
game = nap_time.GAME if sys.argv[1] == nap_time.GAME.name else tabbytop.game(sys.argv[1])
seats = max(2, game.least_seats)

def position(seed):
    table, rng = game.deal(seats, seed, game.options()), quick(seed)
    latest = None
    for made in range(10_000):
        asked = table.actors()
        if not asked:
            return latest
        seat = asked[0]
        moves = table.moves(seat)
        if seat != CLOCK and len(moves) > 1:
            latest = table.imagine(seat, rng), seat
            if made >= 2 * seed:
                return latest
        table.play(seat, moves[0] if seat == CLOCK else game.judge.rollout_move(table, seat, rng))

for seed in range(30):
    if LONG or has_specialists(game) or game.name == nap_time.GAME.name:
        named = [LEVELS[(seed + seat) % 2] for seat in range(seats)]
        outcome = play(game, named, seed, game.options())
        print(seed, named, outcome.decisions, outcome.result.scores)
        continue
    table, seat = position(seed)
    for move in table.moves(seat):
        after = table.copy()
        after.play(seat, move)
        print(seed, move, game.judge.evaluate(after))
    for level in LEVELS:
        player = bot(level, seed, game)
        move, thought = player.choose(table.copy(), seat), player._generator.below(1 << 30)
        print(seed, level, game.vocabulary.text(move), player.second_choice(), thought)
"""


@pytest.fixture(autouse=True)
def compiled() -> None:
    assert COMPILED.exists(), "make compile first; it says what is missing"


def output_of(folder: Path, program: str, *arguments: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.splitlines()


def assert_same_output(program: str, *arguments: str) -> None:
    interpreted = output_of(SOURCE, program, *arguments)
    compiled = output_of(COMPILED, program, *arguments)
    assert len(interpreted) > 5
    assert interpreted[0] == "py"
    assert compiled[0] in {"so", "pyd"}
    assert interpreted[1:] == compiled[1:]


each_game = pytest.mark.parametrize("game", [*tabbytop.list_games(), "nap-time"])


@each_game
def test_game_is_the_same_compiled_and_interpreted(game: str) -> None:
    assert_same_output(PLAY, game)


@each_game
def test_bots_play_the_same_compiled_and_interpreted(game: str) -> None:
    assert_same_output(THINK, game)


@each_game
def test_strong_bots_decide_the_same_compiled_and_interpreted(game: str) -> None:
    assert_same_output(STRONG, game)


def test_compiled_package_has_the_current_sources() -> None:
    for file in SOURCE.rglob("*.py"):
        twin = COMPILED / file.relative_to(SOURCE)
        assert twin.read_bytes() == file.read_bytes(), f"{file.name}: make compile"
    extra = {f.relative_to(COMPILED) for f in (COMPILED / "tabbytop").rglob("*.py")}
    assert extra == {f.relative_to(SOURCE) for f in (SOURCE / "tabbytop").rglob("*.py")}
