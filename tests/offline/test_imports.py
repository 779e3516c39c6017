"""In the browser there is the standard library and msgspec: nothing else may be imported."""

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"  # which the page packs

SCRIPT = """
import importlib.abc, sys

class Only(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in {"tabbytop", "msgspec", *sys.stdlib_module_names}:
            raise ImportError(f"there is no {name} in the browser")

sys.meta_path.insert(0, Only())
import tabbytop.offline.browser
from tabbytop.games import registry
for name in registry.list_games():
    registry.game(name)
missing = {"multiprocessing", "sqlite3", "concurrent.futures.process"} & set(sys.modules)
assert not missing, missing
"""


def test_offline_needs_only_msgspec() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )
    assert (done.returncode, done.stderr) == (0, "")
