"""Compiled and interpreted are one game: the same texts and positions to the byte.

The compiled package lies in a folder of its own (`make compile`); each build plays in a process
of its own, for there is only one name.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

PLAY = """
import sys
sys.path.insert(0, "examples")
import tabbytop
from tabbytop.kernel import table
from tabbytop.testing import Deal, digest, named_variants
import nap_time
print(table.__file__.rpartition(".")[2])
for name in tabbytop.games():
    for variant, deal in named_variants(tabbytop.game(name)):
        for seed in range(12):
            print(variant, seed, digest(Deal(deal.game, deal.seats, deal.options, seed)))
for seed in range(20):
    print(digest(Deal(nap_time.GAME, 3, nap_time.GAME.options(), seed)))
"""


@pytest.fixture(autouse=True)
def compiled() -> None:
    assert COMPILED.exists(), "make compile first; it says what is missing"


def said_by(folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.splitlines()


def test_interpreted_equals_compiled() -> None:
    interpreted, compiled = said_by(SOURCE), said_by(COMPILED)
    assert interpreted[0] == "py"
    assert compiled[0] in {"so", "pyd"}
    assert interpreted[1:] == compiled[1:]


def test_the_compiled_package_is_made_of_these_sources() -> None:
    for file in SOURCE.rglob("*.py"):
        twin = COMPILED / file.relative_to(SOURCE)
        assert twin.read_bytes() == file.read_bytes(), f"{file.name}: make compile"
    extra = {f.relative_to(COMPILED) for f in (COMPILED / "tabbytop").rglob("*.py")}
    assert extra == {f.relative_to(SOURCE) for f in (SOURCE / "tabbytop").rglob("*.py")}
